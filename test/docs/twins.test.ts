// Pages for operators and pages of rulings stand in both languages, as full in one as in the other.
import { readFileSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const docs = resolve(import.meta.dirname, '../../docs');
const read = (page: string): string => readFileSync(join(docs, page), 'utf8');

const rulings = readdirSync(join(docs, 'rulings')).map((name) => join('rulings', name));
const pages = ['operators.md', ...rulings.filter((name) => !name.endsWith('.ko.md'))];

/** What a page has, in order: the level of each heading, and each row of a table with the code in it. */
function outline(page: string): readonly string[] {
  return read(page)
    .split('\n')
    .flatMap((line) => {
      const [heading] = /^#+ /.exec(line) ?? [];
      if (heading !== undefined) return [heading];
      if (!line.startsWith('| ')) return line.startsWith('```') ? ['code'] : [];
      const code = [...line.matchAll(/`([\w-]+)[^`]*`/g)].map(([, name = '']) => name);
      return [`row ${code.join(' ')}`];
    });
}

describe.each(pages)('%s', (page) => {
  const twin = page.replace(/\.md$/, '.ko.md');
  const name = (path: string): string => path.split('/').at(-1) ?? '';

  it('has a twin in Korean with the same headings, rows and code', () => {
    expect(outline(twin)).toEqual(outline(page));
  });

  it('leads to its twin and back', () => {
    expect(read(page)).toContain(`[한국어](${name(twin)})`);
    expect(read(twin)).toContain(`[English](${name(page)})`);
  });

  it('is Korean where it says so', () => {
    const lines = read(twin)
      .replaceAll(/^```[^]*?^```$/gm, '')
      .split('\n');
    const prose = lines.filter((line) => /^(#|\||[A-Za-z])/.test(line) && /[A-Za-z]{4}/.test(line));
    expect(prose.filter((line) => !/\p{Script=Hangul}/u.test(line))).toEqual([]);
  });
});

it('has no page in Korean alone', () => {
  const alone = rulings.filter((name) => name.endsWith('.ko.md') && !rulings.includes(name.replace('.ko.md', '.md')));
  expect(alone).toEqual([]);
});
