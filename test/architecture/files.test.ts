// Every file says in its first line what it is for, and stays small enough to be read at one sitting.
import { describe, expect, it } from 'vitest';
import { files, listed, localFiles, planTable, read } from './source.js';

const mostLines = 400;
const all = [...files.map((path) => `src/${path}`), ...localFiles.map((path) => `local/src/${path}`)];

/** Data and words may be long. */
function isList(path: string): boolean {
  return /(^|\/)(data|words)\//.test(path);
}

describe('a file', () => {
  it('begins with one sentence that says what it is for', () => {
    const wrong = all.filter((path) => !/^\/\/ [^ ].*[.:!?]\n(?!\/\/)/.test(read(path)));
    expect(wrong).toEqual([]);
  });

  it(`has at most ${mostLines} lines, data and words apart`, () => {
    const wrong = all.filter((path) => !isList(path) && read(path).split('\n').length - 1 > mostLines);
    expect(wrong).toEqual([]);
  });
});

describe('the first file of each room', () => {
  const first = planTable('### Where to begin').flatMap(([names = '']) => listed(names));
  /** Rooms of which somebody has to be told how they work; `main.ts` is one file, and `generated` is nobody's to change. */
  const rooms = new Set(files.map((path) => path.split('/')[0] ?? '').filter((room) => !room.endsWith('.ts')));

  it('is named in the plan', () => {
    const inside = first.filter((path) => path.startsWith('src/'));
    expect(new Set(inside.map((path) => path.split('/')[1]))).toEqual(rooms);
    expect(first.filter((path) => !all.includes(path))).toEqual([]);
    expect(first).toContain('local/src/index.ts');
  });

  it.each(first)('%s says in about ten lines how the room works', (path) => {
    const [, intro = ''] = /^\/\/ .*\n\/\*\n( \* How this room works\. [^]*?)\n \*\/\n/.exec(read(path)) ?? [];
    const lines = intro.split('\n');
    expect(lines.length).toBeGreaterThanOrEqual(8);
    expect(lines.length).toBeLessThanOrEqual(12);
    // What is named there exists: files of the room, and folders.
    const room = path.split('/').slice(0, 2).join('/');
    const named = [...intro.matchAll(/`([\w/-]+\.ts|[\w-]+\/)`/g)].map(([, name = '']) => name);
    const lies = (name: string): boolean =>
      all.some((file) => [room, 'src'].some((from) => file.startsWith(`${from}/${name}`)));
    expect(named.filter((name) => !lies(name))).toEqual([]);
  });
});
