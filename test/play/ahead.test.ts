// Typed text is read ahead of an answer only where that tells nothing hidden: what is refused there leaves no trace of the attempt.
import { expect, it } from 'vitest';
import type { Snapshot } from '../../src/play/change/snapshot.js';
import { settingsOf } from '../../src/play/settings/settings.js';
import { after } from '../../src/play/typing/ahead.js';
import type { AnyGame, Outcome } from '../../src/table/game.js';
import { CheckedAnswers, replay } from '../../src/table/replay.js';
import type { Script, Table } from '../../src/table/script.js';
import { nim } from '../support/nim/index.js';
import { pick, start } from '../support/one-phase.js';

/** What a game looks like to red after its first answer; null where nobody may look. */
function behind(script: (t: Table<object>) => Script<string | Outcome>): readonly string[] | 'chance' | null {
  const rules: AnyGame = { ...nim, phase: (_id: string, t: Table<object>) => script(t) };
  const row = { id: 1, seed: 'a seed', status: 'running', checkpoint: 0, settings: {} };
  const position = { number: 0, checkpoint: start, answers: [], checked: new CheckedAnswers() };
  const began = { ...position, replay: replay(rules, 'a seed', start, []) };
  const { progress: asked } = began.replay;
  const [open] = asked.kind === 'waiting' ? asked.open : [];
  if (open === undefined) throw new Error('nothing is asked');
  const seat = { seat: 'red', userId: 'ann', computer: false, left: false };
  const s = {
    rules,
    row,
    settings: settingsOf(row),
    seats: [seat],
    held: [],
    instructions: [],
    position: began,
  };
  const next = after(s as unknown as Snapshot, 'ann', { ...open, seat: 'red' }, ['look']);
  if (next === 'chance') return next;
  const progress = next?.position?.replay.progress;
  return progress?.kind === 'waiting' ? progress.open.map(({ question }) => question.key) : null;
}

it('looks at what is asked next where nothing comes out', () => {
  expect(
    behind(function* (t) {
      yield* t.ask(pick('red', ['look']));
      yield* t.ask(pick('red', ['this', 'that']));
      return 'only';
    }),
  ).toEqual(['pick']);
});

it('does not look behind an answer by which something hidden comes out', () => {
  expect(
    behind(function* (t) {
      yield* t.ask(pick('red', ['look']));
      t.reveal();
      yield* t.ask(pick('red', ['hidden card', 'other card']));
      return 'only';
    }),
  ).toBe('chance');
});

it('does not look where others are asked as well, who may have said something in advance', () => {
  expect(
    behind(function* (t) {
      yield* t.ask(pick('red', ['look']));
      yield* t.together(['red', 'blue'], (seat) => t.ask(pick(seat, ['this', 'that'])));
      return 'only';
    }),
  ).toBeNull();
});

it('does not look behind what is followed by dice, also where a phase ends before they fall', () => {
  const behindIt = (begun: object): unknown =>
    behind(function* (t) {
      yield* t.ask({ ...pick('red', ['look']), ...begun });
      return 'only';
    });
  expect(behindIt({ rolls: true })).toBe('chance');
  // What others hold in the phase that follows must not show: it is not looked into.
  expect(behindIt({})).toBeNull();
});
