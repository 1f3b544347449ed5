// Fills the rounds of a turn with the cards of a hand: what is played, sent to space or kept, at the least risk.
import { forcedPrice, perOp, type Item } from './hand-items.js';
import { chinaPrice } from './worth.js';

/** What a hand is played in: rounds, attempts in the space race, The China Card. */
export interface Slots {
  readonly rounds: number;
  /** One of the rounds is an eighth, which may be let go. */
  readonly isFree: boolean;
  readonly attempts: number;
  /** Operations a second attempt needs once the first has reached the next box. */
  readonly nextSpace: number;
  readonly china: number;
  readonly turn: number;
  /** So many of the next rounds are without danger when nothing but the other side's own rounds lowers DEFCON. */
  readonly calm: number;
  /** What waiting for them risks: that DEFCON falls further until then, or that the card which raises it is lost. */
  readonly wait: number;
}

/** What a dangerous card that is kept risks in every round to come: that a card is lost, and it has to be played after all. */
const spareRisk = 0.7;
const tightRisk = 4;

/** What one more dangerous card in calm rounds risks: that DEFCON falls in every round until then, and by the events let occur besides. */
const crowded = 60;

/** The dangerous cards that are played while it is calm, those that threaten most, and what waiting for that risks of each. */
function playedInCalm(items: readonly Item[], { calm, wait }: Filling): ReadonlyMap<Item, number> {
  const raised = items.reduce((most, { calms }) => Math.max(most, calms), 0);
  const dangerous = items
    .filter(({ risk, takes }) => risk > 0 || takes === 'drawn')
    .toSorted((a, b) => b.risk - a.risk)
    .slice(0, calm + raised);
  // The event of each lowers DEFCON once more.
  const roomy = Math.ceil(calm / 2) + Math.min(1, raised);
  return new Map(dangerous.map((item, n) => [item, n < roomy ? wait : Math.max(wait, crowded)]));
}

/**
 * What events that take a card risk beside dangerous ones that are kept: that one of these is drawn, or that one has to be played
 * since no other is left to take its place.
 */
function takenRisk(played: readonly Item[], kept: readonly Item[], early: ReadonlyMap<Item, number>): number {
  const dangerous = kept.filter(({ risk }) => risk > 0).length;
  if (dangerous === 0) return 0;
  // Played last it takes the dangerous one itself, whose event does not occur.
  if (kept.length === 1 && played.every(({ takes }) => takes !== 'drawn')) return 0;
  let spare = kept.length - dangerous;
  let price = 0;
  for (const item of played.filter(({ takes }) => takes !== undefined)) {
    // Drawn from the most cards when it is played first.
    const drawn = item.takes === 'drawn' ? dangerous / (played.length - 1 + kept.length) : 0;
    price += drawn * (early.has(item) ? 0 : forcedPrice) + (spare > 0 ? 0 : (1 - drawn) * forcedPrice);
    spare -= 1;
  }
  return price;
}

/** Some cards to be played in so many rounds, some of them sent to space, some of the others kept though they could be played. */
interface Filling {
  readonly spaced: readonly Item[];
  readonly rounds: number;
  readonly calm: number;
  readonly wait: number;
  readonly keepsTaking: boolean;
}

