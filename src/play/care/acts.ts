// Looking after a game, and what a vote can do instead: pause, resume, extend, stop. Every act is audited and announced.
import type { Text } from '../../table/text.js';
import { advance, finish } from '../turn/advance.js';
import { attendedBy, requirePlaying, welcomeBack } from '../turn/answering.js';
import { tellOthers } from '../change/news.js';
import { refused, say } from '../change/refuse.js';
import { blockMs, blocksOf, deadlineOf, timetableOf, wholeTime, type Block } from '../time/schedule.js';
import { giveTime } from '../time/clocks.js';
import { later, suited } from '../time/reckoning.js';
import { audit, closeChange } from '../change/commit.js';
import { changeGame, type Session } from '../change/session.js';
import { isPresent, seatsOf } from '../change/snapshot.js';
import { tellResumed } from '../time/resting.js';
import { resumableFrom, waitsForSubstitutes } from '../people/policy.js';
import { isInvolved } from '../people/secrets.js';
import { hourMs, livePaceMs } from '../calendar/time.js';

/** An extension lasts at most this long. */
const longestHours = 14 * 24;
/** The share of a question's whole time that is there at least when the clocks run again. */
const leastShare = 0.25;

/** Somebody who looks after a server and its games: who may manage the server, and who holds its host role. */
export interface Steward {
  readonly name: string;
}

/** Throws Refused unless the person is the host. */
export function requireHost(s: Session, userId: string): void {
  if (s.row.hostId !== userId) throw refused(say('refuse.notHost'));
}

/**
 * Throws Refused unless somebody may look after a game without asking its players: its host while they have no stake in it.
 */
export function requireCare(s: Session, userId: string): void {
  requireHost(s, userId);
  if (s.row.startedAt !== null && isInvolved(s, userId)) throw refused(say('refuse.hostPlays'));
}

/**
 * Throws Refused unless somebody may let the clocks run again. Any player may where nobody has stopped them, or the longest pause
 * is over.
 */
export function requireResume(s: Session, userId: string): void {
  const from = resumableFrom(s);
  if ((from === null || from <= s.now) && seatsOf(s, userId).length > 0) return;
  requireCare(s, userId);
}

/** Throws Refused unless a host may end the game alone: before it starts. */
export function requireCancel(s: Session, userId: string): void {
  requireHost(s, userId);
  if (s.row.startedAt !== null && s.row.endedAt === null) throw refused(say('refuse.cancelByVote'));
}

/** Says and writes down that somebody acts for the server. */
export async function actAsSteward(s: Session, { name }: Steward): Promise<void> {
  notice(s, say('notice.steward', { name }));
  await audit(s, 'steward', { name });
}

function notice(s: Session, text: Text): void {
  s.messages.push({ kind: 'notice', gameId: s.row.id, text });
}

/** Stops the clocks and keeps what was left on each. */
export async function pause(s: Session): Promise<void> {
  requirePlaying(s);
  if (s.row.status === 'paused') throw refused(say('refuse.paused'));
  const left = blocksOf(s).map((block): [string, number] => [
    block.key,
    Math.max(0, deadlineOf(s, block).getTime() - s.now.getTime()),
  ]);
  changeGame(s, { status: 'paused', pausedLeft: Object.fromEntries(left), pausedAt: s.now });
  notice(s, say('notice.paused'));
  tellOthers(s, say('notice.paused'), 'resume');
  await audit(s, 'pause');
  await closeChange(s);
}

/** What was left on a block's clock when the game was paused; its whole time when that is not known. */
function leftOf(s: Session, key: string, whole: number): number {
  const left = s.row.pausedLeft?.[key];
  return typeof left === 'number' ? left : whole;
}

/** When a block falls due after a pause: with what was left, but never less than a share of its whole time. */
function resumed(s: Session, block: Block): Date {
  const kept = s.row.pausedLeft?.[block.key];
  if (typeof kept !== 'number') return wholeTime(s, block, s.now);
  const left = Math.max(kept, blockMs(s, block) * leastShare);
  if (blockMs(s, block) < livePaceMs) return later(s, s.now, left);
  return suited(s, new Date(s.now.getTime() + left), timetableOf(s, block));
}

/**
 * Lets the clocks run again with the time that was left, or from their beginning where the game stood still by itself.
 * Whoever sees to it and holds a seat is there again.
 * @throws Refused where nobody would be there to play, or the table waits for a substitute.
 */
export async function resume(s: Session): Promise<void> {
  if (s.row.status !== 'paused') throw refused(say('refuse.notPaused'));
  if (s.actor !== null) for (const seat of attendedBy(s, s.actor)) await welcomeBack(s, seat, s.actor);
  if (!s.seats.some(isPresent) && s.seats.some((seat) => seat.left)) throw refused(say('refuse.nobodyThere'));
  if (waitsForSubstitutes(s) && s.seats.some((seat) => seat.left && !seat.computer)) {
    throw refused(say('refuse.seatEmpty'));
  }
  const deadlines = new Map(blocksOf(s).map((block) => [block.key, resumed(s, block)]));
  changeGame(s, { status: 'running', pausedLeft: null, pausedAt: null });
  tellResumed(s);
  await audit(s, 'resume');
  await advance(s);
  await closeChange(s, deadlines);
}

/** Moves every deadline that runs. */
export async function extend(s: Session, hours: number): Promise<void> {
  requirePlaying(s);
  if (!(hours > 0 && hours <= longestHours)) throw refused(say('refuse.badHours', { min: 0, max: longestHours }));
  const blocks = blocksOf(s);
  if (blocks.length === 0) throw refused(say('refuse.noDeadline'));
  const deadlines = new Map<string, Date>();
  if (s.row.status === 'paused') {
    const left = blocks.map((block): [string, number] => [
      block.key,
      leftOf(s, block.key, blockMs(s, block)) + hours * hourMs,
    ]);
    changeGame(s, { pausedLeft: Object.fromEntries(left) });
  } else {
    for (const block of blocks) {
      deadlines.set(block.key, later(s, deadlineOf(s, block), hours * hourMs));
    }
  }
  await giveTime(s, hours);
  notice(s, say('notice.extended', { hours: Math.round(hours * 100) / 100 }));
  await audit(s, 'extend', { hours });
  await closeChange(s, deadlines);
}

/** Ends the game without a result. */
export async function cancel(s: Session): Promise<void> {
  if (s.row.status === 'finished' || s.row.status === 'cancelled') throw refused(say('refuse.ended'));
  await finish(s, { kind: 'stopped', winners: [], text: say('outcome.cancelled') });
  await audit(s, 'cancel');
  await closeChange(s);
}
