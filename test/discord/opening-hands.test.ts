// Opening hands of Quartermaster General on the wire: a typed list that says what is not meant chooses nothing.
import { expect, it } from 'vitest';
import { appWording } from '../../src/app/wording.js';
import { quartermasterGeneral } from '../../src/games/quartermaster-general/index.js';
import type { Task } from '../../src/play/turn/desk.js';
import { asChoice } from '../../src/table/answer.js';
import { testApp } from './harness.js';
import { begin } from './players.js';

const app = testApp([quartermasterGeneral]);
const wording = appWording();

function opened(): ReturnType<typeof begin> {
  return begin(app(), 'quartermaster-general', {
    menu: 'Take particular seats',
    alex: ['Germany'],
    sam: ['Italy'],
  });
}

async function tasksOf(id: number, name: string): Promise<readonly Task[]> {
  return (await app().play.desk(id, app().as(name).id)).tasks;
}

it('chooses nothing by a list that says what is not meant', { timeout: 120_000 }, async () => {
  const { id, sam } = await opened();
  const [task] = await tasksOf(id, 'Sam');
  if (task?.question.form.kind !== 'choose') throw new Error('no hand is asked for');
  const seen = await sam.type('보병 빼고 전부, 육군 창설');
  expect(seen.text).toContain('⛔');
  const [after] = await tasksOf(id, 'Sam');
  expect([after?.draft, after?.saved]).toEqual([null, null]);
});

it('of a list that is read in part adds nothing to what was chosen before', { timeout: 120_000 }, async () => {
  const { id, sam } = await opened();
  const [task] = await tasksOf(id, 'Sam');
  if (task?.question.form.kind !== 'choose') throw new Error('no hand is asked for');
  const options = task.question.form.options();
  const written = options.map(({ text }) => wording.say(text, 'en', quartermasterGeneral.id));
  await sam.type(written[0] ?? '');
  expect((await tasksOf(id, 'Sam'))[0]?.draft).toEqual([options[0]?.id]);
  const seen = await sam.type(`${written[1] ?? ''}, Xyzzy`);
  expect(seen.text).toContain('⛔');
  expect((await tasksOf(id, 'Sam'))[0]?.draft).toEqual([options[1]?.id]);
});

it('keeps all cards but those that a list names', { timeout: 120_000 }, async () => {
  const { id, sam } = await opened();
  const [task] = await tasksOf(id, 'Sam');
  if (task?.question.form.kind !== 'choose') throw new Error('no hand is asked for');
  const hand = task.question.form.options();
  const name = (at: number): string => wording.say(hand[at]?.text ?? { key: '' }, 'ko', 'quartermaster-general');
  const { min } = task.question.form;
  const few = await sam.type(`${name(0)} 빼고 전부`);
  expect(few.text).toMatch(/⛔.*7개/u);
  const single = hand.flatMap(({ max = 1 }, at) => (max === 1 ? [at] : []));
  const cards = hand.reduce((sum, { max = 1 }) => sum + max, 0);
  const out = single.slice(-(cards - min));
  await sam.type(`${out.map(name).join(', ')} 빼고 전부`);
  const [after] = await tasksOf(id, 'Sam');
  const kept = asChoice(after?.saved ?? null);
  expect(kept).toHaveLength(min);
  expect(kept.filter((one) => out.some((at) => hand[at]?.id === one))).toEqual([]);
});

it('calls the nations that are asked the same by their names alone', { timeout: 120_000 }, async () => {
  const { id, alex } = await begin(app(), 'quartermaster-general', {
    menu: 'Take particular seats',
    alex: ['Germany', 'Japan'],
    sam: ['Italy'],
  });
  const shown = await alex.open();
  expect(shown.menus[0]?.options.map(({ label }) => label)).toEqual(['Germany', 'Japan']);
  const userId = app().as('Alex').id;
  const [germany, japan] = await tasksOf(id, 'Alex');
  if (germany?.question.form.kind !== 'choose' || japan === undefined) throw new Error('two hands are asked for');
  const at = { gameId: id, userId, checkpoint: germany.checkpoint, question: germany.id };
  await app().play.answer({ ...at, value: germany.question.fallback(), final: false, confirmed: false });
  const [first] = germany.question.form.options();
  const begun = { answer: [first?.id ?? ''], making: null };
  await app().play.saveDraft(id, userId, { checkpoint: japan.checkpoint, question: japan.id }, begun);
  // What is begun is not handed in, and what is handed in is named with its nation once another is asked.
  const open = await alex.step('Japan');
  expect(open.buttons.find(({ label }) => label.includes('Hand in as final'))?.disabled).toBe(true);
  await app().play.saveDraft(id, userId, { checkpoint: japan.checkpoint, question: japan.id }, null);
  await alex.step('Germany');
  expect((await alex.press('Hand in as final')).text).toContain('✅ Germany: Handed in as final');
});

it('names the nation a typed hand was kept for once another is asked', { timeout: 120_000 }, async () => {
  const { id, alex } = await begin(app(), 'quartermaster-general', {
    menu: 'Take particular seats',
    alex: ['Germany', 'Japan'],
    sam: ['Italy'],
  });
  const [germany] = await tasksOf(id, 'Alex');
  if (germany?.question.form.kind !== 'choose') throw new Error('no hand is asked for');
  const { min } = germany.question.form;
  const hand = germany.question.form.options();
  const cards = hand.flatMap(({ text, max = 1 }) =>
    Array.from({ length: max }, () => appWording().say(text, 'en', 'quartermaster-general')),
  );
  const seen = await alex.type(`Germany: ${cards.slice(0, min).join(', ')}`);
  expect(seen.text).toContain('**Japan: ');
  expect(seen.text).toMatch(/✅ Germany: \S/u);
});
