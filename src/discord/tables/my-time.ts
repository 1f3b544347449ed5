// A person's own time: zone, quiet hours, reminders and the days they are away; typed into one window, or by command.
import type { Days } from '../../play/calendar/days-off.js';
import { readDates } from '../../play/calendar/typed/dates.js';
import { readLeads } from '../../play/calendar/typed/leads.js';
import { readNight } from '../../play/calendar/typed/time-of-day.js';
import { zoneOf } from '../../play/calendar/typed/zone.js';
import { isoOf, wallOf } from '../../play/calendar/wall.js';
import type { Text } from '../../table/text.js';
import { InputError, sentence, type Call, type PressCall } from '../call.js';
import { writePress } from '../custom-id.js';
import type { PersonChoices } from '../deps.js';
import { inputField, modal, type Modal, type Screen } from '../screen.js';
import { t } from '../voice.js';
import { daysText } from '../shown/time-words.js';

const press = (verb: string): string => writePress({ game: 0, checkpoint: 0, question: '', verb, args: [] });

/** What a person has set of their time, a line each. */
export function myTimeLines({ choices }: Call): readonly Text[] {
  const { timeZone, quietHours, reminderLeads, away } = choices;
  const pair = (name: Text, value: Text | string | readonly (Text | string)[]): Text =>
    t('option.pair', { name, value });
  return [
    pair(t('mine.zone'), timeZone ?? t('mine.zoneServer')),
    pair(t('mine.quiet'), quietHours === null ? t('mine.none') : t('table.quietHours', quietHours)),
    pair(t('mine.reminders'), reminderLeads === null ? t('reminders.table') : leadsText(reminderLeads)),
    pair(t('mine.away'), away.length === 0 ? t('mine.none') : daysText(away)),
  ];
}

function leadsText(leads: readonly number[]): readonly Text[] {
  if (leads.length === 0) return [t('mine.never')];
  return leads.map((minutes) =>
    minutes % 60 === 0 ? t('mine.hours', { n: minutes / 60 }) : t('mine.minutes', { n: minutes }),
  );
}

/** The window in which all of it is typed, with what stands. */
export function myTimeWindow(call: PressCall): Promise<Modal> {
  const { say } = call.voice;
  const { timeZone, quietHours, reminderLeads, away } = call.choices;
  const field = (id: string, name: Text, about: Text, value: string): ReturnType<typeof inputField> =>
    inputField(id, say(name), { description: say(about), max: 300, ...(value === '' ? {} : { value }) });
  const listed = (texts: readonly (Text | string)[]): string =>
    texts.map((text) => (typeof text === 'string' ? text : say(text))).join(', ');
  return Promise.resolve(
    modal(press('mtimed'), say(t('mine.title')), [
      field('zone', t('mine.zone'), t('mine.zoneAbout'), timeZone ?? ''),
      field(
        'quiet',
        t('mine.quiet'),
        t('mine.quietAbout'),
        quietHours === null ? '' : `${quietHours.from}-${quietHours.to}`,
      ),
      field(
        'reminders',
        t('mine.reminders'),
        t('mine.remindersAbout'),
        reminderLeads === null ? '' : listed(leadsText(reminderLeads)),
      ),
      field('away', t('mine.away'), t('mine.awayAbout'), listed(daysText(away))),
    ]),
  );
}

/** What was typed into the window. Throws InputError, which says what would be right. */
export async function myTimeTyped(
  call: PressCall,
): Promise<Pick<PersonChoices, 'timeZone' | 'quietHours' | 'reminderLeads' | 'away'>> {
  const typed = (id: string): string => (call.input.field(id) ?? '').trim();
  const [zone, quiet, reminders] = [typed('zone'), typed('quiet'), typed('reminders')];
  const timeZone = zone === '' ? null : zoneOf(zone);
  if (zone !== '' && timeZone === null) throw new InputError(t('mine.badZone', { typed: zone }));
  const quietHours = quiet === '' ? null : readNight(quiet);
  if (quiet !== '' && quietHours === null) throw new InputError(t('mine.badQuiet', { typed: quiet }));
  const reminderLeads = reminders === '' ? null : readLeads(reminders);
  if (reminders !== '' && reminderLeads === null) throw new InputError(t('mine.badReminders', { typed: reminders }));
  return {
    timeZone,
    quietHours,
    reminderLeads,
    away: daysTyped(call, typed('away'), timeZone ?? (await serverZone(call))),
  };
}

/** Days as they were typed, those over left out. Throws InputError, which says what would be right. */
function daysTyped(call: Call, typed: string, zone: string): readonly Days[] {
  if (typed === '') return [];
  const { day } = wallOf(call.deps.now(), zone);
  const read = readDates(typed, day);
  if (read === null) throw new InputError(t('mine.badDates', { typed }));
  const coming = read.filter(({ to }) => to >= isoOf(day));
  if (coming.length === 0) throw new InputError(t('mine.pastDates'));
  return coming;
}

const nowhere = /^(?:none|no|back|없음|취소)$/i;

/** Announces days away in place of those announced before; without any it says which stand. */
export async function awayChanged(call: Call, typed: string | null): Promise<Screen> {
  const days =
    typed === null
      ? call.choices.away
      : nowhere.test(typed.trim())
        ? []
        : daysTyped(call, typed.trim(), call.choices.timeZone ?? (await serverZone(call)));
  if (typed !== null) await call.deps.play.setAway(call.person, days);
  return days.length === 0
    ? sentence(call, t('mine.noAway'))
    : sentence(call, t('mine.didAway', { days: daysText(days) }), 'good');
}

async function serverZone(call: Call): Promise<string> {
  return (call.guildId === null ? null : await call.deps.profiles.server(call.guildId))?.timeZone ?? 'UTC';
}
