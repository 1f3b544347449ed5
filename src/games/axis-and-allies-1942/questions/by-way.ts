// What typed orders say of the way that tanks go: `2 tanks Russia - Caucasus - Ukraine`.
import type { Aside, Asides, Order } from '../../../table/question.js';
import { isLand, isSpace, type Land } from '../data/spaces.js';
import { say, spaceName } from '../reports/names.js';
import { isHostileTo, landsBeside } from '../rules/board.js';
import { unitsOf } from '../rules/choices.js';
import { landReach, wayTo } from '../rules/reach.js';
import type { AaState } from '../state.js';

/** A territory that is passed. */
type Stop = `by:${Land}`;

function landOf(id: string): Land | undefined {
  const land = id.startsWith('by:') ? id.slice('by:'.length) : '';
  return isSpace(land) && isLand(land) ? land : undefined;
}

/** The territories through which tanks of the active power could go on. */
export function stopsToSay(state: AaState): readonly Aside[] {
  const tanks = state.units.filter(
    ({ type, power, task }) => type === 'tank' && power === state.active && task === 'ready',
  );
  const starts = new Set(tanks.flatMap(({ space }) => (isLand(space) ? [space] : [])));
  const stops = new Set([...starts].flatMap((start) => landsBeside(start)));
  return [...stops]
    .filter((land) => !isHostileTo(state, land, state.active))
    .map((land): Aside => ({ id: `by:${land}` satisfies Stop, text: spaceName(land), isPassed: true }));
}

/**
 * The order without the territory on its way, where its tanks go through there; or why they do not; undefined where none is named.
 * After battles it is all the same which way they went, before them they can retreat to where they came from alone.
 */
export function byWay(state: AaState, order: Order, said: string): ReturnType<Asides['settle']> | undefined {
  const stop = landOf(said);
  if (stop === undefined) return undefined;
  const { subject, units = {}, path } = order;
  const [goal = '', further] = path;
  const refused = { why: say('refuse.notByWay', { stop: spaceName(stop) }) };
  if (!isSpace(subject) || !isLand(subject) || !isSpace(goal) || !isLand(goal) || further !== undefined) return refused;
  if (!unitsOf(state, subject, units).every(({ type }) => type === 'tank')) return refused;
  const goes =
    state.step === 'combatMove'
      ? wayTo(landReach(state, subject, 2, true), subject, goal).at(-2) === stop
      : landsBeside(subject).includes(stop) && landsBeside(stop).includes(goal);
  return goes ? { order } : refused;
}
