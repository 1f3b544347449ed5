// What is told where a typed order leaves no room for another on the sheet.
import { expect, it } from 'vitest';
import { put, withFallen } from '../../src/play/typing/put-in.js';
import type { Task } from '../../src/play/turn/desk.js';
import type { Question } from '../../src/table/question.js';
import { sheetOf } from '../../src/table/sheet.js';

/** Only one unit fits into each place. */
const question: Question = {
  key: 'march',
  seat: 'red',
  text: { key: 'march' },
  pace: 'turn',
  form: {
    kind: 'orders',
    min: 0,
    max: 4,
    subjects: () => ['alpha', 'bravo'].map((id) => ({ id, text: { key: id } })),
    step: ({ subject, path }, sheet) => ({
      text: { key: 'where' },
      options: ['east', 'west']
        .filter((id) => path.length === 0 && !sheet.some((one) => one.subject !== subject && one.path[0] === id))
        .map((id) => ({ id, text: { key: id } })),
      complete: path.length === 1,
    }),
    describe: ({ subject }) => ({ key: subject }),
  },
  fallback: () => [],
};
// Nothing else of a task is looked at.
const task = { question, draft: sheetOf({ alpha: ['west'], bravo: ['east'] }), saved: null } as unknown as Task;
const typed = (to: string) => ({ source: 'x', part: sheetOf({ alpha: [to] }), echo: { key: 'alpha' } });

it('names what has fallen off, and nothing that was only given anew', () => {
  const told = (to: string) => withFallen('toy', task, [typed(to)], put(task, [sheetOf({ alpha: [to] })]));
  expect(put(task, [sheetOf({ alpha: ['east'] })])).toEqual(sheetOf({ alpha: ['east'] }));
  expect(told('east')).toMatchObject([{ warning: { key: 'sheet.fallen', args: { orders: [{ key: 'bravo' }] } } }]);
  expect(told('west')).toEqual([typed('west')]);
});

/** A budget of 40, with rows at 20 and at 6. */
const purchase: Question = {
  ...question,
  form: {
    kind: 'spread',
    min: 0,
    max: 40,
    rows: () => ['ship', 'boat'].map((id) => ({ id, text: { key: id }, min: 0, max: 9 })),
    price: ({ ship = 0, boat = 0 }) => 20 * ship + 6 * boat,
  },
  fallback: () => ({}),
};

it('refuses what is too much by itself without what stood there', () => {
  const bought = { question: purchase, draft: { boat: 6 }, saved: null } as unknown as Task;
  expect(put(bought, [{ ship: 3 }])).toEqual({ ship: 3 });
  expect(put(bought, [{ ship: 1 }])).toEqual({ ship: 1 });
});
