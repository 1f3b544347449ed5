// Air Forces: where they stand, where they can go, and what they can hit (Total War, Air Forces).
import { flagFacts, opponent, sideOf, type Flag, type Kind } from '../data/nations.js';
import { kindAt, spaceIds, type SpaceId } from '../data/spaces.js';
import type { OpenTable, Piece } from '../state.js';
import { adjacent, neighbours } from './board.js';
import { supplied } from './supply.js';

type Skies = Pick<OpenTable, 'air'>;

export function holdsAir({ air }: Skies, flag: Flag, space: SpaceId): boolean {
  return air[space]?.includes(flag) === true;
}

/** Where somebody's Air Forces stand. */
export function airSpaces({ air }: Skies, flag: Flag): readonly SpaceId[] {
  return flown(air).filter((id) => air[id]?.includes(flag) === true);
}

/** Where Air Forces stand at all, by the Air Forces themselves: they are never changed, only replaced. */
const found = new WeakMap<Skies['air'], readonly SpaceId[]>();

function flown(air: Skies['air']): readonly SpaceId[] {
  const known = found.get(air) ?? spaceIds.filter((id) => air[id] !== undefined);
  found.set(air, known);
  return known;
}

/** All Air Forces on the board. */
export function allAir({ air }: Skies): readonly Piece[] {
  return spaceIds.flatMap((space) => (air[space] ?? []).map((nation) => ({ nation, space })));
}

/** How many Air Forces can still be deployed. */
export function airReserve(table: Skies, flag: Flag): number {
  return flagFacts[flag].air - airSpaces(table, flag).length;
}

/** The board with an Air Force more. */
export function withAir<T extends Skies>(table: T, flag: Flag, space: SpaceId): T {
  return { ...table, air: { ...table.air, [space]: [...(table.air[space] ?? []), flag] } };
}

/** The board without an Air Force. */
export function withoutAir<T extends Skies>(table: T, flag: Flag, space: SpaceId): T {
  const { [space]: there = [], ...air } = table.air;
  const left = there.filter((one) => one !== flag);
  return { ...table, air: left.length === 0 ? air : { ...air, [space]: left } };
}

/** Somebody's Air Forces that stand with a supplied piece. */
export function suppliedAir(table: OpenTable, flag: Flag): readonly SpaceId[] {
  const flown = airSpaces(table, flag);
  if (flown.length === 0) return [];
  const fed = supplied(table, flag);
  return flown.filter((id) => fed.has(id));
}

/** Spaces with a supplied piece and without an Air Force of somebody. */
export function airPlaces(
  table: OpenTable,
  flag: Flag,
  { upon, list = spaceIds }: { readonly upon?: Kind | undefined; readonly list?: readonly SpaceId[] } = {},
): readonly SpaceId[] {
  const fed = supplied(table, flag);
  return list.filter((id) => fed.has(id) && !holdsAir(table, flag, id) && (upon === undefined || kindAt(id) === upon));
}

/** Where an Air Force can be moved from its space: to any such space, or to where it stands. */
export function marshalPlaces(table: OpenTable, flag: Flag, from: SpaceId, upon?: Kind): readonly SpaceId[] {
  return [...airPlaces(table, flag, { upon }), ...(upon === undefined || kindAt(from) === upon ? [from] : [])];
}

/** Where an Air Force left alone can go. */
export function relocations(table: OpenTable, flag: Flag, from: SpaceId): readonly SpaceId[] {
  return airPlaces(table, flag, { list: spaceIds.filter((id) => adjacent(table, sideOf(flag), from, id)) });
}

/** Spaces in which an Air Force may take air superiority. */
export function superiorityPlaces(table: OpenTable, flag: Flag): readonly SpaceId[] {
  const near = new Set(suppliedAir(table, flag).flatMap((id) => neighbours(table, sideOf(flag), id)));
  return spaceIds.filter((id) => near.has(id));
}

/** Whose Air Forces in a space are an enemy's. */
export function enemyAirIn({ air }: Skies, flag: Flag, space: SpaceId): readonly Flag[] {
  return (air[space] ?? []).filter((one) => sideOf(one) === opponent(sideOf(flag)));
}

/** The supplied Air Forces with which an attack on a defended space can be carried through. */
export function attackers(table: OpenTable, flag: Flag, space: SpaceId): readonly SpaceId[] {
  return suppliedAir(table, flag).filter((from) => adjacent(table, sideOf(flag), from, space));
}
