// Close-ups: theatres by name, and the few hexes around what has happened.
import type { HexGrid } from '../../../table/board-map.js';
import type { Box } from '../../../table/scene.js';
import type { Facts } from '../data/facts.js';
import { regions, seaHexes } from '../data/seas.js';
import { isSea } from '../rules/waters.js';
import { seaCentre } from './sea-places.js';
import { airIds, partisanIds } from '../data/units.js';

/** Theatres by their lowest and highest row and column. */
const theatres = {
  west: { rows: [25, 38], columns: [7, 19] },
  germany: { rows: [28, 38], columns: [14, 26] },
  italy: { rows: [16, 28], columns: [12, 24] },
  balkans: { rows: [15, 30], columns: [19, 31] },
  'east-north': { rows: [32, 43], columns: [25, 39] },
  'east-centre': { rows: [27, 37], columns: [22, 35] },
  'east-south': { rows: [24, 36], columns: [29, 42] },
  north: { rows: [35, 43], columns: [14, 26] },
  africa: { rows: [10, 20], columns: [1, 20] },
  egypt: { rows: [10, 20], columns: [19, 36] },
} as const satisfies Readonly<
  Record<string, { readonly rows: readonly [number, number]; readonly columns: readonly [number, number] }>
>;

export type Theatre = keyof typeof theatres;
export const theatreIds = Object.keys(theatres) as readonly Theatre[];

/** Whether a word names a theatre. */
export function isTheatre(word: string): word is Theatre {
  return Object.hasOwn(theatres, word);
}

/** The area without a map. */
export const tracksAlone = 'tracks';

/** The most columns and rows of an automatic close-up, and the fewest. */
const most = { columns: 12, rows: 10 } as const;
const least = { columns: 8, rows: 6 } as const;

const rowOf = (hex: string): number => Number(hex.slice(0, 2));
const columnOf = (hex: string): number => Number(hex.slice(2));
const isHex = (facts: Facts, word: string): boolean => facts.hexes.has(word) || seaHexes.has(word);
/** Whether an id stands for something on the map, wherever it is. */
const isPiece = (facts: Facts, word: string): boolean =>
  [...facts.unitIds, ...airIds, ...partisanIds, ...facts.navalIds, ...regions].some((id) => id === word);
const spanOf = (numbers: readonly number[]): readonly [number, number] => [Math.min(...numbers), Math.max(...numbers)];

/** A range widened evenly to a least length. */
function widened([low, high]: readonly [number, number], by: number, to: number): readonly [number, number] {
  const lacking = Math.max(0, to - (high - low + 1 + by * 2));
  return [low - by - Math.floor(lacking / 2), high + by + Math.ceil(lacking / 2)];
}

/**
 * The close-up that shows what changed: the hexes themselves with what lies around them, the theatre that shows most of them where
 * they lie too far apart; the whole map where pieces changed that may stand anywhere, the tracks alone where nothing on the map did.
 */
export function areaShowing(facts: Facts, changed: readonly string[]): string | undefined {
  const named = changed.flatMap((word) => (isSea(word) ? (seaCentre(word) ?? []) : word));
  const hexes = named.filter((one) => isHex(facts, one));
  if (hexes.length === 0)
    return changed.length === 0 || changed.some((one) => isPiece(facts, one)) ? undefined : tracksAlone;
  const [rows, columns] = [spanOf(hexes.map(rowOf)), spanOf(hexes.map(columnOf))];
  const fits = rows[1] - rows[0] < most.rows && columns[1] - columns[0] < most.columns;
  if (!fits) {
    const shows = (id: Theatre): number => hexes.filter((hex) => inTheatre(id, hex)).length;
    return theatreIds.toSorted((a, b) => shows(b) - shows(a))[0];
  }
  const room = (span: readonly [number, number], limit: number): number =>
    Math.min(2, Math.floor((limit - (span[1] - span[0] + 1)) / 2));
  const [low, high] = widened(rows, room(rows, most.rows), least.rows);
  const [west, east] = widened(columns, room(columns, most.columns), least.columns);
  return `${low}-${high}:${west}-${east}`;
}

function inTheatre(id: Theatre, hex: string): boolean {
  const { rows, columns } = theatres[id];
  return rowOf(hex) >= rows[0] && rowOf(hex) <= rows[1] && columnOf(hex) >= columns[0] && columnOf(hex) <= columns[1];
}

/** Whether an area shows a place; what is no hex lies nowhere in particular. */
export function showsPlace(area: string, place: string): boolean {
  if (!/^\d{4}$/u.test(place)) return true;
  if (isTheatre(area)) return inTheatre(area, place);
  const [low, high, west, east] = spanNamed(area) ?? [];
  const within = (number: number, from = -Infinity, to = Infinity): boolean => number >= from && number <= to;
  return within(rowOf(place), low, high) && within(columnOf(place), west, east);
}

/** The lowest and highest row and column of an automatic close-up. */
function spanNamed(area: string): readonly number[] | undefined {
  return /^(-?\d+)-(\d+):(-?\d+)-(\d+)$/u.exec(area)?.slice(1).map(Number);
}

/** The theatres a hex lies in. @internal */
export function theatresOf(hex: string): readonly Theatre[] {
  return theatreIds.filter((id) => inTheatre(id, hex));
}

/** The part of the map that an area shows; undefined for a word that names none. */
export function boxOfArea(grid: HexGrid, area: string): Box | undefined {
  const theatre = isTheatre(area) ? [...theatres[area].rows, ...theatres[area].columns] : undefined;
  const [low, high, west, east] = theatre ?? spanNamed(area) ?? [];
  if (low === undefined || high === undefined || west === undefined || east === undefined) return undefined;
  const { radius, origin } = grid;
  const wide = Math.sqrt(3) * radius;
  const top = origin[1] - (high * 1.5 + 1) * radius;
  const bottom = origin[1] - (low * 1.5 - 1) * radius;
  return { x: origin[0] + (west - 0.5) * wide, y: top, w: (east - west + 1.5) * wide, h: bottom - top };
}
