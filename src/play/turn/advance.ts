// Runs a game on as far as it goes without anybody: automatic answers, phase after phase, to the next open question or the end.
import { addAnswers, undoAnswers } from '../../store/answers.js';
import { addCheckpoint } from '../../store/checkpoints.js';
import { storedAnswer } from '../../store/json.js';
import {
  deleteInstructions,
  dropOutdated,
  keepRest,
  listInstructions,
  restoreInstructions,
  useInstructions,
} from '../../store/instructions.js';
import { addReports, reportsOfPosts, retractReports } from '../../store/reports.js';
import { forgetErased } from '../../store/personal-data.js';
import { listSeats } from '../../store/seats.js';
import { wakeTournament } from '../../store/tournaments.js';
import type { Outcome } from '../../table/game.js';
import type { Checkpoint, OpenQuestion } from '../../table/replay.js';
import type { Entry } from '../asked/entry.js';
import { automaticAnswers, instructed, isForShow } from '../asked/automatic.js';
import { answeredFor, handedBack } from './answered-for.js';
import { dropDrafts, dropPhaseDrafts, release } from './drafts.js';
import { tellEnd } from '../change/news.js';
import { say, seatName } from '../change/refuse.js';
import { recordResults } from '../records/results.js';
import { begun } from '../change/positions.js';
import { chapterNames } from '../change/chapters.js';
import { chapterOf, changeGame, rerun, type Session } from '../change/session.js';
import { isPresent, positionOf, seatOf } from '../change/snapshot.js';
import { closeProposals, resetVotes } from '../motions/closing.js';

/** More phases than this in one change are taken for a loop. */
const maxRounds = 2_000;

/** Records answers and runs the phase with them; they must have been checked. */
export async function append(s: Session, entries: readonly Entry[]): Promise<void> {
  const position = positionOf(s);
  const rows = await addAnswers(
    s.tx,
    { gameId: s.row.id, checkpoint: position.number, index: position.nextIndex },
    entries.map(({ question, seat, value, by, final, userId }) => ({
      question,
      seat,
      value: storedAnswer.parse(value),
      by,
      final,
      userId,
    })),
    s.now,
  );
  for (const [at, { seat, used = [], left }] of entries.entries()) {
    const row = rows[at];
    const [first] = used;
    if (row === undefined || first === undefined) continue;
    if (left === undefined) await useInstructions(s.tx, s.row.id, seat, used, row);
    else await keepRest(s.tx, s.row.id, seat, first, left);
  }
  if (entries.some(({ used = [] }) => used.length > 0)) s.instructions = await listInstructions(s.tx, s.row.id);
  for (const held of s.held.filter((one) => entries.some((entry) => entry.question === one.question))) {
    await release(s, held);
  }
  rerun(s, [...position.answers, ...rows], position.nextIndex + rows.length);
}

/**
 * Notes for each player what is answered in their place by an instruction or for want of a choice; secret questions, what stands unasked and
 * what is told anyway pass in silence, and so do the steps of a whole turn its player has put together.
 */
export function note(s: Session, open: readonly OpenQuestion[], entries: readonly Entry[]): void {
  const { passing } = s.rules.instructions ?? {};
  for (const { question: id, seat, value, by, used } of entries) {
    // Whoever passes for a while has said so themselves, and hears nothing of each window.
    if (passing !== undefined && used?.includes(passing) === true) continue;
    if (used !== undefined && isOfWholeTurn(s, seat, used)) continue;
    const question = open.find((one) => one.id === id)?.question;
    if (question === undefined || question.secret === true || (by !== 'instruction' && by !== 'forced')) continue;
    if (by === 'forced' && (question.idle === 'standing' || question.idle === 'quiet')) continue;
    // They were never called to it.
    if (isForShow({ question }) && Object.keys(value).length === 0) continue;
    const { userId } = seatOf(s, seat);
    const isOneOf = s.seats.filter((row) => row.userId === userId && isPresent(row)).length > 1;
    const named = isOneOf ? seatName(s.row.kind, seat) : null;
    s.given.push({ seat, text: answeredFor(s.row.kind, question, value, { by, seat: named }) });
  }
}

