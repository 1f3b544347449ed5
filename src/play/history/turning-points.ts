// Where an ended game turned: the phases that moved a person's prospects most, what they answered there, and what a computer player would have.
import { listReports } from '../../store/reports.js';
import { forcedAnswer } from '../../table/answer.js';
import type { SeatId } from '../../table/question.js';
import { replay } from '../../table/replay.js';
import { diceSeed, seedBeside } from '../change/dice-seed.js';
import { refused, say } from '../change/refuse.js';
import { readPosition, seatsOf, type Snapshot } from '../change/snapshot.js';
import { inWords, type AnswerWords } from '../turn/answered-for.js';
import { thought } from '../turn/computers.js';
import { chapters, inFull } from './chapters.js';
import { phasesOf } from './film.js';
import type { Chapter, TurningPoint, TurningPoints } from './past.js';

/** So many are shown. */
const most = 3;
/** So many lines tell what happened, and so many answers what was played. */
const mostTold = 2;
const mostAnswers = 2;

/** How far a phase moved the prospects of a seat. */
interface Moved {
  readonly chapter: Chapter;
  readonly number: number;
  readonly change: number;
}

/**
 * The turning points of a game for one who has played it to its end, oldest first.
 * @throws Refused while the game runs, for whoever holds no seat, and where a game's positions are not judged.
 */
export async function turningPoints(s: Snapshot, userId: string): Promise<TurningPoints> {
  if (s.row.endedAt === null) throw refused(say('refuse.afterEnd'));
  const [first, ...others] = seatsOf(s, userId);
  if (first === undefined) throw refused(say('refuse.turningOwn'));
  const moved = await movedMost(s, first.seat);
  const seats = [first, ...others].map(({ seat }) => seat);
  const points: TurningPoint[] = [];
  for (const one of moved) points.push(await pointOf(s, userId, seats, one));
  return { seat: { key: `seat.${first.seat}`, ns: s.row.kind }, points };
}

/**
 * Whether an ended game moved the prospects of somebody who played it: where nothing did, there is no moment to show.
 * @param userId null for anybody at the table.
 */
export async function hasTurned(s: Snapshot, userId: string | null): Promise<boolean> {
  const { rules } = s;
  if (rules.prospects === undefined || s.row.endedAt === null) return false;
  const seats =
    userId === null
      ? s.seats.filter((seat) => seat.userId !== null && !seat.computer)
      : // Where it turned is told from the first of somebody's seats.
        seatsOf(s, userId).slice(0, 1);
  if (seats.length === 0) return false;
  for await (const { before, after } of phasesOf(s))
    if (seats.some(({ seat }) => rules.prospects?.(after, seat) !== rules.prospects?.(before, seat))) return true;
  return false;
}

/** Of each chapter the phase that moved most, and of those the most moving, oldest first. */
async function movedMost(s: Snapshot, seat: SeatId): Promise<readonly Moved[]> {
  const { rules } = s;
  if (rules.prospects === undefined) throw refused(say('refuse.noTurning'));
  const all = await chapters(s);
  const best = new Map<number, Moved>();
  for await (const { number, before, after } of phasesOf(s)) {
    const at = all.findLastIndex(({ first }) => first <= number);
    const chapter = all[at];
    const change = rules.prospects(after, seat) - rules.prospects(before, seat);
    if (chapter === undefined || Math.abs(change) <= Math.abs(best.get(at)?.change ?? 0)) continue;
    best.set(at, { chapter, number, change });
  }
  return [...best.values()]
    .toSorted((a, b) => Math.abs(b.change) - Math.abs(a.change))
    .slice(0, most)
    .toSorted((a, b) => a.number - b.number);
}

async function pointOf(
  s: Snapshot,
  userId: string,
  seats: readonly SeatId[],
  { chapter, number, change }: Moved,
): Promise<TurningPoint> {
  const reports = await listReports(s.db, s.row.id, number, number);
  const heard = reports.filter(({ audience }) => audience === null || audience.some((seat) => seats.includes(seat)));
  const loudest = heard.toSorted((a, b) => loudness[a.weight] - loudness[b.weight]).slice(0, mostTold);
  return {
    number,
    title: chapter.title,
    isBetter: change > 0,
    told: heard.flatMap((one) => (loudest.includes(one) ? (inFull(s, one.text) ?? []) : [])),
    answers: await answersIn(s, userId, number),
  };
}

const loudness = { headline: 0, main: 1, detail: 2 } as const;

/** What the person answered in a phase where there was a choice, each with what a computer player would have answered in that place. */
async function answersIn(s: Snapshot, userId: string, number: number): Promise<TurningPoint['answers']> {
  const position = await readPosition(s, number);
  if (position === null) return [];
  const { checkpoint, answers } = position;
  const seed = diceSeed(s.row, checkpoint.draws);
  const last = new Map(answers.map((answer) => [answer.question, answer]));
  const found: TurningPoint['answers'][number][] = [];
  for (const { question: id, userId: given, by, index, value } of last.values()) {
    if (found.length >= mostAnswers) break;
    // Whoever took a seat over is told nothing of what was played on it before.
    if (by !== 'player' || given !== userId) continue;
    const before = answers.filter((one) => one.index < index && one.question !== id);
    const stands = replay(s.rules, seed, checkpoint, before);
    const { progress } = stands;
    const open = progress.kind === 'waiting' ? progress.open.find((one) => one.id === id) : undefined;
    if (open === undefined || forcedAnswer(open.question) !== undefined) continue;
    const dice = seedBeside(s.row, 'turning', number, id);
    const asked = [{ question: id, dice, level: 'usual' }] as const;
    const [idea] = await thought(s, { seed, checkpoint, answers: before, asked }, stands);
    if (idea === undefined) continue;
    const played = inWords(s.row.kind, open.question, value);
    const instead = inWords(s.row.kind, open.question, idea.value);
    found.push({ played, instead: sameWords(played, instead) ? null : instead.answer });
  }
  return found;
}

function sameWords(one: AnswerWords, other: AnswerWords): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
