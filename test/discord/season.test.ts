// A season as a host and seven players meet it, by commands and presses alone: an embassy, a vanished player, a substitute, going back, a draw.
import { expect, it } from 'vitest';
import type { Actor } from '@fieldpost/local';
import { setUp, testApp, type TestApp } from './harness.js';

const app = testApp();

const createPrivateThreads = 1n << 36n;
const manageThreads = 1n << 34n;

/** Who plays which power, and what they order in spring. */
const seven = [
  ['Mina', 'Austria', 'A Vie-Gal, A Bud-Ser, F Tri-Alb'],
  ['Joon', 'England', 'F Lon-NTH, F Edi-NWG, A Lvp-Yor'],
  ['Alex', 'France', 'A Par-Pic, A Mar-Spa, F Bre-MAO'],
  ['Sam', 'Germany', 'A Ber-Kie, A Mun-Ruh, F Kie-Den'],
  ['Yuki', 'Italy', 'A Ven H, A Rom-Apu, F Nap-ION'],
  ['Leo', 'Russia', 'A Mos-Ukr, A War-Gal, F Sev-BLA, F StP/sc-BOT'],
  ['Nora', 'Turkey', 'F Ank-Con, A Con-Bul, A Smy-Arm'],
] as const;
const restDay = 3_600_000 * 60;

/** A game Hana opens and does not play, with everybody seated and begun. */
async function begin(at: TestApp): Promise<{ id: number; channelId: string }> {
  const lobby = at.discord.channel('lobby');
  at.discord.overwrite(lobby.id, at.discord.botId, { allow: createPrivateThreads | manageThreads });
  await setUp(at);
  await at.as('Hana').in('lobby').speak('en-US').slash('setup', { embassies: lobby.id });
  const host = { id: at.as('Hana').id, name: 'Hana', locale: 'en' } as const;
  const { id } = await at.play.create(host, {
    guildId: at.discord.guild.id,
    kind: 'diplomacy',
    name: null,
    language: 'en',
    options: {},
    paces: {},
    settings: { quiet: null, readyCheck: false, misses: 1, takeOver: 0, drawVote: 'open', time: { excuses: 0 } },
  });
  await at.quiet();
  const { channelId } = await at.play.info(id);
  if (channelId === null) throw new Error('no post');
  for (const [name, power] of seven) await at.as(name).in(channelId).speak('en-US').slash('game join', { seat: power });
  await at.as('Hana').in(channelId).slash('game start');
  await at.quiet();
  return { id, channelId };
}

it('runs from the sign-up to a draw', { timeout: 420_000 }, async () => {
  const at = app();
  const { id, channelId } = await begin(at);
  const as = (name: string): Actor => at.as(name).in(channelId).speak('en-US');
  const title = async (): Promise<string> => JSON.stringify((await at.play.info(id)).title);
  const handIn = async (names: readonly string[]): Promise<void> => {
    for (const [name, , orders] of seven.filter(([one]) => names.includes(one))) {
      await as(name).slash('order', { text: orders });
      await as(name).slash('final');
    }
  };
  const said = (): string =>
    as('Watcher')
      .messages()
      .map(({ text }) => text)
      .join('\n');
  expect((await at.play.info(id)).status).toBe('running');
  const spring = await title();

  // Two powers talk where nobody else is.
  const opened = await as('Joon').slash('press open', { powers: 'France' });
  await at.quiet();
  const thread = /<#(\d+)>/.exec(opened.message?.text ?? '')?.[1] ?? '';
  at.as('Alex').in(thread).say('The Channel stays empty.');
  for (const other of ['Sam', 'Watcher']) expect(() => at.as(other).in(thread)).toThrow();
  await as('Sam').slash('press public', { text: 'Peace in the north.' });
  await at.quiet();
  expect(said()).toContain('Peace in the north.');

  // Nora vanishes: the others' orders are played, and the Watcher takes her power with a press.
  await handIn(seven.map(([name]) => name).filter((name) => name !== 'Nora'));
  expect(await title()).toBe(spring);
  at.clock.advance(restDay);
  await at.quiet();
  expect(await title()).not.toBe(spring);
  expect((await at.play.info(id)).seats.find(({ seat }) => seat === 'turkey')?.left).toBe(true);
  const wanted = as('Watcher')
    .messages()
    .find(({ text }) => text.includes('a substitute is wanted'));
  await as('Watcher').press('Join: take over the empty seat', wanted?.id);
  await at.quiet();
  const turkey = (await at.play.info(id)).seats.find(({ seat }) => seat === 'turkey');
  expect(turkey).toMatchObject({ userId: at.as('Watcher').id, left: false });

  // The host asks to go back to the first phase; it takes all seven.
  const players = [...seven.map(([name]) => name).filter((name) => name !== 'Nora'), 'Watcher'];
  await as('Hana').slash('host rollback', { turn: '1', reason: 'Turkey should have its spring' });
  await at.quiet();
  const asked = as('Sam')
    .messages()
    .find(({ text }) => text.includes('Turkey should have its spring'));
  const fall = await title();
  for (const name of players) {
    expect(await title()).toBe(fall);
    await as(name).press('Go back: yes', asked?.id);
  }
  await at.quiet();
  expect(await title()).toBe(spring);

  // The season again, now with Turkey's orders, and a draw of all seven.
  await handIn(players);
  await as('Watcher').slash('order', { text: 'F Ank-Con, A Con-Bul, A Smy-Arm' });
  await as('Watcher').slash('final');
  await at.quiet();
  expect(await title()).toBe(fall);
  await as('Leo').slash('draw');
  await at.quiet();
  const draw = as('Sam')
    .messages()
    .findLast(({ text, buttons }) => text.includes('draw') && buttons.length > 0);
  for (const name of players.filter((one) => one !== 'Leo')) {
    expect((await at.play.info(id)).status).toBe('running');
    await as(name).press('Draw: yes', draw?.id);
    await as(name).press('Draw: yes, I am sure');
  }
  await at.quiet();
  expect(await at.play.info(id)).toMatchObject({ status: 'finished', outcome: { kind: 'draw' } });

  // What is left of it for everybody to read; what was said in the embassy is for its two.
  expect(said()).toMatch(/Turkey should have its spring[^]*🏆/u);
  expect(said()).not.toContain('The Channel stays empty.');
  expect((await as('Sam').slash('host log')).message?.text).toContain('Went back to');
  expect((await as('Sam').slash('history', { turn: '1' })).message?.text).toContain('1/');
  expect((await as('Sam').slash('record')).message?.text).toContain('one rated game');
  expect(at.discord.channel(thread).thread).toMatchObject({ locked: true });
});
