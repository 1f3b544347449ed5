// What the toy games share: short ways to write questions, and an empty board.
import type { Choose, ChooseAnswer, Option, Pace, Question } from '../../../src/table/question.js';
import type { Look, Scene } from '../../../src/table/scene.js';
import type { Text } from '../../../src/table/text.js';

export const text = (key: string, args?: Text['args']): Text => (args === undefined ? { key } : { key, args });

/** Between `min` and `max` of some options; passes at the deadline where that is legal, else takes the first. */
export function choice<Id extends string>(
  key: string,
  seat: string,
  pace: Pace,
  options: () => readonly Option<Id>[],
  rest: Partial<Choose<Id>> & Pick<Partial<Question<Choose<Id>>>, 'idle'> = {},
): Question<Choose<Id>> {
  const { idle, ...form } = rest;
  const min = form.min ?? 1;
  return {
    key,
    seat,
    text: text(`ask.${key}`),
    pace,
    form: { kind: 'choose', max: 1, options, ...form, min },
    fallback: (): ChooseAnswer<Id> =>
      options()
        .slice(0, min)
        .map(({ id }) => id),
    ...(idle === undefined ? {} : { idle }),
  };
}

/** A board that shows nothing. */
export function emptyBoard(ns: string, look: Look): Scene {
  return { width: 100, height: 100, pixels: look.width, background: '#FFFFFF', layers: [], ns };
}
