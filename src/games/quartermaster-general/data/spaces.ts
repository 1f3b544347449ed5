// The 53 spaces of the board: terrain, supply stars, home spaces.
import type { Flag, Kind } from './nations.js';

export interface SpaceFacts {
  readonly terrain: 'land' | 'sea';
  /** Marked with a star: a source of supply and of points. */
  readonly star?: true;
  /** Whose home it is. */
  readonly home?: Flag;
}

const facts = {
  'eastern-united-states': { terrain: 'land', star: true, home: 'united-states' },
  'western-united-states': { terrain: 'land', star: true },
  'pacific-northwest': { terrain: 'land' },
  canada: { terrain: 'land' },
  'latin-america': { terrain: 'land' },
  hawaii: { terrain: 'land' },
  iceland: { terrain: 'land' },
  'united-kingdom': { terrain: 'land', star: true, home: 'united-kingdom' },
  'western-europe': { terrain: 'land', star: true, home: 'france' },
  germany: { terrain: 'land', star: true, home: 'germany' },
  italy: { terrain: 'land', star: true, home: 'italy' },
  scandinavia: { terrain: 'land' },
  balkans: { terrain: 'land' },
  'eastern-europe': { terrain: 'land' },
  ukraine: { terrain: 'land', star: true },
  russia: { terrain: 'land' },
  moscow: { terrain: 'land', star: true, home: 'soviet-union' },
  siberia: { terrain: 'land' },
  kazakhstan: { terrain: 'land' },
  mongolia: { terrain: 'land' },
  vladivostok: { terrain: 'land' },
  'north-africa': { terrain: 'land' },
  africa: { terrain: 'land' },
  madagascar: { terrain: 'land' },
  'middle-east': { terrain: 'land' },
  india: { terrain: 'land', star: true },
  szechuan: { terrain: 'land' },
  china: { terrain: 'land', star: true, home: 'china' },
  'southeast-asia': { terrain: 'land' },
  japan: { terrain: 'land', star: true, home: 'japan' },
  philippines: { terrain: 'land' },
  indonesia: { terrain: 'land' },
  'iwo-jima': { terrain: 'land' },
  'new-guinea': { terrain: 'land' },
  australia: { terrain: 'land', star: true },
  'new-zealand': { terrain: 'land' },
  'north-atlantic': { terrain: 'sea' },
  'south-atlantic': { terrain: 'sea' },
  'north-sea': { terrain: 'sea' },
  'baltic-sea': { terrain: 'sea' },
  'mediterranean-sea': { terrain: 'sea' },
  'black-sea': { terrain: 'sea' },
  'caspian-sea': { terrain: 'sea' },
  'southern-ocean': { terrain: 'sea' },
  'indian-ocean': { terrain: 'sea' },
  'bay-of-bengal': { terrain: 'sea' },
  'south-china-sea': { terrain: 'sea' },
  'sea-of-japan': { terrain: 'sea' },
  'north-pacific': { terrain: 'sea' },
  'central-pacific': { terrain: 'sea' },
  'south-pacific': { terrain: 'sea' },
  'east-pacific': { terrain: 'sea' },
  'southeast-pacific': { terrain: 'sea' },
} as const satisfies Readonly<Record<string, SpaceFacts>>;

export type SpaceId = keyof typeof facts;
export const spaces: Readonly<Record<SpaceId, SpaceFacts>> = facts;

/** All spaces: the land first, then the sea; the order in which lists go. */
export const spaceIds = Object.keys(facts) as [SpaceId, ...SpaceId[]];

export const stars: readonly SpaceId[] = spaceIds.filter((id) => spaces[id].star === true);

const homes = new Map(spaceIds.map((id) => [spaces[id].home, id] as const));

/** The home with which somebody begins; `homeNow` of the rules is where it is. */
export function homeOf(flag: Flag): SpaceId {
  const home = homes.get(flag);
  if (home === undefined) throw new RangeError(`${flag} has no home`);
  return home;
}

/** Which pieces stand in a space. */
export function kindAt(id: SpaceId): Kind {
  return spaces[id].terrain === 'land' ? 'army' : 'navy';
}

/** Whether an id is a space's. */
export function isSpaceId(id: string): id is SpaceId {
  return Object.hasOwn(facts, id);
}
