// Files of an owner of the game in place of our records: laid over ours, read as ours are, and kept whole with each game as one text.
import { z } from 'zod';
import { commitment } from '../../../table/dice.js';
import { pack, unpack } from './packed.js';
import { factsFrom, type Facts } from './facts.js';
import { terrains, type LandHex } from './hexes.js';
import { nations } from './nations.js';
import { scenarioIds, type ScenarioId } from './scenarios.js';
import { tableSchemas, type Ids } from './table-schemas.js';
import { tables } from './tables.js';

type FileName = keyof typeof tables;
const fileNames = Object.keys(tables) as readonly FileName[];

/** A file that cannot be used: in which file, at which record and field, and what is wrong. */
export class OwnFilesFault extends Error {
  override readonly name = 'OwnFilesFault';

  constructor(readonly faults: readonly string[]) {
    super(faults.join('\n'));
  }
}

/** The most characters a whole set may have: what is kept with every game, packed. */
const mostCharacters = 400_000;
const mostBytes = 3 * mostCharacters;

/** A set: how its owner calls it, and its records. */
const setSchema = z.strictObject({
  name: z.string().min(1).max(60).default('own'),
  /** The scenarios it is for; all when absent. */
  scenarios: z.array(z.enum(scenarioIds)).min(1).exactOptional(),
});
const ownSchema = setSchema.extend({
  files: z.partialRecord(z.enum(fileNames), z.record(z.string(), z.unknown())),
});
type Own = z.infer<typeof ownSchema>;

/** What a packed set begins with, which no JSON does. */
const packedSign = 'whole:';

/**
 * A set as a game keeps it: whole, so that later tables of ours change nothing in it, and packed, because every position holds it.
 * @returns a text that is a sixth as long.
 */
function packed(whole: string): string {
  return packedSign + pack(whole);
}

/** The JSON in a text that games keep; sets of earlier versions are kept as they were given, and not whole. */
function unpacked(text: string): string {
  return text.startsWith(packedSign) ? unpack(text.slice(packedSign.length), mostBytes) : text;
}

/** Fields that say all there is of something: owners' own stand in their place whole, as lists do. */
const whole: ReadonlySet<string> = new Set([
  ...['effect', 'sources', 'eventSpaces'],
  ...['later', 'naval', 'air', 'partisans', 'planning', 'airOwner', 'used', 'hands'],
]);

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return value !== null && typeof value === 'object' && !Array.isArray(value);
}

/** Records laid over others field by field; null takes a field away. */
function laidOver(ours: unknown, own: unknown, depth = 0): unknown {
  if (!isRecord(ours) || !isRecord(own)) return own;
  const kept = new Map(Object.entries(ours));
  for (const [key, value] of Object.entries(own)) {
    if (value === null && depth > 1) kept.delete(key);
    else kept.set(key, whole.has(key) ? value : laidOver(kept.get(key), value, depth + 1));
  }
  return Object.fromEntries(kept);
}

type Raw = Readonly<Record<FileName, unknown>>;

/** The ids of records, ours and those that were added. */
function idsOf<K extends string>(known: Readonly<Record<K, unknown>>, given: unknown): readonly K[] {
  return Object.keys(isRecord(given) ? given : known) as K[];
}

function idsIn({ units, cards, events, seas }: Raw): Ids {
  return {
    units: idsOf(tables.units, units),
    cards: idsOf(tables.cards, cards),
    events: idsOf(tables.events, events),
    beaches: idsOf(tables.seas.beaches, isRecord(seas) ? seas['beaches'] : undefined),
  };
}

/** Hexes nation by nation and terrain by terrain: where rules take the first of several, they take it in this sequence. */
function inSequence(hexes: Readonly<Record<string, LandHex>>): ReadonlyMap<string, LandHex> {
  const rank = ({ nation, terrain }: LandHex): number => nations.indexOf(nation) * 10 + terrains.indexOf(terrain);
  return new Map(
    Object.entries(hexes).sort(([a, one], [b, other]) => rank(one) - rank(other) || Number(a) - Number(b)),
  );
}

function faultOf(file: string, { path, message }: z.core.$ZodIssue): string {
  const [record, ...field] = path.map(String);
  return [`${file}.json`, ...(record === undefined ? [] : [record]), ...(field.length === 0 ? [] : [field.join('.')])]
    .join(', ')
    .concat(`: ${message}`);
}

/**
 * Reads tables, ours or owners' laid over ours.
 * @throws OwnFilesFault that lists all that is wrong, each with file, record and field.
 */
