// The turning points of an ended game as somebody sees them who has played it, and somebody who has not.
import { expect, it } from 'vitest';
import { appWording } from '../../src/app/wording.js';
import { firstSentence } from '../../src/discord/ask/echo.js';
import { setUp, testApp } from './harness.js';

const app = testApp();

it('shows where a game turned to who played it, with the way to each', async () => {
  const at = app();
  await setUp(at);
  const host = { id: at.as('Mina').id, name: 'Mina', locale: 'en' as const };
  const input = { guildId: at.discord.guild.id, kind: 'diplomacy', name: null, language: 'en' as const, paces: {} };
  const { id } = await at.play.create(host, { ...input, options: {} });
  await at.play.join(id, host, 'austria');
  await at.play.start(id, host.id, true);
  for (let season = 0; season < 2; season += 1) {
    await at.quiet();
    const [task] = (await at.play.desk(id, host.id)).tasks;
    if (task === undefined) throw new Error('nothing is asked');
    const sent = { gameId: id, userId: host.id, checkpoint: task.checkpoint, question: task.id, value: [] };
    await at.play.answer({ ...sent, final: true, confirmed: true });
  }
  await at.quiet();
  await at.play.propose(id, host.id, 'cancel', []);
  await at.quiet();
  const { channelId } = await at.play.info(id);
  const mina = at
    .as('Mina')
    .in(channelId ?? '')
    .speak('en-US');
  const shown = await mina.press('🧭 Turning points');
  const text = shown.message?.text ?? '';
  expect(text).toContain('Where the game turned, seen from Austria');
  expect(text).toMatch(/\*\*1\. .*190[12].*\*\* · 📉 against you/);
  expect(text).toMatch(/You: .* — /);
  expect(text).toMatch(/A computer player: /);
  const look = await mina.press('🗺️ Look at 1');
  expect(look.message?.text).toMatch(/190[12]/);
  const watcher = at
    .as('Watcher')
    .in(channelId ?? '')
    .speak('en-US');
  expect((await watcher.press('🧭 Turning points')).message?.text).toContain(
    'Turning points are shown to those who played to the end.',
  );
});

it('offers no way to the turning points of a game in which nothing has happened', async () => {
  const at = app();
  await setUp(at);
  const host = { id: at.as('Mina').id, name: 'Mina', locale: 'en' as const };
  const input = { guildId: at.discord.guild.id, kind: 'diplomacy', name: null, language: 'en' as const, paces: {} };
  const { id } = await at.play.create(host, { ...input, options: {} });
  await at.play.join(id, host, 'austria');
  await at.play.start(id, host.id, true);
  await at.quiet();
  await at.play.propose(id, host.id, 'cancel', []);
  await at.quiet();
  const { channelId, outcome } = await at.play.info(id);
  expect(outcome).not.toBeNull();
  const mina = at
    .as('Mina')
    .in(channelId ?? '')
    .speak('en-US');
  const labels = at
    .as('Mina')
    .messages(channelId ?? '')
    .flatMap((message) => message.buttons.map(({ label }) => label))
    .join();
  expect(labels).toContain('New game with the same people');
  expect(labels).not.toContain('Turning points');
  const past = await mina.slash('history', { game: String(id) });
  expect(past.message?.buttons.map(({ label }) => label).join()).not.toContain('Turning points');
});

it.each([
  ['en', 'What do you play?'],
  ['ko', '무엇을 할까요?'],
] as const)('quotes of a question that forecasts what it asks alone (%s)', (lang, asks) => {
  const ns = 'quartermaster-general';
  const outlook = { key: 'outlook.safe', ns, args: { count: 3 } };
  expect(firstSentence(appWording().say({ key: 'ask.playOutlook', ns, args: { outlook } }, lang, ns))).toBe(asks);
});
