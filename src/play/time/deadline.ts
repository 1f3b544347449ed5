// Time is up: what is saved is played, what is missing falls back, and who missed it is noted.
import { saveSeat } from '../../store/seats.js';
import { check } from '../../table/answer.js';
import type { Question } from '../../table/question.js';
import { advance, append, note, type Entry } from '../turn/advance.js';
import { instructed, instructionsOf, isInstructed } from '../turn/automatic.js';
import { say, seatName } from '../change/refuse.js';
import { restIfDeserted } from './resting.js';
import { blocksOf, type Block } from './schedule.js';
import { looksForSubstitutes, missesUntilLeft } from '../lobby/policy.js';
import { closeChange } from '../change/commit.js';
import type { Session } from '../change/session.js';
import { isPresent, personName } from '../change/snapshot.js';
import { recount } from '../votes/votes.js';

/** Paces whose deadlines count as a turn missed; a short reaction slept through does not. */
const turnPaces: ReadonlySet<string> = new Set(['setup', 'turn', 'orders']);
/** A branch asks at most this many questions one after another. */
const maxQuestions = 1_000;

/** Runs a deadline. Does nothing when its block has closed since. */
export async function runDeadline(s: Session, key: string): Promise<void> {
  if (s.row.status !== 'running') return;
  const block = blocksOf(s).find((one) => one.key === key);
  if (block !== undefined) {
    await noteMisses(s, block);
    await closeBlock(s, key);
  }
  restIfDeserted(s);
  await advance(s);
  await recount(s);
  await closeChange(s);
}

/** Closes a reaction window at its tick: all answers count now, and whoever has given none is answered for. */
export async function runWindow(s: Session, key: string): Promise<void> {
  if (s.row.status !== 'running' || blockOfKey(s, key) === undefined) return;
  await closeBlock(s, key);
  await advance(s);
  await closeChange(s);
}

/** Makes what is saved final and answers what is missing, until the block is closed. */
async function closeBlock(s: Session, key: string): Promise<void> {
  for (let n = 0; n < maxQuestions; n++) {
    const block = blockOfKey(s, key);
    const entries = block === undefined ? [] : entriesOf(s, block);
    if (block === undefined || entries.length === 0) return;
    note(s, block.open, entries);
    await append(s, entries);
  }
}

function blockOfKey(s: Session, key: string): Block | undefined {
  return blocksOf(s).find((block) => block.key === key);
}

function entriesOf(s: Session, block: Block): readonly Entry[] {
  return block.open.flatMap(({ id, question, saved, window }): Entry[] => {
    if (saved?.final === true) return [];
    const { seat } = question;
    if (saved !== undefined)
      return [{ question: id, seat, value: saved.value, by: saved.by, final: true, userId: null }];
    const held = s.held.find((one) => one.question === id && one.seat === seat);
    if (held !== undefined) return [{ ...held, final: true }];
    const found = instructed(s, question);
    const rest = { question: id, seat, final: true, userId: null } as const;
    if (found?.kind === 'answer') return [{ ...rest, value: found.value, by: 'instruction', used: found.keys }];
    if (found?.kind === 'ask') return [{ ...rest, value: found.fallback, by: 'instruction' }];
    if (window && neverAnswers(s, question)) return [{ ...rest, value: [], by: 'instruction' }];
    const fallback = question.fallback();
    if (!check(question, fallback).ok) throw new Error(`the fallback of ${question.key} is not legal`);
    return [{ question: id, seat, value: fallback, by: 'deadline', final: true, userId: null }];
  });
}

/** Whether a seat passes by instruction, where passing is an empty answer. */
function neverAnswers(s: Session, question: Question): boolean {
  const never = instructionsOf(s, question.seat).some(({ key, mode }) => key === question.key && mode === 'never');
  return never && check(question, []).ok;
}

/** Counts a miss for each person who has sent nothing; after some in a row the seat counts as left. */
async function noteMisses(s: Session, block: Block): Promise<void> {
  const owing = new Set(
    block.open
      .filter(
        (open) =>
          // Who attends a window is nobody else's business.
          !open.window &&
          open.saved === undefined &&
          turnPaces.has(open.question.pace) &&
          !s.held.some((held) => held.question === open.id) &&
          !isInstructed(s, open.question),
      )
      .map((open) => open.question.seat),
  );
  for (const seat of s.seats.filter((one) => isPresent(one) && owing.has(one.seat))) {
    const misses = seat.misses + 1;
    const left = misses >= missesUntilLeft(s);
    const saved = await saveSeat(s.tx, s.row.id, seat.seat, { misses, left });
    s.seats = s.seats.map((row) => (row.seat === seat.seat ? saved : row));
    if (!left || seat.userId === null) continue;
    const name = personName(s, seat.userId);
    const key = looksForSubstitutes(s) ? 'notice.substitute' : 'notice.away';
    const text = say(key, { seat: seatName(s.row.kind, seat.seat), count: misses, name });
    s.messages.push({ kind: 'notice', gameId: s.row.id, text });
  }
}
