// Who may stop a game and who may have a seat, as people press and type it: a second press to leave, asking for a seat, acting for the server.
import { REST, Routes } from 'discord.js';
import { expect, it } from 'vitest';
import { writePress } from '../../src/discord/custom-id.js';
import { setUp, testApp, type TestApp } from './harness.js';
import { begun, type Table } from './table.js';

const app = testApp();

/** A running toy game of Mina, its host, Alex and Sam. */
async function begin(at: TestApp): Promise<Table> {
  await setUp(at);
  const seats = { red: 'Mina', blue: 'Alex', green: 'Sam' };
  return begun(at, { host: 'Mina', seats, options: { rounds: 3 }, settings: { readyCheck: false } });
}

it('leaves only after a second press, and a stranger gets the seat only with the others’ leave', async () => {
  const at = app();
  const { id, channelId } = await begin(at);
  const sam = at.as('Sam').in(channelId).speak('en-US');
  const warned = await sam.slash('game leave');
  expect(warned.message?.text).toContain('Really leave');
  expect((await at.play.info(id)).seats.every((seat) => !seat.left)).toBe(true);
  await sam.press('Leave the game');
  await at.quiet();
  const leo = at.as('Leo').in(channelId).speak('en-US');
  const asked = await leo.slash('game join');
  expect(asked.message?.text).toContain('The table has been asked');
  await at.quiet();
  expect((await at.play.desk(id, leo.id)).seats).toEqual([]);
  for (const who of ['Mina', 'Alex']) await at.as(who).in(channelId).speak('en-US').press('Change of player: yes');
  await at.quiet();
  expect((await at.play.desk(id, leo.id)).seats).toEqual(['green']);
});

it('puts what a playing host wants to the vote, and does not let one stop the game', async () => {
  const at = app();
  const { id, channelId } = await begin(at);
  const mina = at.as('Mina').in(channelId).speak('en-US');
  expect((await mina.slash('game cancel')).message?.text).toContain('proposes to stop the game');
  expect((await mina.slash('game pause')).message?.text).toContain('proposes to pause');
  expect((await at.play.info(id)).status).toBe('running');
  const replace = await mina.slash('game replace', { seat: 'blue', player: at.as('Leo').id });
  expect(replace.message?.text).toContain('has been asked');
  expect((await at.play.info(id)).seats[1]?.userId).toBe(at.as('Alex').id);
});

it('is stopped for its server by a manager after a second press, by name; and by whoever holds the host role', async () => {
  const at = app();
  const { id, channelId } = await begin(at);
  const hana = at.as('Hana').in(channelId).speak('en-US');
  expect((await hana.slash('game cancel')).message?.text).toContain('You look after this server');
  expect((await at.play.info(id)).status).toBe('running');
  const leo = at.as('Leo').in(channelId).speak('en-US');
  expect((await leo.slash('game pause')).message?.text).toContain('Only the host');
  const members = at.discord.guild.roles.find((role) => role.name === 'Members');
  await hana.slash('setup', { hostrole: members?.id ?? '' });
  await leo.slash('game pause');
  await at.quiet();
  expect((await at.play.info(id)).status).toBe('paused');
  expect(hana.messages(channelId).some((one) => one.text.includes('Leo has acted on behalf of this server'))).toBe(
    true,
  );
  await hana.press('Stop the game as manager');
  await at.quiet();
  expect((await at.play.info(id)).status).toBe('cancelled');
});

it('answers a number no game can have in plain words', async () => {
  const at = app();
  await begin(at);
  const alex = at.as('Alex').in('lobby').speak('en-US');
  for (const game of ['99999999999999', '-1', '1e9', '1.5', '0', '2147483648']) {
    expect((await alex.slash('game info', { game })).message?.text).toMatch(/no such game|There is no game/u);
  }
  for (const game of ['1', '#1', ' 1 ']) {
    expect((await alex.slash('game info', { game })).message?.text).not.toMatch(/no such game|There is no game/u);
  }
});

it('is run as its host says before the start, and a person’s reminders wait in their quiet hours', async () => {
  const at = app();
  await setUp(at);
  const hana = at.as('Hana').in('lobby').speak('en-US');
  await hana.slash('game new', { kind: 'toy' });
  await hana.press('Open the sign-up');
  await hana.submitModal({ name: '' });
  await at.quiet();
  const page = await hana.slash('game settings', { game: '1' });
  expect(page.message?.text).toContain('Every choice is saved at once.');
  await hana.select('Everybody confirms before the start', ['Everybody confirms before the start: Yes, within 24 h']);
  expect((await at.play.info(1)).table).toMatchObject({ readyCheck: true });
  const alex = at.as('Alex').in('lobby').speak('en-US');
  expect((await alex.slash('game settings', { game: '1' })).message?.text).toContain('before the start: Yes');
  await alex.slash('settings', { quiet: 'night' });
  const stored = await at.store.db.user.findUnique({ where: { id: alex.id } });
  expect(stored?.quietHours).toEqual({ from: '23:00', to: '08:00' });
});

it('draws one person a dozen pictures a minute, and says when the next may follow', async () => {
  const at = app();
  const { channelId } = await begin(at);
  const leo = at.as('Leo').in(channelId).speak('en-US');
  for (let n = 0; n < 12; n++) expect((await leo.slash('board')).message?.text).not.toContain('a minute');
  expect((await leo.slash('board')).message?.text).toContain('The next in 60 s');
  expect((await leo.slash('board', { words: true })).message?.text).not.toContain('a minute');
  expect((await at.as('Alex').in(channelId).slash('board')).message?.text).not.toContain('a minute');
  at.clock.advance(60_000);
  expect((await leo.slash('board')).message?.text).not.toContain('a minute');
  for (let n = 0; n < 24; n++) expect((await leo.slash('history')).message?.text).not.toContain('a minute');
  expect((await leo.slash('history')).message?.text).toContain('24 pages of the past a minute');
});

it('answers no press on a server about a game of another', async () => {
  const at = app();
  await setUp(at);
  const leo = at.as('Leo').in('lobby').speak('en-US');
  const other = await at.play.create(
    { id: at.as('Hana').id, name: 'Hana', locale: 'en' },
    { guildId: '1', kind: 'toy', name: null, language: 'en', options: {}, paces: {} },
  );
  const rest = new REST({ api: at.discord.apiUrl }).setToken(at.discord.token);
  const custom_id = writePress({ game: other.id, checkpoint: 0, question: '', verb: 'join', args: [] });
  const row = { type: 1, components: [{ type: 2, style: 1, label: 'Forged', custom_id }] };
  const body = { content: 'x', components: [row] };
  await rest.post(Routes.channelMessages(at.discord.channel('lobby').id), { body });
  await leo.press('Forged');
  expect(leo.messages().at(-1)?.text).toContain('no such game');
  expect((await at.play.info(other.id)).signUps).toEqual([]);
});
