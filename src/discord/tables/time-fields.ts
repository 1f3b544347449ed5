// What a table's time is offered with in menus and typed lines, before the start and while the game runs.
import type { TimeChange } from '../../play/calendar/time-change.js';
import { clockNames, type ChosenTime } from '../../play/calendar/time-settings.js';
import type { Timetable } from '../../play/calendar/timetable.js';
import { readHours } from '../../play/calendar/typed/hours.js';
import { readLeads } from '../../play/calendar/typed/leads.js';
import { readNight } from '../../play/calendar/typed/time-of-day.js';
import { readTimetable } from '../../play/calendar/typed/timetable.js';
import { readTiming } from '../../play/calendar/typed/timing.js';
import { leadsText, leadTexts, lengthsText, weekText } from '../../play/calendar/words.js';
import type { GameInfo } from '../../play/turn/info.js';
import { paces, type Pace } from '../../table/question.js';
import type { Text } from '../../table/text.js';
import { InputError, type Call } from '../call.js';
import { t } from '../voice.js';
import { choice, type Choice, type Line } from './form.js';

const skips = {
  none: { skipWeekends: false, skipHolidays: false },
  weekends: { skipWeekends: true, skipHolidays: false },
  holidays: { skipWeekends: false, skipHolidays: true },
  both: { skipWeekends: true, skipHolidays: true },
} as const;
const nights = {
  none: null,
  late: ['02:00', '08:00'],
  midnight: ['00:00', '08:00'],
  long: ['22:00', '08:00'],
} as const;

/** What can be chosen before the start and while the game runs, by name. */
export const timeFields = {
  skip: choice('skip', t('timing.skip'), ['none', 'weekends', 'holidays', 'both'] as const, {
    set: (days) => skips[days],
    word: (days) => (days === 'none' ? t('timing.none') : t(`timing.skip.${days}`)),
  }),
  grace: choice('grace', t('timing.grace'), [0, 3, 6, 12, 24, 48], {
    set: (grace) => ({ grace }),
    word: (grace) => (grace === 0 ? t('timing.none') : t('timing.upTo', { n: grace })),
  }),
  excuses: choice('excuses', t('timing.excuses'), [0, 1, 2, 3, 5], {
    set: (excuses) => ({ excuses }),
    word: (count) => (count === 0 ? t('timing.none') : t('table.count', { count })),
  }),
  excuseHours: choice('excuseHours', t('timing.excuseHours'), [6, 12, 24, 48], {
    set: (excuseHours) => ({ excuseHours }),
    word: (n) => t('time.hours', { n }),
  }),
  away: choice('away', t('timing.away'), [0, 1, 3, 7, 14], {
    set: (away) => ({ away }),
    word: (count) => (count === 0 ? t('timing.none') : t('timing.upToDays', { count })),
  }),
  quiet: choice('quiet', t('table.quiet'), ['none', 'late', 'midnight', 'long'] as const, {
    set: (night) => ({ quiet: nightOf(nights[night]) }),
    word: (night) => {
      const hours = nightOf(nights[night]);
      return hours === null ? t('option.nothing') : t('table.quietHours', hours);
    },
  }),
  reminders: {
    kind: 'one',
    id: 'reminders',
    name: t('retime.reminders'),
    values: [[], [60], [360, 60], [1440, 360, 60]].map((reminders) => ({
      id: reminders.length === 0 ? 'none' : reminders.join('-'),
      set: { reminders },
      word: leadsText(reminders),
    })),
  },
} as const satisfies Readonly<Record<string, Choice<TimeChange>>>;

function nightOf(hours: readonly [string, string] | null): { readonly from: string; readonly to: string } | null {
  return hours === null ? null : { from: hours[0], to: hours[1] };
}

/** What is set before the start alone. */
export const firstField: Choice<ChosenTime> = choice('first', t('timing.first'), [1, 1.5, 2, 3], {
  set: (first) => ({ first }),
  word: (n) => (n === 1 ? t('timing.asOthers') : t('timing.times', { n })),
});

/** What is set before the start, and for two people alone. */
export const clockFields: readonly Choice<ChosenTime>[] = [
  choice('clock', t('timing.clock'), clockNames, {
    set: (clock) => ({ clock }),
    word: (clock) => t(`timing.clock.${clock}`),
  }),
  choice('flag', t('timing.flag'), ['claim', 'autopilot'] as const, {
    set: (flag) => ({ flag }),
    word: (flag) => t(`timing.flag.${flag}`),
  }),
];

/** What reading typed time takes: the zone that counts where none is named, and the kinds of question of the game. */
interface Reading {
  readonly zone: string;
  readonly known: readonly Pace[];
}
type TimeLine = Line<GameInfo, TimeChange, Reading>;

