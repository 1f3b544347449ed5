// A game of one phase, for tests that need a script to run and no more of a game than that.
import type { AnyGame, Outcome } from '../../src/table/game.js';
import type { Choose, Question, SeatId } from '../../src/table/question.js';
import { replay, type Checkpoint, type Given, type Replay } from '../../src/table/replay.js';
import type { Script, Table } from '../../src/table/script.js';
import { nim } from './nim/index.js';

/** Where a phase begins: an empty position. */
export const start: Checkpoint = { phase: 'only', state: {}, draws: 0 };

/** Asks a seat for one of several ids. */
export function pick<Id extends string>(seat: SeatId, ids: readonly Id[]): Question<Choose<Id>> {
  return {
    key: 'pick',
    seat,
    text: { key: 'pick' },
    pace: 'turn',
    form: { kind: 'choose', min: 1, max: 1, options: () => ids.map((id) => ({ id, text: { key: id } })) },
    fallback: () => ids.slice(0, 1),
  };
}

/** An answer of a player that counts. */
export function given(question: string, seat: SeatId, value: string, rest: Partial<Given> = {}): Given {
  return { question, seat, value: [value], by: 'player', final: true, ...rest };
}

/** Runs a script as the only phase of a game, with the answers given. */
export function played(
  script: (t: Table<object>) => Script<string | Outcome>,
  answers: readonly Given[] = [],
  from: Checkpoint = start,
): Replay {
  const game: AnyGame = { ...nim, phase: (_id: string, t: Table<object>) => script(t) };
  return replay(game, 'a seed', from, answers);
}

/** What is asked, and of whom. */
export function openIn({ progress }: Replay): readonly string[] {
  return progress.kind === 'waiting' ? progress.open.map(({ id, question }) => `${question.seat} ${id}`) : [];
}
