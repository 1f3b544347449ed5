// Battles: where a nation may battle, and whom it may hit there (rulebook, Battle).
import { sideOf, type Flag } from '../data/nations.js';
import { spaces, type SpaceId } from '../data/spaces.js';
import type { OpenTable, Piece } from '../state.js';
import { neighbourhood, sideHolds } from './board.js';
import { supplied } from './supply.js';

/** Spaces of a terrain next to a supplied piece of the nation, without a piece of its side; they may be empty. */
export function battlePlaces(
  table: OpenTable,
  nation: Flag,
  terrain: 'land' | 'sea' | 'any',
  list: readonly SpaceId[],
): readonly SpaceId[] {
  const side = sideOf(nation);
  const near = new Set([...supplied(table, nation)].flatMap(neighbourhood(table, side)));
  return list.filter(
    (id) => (terrain === 'any' || spaces[id].terrain === terrain) && near.has(id) && !sideHolds(table, side, id),
  );
}

/** Whether a piece cannot be removed for the rest of the turn. */
export function isProtected(table: Pick<OpenTable, 'protections'>, { nation, space }: Piece): boolean {
  return table.protections.some((one) => one.nation === nation && one.space === space);
}
