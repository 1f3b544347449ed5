// Press as people meet it: an embassy's private thread, letters by direct message with their answers, statements in the game's channel.
import { expect, it } from 'vitest';
import { setUp, testApp, type TestApp } from './harness.js';
import { begun, type Table } from './table.js';

const app = testApp();

const createPrivateThreads = 1n << 36n;
const manageThreads = 1n << 34n;
const manageChannels = 1n << 4n;

/** A running toy game of Alex (red), Sam (blue) and Leo (green) that Mina hosts without playing. */
async function begin(at: TestApp, settings = {}): Promise<Table> {
  await setUp(at);
  const seats = { red: 'Alex', blue: 'Sam', green: 'Leo' };
  return begun(at, { host: 'Mina', seats, options: { rounds: 3 }, settings: { readyCheck: false, ...settings } });
}

it('opens a private thread for the people of two seats, whom nobody else joins, and locks it at the end', async () => {
  const at = app();
  const lobby = at.discord.channel('lobby');
  at.discord.overwrite(lobby.id, at.discord.botId, { allow: createPrivateThreads | manageThreads });
  const { id, channelId } = await begin(at);
  const hana = at.as('Hana').in('lobby').speak('en-US');
  expect((await hana.slash('setup', { embassies: at.discord.channel('games').id })).message?.text).toContain('forum');
  await hana.slash('setup', { embassies: lobby.id });
  const alex = at.as('Alex').in(channelId).speak('en-US');
  // Nobody writes to themselves.
  expect((await alex.autocomplete('press open', 'powers', '')).map(({ name }) => name)).toEqual(['Blue', 'Green']);
  const opened = await alex.slash('press open', { powers: 'Blue' });
  await at.quiet();
  const thread = /<#(\d+)>/.exec(opened.message?.text ?? '')?.[1] ?? '';
  expect(opened.message?.text).toContain('Here it is');
  const sam = at.as('Sam').in(thread);
  expect(
    sam
      .messages()
      .map(({ text }) => text)
      .join('\n'),
  ).toContain('not the host');
  for (const other of ['Mina', 'Leo']) expect(() => at.as(other).in(thread)).toThrow();
  const again = await at.as('Sam').in(channelId).speak('en-US').slash('press list', {});
  expect(again.message?.text).toContain(`Red: <#${thread}>`);
  await at.play.cancel(id, at.as('Mina').id, { name: 'Mina' });
  await at.quiet();
  expect(at.discord.channel(thread).thread).toMatchObject({ locked: true, archived: true, invitable: false });
  expect(
    sam
      .messages()
      .map(({ text }) => text)
      .join('\n'),
  ).toContain('The game is over');
});

it('moves from letters to a thread when the server names a channel for threads; the letters stay where they are', async () => {
  const at = app();
  const lobby = at.discord.channel('lobby');
  at.discord.overwrite(lobby.id, at.discord.botId, { allow: createPrivateThreads | manageThreads });
  const { channelId } = await begin(at);
  const alex = at.as('Alex').in(channelId).speak('en-US');
  await alex.slash('press open', { powers: 'Blue' });
  await alex.slash('press say', { powers: 'Blue', text: 'Peace until fall' });
  await at.quiet();
  expect((await alex.slash('press list')).message?.text).toContain('Blue: by letters');
  await at.as('Hana').in('lobby').slash('setup', { embassies: lobby.id });
  await at.quiet();
  const thread = /Blue: <#(\d+)>/.exec((await alex.slash('press list')).message?.text ?? '')?.[1] ?? '';
  const told = at.as('Sam').in(thread).messages();
  expect(told.map(({ text }) => text).join('\n')).toMatch(/not the host[^]*letters you have written[^]*`\/press log`/);
  expect(told.map(({ text }) => text).join()).not.toContain('Peace until fall');
  expect((await alex.slash('press log')).message?.text).toContain('Peace until fall');
  for (const other of ['Mina', 'Leo']) expect(() => at.as(other).in(thread)).toThrow();
});

