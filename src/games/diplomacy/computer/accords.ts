// What holds between a seat and others, read back from the letters of computer players; and what has ended it.
import type { Dispatch } from '../../../table/envoy.js';
import type { SeatId } from '../../../table/question.js';
import { provinceOf } from '../data/geography.js';
import type { Power, ProvinceId } from '../data/geography.js';
import { isProposal, type Proposal, type Said } from '../questions/letters.js';
import { centresOf } from '../rules/ownership.js';
import { powersOf, type MovementOrder, type MovesRecord, type Season } from '../state.js';
import type { DiplomacyView } from '../view.js';
import { pactOf, type Pact, type Word } from './pact.js';

type Letters = readonly Dispatch<Said>[];

interface Turn {
  readonly year: number;
  readonly season: Season;
}

/** What breaking the peace must gain at least, and how much more for each half year it has been kept. */
const leastGain = 20;
const trustPerTurn = 5;
/** From so many centres short of winning on a power is kept no promise. */
const nearWinning = 4;

/** Turns as numbers in their order. */
export function turnNumber({ year, season }: Turn): number {
  return 2 * year + (season === 'autumn' ? 1 : 0);
}

function turnOf(number: number): Turn {
  return { year: Math.floor(number / 2), season: number % 2 === 0 ? 'spring' : 'autumn' };
}

/** The letters between two seats, oldest first, up to a turn: what was written in a turn that was taken back does not count before it comes again. */
export function between(letters: Letters, one: SeatId, other: SeatId, now: Turn): Letters {
  return letters.filter(
    ({ from, to, said }) =>
      ((from === one && to === other) || (from === other && to === one)) && turnNumber(said) <= turnNumber(now),
  );
}

/** The letters between two seats since the last in which one of them said that what was agreed had ended. */
function unbroken(letters: Letters): Letters {
  return letters.slice(letters.findLastIndex(({ said }) => !isProposal(said)) + 1);
}

/** For how many turns two seats have kept what they agreed on: those in which something stood between them. */
function trustIn(letters: Letters, now: Turn): number {
  const first = unbroken(letters).find(({ accepted }) => accepted === true);
  if (first === undefined) return 0;
  const begun = turnNumber(first.said);
  return Array.from({ length: turnNumber(now) - begun }, (_, n) => turnOf(begun + n)).filter((turn) =>
    standing(letters, turn).some(({ year, season }) => turnNumber({ year, season }) <= turnNumber(turn)),
  ).length;
}

/** What the letters between two seats leave in force in a turn. */
function standing(letters: Letters, now: Turn): readonly Proposal[] {
  return unbroken(letters).flatMap(({ said, accepted }): readonly Proposal[] => {
    if (accepted !== true || !isProposal(said)) return [];
    if (said.kind === 'support') return turnNumber(said) === turnNumber(now) ? [said] : [];
    return now.year <= said.until ? [said] : [];
  });
}

/** Whether orders of some powers, in the last turn, were against what they had agreed with others. */
function wasBroken(
  { before, orders }: MovesRecord,
  accords: readonly Proposal[],
  {
    by,
    against,
    owners,
  }: { readonly by: readonly Power[]; readonly against: readonly Power[]; readonly owners: DiplomacyView['owners'] },
): boolean {
  const isPeace = accords.some(({ kind }) => kind === 'peace' || kind === 'together');
  const closed = new Set(accords.flatMap((one) => (one.kind === 'border' ? [one.province] : [])));
  // Whoever follows a unit that goes away attacks nobody.
  const gone = new Set(
    orders.flatMap(({ order, verdict }) => (order.kind === 'move' && verdict === 'succeeds' ? [order.unit] : [])),
  );
  const theirs = new Set<ProvinceId>(
    against.flatMap((power) => [
      ...centresOf(owners, power),
      ...before.filter((unit) => unit.power === power && !gone.has(unit.at)).map(({ at }) => provinceOf(at)),
    ]),
  );
  return orders.some(({ power, unit, order }) => {
    if (unit === null || !by.includes(power)) return false;
    if (order.kind === 'move' && closed.has(provinceOf(order.to))) return true;
    if (!isPeace || (order.kind !== 'move' && order.kind !== 'support' && order.kind !== 'convoy')) return false;
    if (order.to === null || !theirs.has(provinceOf(order.to))) return false;
    // Help for a move of the other's own is no attack.
    return order.kind === 'move' || !before.some(({ power: whose, at }) => at === order.of && against.includes(whose));
  });
}

