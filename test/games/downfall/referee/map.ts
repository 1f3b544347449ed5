// The map as the printed one is read: which hexes touch across what, reckoned from their numbers alone.
import { ours } from '../../../../src/games/downfall/data/own-files.js';
import { regionFacts } from '../../../../src/games/downfall/data/seas.js';
import type { DownfallState, Weather } from '../../../../src/games/downfall/state.js';

const rails = new Set(ours.hexsides.rail);
const rivers = new Set(ours.hexsides.river);
const straits = new Set(ours.hexsides.strait);
const seas = new Set(ours.hexsides.sea);

/** The six hexes around one: rows are counted from the south, odd ones lie half a hex further east. */
function around(hex: string): readonly string[] {
  const row = Number(hex.slice(0, 2));
  const column = Number(hex.slice(2));
  const shift = row % 2;
  const name = (r: number, c: number): string => `${String(r).padStart(2, '0')}${String(c).padStart(2, '0')}`;
  return [
    name(row, column - 1),
    name(row, column + 1),
    ...[row - 1, row + 1].flatMap((r) => [name(r, column - 1 + shift), name(r, column + shift)]),
  ];
}

/** Hexes from one to another, ring by ring. */
export function ringsFrom(hex: string, most: number): ReadonlyMap<string, number> {
  const far = new Map([[hex, 0]]);
  for (const [at, n] of far) if (n < most) for (const next of around(at)) if (!far.has(next)) far.set(next, n + 1);
  return far;
}

type Crossing = 'open' | 'rail' | 'river' | 'strait' | 'beach';

const side = (a: string, b: string): string => (a < b ? `${a}-${b}` : `${b}-${a}`);

/** What lies between two land hexes; null where nobody can cross (A.3). A railway over water makes it plain ground to march on. */
function crossing(a: string, b: string): { readonly rail: boolean; readonly water: Crossing } | null {
  const key = side(a, b);
  if (!ours.hexes.has(a) || !ours.hexes.has(b) || seas.has(key)) return null;
  return { rail: rails.has(key), water: rivers.has(key) ? 'river' : straits.has(key) ? 'strait' : 'open' };
}

export interface Way {
  readonly to: string;
  readonly rail: boolean;
  readonly water: Crossing;
}

const landWays = new Map<string, readonly Way[]>();

/** Ways on foot out of a place: land hexes, the Middle East and its two hexes (B), beachheads and the one hex before them (2.4.2). */
export function ways(state: DownfallState, from: string): readonly Way[] {
  const known = landWays.get(from) ?? plainWays(from);
  landWays.set(from, known);
  const shore = Object.values(ours.seas.beaches).flatMap(({ sea, land }): Way[] => {
    if (!state.beachheads.some(({ at }) => at === sea)) return [];
    if (from !== sea && from !== land) return [];
    return [{ to: from === sea ? land : sea, rail: false, water: 'beach' }];
  });
  return [...known, ...shore];
}

function plainWays(from: string): readonly Way[] {
  const east = regionFacts['middle-east'].beside;
  if (from === 'middle-east') return east.map((to) => ({ to, rail: false, water: 'open' }));
  const found = ours.hexes.has(from)
    ? around(from).flatMap((to): Way[] => {
        const found = crossing(from, to);
        return found === null ? [] : [{ to, ...found }];
      })
    : [];
  return east.includes(from) ? [...found, { to: 'middle-east', rail: false, water: 'open' }] : found;
}

/** The weather by the card of the turn and the third of the track in which its marker stands. */
export function weather({ turn, weatherAt }: DownfallState): Weather {
  const space = weatherAt % 91;
  return ours.tracks.weather[turn - 1]?.[space < 30 ? 0 : space < 60 ? 1 : 2] ?? 'fair';
}

/** Mountains in snow and swamps in mud are difficult to enter and to leave but by rail (A.3). */
export function isHard(state: DownfallState, from: string, way: Way): boolean {
  const now = weather(state);
  const hard = (hex: string): boolean => {
    const terrain = ours.hexes.get(hex)?.terrain;
    return (terrain === 'mountains' && now === 'snow') || (terrain === 'swamp' && now === 'mud');
  };
  return !way.rail && (hard(from) || hard(way.to));
}
