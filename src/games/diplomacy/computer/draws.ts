// When a computer player would share a draw: where somebody else nearly wins, or nothing has moved for years.
import type { SeatId } from '../../../table/question.js';
import { centresOf } from '../rules/ownership.js';
import { livingPowers, powersOf, sidesFor } from '../state.js';
import type { DiplomacyView } from '../view.js';

/** From so many missing centres on each that is missing no more counts as a chance to win. */
const inSight = 5;
/** A rival's chance from which on a share of the draw is better than to play on. */
const feared = 0.4;
/** After so many years without a change none is to be expected. */
const settled = 3;

/** A draw, or null to play on. */
export function wouldEnd(view: DiplomacyView, seat: SeatId): 'draw' | null {
  const living = livingPowers(view);
  const left = sidesFor(view.options).filter(({ seats }) =>
    seats.flatMap((one) => powersOf(view.seats, one)).some((power) => living.includes(power)),
  );
  const chances = left.map(({ seats }) => ({
    isOwn: seats.some((one) => one === seat),
    chance: chanceOf(view, seats),
  }));
  const own = chances.find(({ isOwn }) => isOwn);
  if (own === undefined) return null;
  if (view.quietYears >= settled) return 'draw';
  const isThreatened = chances.some(({ isOwn, chance }) => !isOwn && chance >= feared);
  return isThreatened && own.chance < 1 / left.length ? 'draw' : null;
}

/** How likely a side is to win by its centres. */
function chanceOf({ goal, owners, seats: commanded }: DiplomacyView, seats: readonly SeatId[]): number {
  const owned = seats.flatMap((seat) => powersOf(commanded, seat)).map((power) => centresOf(owners, power).length);
  const most = goal.by === 'side' ? owned.reduce((sum, count) => sum + count, 0) : Math.max(0, ...owned);
  return Math.max(0, inSight - (goal.centres - most)) / inSight;
}
