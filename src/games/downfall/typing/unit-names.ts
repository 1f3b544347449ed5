// Short names of combat units as players write them: `21A` for an army, `24pz`, `us3`, `1gtk`.
import { en } from '../words/en.js';
import { ko } from '../words/ko.js';
import type { Facts } from '../data/facts.js';
import type { UnitId } from '../data/units.js';

const romans: Readonly<Record<string, number>> = { I: 1, V: 5, X: 10, L: 50, C: 100 };

/** A Roman number; undefined for any other word. */
function romanOf(word: string): number | undefined {
  if (!/^[IVXLC]+$/u.test(word)) return undefined;
  const values = Array.from(word, (letter) => romans[letter] ?? 0);
  return values.reduce((sum, value, n) => (value < (values[n + 1] ?? 0) ? sum - value : sum + value), 0);
}

/** A word of a counter's name as it is typed: numbers in figures, without their endings. */
function plain(word: string): string {
  const roman = romanOf(word);
  if (roman !== undefined) return String(roman);
  return word.replace(/^(\d+)(?:st|nd|rd|th)$/iu, '$1').toLowerCase();
}

const shorter: Readonly<Record<string, readonly string[]>> = {
  pz: ['pza', 'panzer'],
  tk: ['ta', 'tank'],
  gd: ['ga', 'gds', 'guards'],
  shock: ['sh'],
  fort: ['fortress'],
  air: ['abn', 'airborne'],
};

const nations: Readonly<Record<string, string>> = {
  br: 'british',
  us: 'american',
  ca: 'canadian',
  fr: 'french',
  pol: 'polish',
  ro: 'romanian',
  hu: 'hungarian',
  it: 'italian',
  bu: 'bulgarian',
};

/** A counter’s name written out: its nation, and what kind of formation it is. */
function writtenOut(name: string, isArmy: boolean): readonly string[] {
  const raw = name.replaceAll(/[()]/gu, '').toLowerCase().split(' ');
  const nation = nations[raw[0] ?? ''];
  const bare = [raw, ...(nation === undefined ? [] : [raw.with(0, nation)])];
  const swapped = bare.flatMap((words) =>
    words.flatMap((word, n) => (shorter[word] ?? []).map((other) => words.with(n, other))),
  );
  const inFull = bare.map((words) => words.map((word) => shorter[word]?.at(-1) ?? word));
  const numbered = [...bare, ...swapped, ...inFull].flatMap((words) => [
    words,
    words.map((word) => plain(word.toUpperCase())),
  ]);
  const kind = isArmy ? 'army' : /(?:^| )[IVXLC]+$/u.test(name) ? 'corps' : null;
  return numbered.flatMap((words) => [words.join(''), ...(kind === null ? [] : [`${words.join('')}${kind}`])]);
}

const koreanNations: readonly (readonly [short: string, long: string])[] = [
  ['영', '영국'],
  ['미', '미국'],
  ['캐', '캐나다'],
  ['프', '프랑스'],
  ['폴', '폴란드'],
  ['루', '루마니아'],
  ['헝', '헝가리'],
  ['불', '불가리아'],
  ['이', '이탈리아'],
  ['슬', '슬로바키아'],
  ['유고', '유고슬라비아'],
];

/** How a unit is called in Korean beside its name: its nation in full, and its kind without the word for an army or corps. */
function spoken(id: UnitId): readonly string[] {
  const [, name = ''] = longNames(id);
  const [short = '', ...rest] = name.split(' ');
  const long = koreanNations.find(([one]) => one === short)?.[1];
  // Guards in one syllable: 근3전차.
  const guards = short === '근위' ? [`근 ${rest.join(' ')}`] : [];
  // No two airborne corps have one number.
  const dropped = long !== undefined && name.endsWith('공수군단') ? [rest.join(' ')] : [];
  const whole = [
    name,
    ...guards,
    ...dropped,
    ...(long === undefined || rest.length === 0 ? [] : [[long, ...rest].join(' ')]),
  ];
  const bare = whole.flatMap((one) =>
    /(?:공수|강하|기갑|전차|충격|기계화|산악|기병|차량화|보병)군단?$/u.test(one) ? [one.replace(/군단?$/u, '')] : [],
  );
  return [...whole.slice(1), ...bare];
}

/** Other names of a unit: with its number first or last, and an army by its number and an A. */
export function shortNames(facts: Facts, id: UnitId): readonly string[] {
  const { name } = facts.units[id];
  if (/^\d+(?:\/\d+)+$/u.test(name)) return name.split('/').map((number) => `${number}a`);
  const words = name.replaceAll(/[()]/gu, '').split(' ').map(plain);
  const [first = '', ...rest] = words;
  const turned = rest.length > 0 ? [[...rest, first]] : [];
  const spelt = [words, ...turned].map((list) => list.join(''));
  const swapped = words.flatMap((word, n) => (shorter[word] ?? []).map((other) => words.with(n, other).join('')));
  const isArmy = /^(?:(?:Ro|Hu|It|Bu|Br|US|Ca|Fr|Pol) )?\d+(?:st|nd|rd|th)$/u.test(name);
  const airborne =
    words.length === 3 && words[2] === 'air' ? [name.split(' ').slice(1).join(''), `${words[1] ?? ''}air`] : [];
  const guardsTanks = words.length === 3 && words[1] === 'gd' ? [`${first}gtk`, `${first}gta`] : [];
  return [
    ...new Set([
      ...spelt,
      ...swapped,
      ...guardsTanks,
      ...airborne,
      ...(isArmy ? [`${words.at(-1) ?? ''}a`, `${words.join('')}a`] : []),
      ...writtenOut(name, isArmy),
      ...spoken(id),
    ]),
  ];
}

/** The names of a unit in both catalogues; none for one that is an owner's own. */
export function longNames(id: UnitId): readonly string[] {
  const key = `unit.${id}` as const;
  return Object.hasOwn(en, key) ? [en[key], ko[key]] : [];
}
