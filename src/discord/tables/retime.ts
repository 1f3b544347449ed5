// The time of a running game: a page of menus and typed lines on which a host or player gathers what is to change, and asks once.
import type { GameInfo } from '../../play/turn/info.js';
import type { TimeChange } from '../../play/calendar/time-change.js';
import { gameVoice, gameLabel, InputError, type Call, type CommandCall, type PressCall } from '../call.js';
import { tablePress } from '../shown/status.js';
import { accents, button, buttonRows, rule, screen, textBlock, type Modal, type Screen } from '../screen.js';
import { t } from '../voice.js';
import { fieldRow, formWindow, typedChange, type Choice } from './form.js';
import { hostScreen } from './host-desk.js';
import { decided } from './care.js';
import { mayRetime } from './table-time.js';
import { hourLines, leadsIn, nightIn, readingOf, restLines, timeFields, timingIn } from './time-fields.js';

/** In this order their values stand in a press: a figure each, and a dash for what stays. */
const fields: readonly Choice<TimeChange>[] = Object.values(timeFields);
const lines = [...hourLines, ...restLines];
const stays = '-';
const untouched = stays.repeat(fields.length);

/** What has been chosen so far. */
function chosenIn(state: string): TimeChange {
  return Object.assign({}, ...fields.map(({ values }, at) => values[Number(state[at])]?.set ?? {})) as TimeChange;
}

/** The state with another value of one field. */
function withValue(state: string, id: string, value: string | undefined): string {
  return fields
    .map((field, at) => {
      const found = field.id === id ? field.values.findIndex((one) => one.id === value) : -1;
      return found === -1 ? (state[at] ?? stays) : String(found);
    })
    .join('');
}

function retimeScreen(call: Call, info: GameInfo, state: string): Screen {
  const { say } = gameVoice(call, info.kind);
  const stands = { ...info.table, ...info.table.time, ...chosenIn(state) };
  const page = { stands, say, press: (id: string) => tablePress(info, 'rpick', state, id) };
  const alone = info.table.rollback === 'host' && info.seats.every(({ userId }) => userId !== call.person.id);
  const send = alone && info.hostId === call.person.id ? t('retime.do') : t('retime.put');
  return screen(
    [
      textBlock(`### ${say(gameLabel(info))} · ${say(t('retime.title'))}\n${say(t('retime.about'))}`),
      rule(),
      ...fields.map((field) => fieldRow(field, page)),
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
export function retimePress(call: PressCall, info: GameInfo): Screen | Promise<Screen> {
  const [state = untouched, id = ''] = call.press.args;
  if (!mayRetime(info, call.person.id)) throw new InputError(t('host.notYours'));
  if (call.press.verb === 'rput') return retimed(call, info, chosenIn(state));
  return retimeScreen(call, info, withValue(state, id, call.input.values[0]));
}

/** The window in which hours of the week, lengths, quiet hours and reminders are typed. */
export function retimeWindow(call: PressCall, info: GameInfo): Modal {
  const { say } = gameVoice(call, info.kind);
  const id = tablePress(info, 'rtyped', call.press.args[0] ?? untouched);
  return formWindow(id, say(t('timing.type')), lines, { stands: info, say });
}

/** What was typed into the window, with what the menus say beside it; what a line leaves as it was stays as it was. */
export async function retimeTyped(call: PressCall, info: GameInfo): Promise<Screen> {
  const typed = typedChange(lines, call.input, await readingOf(call, info));
  return retimed(call, info, { ...typed, ...chosenIn(call.press.args[0] ?? untouched) });
}

/** `/host time`: what is named changes; with nothing named, the page. */
export async function retimeNamed(call: CommandCall, info: GameInfo): Promise<Screen> {
  const { options } = call;
  const [typed, quiet, reminders] = ['time', 'quiet', 'reminders'].map((name) => options.text(name)?.trim());
  const timing = typed === undefined ? undefined : timingIn(typed, await readingOf(call, info));
  const { turns, others } = timing?.time ?? {};
  const numbers = { grace: 'grace', excuses: 'excuses', excuseHours: 'excusehours', away: 'away' } as const;
  const named = Object.entries(numbers).flatMap(([field, name]) => {
    const number = options.number(name);
    return number === null ? [] : [[field, number] as const];
  });
  const change: TimeChange = {
    ...(turns === undefined ? {} : { turns }),
    ...(others === undefined ? {} : { others }),
    ...(timing === undefined || Object.keys(timing.hours).length === 0 ? {} : { hours: timing.hours }),
    ...timeFields.skip.values.find(({ id }) => id === options.text('daysoff'))?.set,
    ...Object.fromEntries(named),
    ...(quiet === undefined ? {} : { quiet: nightIn(quiet) }),
    ...(reminders === undefined ? {} : { reminders: leadsIn(reminders) }),
  };
  if (Object.keys(change).length > 0) return retimed(call, info, change);
  return mayRetime(info, call.person.id) ? retimeScreen(call, info, untouched) : hostScreen(call, info);
}

/** Changes it, or asks those whose consent it needs. */
async function retimed(call: Call, info: GameInfo, change: TimeChange): Promise<Screen> {
  const after = await call.deps.play.changeTime(info.id, call.person.id, change);
  return decided(call, after, 'time', t('retime.did'));
}
