// Who may talk at a table just now: by its press rule, and by its game's rulebook where the rule leaves it to that.
import { refused, say } from '../change/refuse.js';
import { settingsOf } from '../settings/settings.js';
import type { Snapshot } from '../change/snapshot.js';

/** Why a way to talk is shut. */
type Shut = 'notBegun' | 'over' | 'none' | 'publicOnly' | 'phase';

/** Each way to talk: null while it is open, else why it is not. */
export interface PressNow {
  /** Between some seats, unheard by the others. */
  readonly secret: Shut | null;
  /** To everybody. */
  readonly open: Shut | null;
}

/** Throws Refused where one may not talk, and says when or how one may. */
export function requireOpen(shut: Shut | null): void {
  if (shut !== null) throw refused(say(`refuse.press.${shut}`));
}

/** How a table may talk as it stands. */
export function pressNow(s: Snapshot): PressNow {
  const both = (why: Shut | null): PressNow => ({ secret: why, open: why });
  if (s.row.endedAt !== null) return both('over');
  if (s.position === null) return both('notBegun');
  switch (settingsOf(s.row).press) {
    case 'all':
      return both(null);
    case 'public':
      return { secret: 'publicOnly', open: null };
    case 'none':
      return both('none');
    case 'rulebook':
      return both(s.rules.press?.(s.rules.view(s.position.replay.state, null)) === 'silent' ? 'phase' : null);
  }
}
