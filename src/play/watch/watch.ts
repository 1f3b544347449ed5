// Watching with open hands: what every seat held and was told some phases ago, for those who will never sit down in this game.
import { listReports } from '../../store/reports.js';
import type { Text } from '../../table/text.js';
import { inWordsOf, refused, say, seatName } from '../change/refuse.js';
import type { Session } from '../change/session.js';
import type { Position } from '../change/positions.js';
import { positionOf, readPosition } from '../change/snapshot.js';
import { everySeat, isInvolved, seenBy, remember } from '../people/secrets.js';
import { requirePlaying } from '../turn/answering.js';

/** A phase as those see it who watch. */
export interface Watched {
  readonly number: number;
  readonly title: Text;
  /** What each seat held as the phase began. */
  readonly hands: readonly { readonly name: Text; readonly lines: readonly Text[] }[];
  /** What single seats were told in it. */
  readonly told: readonly { readonly text: Text; readonly to: readonly Text[] }[];
}

/**
 * Opens a phase that lies as far back as the table says. Whoever looks has seen the secrets of every seat, and may never hold one.
 * @param agreed without it nothing is shown and nothing noted.
 * @returns null where the person has not yet agreed to that.
 * @throws Refused where the table shows no more than everybody may know, nothing lies far enough back, and for those who play or have
 * played.
 */
export async function watch(s: Session, userId: string, agreed: boolean): Promise<Watched | null> {
  requirePlaying(s);
  const delay = s.settings.spectators;
  if (delay === 'public') throw refused(say('refuse.watchPublic'));
  const isKnown = new Set(seenBy(s, userId)).size === s.seats.length;
  const holds = s.seats.some((seat) => seat.userId === userId && !seat.computer);
  if (holds || (!isKnown && isInvolved(s, userId))) throw refused(say('refuse.watchPlays'));
  const position = await longAgo(s, positionOf(s).number - delay);
  if (position === null) throw refused(say('refuse.watchEarly', { n: delay }));
  if (!isKnown && !agreed) return null;
  if (!isKnown) await remember(s, [{ seat: everySeat, userId }]);
  const { number } = position;
  const { state } = position.checkpoint;
  const words = (text: Text): Text => inWordsOf(s.row.kind, text);
  const reports = await listReports(s.db, s.row.id, number);
  return {
    number,
    title: words(s.rules.title(s.rules.view(state, null))),
    hands: s.seats.flatMap(({ seat }) =>
      (s.rules.panels?.(s.rules.view(state, seat), seat) ?? [])
        .filter((panel) => panel.private)
        .map(({ lines }) => ({ name: seatName(s.row.kind, seat), lines: lines.map(words) })),
    ),
    told: reports.flatMap(({ text, audience }) =>
      audience === null ? [] : [{ text: words(text), to: audience.map((seat) => seatName(s.row.kind, seat)) }],
    ),
  };
}

/** So many phases of the turn that is being played are passed over at most. */
const longestTurn = 40;

/** A phase, or the last one before it that is not of the turn being played, whose hands are still held; null when there is none. */
async function longAgo(s: Session, number: number): Promise<Position | null> {
  const now = roundOf(s, positionOf(s));
  for (let at = number; at >= 0 && at > number - longestTurn; at--) {
    const position = await readPosition(s, at);
    if (position === null || roundOf(s, position) !== now) return position;
  }
  return null;
}

/** What the game counts its course by, such as a year; where it counts nothing, each phase by itself. */
function roundOf({ rules }: Session, { number, checkpoint }: Position): string {
  const gauges = rules.gauges?.(rules.view(checkpoint.state, null));
  return gauges === undefined ? String(number) : JSON.stringify(gauges.at);
}
