// Zones for card games: piles with owner, order and visibility, from which drawing, shuffling, view and concealment follow.
import { z } from 'zod';
import type { Dice } from './dice.js';

/** What is declared of a zone. How many cards lie in it is always public. */
export interface Zone<Card extends string> {
  /** There is one for each owner; one for the whole table when absent. */
  readonly each?: true;
  /** `shuffled`: a pile whose order chance makes; `ordered`: one whose order play makes; `set`: the order means nothing. */
  readonly order: 'shuffled' | 'ordered' | 'set';
  /** Who sees its cards. */
  readonly seenBy: 'all' | 'owner' | 'none';
  /** Which cards can lie here at all; any when absent. */
  readonly holds?: (card: Card) => boolean;
}

/** A zone's pile: its name, with the owner where there is one for each. */
export type Place<Owner extends string, Declared> = {
  [Z in keyof Declared & string]: Declared[Z] extends { readonly each: true } ? readonly [Z, Owner] : Z;
}[keyof Declared & string];

type PerPile<Owner extends string, Declared, T> = {
  -readonly [Z in keyof Declared]: Declared[Z] extends { readonly each: true } ? Record<Owner, T> : T;
};

/** The piles as a position holds them, the top card first; and for each owner the cards it has seen where they are hidden from it. */
export type Piles<Owner extends string, Card extends string, Declared> = PerPile<Owner, Declared, Card[]> & {
  seen: Record<Owner, Card[]>;
};

/** A pile as somebody sees it: how many cards, and those of them the viewer knows, in the order of the pile where the pile is open. */
export interface Shown<Card extends string> {
  readonly count: number;
  readonly cards: readonly Card[];
}

type Enum<T extends string> = z.ZodEnum<{ [K in T]: K }>;
type PileSchema<Card extends string> = z.ZodArray<Enum<Card>>;
type OwnedSchema<Owner extends string, Card extends string> = z.ZodRecord<Enum<Owner>, PileSchema<Card>>;
type Shape<Owner extends string, Card extends string, Declared> = {
  -readonly [Z in keyof Declared]: Declared[Z] extends { readonly each: true }
    ? OwnedSchema<Owner, Card>
    : PileSchema<Card>;
} & { seen: OwnedSchema<Owner, Card> };

/** The same piles as the code below walks them, whatever their names. */
type Lying<Owner extends string, Card extends string> = Record<string, Card[] | Record<Owner, Card[]>>;

interface Pile<Owner extends string, Card extends string> {
  readonly zone: string;
  readonly owner: Owner | null;
  readonly rule: Zone<Card>;
}

/**
 * The zones of a card game. Every card has an id of its own, and lies in one place at a time.
 * A position holds the piles under the names of their zones, with `seen` beside them: put `shape` into its schema.
 */
export class Zones<
  Owner extends string,
  Card extends string,
  const Declared extends Readonly<Record<string, Zone<Card>>>,
