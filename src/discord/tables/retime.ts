// The time of a running game: a page of menus and typed lines on which a host or player gathers what is to change, and asks once.
import type { GameInfo } from '../../play/turn/info.js';
import type { TimeChange } from '../../play/calendar/time-change.js';
import { readHours } from '../../play/calendar/typed/hours.js';
import { readLeads } from '../../play/calendar/typed/leads.js';
import { readNight } from '../../play/calendar/typed/time-of-day.js';
import type { Timetable } from '../../play/calendar/timetable.js';
import { leadTexts, lengthsText, weekText } from '../../play/calendar/words.js';
import type { Text } from '../../table/text.js';
import { gameLabel, gameVoice, InputError, sentence, type Call, type CommandCall, type PressCall } from '../call.js';
import { tablePress } from '../shown/status.js';
import {
  accents,
  button,
  buttonRows,
  cut,
  inputField,
  menuRow,
  modal,
  rule,
  screen,
  textBlock,
  type Modal,
  type Screen,
} from '../screen.js';
import { limits } from '../limits.js';
import { t } from '../voice.js';
import { hostScreen } from './host-desk.js';
import { proposalsScreen } from './proposals.js';
import { knownPaces, mayRetime, namesOf, timingOf, weekTyped } from './table-time.js';
import { timeChoices, type TimeChoice } from './time-choices.js';

/** In this order their choice stands in a press: a figure each, and a dash for what stays. */
const choices: readonly TimeChoice[] = [
  timeChoices.skip,
  timeChoices.grace,
  timeChoices.excuses,
  timeChoices.excuseHours,
  timeChoices.away,
  timeChoices.quiet,
  timeChoices.reminders,
];
const stays = '-';
const untouched = stays.repeat(choices.length);

/** What has been chosen so far. */
function chosenIn(state: string): TimeChange {
  return Object.assign({}, ...choices.map(({ values }, at) => values[Number(state[at])]?.set ?? {})) as TimeChange;
}

function valueOf(info: GameInfo, at: number, state: string): number | undefined {
  if (state[at] !== stays && state[at] !== undefined) return Number(state[at]);
  const stands = new Map<string, unknown>(Object.entries({ ...info.table, ...info.table.time }));
  const found = choices[at]?.values.findIndex(({ set }) =>
    Object.entries(set).every(([field, value]) => JSON.stringify(stands.get(field)) === JSON.stringify(value)),
  );
  return found === -1 ? undefined : found;
}

function retimeScreen(call: Call, info: GameInfo, state: string): Screen {
  const { say } = gameVoice(call, info.kind);
  const named = choices.map(({ name, values }, at) =>
    menuRow(
      tablePress(info, 'rpick', state, String(at)),
      say(name),
      values.map(({ word }, n) => ({
        value: String(n),
        label: say(t('option.pair', { name, value: word })),
        chosen: n === valueOf(info, at, state),
      })),
    ),
  );
  const alone = info.table.rollback === 'host' && info.seats.every(({ userId }) => userId !== call.person.id);
  const send = alone && info.hostId === call.person.id ? t('retime.do') : t('retime.put');
  return screen(
    [
      textBlock(`### ${say(gameLabel(info))} · ${say(t('retime.title'))}\n${say(t('retime.about'))}`),
      rule(),
      ...named,
      ...buttonRows([
        button(tablePress(info, 'rput', state), say(send), 'primary', { disabled: state === untouched }),
        button(tablePress(info, 'rtype', state), say(t('timing.type')), 'secondary', { emoji: '✏️' }),
        button(tablePress(info, 'ttime'), say(t('desk.back'))),
      ]),
    ],
    [],
    accents.ask,
  );
}

/** The page, one of its menus, or its button. */
export async function retimePress(call: PressCall): Promise<Screen> {
  const info = await call.deps.play.info(call.press.game, call.person.id);
  const [state = untouched, at = ''] = call.press.args;
  if (!mayRetime(info, call.person.id)) throw new InputError(t('host.notYours'));
  if (call.press.verb === 'rput') return retimed(call, info, chosenIn(state));
  const [value] = call.input.values;
  const next =
    call.press.verb === 'rpick' && value !== undefined
      ? Array.from(state, (one, n) => (String(n) === at ? value.slice(0, 1) : one)).join('')
      : state;
  return retimeScreen(call, info, next);
}

