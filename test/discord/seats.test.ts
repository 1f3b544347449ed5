// Opening a table with lists and ranges, signing up for several seats, wishes, and a desk for each seat, as people press and type it.
import { expect, it } from 'vitest';
import { setUp, testApp, type TestApp } from './harness.js';

const app = testApp();

/** Hana opens a table of the team game; `choose` sets its options first. */
async function opened(at: TestApp, choose?: () => Promise<void>): Promise<{ id: number; channelId: string }> {
  await setUp(at);
  const hana = at.as('Hana').in('lobby').speak('en-US');
  await hana.slash('game new', { kind: 'teams' });
  await choose?.();
  await hana.press('Open the sign-up');
  await hana.submitModal({ name: '' });
  await at.quiet();
  const [game] = await at.play.gamesIn(at.discord.guild.id);
  if (game?.channelId == null) throw new Error('no post');
  return { id: game.id, channelId: game.channelId };
}

it('takes options that are lists and ranges, and says which exclude each other', async () => {
  const at = app();
  const hana = at.as('Hana');
  const { id } = await opened(at, async () => {
    await hana.select('Without', ['Elm', 'Moon']);
    await hana.press('Points: another number…');
    const typed = await hana.submitModal({ number: '137' });
    expect(typed.message?.menus.flatMap(({ options }) => options.map(({ label }) => label))).toContain('Points: 137');
    const clash = await hana.select('Every seat alone', ['Every seat alone: Yes']);
    expect(clash.message?.text).toContain('Nobody holds a side where every seat is one of its own.');
    await hana.select('Every seat alone', ['Every seat alone: No']);
  });
  expect((await at.play.info(id)).options).toMatchObject({ without: ['elm', 'moon'], points: 137, alone: false });
});

it('starts no game of computers alone by a press', async () => {
  const at = app();
  const { id, channelId } = await opened(at);
  const hana = at.as('Hana').speak('en-US').in(channelId);
  void hana.press('Start, computers fill the rest').catch(() => undefined);
  await hana.until(({ text }) => text.includes('Nobody has a seat yet'), channelId);
  expect((await at.play.info(id)).status).toBe('signup');
});

it('lets one person hold two seats, each with its own page, and another wait with wishes', async () => {
  const at = app();
  const { id, channelId } = await opened(at);
  const alex = at.as('Alex').in(channelId).speak('en-US');
  await alex.select('Take particular seats', ['Oak', 'Elm']);
  const sam = at.as('Sam').in(channelId).speak('en-US');
  await sam.press('Wishes…');
  await sam.submitModal({ wishes: 'Elm, Star' });
  await at.quiet();
  const { signUps } = await at.play.info(id);
  expect(signUps.map(({ seats, wishes }) => [seats, wishes])).toEqual([
    [['oak', 'elm'], []],
    [[], [['elm'], ['star']]],
  ]);
  const hana = at.as('Hana').in(channelId);
  await hana.slash('game seat', {});
  expect((await at.play.info(id)).signUps[1]?.seats).toEqual(['star']);
  await hana.press('Start, computers fill the rest');
  await at.quiet();
  const desk = await alex.inDm().slash('play', { game: String(id) });
  expect(desk.message?.text).toContain('Oak');
  const page = await alex.press('Hand (Elm)');
  expect(page.message?.text).toContain('Hand (Elm)');
});

it('concedes to the other side in its name, and asks again where nobody else has a vote', async () => {
  const at = app();
  const { id, channelId } = await opened(at);
  const alex = at.as('Alex').in(channelId).speak('en-US');
  await alex.select('Take particular seats', ['Oak', 'Elm']);
  await at.as('Sam').in(channelId).select('Take particular seats', ['Sun']);
  await at.as('Hana').in(channelId).press('Start, computers fill the rest');
  await at.quiet();
  const asked = await alex.slash('concede', {});
  expect(asked.message?.text).toContain('Nobody else has a vote');
  await alex.press('End the game');
  expect((await at.play.info(id)).outcome).toMatchObject({ kind: 'win', winners: ['sun', 'moon', 'star'] });
});

it('shows somebody their own wishes again, also where nobody is told who has come', async () => {
  const at = app();
  await setUp(at);
  const hana = at.as('Hana');
  const { id } = await at.play.create(
    { id: hana.id, name: 'Hana', locale: 'en' },
    {
      guildId: at.discord.guild.id,
      kind: 'teams',
      name: null,
      language: 'en',
      options: {},
      paces: {},
      settings: { readyCheck: false, anonymous: true },
    },
  );
  await at.quiet();
  const { channelId } = await at.play.info(id);
  if (channelId === null) throw new Error('no post');
  const sam = at.as('Sam').in(channelId).speak('en-US');
  await sam.press('Wishes…');
  await sam.submitModal({ wishes: 'Elm, Star' });
  await at.quiet();
  const again = await sam.press('Wishes…');
  expect(JSON.stringify(again.modal)).toContain('"value":"Elm, Star"');
  const yuki = await at.as('Yuki').in(channelId).speak('en-US').press('Wishes…');
  expect(JSON.stringify(yuki.modal)).not.toContain('Elm, Star');
});
