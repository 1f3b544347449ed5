// What a person may read of what has happened since they last answered themselves, and what that brought.
import { reportsSinceAnswer } from '../../store/reports.js';
import type { Db } from '../../store/client.js';
import type { Weight } from '../../table/script.js';
import type { Text } from '../../table/text.js';
import { inWordsOf } from '../change/refuse.js';
import type { Desk } from '../turn/desk.js';

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

/**
 * Oldest first: the newest of what has been told since a person's last answer that anything followed, or since the start.
 * @param desk theirs, as it was read: it names their seats, so that the game is not read a second time.
 */
export async function since(
  db: Db,
  { game, seats }: Pick<Desk, 'game' | 'seats'>,
  userId: string,
): Promise<readonly Since[]> {
  if (game.title === null) return [];
  const ended = game.status === 'finished' || game.status === 'cancelled';
  const reports = await reportsSinceAnswer(db, { gameId: game.id, userId, seats, ended }, most);
  return reports
    .filter(({ audience }) => audience === null || audience.some((seat) => seats.includes(seat)))
    .map((report) => ({
      id: report.id,
      checkpoint: report.checkpoint,
      text: inWordsOf(game.kind, report.text),
      focus: report.focus,
      weight: report.weight,
      private: report.audience !== null,
      retracted: report.retractedAt !== null,
    }));
}
