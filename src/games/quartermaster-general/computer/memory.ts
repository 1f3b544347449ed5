// What has been judged within a decision: while a round is played on, the same positions come up again and again.
import { flags, nations, type Flag } from '../data/nations.js';
import { spaceIds } from '../data/spaces.js';
import type { OpenTable } from '../state.js';

const judged = new Map<string, number>();

/** More is not kept, whoever asks. */
const most = 20_000;

let judgements = 0;

/** Begins a decision: what another seat has looked at must not make this one faster. */
export function forget(): void {
  judged.clear();
  judgements = 0;
}

/** How much has been judged in this decision. */
export function effort(): number {
  return judgements;
}

/** What `find` finds, which hangs on the position and on `what` is asked of it alone; it is no judgement of its own. */
export function recalled(table: OpenTable, what: string, find: () => number): number {
  const key = `${what} ${signature(table)}`;
  const known = judged.get(key);
  if (known !== undefined) return known;
  const found = find();
  if (judged.size >= most) judged.clear();
  judged.set(key, found);
  return found;
}

/** The same of a judgement, which hangs on the position and on `what` is asked of it alone. */
export function remembered(table: OpenTable, what: string, judge: () => number): number {
  return recalled(table, what, () => {
    judgements += 1;
    return judge();
  });
}

const bitOf = Object.fromEntries(flags.map((flag, n) => [flag, 1 << n])) as Readonly<Record<Flag, number>>;
const codes = spaceIds.map(() => 0);

/** All of a position that a judgement looks at, in a word: not the points, nor what has happened. */
function signature(table: OpenTable): string {
  const { pieces, status, air, options, protections } = table;
  for (let n = 0; n < spaceIds.length; n++) {
    const there = pieces[spaceIds[n] ?? 'germany'];
    let bits = 0;
    for (let at = 0; at < there.length; at++) bits |= bitOf[there[at] ?? 'germany'];
    codes[n] = bits;
  }
  let word = `${String.fromCharCode(...codes)}${String(table.round)} ${table.active} ${optionsWord(options)}`;
  for (let n = 0; n < nations.length; n++) word += `|${status[nations[n] ?? 'germany'].join()}`;
  word += `|${table.used.join()}|${table.front.join()}|${String(table.truk)} ${String(table.airlift)} ${String(table.cloudCover)}`;
  for (const { nation, space } of protections) word += `|${nation}@${space}`;
  if (options.totalWar) for (const id in air) word += `|${id}:${String(air[id as keyof typeof air])}`;
  return word;
}

const words = new WeakMap<OpenTable['options'], string>();

function optionsWord(options: OpenTable['options']): string {
  const word = words.get(options) ?? JSON.stringify(options);
  words.set(options, word);
  return word;
}