/** Whether an answer is a step of the turn that a seat has said as a whole. */
function isOfWholeTurn(s: Session, seat: string, used: readonly string[]): boolean {
  const offers = s.rules.instructions?.offers(positionOf(s).replay.state, seat) ?? [];
  return offers.some(({ key, takesRest }) => takesRest === true && used.includes(key));
}

/**
 * Runs on to the next question somebody has to be asked, or to the end. Every phase begun is stored, every report told.
 * An answer that no longer fits the rules reopens its phase there, with notice.
 */
export async function advance(s: Session): Promise<void> {
  for (let round = 0; round < maxRounds; round++) {
    const { progress } = positionOf(s).replay;
    switch (progress.kind) {
      case 'stale':
        await reopen(s, progress.index);
        break;
      case 'next':
        await tell(s);
        await beginPhase(s, progress.checkpoint);
        break;
      case 'over':
        await tell(s);
        await finish(s, progress.outcome);
        return;
      case 'waiting': {
        if (s.row.status === 'running') await reviewInstructions(s, progress.open);
        const entries = s.row.status === 'running' ? automaticAnswers(s).map((entry) => ownedBy(s, entry)) : [];
        if (entries.length === 0) {
          await tell(s);
          return;
        }
        note(s, progress.open, entries);
        await append(s, entries);
      }
    }
  }
  throw new Error(`game ${s.row.id} runs on without end`);
}

/** An answer by an instruction is its owner's own where they have just acted: all that was told before has been seen. */
function ownedBy(s: Session, entry: Entry): Entry {
  const isOwn = entry.by === 'instruction' && s.actor !== null && seatOf(s, entry.seat).userId === s.actor;
  return isOwn ? { ...entry, userId: s.actor } : entry;
}

/** Drops instructions whose time is over, and hands back those that no longer fit what is asked; their owner alone is told. */
async function reviewInstructions(s: Session, open: readonly OpenQuestion[]): Promise<void> {
  const { state } = positionOf(s).replay;
  const over = s.instructions.filter((one) => s.rules.instructions?.isOver?.(one, state) === true);
  for (const { seat, key } of over) await deleteInstructions(s.tx, s.row.id, seat, [key]);
  if (over.length > 0) s.instructions = s.instructions.filter((one) => !over.includes(one));
  const turn = s.rules.instructions?.turn?.(state).number;
  if (turn !== undefined && s.instructions.some(({ until }) => until !== null && until < turn)) {
    await dropOutdated(s.tx, s.row.id, turn);
    s.instructions = await listInstructions(s.tx, s.row.id);
  }
  for (const { question, saved } of open) {
    const found = saved === undefined ? instructed(s, question) : undefined;
    if (found?.kind !== 'handBack') continue;
    await deleteInstructions(s.tx, s.row.id, question.seat, found.keys);
    s.instructions = await listInstructions(s.tx, s.row.id);
    s.given.push({ seat: question.seat, text: handedBack(s.row.kind, question, found.reason) });
  }
}

/** Stores what has been said since the last change. */
async function tell(s: Session): Promise<void> {
  const position = positionOf(s);
  const { replay: replayed, number } = position;
  const { id: gameId, told } = s.row;
  const fresh = replayed.reports.slice(told);
  if (fresh.length === 0) return;
  const ids = await addReports(
    s.tx,
    fresh.map((report, n) => ({
      gameId,
      checkpoint: number,
      index: told + n,
      text: report.text,
      audience: report.to === 'all' ? null : report.to,
      focus: report.focus,
      weight: report.weight,
    })),
    s.now,
  );
  const turn = chapterOf(s, position);
  for (const [n, { to, focus }] of fresh.entries()) {
    s.told.push({ id: ids[n] ?? 0, checkpoint: number, turn, audience: to === 'all' ? null : to, focus });
  }
  changeGame(s, { told: replayed.reports.length });
}

/** Stores the start of the next phase and goes there. */
async function beginPhase(s: Session, next: Checkpoint): Promise<void> {
  const before = positionOf(s);
  const number = before.number + 1;
  const survivors = s.rules.survivors(before.checkpoint.state);
  await enterPhase(s, next, number, !hidesNothing(s));
  s.ended.push(before.number);
  await resetVotes(s, survivors);
}

