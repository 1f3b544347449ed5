// A person's own time: zone, quiet hours, reminders and the days they are away; typed into one window, or by command.
import type { Days } from '../../play/calendar/days-off.js';
import { readDates } from '../../play/calendar/typed/dates.js';
import { readLeads } from '../../play/calendar/typed/leads.js';
import { zoneOf } from '../../play/calendar/typed/zone.js';
import { isoOf, wallOf } from '../../play/calendar/wall.js';
import type { Text } from '../../table/text.js';
import { InputError, sentence, type Call, type PressCall } from '../call.js';
import { writePress } from '../custom-id.js';
import type { PersonChoices } from '../deps.js';
import type { Modal, Screen } from '../screen.js';
import { t } from '../voice.js';
import { daysText } from '../shown/time-words.js';
import { formWindow, typedChange, type Line } from './form.js';
import { nightIn, nightShown } from './time-fields.js';

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

type MyTime = Partial<Pick<PersonChoices, 'timeZone' | 'quietHours' | 'reminderLeads' | 'away'>>;
/** The zone counts for days where none has just been typed. */
type MyLine = Line<PersonChoices, MyTime, { readonly now: Date; readonly zone: string }>;

const max = 300;
const zoneLine: MyLine = {
  id: 'zone',
  name: t('mine.zone'),
  about: t('mine.zoneAbout'),
  max,
  shown: ({ timeZone }) => timeZone ?? '',
  read(typed) {
    const timeZone = typed === '' ? null : zoneOf(typed);
    if (typed !== '' && timeZone === null) throw new InputError(t('mine.badZone', { typed }));
    return { timeZone };
  },
};
const otherLines: readonly MyLine[] = [
  {
    id: 'quiet',
    name: t('mine.quiet'),
    about: t('mine.quietAbout'),
    max,
    shown: ({ quietHours }) => nightShown(quietHours),
    read: (typed) => ({ quietHours: nightIn(typed) }),
  },
  {
    id: 'reminders',
    name: t('mine.reminders'),
    about: t('mine.remindersAbout'),
    max,
    shown: ({ reminderLeads }) => (reminderLeads === null ? '' : leadsText(reminderLeads)),
    read(typed) {
      const reminderLeads = typed === '' ? null : readLeads(typed);
      if (typed !== '' && reminderLeads === null) throw new InputError(t('mine.badReminders', { typed }));
      return { reminderLeads };
    },
  },
  {
    id: 'away',
    name: t('mine.away'),
    about: t('mine.awayAbout'),
    max,
    shown: ({ away }) => daysText(away),
    read: (typed, { now, zone }) => ({ away: daysIn(typed, now, zone) }),
  },
];

/** The window in which all of it is typed, with what stands. */
export function myTimeWindow({ choices, voice: { say } }: PressCall): Promise<Modal> {
  const id = writePress({ game: 0, checkpoint: 0, question: '', verb: 'mtimed', args: [] });
  return Promise.resolve(formWindow(id, say(t('mine.title')), [zoneLine, ...otherLines], { stands: choices, say }));
}

/** What was typed into the window. Throws InputError, which says what would be right. */
export async function myTimeTyped(call: PressCall): Promise<MyTime> {
  const about = { now: call.deps.now(), zone: await serverZone(call) };
  const zone = typedChange([zoneLine], call.input, about);
  return { ...zone, ...typedChange(otherLines, call.input, { ...about, zone: zone.timeZone ?? about.zone }) };
}

/** Days as they were typed, those over left out. Throws InputError, which says what would be right. */
function daysIn(typed: string, now: Date, zone: string): readonly Days[] {
  if (typed === '') return [];
  const { day } = wallOf(now, zone);
  const read = readDates(typed, day);
  if (read === null) throw new InputError(t('mine.badDates', { typed }));
  const coming = read.filter(({ to }) => to >= isoOf(day));
  if (coming.length === 0) throw new InputError(t('mine.pastDates'));
  return coming;
}

const nowhere = /^(?:none|no|back|없음|취소)$/i;

/** Announces days away in place of those announced before; without any it says which stand. */
export async function awayChanged(call: Call, typed: string | null): Promise<Screen> {
  const words = typed?.trim() ?? null;
  const zone = call.choices.timeZone ?? (await serverZone(call));
  const days = words === null ? call.choices.away : nowhere.test(words) ? [] : daysIn(words, call.deps.now(), zone);
  if (words !== null) await call.deps.play.setAway(call.person, days);
  return days.length === 0
    ? sentence(call, t('mine.noAway'))
    : sentence(call, t('mine.didAway', { days: daysText(days) }), 'good');
}

async function serverZone(call: Call): Promise<string> {
  return (call.guildId === null ? null : await call.deps.profiles.server(call.guildId))?.timeZone ?? 'UTC';
}
