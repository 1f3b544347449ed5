// Computer players: each thinks with its own seat's view only, outside any transaction, and answers where what it saw still stands.
import { computersAnswer, fallbacksFor, type Situation, type Thought } from '../../table/computers.js';
import type { Dispatch, NewDispatch } from '../../table/envoy.js';
import { check } from '../../table/answer.js';
import type { SeatId } from '../../table/question.js';
import { replay, type Replay } from '../../table/replay.js';
import { diceSeed, seedBeside } from '../change/dice-seed.js';
import { advance, append } from './advance.js';
import type { Entry } from '../asked/entry.js';
import { waitsForDecoy } from '../asked/automatic.js';
import { hold } from './drafts.js';
import { writeAsComputer } from '../press/answers.js';
import { dispatchesOf, isComputer, reachable } from '../press/asking.js';
import { levelOf } from '../settings/desk-choices.js';
import { settingsOf } from '../settings/settings.js';
import { isAnswered, schedule } from '../time/schedule.js';
import { closeChange } from '../change/commit.js';
import type { Session } from '../change/session.js';
import { openIn, positionOf, type Snapshot } from '../change/snapshot.js';

/** What the computer players of a game have thought of, for the version of the game they saw. */
export interface Thoughts {
  readonly version: number;
  /** What each of them was asked and saw, by the question's id: where that is the same, so is the thought. */
  readonly seen: ReadonlyMap<string, string>;
  readonly entries: readonly Entry[];
  /** What they want written. */
  readonly letters: readonly { readonly from: SeatId; readonly letters: readonly NewDispatch[] }[];
}

/**
 * Lets every computer player who is asked something think.
 * @param isHopeless the program has ended several times over it: what stands for want of a thought is given instead.
 */
export async function think(s: Snapshot, isHopeless = false): Promise<Thoughts> {
  const { version, checkpoint: phase } = s.row;
  const left = await leftToComputers(s);
  const seen = seenOf(left);
  if (left.length === 0) return { version, seen, entries: [], letters: [] };
  const { checkpoint, answers } = positionOf(s);
  const diceOf = (id: string): string => seedBeside(s.row, 'computer', phase, answers.length, id);
  const asked = left.map((one) => ({ ...one.asked, dice: diceOf(one.id) }));
  const situation = { seed: diceSeed(s.row, checkpoint.draws), checkpoint, answers, asked };
  const thoughts = isHopeless ? fallbacksFor(asked, positionOf(s).replay) : await thought(s, situation);
  for (const { fault } of thoughts) if (fault !== undefined) s.deps.warn('a computer player failed', fault);
  const entries = thoughts.map(({ question, seat, value }): Entry => {
    return { question, seat, value, by: 'computer', final: true, userId: null };
  });
  return { version, seen, entries, letters: thoughts.flatMap(({ seat, letters = [] }) => ({ from: seat, letters })) };
}

/** A question that a computer player has still to answer. */
interface Left {
  readonly id: string;
  readonly asked: Omit<Situation['asked'][number], 'dice'>;
  /** All that bears on the answer. */
  readonly seen: string;
}

async function leftToComputers(s: Snapshot): Promise<readonly Left[]> {
  if (s.row.status !== 'running') return [];
  const open = openIn(s).filter((one) => !isAnswered(s, one) && isComputer(s, one.question.seat));
  if (open.length === 0) return [];
  const settings = settingsOf(s.row);
  const written = await dispatchesOf(s);
  return open.map(({ id, question: { key, seat, about } }): Left => {
    const asked = { question: id, level: levelOf(settings, seat), ...postFor(s, seat, written) };
    const view = s.rules.view(positionOf(s).replay.state, seat);
    return { id, asked, seen: JSON.stringify([s.row.checkpoint, key, about, asked, view]) };
  });
}

const seenOf = (left: readonly Left[]): Thoughts['seen'] => new Map(left.map(({ id, seen }) => [id, seen]));

