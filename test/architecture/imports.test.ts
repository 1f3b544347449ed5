// Each layer looks only downwards: reads every import of the source and holds it against the plan of the house.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const src = resolve(import.meta.dirname, '../../src');

/** Which rooms a room may look into, besides itself. Games are treated apart. */
const mayLook: Readonly<Record<string, readonly string[]>> = {
  table: [],
  words: ['table'],
  draw: ['table'],
  render: ['table', 'words', 'draw'],
  store: ['table', 'generated', 'words'],
  play: ['games', 'table', 'store', 'words'],
  clock: ['play', 'store', 'table', 'words'],
  discord: ['play', 'table', 'words', 'render', 'clock'],
  local: [],
  scenario: ['table', 'games'],
  cli: ['app', 'games', 'play', 'scenario', 'store', 'table', 'words', 'discord', 'render'],
  app: ['clock', 'discord', 'games', 'local', 'play', 'render', 'store', 'table', 'words'],
};
/** Modules rules may use from outside: pure ones, for schemas and for reading typed names. */
const packagesForRules = ['zod', 'fastest-levenshtein', 'es-hangul'];
const packagesForTable = ['zod', 'node:crypto'];

interface Import {
  readonly from: string;
  readonly to: string;
}

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts'))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !path.includes('/generated/'));
}

const imports: Import[] = sources(src).flatMap((path) =>
  [...readFileSync(path, 'utf8').matchAll(/^(?:import|export)\b[^;]*?\bfrom\s+'([^']+)'|\bimport\('([^']+)'\)/gm)].map(
    (match) => ({
      from: relative(src, path),
      to: match[1] ?? match[2] ?? '',
    }),
  ),
);

function target({ from, to }: Import): string | null {
  return to.startsWith('.') ? relative(src, resolve(src, dirname(from), to)) : null;
}

function isRules(path: string): string | undefined {
  return /^games\/([^/]+)\//.exec(path)?.[1];
}

describe('imports', () => {
  it('go only downwards', () => {
    const wrong = imports.filter((entry) => {
      const room = entry.from.split('/')[0] ?? '';
      const to = target(entry);
      const allowed = mayLook[room];
      if (to === null || allowed === undefined || isRules(entry.from) !== undefined) return false;
      const into = to.split('/')[0] ?? '';
      return into !== room && !allowed.includes(into);
    });
    expect(wrong).toEqual([]);
  });

  it('keep rules to the table and their own folder, and pictures to the drawing room besides', () => {
    const wrong = imports.filter((entry) => {
      const game = isRules(entry.from);
      if (game === undefined) return false;
      const to = target(entry);
      if (to === null) return !packagesForRules.includes(entry.to);
      const draws = /^games\/[^/]+\/(?:board|panels)[./]/.test(entry.from);
      return !to.startsWith('table/') && !to.startsWith(`games/${game}/`) && !(draws && to.startsWith('draw/'));
    });
    expect(wrong).toEqual([]);
  });

  it('keep the table free of everything but schemas and hashing', () => {
    const wrong = imports.filter(
      (entry) => entry.from.startsWith('table/') && target(entry) === null && !packagesForTable.includes(entry.to),
    );
    expect(wrong).toEqual([]);
  });

  it('keep clocks and chance out of the rules', () => {
    const wrong = sources(join(src, 'games')).filter((path) =>
      /\bDate\.now\b|\bnew Date\b|\bMath\.random\b|\bprocess\.|\bsetTimeout\b/.test(readFileSync(path, 'utf8')),
    );
    expect(wrong.map((path) => relative(src, path))).toEqual([]);
  });
});
