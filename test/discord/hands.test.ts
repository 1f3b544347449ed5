// Opening hands of Quartermaster General on the wire: a typed hand counts whole or not at all, and one of two hands can be handed in.
import { expect, it } from 'vitest';
import { quartermasterGeneral } from '../../src/games/quartermaster-general/index.js';
import type { Task } from '../../src/play/turn/desk.js';
import { testApp } from './harness.js';
import { begin } from './players.js';

const app = testApp([quartermasterGeneral]);

function opened(): ReturnType<typeof begin> {
  return begin(app(), 'quartermaster-general', {
    menu: 'Take particular seats',
    alex: ['Germany', 'Japan'],
    sam: ['Italy'],
  });
}

async function tasksOf(id: number, name: string): Promise<readonly Task[]> {
  return (await app().play.desk(id, app().as(name).id)).tasks;
}

it('chooses nothing by a list of which a part cannot be read', { timeout: 120_000 }, async () => {
  const { id, sam } = await opened();
  const [task] = await tasksOf(id, 'Sam');
  if (task?.question.form.kind !== 'choose') throw new Error('no hand is asked for');
  const seen = await sam.type('전부 아님, 육군 창설');
  expect(seen.text).toContain('⛔');
  const [after] = await tasksOf(id, 'Sam');
  expect([after?.draft, after?.saved]).toEqual([null, null]);
});

it('hands in what one of two nations has kept, and asks for the other', { timeout: 120_000 }, async () => {
  const { id, alex } = await opened();
  const [task] = await tasksOf(id, 'Alex');
  if (task === undefined) throw new Error('no hand is asked for');
  const place = { gameId: id, userId: app().as('Alex').id, checkpoint: task.checkpoint, question: task.id };
  await app().play.answer({ ...place, value: task.question.fallback(), final: false, confirmed: true });
  await alex.open();
  await alex.step('Germany: Which 7 cards do you keep? The others go face down under your discard pile.');
  const seen = await alex.press('🔒 Hand in as final');
  expect(seen.text).not.toContain('nothing to make final');
  expect((await tasksOf(id, 'Alex')).map(({ seat, final }) => [seat, final])).toEqual([
    ['germany', true],
    ['japan', false],
  ]);
});
