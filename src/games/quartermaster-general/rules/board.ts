// What stands where: pieces, reserves, control of straits, neighbours and distances.
import { edges, straitIds, straits, type StraitId } from '../data/adjacency.js';
import { nationFacts, nations, opponent, sideOf, type Kind, type Nation, type Side } from '../data/nations.js';
import { kindAt, spaceIds, type SpaceId } from '../data/spaces.js';
import type { OpenTable, Piece } from '../state.js';

/** All that is asked of a position here. */
export type Board = Pick<OpenTable, 'pieces'>;

const landAndSea: ReadonlyMap<SpaceId, readonly SpaceId[]> = new Map(
  spaceIds.map((id) => [
    id,
    spaceIds.filter((other) => edges.some(([a, b]) => (a === id && b === other) || (b === id && a === other))),
  ]),
);

export function holds({ pieces }: Board, nation: Nation, space: SpaceId): boolean {
  return pieces[space].includes(nation);
}

/** The nations of a side with a piece in a space. */
export function ofSide({ pieces }: Board, side: Side, space: SpaceId): readonly Nation[] {
  return pieces[space].filter((nation) => sideOf(nation) === side);
}

export function sideHolds({ pieces }: Board, side: Side, space: SpaceId): boolean {
  return pieces[space].some((nation) => sideOf(nation) === side);
}

/** Where a nation has pieces, of one kind or of both. */
export function spacesHeld(board: Board, nation: Nation, kind?: Kind): readonly SpaceId[] {
  return spaceIds.filter((id) => (kind === undefined || kindAt(id) === kind) && holds(board, nation, id));
}

/** How many pieces of a kind a nation can still place. */
export function reserve(board: Board, nation: Nation, kind: Kind): number {
  return nationFacts[nation][kind] - spacesHeld(board, nation, kind).length;
}

/** All pieces on the board. */
export function allPieces({ pieces }: Board): readonly Piece[] {
  return spaceIds.flatMap((space) => pieces[space].map((nation) => ({ nation, space })));
}

/** The board with a piece more. */
export function withPiece<B extends Board>(board: B, nation: Nation, space: SpaceId): B {
  const there = nations.filter((one) => one === nation || board.pieces[space].includes(one));
  return { ...board, pieces: { ...board.pieces, [space]: there } };
}

/** The board without a piece. */
export function withoutPiece<B extends Board>(board: B, nation: Nation, space: SpaceId): B {
  const there = board.pieces[space].filter((one) => one !== nation);
  return { ...board, pieces: { ...board.pieces, [space]: there } };
}

/** The side a strait is open to: the Axis while it has an army beside it, else the Allies. */
export function openTo(board: Board, strait: StraitId): Side {
  return sideHolds(board, 'axis', straits[strait].land) ? 'axis' : 'allies';
}

/** The neighbours of a space as a side can use them. */
export function neighbours(board: Board, side: Side, space: SpaceId): readonly SpaceId[] {
  const near = landAndSea.get(space) ?? [];
  if (kindAt(space) === 'army') return near;
  const beyond = straitIds.flatMap((id) => {
    const [a, b] = straits[id].seas;
    if ((a !== space && b !== space) || openTo(board, id) !== side) return [];
    return [a === space ? b : a];
  });
  return beyond.length === 0 ? near : [...near, ...beyond];
}

export function adjacent(board: Board, side: Side, a: SpaceId, b: SpaceId): boolean {
  return neighbours(board, side, a).includes(b);
}

/** How many steps a side needs from one space to another, over any spaces; 0 for the same. */
export function distance(board: Board, side: Side, from: SpaceId, to: SpaceId): number {
  const seen = new Set<SpaceId>([from]);
  let edge: readonly SpaceId[] = [from];
  for (let steps = 0; edge.length > 0; steps++) {
    if (seen.has(to)) return steps;
    const next = edge.flatMap((space) => neighbours(board, side, space)).filter((space) => !seen.has(space));
    for (const space of next) seen.add(space);
    edge = [...new Set(next)];
  }
  return Infinity;
}

/** Enemy nations with a piece in a space. */
export function enemiesIn(board: Board, nation: Nation, space: SpaceId): readonly Nation[] {
  return ofSide(board, opponent(sideOf(nation)), space);
}

/** Whether a nation's home is held by an enemy army. */
export function isOverrun(board: Board, nation: Nation, home: SpaceId): boolean {
  return enemiesIn(board, nation, home).length > 0;
}
