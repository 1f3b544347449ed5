// The computer player's bombing raids: bombers that nothing better waits for strike the complex that can still be damaged most.
import type { Order } from '../../../table/question.js';
import { lands, spaces, type Land } from '../data/spaces.js';
import { unitFacts } from '../data/units.js';
import { choices, rowsIn } from '../rules/choices.js';
import { mostDamage } from '../rules/production.js';
import { isHostileTo } from '../rules/board.js';
import type { AaState } from '../state.js';

/** What a bomb destroys on the average, and what the guns of a complex cost a bomber. */
const bomb = 3.5;
const flak = unitFacts.bomber.cost / 6;

/** Gives the orders for bombers that stand ready. */
export function bombComplexes(state: AaState, send: (order: Order) => boolean): void {
  const falling = new Map<Land, number>();
  const room = (land: Land): number =>
    state.complexes[land] === undefined || !isHostileTo(state, land, state.active)
      ? 0
      : mostDamage(land) - (state.complexes[land] ?? 0) - (falling.get(land) ?? 0);
  for (const from of spaces) {
    const row = rowsIn(state, from).find(({ type }) => type === 'bomber');
    const bombers = row?.units ?? [];
    for (const bomber of bombers) {
      if (row === undefined) continue;
      const { next } = choices(state, from, [bomber], []);
      const [goal] = lands
        .filter((land) => next.has(land) && Math.min(bomb, room(land)) > flak + 0.5)
        .filter((land) => choices(state, from, [bomber], [land]).next.has('raid'))
        .toSorted((a, b) => room(b) - room(a));
      if (goal === undefined || !send({ subject: from, units: { [row.id]: 1 }, path: [goal, 'raid'] })) break;
      falling.set(goal, (falling.get(goal) ?? 0) + bomb);
    }
  }
}
