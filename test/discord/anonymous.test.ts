// An anonymous table as everybody sees it: until the end no public byte names who plays which seat, by name or by number.
import { expect, it } from 'vitest';
import { hourMs } from '../support/table.js';
import { setUp, testApp, type TestApp } from './harness.js';

const app = testApp();
const players = ['Alex', 'Sam', 'Leo'] as const;

function person(at: TestApp, name: string): { id: string; name: string; locale: 'en'; act: string } {
  return { id: at.as(name).id, name, locale: 'en', act: `press of ${at.as(name).id}` };
}

/** An anonymous toy game of three that Mina hosts without playing, up to its start. */
async function begin(at: TestApp): Promise<{ id: number; channelId: string }> {
  await setUp(at);
  const { id } = await at.play.create(person(at, 'Mina'), {
    guildId: at.discord.guild.id,
    kind: 'toy',
    name: null,
    language: 'both',
    options: { rounds: 2 },
    paces: {},
    settings: { readyCheck: false, anonymous: true, press: 'all' },
  });
  await at.quiet();
  const { channelId } = await at.play.info(id);
  if (channelId === null) throw new Error('no post');
  for (const [n, name] of players.entries())
    await at.play.join(id, person(at, name), ['red', 'blue', 'green'][n] ?? null);
  await at.quiet();
  return { id, channelId };
}

/** Everything Yuki, who plays nothing, can read and call up of the game; and who Discord lists in its thread. */
async function publicBytes(at: TestApp, id: number, channelId: string): Promise<string> {
  const yuki = at.as('Yuki').in(channelId).speak('en-US');
  const found = yuki.messages().map((message) => JSON.stringify(message));
  for (const line of [
    'game info',
    'game settings',
    'game log',
    'press list',
    'press log',
    'vote',
    'host log',
    'games',
    'history',
    'play',
  ])
    found.push(JSON.stringify((await yuki.slash(line, line === 'games' ? {} : { game: String(id) })).message));
  found.push(await at.play.exportGame(id, yuki.id), JSON.stringify(await at.play.proposals(id, yuki.id)));
  const info = await at.play.info(id, yuki.id);
  found.push(JSON.stringify({ seats: info.seats, signUps: info.signUps, waiting: info.waiting }));
  found.push((at.discord.channel(channelId).thread?.members ?? []).join(' '));
  return found.join('\n');
}

function expectNobody(at: TestApp, bytes: string, when: string): void {
  for (const name of players) {
    expect(bytes.includes(at.as(name).id), `the number of ${name} ${when}`).toBe(false);
    expect(new RegExp(`\\b${name}\\b`).exec(bytes)?.[0] ?? null, `the name of ${name} ${when}`).toBeNull();
  }
}

it('lets its players ask for another time', async () => {
  const at = app();
  const { id, channelId } = await begin(at);
  await at.play.start(id, at.as('Mina').id, true, 'the last press');
  await at.quiet();
  const alex = at.as('Alex').in(channelId).speak('en-US');
  await alex.slash('game settings', { game: String(id) });
  await alex.press('⏰ Time…');
  const page = await alex.press('⏰ Change the time…');
  expect(page.message?.menus.length).toBeGreaterThan(0);
});

it('does not tell at which seat somebody sits who asks for another', async () => {
  const at = app();
  const { id, channelId } = await begin(at);
  await at.play.start(id, at.as('Mina').id, true, 'the last press');
  await at.play.leave(id, at.as('Sam').id);
  await at.play.join(id, person(at, 'Hana'), 'blue');
  await at.quiet();
  const asked = (await at.play.proposals(id, at.as('Leo').id)).filter(({ kind }) => kind === 'replace');
  expect(asked.map(({ bySeat, agreed }) => ({ bySeat, agreed }))).toEqual([{ bySeat: null, agreed: null }]);
  const said = at.as('Leo').inDm().messages().at(-1);
  expect(said?.text).toContain('Somebody asks to take over Blue.');
  expect(said?.text).toContain('Who votes: everybody at the table');
  expect(said?.text).not.toContain(at.as('Hana').id);
  expectNobody(at, await publicBytes(at, id, channelId), 'after somebody asked for a seat');
});