> {
  /** Schemas of the piles, to be spread into the schema of a position. */
  readonly shape: Shape<Owner, Card, Declared>;
  readonly #owners: readonly Owner[];
  readonly #piles: readonly Pile<Owner, Card>[];
  readonly #stock: (card: Card) => string;

  /**
   * @param declaration the owners, all cards, the zones; `stock` names what a card may be taken for (its nation's deck): hidden
   * cards of different stocks are never mistaken for each other.
   */
  constructor(declaration: {
    readonly owners: readonly Owner[];
    readonly cards: readonly Card[];
    readonly zones: Declared;
    readonly stock?: (card: Card) => string;
  }) {
    const { owners, cards, zones, stock } = declaration;
    this.#owners = owners;
    this.#stock = stock ?? (() => '');
    this.#piles = Object.entries(zones).flatMap(([zone, rule]) =>
      (rule.each === true ? owners : [null]).map((owner) => ({ zone, owner, rule })),
    );
    const pile = z.array(z.enum(cards)).max(cards.length);
    const owned = z.record(z.enum(owners), pile);
    const shape = Object.entries(zones).map(([zone, rule]) => [zone, rule.each === true ? owned : pile]);
    // The names of the zones are lost in going over them.
    this.shape = { ...Object.fromEntries(shape), seen: owned } as Shape<Owner, Card, Declared>;
  }

  /** Piles without a card. */
  empty(): Piles<Owner, Card, Declared> {
    const none = (): Record<string, Card[]> => Object.fromEntries(this.#owners.map((owner) => [owner, []]));
    const piles = this.#piles.map(({ zone, owner }) => [zone, owner === null ? [] : none()]);
    return { ...Object.fromEntries(piles), seen: none() } as Piles<Owner, Card, Declared>;
  }

  /** The cards of a pile, the top one first. */
  at(state: Piles<Owner, Card, Declared>, place: Place<Owner, Declared>): readonly Card[] {
    return this.#at(state, this.#pileOf(place));
  }

  /** All cards that lie anywhere. */
  all(state: Piles<Owner, Card, Declared>): readonly Card[] {
    return this.#piles.flatMap((pile) => this.#at(state, pile));
  }

  /** Puts a card into a pile, under it unless told otherwise, taking it out of wherever it lies; who had seen it there forgets it. */
  move(
    state: Piles<Owner, Card, Declared>,
    card: Card,
    to: Place<Owner, Declared>,
    end: 'top' | 'bottom' = 'bottom',
  ): void {
    for (const pile of this.#piles) {
      const cards = this.#at(state, pile);
      if (cards.includes(card)) this.#set(state, pile, without(cards, [card]));
    }
    this.#forget(state, [card]);
    const pile = this.#pileOf(to);
    const cards = this.#at(state, pile);
    this.#set(state, pile, end === 'top' ? [card, ...cards] : [...cards, card]);
  }

  /** Shuffles a pile, with further cards when they are given; nobody knows any longer where its cards lie. */
  shuffle(
    state: Piles<Owner, Card, Declared>,
    place: Place<Owner, Declared>,
    dice: Dice,
    why: string,
    more: readonly Card[] = [],
  ): void {
    const pile = this.#pileOf(place);
    const cards = dice.shuffle([...this.#at(state, pile), ...more], why);
    this.#set(state, pile, cards);
    this.#forget(state, cards);
  }

  /**
   * Shuffles a whole pile and puts it under another.
   * @returns how many cards that were.
   */
  refill(
    state: Piles<Owner, Card, Declared>,
    place: Place<Owner, Declared>,
    from: Place<Owner, Declared>,
    dice: Dice,
    why: string,
  ): number {
    const [pile, source] = [this.#pileOf(place), this.#pileOf(from)];
    const cards = dice.shuffle(this.#at(state, source), why);
    this.#set(state, source, []);
    this.#set(state, pile, [...this.#at(state, pile), ...cards]);
    this.#forget(state, cards);
    return cards.length;
  }

  /** Moves the top card of a pile; undefined when the pile is empty. */
  draw(
    state: Piles<Owner, Card, Declared>,
    from: Place<Owner, Declared>,
    to: Place<Owner, Declared>,
  ): Card | undefined {
    const [top] = this.at(state, from);
    if (top !== undefined) this.move(state, top, to);
    return top;
  }

  /** Any card of a pile, found by the dice; it stays where it is. Undefined when the pile is empty. */
  random(
    state: Piles<Owner, Card, Declared>,
    place: Place<Owner, Declared>,
    dice: Dice,
    why: string,
  ): Card | undefined {
    const cards = this.at(state, place);
    return cards.length === 0 ? undefined : dice.pick(cards, why);
  }

  /** Notes that an owner has seen cards that lie hidden from it; those that do not are left out. */
  see(state: Piles<Owner, Card, Declared>, viewer: Owner, cards: readonly Card[]): void {
    const hidden = this.#piles.filter((pile) => !isOpen(pile, viewer)).flatMap((pile) => this.#at(state, pile));
    state.seen[viewer] = [...new Set([...state.seen[viewer], ...cards.filter((card) => hidden.includes(card))])];
  }

  /**
   * The piles as one owner sees them, or everybody (null).
   * @param open hidden cards of which everybody knows where they lie.
   */
  view(
    state: Piles<Owner, Card, Declared>,
    viewer: Owner | null,
    open: readonly Card[] = [],
  ): PerPile<Owner, Declared, Shown<Card>> {
    const shown: Record<string, Shown<Card> | Record<string, Shown<Card>>> = {};
    for (const pile of this.#piles) {
      const cards = this.#at(state, pile);
      const known = isOpen(pile, viewer) ? cards : this.#known(state, viewer, open).filter((id) => cards.includes(id));
      const one = { count: cards.length, cards: [...known] };
      shown[pile.zone] = pile.owner === null ? one : { ...shown[pile.zone], [pile.owner]: one };
    }
    return shown as PerPile<Owner, Declared, Shown<Card>>;
  }

  /**
   * Piles that look the same to a viewer: all it cannot know is shuffled together and dealt out again, each card where it may lie.
   * @param open hidden cards of which everybody knows where they lie.
   */
  conceal(
    state: Piles<Owner, Card, Declared>,
    viewer: Owner | null,
    dice: Dice,
    open: readonly Card[] = [],
  ): Piles<Owner, Card, Declared> {
    const copy = this.empty();
    const known = this.#known(state, viewer, open);
    const hidden = this.#piles.map((pile) => ({
      pile,
      cards: this.#at(state, pile).filter((card) => !isOpen(pile, viewer) && !known.includes(card)),
    }));
    const pool = dice.shuffle(
      hidden.flatMap(({ cards }) => cards),
      'conceal',
    );
    // Where few cards may lie they are dealt first: the other places take what is left.
    const strictest = hidden.toSorted(
      (a, b) => Number(b.pile.rule.holds !== undefined) - Number(a.pile.rule.holds !== undefined),
    );
    const dealt = new Map<Card, Card>();
    for (const { pile, cards } of strictest) {
      for (const card of cards) {
        const fits = (other: Card): boolean =>
          this.#stock(other) === this.#stock(card) && pile.rule.holds?.(other) !== false;
        const at = pool.findIndex(fits);
        const [next] = at < 0 ? [] : pool.splice(at, 1);
        if (next === undefined) throw new Error(`no hidden card can lie in ${pile.zone}`);
        dealt.set(card, next);
      }
    }
    for (const pile of this.#piles) {
      this.#set(
        copy,
        pile,
        this.#at(state, pile).map((card) => dealt.get(card) ?? card),
      );
    }
    for (const owner of this.#owners) {
      copy.seen[owner] = state.seen[owner].filter((card) => owner === viewer || !dealt.has(card));
    }
    return copy;
  }

  /** What is impossible about the piles, in words for the developer; none when nothing is. */
  faults(state: Piles<Owner, Card, Declared>): readonly string[] {
    const all = this.all(state);
    const twice = all.filter((card, n) => all.indexOf(card) !== n).map((card) => `${card} lies in two places`);
    const misplaced = this.#piles.flatMap((pile) =>
      this.#at(state, pile)
        .filter((card) => pile.rule.holds?.(card) === false)
        .map((card) => `${card} cannot lie in ${pile.zone}`),
    );
    const seen = this.#owners.flatMap((owner) => {
      const hidden = this.#piles.filter((pile) => !isOpen(pile, owner)).flatMap((pile) => this.#at(state, pile));
      return state.seen[owner]
        .filter((card) => !hidden.includes(card))
        .map((card) => `${card} is known to ${owner} where it is not hidden`);
    });
    return [...twice, ...misplaced, ...seen];
  }

  /** Cards hidden from a viewer of which it knows where they lie. */
  #known(state: Piles<Owner, Card, Declared>, viewer: Owner | null, open: readonly Card[]): readonly Card[] {
    return [...new Set([...(viewer === null ? [] : state.seen[viewer]), ...open])];
  }

  #forget(state: Piles<Owner, Card, Declared>, cards: readonly Card[]): void {
    for (const owner of this.#owners) state.seen[owner] = without(state.seen[owner], cards);
  }

  #pileOf(place: Place<Owner, Declared>): Pile<Owner, Card> {
    const [zone, owner] = typeof place === 'string' ? [place, null] : place;
    const found = this.#piles.find((pile) => pile.zone === zone && pile.owner === owner);
    if (found === undefined) throw new RangeError(`there is no zone ${zone}`);
    return found;
  }

  #at(state: Piles<Owner, Card, Declared>, { zone, owner }: Pile<Owner, Card>): readonly Card[] {
    // The declared names are all there is of zones, so every one has its pile.
    const lying = (state as unknown as Lying<Owner, Card>)[zone] ?? [];
    if (Array.isArray(lying)) return lying;
    return owner === null ? [] : lying[owner];
  }

  #set(state: Piles<Owner, Card, Declared>, { zone, owner }: Pile<Owner, Card>, cards: Card[]): void {
    const piles = state as unknown as Lying<Owner, Card>;
    const lying = piles[zone];
    if (owner === null || lying === undefined || Array.isArray(lying)) piles[zone] = cards;
    else lying[owner] = cards;
  }
}

/** Whether a viewer sees all cards of a pile. */
function isOpen<Owner extends string, Card extends string>(
  { owner, rule }: Pile<Owner, Card>,
  viewer: Owner | null,
): boolean {
  return rule.seenBy === 'all' || (rule.seenBy === 'owner' && owner !== null && owner === viewer);
}

function without<Card>(cards: readonly Card[], gone: readonly Card[]): Card[] {
  return cards.filter((card) => !gone.includes(card));
}
