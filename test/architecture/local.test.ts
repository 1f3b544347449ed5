// The local Discord is a package of its own: one door, nothing of the bot inside, rooms that look only downwards.
import { readdirSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { files, imports, listed, planTable, read } from './source.js';

const DOOR = 'local/index.ts';
const isInside = (path: string): boolean => path.startsWith('local/');
/** The room of a file inside; nothing for the files beside the door, which join the rooms. */
const roomOf = (path: string): string | null => (path.split('/').length > 2 ? (path.split('/')[1] ?? null) : null);

/** Room → what it imports, from the table of the plan, the upper rooms first. */
const plan: ReadonlyMap<string, readonly string[]> = new Map(
  planTable('### Inside the local Discord').map(([room = '', , into = '']) => [room, listed(into)]),
);

const between = new Set(
  imports
    .filter(({ from, to }) => isInside(from) && isInside(to))
    .map(({ from, to }) => ({ from: roomOf(from), to: roomOf(to) }))
    .filter(({ from, to }) => from !== null && from !== to)
    .map(({ from, to }) => `${from ?? ''} → ${to ?? 'the door'}`),
);

const tests = readdirSync(join(import.meta.dirname, '..'), { withFileTypes: true, recursive: true })
  .filter((entry) => entry.isFile() && entry.name.endsWith('.ts'))
  .map((entry) => relative(join(import.meta.dirname, '../..'), join(entry.parentPath, entry.name)));

describe('the local Discord', () => {
  it('is entered by its door, except by its own tests', () => {
    const around = imports.filter(({ from, to }) => isInside(to) && to !== DOOR && !isInside(from));
    expect(around).toEqual([]);
    const aroundInTests = tests
      .filter((path) => !path.startsWith('test/local/'))
      .flatMap((path) =>
        [...read(path).matchAll(/(?:from|import\()\s*'(\.[^']+)'/g)].map((found) => ({
          from: path,
          to: join(dirname(path), found[1] ?? '').replace(/\.js$/, '.ts'),
        })),
      )
      .filter(({ to }) => to.startsWith('src/local/') && to !== `src/${DOOR}`);
    expect(aroundInTests).toEqual([]);
  });

  it('has the rooms of the plan', () => {
    const rooms = new Set(files.filter(isInside).flatMap((path) => roomOf(path) ?? []));
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
