// What falls due in a game: deadlines of what is open, reminders before them, decoy waits, the end of reaction windows, computer players.
import { replaceDues, type DueRow, type NewDue } from '../../store/dues.js';
import { findUsers } from '../../store/users.js';
import { asSheet } from '../../table/answer.js';
import type { Answer, Form, Pace } from '../../table/question.js';
import { missing } from '../../table/sheet.js';
import type { OpenQuestion } from '../../table/replay.js';
import { decoyEnd, waitsForDecoy } from '../asked/automatic.js';
import { isRepresented, windowEnd } from '../asked/windows.js';
import { blockOf, openedAt } from '../change/positions.js';
import type { Session } from '../change/session.js';
import { isPresent, openIn, positionOf, type Snapshot } from '../change/snapshot.js';
import { patienceLeft } from './patience.js';
import { clockDeadline, turnClocks } from './clocks.js';
import { putOffOf } from './put-off.js';
import { fallsDue } from './reckoning.js';
import { hourMs, minuteMs } from '../calendar/time.js';
import type { Timetable } from '../calendar/timetable.js';

const scheduledKinds: ReadonlySet<string> = new Set(['deadline', 'reminder', 'decoy', 'window', 'computer']);
/** A pace neither the table nor the game has a length for. */
const defaultPaceMs = 24 * hourMs;
/** A seat whose player has left is not waited for longer than this when it is asked alone. */
const absentMs = hourMs;
/** The least time a question has that was opened anew by an undo; after each further one in the phase half as much: no more than an hour in all. */
const leastMs = 30 * minuteMs;

/** Questions that share one clock: a question asked alone, or all that are asked side by side. */
export interface Block {
  /** Key of its deadline row. */
  readonly key: string;
  readonly open: readonly OpenQuestion[];
}

/** The blocks open now. */
export function blocksOf(s: Snapshot): readonly Block[] {
  const blocks = new Map<string, OpenQuestion[]>();
  for (const open of openIn(s)) {
    const key = `${positionOf(s).number}:${blockOf(open.id)}`;
    blocks.set(key, [...(blocks.get(key) ?? []), open]);
  }
  return [...blocks].map(([key, open]) => ({ key, open }));
}

/** How long a pace lasts at this table. */
function paceMs(s: Snapshot, pace: Pace): number {
  return s.row.paces[pace] ?? (s.rules.paces[pace] ?? defaultPaceMs / hourMs) * hourMs;
}

/** How long a block has in all. */
export function blockMs(s: Snapshot, block: Block): number {
  return Math.max(
    ...block.open.map((open) => {
      const pace = paceMs(s, open.question.pace);
      return isUnattended(s, open) ? Math.min(pace, absentMs) : pace;
    }),
  );
}

/** Whether a question is asked alone of a seat whose player has left. Not a secret one, whose clock would tell whose seat is asked. */
function isUnattended(s: Snapshot, { question, sealed }: OpenQuestion): boolean {
  const left = s.seats.some((seat) => seat.seat === question.seat && seat.left && !seat.computer);
  return left && !sealed && question.secret !== true;
}

/** How long a block is waited for: a window no longer than is left for those of its turn. */
function waitsFor(s: Snapshot, block: Block): number {
  const whole = blockMs(s, block);
  const left = block.open[0]?.window === true ? patienceLeft(s, whole) : undefined;
  return left === undefined ? whole : Math.min(whole, left);
}

/** Whether nobody needs to do anything more about a question before its time. */
export function isAnswered(s: Snapshot, open: OpenQuestion): boolean {
  if (open.window) return open.saved !== undefined;
  return open.saved?.final === true || s.held.some((held) => held.question === open.id);
}

/** Whether a player is waited for: nothing saved, or orders with gaps. */
function isOwed(s: Snapshot, open: OpenQuestion): boolean {
  if (isAnswered(s, open) || (open.window && isRepresented(s, open))) return false;
  return open.saved === undefined || hasGaps(open.question.form, open.saved.value);
}

/** Whether a player is to be reminded: of what they owe, and of a choice made and not handed in, which others wait for to no purpose. */
export function isToRemind(s: Snapshot, open: OpenQuestion): boolean {
  if (isOwed(s, open)) return true;
  return open.saved !== undefined && open.question.form.kind !== 'orders' && !isAnswered(s, open);
}

/** Paces on which a seat takes its turn. */
const turnPaces: ReadonlySet<string> = new Set(['setup', 'turn', 'orders']);

/** Paces on which an answer that is missing is a miss: a turn, and what units may be lost by. */
export const missedPaces: ReadonlySet<string> = new Set([...turnPaces, 'retreats', 'builds']);

/** Whether a question belongs to a turn that one seat takes alone. */
function isAlone({ question, sealed, window }: OpenQuestion): boolean {
  return !sealed && !window && question.secret !== true && turnPaces.has(question.pace);
}

