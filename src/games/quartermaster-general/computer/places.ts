// Where a piece may be placed, found in numbers: the same as the rules say, for a judgement that asks it of thousands of boards.
import { isNation, opponent, sideOf } from '../data/nations.js';
import { kindAt, type SpaceId } from '../data/spaces.js';
import { reserve, spacesHeld, withoutPiece, withPiece } from '../rules/board.js';
import { allPlacesFor, type Placement } from '../rules/placing.js';
import { supplied } from '../rules/supply.js';
import type { OpenTable } from '../state.js';
import { numbered, Sight, spaceAt } from './sight.js';

/** Where a piece may be placed, were there one in reserve. */
export function placesSeen(table: OpenTable, placement: Placement): readonly SpaceId[] {
  const { how, nation, kind, list } = placement;
  const sight = new Sight(table);
  if (how === 'recruit' || !sight.isByLines(nation)) return allPlacesFor(table, placement);
  const side = sideOf(nation);
  const enemy = opponent(side);
  const isFree = (id: SpaceId, n: number): boolean =>
    kindAt(id) === kind && !sight.holds(nation, n) && !sight.has(enemy, n);
  const held = sight.held(nation);
  const fed = sight.fed(nation, held);
  const near = new Set<number>();
  for (const space of held) if (fed[space] === 1) for (const next of sight.near(side, space)) near.add(next);
  const home = kind === 'army' ? sight.home(nation) : -1;
  const built = list.filter((id) => {
    const n = numbered(id);
    if (!isFree(id, n)) return false;
    if (near.has(n)) return sight.canStand(side, n);
    return n === home && supplied(withPiece(table, nation, id), nation).has(id);
  });
  const instead = kind === 'army' && isNation(nation) ? sight.recruited(nation) : [];
  if (instead.length === 0) return built;
  const recruited = instead.map(spaceAt).filter((id) => isFree(id, numbered(id)));
  return [...new Set([...built, ...recruited])];
}

/** With none in reserve: each piece that may be taken off, and where one can be put down then. */
export function movesSeen(
  table: OpenTable,
  placement: Placement,
): readonly { readonly from: SpaceId; readonly without: OpenTable; readonly to: SpaceId }[] {
  const { nation, kind } = placement;
  if (reserve(table, nation, kind) > 0) return [];
  return spacesHeld(table, nation, kind).flatMap((from) => {
    const without = withoutPiece(table, nation, from);
    const goals = placesSeen(without, placement).filter((to) => to !== from);
    return goals.map((to) => ({ from, without, to }));
  });
}
