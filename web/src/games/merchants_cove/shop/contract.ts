// What a merchant's folder draws: its workshop, in the place that layout.ts calls WORKSHOP, from its upper left corner.

import type { MerchantView } from "../types";

export interface WorkshopProps<Shop> {
  seat: number;
  player: MerchantView;
  shop: Shop;
  // Whoever looks owns this shop. Nouns that all shops share mean the own one.
  own: boolean;
}
