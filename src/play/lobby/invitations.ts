// Inviting people to a sign-up by direct message, and sign-ups that are open only to those who were invited.
import { actsSince } from '../../store/audits.js';
import { blocksBy } from '../../store/letters.js';
import { meet, type NewGame } from './opening.js';
import { audit, closeChange } from '../change/commit.js';
import { invite, tellPerson } from '../change/news.js';
import { refused, say } from '../change/refuse.js';
import type { Session } from '../change/session.js';
import type { Person } from '../change/person.js';
import { changeGathering } from '../people/gathering.js';
import { hourMs } from '../calendar/time.js';
import { settingsOf } from '../settings/settings.js';

/** To one table so many people are invited by name. */
const mostInvited = 30;
/** A person writes to so many others in a day by inviting them, at all tables together. */
const mostInDay = 40;
const dayHours = 24;

/** Throws Refused where only those who are invited may sign up, and this person is not. */
export function requireInvited(s: Session, userId: string): void {
  const { invitedOnly, gathering } = settingsOf(s.row);
  const isIn = s.row.hostId === userId || gathering.invited.includes(userId);
  if (invitedOnly && !isIn) throw refused(say('refuse.inviteOnly', { host: `<@${s.row.hostId}>` }));
}

/** Those of some people who want to hear nothing of a person. Whoever invites them is answered as always. */
async function deafTo(s: Session, from: string, people: readonly string[]): Promise<readonly string[]> {
  const blocks = await blocksBy(s.tx, people);
  return blocks.filter(({ blockedId, seat }) => seat === null && blockedId === from).map(({ userId }) => userId);
}

/** Throws Refused where somebody has invited too many people within a day, and says when they may again. */
async function requireFewInvited(s: Session, by: string, more: number): Promise<void> {
  const since = new Date(s.now.getTime() - dayHours * hourMs);
  const before = await actsSince(s.tx, { actor: by, action: 'invite' }, since);
  const over = before.length + more - mostInDay;
  if (over <= 0) return;
  const free = (before[over - 1] ?? s.now).getTime() - since.getTime();
  throw refused(say('refuse.invitedToday', { max: mostInDay, hours: Math.max(1, Math.ceil(free / hourMs)) }));
}

/**
 * Asks those to a game who played the last one together; seats may be kept for them.
 * @throws Refused where the host has invited too many people within a day.
 */
export async function summon(
  s: Session,
  host: Person,
  { invited = [], kept = [] }: Pick<NewGame, 'invited' | 'kept'>,
): Promise<void> {
  if (invited.length + kept.length === 0) return;
  await requireFewInvited(s, host.id, invited.length);
  changeGathering(s, { invited, kept });
  for (const userId of invited) await audit(s, 'invite', { userId });
  const deaf = await deafTo(s, host.id, invited);
  const hearing = invited.filter((userId) => !deaf.includes(userId));
  invite(s, host, hearing);
}

/**
 * Asks somebody to take part, once: the host, or where anybody may come also those who have signed up.
 * @throws Refused where sign-up is over, the inviter may not or has asked too many within a day, or the person is in or has been asked.
 */
export async function inviteTo(s: Session, by: Pick<Person, 'id' | 'name'>, person: Person): Promise<void> {
  if (s.row.status !== 'signup') throw refused(say('refuse.notSignup'));
  const { invitedOnly, gathering, turnedAway } = settingsOf(s.row);
  const isHost = s.row.hostId === by.id;
  const mayAsk = isHost || (!invitedOnly && s.signUps.some((one) => one.userId === by.id));
  if (!mayAsk) throw refused(say(invitedOnly ? 'refuse.notHost' : 'refuse.inviteFirst'));
  const { name } = person;
  if (s.signUps.some((one) => one.userId === person.id)) throw refused(say('refuse.inAlready', { name }));
  if (gathering.invited.includes(person.id)) throw refused(say('refuse.invitedAlready', { name }));
  if (turnedAway.includes(person.id)) throw refused(say('refuse.awayAlready', { name }));
  if (gathering.invited.length >= mostInvited) throw refused(say('refuse.tooManyInvited', { max: mostInvited }));
  await requireFewInvited(s, by.id, 1);
  await meet(s.tx, person, s.now);
  changeGathering(s, { invited: [...gathering.invited, person.id] });
  if ((await deafTo(s, by.id, [person.id])).length === 0)
    tellPerson(s, person.id, { text: say('news.invited', { name: by.name }), help: 'join' });
  await audit(s, 'invite', { userId: person.id });
  await closeChange(s);
}