/** Longest line. */
const max = 200;

/** Hours of the week, and how long each kind of question lasts. */
export const hourLines: readonly TimeLine[] = [
  {
    id: 'turns',
    name: t('timing.turnsLabel'),
    about: t('timing.weekAbout'),
    max,
    shown: ({ table }) => weekShown(table.time.turns),
    read: (typed, { zone }) => ({ turns: weekIn(typed, zone) }),
  },
  {
    id: 'others',
    name: t('timing.othersLabel'),
    about: t('timing.weekAbout'),
    max,
    shown: ({ table }) => weekShown(table.time.others),
    read: (typed, { zone }) => ({ others: weekIn(typed, zone) }),
  },
  {
    id: 'lengths',
    name: t('timing.lengths'),
    about: ({ paces: hours }) => t('timing.lengthsAbout', { example: lengthsExample(pacesOf(hours)) }),
    max,
    shown: (info) => lengthsText(info.paces),
    read(typed, { known }) {
      const hours = typed === '' ? {} : readHours(typed, known);
      if (hours === null) throw new InputError(t('timing.badLengths', { typed, ...namesOf(known) }));
      return { hours };
    },
  },
];

/** What else is typed while a game runs. */
export const restLines: readonly TimeLine[] = [
  {
    id: 'quiet',
    name: t('table.quiet'),
    about: t('retime.typedAbout'),
    max,
    shown: ({ table }) => nightShown(table.quiet),
    read: (typed) => ({ quiet: nightIn(typed) }),
  },
  {
    id: 'reminders',
    name: t('retime.reminders'),
    about: t('retime.leadsAbout'),
    max,
    shown: ({ table }) => leadTexts(table.reminders),
    read: (typed) => ({ reminders: leadsIn(typed) }),
  },
];

function weekShown(week: Timetable | null): Text | string {
  return week === null ? '' : weekText(week);
}

/** Hours of the night as they are typed. */
export function nightShown(night: { readonly from: string; readonly to: string } | null): string {
  return night === null ? '' : `${night.from}-${night.to}`;
}

const nothing = /^(?:none|없음)?$/i;

/** Hours of the week as they were typed; none for an empty line. Throws InputError, which says what would be right. */
function weekIn(typed: string, zone: string): Timetable | null {
  if (typed === '') return null;
  const read = readTimetable(typed, zone);
  if (read === null) throw new InputError(t('timing.badWeek', { typed }));
  return read;
}

/** Hours of the night as they were typed; null for none. Throws InputError, which says what would be right. */
export function nightIn(typed: string): NonNullable<TimeChange['quiet']> | null {
  if (nothing.test(typed)) return null;
  const read = readNight(typed);
  if (read === null) throw new InputError(t('mine.badQuiet', { typed }));
  return read;
}

/** Moments before a deadline as they were typed; an empty list for none. Throws InputError, which says what would be right. */
export function leadsIn(typed: string): readonly number[] {
  const read = nothing.test(typed) ? [] : readLeads(typed);
  if (read === null) throw new InputError(t('retime.badLeads', { typed }));
  return read;
}

/** Reads a whole line on a table's time. Throws InputError, which says what would be right. */
export function timingIn(typed: string, { zone, known }: Reading): NonNullable<ReturnType<typeof readTiming>> {
  const read = readTiming(typed, known, zone);
  if (read === null) throw new InputError(t('timing.badAny', { typed, ...namesOf(known) }));
  return read;
}

/** What reading the time of a game takes. */
export async function readingOf(call: Call, info: Pick<GameInfo, 'guildId' | 'paces'>): Promise<Reading> {
  const zone = (await call.deps.profiles.server(info.guildId))?.timeZone ?? 'UTC';
  return { zone, known: pacesOf(info.paces) };
}

/** The kinds of question of a game that has these hours. */
export function pacesOf(hours: GameInfo['paces']): readonly Pace[] {
  return paces.filter((pace) => hours[pace] !== undefined);
}

function namesOf(known: readonly Pace[]): { readonly paces: readonly Text[]; readonly example: Text } {
  return { paces: known.map((pace): Text => t(`pace.${pace}`)), example: lengthsExample(known) };
}

/** Lengths of up to two kinds of question, parted as they are typed. */
export function lengthsExample(known: readonly Pace[]): Text {
  const lengths = [48, 12];
  const [one, other] = lengthsText(Object.fromEntries(known.slice(0, 2).map((pace, n) => [pace, lengths[n] ?? 24])));
  if (one === undefined) return t('option.nothing');
  return other === undefined ? one : t('timing.bothTyped', { one, other });
}
