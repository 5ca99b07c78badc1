// Paying freely. The engine asks for the cards of a payment one by one in a fixed order; a person takes up cards in any
// order, sees what is missing, and confirms once. The cards are then handed over one after the other, each when the
// engine asks for it. Of cards that show the same the engine offers and takes the lowest, whichever was clicked.

import type { Option } from "../../lib/types";
import { cardOf, sorted } from "./lookups";
import type { Play } from "./play";
import type { CardCode, CardNames, EffectCode } from "./types";

export interface Bill {
  kind: "cards" | "goods" | "coins";
  // So many cards, or so many coins, are missing before anything is taken up.
  due: number;
  // The first card must show the action of the space.
  leads: boolean;
}

const sameFace = (one: CardNames, other: CardNames) => one.action === other.action && one.good === other.good && one.coin === other.coin;

export class Purse {
  private taken = $state<CardCode[]>([]);
  sending = $state(false);
  // The engine asked for none of the cards that were left.
  private stuck = $state(false);
  // The hand when the engine last answered.
  private held: CardCode[] = [];

  constructor(private readonly play: Play) {}

  // What has to be paid now by the one who looks, or null.
  get bill(): Bill | null {
    const { table, view } = this.play;
    if (table.eyes === null || !table.asked.includes(table.eyes) || !this.play.legal.size) return null;
    if (table.step === "PayLeft") {
      const due = (view.space && view.players[table.eyes]?.cost[view.space]) ?? 1;
      return { kind: "cards", due, leads: true };
    }
    if (!view.payment || !["PayRight", "PayGoods", "PayCoins"].includes(table.step ?? "")) return null;
    return { kind: view.payment.kind, due: view.payment.missing, leads: false };
  }

  private get hand(): CardCode[] {
    const { table, view } = this.play;
    const seat = table.eyes === null ? undefined : view.players[table.eyes];
    return (seat?.hand ?? []).filter((code) => code !== null);
  }

  // The cards taken up, as far as they are still in hand.
  get picked(): CardCode[] {
    const hand = this.hand;
    return this.bill ? this.taken.filter((code) => hand.includes(code)) : [];
  }

  // The choice that a card of the hand stands for: its own, or that of one which shows the same.
  option(code: CardCode): Option | undefined {
    for (const twin of this.twins(code)) {
      const option = this.play.legal.get(`card:${twin}`);
      if (option) return option;
    }
    return undefined;
  }

  // The cards of the hand that show the same as this one, itself included, the lowest first.
  private twins(code: CardCode): CardCode[] {
    const face = this.card(code);
    return sorted(this.play.names, this.hand).filter((other) => sameFace(this.card(other), face));
  }

  private card(code: CardCode): CardNames {
    return cardOf(this.play.names, code);
  }

  // What the cards taken up amount to, in cards or in coins.
  get paid(): number {
    const { bill, picked } = this;
    return bill?.kind === "coins" ? picked.reduce((sum, code) => sum + this.card(code).coin, 0) : picked.length;
  }

  get missing(): number {
    return Math.max(0, (this.bill?.due ?? 0) - this.paid);
  }

  // Everything is there, and the engine takes the first card of it.
  get ready(): boolean {
    return this.picked.length > 0 && this.missing === 0 && !!this.next();
  }

  // Enough is taken up, but it is no payment.
  get refused(): boolean {
    return this.stuck || (this.picked.length > 0 && this.missing === 0 && !this.next());
  }

  // Does a card taken up show the action of the space?
  get led(): boolean {
    return this.picked.some((code) => this.card(code).action === this.play.view.space);
  }

  // Ships that would be turned over by this payment.
  get effects(): EffectCode[] {
    const { bill, picked } = this;
    if (!bill || !this.ready) return [];
    if (bill.leads && !this.led) return ["FAVOUR"];
    return bill.kind === "goods" ? Array.from({ length: this.others(picked) }, () => "OPULENCE" as const) : [];
  }

