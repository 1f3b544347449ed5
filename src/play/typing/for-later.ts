// What is typed behind an answer, and nobody has been asked for yet, is kept as an instruction of its seat.
import type { Reading } from '../../table/game.js';
import { asChoice, check } from '../../table/answer.js';
import { merged } from '../../table/merge.js';
import { remarksOf, type Answer, type Question, type Remark, type SeatId } from '../../table/question.js';
import type { Text } from '../../table/text.js';
import { inWordsOf, say, seatName, Refused } from '../change/refuse.js';
import type { Session } from '../change/session.js';
import { seatsOf, type Snapshot } from '../change/snapshot.js';
import { type InstructionInfo, instruct, instructions, saveInstructionDraft } from '../turn/instructions.js';
import type { Begun, TypedInstruction } from '../turn/in-advance.js';
import { answersOf, restOf, spoiltBeside, understoodIn } from './readings.js';

/** Whether what is typed behind an answer, and nobody asks for yet, would be kept. */
export function keepsRest(s: Snapshot, userId: string): boolean {
  return instructions(s, userId).some(({ offer }) => offer.takesRest === true);
}

/**
 * Keeps typed text as the instruction that takes such text.
 * @param read reads the text as an answer to a question.
 * @returns how it was taken; null when the person's seats have no such instruction, or when not all of it can be read.
 * @throws Refused when it is not legal.
 */
export async function keepTyped(
  s: Session,
  userId: string,
  read: (asked: { readonly question: Question; readonly seat: SeatId }) => Promise<readonly Reading[]>,
): Promise<readonly Reading[] | null> {
  for (const { seat, offer } of instructions(s, userId)) {
    const { value: question } = offer;
    if (offer.takesRest !== true || question === undefined) continue;
    const readings = await read({ question, seat });
    const parts = answersOf(readings);
    if (parts.length === 0 || parts.length < readings.length) continue;
    const value = merged(question.form, null, parts);
    await instruct(s, userId, seat, offer.key, { value });
    return warned(readings, foreseenOf(s.row.kind, question, value));
  }
  return null;
}

/**
 * Begins an answer as the instruction that would be foreseen by it: it is shown with what it brings and counts once it is confirmed.
 * @returns null where nothing is foreseen of it, so that it may count at once.
 * @throws Refused when it is not legal.
 */
export async function begin(
  s: Session,
  userId: string,
  { seat, offer }: Pick<InstructionInfo, 'seat' | 'offer'>,
  value: Answer,
): Promise<Begun | null> {
  if (offer.takesRest !== true || offer.value === undefined || offer.foresee?.(value) === undefined) return null;
  const checked = check(offer.value, value);
  if (!checked.ok) throw new Refused(checked.refusals.map((text) => inWordsOf(s.row.kind, text)));
  const at = { seat, key: offer.key };
  await saveInstructionDraft(s, userId, { ...at, part: 'value' }, { answer: checked.answer, making: null });
  return at;
}

/**
 * Begins what is typed for a seat in more than one step as the instruction that takes it whole; of a turn half understood nothing is
 * begun.
 * @param first what the text was taken for as an answer to what is asked.
 * @param read reads the text as an answer to a question.
 * @returns null when the seat has no such instruction, or when nothing is foreseen of it.
 */
export async function beginTyped(
  s: Session,
  userId: string,
  seat: SeatId,
  first: readonly Reading[],
  read: (question: Question) => Promise<readonly Reading[]>,
): Promise<TypedInstruction | null> {
  for (const info of instructions(s, userId)) {
    const { value: question } = info.offer;
    if (info.seat !== seat || info.offer.takesRest !== true || question === undefined) continue;
    const all = await read(question);
    const wrong = all.flatMap((reading) => ('problem' in reading ? [reading] : []));
    const known = wrong.length > 0 ? first : all;
    const parts = answersOf(known);
    const typed = merged(question.form, null, parts);
    const value = info.offer.inOrder?.(typed) ?? typed;
    if (wrong.length > 0) {
      if (info.offer.foresee?.(value) === undefined) continue;
      return { readings: spoilt(s.row.kind, first, all, wrong), begun: null };
    }
    const begun = await begin(s, userId, info, value);
    if (begun === null) continue;
    const remarks = foreseenOf(s.row.kind, question, value);
    return { readings: warned(known, remarks), begun };
  }
  return null;
}

/** What is wrong with a turn that could be read in part, and what was understood of it: nothing of it is kept. */
function spoilt(
  kind: string,
  first: readonly Reading[],
  all: readonly Reading[],
  wrong: readonly Extract<Reading, { problem: Text }>[],
): readonly Reading[] {
  const rest = restOf(first);
  const [only] = wrong;
  // Where no part of it is told from another, what stands behind the beginning is what is not known.
  if (
    all.length === 1 &&
    only !== undefined &&
    rest !== undefined &&
    only.source.endsWith(rest) &&
    only.source !== rest
  )
    return spoiltBeside(understoodIn(kind, first), [{ source: rest, problem: say('read.unknown', { word: rest }) }]);
  return spoiltBeside(understoodIn(kind, all), wrong);
}

