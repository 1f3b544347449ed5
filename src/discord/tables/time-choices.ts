// What a table's time is offered with in menus, before the start and while the game runs.
import type { TimeChange } from '../../play/calendar/time-change.js';
import { leadsText } from '../../play/calendar/words.js';
import type { Text } from '../../table/text.js';
import { t } from '../voice.js';

/** A setting with the values it is offered with. */
export interface TimeChoice {
  readonly name: Text;
  readonly values: readonly { readonly set: TimeChange; readonly word: Text }[];
}

const skips = [
  [false, false, t('timing.none')],
  [true, false, t('timing.skip.weekends')],
  [false, true, t('timing.skip.holidays')],
  [true, true, t('timing.skip.both')],
] as const;

const night = (from: string, to: string): TimeChoice['values'][number] => ({
  set: { quiet: { from, to } },
  word: t('table.quietHours', { from, to }),
});

/** Each by its name. */
export const timeChoices = {
  skip: {
    name: t('timing.skip'),
    values: skips.map(([skipWeekends, skipHolidays, word]) => ({ set: { skipWeekends, skipHolidays }, word })),
  },
  grace: {
    name: t('timing.grace'),
    values: [0, 3, 6, 12, 24, 48].map((grace) => ({
      set: { grace },
      word: grace === 0 ? t('timing.none') : t('timing.upTo', { n: grace }),
    })),
  },
  excuses: {
    name: t('timing.excuses'),
    values: [0, 1, 2, 3, 5].map((excuses) => ({
      set: { excuses },
      word: excuses === 0 ? t('timing.none') : t('table.count', { count: excuses }),
    })),
  },
  excuseHours: {
    name: t('timing.excuseHours'),
    values: [6, 12, 24, 48].map((excuseHours) => ({ set: { excuseHours }, word: t('time.hours', { n: excuseHours }) })),
  },
  away: {
    name: t('timing.away'),
    values: [0, 1, 3, 7, 14].map((away) => ({
      set: { away },
      word: away === 0 ? t('timing.none') : t('timing.upToDays', { count: away }),
    })),
  },
  quiet: {
    name: t('table.quiet'),
    values: [
      { set: { quiet: null }, word: t('option.nothing') },
      night('02:00', '08:00'),
      night('00:00', '08:00'),
      night('22:00', '08:00'),
    ],
  },
  reminders: {
    name: t('retime.reminders'),
    values: [[], [60], [360, 60], [1440, 360, 60]].map((reminders) => ({
      set: { reminders },
      word: leadsText(reminders),
    })),
  },
} as const satisfies Readonly<Record<string, TimeChoice>>;