/** How things stand between a seat and another. */
export interface Terms {
  /** What holds. */
  readonly accords: readonly Proposal[];
  /** Who ended what was agreed in the last turn; null where nobody did. */
  readonly endedBy: 'me' | 'them' | null;
}

/** How things stand between a seat and another: what was agreed, unless the last turn's orders were against it. */
export function termsWith(view: DiplomacyView, seat: SeatId, other: SeatId, letters: Letters): Terms {
  const known = between(letters, seat, other, view);
  const accords = standing(known, view);
  const { moves } = view;
  if (moves === null) return { accords, endedBy: null };
  // What was agreed for the last turn may have run out since, and counts for it all the same.
  const then = standing(
    known.filter(({ said }) => turnNumber(said) <= turnNumber(moves)),
    moves,
  );
  const isOver = known.some(({ said }) => !isProposal(said) && turnNumber(said) > turnNumber(moves));
  if (then.length === 0 || isOver) return { accords, endedBy: null };
  // Who took a centre in autumn owns it by now.
  const owners = moves.owners ?? view.owners;
  const [mine, theirs] = [powersOf(view.seats, seat), powersOf(view.seats, other)];
  if (wasBroken(moves, then, { by: theirs, against: mine, owners })) return { accords: [], endedBy: 'them' };
  if (wasBroken(moves, then, { by: mine, against: theirs, owners })) return { accords: [], endedBy: 'me' };
  return { accords, endedBy: null };
}

/** Whether a power is so close to winning alone that nobody can look on. */
export function nearlyWins({ owners, goal }: DiplomacyView, power: Power): boolean {
  return goal.by === 'power' && centresOf(owners, power).length >= goal.centres - nearWinning;
}

/** What the letters of a seat mean for the planning of one of its powers; undefined where they mean nothing. */
export function pactFor(view: DiplomacyView, seat: SeatId, power: Power, letters: Letters): Pact | undefined {
  const words = view.seats.flatMap(({ seat: other }): readonly Word[] => {
    const theirs = powersOf(view.seats, other);
    if (other === seat || theirs.some((one) => nearlyWins(view, one))) return [];
    const word = wordTo(view, power, theirs, termsWith(view, seat, other, letters).accords);
    if (word === undefined) return [];
    const trust = trustIn(between(letters, seat, other, view), view);
    return [{ ...word, worthBreaking: leastGain + trustPerTurn * trust }];
  });
  return pactOf(power, words);
}

/** What a power does and lets be by what it has agreed on with the powers of another seat; undefined where that is nothing. */
function wordTo(
  view: DiplomacyView,
  power: Power,
  theirs: readonly Power[],
  accords: readonly Proposal[],
): Omit<Word, 'worthBreaking'> | undefined {
  const partners: Power[] = [];
  const barred: [Power, readonly ProvinceId[]][] = [];
  const quarry: Power[] = [];
  const owed: MovementOrder[] = [];
  const awaited: Word['awaited'][number][] = [];
  for (const accord of accords) {
    if (accord.kind === 'border') {
      for (const one of [power, ...theirs]) barred.push([one, [accord.province]]);
    } else if (accord.kind === 'support') {
      const mine = view.units.find((unit) => unit.at === accord.unit.at && unit.power === power);
      const moving = view.units.find((unit) => unit.at === accord.of.at && theirs.includes(unit.power));
      if (mine === undefined || moving === undefined) continue;
      owed.push({ kind: 'support', unit: mine.at, of: moving.at, to: accord.to });
      awaited.push({ unit: moving, to: accord.to });
    } else {
      for (const one of theirs) {
        partners.push(one);
        barred.push([power, held(view, one, power)], [one, held(view, power, one)]);
      }
      if (accord.kind === 'together') quarry.push(accord.against);
    }
  }
  return partners.length + barred.length + owed.length === 0 ? undefined : { partners, barred, quarry, owed, awaited };
}

/** What a power has that another spares: its centres and where its units stand, unless that is a centre of the other's. */
function held({ owners, units }: DiplomacyView, power: Power, other: Power): readonly ProvinceId[] {
  const stands = units.filter((unit) => unit.power === power).map(({ at }) => provinceOf(at));
  return [...centresOf(owners, power), ...stands.filter((id) => owners[id] !== other)];
}