/** The window in which hours of the week, lengths, quiet hours and reminders are typed. */
export async function retimeWindow(call: PressCall): Promise<Modal> {
  const info = await call.deps.play.info(call.press.game, call.person.id);
  const { say } = gameVoice(call, info.kind);
  const { time, quiet, reminders } = info.table;
  const field = (id: string, name: Text, about: Text, value: string): ReturnType<typeof inputField> =>
    inputField(id, cut(say(name), limits.modalLabel), {
      description: say(about),
      max: 200,
      ...(value === '' ? {} : { value }),
    });
  const week = (written: Timetable | null): string => (written === null ? '' : say(weekText(written)));
  return modal(tablePress(info, 'rtyped', call.press.args[0] ?? untouched), say(t('timing.type')), [
    field('turns', t('timing.turnsLabel'), t('timing.weekAbout'), week(time.turns)),
    field('others', t('timing.othersLabel'), t('timing.weekAbout'), week(time.others)),
    field('lengths', t('timing.lengths'), t('timing.lengthsAbout'), lengthsText(info.paces).map(say).join(', ')),
    field('quiet', t('table.quiet'), t('retime.typedAbout'), quiet === null ? '' : `${quiet.from}-${quiet.to}`),
    field('reminders', t('retime.reminders'), t('retime.leadsAbout'), leadTexts(reminders).map(say).join(', ')),
  ]);
}

/** What was typed into the window, with what the menus say beside it; what a line leaves as it was stays as it was. */
export async function retimeTyped(call: PressCall): Promise<Screen> {
  const info = await call.deps.play.info(call.press.game, call.person.id);
  const typed = (id: string): string => (call.input.field(id) ?? '').trim();
  const known = knownPaces(info);
  const hours = typed('lengths') === '' ? {} : readHours(typed('lengths'), known);
  if (hours === null) throw new InputError(t('timing.badLengths', { typed: typed('lengths'), ...namesOf(known) }));
  const chosen = chosenIn(call.press.args[0] ?? untouched);
  return retimed(call, info, {
    turns: await weekTyped(call, info, typed('turns')),
    others: await weekTyped(call, info, typed('others')),
    hours,
    quiet: nightIn(typed('quiet')),
    reminders: leadsIn(typed('reminders')),
    ...chosen,
  });
}

const nothing = /^(?:none|없음)?$/i;

function nightIn(typed: string): NonNullable<TimeChange['quiet']> | null {
  if (nothing.test(typed)) return null;
  const read = readNight(typed);
  if (read === null) throw new InputError(t('mine.badQuiet', { typed }));
  return read;
}

function leadsIn(typed: string): readonly number[] {
  const read = nothing.test(typed) ? [] : readLeads(typed);
  if (read === null) throw new InputError(t('retime.badLeads', { typed }));
  return read;
}

const skips = {
  none: { skipWeekends: false, skipHolidays: false },
  weekends: { skipWeekends: true, skipHolidays: false },
  holidays: { skipWeekends: false, skipHolidays: true },
  both: { skipWeekends: true, skipHolidays: true },
} as const;

/** `/host time`: what is named changes; with nothing named, the page. */
export async function retimeNamed(call: CommandCall, info: GameInfo): Promise<Screen> {
  const { options } = call;
  const typed = options.text('time');
  const timing =
    typed === null ? null : await timingOf(call, { guildId: info.guildId, known: knownPaces(info) }, typed);
  const skip = (['none', 'weekends', 'holidays', 'both'] as const).find((one) => one === options.text('daysoff'));
  const [grace, excuses, excuseHours, away] = ['grace', 'excuses', 'excusehours', 'away'].map((name) =>
    options.number(name),
  );
  const [quiet, reminders] = [options.text('quiet'), options.text('reminders')];
  const { turns, others } = timing?.time ?? {};
  const change: TimeChange = {
    ...(turns === undefined ? {} : { turns }),
    ...(others === undefined ? {} : { others }),
    ...(timing === null || Object.keys(timing.hours).length === 0 ? {} : { hours: timing.hours }),
    ...(skip === undefined ? {} : skips[skip]),
    ...(grace == null ? {} : { grace }),
    ...(excuses == null ? {} : { excuses }),
    ...(excuseHours == null ? {} : { excuseHours }),
    ...(away == null ? {} : { away }),
    ...(quiet === null ? {} : { quiet: nightIn(quiet.trim()) }),
    ...(reminders === null ? {} : { reminders: leadsIn(reminders.trim()) }),
  };
  if (Object.keys(change).length > 0) return retimed(call, info, change);
  return mayRetime(info, call.person.id) ? retimeScreen(call, info, untouched) : hostScreen(call, info);
}

/** Changes it, or asks those whose consent it needs. */
async function retimed(call: Call, info: GameInfo, change: TimeChange): Promise<Screen> {
  const after = await call.deps.play.changeTime(info.id, call.person.id, change);
  const open = await call.deps.play.proposals(info.id, call.person.id);
  if (open.some(({ kind }) => kind === 'time')) return proposalsScreen(call, after, t('host.asked'));
  return sentence(call, [gameLabel(info), t('retime.did')], 'good');
}