/** Of some thoughts those that still stand: what others have done meanwhile must not undo them without end. */
async function standing(s: Session, thoughts: Thoughts): Promise<Thoughts> {
  if (s.row.version === thoughts.version) return thoughts;
  const now = seenOf(await leftToComputers(s));
  const open = openIn(s);
  const entries = thoughts.entries.filter(({ question, value }) => {
    const asked = open.find(({ id }) => id === question);
    return asked !== undefined && now.get(question) === thoughts.seen.get(question) && check(asked.question, value).ok;
  });
  const stands = (seat: SeatId): boolean => entries.some((entry) => entry.seat === seat);
  return { ...thoughts, entries, letters: thoughts.letters.filter(({ from }) => stands(from)) };
}

/**
 * The letters a seat has part in, which is all its computer player knows of them, and to whom it may write; nothing where computer players write
 * none.
 */
export function postFor(
  s: Snapshot,
  seat: SeatId,
  written: readonly Dispatch[],
): Pick<Situation['asked'][number], 'post'> {
  if (s.rules.envoy === undefined) return {};
  const letters = written.filter(({ from, to }) => from === seat || to === seat);
  return { post: { letters, ...reachable(s), dice: seedBeside(s.row, 'letters', seat) } };
}

/**
 * Has a computer player think again about what it has handed in and nobody knows yet, because something was agreed with it. What it has
 * handed in stands until then, and nothing is carried out before.
 */
export async function reconsider(s: Session, seat: SeatId): Promise<void> {
  const again = openIn(s).flatMap(({ id, question, sealed, window, saved }): readonly Entry[] =>
    question.seat === seat && sealed && !window && saved?.by === 'computer' && saved.final
      ? [{ question: id, seat, value: saved.value, by: 'computer', final: false, userId: null }]
      : [],
  );
  if (again.length > 0) await append(s, again);
}

/**
 * Where there is nobody else to think, it is done here. What fails elsewhere, or takes too long, is tried there once more by beginners, who
 * look less far. It is not begun here, where everybody would wait for it and its end would be that of the program: the fallback of each
 * question stands.
 * @param stands the situation, run; where the game stands when left out.
 */
export async function thought(
  { deps, row, rules, position }: Snapshot,
  situation: Situation,
  stands: Replay | undefined = position?.replay,
): Promise<readonly Thought[]> {
  const { seed, checkpoint, answers, asked } = situation;
  const easier = { ...situation, asked: asked.map((one) => ({ ...one, level: 'beginner' as const })) };
  for (const attempt of [situation, easier]) {
    try {
      return (await deps.think(row.kind, attempt)) ?? computersAnswer(rules, situation, stands);
    } catch (error) {
      deps.warn('computer players could not think', error);
    }
  }
  return fallbacksFor(asked, stands ?? replay(rules, seed, checkpoint, answers));
}

/** Records what was thought, where what it was thought about still stands: the rest is thought again. */
export async function answerAsComputers(s: Session, thoughts: Thoughts): Promise<void> {
  if (s.row.status !== 'running') return;
  const { entries, letters: written } = await standing(s, thoughts);
  for (const { from, letters } of written) await writeAsComputer(s, from, letters);
  const open = openIn(s);
  const waiting = entries.filter((entry) => open.some((one) => one.id === entry.question && waitsForDecoy(s, one)));
  for (const { question, seat, value, by } of waiting) {
    await hold(s, { question, seat, value, by, userId: null });
  }
  // In a window their answers wait with those of everybody else.
  const sealed = entries.filter((entry) => open.some((one) => one.id === entry.question && one.window));
  if (sealed.length > 0) {
    await append(
      s,
      sealed.map((entry) => ({ ...entry, final: false })),
    );
  }
  const now = entries.filter((entry) => !waiting.includes(entry) && !sealed.includes(entry));
  if (now.length === 0) {
    await schedule(s);
    return;
  }
  await append(s, now);
  await advance(s);
  await closeChange(s);
}
