// Practice on the wire: a whole game in direct messages with tips that can be turned and stopped, and nothing in any channel.
import { expect, it } from 'vitest';
import type { Actor, SeenMessage } from '@fieldpost/local';
import type { Task } from '../../src/play/turn/desk.js';
import { setUp, testApp } from './harness.js';

const app = testApp();

/** The desk as it stands among somebody's direct messages, of which there is one. */
function deskOf(person: Actor): SeenMessage {
  const [desk, other] = person.dms().filter(({ ephemeral, menus }) => !ephemeral && menus.length > 0);
  if (desk === undefined || other !== undefined) throw new Error('there is one desk');
  return desk;
}

it('begins in direct messages, coaches the first question, and says nothing anywhere else', async () => {
  const at = app();
  await setUp(at);
  const leo = at.as('Leo').inDm().speak('en-US');
  const answer = (await leo.slash('practice', { kind: 'diplomacy' })).message;
  await at.quiet();
  expect(answer?.text).toMatch(/Your practice game #\d+ has begun/u);
  expect(answer?.text).toContain('Computer players play as usual 🤖');
  expect(answer?.buttons.map(({ label }) => label)).toEqual(['Show it here']);
  const begun = deskOf(leo);
  expect(begun.text).toContain('Tip 1 of 4');
  const [game] = await at.play.gamesOf(leo.id);
  const info = await at.play.info(game?.id ?? 0);
  expect(info).toMatchObject({ status: 'running', channelId: null, hostId: leo.id });
  expect(info.seats.filter(({ computer }) => computer)).toHaveLength(6);
  const second = (await leo.press('🧭 Next tip', begun.id)).message;
  expect(second?.text).toContain('Tip 2 of 4');
  const without = (await leo.press('No more tips', second?.id)).message;
  expect(without?.text).not.toContain('Tip ');
  expect(without?.menus.length).toBeGreaterThan(0);
  const again = (await leo.slash('practice', { kind: 'diplomacy' })).message;
  expect(again?.text).toContain('still running');
  expect(again?.text).toContain('Computer players play as usual 🤖');
  await leo.press('Give it up and start over', again?.id);
  await at.quiet();
  expect((await at.play.info(info.id)).status).toBe('cancelled');
  expect((await at.play.gamesOf(leo.id)).map(({ guildId }) => guildId)).toEqual([game?.guildId]);
  const rows = await at.store.db.outbox.findMany({ where: { failedAt: { not: null } } });
  expect(rows).toEqual([]);
  expect((await leo.slash('games', {})).message?.text).toContain('nothing like that');
});

it('offers each game at each level of its computer players, and says which is which', async () => {
  const at = app();
  await setUp(at);
  const leo = at.as('Leo').inDm().speak('en-US');
  const menu = (await leo.slash('practice', {})).message?.menus[0];
  const offered = menu?.options.filter(({ label }) => label === 'Diplomacy').map(({ description }) => description);
  expect(offered).toEqual([
    'Computer players play like beginners 🌱',
    'Computer players play as usual 🤖',
    'Computer players play as well as they can 🧠',
  ]);
  expect(new Set(menu?.options.map(({ label, description }) => `${label} ${description ?? ''}`)).size).toBe(
    menu?.options.length,
  );
});

it('gives a hint, put down to be changed, with why; and nowhere but in practice', async () => {
  const at = app();
  await setUp(at);
  const leo = at.as('Leo').inDm().speak('en-US');
  await leo.slash('practice', { kind: 'diplomacy' });
  await at.quiet();
  const hint = (await leo.press('💡 Hint', deskOf(leo).id)).message;
  expect(hint?.text).toContain('A computer player would answer: ');
  expect(hint?.text).toContain('It goes where supply centres can be won');
  expect(hint?.text).toMatch(/Ordered: [34] of [34]/);
  const [game] = await at.play.gamesOf(leo.id);
  const desk = await at.play.desk(game?.id ?? 0, leo.id);
  // It is a draft: nothing has been handed in, and what stands there is changed by nobody but its person.
  expect(desk.tasks[0]).toMatchObject({ saved: null, final: false });
  const before = desk.tasks[0]?.draft;
  expect(before).not.toBeNull();
  await leo.press('💡 Hint', hint?.id);
  expect((await at.play.desk(game?.id ?? 0, leo.id)).tasks[0]?.draft).toEqual(before);
  // At a table with people nobody gets one.
  const table = {
    guildId: at.discord.guild.id,
    kind: 'diplomacy',
    name: null,
    language: 'en',
    options: {},
    paces: {},
  } as const;
  const host = { id: leo.id, name: 'Leo', locale: 'en' } as const;
  const { id } = await at.play.create(host, { ...table, settings: { readyCheck: false } });
  await at.play.join(id, host, null);
  await at.play.start(id, leo.id, true);
  const [task] = (await at.play.desk(id, leo.id)).tasks;
  const asked = { checkpoint: task?.checkpoint ?? 0, question: task?.id ?? '' };
  await expect(at.play.hint(id, leo.id, asked)).rejects.toThrow('refuse.noHint');
});

it('is begun from its menu against computer players of a level, and begun anew against the same', async () => {
  const at = app();
  await setUp(at);
  const leo = at.as('Leo').inDm().speak('en-US');
  const menu = (await leo.slash('practice', {})).message;
  const begun = (await leo.select(menu?.menus[0]?.customId ?? '', ['quartermaster-general strong'], menu?.id)).message;
  expect(begun?.text).toMatch(/Your practice game #\d+ has begun/u);
  const level = async (): Promise<unknown> => {
    const [game] = await at.play.gamesOf(leo.id);
    return (await at.play.info(game?.id ?? 0)).table.computers;
  };
  expect(await level()).toBe('strong');
  const [game] = await at.play.gamesOf(leo.id);
  const shown = (await leo.slash('game info', { game: String(game?.id) })).message?.text;
  expect(shown).toContain('as well as they can');
  expect(shown).toContain('🧠');
  const again = (await leo.slash('practice', { kind: 'quartermaster-general' })).message;
  await leo.press('Give it up and start over', again?.id);
  expect(await level()).toBe('strong');
});

it('leaves its film where it ends: beside its result and its board, in the list, and without a word for its player', async () => {
  const at = app();
  await setUp(at);
  const leo = at.as('Leo').inDm().speak('en-US');
  await leo.slash('practice', { kind: 'twilight-struggle' });
  await at.quiet();
  const [game] = await at.play.gamesOf(leo.id);
  const number = String(game?.id);
  await at.play.propose(game?.id ?? 0, leo.id, 'cancel', []);
  await at.quiet();
  const end = leo.dms().at(-1);
  expect(end?.buttons.map(({ label }) => label)).toEqual(['See the result', '🎞️ Film']);
  const film = [`film-${number}.html`];
  expect((await leo.press('🎞️ Film', end?.id)).message?.files.map(({ name }) => name)).toEqual(film);
  const result = (await leo.press('See the result', end?.id)).message;
  expect(result?.buttons.map(({ label }) => label)).toContain('🎞️ Film');
  expect((await leo.slash('game film', {})).message?.files.map(({ name }) => name)).toEqual(film);
  const offered = await leo.autocomplete('game film', 'game', '');
  expect(offered.map(({ value }) => value)).toEqual([number]);
  // Nobody else is offered it.
  const alex = at.as('Alex').inDm().speak('en-US');
  expect(await alex.autocomplete('game film', 'game', '')).toEqual([]);
  // Whose games all run is told so, instead of being asked which of those is meant.
  await alex.slash('practice', { kind: 'twilight-struggle' });
  await alex.slash('practice', { kind: 'diplomacy' });
  expect((await alex.slash('game film', {})).message?.text).toContain('None of your games has ended yet.');
});

it('gives a tip no second time once its question has been answered, though nobody says it is understood', async () => {
  const at = app();
  await setUp(at);
  const leo = at.as('Leo').inDm().speak('en-US');
  await leo.slash('practice', { kind: 'diplomacy' });
  await at.quiet();
  const [game] = await at.play.gamesOf(leo.id);
  const shown = async (): Promise<string> => (await leo.slash('play', {})).message?.text ?? '';
  expect(await shown()).toContain('Tip 1 of 4');
  // A look is no answer.
  expect(await shown()).toContain('Tip 1 of 4');
  const open = async (): Promise<Task> => {
    const [task] = (await at.play.desk(game?.id ?? 0, leo.id)).tasks;
    if (task === undefined) throw new Error('nothing is asked');
    return task;
  };
  const { question: first } = await open();
  for (const tip of ['Tip 2 of 4', 'Tip 3 of 4']) {
    let last: Task;
    do {
      last = await open();
      const sent = { gameId: game?.id ?? 0, userId: leo.id, checkpoint: last.checkpoint, question: last.id };
      await at.play.answer({ ...sent, value: last.question.fallback(), final: true, confirmed: true });
      await at.quiet();
    } while ((await open()).question.key !== first.key);
    expect(await shown()).toContain(tip);
  }
});
