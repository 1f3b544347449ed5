// Asks for another time while a game runs: its host or a player, with the consent the table wants for what concerns everybody.
import { paces } from '../../table/question.js';
import { sayer } from '../../table/text.js';
import type { retiming as words } from '../../words/app/en/retiming.js';
import { refused, say as sayPlay } from '../change/refuse.js';
import type { Session } from '../change/session.js';
import { seatsOf } from '../change/snapshot.js';
import { requirePlaying } from '../turn/answering.js';
import { durationsOf } from '../time/paces.js';
import { retime } from '../time/retime.js';
import { timeChangeSchema, type TimeChange } from '../calendar/time-change.js';
import { timedOf, whatChanges } from '../time/timed.js';
import { putToVote } from '../votes/votes.js';
import { mayAlone } from './rollback.js';

const say = sayer<typeof words>('app');

/**
 * Changes the time of a running game where one person may, else puts it to the vote.
 * @throws Refused for somebody who neither hosts nor plays, for a value that cannot be, for a kind of question the game does not
 * have, and where nothing would change.
 */
export async function changeTime(s: Session, userId: string, wanted: TimeChange): Promise<void> {
  requirePlaying(s);
  if (s.row.hostId !== userId && seatsOf(s, userId).length === 0) throw refused(sayPlay('refuse.notHost'));
  const change = timeChangeSchema.safeParse(wanted);
  if (!change.success) throw refused(sayPlay('refuse.badSetting'));
  const { hours = {} } = change.data;
  const known = timedOf(s).hours;
  if (paces.some((pace) => hours[pace] !== undefined && known[pace] === undefined))
    throw refused(sayPlay('refuse.badSetting'));
  durationsOf(s.rules, { ...known, ...hours });
  if (whatChanges(s, change.data).length === 0) throw refused(say('refuse.sameTime'));
  if (mayAlone(s, userId)) await retime(s, change.data, true);
  else await putToVote(s, userId, { kind: 'time', seats: [], by: null, time: change.data });
}
