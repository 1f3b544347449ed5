// What is offered beside a question in place of one answer: an instruction that answers it and its like from now on.
import type { FromNowOn } from '../../table/instruction.js';
import type { Question } from '../../table/question.js';
import { instructionsOf, isInstructed } from '../asked/automatic.js';
import { inWordsOf, refused, say } from '../change/refuse.js';
import type { Session } from '../change/session.js';
import { openIn, seatsOf, type Snapshot } from '../change/snapshot.js';
import { staleText } from './answering.js';
import { deskOf } from './desk.js';
import type { SaidFromNowOn } from './in-advance.js';
import { instruct } from './instructions.js';
import { waysFromNowOn } from './ways-from-now-on.js';

/**
 * Keeps an instruction that is offered beside an open question. It counts for that question as well where it says something about it.
 * @param way the id of what was offered.
 * @throws Refused when the question is closed, somebody else's, or this is not offered beside it.
 */
export async function sayFromNowOn(
  s: Session,
  userId: string,
  at: { readonly checkpoint: number; readonly question: string },
  way: string,
): Promise<SaidFromNowOn> {
  const seats = seatsOf(s, userId).map(({ seat }) => seat);
  const open = openIn(s).find((one) => one.id === at.question && seats.includes(one.question.seat));
  if (open === undefined || at.checkpoint !== s.row.checkpoint) throw refused(staleText(s, userId));
  const { question } = open;
  const found = waysFromNowOn(s, question).find(({ id }) => id === way);
  if (found === undefined) throw refused(say('refuse.noInstruction'));
  const counts = answersAt(s, question, found);
  await instruct(s, userId, question.seat, found.key, changeOf(s, found));
  const text = inWordsOf(s.row.kind, found.text);
  const told = say(counts ? 'read.fromNowOnToo' : 'read.fromNowOn', { what: text });
  return { told, takenBackBy: { seat: question.seat, key: found.key }, desk: await deskOf(s, userId) };
}

/** What is said of the instruction. */
function changeOf(s: Snapshot, { value, thisTurn }: FromNowOn): Parameters<typeof instruct>[4] {
  const turn = s.position === null ? undefined : s.rules.instructions?.turn?.(s.position.replay.state).number;
  return { mode: 'use', value, until: thisTurn === true ? (turn ?? null) : null };
}

/** Whether what is said would answer the question that is open. */
function answersAt(s: Snapshot, question: Question, { key, value }: FromNowOn): boolean {
  const row = {
    key,
    mode: 'use',
    value,
    filter: null,
    priority: 0,
    fallback: 'pass',
    once: false,
    until: null,
  } as const;
  return isInstructed(s, question, [...instructionsOf(s, question.seat), row]);
}
