// The newspaper on the wire: unasked at the end of a turn, and on a press under a past turn, with the way back.
import { expect, it } from 'vitest';
import { setUp, testApp } from './harness.js';

const app = testApp();

it('stands in the channel once its turn is over, and under the history for whoever asks', async () => {
  const at = app();
  await setUp(at);
  const [mina, alex] = ['Mina', 'Alex'].map((name) => ({ id: at.as(name).id, name, locale: 'en' as const }));
  if (mina === undefined || alex === undefined) throw new Error('nobody');
  const input = { guildId: at.discord.guild.id, kind: 'toy', name: null, language: 'both', paces: {} } as const;
  const { id } = await at.play.create(mina, { ...input, options: { rounds: 1 }, settings: { newspaper: true } });
  await at.play.join(id, mina, 'red');
  await at.play.start(id, mina.id, true);
  for (let n = 0; n < 9 && (await at.play.info(id)).status === 'running'; n++) {
    const [task] = (await at.play.desk(id, mina.id)).tasks;
    if (task !== undefined) {
      const value = task.question.fallback();
      const sent = { gameId: id, userId: mina.id, checkpoint: task.checkpoint, question: task.id, value };
      await at.play.answer({ ...sent, final: true, confirmed: true });
    }
    await at.quiet();
  }
  const { channelId } = await at.play.info(id);
  const files = at
    .as('Watcher')
    .messages(channelId ?? '')
    .flatMap((message) => message.files.map(({ name }) => name));
  expect(files.filter((name) => name === `newspaper-${id}.png`)).toHaveLength(1);
  const player = at.as('Mina').in('lobby').speak('en-US');
  await player.slash('history', { game: String(id) });
  const paper = await player.press('Newspaper');
  expect(paper.message?.files.map(({ name }) => name)).toEqual([`newspaper-${id}.png`]);
  const back = await player.press('Back to the turn');
  expect(back.message?.buttons.map(({ label }) => label).join()).toContain('Newspaper');
  // A phase typed by its number is the one that is shown under it.
  const first = await player.slash('history', { game: String(id), turn: '1' });
  expect(first.message?.text).toMatch(/ · 1\/\d/u);
});
