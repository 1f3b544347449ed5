// What was done to look after a game, for everybody to read: who, when and what, without anything that is secret.
import { listActs, type AuditRow } from '../../store/audits.js';
import { storedText } from '../../store/json.js';
import { z } from 'zod';
import { sayer, type Text } from '../../table/text.js';
import type { repairing } from '../../words/app/en/repairing.js';
import type { retiming } from '../../words/app/en/retiming.js';
import { inWordsOf, say, seatName } from '../change/refuse.js';
import { isInvolved } from '../people/secrets.js';
import { isAnonymous } from '../people/anonymity.js';
import type { Snapshot } from '../change/snapshot.js';
import { settingNames } from './setting-names.js';

const sayTime = sayer<typeof retiming>('app');
const sayRepair = sayer<typeof repairing>('app');

/** One act. */
export interface HostRecord {
  readonly id: number;
  readonly at: Date;
  /** A person's id; null for the clock and the program, and for players of an anonymous table. */
  readonly by: string | null;
  readonly text: Text;
}

const detailSchema = z.looseObject({
  hours: z.number().optional(),
  at: z.string().optional(),
  seat: z.string().optional(),
  seats: z.array(z.string()).optional(),
  kind: z.string().optional(),
  how: z.string().optional(),
  title: storedText.optional(),
  reason: z.string().optional(),
  paths: z.array(z.string()).optional(),
  changes: z.array(storedText).optional(),
});
type Detail = z.infer<typeof detailSchema>;

/** The acts that are shown. What somebody proposed, took back or set in advance is theirs, and none of these. */
const shown: Readonly<Record<string, (s: Snapshot, detail: Detail) => Text>> = {
  import: () => say('act.import'),
  setTable: (_, detail) => say('act.setTable', { settings: settingNames(detail) }),
  retime: (_, { changes = [] }) => sayTime('act.retime', { changes }),
  giveOut: () => say('act.giveOut'),
  assign: (s, { seats = [] }) => say('act.assign', { seats: namesOf(s, seats) }),
  turnAway: () => say('act.turnAway'),
  start: () => say('act.start'),
  steward: () => say('act.steward'),
  pause: () => say('act.pause'),
  resume: () => say('act.resume'),
  extend: (_, { hours = 0 }) => say('act.extend', { hours: Math.round(hours * 100) / 100 }),
  deadline: () => say('act.deadline'),
  replace: (s, { seat = '' }) => say('act.replace', { seat: seatName(s.row.kind, seat) }),
  standIn: (s, { seat = '' }) => say('act.standIn', { seat: seatName(s.row.kind, seat) }),
  nudge: () => say('act.nudge'),
  agreed: () => say('act.agreed'),
  rollback: (s, detail) => say('act.rollback', phaseAndReason(s, detail)),
  repair: (s, detail) =>
    detail.changes === undefined
      ? say('act.repair', phaseAndReason(s, detail))
      : sayRepair('act.repairTo', { ...phaseAndReason(s, detail), changes: detail.changes }),
  cancel: () => say('act.cancel'),
};

/** The acts that are shown, newest first. */
export async function hostRecord(
  s: Snapshot,
  { before, limit }: { readonly before?: number; readonly limit: number },
): Promise<readonly HostRecord[]> {
  const rows = await listActs(s.db, s.row.id, {
    actions: Object.keys(shown),
    limit,
    ...(before === undefined ? {} : { before }),
  });
  return rows.flatMap((row) => lineOf(s, row));
}

function lineOf(s: Snapshot, { id, at, actor, action, detail }: AuditRow): readonly HostRecord[] {
  const parsed = detailSchema.safeParse(detail);
  const text = shown[action]?.(s, parsed.success ? parsed.data : {});
  if (text === undefined) return [];
  const isHidden = isAnonymous(s) && actor !== s.row.hostId && isInvolved(s, actor);
  return [{ id, at, by: actor === 'clock' || actor === 'program' || isHidden ? null : actor, text }];
}

function namesOf(s: Snapshot, seats: readonly string[]): readonly Text[] | Text {
  return seats.length === 0 ? say('act.noSeat') : seats.map((seat) => seatName(s.row.kind, seat));
}

function phaseAndReason(s: Snapshot, { title, reason = '' }: Detail): { phase: Text | string; reason: string } {
  return { phase: title === undefined ? '' : inWordsOf(s.row.kind, title), reason };
}
