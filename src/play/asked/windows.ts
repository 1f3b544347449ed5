// Reaction windows: who attends and who is represented, and when a window closes. Nothing of it may show.
import type { OpenQuestion } from '../../table/replay.js';
import { blockOf } from '../change/positions.js';
import { isPresent, openIn, positionOf, type Snapshot } from '../change/snapshot.js';
import { decoyEnd, instructionsOf, isForShow, isInstructed } from './automatic.js';

/**
 * Whether nobody waits for a responder's own answer: a computer player, somebody who has left, a player whose instruction
 * for this kind of question says what to do, or anybody where only what was said in advance counts. Who has set one is known to
 * them alone. Where a question without a choice is answered after a decoy time, so is whoever can play nothing, and whoever has said in
 * advance what is done this time: the window closes no sooner for it.
 */
export function isRepresented(s: Snapshot, open: OpenQuestion): boolean {
  const { question } = open;
  if (question.idle === 'standing') return true;
  const seat = s.seats.find((row) => row.seat === question.seat);
  if (seat === undefined || !isPresent(seat)) return true;
  if (isAnsweredFor(s, open)) return true;
  const { passing } = s.rules.instructions ?? {};
  return instructionsOf(s, question.seat).some(
    ({ key, mode }) => mode !== 'ask' && (key === question.key || key === passing),
  );
}

/**
 * Whether a question that is answered after a decoy time needs nobody: nothing is to be chosen, or it was said in advance. Nobody is
 * called to it, and others wait for it as long as for anybody's answer.
 */
export function isAnsweredFor(s: Snapshot, open: OpenQuestion): boolean {
  return isForShow(open) || (open.question.idle === 'decoy' && isInstructed(s, open.question));
}

/** The first tick after a moment. */
function tickAfter(s: Snapshot, at: number): number {
  const { windowTickMs } = s.deps;
  return (Math.floor(at / windowTickMs) + 1) * windowTickMs;
}

/**
 * When the window of these questions closes: at the first tick after its decoy time and after the last answer of those who
 * attend; undefined while one of them has not answered, when only the deadline closes it.
 * @param waitsForNobody whether the time for windows of this turn is used up.
 */
export function windowEnd(s: Snapshot, open: readonly OpenQuestion[], waitsForNobody = false): Date | undefined {
  const [first] = open;
  if (first?.window !== true) return undefined;
  const attending = waitsForNobody ? [] : open.filter((one) => !isRepresented(s, one));
  if (attending.some(({ saved }) => saved === undefined)) return undefined;
  const seats = new Set(attending.map(({ question }) => question.seat));
  const block = blockOf(first.id);
  const answered = positionOf(s)
    .answers.filter(({ question, seat }) => blockOf(question) === block && seats.has(seat))
    .map(({ at }) => at.getTime());
  const end = tickAfter(s, Math.max(decoyEnd(s, first).getTime(), ...answered));
  return new Date(end > s.now.getTime() ? end : tickAfter(s, s.now.getTime()));
}

/** The seats that could answer in the window that is open, in turn order; none when no window is open. */
export function respondersOf(s: Snapshot): readonly string[] {
  const seats = new Set(openIn(s).flatMap((open) => (open.window ? [open.question.seat] : [])));
  return s.seats.flatMap(({ seat }) => (seats.has(seat) ? [seat] : []));
}
