// A reaction window: something is about to happen, and those who could answer are asked, side by side and side after side.
import { check } from './answer.js';
import type { Choose, ChooseAnswer, Question, SeatId } from './question.js';
import type { Script, Table } from './script.js';

/** What a window needs to know. Who could answer must follow from public knowledge alone; hidden cards are looked at only in `question` and `respond`. */
export interface Window<Id extends string> {
  /**
   * The seats of each side that could answer now, sides in the order in which they may, seats in the order in which they go
   * when several answer at once. Asked anew after each answer.
   */
  responders(): readonly (readonly SeatId[])[];
  /** What a seat is asked; an empty answer passes. Every seat gets it, whether or not it has anything to answer with. */
  question(seat: SeatId): Question<Choose<Id>>;
  /** Whether a seat that is the only one of its side to be asked is asked openly, as everybody waits for it anyway. */
  openly?(seat: SeatId): boolean;
  /** Which of several answers goes first: the lowest number, then the order of the seats. */
  rank?(seat: SeatId, answer: ChooseAnswer<Id>): number;
  /** Carries an answer out; it may ask and open windows of its own. */
  respond(seat: SeatId, answer: ChooseAnswer<Id>): Script<void>;
}

/** More answers than this in one window are taken for a loop. */
const mostAnswers = 200;

/**
 * Opens a window. The sides take turns until all have passed one after another; of the answers of a side one is carried out at
 * a time, and the others are kept and, if they are still legal, used without asking again when their side's turn comes.
 * @returns how many answers were carried out.
 */
export function* openWindow<State, Id extends string>(t: Table<State>, window: Window<Id>): Script<number> {
  const kept = new Map<SeatId, ChooseAnswer<Id>>();
  let passes = 0;
  let count = 0;
  for (let turn = 0; ; turn++) {
    const sides = window.responders();
    if (sides.length === 0 || passes >= sides.length) return count;
    const seats = sides[turn % sides.length] ?? [];
    const answers = yield* answersOf(t, window, seats, kept);
    const rank = (seat: SeatId): number => window.rank?.(seat, answers.get(seat) ?? []) ?? 0;
    const [first, ...others] = seats
      .filter((seat) => (answers.get(seat) ?? []).length > 0)
      .sort((a, b) => rank(a) - rank(b));
    for (const seat of seats) kept.delete(seat);
    for (const seat of others) kept.set(seat, answers.get(seat) ?? []);
    if (first === undefined) {
      passes += 1;
      continue;
    }
    if (++count > mostAnswers) throw new Error('a window does not close');
    passes = 0;
    yield* window.respond(first, answers.get(first) ?? []);
  }
}

/** What the seats of a side answer: what they have kept, if it is still legal, else what they are asked together. */
function* answersOf<State, Id extends string>(
  t: Table<State>,
  window: Window<Id>,
  seats: readonly SeatId[],
  kept: ReadonlyMap<SeatId, ChooseAnswer<Id>>,
): Script<ReadonlyMap<SeatId, ChooseAnswer<Id>>> {
  const known = new Map<SeatId, ChooseAnswer<Id>>();
  for (const seat of seats) {
    const answer = kept.get(seat);
    if (answer !== undefined && check(window.question(seat), answer).ok) known.set(seat, answer);
  }
  // Whoever is asked must not hang on an answer that was kept in secret: either all of the side are asked, or none.
  if (seats.length === 0 || known.size > 0) return known;
  const [only, ...others] = seats;
  if (only !== undefined && others.length === 0 && window.openly?.(only) === true) {
    return new Map([[only, yield* t.ask(window.question(only))]]);
  }
  return yield* t.window(seats, (seat) => t.ask(window.question(seat)));
}
