// Somebody with several seats hands in one after the other: what is ready is final, what is not is asked next.
import { expect, it } from 'vitest';
import { quartermasterGeneral } from '../../src/games/quartermaster-general/index.js';
import { begunWith } from './driving/seated.js';
import { testApp } from './harness.js';

const app = testApp();

it('makes one seat’s answer final while another has none', { timeout: 180_000 }, async () => {
  const at = app();
  const id = await begunWith(
    at,
    [
      { name: 'Alex', lang: 'en', way: 'presses', seats: ['germany', 'japan', 'italy'] },
      { name: 'Sam', lang: 'ko', way: 'presses', seats: ['united-kingdom', 'soviet-union', 'united-states'] },
    ],
    quartermasterGeneral,
  );
  const alex = at.as('Alex').id;
  const [task] = (await at.play.desk(id, alex)).tasks;
  if (task?.question.form.kind !== 'choose') throw new Error('no hand is asked for');
  const value = task.question.form
    .options()
    .flatMap(({ id: card, max = 1 }) => Array.from({ length: max }, () => card))
    .slice(0, task.question.form.min);
  await at.play.answer({
    gameId: id,
    userId: alex,
    checkpoint: task.checkpoint,
    question: task.id,
    value,
    final: false,
    confirmed: true,
  });
  const shown = await at
    .as('Alex')
    .inDm()
    .slash('final', { game: String(id) });
  expect(shown.message?.text).not.toContain('⛔');
  const tasks = (await at.play.desk(id, alex)).tasks;
  expect(tasks.map(({ seat, final }) => [seat, final])).toContainEqual([task.seat, true]);
  expect(tasks.filter(({ final }) => !final)).toHaveLength(2);
  // What is only begun for another is no answer: its seat is asked next.
  const other = tasks.find(({ seat }) => seat === 'japan');
  if (other?.question.form.kind !== 'choose') throw new Error('Japan is not asked');
  const part = other.question.form.options().slice(0, 2);
  const at2 = { checkpoint: other.checkpoint, question: other.id };
  await at.play.saveDraft(id, alex, at2, { answer: part.map((one) => one.id), making: null });
  await at.play.setFinal(id, alex, false);
  await at.quiet();
  const dm = at.as('Alex').inDm();
  await dm.slash('play', { game: String(id) });
  await at.quiet();
  await dm.select('What is asked of you', ['Germany'], dm.dms().at(-1)?.id);
  await at.quiet();
  const desk = dm.dms().at(-1);
  await dm.press('🔒 Hand in as final', desk?.id);
  await at.quiet();
  expect(dm.dms().at(-1)?.text).not.toContain('Nothing more is needed');
  const next = dm.dms().at(-1);
  const asked = /(Japan|Italy): Which 7 cards do you keep\?/u.exec(next?.text ?? '')?.[1];
  // Its own hand comes with it, not the one that has just been chosen from.
  expect(next?.files.map(({ name }) => name)).toEqual([`hand-${asked?.toLowerCase()}.png`]);
});
