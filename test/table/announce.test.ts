// Announcements: all that waits for what is about to happen comes before it, in order, and answers come last.
import { expect, it } from 'vitest';
import { announceTo, type Listener } from '../../src/table/announce.js';
import { SeededDice } from '../../src/table/dice.js';
import type { Choose, Question } from '../../src/table/question.js';
import { simulate } from '../../src/table/simulate.js';

interface Log {
  readonly heard: string[];
}

function question(key: string): Question<Choose<'yes'>> {
  return {
    key,
    seat: 'red',
    text: { key },
    pace: 'reaction',
    form: { kind: 'choose', min: 0, max: 1, options: () => [{ id: 'yes', text: { key: 'yes' } }] },
    fallback: () => [],
  };
}

it('is heard by every listener in turn, and answered after that', () => {
  const listeners: readonly Listener<Log, string>[] = [
    (t, act) => {
      t.state.heard.push(`first ${act}`);
    },
    function* (t, act) {
      const [answer = 'no'] = yield* t.ask(question('second'));
      t.state.heard.push(`second ${act} ${answer}`);
    },
  ];
  const state: Log = { heard: [] };
  let answered = false;
  simulate({ state, dice: new SeededDice('announced'), answer: () => ['yes'] }, (t) =>
    announceTo(t, 'battle', {
      listeners,
      window: {
        responders: () => (answered ? [] : [['red']]),
        question: () => question('window'),
        *respond(seat) {
          answered = true;
          const [answer = 'no'] = yield* t.ask(question('then'));
          t.state.heard.push(`${seat} answers ${answer}`);
        },
      },
    }),
  );
  expect(state.heard).toEqual(['first battle', 'second battle yes', 'red answers yes']);
});
