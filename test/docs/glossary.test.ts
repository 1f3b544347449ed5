// One word, one meaning: no term of the glossary stands there twice.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const glossary = readFileSync(join(import.meta.dirname, '../../docs/glossary.md'), 'utf8');
const rows = glossary.split('\n').filter((line) => line.startsWith('| **'));

/** The terms of a row, as they are written. */
function termsOf(row: string): readonly string[] {
  const [, cell = ''] = row.split('|');
  return [...cell.matchAll(/\*\*([^*]+)\*\*/g)].map(([, term = '']) => term.toLowerCase());
}

it('tells every term once', () => {
  const terms = rows.flatMap(termsOf);
  expect(terms.length).toBeGreaterThan(200);
  expect(terms.filter((term, at) => terms.indexOf(term) !== at)).toEqual([]);
});

it('tells a term that names its owner under no bare name', () => {
  const terms = new Set(rows.flatMap(termsOf));
  const bare = [...terms].filter((term) => / of a /.test(term)).map((term) => term.split(' of a ')[0] ?? '');
  expect(bare.filter((term) => terms.has(term))).toEqual([]);
});

it('gives one meaning for each', () => {
  expect(rows.filter((row) => /: [^;|]+; of (a|an|the) [\w ]+:/.test(row))).toEqual([]);
});
