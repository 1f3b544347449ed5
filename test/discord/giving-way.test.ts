// A message that gives way to another leaves to it what both would tell.
import { expect, it } from 'vitest';
import type { SeenMessage } from '@fieldpost/local';
import { setUp, testApp, type TestApp } from './harness.js';
import { begun } from './table.js';

const app = testApp();
const seats = { red: 'Alex', blue: 'Sam', green: 'Yuki' };

function said(at: TestApp, who: string): SeenMessage[] {
  const actor = at.as(who);
  return actor.dms().filter((one) => one.authorId !== actor.id && !one.ephemeral);
}

/** What a message tells of what has happened. */
function toldIn(message: SeenMessage | undefined): string[] {
  return message?.text.split('\n').filter((line) => line.startsWith('• ')) ?? [];
}

/** A game in which Sam has given orders, and is told what the others did in two windows; Yuki's answer asks Sam again. */
async function told(): Promise<{ readonly at: TestApp; readonly answer: (who: string) => Promise<void> }> {
  const at = app();
  await setUp(at);
  for (const who of Object.values(seats)) at.as(who).speak('en-US');
  const { id } = await begun(at, { host: 'Alex', seats, settings: { readyCheck: false } });
  const answer = async (who: string): Promise<void> => {
    const userId = at.as(who).id;
    const [task] = (await at.play.desk(id, userId)).tasks;
    if (task === undefined) throw new Error(`${who} is asked nothing`);
    const sent = { gameId: id, userId, checkpoint: task.checkpoint, question: task.id };
    await at.play.answer({ ...sent, value: task.question.fallback(), final: true, confirmed: true });
    at.clock.advance(3_600_000);
  };
  for (const who of ['Alex', 'Sam', 'Yuki', 'Alex', 'Alex']) {
    await answer(who);
    await at.quiet();
  }
  return { at, answer };
}

it.each([
  ['at once', { isSlow: false, failed: 0 }],
  ['while its pictures are still drawn', { isSlow: true, failed: 0 }],
  ['while nothing can be changed', { isSlow: false, failed: 99 }],
])('tells it once where the next question comes %s', async (_when, { isSlow, failed }) => {
  const { at, answer } = await told();
  expect(toldIn(said(at, 'Sam').at(-1)).length).toBeGreaterThan(1);
  const asked = said(at, 'Sam').length;
  let draw = (): void => undefined;
  if (isSlow) at.drawAfter(new Promise<void>((resolve) => (draw = resolve)), 50);
  if (failed > 0)
    at.discord.faults.add({
      kind: 'status',
      status: 500,
      on: 'PATCH /channels/{channel_id}/messages/{message_id}',
      times: failed,
    });
  await answer('Yuki');
  const settled = at.quiet();
  await expect.poll(() => said(at, 'Sam').length, { timeout: 30_000 }).toBe(asked + 1);
  draw();
  await settled;
  if (failed > 0) {
    at.discord.faults.clear();
    at.clock.advance(600_000);
    await at.quiet();
  }
  const [before, asking] = said(at, 'Sam').slice(-2);
  expect(toldIn(asking).length).toBeGreaterThan(1);
  for (const line of toldIn(asking)) expect(toldIn(before)).not.toContain(line);
  expect([before?.buttons, before?.menus]).toEqual([[], []]);
});

it('keeps its controls where the new one cannot be sent', async () => {
  const { at, answer } = await told();
  const controls = (): readonly string[] =>
    said(at, 'Sam')
      .at(-1)
      ?.buttons.map(({ label }) => label) ?? [];
  const before = controls();
  expect(before).not.toEqual([]);
  const asked = said(at, 'Sam').length;
  at.as('Sam').closeDms();
  await answer('Yuki');
  await at.quiet();
  expect(said(at, 'Sam')).toHaveLength(asked);
  expect(controls()).toEqual(before);
});
