// The film of an ended game as messages have it: a file where there is no address for boards, else a link to the same.
import { describe, expect, it } from 'vitest';
import { setUp, testApp } from './harness.js';
import { begun } from './table.js';

const app = testApp();
const withBoards = testApp([], { boards: true });

describe('an ended game', () => {
  it('is shown as a film with names, hands and pictures, and a running one is not', async () => {
    const at = app();
    await setUp(at);
    const host = { id: at.as('Mina').id, name: 'Mina <b>', locale: 'en' as const };
    const game = await at.play.create(host, {
      guildId: at.discord.guild.id,
      kind: 'toy',
      name: null,
      language: 'both',
      options: { rounds: 1 },
      paces: {},
    });
    await at.play.join(game.id, host, 'red');
    await at.play.start(game.id, host.id, true);
    const mina = at.as('Mina').in('lobby').speak('en-US');
    expect((await mina.slash('game film', { game: String(game.id) })).message?.text).toContain('⛔');
    await at.play.propose(game.id, host.id, 'cancel', []);
    await at.quiet();
    const film = await at.play.film(game.id);
    expect(film.people.get(host.id)).toBeDefined();
    expect(film.frames[0]?.hands).toHaveLength(3);
    const shown = await mina.slash('game film', { game: String(game.id) });
    expect(shown.message?.files.map((file) => file.name)).toEqual([`film-${game.id}.html`]);
  });

  it('brings its film with its end, unasked, once there is something to see', async () => {
    const at = app();
    await setUp(at);
    const [mina, alex] = ['Mina', 'Alex'].map((name) => ({ id: at.as(name).id, name, locale: 'en' as const }));
    if (mina === undefined || alex === undefined) throw new Error('nobody');
    const input = { guildId: at.discord.guild.id, kind: 'toy', name: null, language: 'en', paces: {} } as const;
    const { id } = await at.play.create(mina, { ...input, options: { rounds: 1 } });
    await at.play.join(id, mina, 'red');
    await at.play.join(id, alex, 'blue');
    await at.play.start(id, mina.id, true);
    for (const person of [mina, alex]) {
      const [task] = (await at.play.desk(id, person.id)).tasks;
      if (task === undefined) throw new Error('nothing is asked');
      const value = task.question.fallback();
      const sent = { gameId: id, userId: person.id, checkpoint: task.checkpoint, question: task.id, value };
      await at.play.answer({ ...sent, final: true, confirmed: true });
    }
    await at.quiet();
    await at.play.propose(id, mina.id, 'cancel', []);
    await at.quiet();
    const voter = at.as('Alex').speak('en-US').inDm();
    await voter.press('Stop the game: yes');
    await voter.press('Stop the game: yes, I am sure');
    await at.quiet();
    const { channelId } = await at.play.info(id);
    const end = at
      .as('Watcher')
      .messages(channelId ?? '')
      .at(-1);
    expect(end?.files.map(({ name }) => name)).toContain(`film-${id}.html`);
    expect(end?.buttons.map(({ label }) => label)).toContain('🎞️ Film');
  });

  it('opens on the board where one is served, from its end, from its history and beside the file', async () => {
    const at = withBoards();
    await setUp(at);
    const host = { id: at.as('Mina').id, name: 'Mina', locale: 'en' as const };
    const input = { guildId: at.discord.guild.id, kind: 'toy', name: null, language: 'en', paces: {} } as const;
    const { id } = await at.play.create(host, { ...input, options: { rounds: 1 } });
    await at.play.join(id, host, 'red');
    await at.play.start(id, host.id, true);
    await at.quiet();
    const link = `https://board.test/view/${String(id)}/key#past/0`;
    const mina = at.as('Mina').in('lobby').speak('en-US');
    const running = await mina.slash('history', { game: String(id) });
    expect(running.message?.buttons).toContainEqual(expect.objectContaining({ label: '👆 On the board', url: link }));
    await at.play.propose(id, host.id, 'cancel', []);
    await at.quiet();
    const { channelId } = await at.play.info(id);
    const end = at
      .as('Watcher')
      .messages(channelId ?? '')
      .at(-1);
    expect(end?.files.map(({ name }) => name)).not.toContain(`film-${id}.html`);
    expect(end?.buttons).toContainEqual(expect.objectContaining({ label: '🎞️ Film', url: link }));
    const asked = await mina.slash('game film', { game: String(id) });
    expect(asked.message?.files.map(({ name }) => name)).toEqual([`film-${id}.html`]);
    expect(asked.message?.buttons).toContainEqual(expect.objectContaining({ url: link }));
  });

  it('is one that was begun: of a table given up in its sign-up there is no film to be had', async () => {
    const at = app();
    await setUp(at);
    const host = { id: at.as('Mina').id, name: 'Mina', locale: 'en' as const };
    const input = { guildId: at.discord.guild.id, kind: 'toy', name: null, language: 'en', paces: {} } as const;
    const { id } = await at.play.create(host, { ...input, options: {} });
    await at.play.join(id, host, 'red');
    await at.play.cancel(id, host.id, host);
    expect((await at.play.info(id)).status).toBe('cancelled');
    expect(await at.play.endedOf(host.id, 9)).toEqual([]);
    expect(await at.as('Mina').in('lobby').speak('en-US').autocomplete('game film', 'game', '')).toEqual([]);
  });

  it('has its film under its board, and a running one has not', async () => {
    const at = app();
    await setUp(at);
    const { id } = await begun(at, { host: 'Mina', seats: { red: 'Mina' } });
    const mina = at.as('Mina').in('lobby').speak('en-US');
    const under = async (): Promise<readonly string[]> => {
      const { message } = await mina.slash('board', { game: String(id) });
      return message?.buttons.map(({ label }) => label) ?? [];
    };
    expect(await under()).not.toContain('🎞️ Film');
    await at.play.propose(id, mina.id, 'cancel', []);
    await at.quiet();
    expect(await under()).toContain('🎞️ Film');
  });

  it('is the one meant in its own channel, whatever its player has ended since', async () => {
    const at = app();
    await setUp(at);
    const mina = at.as('Mina').speak('en-US');
    const { id, channelId } = await begun(at, { host: 'Mina', seats: { red: 'Mina' } });
    await at.play.propose(id, mina.id, 'cancel', []);
    await at.quiet();
    await mina.inDm().slash('practice', { kind: 'diplomacy' });
    await at.quiet();
    const practice = (await at.play.gamesOf(mina.id)).find((one) => one.id !== id);
    await at.play.propose(practice?.id ?? 0, mina.id, 'cancel', []);
    await at.quiet();
    const filmed = async (): Promise<readonly string[]> =>
      (await mina.slash('game film', {})).message?.files.map(({ name }) => name) ?? [];
    expect(await filmed()).toEqual([`film-${String(practice?.id)}.html`]);
    mina.in(channelId);
    expect(await filmed()).toEqual([`film-${String(id)}.html`]);
  });
});
