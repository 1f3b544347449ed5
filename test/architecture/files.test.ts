// Every file says in its first line what it is for, and stays small enough to be read at one sitting.
import { describe, expect, it } from 'vitest';
import { files, read } from './source.js';

const mostLines = 400;

/** Data and words may be long. */
function isList(path: string): boolean {
  return /(^|\/)(data|words)\//.test(path);
}

describe('a file', () => {
  it('begins with one sentence that says what it is for', () => {
    const wrong = files.filter((path) => !/^\/\/ [^ ].*[.:!?]\n(?!\/\/)/.test(read(`src/${path}`)));
    expect(wrong).toEqual([]);
  });

  it(`has at most ${mostLines} lines, data and words apart`, () => {
    const wrong = files.filter((path) => !isList(path) && read(`src/${path}`).split('\n').length - 1 > mostLines);
    expect(wrong).toEqual([]);
  });
});