/**
 * The question with which a seat's turn began: what it is asked alone, one question after another with nobody else between them,
 * is one turn under one clock.
 */
function firstOfTurn(s: Snapshot, open: OpenQuestion): string {
  if (!isAlone(open)) return open.id;
  const { answers } = positionOf(s);
  const other = answers.findLastIndex(
    (answer) => answer.seat !== open.question.seat || blockOf(answer.question) !== answer.question,
  );
  return answers[other + 1]?.question ?? open.id;
}

/** The block with which the turn of a seat goes on that has just been answered for; undefined when somebody else is asked. */
export function restOfTurn(s: Snapshot, seats: ReadonlySet<string>): Block | undefined {
  const [block, ...others] = blocksOf(s);
  const [open, ...more] = block?.open ?? [];
  if (block === undefined || open === undefined || others.length + more.length > 0) return undefined;
  return isAlone(open) && seats.has(open.question.seat) && firstOfTurn(s, open) !== open.id ? block : undefined;
}

/** The hours of the week a block goes by; null where its time is counted from when it is asked, as it is for a seat nobody waits for. */
export function timetableOf(s: Snapshot, block: Block): Timetable | null {
  const { turns, others } = s.settings.time;
  if (block.open.every((open) => isUnattended(s, open))) return null;
  return block.open.some(({ question }) => turnPaces.has(question.pace)) ? turns : others;
}

/** When a block asked at a moment falls due. */
export function wholeTime(s: Snapshot, block: Block, at: Date): Date {
  const seats = block.open
    .filter((open) => !open.window && open.question.secret !== true)
    .map((open) => open.question.seat);
  const asked = s.seats.filter((seat) => isPresent(seat) && seats.includes(seat.seat)).map((seat) => seat.userId);
  return fallsDue(s, {
    at,
    // Where windows are waited for no longer, this one closes by itself long before.
    durationMs: waitsFor(s, block) || blockMs(s, block),
    timetable: timetableOf(s, block),
    factor: positionOf(s).number === 0 ? s.settings.time.first : 1,
    people: s.people.filter(({ id }) => asked.includes(id)),
  });
}

/** When a block falls due, reckoned anew from when it was asked. */
export function newDeadline(s: Snapshot, block: Block): Date {
  const duration = waitsFor(s, block) || blockMs(s, block);
  const opened = Math.max(...block.open.map((open) => openedAt(positionOf(s), firstOfTurn(s, open)).getTime()));
  const at = wholeTime(s, block, new Date(opened));
  const { nextIndex, answers } = positionOf(s);
  const undone = Math.max(1, nextIndex - answers.length);
  const least = s.now.getTime() + Math.min(duration, leastMs / 2 ** (undone - 1));
  return at.getTime() < least ? new Date(least) : at;
}

/** When the deadline of a block falls, by its row or newly reckoned. */
export function deadlineOf(s: Snapshot, block: Block): Date {
  return standing(s, block)?.runAt ?? newDeadline(s, block);
}

function standing(s: Snapshot, block: Block): DueRow | undefined {
  return s.dues.find((due) => due.kind === 'deadline' && due.key === block.key);
}

/** What the row of a deadline carries once that has been moved. */
function movedTo(payload: DueRow['payload'], moved: Date | undefined): DueRow['payload'] {
  const off = putOffOf(payload);
  return off === null || moved === undefined ? payload : { ...off, until: moved.getTime() };
}

/** So long after all that a deadline was put off for has first been saved it may still be changed. */
const secondThoughtMs = 5 * minuteMs;

/** Since when the answer to a question has been there with nothing left out, however often it was changed; undefined where none was given. */
function wholeSince(s: Snapshot, { id, question: { form } }: OpenQuestion): Date | undefined {
  const given = positionOf(s).answers.filter(({ question }) => question === id);
  const gap = given.findLastIndex(({ value }) => hasGaps(form, value));
  return given[gap + 1]?.at;
}

function hasGaps(form: Form, value: Answer): boolean {
  return form.kind === 'orders' && missing(form, asSheet(value)) > 0;
}

/**
 * When a deadline that was put off falls: at once when all it waits for is final, and soon after all of it has been saved. What is changed
 * later moves it no more: everybody sees when it falls, and nobody is to learn how often an answer was changed.
 */
function putOffUntil(s: Snapshot, block: Block, payload: DueRow['payload'], given: Date): Date {
  const off = putOffOf(payload);
  if (off === null) return given;
  const gone = new Set(s.seats.filter((seat) => !isPresent(seat)).map(({ seat }) => seat));
  const awaited = block.open.filter(({ question: { seat } }) => off.waitsFor.includes(seat) && !gone.has(seat));
  if (awaited.every((open) => isAnswered(s, open) || open.saved?.final === true)) return s.now;
  const last = off.until ?? given.getTime();
  if (awaited.some((open) => isOwed(s, open))) return new Date(last);
  // What others change meanwhile holds nothing up.
  const saved = awaited.flatMap((open) => wholeSince(s, open)?.getTime() ?? []);
  // What was not given as an answer, as an instruction is, cannot be thought better of.
  return saved.length === 0 ? s.now : new Date(Math.min(last, Math.max(...saved) + secondThoughtMs));
}

