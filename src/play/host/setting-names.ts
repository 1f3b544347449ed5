// What each setting of a table is called in the record of what its host has changed.
import { sayer, type Text } from '../../table/text.js';
import type { finding } from '../../words/app/en/finding.js';
import type { host } from '../../words/app/en/host.js';
import type { newspaper } from '../../words/app/en/newspaper.js';
import type { press } from '../../words/app/en/press.js';
import type { retiming } from '../../words/app/en/retiming.js';
import type { tables } from '../../words/app/en/tables.js';
import type { time } from '../../words/app/en/time.js';
import type { ChosenTime } from '../calendar/time-settings.js';
import type { ChosenSettings } from '../settings/settings.js';

const say = sayer<
  typeof finding & typeof host & typeof newspaper & typeof press & typeof retiming & typeof tables & typeof time
>('app');

const names: Readonly<Record<Exclude<keyof ChosenSettings, 'time'> | keyof ChosenTime | 'hours', Text>> = {
  readyCheck: say('table.readyCheck'),
  readyHours: say('table.readyCheck'),
  invitedOnly: say('table.invitedOnly'),
  drawVote: say('table.drawVote'),
  quiet: say('table.quiet'),
  reminders: say('retime.reminders'),
  misses: say('table.misses'),
  takeOver: say('table.takeOver'),
  pause: say('table.pause'),
  press: say('press.rule'),
  anonymous: say('press.anonymous'),
  rollback: say('table.rollback'),
  readiness: say('table.readiness'),
  newspaper: say('table.newspaper'),
  spectators: say('table.spectators'),
  computers: say('table.computers'),
  seatLevels: say('table.computers'),
  publicBoard: say('table.publicBoard'),
  turns: say('timing.turns'),
  others: say('timing.others'),
  skipWeekends: say('timing.skip'),
  skipHolidays: say('timing.skip'),
  first: say('timing.first'),
  grace: say('timing.grace'),
  excuses: say('timing.excuses'),
  excuseHours: say('timing.excuseHours'),
  away: say('timing.away'),
  clock: say('timing.clock'),
  flag: say('timing.flag'),
  hours: say('timing.lengths'),
};

/** The names of the settings in a stored change, each once. */
export function settingNames(change: Readonly<Record<string, unknown>>): readonly Text[] {
  const { time: ofTime, ...others } = change;
  const keys = [...Object.keys(others), ...Object.keys(typeof ofTime === 'object' && ofTime !== null ? ofTime : {})];
  const found = new Map(Object.entries(names).flatMap(([key, name]) => (keys.includes(key) ? [[name.key, name]] : [])));
  return [...found.values()];
}