/** Stores a checkpoint as the game's current one. */
export async function enterPhase(s: Session, next: Checkpoint, number: number, sealed: boolean): Promise<void> {
  // Through its own schema and back, so that the game goes on from exactly what a restart would read.
  const state = s.rules.state.parse(JSON.parse(JSON.stringify(next.state)));
  s.rules.invariants(state);
  const checkpoint = { phase: next.phase, state, draws: next.draws };
  const names = { title: s.rules.title(s.rules.view(state, null)), ...chapterNames(s.rules, state) };
  const added = await addCheckpoint(s.tx, { gameId: s.row.id, number, ...checkpoint, sealed, ...names }, s.now);
  await dropPhaseDrafts(s);
  changeGame(s, { checkpoint: number, told: 0 });
  s.position = begun(s.rules, s.row, { ...added, number, checkpoint, at: s.now, sealed });
}

/** Whether nothing random, hidden or private has come out after the last answer a person gave in this phase. */
function hidesNothing(s: Session): boolean {
  const { replay: replayed, answers } = positionOf(s);
  const last = answers.findLastIndex((answer) => answer.by === 'player' || answer.by === 'host');
  const revealed =
    last < 0 ? replayed.revealedFirst || replayed.reveals.includes(true) : replayed.reveals.slice(last).includes(true);
  return !revealed && !replayed.reports.some((report) => report.to !== 'all' && report.after > last);
}

/** Opens a phase again at the answer that no longer fits. */
async function reopen(s: Session, index: number): Promise<void> {
  const position = positionOf(s);
  const dropped = position.answers.slice(index);
  if (dropped.length === 0)
    throw new Error(`phase ${position.checkpoint.phase} of game ${s.row.id} cannot be reopened`);
  await undoAnswers(
    s.tx,
    dropped.map((answer) => answer.id),
    s.now,
  );
  await restoreInstructions(s.tx, s.row.id);
  s.instructions = await listInstructions(s.tx, s.row.id);
  rerun(s, position.answers.slice(0, index));
  await retractTold(s);
  s.messages.push({ kind: 'notice', gameId: s.row.id, text: say('notice.reopened') });
}

/** Takes back the reports of this phase that its answers no longer bring about, and has the announcements of them say so. */
export async function retractTold(s: Session): Promise<void> {
  const { replay: replayed, number } = positionOf(s);
  const index = replayed.reports.length;
  const posts = await retractReports(s.tx, s.row.id, { checkpoint: number, index }, s.now);
  const told = s.row.checkpoint > number ? index : Math.min(s.row.told, index);
  changeGame(s, { told, checkpoint: number });
  await announceRetracted(s, posts);
}

/** Has announcements say what of them was taken back. */
export async function announceRetracted(s: Session, posts: readonly number[]): Promise<void> {
  if (posts.length === 0) return;
  changeGame(s, { settings: { ...s.row.settings, post: null } });
  for (const [post, reports] of await reportsOfPosts(s.tx, s.row.id, posts)) {
    s.messages.push({ kind: 'announce', gameId: s.row.id, post, reports: [...reports], board: null, deadline: false });
  }
}

/** Ends a game. */
export async function finish(s: Session, outcome: Outcome): Promise<void> {
  const text = outcome.text.ns === undefined ? { ...outcome.text, ns: s.row.kind } : outcome.text;
  changeGame(s, {
    status: outcome.kind === 'stopped' ? 'cancelled' : 'finished',
    outcome: { ...outcome, text },
    endedAt: s.now,
    pausedLeft: null,
    pausedAt: null,
  });
  if (s.position !== null) s.ended.push(s.position.number);
  await recordResults(s, outcome);
  await wakeTournament(s.tx, s.row.id, s.now);
  await forgetErased(s.tx, s.row.id);
  s.seats = await listSeats(s.tx, s.row.id);
  await dropDrafts(s);
  await closeProposals(s, 'over');
  s.messages.push({ kind: 'end', gameId: s.row.id });
  tellEnd(s);
}