function readTables(raw: Raw): Facts {
  const schemas = tableSchemas(idsIn(raw));
  const faults: string[] = [];
  const read = <S extends z.ZodType>(file: FileName, schema: S): z.output<S> => {
    const found = schema.safeParse(raw[file]);
    if (!found.success) faults.push(...found.error.issues.map((issue) => faultOf(file, issue)));
    return found.data as z.output<S>;
  };
  const { hexes, overlord, husky, campaign } = schemas;
  const found = {
    units: read('units', schemas.units),
    fleets: read('fleets', schemas.fleets),
    cards: read('cards', schemas.cards),
    events: read('events', schemas.events),
    orders: read('orders', schemas.orders),
    tracks: read('tracks', schemas.tracks),
    warfare: read('warfare', schemas.warfare),
    combat: read('combat', schemas.combat),
    hexes: read('hexes', hexes),
    hexsides: read('hexsides', schemas.hexsides),
    cities: read('cities', schemas.cities),
    seas: read('seas', schemas.seas),
    conditions: read('conditions', schemas.conditions),
    scenarios: {
      overlord: read('overlord', overlord),
      husky: read('husky', husky),
      campaign: read('campaign', campaign),
    },
  };
  if (faults.length > 0) throw new OwnFilesFault(faults);
  return factsFrom({ ...found, hexes: inSequence(found.hexes) });
}

/** The facts that come with the program. */
export const ours: Facts = readTables(tables);

function wholeOf({ files }: Own): Raw {
  return laidOver(tables, files) as Raw;
}

/**
 * Reads an owner's files.
 * @param files the files' texts by name, such as `cards.json`; `set.json` may say what the set is called.
 * @returns the text kept with games: the whole set, packed.
 * @throws OwnFilesFault that lists all that is wrong, each with file, record and field.
 */
export function readOwnFiles(files: ReadonlyMap<string, string>): string {
  const faults: string[] = [];
  const own: { files: Record<string, unknown> } = { files: {} };
  for (const [file, text] of [...files].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const name = file.replace(/\.json$/, '');
    if (name !== 'set' && !fileNames.some((one) => one === name)) {
      faults.push(`${file}: no such file; there are set, ${fileNames.join(', ')}`);
      continue;
    }
    try {
      const given = JSON.parse(text) as unknown;
      if (name !== 'set') own.files[name] = given;
      else Object.assign(own, setSchema.parse(given));
    } catch (error) {
      const issues = error instanceof z.ZodError ? error.issues.map((issue) => faultOf(name, issue)) : null;
      faults.push(...(issues ?? [`${file}: not JSON: ${error instanceof Error ? error.message : String(error)}`]));
    }
  }
  const read = ownSchema.safeParse(own);
  if (!read.success)
    faults.push(
      ...read.error.issues.map(({ path, ...issue }) => faultOf(String(path[1]), { ...issue, path: path.slice(2) })),
    );
  const laid = read.success ? wholeOf(read.data) : null;
  const whole = JSON.stringify({ ...read.data, files: laid });
  if (whole.length > mostCharacters) faults.push(`with ours more than ${mostCharacters} characters`);
  else if (laid !== null) faults.push(...faultsOf(laid));
  if (faults.length > 0) throw new OwnFilesFault(faults.sort());
  return packed(whole);
}

function faultsOf(files: Raw): readonly string[] {
  try {
    readTables(files);
    return [];
  } catch (error) {
    if (error instanceof OwnFilesFault) return error.faults;
    throw error;
  }
}

/** Our own records as such files, for owners to begin with. */
export function ourFiles(): ReadonlyMap<string, string> {
  return new Map(fileNames.map((file) => [`${file}.json`, `${JSON.stringify(tables[file], null, 1)}\n`]));
}

interface Kept {
  readonly facts: Facts;
  readonly scenarios: readonly ScenarioId[];
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
  const json = unpacked(text);
  const own = ownSchema.parse(JSON.parse(json));
  const { name, scenarios = scenarioIds } = own;
  const files = json === text ? wholeOf(own) : (own.files as Raw);
  const found = { facts: readTables(files), scenarios, name, hash: commitment(json).slice(0, 8) };
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

/** The scenarios that a set is for. */
export function scenariosOf(text: string | null): readonly ScenarioId[] {
  return text === null ? scenarioIds : keptOf(text).scenarios;
}

/** What a set is called, with the beginning of the hash of its files. */
export function nameOf(text: string): { readonly name: string; readonly hash: string } {
  const { name, hash } = keptOf(text);
  return { name, hash };
}
