// Texts written to hurt whoever reads them: long, near misses of real names, signs nobody types, and what other programs trip over.
import type { Chance } from './chance.js';

const longest = 2_000;

const awkward = [
  '',
  ' ',
  '\u0000',
  '\u202e',
  '\u200b\u200d\ufeff',
  'e\u0301\u0323\u0489'.repeat(40),
  '\ud800',
  '👩‍👩‍👧‍👦'.repeat(30),
  '각',
  'ㅎㅏㄴㄱㅜㄱ',
  '１２３',
  '٣',
  '½',
  '1e999',
  '-0',
  '0x10',
  String(2 ** 31),
  '9'.repeat(400),
  '__proto__',
  'constructor',
  'toString',
  '{{name}}',
  '${x}',
  '$t(app:x)',
  '(((((((((((((((((((((((',
  '.*.*.*.*=.*',
  "'; DROP TABLE game; --",
  '@everyone',
  '<@1>',
  '[free nitro](https://example.org)',
  '```',
  '-',
  '->',
  '>',
  'x3',
  '3x',
  'x',
  '와',
  '으로',
  '를',
] as const;

const separators = [' ', ',', ', ', '\n', ';', ' - ', '->', '·', '  ', '、', ' and ', ' 그리고 ', ''] as const;

/** @param names what may be named where the text is read: only what nearly fits costs a reader much. */
export function hostileText(chance: Chance, names: readonly string[]): string {
  const words = [...names, ...awkward];
  const word = (): string => maul(chance, chance.pick(words));
  switch (chance.below(5)) {
    case 0:
      return repeated(`${word()}${chance.pick(separators)}`, lengthOf(chance));
    case 1:
      return repeated(chance.pick(['a ', 'x,', 'x', '1 ', '가 ', '1x', '-', '\n', ' ', 'a b ']), lengthOf(chance));
    case 2: {
      const separator = chance.pick(separators);
      return Array.from({ length: 1 + chance.below(150) }, word)
        .join(separator)
        .slice(0, lengthOf(chance));
    }
    case 3:
      return `${word()}${chance.pick(separators)}${word()}`;
    default:
      return Array.from({ length: chance.below(120) }, () => sign(chance)).join('');
  }
}

/** Mostly as much as may be sent; now and then more than is read. */
function lengthOf(chance: Chance): number {
  return chance.pick([40, 400, longest - 1, longest, longest, longest, 6_000]);
}

function repeated(part: string, length: number): string {
  return part.repeat(Math.ceil(length / Math.max(1, part.length))).slice(0, length);
}

/** As it is, with a slip, cut short, doubled, or with something before or behind it. */
function maul(chance: Chance, word: string): string {
  const at = chance.below(word.length + 1);
  switch (chance.below(7)) {
    case 0:
      return word.slice(0, at);
    case 1:
      return word.slice(0, at) + sign(chance) + word.slice(at);
    case 2:
      return word.slice(0, at) + word.slice(at + 1);
    case 3:
      return `${word} ${chance.below(12)}`;
    case 4:
      return `${chance.below(12)} ${word}`;
    case 5:
      return word.normalize('NFD');
    default:
      return word;
  }
}

function sign(chance: Chance): string {
  const [from, to] = chance.pick([
    [0x20, 0x7e],
    [0x0, 0x2ff],
    [0xac00, 0xd7a3],
    [0x1100, 0x11ff],
    [0x2000, 0x206f],
    [0x1f300, 0x1faff],
  ] as const);
  return String.fromCodePoint(from + chance.below(to - from + 1));
}