  // How many of the cards laid and of these are not of the good that most of them show.
  private others(codes: CardCode[]): number {
    const { names, view } = this.play;
    const goods = [...view.paying, ...codes].map((code) => this.card(code).good);
    const column = view.payment?.kind === "goods" ? view.payment.column : "LEFT";
    const taken = names.columns[column].goods;
    return goods.length - Math.max(...taken.map((good) => goods.filter((other) => other === good).length));
  }

  // So many cards of other goods the own ships with OPULENCE allow.
  private get opulence(): number {
    const { table, view } = this.play;
    const ships = table.eyes === null ? [] : (view.players[table.eyes]?.ships ?? []);
    return ships.filter(({ effect, active }) => active && effect === "OPULENCE").length;
  }

  // May this card be taken up? Only the first pick is certain; of the later ones we let pass what might fit.
  mayPick(code: CardCode): boolean {
    const { bill } = this;
    if (!bill) return false;
    if (bill.kind === "cards") return bill.due > 1 || !!this.option(code);
    const { good, coin } = this.card(code);
    if (bill.kind === "coins") return coin > 0;
    if (good === null || this.others([code]) > this.opulence) return false;
    if (this.opulence > 0) return true;
    return this.hand.some((other) => this.card(other).good === good && this.option(other));
  }

  toggle(code: CardCode): void {
    const { bill } = this;
    if (!bill) return;
    this.sending = false;
    this.stuck = false;
    if (this.picked.includes(code)) {
      this.taken = this.taken.filter((other) => other !== code);
      return;
    }
    this.taken = [...this.picked, code];
    // One card that settles everything needs no second click.
    if (this.picked.length === 1 && this.ready) this.confirm();
  }

  confirm(): void {
    if (!this.ready) return;
    this.sending = true;
    this.handOver();
  }

  // The engine has answered: a confirmed payment goes on. Otherwise only those cards stay taken up that may be asked for
  // now.
  goOn(): void {
    const kept = this.unpaid();
    if (this.sending && this.bill && kept.length > 0) {
      this.taken = kept;
      this.handOver();
      return;
    }
    this.sending = false;
    this.stuck = false;
    this.taken = kept.filter((code) => this.mayPick(code));
  }

  // What is taken up and not paid yet. A card that has left the hand was paid for the one clicked that shows the same.
  private unpaid(): CardCode[] {
    const kept = [...this.taken];
    for (const gone of this.held.filter((code) => !this.hand.includes(code))) {
      const same = kept.includes(gone) ? gone : kept.find((code) => sameFace(this.card(code), this.card(gone)));
      if (same) kept.splice(kept.indexOf(same), 1);
    }
    this.held = this.hand;
    return kept;
  }

  // Hand the next card over.
  private handOver(): void {
    const next = this.next();
    if (next) this.play.choose(next);
    else {
      this.sending = false;
      this.stuck = true;
    }
  }

  // The order in which the engine asks: coins from the highest down, everything else by card number. A card that does
  // not show the action leads only if none does, as that costs a ship.
  private next(): Option | undefined {
    const { bill, play } = this;
    if (!bill) return undefined;
    const cards = sorted(play.names, this.lowestTwins());
    if (bill.kind === "coins") {
      const first = cards.sort((one, other) => this.card(other).coin - this.card(one).coin)[0];
      const needless = this.paid - Math.min(...cards.map((code) => this.card(code).coin)) >= bill.due;
      return first && !needless ? this.option(first) : undefined;
    }
    if (cards.length !== bill.due) return undefined;
    if (bill.leads) {
      const leaders = cards.filter((code) => this.option(code));
      const leader = leaders.find((code) => this.card(code).action === play.view.space) ?? leaders[0];
      return leader ? this.option(leader) : undefined;
    }
    if (bill.kind === "goods" && this.others(cards) > this.opulence) return undefined;
    return cards[0] ? this.option(cards[0]) : undefined;
  }

  // What is taken up, by the lowest cards that show it.
  private lowestTwins(): CardCode[] {
    const used: CardCode[] = [];
    for (const code of this.picked) used.push(this.twins(code).find((twin) => !used.includes(twin)) ?? code);
    return used;
  }
}