it('names nobody while it goes on, and everybody at its end', async () => {
  const at = app();
  const { id, channelId } = await begin(at);
  expectNobody(at, await publicBytes(at, id, channelId), 'at the sign-up');
  await at.play.start(id, at.as('Mina').id, true, 'the last press');
  await at.quiet();
  const after = await publicBytes(at, id, channelId);
  expectNobody(at, after, 'at the start');
  expect(after).toContain('SHA-256');

  const alex = at.as('Alex').inDm().speak('en-US');
  const refused = await alex.slash('press open', { powers: 'Blue', game: String(id) });
  expect(refused.message?.text).toContain('Seats are anonymous here');
  await alex.slash('press say', { powers: 'Blue', text: 'Who am I?', game: String(id) });
  await alex.slash('press public', { text: 'Guess', game: String(id) });
  await at.quiet();
  const sam = at.as('Sam').inDm();
  const heard = (): string =>
    sam
      .messages()
      .map(({ text }) => text)
      .join('\n');
  expect(heard()).not.toContain('Who am I?');
  at.clock.advance(5 * 60_000);
  await at.quiet();
  expect(heard()).toContain('Who am I?');
  expect(heard()).not.toContain(at.as('Alex').id);
  expectNobody(at, await publicBytes(at, id, channelId), 'after letters');
  expect(
    at
      .as('Yuki')
      .in(channelId)
      .messages()
      .map(({ text }) => text)
      .join('\n'),
  ).toContain('> Guess');

  at.as('Leo').closeDms();
  await alex.slash('press say', { powers: 'Green', text: 'Are you there?', game: String(id) });
  at.clock.advance(5 * 60_000);
  await at.quiet();
  expectNobody(at, await publicBytes(at, id, channelId), 'after a letter that did not arrive');
  await alex.slash('vote', { propose: 'pause', game: String(id) });
  await at.play.leave(id, at.as('Sam').id);
  await at.play.replace(id, at.as('Mina').id, 'blue', person(at, 'Sam')).catch(() => undefined);
  await at.quiet();
  expectNobody(at, await publicBytes(at, id, channelId), 'after a vote and a leaving');
  at.clock.advance(60 * hourMs);
  await at.quiet();
  at.clock.advance(60 * hourMs);
  await at.quiet();
  expectNobody(at, await publicBytes(at, id, channelId), 'after missed deadlines');

  await at.play.cancel(id, at.as('Mina').id, { name: 'Mina' });
  await at.quiet();
  const end = await at.play.info(id);
  expect(end.seats.map(({ userId }) => userId)).toEqual(players.map((name) => at.as(name).id));
  const info = await at
    .as('Yuki')
    .in(channelId)
    .slash('game info', { game: String(id) });
  expect(info.message?.text).toContain(`<@${at.as('Alex').id}>`);
});

it('brings letters in the language of who reads them, and what is said to all in the table’s, whoever writes', async () => {
  const at = app();
  const { id, channelId } = await begin(at);
  await at.play.start(id, at.as('Mina').id, true, 'the last press');
  await at.quiet();
  const sam = at.as('Sam').inDm().speak('en-US');
  const yuki = at.as('Yuki').in(channelId);
  const said = async (name: 'Alex' | 'Leo', language: 'en-US' | 'ko'): Promise<readonly string[]> => {
    const before = [sam.messages().length, yuki.messages().length];
    const writer = at.as(name).inDm().speak(language);
    await writer.slash('press say', { powers: 'Blue', text: 'Peace?', game: String(id) });
    await writer.slash('press public', { text: 'War!', game: String(id) });
    at.clock.advance(5 * 60_000);
    await at.quiet();
    const fresh = [sam.messages().slice(before[0]), yuki.messages().slice(before[1])];
    return fresh.flatMap((list) => list.map(({ text }) => text.replaceAll(/Red|Green|빨강|초록/gu, '·')));
  };
  const english = await said('Alex', 'en-US');
  expect(english).toHaveLength(2);
  expect(await said('Leo', 'ko')).toEqual(english);
});