/**
 * Sets the game's due rows to what the position needs. A deadline that stands stays where it is.
 * @param deadlines moments that differ from what stands: an extension, the end of a pause; by block key.
 */
export async function schedule(s: Session, deadlines: ReadonlyMap<string, Date> = new Map()): Promise<void> {
  await turnClocks(s);
  const wanted: NewDue[] = [];
  const gameId = s.row.id;
  if (s.row.status === 'running') {
    const leads = await reminderLeads(s);
    for (const block of blocksOf(s)) {
      const moved = deadlines.get(block.key);
      const payload = movedTo(standing(s, block)?.payload ?? {}, moved);
      const given = clockDeadline(s, block.open) ?? moved ?? deadlineOf(s, block);
      const runAt = putOffUntil(s, block, payload, given);
      wanted.push({ gameId, kind: 'deadline', key: block.key, runAt, payload });
      wanted.push(...reminders(s, block, runAt, leads));
      const decoy = decoyOf(s, block);
      if (decoy !== undefined) wanted.push(decoy);
      const end = windowEnd(s, block.open, waitsFor(s, block) === 0);
      if (end !== undefined) wanted.push({ gameId, kind: 'window', key: block.key, runAt: end });
    }
    const computer = computerDue(s);
    if (computer !== undefined) wanted.push(computer);
  }
  const scheduled = s.storedDues.filter((due) => scheduledKinds.has(due.kind));
  const others = s.storedDues.filter((due) => !scheduledKinds.has(due.kind));
  s.storedDues = [...others, ...(await replaceDues(s.tx, scheduled, wanted))];
  s.dues = s.storedDues;
}

/** Gives every open block its whole time from now on; the change's own `schedule` makes it so. */
export function restartClocks(s: Session): void {
  s.dues = blocksOf(s).map((block) => deadlineRow(s, block, wholeTime(s, block, s.now)));
}

/** A deadline as the change sees it; `schedule` writes it. */
export function deadlineRow(s: Snapshot, block: Block, runAt: Date, payload: DueRow['payload'] = {}): DueRow {
  return {
    id: 0,
    gameId: s.row.id,
    kind: 'deadline',
    key: block.key,
    runAt,
    payload,
    leaseUntil: null,
    attempts: 0,
    lastError: null,
    doneAt: null,
  };
}

/** The lead times in use at this table: its own, and those its players have chosen for themselves. */
async function reminderLeads(s: Session): Promise<readonly number[]> {
  const ids = s.seats.filter(isPresent).flatMap((seat) => seat.userId ?? []);
  // Whoever has just sat down was not read with the game.
  const others = ids.filter((id) => !s.people.some((person) => person.id === id));
  const users = [...s.people.filter(({ id }) => ids.includes(id)), ...(await findUsers(s.tx, others))];
  return [...new Set([...s.settings.reminders, ...users.flatMap((user) => user.reminderLeads ?? [])])];
}

/** Reminders that are still to come and do not follow on the heels of the question. */
function reminders(s: Session, block: Block, deadline: Date, leads: readonly number[]): NewDue[] {
  const opened = Math.max(...block.open.map((open) => openedAt(positionOf(s), open.id).getTime()));
  const span = deadline.getTime() - opened;
  return leads
    .map((lead) => ({ lead, runAt: new Date(deadline.getTime() - lead * minuteMs) }))
    .filter(({ lead, runAt }) => runAt > s.now && lead * minuteMs <= span * 0.8)
    .map(({ lead, runAt }) => ({
      gameId: s.row.id,
      kind: 'reminder',
      key: `${block.key}:${lead}`,
      runAt,
      payload: { block: block.key, lead },
    }));
}

function decoyOf(s: Session, block: Block): NewDue | undefined {
  const waiting = block.open.find((open) => waitsForDecoy(s, open));
  if (waiting === undefined) return undefined;
  return { gameId: s.row.id, kind: 'decoy', key: block.key, runAt: decoyEnd(s, waiting) };
}

function computerDue(s: Session): NewDue | undefined {
  if (
    !openIn(s).some(
      (open) => !isAnswered(s, open) && s.seats.find((seat) => seat.seat === open.question.seat)?.computer,
    )
  ) {
    return undefined;
  }
  const standing = s.dues.find((due) => due.kind === 'computer');
  if (standing === undefined) s.deps.prepare(s.row.kind);
  const runAt = standing?.runAt ?? new Date(s.now.getTime() + s.deps.computerDelayMs);
  return { gameId: s.row.id, kind: 'computer', key: 'go', runAt };
}
