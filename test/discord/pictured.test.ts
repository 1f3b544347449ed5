// The pictures of the desk on the wire: they stay while one chooses, and come with it wherever it is shown.
import { expect, it } from 'vitest';
import type { SeenMessage } from '@fieldpost/local';
import { testApp } from './harness.js';
import { begin } from './players.js';

const app = testApp();
const names = (message: SeenMessage | null | undefined): readonly string[] =>
  message?.files.map(({ name }) => name) ?? [];

it('keeps the close-up of the last results while one chooses, in direct messages and behind the button', async () => {
  const at = app();
  const { id } = await begin(at, 'diplomacy', {
    menu: 'Take a particular seat',
    alex: ['France'],
    sam: ['Germany'],
  });
  for (const who of ['Alex', 'Sam']) {
    const userId = at.as(who).id;
    const [task] = (await at.play.desk(id, userId)).tasks;
    const asked = { gameId: id, userId, checkpoint: task?.checkpoint ?? 0, question: task?.id ?? '' };
    await at.play.answer({ ...asked, value: [], final: true, confirmed: true });
  }
  await at.quiet();
  const dms = at.as('Alex').inDm();
  const prompt = dms.messages().at(-1);
  const [closeUp = ''] = names(prompt);
  // What is asked is asked at the present position, with the last moves faded below it.
  expect(closeUp).toMatch(/^board-\d+-recent/);
  const unit = prompt?.menus[0];
  const opened = (await dms.select(unit?.customId ?? '', [unit?.options[0]?.label ?? ''], prompt?.id)).message;
  expect(opened?.text).toContain('which order?');
  expect(names(opened)).toEqual([closeUp]);
  expect(opened?.raw).toMatchObject({ id: prompt?.id });
  const back = (await dms.press('Back to the list', opened?.id)).message;
  const map = (await dms.press('🗺️ Show my orders on the map', back?.id)).message;
  expect(names(map)).toEqual([expect.stringMatching(/^draft-board-/)]);
  const again = (await dms.press('🔄 Refresh', map?.id)).message;
  expect(names(again)).toEqual([closeUp]);

  const info = await at.play.info(id);
  const post = at.as('Alex').in(info.channelId ?? '');
  const report = post.messages().findLast(({ buttons }) => buttons.some(({ label }) => label === 'Play'));
  const shown = (await post.press('Play', report?.id)).message;
  expect(shown?.ephemeral).toBe(true);
  expect(names(shown)).toEqual([closeUp]);

  // The report before keeps its picture, and asks nothing any more.
  const [before, newest] = post.messages().filter(({ files }) => files.length > 0);
  expect(newest?.text).toContain('Deadline');
  expect(before?.text).not.toContain('Deadline');
  expect(before?.buttons.map(({ label }) => label)).not.toContain('Play');
  expect(JSON.stringify(before?.raw)).toContain('"type":12');
});
