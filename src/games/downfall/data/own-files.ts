// Files of an owner of the game in place of our records: read once, kept with each game as one text, and laid over ours.
import { z } from 'zod';
import { commitment } from '../../../table/dice.js';
import { factsFrom, ours, type Facts } from './facts.js';
import { cityIds } from './cities.js';
import { landHexes } from './hexes.js';
import { ownSchemas } from './own-schemas.js';

const fileNames = Object.keys(ownSchemas) as readonly (keyof typeof ownSchemas)[];

/** What a game keeps of its owner's files: how they call their set, and every record they give. */
const ownSchema = z.strictObject({ name: z.string().min(1).max(60), ...partial() });
type Own = z.infer<typeof ownSchema>;

function partial(): { readonly [F in keyof typeof ownSchemas]: z.ZodExactOptional<(typeof ownSchemas)[F]> } {
  const entries = fileNames.map((file) => [file, ownSchemas[file].exactOptional()]);
  return Object.fromEntries(entries) as ReturnType<typeof partial>;
}

/** A file that cannot be used: in which file, at which record and field, and what is wrong. */
export class OwnFilesFault extends Error {
  override readonly name = 'OwnFilesFault';

  constructor(readonly faults: readonly string[]) {
    super(faults.join('\n'));
  }
}

/** The most characters all files together may have: what is kept with every game. */
const mostCharacters = 400_000;

function jsonOf(file: string, text: string, faults: string[]): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    faults.push(`${file}: not JSON: ${error instanceof Error ? error.message : String(error)}`);
    return null;
  }
}

function faultOf(file: string, { path, message }: z.core.$ZodIssue): string {
  const [record, ...field] = path.map(String);
  return [file, ...(record === undefined ? [] : [record]), ...(field.length === 0 ? [] : [field.join('.')])]
    .join(', ')
    .concat(`: ${message}`);
}

/**
 * Reads an owner's files.
 * @param files the files' texts by name, such as `cards.json`; `set.json` may say what the set is called.
 * @returns the text kept with games.
 * @throws OwnFilesFault that lists all that is wrong, each with file, record and field.
 */
export function readOwnFiles(files: ReadonlyMap<string, string>): string {
  const faults: string[] = [];
  const own: Record<string, unknown> = { name: 'own' };
  for (const [file, text] of [...files].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const name = file.replace(/\.json$/, '');
    const known = fileNames.find((one) => one === name);
    if (name !== 'set' && known === undefined) {
      faults.push(`${file}: no such file; there are set, ${fileNames.join(', ')}`);
      continue;
    }
    const before = faults.length;
    const given = jsonOf(file, text, faults);
    if (faults.length > before) continue;
    const schema = known === undefined ? ownSchema.pick({ name: true }) : ownSchemas[known];
    const read = schema.safeParse(given);
    if (!read.success) faults.push(...read.error.issues.map((issue) => faultOf(file, issue)));
    else if (known === undefined) Object.assign(own, read.data);
    else own[known] = read.data;
  }
  const text = JSON.stringify(own);
  if (text.length > mostCharacters) faults.push(`together more than ${mostCharacters} characters`);
  if (faults.length > 0) throw new OwnFilesFault(faults);
  return text;
}

/** Our own records as such files, for owners to begin with. */
export function ourFiles(): ReadonlyMap<string, string> {
  const { scenarios, hexes, cities } = ours;
  const places = Object.fromEntries(cityIds.map((id) => [id, { ...cities.places[id], hex: undefined }]));
  const all: Readonly<Record<(typeof fileNames)[number], unknown>> = {
    ...ours,
    hexes: Object.fromEntries(hexes),
    cities: { places, sources: cities.sources },
    ...scenarios,
  };
  return new Map(fileNames.map((file) => [`${file}.json`, `${JSON.stringify(all[file], null, 1)}\n`]));
}

function laidOver(own: Own): Facts {
  const { cities, combat, hexsides, orders, scenarios, tracks } = ours;
  const { places, sources } = own.cities ?? {};
  const boxes = own.orders?.boxes ?? {};
  return factsFrom({
    units: { ...ours.units, ...own.units },
    fleets: { ...ours.fleets, ...own.fleets },
    cards: { ...ours.cards, ...own.cards },
    events: { ...ours.events, ...own.events },
    orders: {
      operations: { ...orders.operations, ...own.orders?.operations },
      boxes: {
        western: { ...orders.boxes.western, ...boxes.western },
        soviet: { ...orders.boxes.soviet, ...boxes.soviet },
        okh: { ...orders.boxes.okh, ...boxes.okh },
        okw: { ...orders.boxes.okw, ...boxes.okw },
      },
    },
    tracks: { ...tracks, ...own.tracks },
    warfare: { ...ours.warfare, ...own.warfare },
    combat: { ...combat, ...own.combat },
    hexes: new Map([...landHexes].map(([hex, facts]) => [hex, own.hexes?.[hex] ?? facts])),
    hexsides: { ...hexsides, ...own.hexsides },
    seas: ours.seas,
    cities: {
      places: Object.fromEntries(
        cityIds.map((id) => {
          const given = places?.[id];
          return [id, given === undefined ? cities.places[id] : { hex: cities.places[id].hex, ...given }];
        }),
      ) as Facts['cities']['places'],
      sources: sources ?? cities.sources,
    },
    scenarios: {
      overlord: own.overlord ?? scenarios.overlord,
      husky: own.husky ?? scenarios.husky,
      campaign: own.campaign ?? scenarios.campaign,
    },
  });
}

interface Kept {
  readonly facts: Facts;
  readonly name: string;
  readonly hash: string;
}

/** Sets by the text that games keep of them; few are ever played on at once. */
const kept = new Map<string, Kept>();
const mostKept = 8;

/** The text asked for last, which is compared by its place in memory: rules ask for its facts at every step. */
let last: { readonly text: string; readonly kept: Kept } | null = null;

function keptOf(text: string): Kept {
  if (last?.text === text) return last.kept;
  const found = kept.get(text) ?? readAgain(text);
  last = { text, kept: found };
  return found;
}

function readAgain(text: string): Kept {
  const own = ownSchema.parse(JSON.parse(text));
  const hash = commitment(text).slice(0, 8);
  const found = { facts: laidOver(own), name: own.name, hash };
  if (kept.size >= mostKept) kept.clear();
  kept.set(text, found);
  return found;
}

/** Whether a text is one that a game may have kept. */
export function isOwnText(text: string): boolean {
  try {
    return text.length <= mostCharacters && keptOf(text).name !== '';
  } catch {
    return false;
  }
}

/** The facts that a position is played on: ours, or those of the owner's files that the game keeps. */
export function factsOf({ data }: { readonly data: string | null }): Facts {
  return data === null ? ours : keptOf(data).facts;
}

/** What a set is called, with the beginning of the hash of its files. */
export function nameOf(text: string): { readonly name: string; readonly hash: string } {
  const { name, hash } = keptOf(text);
  return { name, hash };
}
