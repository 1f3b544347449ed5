// Letters between people and computer players: what those write is sent like any other; of what people write an answer is understood when it says yes or no, and a proposal when the game reads one.
import { answerLetter, findLetter, lettersBefore, lettersOfComputers, type LetterRow } from '../../store/letters.js';
import { jsonObject } from '../../store/json.js';
import { SeededDice } from '../../table/dice.js';
import type { NewDispatch } from '../../table/envoy.js';
import type { SeatId } from '../../table/question.js';
import type { Text } from '../../table/text.js';
import { closeChange } from '../change/commit.js';
import { seedBeside } from '../change/dice-seed.js';
import { inWordsOf, refused, say, seatName } from '../change/refuse.js';
import type { Session } from '../change/session.js';
import { positionOf } from '../change/snapshot.js';
import { asksNow, dispatchesOf, isComputer, listensNow, sendable } from './asking.js';
import { isHere, letterInfo, post, requireRoom, wordsOf, write, writerSeat } from './letters.js';
import type { LetterInfo } from './press.js';
import { heldBy, mayRead } from './readers.js';
import { pressNow, requireOpen } from './rule.js';
import { yesOrNo } from './yes-or-no.js';

/** Has a computer player think again about what it has handed in, because something was agreed with it. */
export type Reconsider = (s: Session, seat: SeatId) => Promise<void>;

/** So many of a game's newest letters are looked through for one that was not understood before. */
const lookedThrough = 200;

/** Writes for a computer player; what is said of it goes out with it. */
export async function writeAsComputer(s: Session, from: SeatId, letters: readonly NewDispatch[]): Promise<void> {
  for (const { to, said } of sendable(s, from, letters))
    await post(s, { from, to: [to], byUser: null, text: '', said: jsonObject.parse(said) });
}

/** What somebody writes, and to whom: seats, or everybody (null). */
interface Writing {
  readonly to: readonly SeatId[] | null;
  readonly text: string;
  readonly as: SeatId | null;
}

/** Writes for a person: to people, or to a computer player. */
export async function writeFor(
  s: Session,
  userId: string,
  writing: Writing,
  reconsider: Reconsider,
): Promise<LetterInfo> {
  const [only, second] = writing.to ?? [];
  const from = writerSeat(s, userId, writing.as);
  const computer = second === undefined && only !== from && only !== undefined && isComputer(s, only) ? only : null;
  const newest = computer === null ? undefined : await newestFrom(s, userId, computer, from);
  if (computer === null || (newest === undefined && !listensNow(s, computer))) return write(s, userId, writing);
  return writeToComputer(s, userId, { from, text: writing.text, computer, newest }, reconsider);
}

/** The newest letter that has come from a computer player's seat to another; undefined where there is none. */
async function newestFrom(s: Session, userId: string, from: SeatId, to: SeatId): Promise<LetterRow | undefined> {
  const rows = await lettersOfComputers(s.tx, s.row.id);
  return rows.findLast((row) => row.from === from && row.to?.includes(to) === true && isHere(s, row, userId));
}

/** Answers a letter by its number. Throws Refused where it asks nothing of this person, or not any more. */
export async function answer(
  s: Session,
  userId: string,
  letterId: number,
  { accepted, text }: { readonly accepted: boolean; readonly text: string },
  reconsider: Reconsider,
): Promise<LetterInfo> {
  const row = await findLetter(s.tx, letterId);
  if (row === null || !mayRead(row, s.seats, userId) || !isHere(s, row, userId)) throw refused(say('refuse.noLetter'));
  const seat = writerSeat(s, userId, row.to?.[0] ?? null);
  requireOpen(pressNow(s).secret);
  if (row.accepted !== null) throw refused(say('refuse.letterAnswered'));
  if (!asksNow(s, row, heldBy(s.seats, userId))) throw refused(say('refuse.letterLate'));
  await requireRoom(s, userId);
  await answerLetter(s.tx, row.id, accepted);
  const kept = await post(s, { from: seat, to: [row.from], byUser: userId, text, accepted });
  if (accepted) await reconsider(s, row.from);
  await closeChange(s);
  const heard = say(accepted ? 'letter.heard.yes' : 'letter.heard.no', { seat: seatName(s.row.kind, row.from) });
  return { ...letterInfo(s, kept, userId), heard };
}

