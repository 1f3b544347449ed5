// Sentences come out right in both languages, Korean particles included.
import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { sayer } from '../../src/table/text.js';
import { particle } from '../../src/words/particles.js';
import { appWords } from '../../src/words/app/index.js';
import { literal, plain } from '../../src/words/literal.js';
import { createWording, languages } from '../../src/words/words.js';

const en = {
  moved: '{{unit}} moves to {{to}}',
  par: 'Paris',
  bur: 'Burgundy',
  ukr: 'Ukraine S.S.R.',
  taken: '{{by}} takes {{land}}.',
  left_one: '{{count}} unit',
  left_other: '{{count}} units',
} as const;
const ko = {
  moved: '{{unit, josa(이/가)}} {{to, josa(으로/로)}} 이동합니다',
  par: '파리',
  bur: '버건디',
  ukr: '우크라이나 SSR',
  taken: '{{land, josa(을/를)}} 점령합니다: {{by}}.',
  left_one: '{{count}}개',
  left_other: '부대 {{count}}개',
} as const;
const app = { en: { least: 'At least one {{row}}.' }, ko: { least: '{{row, josa(은/는)}} 하나 이상이어야 합니다.' } };
const wording = createWording({ toy: { en, ko }, app });
const say = sayer<typeof en>();

describe('wording', () => {
  it('fills names and particles', () => {
    const text = say('moved', { unit: say('par'), to: '서울' });
    expect(wording.say(text, 'en', 'toy')).toBe('Paris moves to 서울');
    expect(wording.say(text, 'ko', 'toy')).toBe('파리가 서울로 이동합니다');
    expect(wording.sayAll(say('bur'), 'both', 'toy')).toBe('버건디\nBurgundy');
  });
  it('counts and lists', () => {
    expect(wording.say(say('left', { count: 1 }), 'en', 'toy')).toBe('1 unit');
    expect(wording.say(say('left', { count: 3 }), 'ko', 'toy')).toBe('부대 3개');
    expect(wording.say(say('moved', { unit: [say('par'), say('bur'), 'X'], to: 'Y' }), 'en', 'toy')).toBe(
      'Paris, Burgundy, and X moves to Y',
    );
  });
  it('parts what has commas of its own by other signs', () => {
    const said = (lang: 'en' | 'ko', unit: readonly string[]): string =>
      wording.say(say('moved', { unit, to: 'Y' }), lang, 'toy');
    const listed = ['Fortress, Kyiv', 'Fortress, Odesa', 'nobody'];
    expect(said('en', listed)).toBe('Fortress, Kyiv; Fortress, Odesa; and nobody moves to Y');
    expect(said('ko', listed)).toContain('Fortress, Kyiv / Fortress, Odesa / nobody');
    // Brackets show by themselves where a name ends, and one name is no list.
    expect(said('en', ['Kyiv (one, two)', 'Odesa'])).toBe('Kyiv (one, two) and Odesa moves to Y');
    expect(said('ko', ['Fortress, Kyiv'])).not.toContain('/');
  });
  it('ends a sentence with one full stop where the name it ends with has its own', () => {
    const said = (land: string): string => wording.say(say('taken', { by: say('ukr'), land }), 'en', 'toy');
    expect(wording.say(say('taken', { by: say('par'), land: say('ukr') }), 'en', 'toy')).toBe(
      'Paris takes Ukraine S.S.R.',
    );
    expect(wording.say(say('taken', { by: say('par'), land: [say('bur'), say('ukr')] }), 'en', 'toy')).toBe(
      'Paris takes Burgundy and Ukraine S.S.R.',
    );
    expect(said('Y..')).toBe('Ukraine S.S.R. takes Y...');
  });
  it('names what is the game that is read in a sentence of the platform', () => {
    const text = { key: 'least', ns: 'app', args: { row: say('par') } } as const;
    expect(wording.say(text, 'en', 'toy')).toBe('At least one Paris.');
    expect(wording.say({ ...text, args: { row: [say('par'), say('bur')] } }, 'ko', 'toy')).toBe(
      '파리, 버건디는 하나 이상이어야 합니다.',
    );
  });
  it('leaves what people typed alone', () => {
    expect(wording.say(say('moved', { unit: '{{to}} $t(par)', to: 'Y' }), 'en', 'toy')).toBe(
      '{{to}} $t(par) moves to Y',
    );
  });
});

describe('particles', () => {
  it.each([
    ['런던', '을/를', '을'],
    ['파리', '을/를', '를'],
    ['킬', '으로/로', '로'],
    ['빈', '으로/로', '으로'],
    ['3', '이/가', '이'],
    ['2', '이/가', '가'],
    ['7', '으로/로', '로'],
    ['A Par', '은/는', '은'],
    ['USA', '은/는', '는'],
    ['(런던)', '과/와', '과'],
    ['**파리**', '과/와', '와'],
    ['3', '으로/로', '으로'],
    ['10', '으로/로', '으로'],
    ['50%', '을/를', '를'],
    ['OPEC', '을/를', '을'],
    ['CIA', '을/를', '를'],
    ['KAL 007', '이/가', '이'],
    ['UN', '은/는', '은'],
    ['SDR', '으로/로', '로'],
    ['Peter', '이/가', '가'],
    ['Bob', '이/가', '이'],
    ['Paul', '으로/로', '로'],
    ['트리에스테(1)', '을/를', '를'],
    ['런던 (A)', '이/가', '이'],
    ['스페인 [북]', '으로/로', '으로'],
  ])('%s %s', (word, pair, expected) => {
    expect(particle(word, pair)).toBe(expected);
  });
});

describe('what people have chosen to be called', () => {
  it('is shown as it is, in sentences and on buttons', () => {
    const wording = createWording({ app: appWords });
    const name = '[free nitro](https://evil.example) @everyone **x** <@1>\n# head';
    const text = { key: 'notice.left', ns: 'app', args: { name, seat: 'red' } };
    for (const lang of languages) {
      const said = wording.say(text, lang, 'app');
      expect(said).not.toContain('\n');
      expect(said).toContain('\\[free nitro\\](https\\://evil.example) @\u200beveryone \\*\\*x\\*\\* \\<@\u200b1\\>');
      expect(plain(said)).toContain('[free nitro](https://evil.example) @everyone **x** <@1> # head');
    }
    expect(literal('# head')).toBe('\\# head');
  });
});

describe('the platform’s catalogues', () => {
  it('write each key once: of two that did, one would have the other’s words', () => {
    const folder = new URL('../../src/words/app/en/', import.meta.url);
    const found = new Map<string, string>();
    const twice: string[] = [];
    for (const file of readdirSync(folder)) {
      for (const [, key = ''] of readFileSync(new URL(file, folder), 'utf8').matchAll(/^ {2}'([^']+)':/gmu)) {
        const other = found.get(key);
        if (other !== undefined) twice.push(`${key}: ${other}, ${file}`);
        found.set(key, file);
      }
    }
    expect(found.size).toBeGreaterThan(1_000);
    expect(twice).toEqual([]);
  });
});