it('carries letters by direct message, with answers, and says nothing of them anywhere else', async () => {
  const at = app();
  const { channelId } = await begin(at);
  const alex = at.as('Alex').in(channelId).speak('en-US');
  const refused = await alex.slash('press open', { powers: 'Blue' });
  expect(refused.message?.text).toContain('Write letters, which I deliver by direct message');
  await alex.slash('press say', { powers: 'Blue, Green', text: 'Peace *now* @everyone' });
  await at.quiet();
  const sam = at.as('Sam').speak('en-US').inDm();
  const letter = sam.messages().at(-1);
  expect(letter?.text).toContain('Red to Blue and Green');
  expect(letter?.text).toContain('> Peace \\*now\\*');
  expect(letter?.files.map(({ name }) => name)).toEqual(['ensign.png']);
  await sam.press('Reply', letter?.id);
  await sam.submitModal({ text: 'War!' });
  await at.quiet();
  for (const who of ['Alex', 'Leo']) expect(at.as(who).inDm().messages().at(-1)?.text).toContain('> War!');
  const log = await sam.slash('press log', {});
  expect(log.message?.text).toMatch(/Peace[^]*War!/);
  for (const { text } of at.as('Mina').in(channelId).messages()) expect(text).not.toMatch(/Peace|War!/);
  const more = await sam.press('More…', letter?.id);
  expect(more.message?.text).toContain('Report');
  await sam.press('Report');
  await sam.submitModal({ reason: 'Shouting' });
  await at.quiet();
  const shown = at.as('Mina').inDm().messages().at(-1)?.text;
  expect(shown).toContain('Peace');
  expect(shown).toContain('Shouting');
  expect(shown).not.toContain('War!');
  await at.as('Alex').in(channelId).slash('press public', { text: 'Hear ye' });
  await at.quiet();
  const statement = at.as('Mina').in(channelId).messages().at(-1);
  expect(statement?.text).toContain('> Hear ye');
  expect(statement?.files.map(({ name }) => name)).toEqual(['ensign.png']);
  // Green has none.
  await at.as('Leo').in(channelId).slash('press public', { text: 'Nay' });
  await at.quiet();
  expect(at.as('Mina').in(channelId).messages().at(-1)).toMatchObject({ files: [] });
});

it('brings no letter to who has muted its writer’s seat or wants to be told nothing, who find it when they look', async () => {
  const at = app();
  const { id, channelId } = await begin(at);
  await at.play.press.mute(id, at.as('Sam').id, 'red', true);
  await at.as('Leo').in(channelId).speak('en-US').slash('settings', { notices: 'silent' });
  const dms = (who: string): number => at.as(who).dms().length;
  const before = [dms('Sam'), dms('Leo')];
  const posts = at.as('Mina').messages(channelId).length;
  await at.as('Alex').in(channelId).slash('press say', { powers: 'Blue, Green', text: 'Hello' });
  await at.quiet();
  expect([dms('Sam'), dms('Leo')]).toEqual(before);
  expect(at.as('Mina').messages(channelId)).toHaveLength(posts);
  const log = await at.as('Leo').in(channelId).speak('en-US').slash('press log', {});
  expect(log.message?.text).toContain('Hello');
});

it('tells somebody whose direct messages are closed by name, without a word of the letter', async () => {
  const at = app();
  const { channelId } = await begin(at);
  at.as('Sam').closeDms();
  await at.as('Alex').in(channelId).slash('press say', { powers: 'Blue', text: 'Secret plan' });
  await at.quiet();
  const sam = at.as('Sam').in(channelId).speak('en-US');
  const called = sam.messages().at(-1);
  expect(called?.text).toContain('You have a letter');
  expect(called?.text).not.toContain('Secret plan');
  expect((await sam.press('Show my letters', called?.id)).message?.text).toContain('Secret plan');
  expect(
    (await at.as('Leo').in(channelId).speak('en-US').press('Show my letters', called?.id)).message?.text,
  ).not.toContain('Secret');
});

it('keeps notes that only their writer sees, typed or pressed', async () => {
  const at = app();
  const { channelId } = await begin(at);
  const alex = at.as('Alex').in(channelId).speak('en-US');
  expect((await alex.slash('note list', {})).message?.text).toContain('no notes');
  await alex.slash('play', {});
  expect((await alex.press('📝 Notes')).message?.text).toContain('no notes');
  const kept = await alex.slash('note write', { text: 'Blue lied.' });
  expect(kept.message?.text).toMatch(/number 1[^]*Blue lied/);
  expect((await at.as('Sam').in(channelId).speak('en-US').slash('note list', {})).message?.text).toContain('no notes');
  for (const text of ['two', 'three', 'four', 'five', 'six']) await alex.slash('note write', { text });
  expect((await alex.slash('note list', {})).message?.text).not.toContain('Blue lied');
  expect((await alex.press('Earlier')).message?.text).toContain('Blue lied');
  expect((await alex.press('Delete 1')).message?.text).toContain('Note 1 is deleted');
  expect((await alex.slash('note delete', { number: 1 })).message?.text).toContain('no note 1');
});

