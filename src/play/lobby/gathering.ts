// What is kept of a table's gathering beside its sign-ups: until when a ready check lasts, who waits for a place, who was invited.
import { changeGame, type Session } from '../change/session.js';
import type { Snapshot } from '../change/snapshot.js';
import { settingsOf, type TableSettings } from './settings.js';

/** Notes something of a table's gathering; what is left out stays. */
export function changeGathering(s: Session, change: Partial<TableSettings['gathering']>): void {
  const { gathering } = settingsOf(s.row);
  changeGame(s, { settings: { ...s.row.settings, gathering: { ...gathering, ...change } } });
}

/** Until when everybody has to confirm; null while no ready check runs. */
export function readyUntil({ row }: Pick<Snapshot, 'row'>): Date | null {
  const { readyBy } = settingsOf(row).gathering;
  return row.status === 'readyCheck' && readyBy !== null ? new Date(readyBy) : null;
}
