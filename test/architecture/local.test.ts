// The local Discord is a package of its own: one door, nothing of the bot inside, rooms that look only downwards.
import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { imports, listed, localFiles, localImports, planTable, read } from './source.js';

/** The room of a file; nothing for the files beside the door, which join the rooms. */
const roomOf = (path: string): string | null => (path.includes('/') ? (path.split('/')[0] ?? null) : null);

/** Room → what it imports, from the table of the plan, the upper rooms first. */
const plan: ReadonlyMap<string, readonly string[]> = new Map(
  planTable('### Inside the local Discord').map(([room = '', , into = '']) => [room, listed(into)]),
);

const between = new Set(
  localImports
    .filter(({ isPackage }) => !isPackage)
    .map(({ from, to }) => ({ from: roomOf(from), to: roomOf(to) }))
    .filter(({ from, to }) => from !== null && from !== to)
    .map(({ from, to }) => `${from ?? ''} → ${to ?? 'the door'}`),
);

const root = join(import.meta.dirname, '../..');
/** Everything that may use it. */
const users = ['src', 'test', 'scripts', 'tools'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !path.startsWith('generated'))
    .map((path) => join(folder, path)),
);

describe('the local Discord', () => {
  it('is entered by its door, except by its own tests', () => {
    const around = users
      .filter((path) => !path.startsWith('test/local/'))
      .flatMap((path) =>
        [...read(path).matchAll(/(?:from|import\()\s*'(\.[^']+)'/g)].map((found) => ({
          from: path,
          to: join(dirname(path), found[1] ?? ''),
        })),
      )
      .filter(({ to }) => to.startsWith('local/'));
    expect(around).toEqual([]);
  });

  it('imports nothing of the bot', () => {
    expect(localImports.filter(({ to, isPackage }) => !isPackage && to.startsWith('..'))).toEqual([]);
    const used = new Set(imports.filter(({ to }) => to.startsWith('@fieldpost/')).map(({ from }) => from));
    expect([...used]).toEqual(['app/program.ts']);
  });

  it('has the rooms of the plan', () => {
    const rooms = new Set(localFiles.flatMap((path) => roomOf(path) ?? []));
    expect([...plan.keys()].sort()).toEqual([...rooms].sort());
  });

  it('has rooms that import what the plan says, no more and no less', () => {
    const planned = [...plan].flatMap(([from, into]) => into.map((to) => `${from} → ${to}`));
    expect([...between].sort()).toEqual(planned.sort());
  });

  it('has rooms that import only downwards', () => {
    const order = [...plan.keys()];
    const upwards = [...plan].flatMap(([from, into]) =>
      into.filter((to) => order.indexOf(to) <= order.indexOf(from)).map((to) => `${from} → ${to}`),
    );
    expect(upwards).toEqual([]);
  });
});
