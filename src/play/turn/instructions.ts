// Instructions: what seats say in advance about questions that may come up.
import type { z } from 'zod';
import { instructionDrafts } from '../../store/drafts.js';
import { deleteInstructions, listInstructions, saveInstruction } from '../../store/instructions.js';
import { check } from '../../table/answer.js';
import { instructionSchema, type Instruction, type InstructionOffer } from '../../table/instruction.js';
import type { Answer, Question, SeatId } from '../../table/question.js';
import type { Text } from '../../table/text.js';
import { advance } from './advance.js';
import { requirePlaying } from './answering.js';
import { readDraft, type Making, type TaskDraft } from './desk.js';
import { dropDrafts, keepDraft, type DraftPlace } from './drafts.js';
import { instructionsOf, isInstructed } from '../asked/automatic.js';
import { inWordsOf, Refused, refused, say } from '../change/refuse.js';
import { schedule } from '../time/schedule.js';
import { closeChange } from '../change/commit.js';
import type { Session } from '../change/session.js';
import { openIn, positionOf, seatsOf, type Snapshot } from '../change/snapshot.js';

/** Something a seat may give an instruction about, and what it has said of it. */
export interface InstructionInfo {
  readonly seat: SeatId;
  readonly offer: InstructionOffer;
  readonly saved: Instruction | null;
  /** The game turn now, by which `until` is reckoned; null where the game counts none. */
  readonly turn: { readonly number: number; readonly text: Text } | null;
  /** What is being put together for it and not kept yet, by part: orders, whole answers. */
  readonly making: Readonly<Partial<Record<string, Making>>>;
  readonly begun: Readonly<Partial<Record<string, Answer>>>;
}

/** Which instructions the seats of a person can give now, and which they have given. */
export function instructions(s: Snapshot, userId: string): readonly InstructionInfo[] {
  const rules = s.rules.instructions;
  if (rules === undefined || s.position === null) return [];
  const { state } = s.position.replay;
  const turn = rules.turn?.(state) ?? null;
  return seatsOf(s, userId).flatMap(({ seat }) => {
    const saved = instructionsOf(s, seat);
    return rules.offers(state, seat).map((offer) => ({
      seat,
      offer,
      saved: saved.find(({ key }) => key === offer.key) ?? null,
      turn,
      making: {},
      begun: {},
    }));
  });
}

function draftName(key: string, part: string): string {
  return `${instructionDrafts}${key}|${part}`;
}

/** The instructions of a person with what they are putting together for them. */
export function instructionsInMaking(s: Snapshot, userId: string): readonly InstructionInfo[] {
  return instructions(s, userId).map((one) => {
    const prefix = draftName(one.offer.key, '');
    const mine = s.drafts.filter(({ seat, question }) => seat === one.seat && question.startsWith(prefix));
    const drafts = mine.map(({ question, value }) => ({ part: question.slice(prefix.length), ...readDraft(value) }));
    return {
      ...one,
      making: Object.fromEntries(drafts.flatMap(({ part, making }) => (making === null ? [] : [[part, making]]))),
      begun: Object.fromEntries(drafts.flatMap(({ part, draft }) => (draft === null ? [] : [[part, draft]]))),
    };
  });
}

/**
 * Keeps what is being put together for a part of an instruction; null throws it away.
 * @throws Refused when the instruction cannot be given now.
 */
export async function saveInstructionDraft(
  s: Session,
  userId: string,
  { seat, key, part }: Extract<DraftPlace, { readonly part: string }>,
  draft: TaskDraft | null,
): Promise<void> {
  const offered = instructions(s, userId).some((one) => one.seat === seat && one.offer.key === key);
  if (!offered) throw refused(say('refuse.noInstruction'));
  const question = draftName(key, part);
  if (draft === null) await dropDrafts(s, { seat, question });
  else await keepDraft(s, seat, question, draft);
}

const changes = instructionSchema.unwrap().omit({ key: true }).partial();

/**
 * Keeps an instruction, or takes it back with null. It is used at once when it answers what is open.
 * @param change the parts of it that are to change; the others stay as they are, or as is usual.
 * @throws Refused when it cannot be given now or is not legal.
 */
export async function instruct(s: Session, userId: string, seat: string, key: string, change: unknown): Promise<void> {
  requirePlaying(s);
  const found = instructions(s, userId).find((one) => one.seat === seat && one.offer.key === key);
  if (found === undefined) throw refused(say('refuse.noInstruction'));
  if (change === null) await deleteInstructions(s.tx, s.row.id, seat, [key]);
  else {
    const instruction = checked(s, found.offer, found.saved, change);
    await saveInstruction(s.tx, s.row.id, seat, { ...instruction, early: found.offer.early === true }, s.now);
  }
  for (const part of ['value', 'filter']) {
    await dropDrafts(s, { seat, question: draftName(key, part) });
  }
  s.instructions = await listInstructions(s.tx, s.row.id);
  const mine = openIn(s).filter((open) => open.question.seat === seat);
  // Whoever leaves a window to an instruction, or takes it up again, is waited for no longer, or again.
  if (mine.some((open) => open.window)) await schedule(s);
  const applies = mine.some((open) => !open.window && open.saved === undefined && isInstructed(s, open.question));
  // Nothing changes for others, so nothing is said, unless the instruction answers a question that is open.
  if (!applies || s.row.status !== 'running') return;
  const before = positionOf(s).answers.length;
  await advance(s);
  if (s.ended.length > 0 || positionOf(s).answers.length !== before) await closeChange(s);
}

/** The instruction that comes of a change; throws Refused when it is not one that is offered. */
function checked(s: Session, offer: InstructionOffer, saved: Instruction | null, change: unknown): Instruction {
  const parsed = changes.safeParse(change);
  if (!parsed.success) throw refused(say('refuse.malformed'));
  const usual: Instruction = {
    key: offer.key,
    mode: offer.modes[0],
    value: null,
    filter: null,
    priority: 0,
    fallback: 'pass',
    once: false,
    until: null,
  };
  const wanted = { ...(saved ?? usual), ...definedOnly(parsed.data) };
  if (!offer.modes.includes(wanted.mode)) throw refused(say('refuse.noInstruction'));
  const value = legal(s, offer.value, wanted.value);
  if (offer.value !== undefined && value === null && wanted.mode === 'use')
    throw refused(say('refuse.noInstructionValue'));
  return {
    ...wanted,
    value,
    ...(offer.until === undefined ? {} : { until: offer.until }),
    filter: legal(s, offer.filter, wanted.filter),
    once: wanted.once || offer.early === true,
  };
}

function definedOnly(change: z.infer<typeof changes>): Partial<Instruction> {
  return Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
}

/** An answer to a part of an instruction; null when it is left out or there is nothing to ask. */
function legal(s: Session, question: Question | undefined, value: Answer | null): Answer | null {
  if (question === undefined || value === null) return null;
  const result = check(question, value);
  if (!result.ok) throw new Refused(result.refusals.map((text) => inWordsOf(s.row.kind, text)));
  return result.answer;
}
