// Quartermaster General between people alone, by what their direct messages show: its first round, and its last to the end; with WHOLE_GAMES=1 all between.
import { expect, it } from 'vitest';
import { quartermasterGeneral } from '../../src/games/quartermaster-general/index.js';
import { setUp, testApp, type TestApp } from './harness.js';
import { playOn, type Person } from './whole-game.js';

const app = testApp();

type Seated = Person & { readonly seats: readonly string[] };

/** Two with three nations each. */
const two: readonly Seated[] = [
  { name: 'Alex', lang: 'en', by: 'pressing', seats: ['united-kingdom', 'soviet-union', 'united-states'] },
  { name: 'Sam', lang: 'ko', by: 'typing', seats: ['germany', 'japan', 'italy'] },
];
/** Six with one each; Hana opens the table and plays. */
const six: readonly Seated[] = [
  { name: 'Alex', lang: 'en', by: 'pressing', seats: ['united-kingdom'] },
  { name: 'Sam', lang: 'ko', by: 'typing', seats: ['germany'] },
  { name: 'Leo', lang: 'en', by: 'typing', seats: ['japan'] },
  { name: 'Mina', lang: 'ko', by: 'pressing', seats: ['soviet-union'] },
  { name: 'Yuki', lang: 'en', by: 'typing', seats: ['italy'] },
  { name: 'Hana', lang: 'ko', by: 'pressing', seats: ['united-states'] },
];
const isWhole = process.env['WHOLE_GAMES'] === '1';
const lastRound = 20;

async function begun(at: TestApp, people: readonly Seated[], totalWar: boolean): Promise<number> {
  await setUp(at);
  const host = { id: at.as('Hana').id, name: 'Hana', locale: 'ko' } as const;
  const input = { guildId: at.discord.guild.id, kind: quartermasterGeneral.id, name: 'Table', paces: {} };
  const table = { ...input, language: 'both', options: { totalWar }, settings: { readyCheck: false } } as const;
  const { id } = await at.play.create(host, table);
  for (const { name, lang, seats } of people) {
    at.as(name).speak(lang === 'ko' ? 'ko' : 'en-US');
    await at.play.choose(id, { id: at.as(name).id, name, locale: lang }, seats);
  }
  await at.play.start(id, host.id, false);
  await at.quiet();
  return id;
}

/** The round that is being played. */
async function roundOf(at: TestApp, id: number): Promise<number> {
  return Number((await at.play.info(id)).title?.args?.['round'] ?? 0);
}

/** Goes on as if it were the last round. */
async function toLastRound(at: TestApp, id: number): Promise<void> {
  const { checkpoint } = await at.play.info(id);
  const where = { gameId_number: { gameId: id, number: checkpoint } };
  // A checkpoint is never changed in place: another takes its place.
  const { state, ...rest } = await at.store.db.checkpoint.delete({ where, omit: { id: true, title: true } });
  await at.store.db.checkpoint.create({ data: { ...rest, state: { ...(state as object), round: lastRound } } });
}

/** What nobody should read: names of texts, what stands for something else, another language. */
const unfit: Readonly<Record<Person['lang'], RegExp>> = {
  en: /\p{Script=Hangul}|\{\{|undefined|\b(?:ask|report|given|respond|option|card|space)\.\w+/u,
  ko: /\{\{|undefined|\b(?:ask|report|given|respond|option|card|space)\.\w+|\b[a-z]{2,} [a-z]{2,} [a-z]{2,}/u,
};

it.each([
  ['two people, three nations each', two, false],
  ['six people, with Total War', six, true],
] as const)(
  '%s: it is played and ends by what everybody is shown',
  { timeout: 3_000_000 },
  async (_, people, totalWar) => {
    const at = app();
    const id = await begun(at, people, totalWar);
    if (!isWhole) {
      await playOn(at, id, people, async () => (await roundOf(at, id)) < 2);
      await toLastRound(at, id);
    }
    await playOn(at, id, people, () => Promise.resolve(true));
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
