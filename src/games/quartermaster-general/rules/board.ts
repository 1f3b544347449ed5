// What stands where: pieces, reserves, control of straits, neighbours and distances.
import { edges, straitIds, straits, type StraitId } from '../data/adjacency.js';
import { flagFacts, flags, opponent, sideOf, type Flag, type Kind, type Side } from '../data/nations.js';
import { kindAt, spaceIds, stars, type SpaceId } from '../data/spaces.js';
import type { OpenTable, Piece } from '../state.js';
import { lastingOf } from './status.js';

/** All that is asked of a position here. */
export type Board = Pick<OpenTable, 'pieces' | 'status' | 'active'>;

/** What stands where, and no more. */
type Pieces = Pick<OpenTable, 'pieces'>;

const nextTo: ReadonlyMap<SpaceId, readonly SpaceId[]> = new Map(
  spaceIds.map((id) => [
    id,
    spaceIds.filter((other) => edges.some(([a, b]) => (a === id && b === other) || (b === id && a === other))),
  ]),
);

/** The neighbours of a space, without straits and whatever cards say. */
export function landAndSea(space: SpaceId): readonly SpaceId[] {
  return nextTo.get(space) ?? [];
}

export function holds({ pieces }: Pieces, nation: Flag, space: SpaceId): boolean {
  return pieces[space].includes(nation);
}

/** The nations of a side with a piece in a space. */
export function ofSide({ pieces }: Pieces, side: Side, space: SpaceId): readonly Flag[] {
  return pieces[space].filter((nation) => sideOf(nation) === side);
}

export function sideHolds({ pieces }: Pieces, side: Side, space: SpaceId): boolean {
  return pieces[space].some((nation) => sideOf(nation) === side);
}

/** The stars in which a side has pieces. */
export function starsHeld(board: Pieces, side: Side): readonly SpaceId[] {
  return stars.filter((space) => sideHolds(board, side, space));
}

/** Where everybody has pieces, by the pieces themselves: they are never changed, only replaced. */
const found = new WeakMap<Pieces['pieces'], ReadonlyMap<Flag, readonly SpaceId[]>>();

function spacesByFlag({ pieces }: Pieces): ReadonlyMap<Flag, readonly SpaceId[]> {
  const known = found.get(pieces);
  if (known !== undefined) return known;
  const lists = new Map<Flag, SpaceId[]>();
  for (const space of spaceIds) {
    for (const flag of pieces[space]) {
      const list = lists.get(flag);
      if (list === undefined) lists.set(flag, [space]);
      else list.push(space);
    }
  }
  found.set(pieces, lists);
  return lists;
}

/** Where a nation has pieces, of one kind or of both. */
export function spacesHeld(board: Pieces, nation: Flag, kind?: Kind): readonly SpaceId[] {
  const held = spacesByFlag(board).get(nation) ?? [];
  return kind === undefined ? held : held.filter((id) => kindAt(id) === kind);
}

/** How many pieces of a kind a nation can still place. */
export function reserve(board: Pieces, nation: Flag, kind: Kind): number {
  return flagFacts[nation][kind] - spacesHeld(board, nation, kind).length;
}

/** All pieces on the board. */
export function allPieces({ pieces }: Pieces): readonly Piece[] {
  const all: Piece[] = [];
  // Cards that count pieces ask for them in thought again and again, and most spaces are empty.
  for (const space of spaceIds) for (const nation of pieces[space]) all.push({ nation, space });
  return all;
}

/** The board with a piece more. */
export function withPiece<B extends Pieces>(board: B, nation: Flag, space: SpaceId): B {
  const there = flags.filter((one) => one === nation || board.pieces[space].includes(one));
  return { ...board, pieces: { ...board.pieces, [space]: there } };
}

/** The board without a piece. */
export function withoutPiece<B extends Pieces>(board: B, nation: Flag, space: SpaceId): B {
  const there = board.pieces[space].filter((one) => one !== nation);
  return { ...board, pieces: { ...board.pieces, [space]: there } };
}

/** The side a strait is open to: the Axis while it has an army beside it, else the Allies; unless a Status card closes it to one. */
export function openTo(board: Board, strait: StraitId): Side {
  const seas: readonly SpaceId[] = straits[strait].seas;
  const closed = lastingOf(board, 'parts').find(({ step: { spaces } }) => spaces.every((id) => seas.includes(id)));
  if (closed !== undefined) return opponent(closed.step.side);
  return sideHolds(board, 'axis', straits[strait].land) ? 'axis' : 'allies';
}

/** The straits that begin in a sea, with the sea at their other end. */
const straitsFrom: ReadonlyMap<SpaceId, readonly { readonly id: StraitId; readonly beyond: SpaceId }[]> = new Map(
  spaceIds.flatMap((space) => {
    const from = straitIds.flatMap((id) => {
      const [a, b] = straits[id].seas;
      return a === space || b === space ? [{ id, beyond: a === space ? b : a }] : [];
    });
    return from.length === 0 ? [] : [[space, from] as const];
  }),
);

/** The neighbours of spaces as a side can use them, for who asks of many. */
export function neighbourhood(board: Board, side: Side): (space: SpaceId) => readonly SpaceId[] {
  const joins = lastingOf(board, 'joins');
  const parts = lastingOf(board, 'parts');
  const unchanged = (space: SpaceId): readonly SpaceId[] => {
    const near = landAndSea(space);
    const from = straitsFrom.get(space);
    if (from === undefined) return near;
    const open = from.filter(({ id }) => openTo(board, id) === side).map(({ beyond }) => beyond);
    return open.length === 0 ? near : [...near, ...open];
  };
  if (joins.length === 0 && parts.length === 0) return unchanged;
  // With those that Status cards join to a space, and without those that they part from it.
  return (space) => {
    const others = (cards: typeof joins | typeof parts): readonly SpaceId[] =>
      cards.flatMap(({ step }) =>
        step.side === side && step.spaces.includes(space) ? step.spaces.filter((id) => id !== space) : [],
      );
    const parted = others(parts);
    return [...new Set([...unchanged(space), ...others(joins)])].filter((id) => !parted.includes(id));
  };
}

/** The neighbours of a space as a side can use them. */
export function neighbours(board: Board, side: Side, space: SpaceId): readonly SpaceId[] {
  return neighbourhood(board, side)(space);
}

export function adjacent(board: Board, side: Side, a: SpaceId, b: SpaceId): boolean {
  return neighbours(board, side, a).includes(b);
}

/** How many steps a side needs from one space to another, over any spaces; 0 for the same. */
export function distance(board: Board, side: Side, from: SpaceId, to: SpaceId): number {
  const near = neighbourhood(board, side);
  const seen = new Set<SpaceId>([from]);
  let edge: readonly SpaceId[] = [from];
  for (let steps = 0; edge.length > 0; steps++) {
    if (seen.has(to)) return steps;
    const next = edge.flatMap(near).filter((space) => !seen.has(space));
    for (const space of next) seen.add(space);
    edge = [...new Set(next)];
  }
  return Infinity;
}

/** Enemy nations with a piece in a space. */
export function enemiesIn(board: Pieces, nation: Flag, space: SpaceId): readonly Flag[] {
  return ofSide(board, opponent(sideOf(nation)), space);
}

/** Whether a nation's home is held by an enemy army. */
export function isOverrun(board: Pieces, nation: Flag, home: SpaceId): boolean {
  return enemiesIn(board, nation, home).length > 0;
}
