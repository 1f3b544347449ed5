// The insides of play, discord and store are those of docs/architecture.md, and no file of the source imports itself round about.
import { describe, expect, it } from 'vitest';
import { files, imports, listed, localFiles, localImports, planTable } from './source.js';

/** So many files may be imported by one. */
const mostImports = 25;

/** What only lists: a game's rooms in the value of its contract, catalogues cut by concept, one slash command a file. */
function isList(path: string): boolean {
  return /^(games\/[^/]+\/(index|words\/(en|ko))|discord\/commands\/index)\.ts$/.test(path);
}

describe.each(['play', 'discord', 'store'])('the inside of %s', (house) => {
  const rows = planTable(`### Inside \`${house}\``).map(([names = '', , into = '']) => ({
    names: listed(names),
    into: listed(into),
  }));
  /** A room goes by the first of its names; the others are files that belong to it. */
  const rooms = new Map(rows.flatMap(({ names }) => names.map((name) => [name, names[0] ?? ''] as const)));
  const nameOf = (path: string): string => (path.split('/')[1] ?? '').replace(/\.ts$/, '');
  const inside = (path: string): boolean => path.startsWith(`${house}/`);
  const order = rows.map(({ names }) => names[0] ?? '');

  it('has the rooms of the plan', () => {
    const found = new Set(files.filter(inside).map(nameOf));
    expect([...rooms.keys()].sort()).toEqual([...found].sort());
  });

  it('has rooms that import what the plan says, no more and no less', () => {
    const found = new Set(
      imports
        .filter(({ from, to }) => inside(from) && inside(to))
        .map(({ from, to }) => ({ from: rooms.get(nameOf(from)), to: rooms.get(nameOf(to)) }))
        .filter(({ from, to }) => from !== to)
        .map(({ from, to }) => `${from ?? '?'} → ${to ?? '?'}`),
    );
    const planned = rows.flatMap(({ names, into }) => into.map((to) => `${names[0] ?? ''} → ${to}`));
    expect([...found].sort()).toEqual(planned.sort());
  });

  it('has rooms that import only downwards', () => {
    const upwards = rows.flatMap(({ names: [from = ''], into }) =>
      into.filter((to) => order.indexOf(to) <= order.indexOf(from)).map((to) => `${from} → ${to}`),
    );
    expect(upwards).toEqual([]);
  });
});

describe.each([
  ['the program', files, imports],
  ['the local Discord', localFiles, localImports],
] as const)('the files of %s', (_, files, imports) => {
  const into = new Map<string, string[]>();
  for (const { from, to, isPackage } of imports) if (!isPackage) into.set(from, [...(into.get(from) ?? []), to]);

  it('import one another in no circle, types included', () => {
    const done = new Set<string>();
    const circles: string[] = [];
    const walk = (path: string, way: readonly string[]): void => {
      if (way.includes(path)) circles.push([...way.slice(way.indexOf(path)), path].join(' → '));
      if (done.has(path)) return;
      done.add(path);
      for (const to of into.get(path) ?? []) walk(to, [...way, path]);
    };
    for (const path of files) walk(path, []);
    expect(circles).toEqual([]);
  });

  it(`import at most ${mostImports} others, what only lists apart`, () => {
    const wrong = [...into].filter(([path, to]) => !isList(path) && new Set(to).size > mostImports);
    expect(wrong.map(([path, to]) => `${path}: ${to.length}`)).toEqual([]);
  });
});
