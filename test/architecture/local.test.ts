// The local Discord is a package of its own: one door, nothing of the bot inside, and rooms that look only downwards.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
const door = 'src/local/index.ts';

/** Which rooms of the local Discord a room may look into, besides itself; the files beside the door join them all. */
const mayLook: Readonly<Record<string, readonly string[]>> = {
  shapes: [],
  world: ['shapes'],
  api: ['world', 'shapes'],
  http: ['api', 'shapes'],
  rules: ['api', 'world', 'shapes'],
  rest: ['rules', 'http', 'api', 'world', 'shapes'],
  gateway: ['rules', 'http', 'api', 'world'],
  people: ['rules', 'api', 'world', 'shapes'],
  page: ['people', 'rules', 'http', 'api', 'world', 'shapes'],
};

interface Import {
  readonly from: string;
  /** A file of the project, or the name of a package. */
  readonly to: string;
}

function importsBelow(folder: string): Import[] {
  return readdirSync(join(root, folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts') && !entry.parentPath.includes('generated'))
    .flatMap((entry) => {
      const path = join(entry.parentPath, entry.name);
      const found = readFileSync(path, 'utf8').matchAll(
        /^(?:import|export)\b[^;]*?\bfrom\s+'([^']+)'|\bimport\('([^']+)'\)/gm,
      );
      return [...found].map((match) => {
        const to = match[1] ?? match[2] ?? '';
        const file = relative(root, resolve(dirname(path), to)).replace(/\.js$/, '.ts');
        return { from: relative(root, path), to: to.startsWith('.') ? file : to };
      });
    });
}

const imports = [...importsBelow('src'), ...importsBelow('test')];
const isInside = (path: string): boolean => path.startsWith('src/local/');
const roomOf = (path: string): string => path.split('/')[2] ?? '';

describe('the local Discord', () => {
  it('is entered by its door, except by its own tests', () => {
    const wrong = imports.filter(
      ({ from, to }) => isInside(to) && to !== door && !isInside(from) && !from.startsWith('test/local/'),
    );
    expect(wrong).toEqual([]);
  });

  it('knows nothing of the bot', () => {
    const wrong = imports.filter(({ from, to }) => isInside(from) && to.startsWith('src/') && !isInside(to));
    expect(wrong).toEqual([]);
  });

  it('has rooms that look only downwards', () => {
    const wrong = imports.filter(({ from, to }) => {
      const allowed = mayLook[roomOf(from)];
      if (!isInside(from) || !isInside(to) || allowed === undefined) return false;
      return roomOf(to) !== roomOf(from) && !allowed.includes(roomOf(to));
    });
    expect(wrong).toEqual([]);
  });

  it('has no room without a rule', () => {
    const rooms = new Set(imports.filter(({ from }) => isInside(from)).map(({ from }) => roomOf(from)));
    expect([...rooms].filter((it) => !it.endsWith('.ts')).sort()).toEqual(Object.keys(mayLook).sort());
  });
});
