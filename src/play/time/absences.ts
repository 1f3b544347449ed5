// A person says on which days they are away; what they have said before stands with the moment at which it was said.
import { z } from 'zod';
import type { Db } from '../../store/client.js';
import { findUser, saveUser } from '../../store/users.js';
import { refused, say } from '../change/refuse.js';
import type { Person } from '../change/person.js';
import { awayOf } from '../calendar/away.js';
import { daysSchema, type Days } from '../calendar/days-off.js';

const mostAbsences = 20;
const absences = z.array(daysSchema).max(mostAbsences);

/**
 * Keeps the days somebody is away, in place of those before.
 * @throws Refused for days there are not, or too many.
 */
export async function keepAbsences(tx: Db, person: Person, days: readonly Days[], now: Date): Promise<void> {
  const wanted = absences.safeParse(days);
  if (!wanted.success) throw refused(say('refuse.badDays', { max: mostAbsences }));
  const known = await findUser(tx, person.id);
  const before = known === null ? [] : awayOf(known);
  const away = wanted.data.map(({ from, to }) => {
    const same = before.find((one) => one.from === from && one.to === to);
    return same ?? { from, to, told: now.toISOString() };
  });
  await saveUser(
    tx,
    person.id,
    { name: person.name, locale: person.locale, settings: { ...known?.settings, away } },
    now,
  );
}
