// Tells people in private what has happened to them, or waits for their word; each chooses for themselves how they are reached.
import type { Text } from '../../table/text.js';
import type { OutboxMessage } from './outbox.js';
import type { Person } from './person.js';
import { say } from './refuse.js';
import type { Session } from './session.js';

type News = Extract<OutboxMessage, { kind: 'news' }>;

/** Tells one person. */
export function tellPerson(s: Session, userId: string, news: Omit<News, 'kind' | 'gameId' | 'userId'>): void {
  s.messages.push({ kind: 'news', gameId: s.row.id, userId, ...news });
}

/** Everybody who holds a seat, whether there or away. */
function holders(s: Session): readonly string[] {
  return [...new Set(s.seats.filter((seat) => !seat.computer).flatMap((seat) => seat.userId ?? []))];
}

/** Tells everybody who holds a seat but the one whose act it was; whoever is away is offered the way back. */
export function tellOthers(s: Session, text: Text, help: News['help']): void {
  for (const userId of holders(s).filter((one) => one !== s.actor)) {
    const isAway = s.seats.every((seat) => seat.userId !== userId || seat.left);
    tellPerson(s, userId, { text, help: isAway && help !== 'look' ? 'back' : help });
  }
}

/** Tells everybody who held a seat that the game is over. */
export function tellEnd(s: Session): void {
  for (const userId of holders(s)) tellPerson(s, userId, { text: say('news.ended'), help: 'look' });
}

/** Asks people to a game that somebody has just opened. */
export function invite(s: Session, { id, name }: Pick<Person, 'id' | 'name'>, people: readonly string[]): void {
  for (const userId of people.filter((one) => one !== id))
    tellPerson(s, userId, { text: say('news.again', { name }), help: 'join' });
}

/** Tells those whose last seat has dropped out of the game in this change, where it goes on without them. */
export function tellEliminated(s: Session): void {
  if (s.before.position === null || s.position === null || s.row.endedAt !== null) return;
  const before = s.rules.survivors(s.before.position.replay.state);
  const now = s.rules.survivors(s.position.replay.state);
  for (const userId of holders(s)) {
    const mine = s.seats.filter((seat) => seat.userId === userId && !seat.computer).map((seat) => seat.seat);
    const isOut = mine.some((seat) => before.includes(seat)) && mine.every((seat) => !now.includes(seat));
    if (isOut) tellPerson(s, userId, { text: say('news.eliminated'), help: 'look' });
  }
}
