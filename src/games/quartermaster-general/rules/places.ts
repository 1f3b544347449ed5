// Where and which: the lists of spaces and pieces that cards speak of.
import type { Pieces, Where } from '../data/card-terms.js';
import { isAmong, sideOf, wardOf, type Flag, type Nation, type Side } from '../data/nations.js';
import { kindAt, spaceIds, type SpaceId } from '../data/spaces.js';
import type { OpenTable, Piece } from '../state.js';
import { airSpaces, allAir } from './air.js';
import { allPieces, distance, neighbours, spacesHeld, type Board } from './board.js';
import { homeNow } from './homes.js';
import { supplied } from './supply.js';

/** From where a card names spaces: its owner, the space of what it answers, and what the step before has placed. */
export interface Standpoint {
  readonly owner: Nation;
  readonly trigger?: SpaceId | undefined;
  readonly previous?: SpaceId | undefined;
  /** Whose piece it is about; the owner's when absent. */
  readonly flag?: Flag;
}

/** The spaces a nation acts from: its home, and wherever it or the nation it acts for has a piece. */
export function ownGround(table: OpenTable, nation: Nation): readonly SpaceId[] {
  const ward = wardOf(nation);
  const held = [...spacesHeld(table, nation), ...(ward === undefined ? [] : spacesHeld(table, ward))];
  return [...new Set([homeNow(table, nation), ...held])];
}

/** The spaces a card means. */
export function spacesOf(
  table: Board & Pick<OpenTable, 'front' | 'air'>,
  where: Where,
  { owner, trigger, previous, flag = owner }: Standpoint,
): readonly SpaceId[] {
  if (where === 'any') return spaceIds;
  if (where === 'front') return table.front;
  if (where === 'trigger') return trigger === undefined ? [] : [trigger];
  const side: Side = sideOf(owner);
  if ('besideAir' in where) {
    const near = new Set(airSpaces(table, owner).flatMap((id) => neighbours(table, side, id)));
    return spaceIds.filter((id) => near.has(id));
  }
  if (!('around' in where) && !('nextTo' in where)) return where;
  const middle = 'around' in where ? where.around : where.nextTo;
  const named = { trigger, previous };
  const at =
    middle === 'home' ? homeNow(table, flag) : middle === 'trigger' || middle === 'previous' ? named[middle] : middle;
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

/** The pieces on the board that a card means, Air Forces among them where it says so. */
export function piecesOf(table: OpenTable, what: Pieces, from: Viewpoint): readonly Piece[] {
  const spaces =
    what.where === undefined
      ? undefined
      : new Set(spacesOf(table, what.where, { owner: from.owner, trigger: from.trigger }));
  const isMeant = ({ nation, space }: Piece): boolean => {
    if (what.nations !== undefined && !isAmong(what.nations, nation)) return false;
    if (spaces?.has(space) === false || what.notIn?.includes(space) === true) return false;
    if (what.supplied === true && !supplied(table, nation).has(space)) return false;
    return what.within === undefined || isWithin(table, what.within, space, from);
  };
  const pieces =
    what.air === 'only'
      ? []
      : allPieces(table).filter(({ space }) => what.kind === undefined || kindAt(space) === what.kind);
  return [...pieces, ...(what.air === undefined ? [] : allAir(table))].filter(isMeant);
}

/** Whether there are such pieces, as many as are asked for. */
export function areThere(table: OpenTable, what: Pieces, from: Viewpoint): boolean {
  return piecesOf(table, what, from).length >= (what.atLeast ?? 1);
}

function isWithin(
  table: OpenTable,
  { n, of }: NonNullable<Pieces['within']>,
  space: SpaceId,
  from: Viewpoint,
): boolean {
  if (of === 'targetHome' && from.target === undefined) return false;
  const to = of === 'targetHome' ? homeNow(table, from.target ?? from.owner) : of;
  return distance(table, sideOf(from.owner), space, to) <= n;
}
