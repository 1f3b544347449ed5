// The rooms of the source are those of docs/architecture.md, each imports exactly what stands there, and only downwards.
import { describe, expect, it } from 'vitest';
import { files, imports, listed, planTable, read } from './source.js';

const heading = '## The rooms';

/** Room → what it imports, from the table of the plan. */
const plan: ReadonlyMap<string, readonly string[]> = new Map(
  planTable(heading).map(([room = '', , into = '']) => [room.replace(/^src\//, ''), listed(into)]),
);

/** The floors of the diagram, the upper ones first. */
const floors: readonly (readonly string[])[] =
  read('docs/architecture.md')
    .split(`\n${heading}\n`)[1]
    ?.split('```')[1]
    ?.split('\n')
    .slice(1, -1)
    .map((line) => line.trim().split(/\s{2,}/)) ?? [];

/** Packages that rooms free of input and output may use. */
const pure: Readonly<Record<string, readonly string[]>> = {
  table: ['zod', 'node:crypto', 'fastest-levenshtein', 'es-hangul'],
  draw: [],
  // Packing only computes.
  'games/<game>': ['zod', 'node:zlib'],
};

function roomOf(path: string): string {
  const [room = '', game, ...rest] = path.split('/');
  return room === 'games' && game !== undefined && rest.length > 0 ? 'games/<game>' : room;
}

function floorOf(room: string): number {
  return floors.findIndex((floor) => floor.includes(room));
}

const between = imports
  .filter(({ isPackage }) => !isPackage)
  .map(({ from, to }) => ({ from: roomOf(from), to: roomOf(to) }))
  .filter(({ from, to }) => from !== to);

describe('the rooms', () => {
  it('are those of the plan', () => {
    const rooms = new Set([...files.map(roomOf), 'generated']);
    expect([...plan.keys()].sort()).toEqual([...rooms].sort());
    expect(floors.flat().sort()).toEqual([...plan.keys()].sort());
  });

  it('import what the plan says, no more and no less', () => {
    const found = new Set(between.map(({ from, to }) => `${from} → ${to}`));
    const planned = [...plan].flatMap(([from, into]) => into.map((to) => `${from} → ${to}`));
    expect([...found].filter((one) => !planned.includes(one))).toEqual([]);
    expect(planned.filter((one) => !found.has(one))).toEqual([]);
  });

  it('import only downwards', () => {
    const upwards = [...plan].flatMap(([from, into]) =>
      into.filter((to) => floorOf(to) <= floorOf(from)).map((to) => `${from} → ${to}`),
    );
    expect(upwards).toEqual([]);
  });

  it('share in table and draw only what several need', () => {
    const shared = files.filter((path) => /^(table|draw)\//.test(path));
    const alone = shared.filter((path) => {
      const users = imports.filter(({ to }) => to === path).map(({ from }) => from);
      const rooms = new Set(
        users.map((from) =>
          from
            .split('/')
            .slice(0, from.startsWith('games/') ? 2 : 1)
            .join('/'),
        ),
      );
      return !rooms.has(roomOf(path)) && rooms.size < 2;
    });
    expect(alone).toEqual([]);
  });

  it('keep input and output out of table, draw and games', () => {
    const wrong = imports.filter(({ from, to, isPackage }) => isPackage && pure[roomOf(from)]?.includes(to) === false);
    expect(wrong).toEqual([]);
  });

  it('keep clocks and chance out of the rules', () => {
    const wrong = files.filter(
      (path) =>
        path.startsWith('games/') &&
        /\bDate\.now\b|\bnew Date\b|\bMath\.random\b|\bprocess\.|\bsetTimeout\b/.test(read(`src/${path}`)),
    );
    expect(wrong).toEqual([]);
  });
});
