// Answers for a seat whose player has gone, so that nobody waits for its deadline. Nobody is shown what the seat is asked.
import { check } from '../../table/answer.js';
import type { SeatId } from '../../table/question.js';
import type { OpenQuestion } from '../../table/replay.js';
import { audit, closeChange } from '../change/commit.js';
import { refused, say, seatName } from '../change/refuse.js';
import type { Session } from '../change/session.js';
import { openIn, positionOf, seatOf } from '../change/snapshot.js';
import { diceSeed, seedBeside } from '../change/dice-seed.js';
import { isInvolved } from '../people/secrets.js';
import { isVacant } from '../people/vacancies.js';
import { advance, append } from '../turn/advance.js';
import type { Entry } from '../asked/entry.js';
import { requirePlaying } from '../turn/answering.js';
import { instructed, isHushed } from '../asked/automatic.js';
import { thought } from '../turn/computers.js';

/** How a seat is answered for: as at its deadline, or as a computer player would. */
export type StandIn = 'fallback' | 'computer';

/** A seat is asked at most this many questions side by side, one after another. */
const mostQuestions = 200;

/**
 * Plays what an empty seat owes now: what its player saved or set in advance, else the fallback, or what a computer player makes of the
 * seat's own view. What nobody else may know of is left to its time, as if it were not there.
 * @throws Refused for whoever has a stake in the game, even for its server; while it is paused, for a seat with a player, and where it openly owes nothing.
 */
export async function answerFor(s: Session, seat: SeatId, how: StandIn): Promise<void> {
  requirePlaying(s);
  if (s.actor !== null && isInvolved(s, s.actor)) throw refused(say('refuse.hostPlays'));
  if (s.row.status === 'paused') throw refused(say('refuse.paused'));
  const name = seatName(s.row.kind, seat);
  if (!isVacant(seatOf(s, seat))) throw refused(say('refuse.notVacant', { seat: name }));
  const phase = s.row.checkpoint;
  let given = 0;
  while (given < mostQuestions && s.row.checkpoint === phase) {
    const open = openIn(s).filter((one) => isOpenlyOwed(one, seat));
    if (open.length === 0) break;
    const entries: Entry[] = [];
    for (const one of open) entries.push(await entryFor(s, one, how));
    await append(s, entries);
    given += entries.length;
    // Asked alone, what follows may be somebody else's to answer.
    if (open.some(({ sealed }) => !sealed)) break;
  }
  if (given === 0) throw refused(say('refuse.seatOwesNothing', { seat: name }));
  s.messages.push({ kind: 'notice', gameId: s.row.id, text: say(`notice.stoodIn.${how}`, { seat: name }) });
  await audit(s, 'standIn', { seat, how });
  await advance(s);
  await closeChange(s);
}

function isOpenlyOwed(open: OpenQuestion, seat: SeatId): boolean {
  return open.question.seat === seat && !isHushed(open) && open.saved?.final !== true;
}

async function entryFor(s: Session, { id, question, saved }: OpenQuestion, how: StandIn): Promise<Entry> {
  const rest = { question: id, seat: question.seat, final: true, userId: null } as const;
  if (saved !== undefined) return { ...rest, value: saved.value, by: saved.by };
  const found = instructed(s, question);
  if (found?.kind === 'answer') return { ...rest, value: found.value, by: 'instruction', used: found.keys };
  const value = (how === 'computer' ? await computed(s, id) : undefined) ?? question.fallback();
  if (!check(question, value).ok) throw new Error(`the fallback of ${question.key} is not legal`);
  return { ...rest, value, by: 'host' };
}

async function computed(s: Session, id: string): Promise<Entry['value'] | undefined> {
  const { checkpoint, answers } = positionOf(s);
  const dice = seedBeside(s.row, 'standIn', s.row.checkpoint, answers.length, id);
  // The game waits while it thinks: the strong one takes seconds.
  const level = s.settings.computers === 'beginner' ? 'beginner' : 'usual';
  const asked = [{ question: id, dice, level } as const];
  const seed = diceSeed(s.row, checkpoint.draws);
  const [first] = await thought(s, { seed, checkpoint, answers, asked });
  return first?.value;
}
