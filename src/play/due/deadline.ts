// Time is up: what is saved is played, what is missing falls back, and who missed it is noted.
import { addMisses } from '../../store/results.js';
import type { JsonObject } from '../../store/json.js';
import { saveAttendance, type SeatRow } from '../../store/seats.js';
import { check, forcedAnswer } from '../../table/answer.js';
import type { Question, SeatId } from '../../table/question.js';
import type { Text } from '../../table/text.js';
import { tellPerson } from '../change/news.js';
import { playedFor } from '../turn/answered-for.js';
import { advance, append, note } from '../turn/advance.js';
import type { Entry } from '../asked/entry.js';
import { instructed, instructionsOf, usedBy } from '../asked/automatic.js';
import { say, seatName } from '../change/refuse.js';
import { runFlag } from './flag.js';
import { missingIn, putOff } from './grace.js';
import { noteWaited } from '../time/patience.js';
import { restIfDeserted } from '../time/resting.js';
import { blocksOf, restOfTurn, type Block } from '../time/schedule.js';
import { looksForSubstitutes, missesUntilLeft } from '../people/policy.js';
import { closeChange } from '../change/commit.js';
import type { Session } from '../change/session.js';
import { isAnonymous } from '../people/anonymity.js';
import { personName, positionOf } from '../change/snapshot.js';
import { recount } from '../votes/recount.js';

/** A branch asks at most this many questions one after another. */
const maxQuestions = 1_000;

/** Asked anew after each change, which may end the game. */
function isRunning({ row }: Session): boolean {
  return row.status === 'running';
}

/**
 * Runs a deadline, unless the table gives more time. Does nothing when its block has closed since.
 * @param payload of its row.
 */
