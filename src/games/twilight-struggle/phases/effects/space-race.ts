// Moving in the Space Race: attempts, arrivals, abilities (rulebook, 6.4 Space Race).
import { lastBox, spaceBoxes } from '../../data/tracks.js';
import { abilityBoxes, opponent, type Side } from '../../data/terms.js';
import { say, sideName } from '../../reports/names.js';
import type { TwilightTable } from '../../state.js';
import { gainVp } from './tracks.js';

/** Rolls for the next box; the attempt counts whether it succeeds or not. */
export function attemptSpace(t: TwilightTable, side: Side): boolean {
  const place = t.state.space[side];
  const next = spaceBoxes[place.box];
  if (next === undefined) return false;
  place.attempts += 1;
  const die = t.dice.roll(6, `space ${side}`);
  const reached = die <= next.dieMax;
  t.tell(
    say(reached ? 'space.succeeds' : 'space.fails', {
      side: sideName(side),
      die,
      needed: next.dieMax,
      box: boxName(place.box + 1),
    }),
    { weight: 'headline' },
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
        ability: say(`ability.${ability}`),
      }),
    );
  }
  const vp = spaceBoxes[box - 1]?.vp ?? [0, 0];
  return first ? vp[0] : vp[1];
}
