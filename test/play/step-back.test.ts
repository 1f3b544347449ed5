// Taking back begins with what is begun of the question in front, wherever else something is begun.
import { expect, it } from 'vitest';
import type { Desk, Task } from '../../src/play/turn/desk.js';
import { goBack } from '../../src/play/turn/step-back.js';
import type { Question } from '../../src/table/question.js';

const options = ['a', 'b'].map((id) => ({ id, text: { key: id } }));
const question = { form: { kind: 'choose', min: 0, max: 2, options: () => options } } as unknown as Question;
const task = (id: string, draft: Task['draft']): Task =>
  ({ checkpoint: 1, id, question, draft, making: null }) as unknown as Task;

/** What is saved in the end, by question. */
async function after(tasks: readonly Task[], front?: string): Promise<readonly unknown[]> {
  const saved: unknown[] = [];
  const desk = { tasks } as unknown as Desk;
  const play = {
    desk: () => Promise.resolve(desk),
    saveDraft: (_game: number, _user: string, at: object, draft: unknown) => {
      saved.push(at, draft);
      return Promise.resolve();
    },
    undo: () => {
      saved.push('undone');
      return Promise.resolve(desk);
    },
  };
  await goBack(play, 1, 'ann', ({ id }) => id === front);
  return saved;
}

it('takes the last choice of the question in front', async () => {
  const tasks = [task('one', ['a', 'b']), task('two', ['b', 'a'])];
  expect(await after(tasks, 'two')).toEqual([
    { checkpoint: 1, question: 'two' },
    { answer: ['b'], making: null },
  ]);
  expect(await after(tasks)).toEqual([
    { checkpoint: 1, question: 'one' },
    { answer: ['a'], making: null },
  ]);
});

it('leaves nothing of the last one, and takes an answer back where nothing is begun', async () => {
  expect(await after([task('one', ['a'])])).toEqual([{ checkpoint: 1, question: 'one' }, null]);
  expect(await after([task('one', null), task('two', [])])).toEqual(['undone']);
});
