// The cards taken up for a payment, in any order: they are counted here and paid at once. Whether they are a payment is for
// the server to say; what it refuses stays taken up, to be changed.

import type { Key } from "../../lib/types";
import { cardOf, offered } from "./lookups";
import type { Play } from "./play";
import type { CardCode, Game } from "./types";

export interface Bill {
  kind: "cards" | "goods" | "coins";
  // So many cards, or so many coins, are missing before anything is taken up.
  due: number;
  // One card must show the action of the space.
  leads: boolean;
}

export class Purse {
  // For which question cards are taken up: another one begins with none.
  private taken = $state.raw<{ question: number; cards: CardCode[] }>({ question: -1, cards: [] });

  constructor(private readonly play: Play) {}

  // What has to be paid now by the one who looks, or null.
  get bill(): Bill | null {
    const { table, view, legal } = this.play;
    if (table.eyes === null || !legal.size) return null;
    if (view.payment) return { kind: view.payment.kind, due: view.payment.missing ?? 0, leads: false };
    if (table.step !== "PayLeft" || !view.space) return null;
    return { kind: "cards", due: view.players[table.eyes]?.cost[view.space] ?? 1, leads: true };
  }

  get picked(): CardCode[] {
    return this.bill && this.taken.question === this.play.table.version ? this.taken.cards : [];
  }

  // What the cards taken up amount to, in cards or in coins.
  get paid(): number {
    const { bill, picked } = this;
    return bill?.kind === "coins" ? picked.reduce((sum, code) => sum + cardOf(this.play.names, code).coin, 0) : picked.length;
  }

  // Is enough taken up: coins at least, cards exactly?
  get ready(): boolean {
    const { bill, paid } = this;
    return bill !== null && (bill.kind === "coins" ? paid >= bill.due : paid === bill.due);
  }

  // Does a card taken up show the action of the space?
  get led(): boolean {
    return this.picked.some((code) => cardOf(this.play.names, code).action === this.play.view.space);
  }

  // Only what can be part of a payment with the cards taken up. Before anybody knows, of several cards any that shows what is
  // paid with; a single card is one that is offered.
  mayPick(code: CardCode): boolean {
    const { bill } = this;
    if (bill === null) return false;
    const joins = this.play.joins(this.keys);
    if (joins !== null) return joins.has(`card:${code}`);
    const { coin, good } = cardOf(this.play.names, code);
    if (bill.kind === "coins") return coin > 0;
    return bill.due > 1 ? bill.kind === "cards" || good !== null : !!offered(this.play, code);
  }

  // Why a card cannot be taken up; undefined where what the server says of it alone holds for any payment, too.
  whyNot(code: CardCode): string | undefined {
    const { bill } = this;
    if (bill === null || this.play.joins(this.keys) === null) return undefined;
    if (this.picked.length > 0) return this.play.label(this.ready ? "paid-enough" : "pays-not-together");
    const alone = bill.kind === "cards" ? bill.due === 1 : cardOf(this.play.names, code).good === null;
    return alone ? undefined : this.play.label(`pays-not-${bill.kind}`);
  }

  private get keys(): Key<Game>[] {
    return this.picked.map((code) => `card:${code}` as const);
  }

  toggle(code: CardCode): void {
    const cards = this.picked.includes(code) ? this.picked.filter((other) => other !== code) : [...this.picked, code];
    this.taken = { question: this.play.table.version, cards };
    // One card that settles everything needs no second click.
    if (cards.length === 1 && cards[0] === code && this.ready) this.confirm();
  }

  confirm(): void {
    this.play.chooseAll(this.keys);
  }
}
