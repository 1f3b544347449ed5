// Drafts: what players have begun and not handed in, and answers to secret questions that wait for the decoy time.
import { deleteDrafts, deletePhaseDrafts, instructionDrafts, saveDraft, type DraftRow } from '../../store/drafts.js';
import { anyJson } from '../../store/json.js';
import type { SeatId } from '../../table/question.js';
import { heldIn, heldPrefix, type Held } from '../change/held.js';
import type { Session } from '../change/session.js';

/** Where a draft belongs: to a question of a phase, or to a part of a seat's instruction. */
export type DraftPlace =
  | { readonly checkpoint: number; readonly question: string }
  | { readonly seat: SeatId; readonly key: string; readonly part: string };

/** Under which name a draft for a question of a phase is kept. */
export function draftName(checkpoint: number, question: string): string {
  return `${checkpoint}:${question}`;
}

/** Keeps a draft in place of the one of the same name. */
export async function keepDraft(s: Session, seat: SeatId, question: string, value: unknown): Promise<void> {
  await saveDraft(s.tx, s.row.id, seat, question, value, s.now);
  const others = s.drafts.filter((row) => row.seat !== seat || row.question !== question);
  const row = { gameId: s.row.id, seat, question, value: anyJson.parse(value), updatedAt: s.now };
  change(s, [...others, row]);
}

/** Throws drafts away: all of the game, of a seat, or of one name. Nothing is sent to the database when there are none. */
export async function dropDrafts(
  s: Session,
  only: { readonly seat?: SeatId; readonly question?: string } = {},
): Promise<void> {
  const dropped = (row: DraftRow): boolean =>
    (only.seat ?? row.seat) === row.seat && (only.question ?? row.question) === row.question;
  if (!s.drafts.some(dropped)) return;
  await deleteDrafts(s.tx, s.row.id, only);
  change(
    s,
    s.drafts.filter((row) => !dropped(row)),
  );
}

/** Throws away what belongs to the phase at hand: all but what is put together for instructions. */
export async function dropPhaseDrafts(s: Session): Promise<void> {
  const kept = s.drafts.filter((row) => row.question.startsWith(instructionDrafts));
  if (kept.length === s.drafts.length) return;
  await deletePhaseDrafts(s.tx, s.row.id);
  change(s, kept);
}

/** Lets an answer wait. */
export async function hold(s: Session, { question, seat, ...value }: Held): Promise<void> {
  await keepDraft(s, seat, heldPrefix(s.row.checkpoint) + question, value);
}

/** Takes a waiting answer out. */
export async function release(s: Session, held: Held): Promise<void> {
  await dropDrafts(s, { seat: held.seat, question: heldPrefix(s.row.checkpoint) + held.question });
}

function change(s: Session, drafts: readonly DraftRow[]): void {
  s.drafts = drafts;
  s.held = heldIn(drafts, s.row.checkpoint);
}
