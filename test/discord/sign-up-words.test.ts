// What is said before a game begins: how long an answer may take, in the game's own kinds of question, and how its computers play.
import { expect, it } from 'vitest';
import { setUp, testApp } from './harness.js';

const app = testApp();

it('gives lengths of the game’s own kinds of question as examples of what to type, wherever they are typed', async () => {
  const at = app();
  await setUp(at);
  const hana = at.as('Hana').in('lobby').speak('en-US');
  await hana.slash('game new', { kind: 'axis-and-allies-1942' });
  const opening = JSON.stringify((await hana.press('Open the sign-up')).modal);
  expect(opening).toContain('Such as Mon,Thu 21:00 Asia/Seoul, or turns 48 h, orders 12 h. Or both, separated by ;');
  await hana.submitModal({ timing: 'turns 48 h, orders 12 h' });
  await at.quiet();
  const [game] = await at.play.gamesHosted(hana.id);
  const info = await at.play.info(game?.id ?? 0);
  expect(info.paces).toEqual({ turn: 48, orders: 12, reaction: 12 });
  await hana.in(info.channelId ?? '').slash('game settings', {});
  await hana.press('⏰ Time…');
  expect(JSON.stringify((await hana.press('✏️ Hours and lengths…')).modal)).toContain(
    'Such as turns 48 h, orders 12 h: in hours',
  );
  const refused = (await hana.slash('game settings', { time: 'retreats 12' })).message?.text;
  expect(refused).toContain('or lengths like turns 48 h, orders 12 h. This game has');
  // What every game understands stands where the game is not known yet.
  await hana.slash('game settings', { time: 'all 24' });
  expect((await at.play.info(info.id)).paces).toEqual({ turn: 24, orders: 24, reaction: 24 });
});

it('says how computer players play as long as seats are left for them', async () => {
  const at = app();
  await setUp(at);
  const hana = at.as('Hana').in('lobby').speak('en-US');
  const host = { id: hana.id, name: 'Hana', locale: 'en' } as const;
  const table = { guildId: at.discord.guild.id, kind: 'twilight-struggle', name: null, language: 'en' } as const;
  const { id } = await at.play.create(host, { ...table, options: {}, paces: {}, settings: { readyCheck: false } });
  const shown = async (): Promise<string> => (await hana.slash('game info', { game: String(id) })).message?.text ?? '';
  expect(await shown()).toContain('· Computer players play: 🤖 as usual');
  await at.play.join(id, host, null);
  expect(await shown()).toContain('· Computer players play: 🤖 as usual');
  await at.play.join(id, { id: at.as('Leo').id, name: 'Leo', locale: 'en' }, null);
  expect(await shown()).not.toContain('Computer players play');
});
