// What a person may read of what has happened since they last answered themselves, and what that brought.
import { lastAnsweredAt } from '../store/answers.js';
import { reportsSince } from '../store/reports.js';
import type { Weight } from '../table/script.js';
import type { Text } from '../table/text.js';
import { inWordsOf } from './change/refuse.js';
import { seatsOf, type Snapshot } from './change/snapshot.js';

/** Something that has happened since. */
export interface Since {
  readonly id: number;
  readonly checkpoint: number;
  readonly text: Text;
  readonly focus: readonly string[];
  readonly weight: Weight;
  readonly private: boolean;
  /** Taken back again. */
  readonly retracted: boolean;
}

/** More than anybody reads at once. */
const most = 200;

/** Oldest first: the newest of what has been told since a person's last answer, or since the start. */
export async function since(s: Snapshot, userId: string): Promise<readonly Since[]> {
  if (s.position === null) return [];
  const seats = seatsOf(s, userId).map((seat) => seat.seat);
  const from = await lastAnsweredAt(s.db, s.row.id, userId);
  const reports = await reportsSince(s.db, s.row.id, from, most);
  return reports
    .filter(({ audience }) => audience === null || audience.some((seat) => seats.includes(seat)))
    .map((report) => ({
      id: report.id,
      checkpoint: report.checkpoint,
      text: inWordsOf(s.row.kind, report.text),
      focus: report.focus,
      weight: report.weight,
      private: report.audience !== null,
      retracted: report.retractedAt !== null,
    }));
}
