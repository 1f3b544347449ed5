// More time at a deadline for what is missing: first the table's grace, then an excuse of whoever has one left; only then a miss.
import { z } from 'zod';
import { addMisses } from '../../store/results.js';
import { saveSeat, type SeatRow } from '../../store/seats.js';
import type { DueRow } from '../../store/dues.js';
import { audit, closeChange } from '../change/commit.js';
import { movedIn } from '../change/moved.js';
import { tellPerson } from '../change/news.js';
import { say } from '../change/refuse.js';
import type { Session } from '../change/session.js';
import { isPresent, positionOf, type Snapshot } from '../change/snapshot.js';
import type { SeatId } from '../../table/question.js';
import { isHushed, isInstructed } from '../asked/automatic.js';
import { putOffOf, type PutOff } from '../time/put-off.js';
import { later } from '../time/reckoning.js';
import { blockMs, deadlineRow, missedPaces, type Block } from '../time/schedule.js';
import { hourMs } from '../calendar/time.js';

/** Excuses used up, by person: a substitute has their own. */
const usedSchema = z.object({ excused: z.record(z.string(), z.int().nonnegative()).catch({}).default({}) });

function used(seat: SeatRow): Readonly<Record<string, number>> {
  return usedSchema.parse(seat.settings).excused;
}

/** How many missed deadlines a person is still excused in a game. */
function excusesLeft(s: Snapshot, userId: string): number {
  return s.settings.time.excuses - s.seats.reduce((sum, seat) => sum + (used(seat)[userId] ?? 0), 0);
}

/** The seats whose players are there and have sent nothing for a turn that everybody knows they owe. */
export function missingIn(s: Snapshot, block: Block): ReadonlySet<SeatId> {
  const owed = block.open.filter(
    (open) =>
      // Who attends to what they are asked in silence is nobody else's business.
      !isHushed(open) &&
      open.saved === undefined &&
      missedPaces.has(open.question.pace) &&
      !s.held.some((held) => held.question === open.id) &&
      !isInstructed(s, open.question),
  );
  const seats = new Set(owed.map((open) => open.question.seat));
  return new Set(s.seats.filter((seat) => isPresent(seat) && seats.has(seat.seat)).map(({ seat }) => seat));
}

/**
 * Puts a deadline that has fallen off where somebody is missing and the table gives more time; what the others have given stays
 * as it is, final where it was final.
 * @param payload of the row that has fallen due.
 * @returns whether it was put off; then the change is closed.
 */
export async function putOff(s: Session, block: Block, payload: DueRow['payload']): Promise<boolean> {
  const stage = putOffOf(payload)?.stage;
  const missing = missingIn(s, block);
  const isSecret = block.open.some((open) => open.question.secret === true);
  if (missing.size === 0 || isSecret || stage === 'excuse') return false;
  const { grace, excuseHours } = s.settings.time;
  const whole = blockMs(s, block);
  if (grace > 0 && stage === undefined) {
    const ms = Math.min(grace * hourMs, whole);
    await waitFor(s, block, { stage: 'grace', missing, runAt: new Date(s.now.getTime() + ms) });
    return true;
  }
  const people = new Set(s.seats.filter(({ seat }) => missing.has(seat)).flatMap(({ userId }) => userId ?? []));
  const excused = [...people].filter((userId) => excusesLeft(s, userId) > 0);
  if (excused.length === 0) return false;
  for (const userId of excused) await excuse(s, userId, missing);
  const runAt = later(s, s.now, Math.min(excuseHours * hourMs, whole));
  await waitFor(s, block, { stage: 'excuse', missing, runAt });
  return true;
}

/** Uses up one of a person's excuses, and tells them. */
async function excuse(s: Session, userId: string, missing: ReadonlySet<SeatId>): Promise<void> {
  const seat = s.seats.find((row) => row.userId === userId && missing.has(row.seat));
  if (seat === undefined) return;
  const excused = { ...used(seat), [userId]: (used(seat)[userId] ?? 0) + 1 };
  const saved = await saveSeat(s.tx, s.row.id, seat.seat, { settings: { ...seat.settings, excused } });
  s.seats = s.seats.map((row) => (row.seat === seat.seat ? saved : row));
  const checkpoint = positionOf(s).number;
  await addMisses(s.tx, [{ gameId: s.row.id, userId, seat: seat.seat, checkpoint, excused: true }], s.now);
  tellPerson(s, userId, { text: say('news.excused', { count: excusesLeft(s, userId) }), help: 'desk' });
}

async function waitFor(
  s: Session,
  block: Block,
  more: { readonly stage: PutOff['stage']; readonly missing: ReadonlySet<SeatId>; readonly runAt: Date },
): Promise<void> {
  const { stage, missing, runAt } = more;
  const hours = Math.round(((runAt.getTime() - s.now.getTime()) / hourMs) * 10) / 10;
  s.messages.push({ kind: 'notice', gameId: s.row.id, text: say(`notice.${stage}`, { hours }) });
  if (stage === 'grace') {
    const people = s.seats.filter(({ seat }) => missing.has(seat)).flatMap(({ userId }) => userId ?? []);
    for (const userId of new Set(people)) tellPerson(s, userId, { text: say('news.grace', { hours }), help: 'desk' });
  }
  const payload = { stage, waitsFor: [...missing], until: runAt.getTime() };
  s.dues = [...s.dues, deadlineRow(s, block, runAt, payload)];
  s.messages.push(...movedIn(s));
  await audit(s, stage, { seats: missing.size, hours });
  await closeChange(s);
}
