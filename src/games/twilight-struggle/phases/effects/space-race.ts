// The space race (spec 7.6): attempts, arrivals, abilities.
import type { CardId } from '../../data/cards.js';
import { lastBox, spaceBoxes } from '../../data/tracks.js';
import { abilityBoxes, opponent, type AbilityBox, type Side } from '../../data/terms.js';
import { roll } from './dice.js';
import { cardOps } from '../../rules/ops-value.js';
import { say, sideName } from '../../reports/names.js';
import type { PublicState } from '../../state.js';
import type { TwilightTable } from '../../table.js';
import { gainVp } from './tracks.js';

/** Whether a side has the ability of a box now. */
export function hasAbility(state: PublicState, side: Side, box: AbilityBox): boolean {
  return state.abilities[box] === side;
}

/** Attempts a side has left this turn. */
export function attemptsLeft(state: PublicState, side: Side): number {
  const { box, attempts } = state.space[side];
  if (box >= lastBox) return 0;
  return Math.max(0, (hasAbility(state, side, '2') ? 2 : 1) - attempts);
}

/** Whether a side may send a card to the space race now. */
export function canGoToSpace(state: PublicState, side: Side, id: CardId): boolean {
  const next = spaceBoxes[state.space[side].box];
  const ops = cardOps(state, side, id);
  return next !== undefined && ops > 0 && attemptsLeft(state, side) > 0 && ops >= next.ops;
}

/** The chance of the next attempt in percent, and what it gives. */
export function spaceOdds(state: PublicState, side: Side): { readonly chance: number; readonly vp: number } {
  const { box } = state.space[side];
  const next = spaceBoxes[box];
  if (next === undefined) return { chance: 0, vp: 0 };
  const first = state.space[opponent(side)].box <= box;
  return { chance: Math.round((next.dieMax * 100) / 6), vp: first ? next.vp[0] : next.vp[1] };
}

/** Rolls for the next box; the attempt counts whether it succeeds or not. */
export function attemptSpace(t: TwilightTable, side: Side): boolean {
  const place = t.state.space[side];
  const next = spaceBoxes[place.box];
  if (next === undefined) return false;
  place.attempts += 1;
  const die = roll(t, `space ${side}`);
  const reached = die <= next.dieMax;
  t.tell(
    say(reached ? 'space.succeeds' : 'space.fails', {
      side: sideName(side),
      die,
      needed: next.dieMax,
      box: boxName(place.box + 1),
    }),
  );
  if (reached) advanceSpace(t, side, 1);
  return reached;
}

function boxName(box: number): { key: string } {
  return { key: `space.${box}` };
}

/**
 * Moves a side forward in the space race; abilities of every box on the way count.
 * @param award whether the points of each box are scored or only those of the last one.
 */
export function advanceSpace(t: TwilightTable, side: Side, boxes: number, award: 'each' | 'last' = 'each'): void {
  for (let step = 1; step <= boxes && t.state.space[side].box < lastBox; step++) {
    const points = enterNextBox(t, side);
    if (award === 'each' || step === boxes || t.state.space[side].box === lastBox) gainVp(t, side, points);
  }
}

/** Enters the next box and settles its ability. Returns the points the arrival is worth. */
function enterNextBox(t: TwilightTable, side: Side): number {
  const { state } = t;
  const box = state.space[side].box + 1;
  state.space[side].box = box;
  const first = state.space[opponent(side)].box < box;
  t.tell(say('space.arrives', { side: sideName(side), number: box, box: boxName(box) }));
  const ability = abilityBoxes.find((id) => id === String(box));
  if (ability !== undefined) {
    state.abilities[ability] = first ? side : null;
    t.tell(
      say(first ? 'space.ability' : 'space.abilityEnds', {
        side: sideName(first ? side : opponent(side)),
        ability: { key: `ability.${ability}` },
      }),
    );
  }
  const vp = spaceBoxes[box - 1]?.vp ?? [0, 0];
  return first ? vp[0] : vp[1];
}
