// The turns of Nim: one after the other takes one, two or three sticks; whoever takes the last one wins.
import type { Outcome } from '../../../src/table/game.js';
import type { Choose, Question } from '../../../src/table/question.js';
import type { Script, Table } from '../../../src/table/script.js';
import { sayer } from '../../../src/table/text.js';
import type { en } from './words.js';

export const seats = ['first', 'second'] as const;
type Seat = (typeof seats)[number];

/** A position: how many sticks are left, and whose turn it is. */
export interface NimState {
  left: number;
  turn: Seat;
}

const counts = ['1', '2', '3'] as const;
type Count = (typeof counts)[number];

/** Texts of the catalogue; the compiler checks keys and arguments. */
export const say = sayer<typeof en>();

/** The phase of one turn. */
export function* turn(t: Table<NimState>): Script<string | Outcome> {
  const seat = t.state.turn;
  const [taken = '1'] = yield* t.ask(howMany(t.state));
  t.state.left -= Number(taken);
  t.tell(say('report.taken', { seat: say(`seat.${seat}`), count: Number(taken) }), { focus: ['sticks'] });
  if (t.state.left === 0) return { kind: 'win', winners: [seat], text: say('over', { seat: say(`seat.${seat}`) }) };
  t.state.turn = seat === 'first' ? 'second' : 'first';
  return 'turn';
}

/** The question of a turn; its only options are the legal ones. */
function howMany({ left, turn }: NimState): Question<Choose<Count>> {
  const legal = counts.filter((count) => Number(count) <= left);
  return {
    key: 'take',
    seat: turn,
    text: say('ask.take', { left }),
    pace: 'turn',
    form: { kind: 'choose', min: 1, max: 1, options: () => legal.map((id) => ({ id, text: say(`take.${id}`) })) },
    fallback: () => ['1'],
  };
}
