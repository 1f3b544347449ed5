// Words of every catalogue: the same sentences in both languages, with the same places to fill.
import { describe, expect, it } from 'vitest';
import type { Catalogue } from '../../src/table/text.js';
import { appWords } from '../../src/words/app/index.js';
import { contractGames, optionFields, optionSets } from '../support/contract.js';

const catalogues: readonly (readonly [string, { readonly en: Catalogue; readonly ko: Catalogue }])[] = [
  ['app', appWords],
  ...contractGames.map((game) => [game.id, game.words] as const),
];

/** Keys without their plural endings, each with the names of all its places. */
function places(catalogue: Catalogue): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, Set<string>>();
  for (const [key, template] of Object.entries(catalogue)) {
    const stem = key.replace(/_(?:one|other)$/, '');
    const names = found.get(stem) ?? new Set();
    for (const match of template.matchAll(/\{\{\s*([\w.]+)/g)) names.add(match[1] ?? '');
    found.set(stem, names);
  }
  return new Map([...found].map(([stem, names]) => [stem, [...names].sort()]));
}

describe.each(catalogues)('the words of %s', (_name, words) => {
  it('are there in both languages with the same places', () => {
    const [en, ko] = [places(words.en), places(words.ko)];
    expect([...ko.keys()].sort()).toEqual([...en.keys()].sort());
    const differing = [...en].filter(([key, names]) => {
      const other = ko.get(key) ?? [];
      // A count may be left unsaid in one language, as in "one ship".
      const rest = (list: readonly string[]): string => list.filter((name) => name !== 'count').join();
      return rest(names) !== rest(other);
    });
    expect(differing.map(([key]) => key)).toEqual([]);
  });

  it('count rightly: nothing is “1 cards”, and no particle stands fixed behind a place', () => {
    const twins = new Set(
      Object.keys(words.en)
        .filter((key) => key.endsWith('_one'))
        .map((key) => key.slice(0, -4)),
    );
    const ones = Object.entries(words.en).flatMap(([key, template]) => {
      // What people may type instead of a name is never said.
      if (key.startsWith('also.') || key.endsWith('.also')) return [];
      if (twins.has(key.replace(/_other$/, ''))) return [];
      if (!/\{\{/.test(template)) return [];
      const said = template.replaceAll(
        /\{\{(?:count|number|cards|points|countries|battlegrounds|hours|days)\}\}/g,
        '1',
      );
      return /\b1 (?!has\b|bonus\b|less\b|is\b|was\b|as\b|us\b|this\b)[a-z]+s\b/.test(said) ? [`${key}: ${said}`] : [];
    });
    const korean = Object.entries(words.ko).filter(([, template]) =>
      /\}\}(?:을|를|은|는|가|로|으로|와|과)(?=[\s.,)’”]|$)|\}\}승점|\}\} 중 \{\{/.test(template),
    );
    expect([ones, korean.map(([key]) => key)]).toEqual([[], []]);
  });

  it('begin a sentence with a capital article, and go on with a small one', () => {
    const wrong = Object.entries(words.en).filter(([, template]) =>
      [...template.matchAll(/\{\{\w+, (the|capitalThe)\}\}/g)].some(
        ({ 1: way, index }) => (way === 'capitalThe') !== /(?:^|[.?!] )$/u.test(template.slice(0, index)),
      ),
    );
    expect(wrong.map(([key]) => key)).toEqual([]);
  });

  it('are never empty', () => {
    const empty = [...Object.entries(words.en), ...Object.entries(words.ko)].filter(([, text]) => text.trim() === '');
    expect(empty).toEqual([]);
  });

  it('name each particle with a pair', () => {
    const wrong = Object.entries(words.ko).filter(([, text]) =>
      [...text.matchAll(/josa\(([^)]*)\)/g)].some((match) => !/^[가-힣]+\/[가-힣]+$/.test(match[1] ?? '')),
    );
    expect(wrong).toEqual([]);
  });
});

describe.each(contractGames.map((game) => [game.id, game] as const))('the menus of %s', (_id, game) => {
  it('have words for every option and seat', () => {
    const keys = [...optionFields(game)].flatMap(([field, values]) => [
      `option.${field}`,
      ...values.filter((value) => typeof value === 'string').map((value) => `option.${field}.${value}`),
    ]);
    const seats = optionSets(game, 3).flatMap((options) => game.seats(options).map((seat) => `seat.${seat}`));
    const missing = [...keys, ...seats].filter((key) => !(key in game.words.en));
    expect([...new Set(missing)]).toEqual([]);
  });
});