/** The best way to play exactly `rounds` of some cards, sending `spaced` of them to space. */
function fill(items: readonly Item[], filling: Filling): { value: number; ops: number[] } {
  const { spaced, rounds, keepsTaking } = filling;
  const rest = items.filter((item) => !spaced.includes(item));
  // What the other side takes has not to be played any more.
  const taken = rest.filter(({ takes }) => takes === 'chosen').length;
  const plays = Math.max(0, Math.min(rounds - spaced.length, rest.length - taken));
  const early = playedInCalm(rest, filling);
  const risk = (item: Item): number => {
    // Counted for the order only: what is played costs what it takes.
    if (keepsTaking && item.takes === 'drawn') return forcedPrice;
    return Math.min(early.get(item) ?? Infinity, item.risk);
  };
  const worths = rest
    .map((item) => ({ item, play: Math.max(0, item.event) + item.play - risk(item) }))
    .toSorted((a, b) => b.play + perOp * b.item.ops - b.item.hold - (a.play + perOp * a.item.ops - a.item.hold));
  let value = spaced.reduce((sum, item) => sum + item.space + perOp * item.ops, 0);
  const ops: number[] = [];
  worths.forEach(({ item, play }, n) => {
    if (n >= plays) value += item.hold;
    else {
      value += play + (keepsTaking && item.takes === 'drawn' ? forcedPrice : 0);
      // An event played for itself spends no Operations, but its worth was counted beyond them.
      ops.push(item.ops);
    }
  });
  // A dangerous card that is kept comes out after all when a card is lost; a spare one beside it makes that unlikely.
  const kept = worths.slice(plays);
  const dangerous = kept.filter(({ item }) => item.risk > 0).length;
  if (dangerous > 0) value -= (kept.length > dangerous ? spareRisk : tightRisk) * rounds;
  value -= takenRisk(
    worths.slice(0, plays).map(({ item }) => item),
    kept.map(({ item }) => item),
    early,
  );
  return { value, ops: ops.toSorted((a, b) => b - a) };
}

/** What may go to space together: the smaller card first, since the larger one has to do for the box after the next as well. */
function spaceSets(items: readonly Item[], attempts: number, nextSpace: number): readonly (readonly Item[])[] {
  const fit = items.filter((item) => item.space > -Infinity);
  const sets: (readonly Item[])[] = [[]];
  if (attempts > 0) for (const item of fit) sets.push([item]);
  if (attempts > 1) {
    fit.forEach((item, n) => {
      for (const other of fit.slice(n + 1)) if (Math.max(item.ops, other.ops) >= nextSpace) sets.push([item, other]);
    });
  }
  return sets;
}

/** The best way to play some cards in the rounds there are: what it is worth beside the Operations, and these. */
export function bestFill(items: readonly Item[], slots: Slots): { value: number; ops: number[] } {
  const { isFree, rounds } = slots;
  const full = fillSlots(items, slots);
  if (!isFree || rounds === 0) return full;
  const short = fillSlots(items, { ...slots, rounds: rounds - 1 });
  return short.value + perOp * total(short.ops) > full.value + perOp * total(full.ops) ? short : full;
}

function fillSlots(
  items: readonly Item[],
  { rounds, attempts, nextSpace, china, turn, calm, wait }: Slots,
): { value: number; ops: number[] } {
  let best: { value: number; ops: number[] } | undefined;
  for (const withChina of china > 0 && rounds > 0 ? [false, true] : [false]) {
    for (const spaced of spaceSets(items, Math.min(attempts, rounds), nextSpace)) {
      for (const keepsTaking of items.some(({ takes }) => takes === 'drawn') ? [false, true] : [false]) {
        const filled = fill(items, { spaced, rounds: rounds - (withChina ? 1 : 0), calm, wait, keepsTaking });
        // Sending a card to space gives up its Operations, whose count is what the rounds ahead are played with.
        const worth = filled.value + total(filled.ops) * perOp + (withChina ? perOp * china - chinaPrice(turn) : 0);
        if (best !== undefined && worth <= best.value) continue;
        best = { value: worth, ops: withChina ? [china, ...filled.ops] : filled.ops };
      }
    }
  }
  const { value, ops } = best ?? { value: 0, ops: [] };
  return { value: value - perOp * total(ops), ops };
}

/** A trap takes cards of so many Operations. */
const trapOps = 2;

/** Who comes out of a trap when is not foreseen: no hand is worse than this in it. */
const worstTrapped = -20;

/** What a hand is worth in a trap that takes a round and the card that hurts most, once: the rest has to be played after all. */
export function trappedValue(items: readonly Item[], slots: Slots): number {
  const rounds = Math.max(0, slots.rounds - 1);
  const eaten = items.filter(({ ops }) => ops >= trapOps);
  const left = eaten.map(
    (item) =>
      bestFill(
        items.filter((other) => other !== item),
        { ...slots, rounds },
      ).value,
  );
  return Math.min(0, Math.max(worstTrapped, ...left));
}

/** A sum of Operations. */
export function total(ops: readonly number[]): number {
  return ops.reduce((sum, each) => sum + each, 0);
}
