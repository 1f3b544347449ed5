// A clock has run out: the other player may claim the game, or harmless answers go on for whoever ran out of time.
import type { SeatId } from '../../table/question.js';
import { sidesOf } from '../../table/seats.js';
import { audit, closeChange } from '../change/commit.js';
import { tellPerson } from '../change/news.js';
import { refused, say, seatName, sideName } from '../change/refuse.js';
import type { Session } from '../change/session.js';
import { optionsOf } from '../change/snapshot.js';
import { finish } from '../turn/advance.js';
import { clockDeadline, clockOf, flag, handsOf, isUnclaimed, outOfTime, type Hand } from '../time/clocks.js';
import type { Block } from '../time/schedule.js';

/**
 * What a deadline means where clocks run: whose seats are answered for.
 * @returns nobody's where the other may claim the game first, and the change is closed; null where no clock runs for this block.
 */
export async function runFlag(s: Session, block: Block): Promise<ReadonlySet<SeatId> | null> {
  if (clockDeadline(s, block.open) === null) return null;
  const out = outOfTime(s, block.open);
  const unsaved = new Set(block.open.flatMap(({ question, saved }) => (saved === undefined ? [question.seat] : [])));
  const isPlayed = (hand: Hand): boolean =>
    s.settings.time.flag === 'autopilot' || isUnclaimed(s, hand) || hand.seats.every(({ seat }) => !unsaved.has(seat));
  const played = out.filter(isPlayed);
  if (played.length > 0) return new Set(played.flatMap(({ seats }) => seats.map(({ seat }) => seat)));
  const fresh = out.filter((hand) => clockOf(s, hand).flagged === null);
  for (const hand of fresh) {
    await flag(s, hand);
    const text = say('notice.flag', { seats: hand.seats.map(({ seat }) => seatName(s.row.kind, seat)) });
    s.messages.push({ kind: 'notice', gameId: s.row.id, text });
    for (const other of handsOf(s).filter(({ userId }) => userId !== hand.userId))
      tellPerson(s, other.userId, { text: say('news.flag'), help: 'claim' });
    tellPerson(s, hand.userId, { text: say('news.flagOwn'), help: 'desk' });
  }
  await closeChange(s);
  return new Set();
}

/**
 * The game is won by a player whose opponent's clock has run out.
 * @throws Refused where it has not, or there are no clocks.
 */
export async function claim(s: Session, userId: string): Promise<void> {
  const hands = handsOf(s);
  const mine = hands.find((hand) => hand.userId === userId);
  if (mine === undefined || s.row.status !== 'running') throw refused(say('refuse.noClocks'));
  const other = hands.find((hand) => hand !== mine);
  if (other === undefined || clockOf(s, other).flagged === null) throw refused(say('refuse.clockRuns'));
  const own = mine.seats.map(({ seat }) => seat);
  const sides = sidesOf(s.rules, optionsOf(s)).filter((side) => side.seats.some((seat) => own.includes(seat)));
  const text = say('outcome.claimed', { seats: sides.map((side) => sideName(s.rules, side)) });
  await finish(s, { kind: 'win', winners: sides.flatMap(({ seats }) => seats), text });
  await audit(s, 'claim');
  await closeChange(s);
}
