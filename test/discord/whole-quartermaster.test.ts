// Quartermaster General between people alone, by what their direct messages show: its first round, and its last to the end. With WHOLE_GAMES=1
// all between, and both variants with either seating.
import { expect, it } from 'vitest';
import { quartermasterGeneral } from '../../src/games/quartermaster-general/index.js';
import type { Lang } from '../../src/words/words.js';
import { DmDesk } from './driving/at-desk.js';
import { play } from './driving/course.js';
import { Person } from './driving/person.js';
import { begunWith, type Seated } from './driving/seated.js';
import { testApp, type TestApp } from './harness.js';

const app = testApp();

/** Two with three nations each. */
const two: readonly Seated[] = [
  { name: 'Alex', lang: 'en', way: 'presses', seats: ['united-kingdom', 'soviet-union', 'united-states'] },
  { name: 'Sam', lang: 'ko', way: 'types', seats: ['germany', 'japan', 'italy'] },
];
/** Six with one each; Hana opens the table and plays. */
const six: readonly Seated[] = [
  { name: 'Alex', lang: 'en', way: 'presses', seats: ['united-kingdom'] },
  { name: 'Sam', lang: 'ko', way: 'types', seats: ['germany'] },
  { name: 'Leo', lang: 'en', way: 'types', seats: ['japan'] },
  { name: 'Mina', lang: 'ko', way: 'presses', seats: ['soviet-union'] },
  { name: 'Yuki', lang: 'en', way: 'types', seats: ['italy'] },
  { name: 'Hana', lang: 'ko', way: 'presses', seats: ['united-states'] },
];
const isWhole = process.env['WHOLE_GAMES'] === '1';
const lastRound = 20;

/** The round that is being played. */
async function roundOf(at: TestApp, id: number): Promise<number> {
  return Number((await at.play.info(id)).title?.args?.['round'] ?? 0);
}

/** Goes on as if it were the last round. */
async function toLastRound(at: TestApp, id: number): Promise<void> {
  const { checkpoint } = await at.play.info(id);
  const where = { gameId_number: { gameId: id, number: checkpoint } };
  // A checkpoint is never changed in place: another takes its place.
  const omit = { id: true, title: true, chapter: true, span: true } as const;
  const { state, ...rest } = await at.store.db.checkpoint.delete({ where, omit });
  await at.store.db.checkpoint.create({ data: { ...rest, state: { ...(state as object), round: lastRound } } });
}

/** What nobody should read: names of texts, what stands for something else, another language. */
const unfit: Readonly<Record<Lang, RegExp>> = {
  en: /\p{Script=Hangul}|\{\{|undefined|\b(?:ask|report|given|respond|option|card|space)\.\w+/u,
  ko: /\{\{|undefined|\b(?:ask|report|given|respond|option|card|space)\.\w+|\b[a-z]{2,} [a-z]{2,} [a-z]{2,}/u,
};

const seatings = [
  ['two people, three nations each', two, false],
  ['six people, with Total War', six, true],
  ['six people, one nation each', six, false],
  ['two people, with Total War', two, true],
] as const;

it.each(isWhole ? seatings : seatings.slice(0, 2))(
  '%s: it is played and ends by what everybody is shown',
  { timeout: 3_000_000 },
  async (_, people, totalWar) => {
    const at = app();
    const id = await begunWith(at, people, quartermasterGeneral, { totalWar });
    const playOn = async (goesOn: () => boolean | Promise<boolean>): Promise<void> => {
      const [first, ...others] = people.map(
        ({ name, lang }) => new Person(new DmDesk(at, name, id), lang, quartermasterGeneral.id),
      );
      const ways = new Map(people.map(({ name, way }) => [name, way]));
      if (first === undefined) throw new Error('nobody plays');
      await play(at, [first, ...others], { goesOn, way: ({ person }) => ways.get(person.name) ?? 'types' });
    };
    if (!isWhole) {
      await playOn(async () => (await roundOf(at, id)) < 2);
      await toLastRound(at, id);
    }
    await playOn(() => true);
    const { status, outcome, channelId } = await at.play.info(id);
    expect(status).toBe('finished');
    expect(outcome?.winners).toHaveLength(3);
    const posts = at
      .as('Hana')
      .in(channelId ?? '')
      .messages()
      .filter(({ text }) => text !== '');
    const post = posts.map(({ text }) => text);
    expect(post.filter((text, at) => post.indexOf(text) !== at)).toEqual([]);
    expect(post.at(-1)).toContain('게임이 끝났습니다 / The game is over');
    expect(posts.flatMap(({ buttons }) => buttons.filter(({ label }) => label.includes('Play')))).toEqual([]);
    // On a phone the whole board alone cannot be read.
    const scored = posts.filter(({ text }) => / scores [1-9]/u.test(text));
    expect(scored.length).toBeGreaterThan(9);
    expect(scored.filter(({ files }) => !files.some(({ name }) => name.startsWith('close-up')))).toEqual([]);
    for (const { name, lang } of people) {
      const actor = at.as(name);
      const told = actor.dms().filter(({ authorId }) => authorId !== actor.id);
      expect(told.filter(({ text }) => unfit[lang].test(text)).map(({ text }) => text)).toEqual([]);
      expect(told.at(-1)?.text).toContain(lang === 'ko' ? '게임이 끝났습니다.' : 'The game is over.');
    }
  },
);