export async function runDeadline(s: Session, key: string, payload: JsonObject = {}): Promise<void> {
  if (!isRunning(s)) return;
  const block = blocksOf(s).find((one) => one.key === key);
  const out = block === undefined ? null : await runFlag(s, block);
  if (out?.size === 0) return;
  if (block !== undefined && out === null && (await putOff(s, block, payload))) return;
  if (block !== undefined) {
    const missed = await noteMisses(s, block, out);
    // Whoever is away now holds up no vote, and a Yes counts only while the position stands it was given for.
    await recount(s);
    if (!isRunning(s)) return;
    const before = s.seats;
    const played = [...(await closeBlock(s, key, out))];
    restIfDeserted(s);
    played.push(...(await finishTurns(s, new Set(played.map(({ seat }) => seat)))));
    tellPlayed(s, before, missed, played);
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

/** What was played for a seat because its time had run out. */
interface Played {
  readonly seat: SeatId;
  readonly text: Text;
}

/**
 * Makes what is saved final and answers what is missing, until the block is closed.
 * @param only these seats'; everybody's when null.
 * @returns what was played because nothing had been sent.
 */
async function closeBlock(
  s: Session,
  key: string,
  only: ReadonlySet<SeatId> | null = null,
): Promise<readonly Played[]> {
  const played: Played[] = [];
  noteWaited(s, blockOfKey(s, key)?.open ?? []);
  for (let n = 0; n < maxQuestions; n++) {
    const block = blockOfKey(s, key);
    const all = block === undefined ? [] : entriesOf(s, block);
    const entries = all.filter(({ seat }) => only === null || only.has(seat));
    if (block === undefined || entries.length === 0) break;
    note(s, block.open, entries);
    for (const { question: id, seat, value, by } of entries) {
      const question = by === 'deadline' ? block.open.find((one) => one.id === id)?.question : undefined;
      if (question !== undefined) played.push({ seat, text: playedFor(s.row.kind, question, value) });
    }
    await append(s, entries);
  }
  return played;
}

/** What follows for a seat that has missed its turn is the same turn: it is played to its end under the same clock. */
async function finishTurns(s: Session, seats: ReadonlySet<SeatId>): Promise<readonly Played[]> {
  const played: Played[] = [];
  const phase = positionOf(s).number;
  for (let n = 0; n < maxQuestions && s.row.status === 'running'; n++) {
    await advance(s);
    const block = s.position?.number === phase ? restOfTurn(s, seats) : undefined;
    const more = block === undefined ? [] : await closeBlock(s, block.key);
    if (more.length === 0) break;
    played.push(...more);
  }
  return played;
}

/** Tells each person what was played in their place, and how many more turns they may miss. */
function tellPlayed(
  s: Session,
  seats: readonly SeatRow[],
  missed: ReadonlyMap<SeatId, number>,
  played: readonly Played[],
): void {
  const held = seats.filter((seat) => !seat.computer && played.some((one) => one.seat === seat.seat));
  for (const userId of new Set(held.flatMap((seat) => seat.userId ?? []))) {
    const theirs = held.filter((seat) => seat.userId === userId);
    const details = played.filter((one) => theirs.some((seat) => seat.seat === one.seat)).map((one) => one.text);
    const counted = theirs.filter((seat) => missed.has(seat.seat));
    // Whoever left before hears nothing more of every single phase.
    if (counted.length === 0 && theirs.every((seat) => seat.left)) continue;
    const count = Math.max(0, ...counted.map((seat) => missed.get(seat.seat) ?? 0));
    const left = Math.max(0, missesUntilLeft(s) - count);
    const text =
      counted.length === 0
        ? say('news.timeUp')
        : left === 0
          ? say('news.away', { count })
          : say('news.missed', { count, left });
    // That somebody was asked a secret question is theirs alone to know.
    const secret = counted.length === 0 ? { secret: true as const } : {};
    tellPerson(s, userId, { text, details, help: counted.length > 0 && left === 0 ? 'back' : 'desk', ...secret });
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
    if (found?.kind === 'answer') {
      // Nothing was said: nobody need hear of what stands unasked.
      const by = question.idle === 'standing' && found.keys.length === 0 ? 'forced' : 'instruction';
      return [{ ...rest, value: found.value, by, ...usedBy(found) }];
    }
    if (found?.kind === 'ask') return [{ ...rest, value: found.fallback, by: 'instruction' }];
    if (window && neverAnswers(s, question)) return [{ ...rest, value: [], by: 'instruction' }];
    // Whoever can play nothing has missed nothing.
    const only = question.idle === 'decoy' ? forcedAnswer(question) : undefined;
    if (only !== undefined) return [{ ...rest, value: only, by: 'forced' }];
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

/**
 * Counts a miss for each person who has sent nothing; after some in a row the seat counts as left.
 * @returns the misses in a row of the seats that missed this one.
 */
async function noteMisses(
  s: Session,
  block: Block,
  only: ReadonlySet<SeatId> | null,
): Promise<ReadonlyMap<SeatId, number>> {
  const missing = missingIn(s, block);
  const most = missesUntilLeft(s);
  const missed = s.seats
    .filter((one) => missing.has(one.seat) && (only?.has(one.seat) ?? true))
    .map((seat) => ({ ...seat, misses: seat.misses + 1, left: seat.misses + 1 >= most }));
  const [gameId, checkpoint] = [s.row.id, positionOf(s).number];
  const onRecord = missed.flatMap(({ seat, userId }) =>
    userId === null ? [] : [{ gameId, userId, seat, checkpoint, excused: false }],
  );
  await addMisses(s.tx, onRecord, s.now);
  await saveAttendance(s.tx, gameId, missed);
  const changed = new Map(missed.map((seat) => [seat.seat, seat]));
  s.seats = s.seats.map((row) => changed.get(row.seat) ?? row);
  for (const { seat, userId, misses, left } of missed) {
    if (!left || userId === null) continue;
    const key = looksForSubstitutes(s) ? 'notice.substitute' : 'notice.away';
    const what = { seat: seatName(s.row.kind, seat), count: misses };
    const text = isAnonymous(s) ? say(`${key}Veiled`, what) : say(key, { ...what, name: personName(s, userId) });
    s.messages.push({ kind: 'notice', gameId, text });
  }
  return new Map(missed.map(({ seat, misses }) => [seat, misses]));
}
