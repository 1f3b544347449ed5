// Where and which: the lists of spaces and pieces that cards speak of.
import type { Pieces, Where } from '../data/card-terms.js';
import { sideOf, type Nation, type Side } from '../data/nations.js';
import { homeOf, kindAt, spaceIds, type SpaceId } from '../data/spaces.js';
import type { OpenTable, Piece } from '../state.js';
import { allPieces, distance, neighbours, type Board } from './board.js';
import { supplied } from './supply.js';

/** The spaces a card means; `side` is its owner's, `trigger` the space of what it answers. */
export function spacesOf(
  table: Board & Pick<OpenTable, 'front'>,
  side: Side,
  where: Where,
  trigger?: SpaceId,
): readonly SpaceId[] {
  if (where === 'any') return spaceIds;
  if (where === 'front') return table.front;
  if (where === 'trigger') return trigger === undefined ? [] : [trigger];
  if (!('around' in where) && !('nextTo' in where)) return where;
  const middle = 'around' in where ? where.around : where.nextTo;
  const at = middle === 'trigger' ? trigger : middle;
  if (at === undefined) return [];
  const near = neighbours(table, side, at);
  return 'around' in where ? [at, ...near] : near;
}

/** What a list of pieces is seen from. */
export interface Viewpoint {
  /** The owner of the card. */
  readonly owner: Nation;
  readonly trigger?: SpaceId | undefined;
  /** The target of Economic Warfare. */
  readonly target?: Nation | undefined;
}

/** The pieces on the board that a card means. */
export function piecesOf(table: OpenTable, what: Pieces, from: Viewpoint): readonly Piece[] {
  const side = sideOf(from.owner);
  const spaces = what.where === undefined ? undefined : new Set(spacesOf(table, side, what.where, from.trigger));
  return allPieces(table).filter(({ nation, space }) => {
    if (what.kind !== undefined && kindAt(space) !== what.kind) return false;
    if (what.nations !== undefined && !what.nations.includes(nation)) return false;
    if (spaces?.has(space) === false || what.notIn?.includes(space) === true) return false;
    if (what.supplied === true && !supplied(table, nation).has(space)) return false;
    return what.within === undefined || isWithin(table, what.within, space, from);
  });
}

function isWithin(
  table: OpenTable,
  { n, of }: NonNullable<Pieces['within']>,
  space: SpaceId,
  from: Viewpoint,
): boolean {
  if (of === 'targetHome' && from.target === undefined) return false;
  const to = of === 'targetHome' ? homeOf(from.target ?? from.owner) : of;
  return distance(table, sideOf(from.owner), space, to) <= n;
}