it('shows a reported letter once to each who looks after the server and does not play, the host role’s holders among them', async () => {
  const at = app();
  const { channelId } = await begin(at);
  // Everybody holds it; the bot has met Nora, who has opened a game of her own, and has never met Yuki.
  const members = at.discord.guild.roles.find((role) => role.name === 'Members');
  await at
    .as('Hana')
    .in('lobby')
    .speak('en-US')
    .slash('setup', { hostrole: members?.id ?? '' });
  await at.play.create(
    { id: at.as('Nora').id, name: 'Nora', locale: 'en' },
    { guildId: at.discord.guild.id, kind: 'toy', name: null, language: 'en', options: {}, paces: {} },
  );
  await at.as('Alex').in(channelId).slash('press say', { powers: 'Blue', text: 'Secret insult' });
  await at.quiet();
  const sam = at.as('Sam').speak('en-US').inDm();
  await sam.press('More…', sam.messages().at(-1)?.id);
  await sam.press('Report');
  await sam.submitModal({ reason: '' });
  await at.quiet();
  const told = (name: string): number =>
    at
      .as(name)
      .inDm()
      .messages()
      .filter(({ text }) => text.includes('Secret insult')).length;
  expect(['Hana', 'Mina', 'Nora', 'Yuki', 'Alex', 'Leo'].map(told)).toEqual([1, 1, 1, 0, 0, 0]);
});

it('lets somebody watch through a seat’s eyes when its player agrees, pressed or typed, until they take it back', async () => {
  const at = app();
  const { channelId } = await begin(at);
  const nora = at.as('Nora').in(channelId).speak('en-US');
  await nora.slash('watch');
  const done = await nora.select('Ask to watch through a power’s eyes', ['Red']);
  expect(done.message?.text).toContain('when the player of Red agrees');
  await at.quiet();
  const alex = at.as('Alex').speak('en-US').inDm();
  const asked = alex.messages().at(-1);
  expect(asked?.text).toContain('Nora is watching and would like to see the game through your eyes');
  expect((await alex.press('Have a look', asked?.id)).message?.text).toContain(`<@${nora.id}> asks to see`);
  expect((await alex.press('Allow 1')).message?.text).toContain(`<@${nora.id}> sees what Red sees`);
  await at.quiet();
  await nora.slash('watch');
  expect((await nora.press('See what Red sees')).message?.text).toContain('can take no other seat');
  const seen = await nora.press('See what Red sees');
  expect(seen.message?.text).toContain('Through the eyes of Red');
  expect(seen.message?.files).toHaveLength(1);
  // Typed again it is no second request.
  expect((await nora.slash('watch', { through: 'red' })).message?.text).toContain('Through the eyes of Red');
  await at.as('Alex').in(channelId).speak('en-US').slash('watch', { let: nora.id });
  await nora.slash('watch');
  expect(
    nora
      .messages()
      .at(-1)
      ?.buttons.map(({ label }) => label)
      .join(),
  ).not.toContain('See what Red sees');
});

it('is given a channel for its threads where games are opened in a forum, picked or made at the set-up', async () => {
  const at = app();
  await setUp(at);
  const hana = at.as('Hana').in('lobby').speak('en-US');
  const page = await hana.slash('setup', {});
  expect(page.message?.text).toContain('Games are opened in a forum, which has no private threads');
  expect(page.message?.buttons.map(({ label }) => label)).not.toContain('Make a channel for them');
  const own = at.discord.guild.roles.find(({ managed }) => managed);
  at.discord.setBotPermissions(BigInt(own?.permissions ?? '0') | manageChannels);
  const older = await hana.slash('setup', {});
  await hana.slash('setup', {});
  const made = await hana.press('Make a channel for them');
  // On a page that still offers it, it makes no second one.
  await hana.press('Make a channel for them', older.message?.id);
  expect(at.discord.channels().filter(({ name }) => name === 'embassies')).toHaveLength(1);
  const channel = at.discord.channels().find(({ name }) => name === 'embassies');
  expect(made.message?.text).toContain(`Private threads of players: <#${channel?.id ?? ''}>`);
  expect(made.message?.text).not.toContain('which has no private threads');
  const lobby = at.discord.channel('lobby');
  const chosen = await hana.select('Text channel for the private threads of players', [lobby.id]);
  expect(chosen.message?.text).toContain(`Private threads of players: <#${lobby.id}>`);
});
