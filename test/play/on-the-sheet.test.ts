// Typed orders where others stand on the sheet: as the next step of one being put together, or in the place of those.
import { describe, expect, it } from 'vitest';
import { readOnSheet } from '../../src/play/typing/on-the-sheet.js';
import { Reader } from '../../src/play/typing/reader.js';
import type { Task } from '../../src/play/turn/desk.js';
import { atOnce } from '../../src/store/yielding.js';
import { asSheet } from '../../src/table/answer.js';
import type { Orders, Question, Sheet } from '../../src/table/question.js';
import { sheetOf } from '../../src/table/sheet.js';
import type { Text } from '../../src/table/text.js';
import type { Wording } from '../../src/words/words.js';
import { ann, begun, taskOf, testTable } from '../support/table.js';

const units = ['alpha', 'bravo', 'delta', 'gamma'];
/** Two steps in all go to units; what has none is not asked for any more when they are given. */
const growing: Question = {
  key: 'grow',
  seat: 'red',
  text: { key: 'grow' },
  pace: 'turn',
  form: {
    kind: 'orders',
    min: 0,
    max: 4,
    subjects: (sheet) =>
      units
        .filter((id) => sheet.length < 2 || sheet.some(({ subject }) => subject === id))
        .map((id) => ({ id, text: { key: id } })),
    step: ({ path }) => ({
      text: { key: 'how' },
      options: path.length === 0 ? [{ id: 'one', text: { key: 'one step' } }] : [],
      complete: path.length === 1,
    }),
    describe: ({ subject }) => ({ key: subject }),
  },
  fallback: () => [],
};
const wording = { say: ({ key }: Text) => key } as unknown as Wording;

async function onSheet(
  typed: string,
  draft: Sheet,
  question: Question = growing,
): Promise<{ readonly left: unknown; readonly given: readonly unknown[] }> {
  // Nothing else of a task is looked at.
  const task = { question, draft, saved: null, making: null } as unknown as Task;
  const found = await readOnSheet(task, typed, (text, before) =>
    Promise.resolve(atOnce(new Reader(wording, 'toy', {}, asSheet(before)).read(text, question))),
  );
  return { left: found.task.draft, given: found.readings.map((one) => ('part' in one ? one.part : one.problem.key)) };
}

describe('orders typed on a full sheet', () => {
  const full = sheetOf({ alpha: ['one'], bravo: ['one'] });

  it('take the place of all where they are a whole answer', async () => {
    expect(await onSheet('alpha one, delta one', full)).toEqual({
      left: null,
      given: [sheetOf({ alpha: ['one'] }), sheetOf({ delta: ['one'] })],
    });
  });

  it('are refused, and leave those, where one alone has no room', async () => {
    expect(await onSheet('delta one', full)).toEqual({ left: full, given: ['read.noneLeft'] });
  });

  it('leave those of others where there is room for more, and are told why they do not fit', async () => {
    const wide: Question = {
      ...growing,
      form: { ...growing.form, subjects: () => units.map((id) => ({ id, text: { key: id } })) } as Orders,
    };
    const roomy = sheetOf({ alpha: ['one'], bravo: ['one'] });
    const limited: Question = {
      ...wide,
      form: {
        ...wide.form,
        step: ({ path }, sheet) => ({
          text: { key: 'how' },
          options: path.length === 0 && sheet.length < 2 ? [{ id: 'one', text: { key: 'one step' } }] : [],
          complete: path.length === 1 && sheet.length < 2,
        }),
      } as Orders,
    };
    const { left, given } = await onSheet('delta one, gamma one', roomy, limited);
    expect(left).toEqual(roomy);
    expect(given).toEqual([expect.stringMatching(/^read\./u), expect.stringMatching(/^read\./u)]);
  });

  it.each(['alpha and bravo one each', 'one each: alpha, bravo', 'alpha, bravo 하나씩'])(
    'are one for each: %s',
    async (typed) => {
      expect(await onSheet(typed, [])).toMatchObject({
        given: [sheetOf({ alpha: ['one'] }), sheetOf({ bravo: ['one'] })],
      });
    },
  );

  it('stand beside those of others where they fit', async () => {
    expect(await onSheet('delta one', sheetOf({ alpha: ['one'] }))).toMatchObject({
      left: sheetOf({ alpha: ['one'] }),
      given: [sheetOf({ delta: ['one'] })],
    });
  });
});

describe('a line typed while an order is put together', () => {
  const table = testTable();

  it('is its next step', async () => {
    const play = table.play();
    const { id } = await begun(play);
    const { checkpoint, id: question } = await taskOf(play, id, ann);
    const making = { order: { subject: 'second', path: [] }, at: null };
    await play.saveDraft(id, ann.id, { checkpoint, question }, { answer: sheetOf({ first: ['north'] }), making });
    await play.type(id, ann.id, 'Southbay', 'en');
    expect((await taskOf(play, id, ann)).saved).toEqual(sheetOf({ first: ['north'], second: ['south'] }));
  });
});