/**
 * Whether each thing typed for a seat is what its player can expect to be asked for behind those before it: only of such it may be tried
 * whether it is, as anything else could tell what is hidden.
 */
export async function isForeseen(
  s: Session,
  userId: string,
  seat: SeatId,
  read: (question: Question) => Promise<readonly Reading[]>,
): Promise<boolean> {
  const [offer] = instructions(s, userId).flatMap((info) =>
    info.seat === seat && info.offer.takesRest === true ? [info.offer] : [],
  );
  const form = offer?.value?.form;
  if (offer?.value === undefined || form?.kind !== 'choose' || form.next === undefined) return false;
  const readings = await read(offer.value);
  if (readings.some((reading) => 'problem' in reading)) return false;
  const typed = merged(
    form,
    null,
    readings.flatMap((reading) => ('part' in reading ? [reading.part] : [])),
  );
  const items = asChoice(offer.inOrder?.(typed) ?? typed);
  return items.every((id, n) => n === 0 || form.next?.(items.slice(0, n))?.includes(id) === true);
}

/** What the rules say of an answer that is kept for later. */
export function foreseenOf(kind: string, question: Question, value: Answer): readonly Remark[] {
  const checked = check(question, value);
  return checked.ok ? remarksOf(checked.review).map(({ tone, text }) => ({ tone, text: inWordsOf(kind, text) })) : [];
}

/** The same readings, the last of them with what is told of the whole. */
export function warned(readings: readonly Reading[], remarks: readonly Remark[]): readonly Reading[] {
  const last = readings.at(-1);
  if (last === undefined || !('part' in last) || remarks.length === 0) return readings;
  const joined = (tone: Remark['tone']): Text | undefined => {
    const reasons = remarks.filter((one) => one.tone === tone).map(({ text }) => text);
    return reasons.length === 0 ? undefined : say('given.reasons', { reasons });
  };
  const [warning, forecast] = [joined('warn'), joined('info')];
  const told = { ...last, ...(warning && { warning }), ...(forecast && { forecast }) };
  return [...readings.slice(0, -1), told];
}

/** What has been said of which instruction, and of whose where somebody holds several seats. */
export function saidOf(s: Snapshot, userId: string, { seat, offer }: InstructionInfo, what: Text): Text {
  const own = inWordsOf(s.row.kind, offer.text);
  const about =
    seatsOf(s, userId).length > 1 ? say('read.forSeat', { seat: seatName(s.row.kind, seat), about: own }) : own;
  return say('read.saidOf', { about, what });
}

/** The same readings, the first understood one saying which instruction they are kept as. */
export function saidFirst(
  s: Snapshot,
  userId: string,
  info: InstructionInfo,
  readings: readonly Reading[],
): readonly Reading[] {
  const first = readings.findIndex((one) => 'echo' in one);
  return readings.map((one, at) =>
    at === first && 'echo' in one ? { ...one, echo: saidOf(s, userId, info, one.echo) } : one,
  );
}

/**
 * Keeps typed text as the plan it fits, where plans bear on what is asked and it is no answer to it.
 * @param read reads the text as an answer to a question.
 * @returns how it was taken; null when it fits none.
 * @throws Refused when it is not legal.
 */
export async function keepAsPlan(
  s: Session,
  userId: string,
  { question, seat }: { readonly question: Question; readonly seat: SeatId },
  text: string,
  read: (question: Question) => Promise<readonly Reading[]>,
): Promise<readonly Reading[] | null> {
  if (question.plans !== true) return null;
  const fitting: { readonly info: InstructionInfo; readonly value: Answer; readonly readings: readonly Reading[] }[] =
    [];
  for (const info of instructions(s, userId)) {
    const { value: asked, early } = info.offer;
    if (info.seat !== seat || early !== true || asked === undefined) continue;
    const readings = await read(asked);
    const parts = answersOf(readings);
    if (parts.length > 0 && parts.length === readings.length)
      fitting.push({ info, readings, value: merged(asked.form, null, parts) });
  }
  const [one, other] = fitting;
  if (one === undefined) return null;
  if (other !== undefined) {
    const names = fitting.map(({ info }) => inWordsOf(s.row.kind, info.offer.text));
    return [{ source: text, problem: say('read.whichPlan', { names }) }];
  }
  await instruct(s, userId, seat, one.info.offer.key, { value: one.value });
  return saidFirst(s, userId, one.info, one.readings);
}