/** Somebody's letter to a computer player. */
interface ToComputer {
  readonly from: SeatId;
  readonly text: string;
  readonly computer: SeatId;
  /** The newest that has come from there. */
  readonly newest: LetterRow | undefined;
}

/** Writes to a computer player: a yes or no answers it, a proposal is answered at once, and of anything else it says once that it understands no more. */
async function writeToComputer(
  s: Session,
  userId: string,
  { from, text: typed, computer, newest }: ToComputer,
  reconsider: Reconsider,
): Promise<LetterInfo> {
  requireOpen(pressNow(s).secret);
  const text = wordsOf(typed);
  const accepted = yesOrNo(text);
  if (accepted !== null && newest !== undefined && asksNow(s, newest, [from]))
    return answer(s, userId, newest.id, { accepted, text }, reconsider);
  await requireRoom(s, userId);
  const draft = { from, to: [computer], byUser: userId, text };
  const heard = accepted === null ? await weighed(s, draft, computer) : null;
  const kept = await post(s, { ...draft, ...heard?.kept });
  if (kept.accepted === true) {
    await reconsider(s, computer);
    await closeChange(s);
  }
  const info = letterInfo(s, kept, userId);
  const told = info.heard ?? heard?.told;
  if (told !== undefined) return { ...info, heard: told };
  const isLate = accepted !== null && newest !== undefined;
  return { ...info, heard: isLate ? notAsked(s, newest) : await notUnderstood(s, kept, computer) };
}

/** What a computer player makes of a proposal: what is kept of it, or why nothing is; undefined where the letter is none that it understands. */
async function weighed(
  s: Session,
  { from, text }: { readonly from: SeatId; readonly text: string },
  computer: SeatId,
): Promise<{ readonly kept?: Pick<LetterRow, 'said' | 'accepted'>; readonly told?: Text } | undefined> {
  const { envoy } = s.rules;
  const { state } = positionOf(s).replay;
  const view = s.rules.view(state, computer);
  const said = envoy?.hears({ view, from, to: computer, text });
  if (envoy === undefined || said === undefined) return undefined;
  const seat = seatName(s.row.kind, computer);
  if (!envoy.asks(said, view)) return { told: say('letter.heard.notNow', { seat }) };
  const letters = (await dispatchesOf(s)).filter((one) => one.from === computer || one.to === computer);
  // One answer in a turn: nobody finds out by trying what it would agree to.
  const isAnswered = letters.some((one) => one.from === from && one.to === computer && envoy.asks(one.said, view));
  if (isAnswered) return { told: say('letter.heard.enough', { seat }) };
  const dice = new SeededDice(seedBeside(s.row, 'letters', computer));
  const proposed = { view, seat: computer, from, said, letters, dice };
  const accepted = envoy.agrees(proposed);
  return { kept: { said: jsonObject.parse(accepted ? said : envoy.declined(proposed)), accepted } };
}

/** What a computer player understands; null where that seat has been told before. */
async function notUnderstood(s: Session, { id, from }: LetterRow, computer: SeatId): Promise<Text | null> {
  const rows = await lettersBefore(s.tx, s.row.id, id, lookedThrough);
  const isKnown = rows.some(
    (row) => row.byUser !== null && row.accepted === null && row.from === from && row.to?.includes(computer) === true,
  );
  const examples = s.rules.envoy?.examples;
  if (isKnown || examples === undefined) return null;
  const seat = seatName(s.row.kind, computer);
  return say('letter.heard.only', { seat, examples: inWordsOf(s.row.kind, examples) });
}

/** Why a yes or no answers nothing: it has been answered, or was asked for an earlier turn. */
function notAsked(s: Session, { from, accepted }: LetterRow): Text {
  return say(accepted === null ? 'letter.heard.late' : 'letter.heard.again', { seat: seatName(s.row.kind, from) });
}
