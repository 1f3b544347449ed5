// The time of a table: shown to everybody, set by its host before it begins, from menus or typed.
import type { ChosenTime } from '../../play/calendar/time-settings.js';
import { nextSlot, type Timetable } from '../../play/calendar/timetable.js';
import type { GameInfo } from '../../play/turn/info.js';
import type { Text } from '../../table/text.js';
import { gameLabel, gameVoice, sentence, type Call, type PressCall } from '../call.js';
import { tablePress } from '../shown/status.js';
import { accents, button, buttonRows, rule, screen, textBlock, type Modal, type Screen } from '../screen.js';
import { moment, t } from '../voice.js';
import { chosenTexts, fieldRow, formWindow, picked, typedChange, type Choice } from './form.js';
import { clockFields, firstField, hourLines, readingOf, timeFields, timingIn } from './time-fields.js';
import { lengthsText, weekText } from '../../play/calendar/words.js';

const { skip, grace, excuses, excuseHours, away } = timeFields;

/** What can be set at this table: clocks only where two people can play. */
function fieldsOf(info: GameInfo): readonly Choice<ChosenTime>[] {
  return [skip, firstField, grace, excuses, excuseHours, away, ...(info.sides.length === 2 ? clockFields : [])];
}

/** Whether somebody may still choose how a table is run: its host, before the game begins. */
export function mayChoose({ status, hostId }: GameInfo, userId: string): boolean {
  return status === 'signup' && hostId === userId;
}

/** Whether somebody may ask for another time: the host or a player of a game that runs. */
export function mayRetime(info: GameInfo, userId: string): boolean {
  const runs = info.status === 'running' || info.status === 'paused';
  const plays = info.seats.some((seat) => seat.userId === userId && !seat.computer);
  return runs && (info.hostId === userId || plays);
}

/** All that is said of a table's time; with menus for its host while nothing has begun. */
function tableTimeScreen(call: Call, info: GameInfo): Screen {
  const { say } = gameVoice(call, info.kind);
  const { time } = info.table;
  const isOpen = mayChoose(info, call.person.id);
  const week = (name: Text, hoursOfWeek: Timetable | null): Text =>
    t('option.pair', { name, value: hoursOfWeek === null ? t('timing.byLength') : weekText(hoursOfWeek) });
  const next = (turns: Timetable): string =>
    say(t('timing.next', { when: moment(nextSlot(turns, call.deps.now(), { weekends: false, holidays: [] })) }));
  const fields = fieldsOf(info);
  const lines = [
    `· ${say(week(t('timing.turns'), time.turns))}`,
    `· ${say(week(t('timing.others'), time.others))}`,
    `· ${say(t('new.hours', { hours: lengthsText(info.paces) }))}`,
    ...(time.turns === null ? [] : [next(time.turns)]),
    ...(isOpen ? [] : chosenTexts(fields, time).map((text) => `· ${say(text)}`)),
  ];
  const later = mayRetime(info, call.person.id);
  const note = say(isOpen ? t('settings.saved') : later ? t('retime.later') : t('table.fixed'));
  const page = { stands: time, say, press: (id: string) => tablePress(info, 'tmenu', id) };
  return screen(
    [
      textBlock(`### ${say(gameLabel(info))} · ${say(t('timing.title'))}\n${note}`),
      rule(),
      textBlock(lines.join('\n')),
      ...(isOpen ? fields.map((field) => fieldRow(field, page)) : []),
      ...buttonRows([
        ...(isOpen ? [button(tablePress(info, 'thours'), say(t('timing.type')), 'primary', { emoji: '✏️' })] : []),
        ...(later ? [button(tablePress(info, 'rtime'), say(t('retime.button')), 'primary', { emoji: '⏰' })] : []),
        button(tablePress(info, 'tback'), say(t('desk.back'))),
      ]),
    ],
    [],
    accents.plain,
  );
}

/** The page, or one of its menus. */
export async function tableTimePress(call: PressCall): Promise<Screen> {
  const { play } = call.deps;
  const info = await play.info(call.press.game, call.person.id);
  if (call.press.verb === 'ttime') return tableTimeScreen(call, info);
  const time = picked(fieldsOf(info), call.press.args[0], call.input);
  if (time === undefined) return sentence(call, t('press.old'), 'quiet');
  return tableTimeScreen(call, await play.setTable(info.id, call.person.id, { time }));
}

/** The window in which hours of the week and lengths are typed, with what stands. */
export function hoursWindow(call: PressCall, info: GameInfo): Modal {
  const { say } = gameVoice(call, info.kind);
  return formWindow(tablePress(info, 'thoursd'), say(t('timing.type')), hourLines, { stands: info, say });
}

/** What was typed into the window. */
export async function hoursTyped(call: PressCall): Promise<Screen> {
  const { play } = call.deps;
  const info = await play.info(call.press.game);
  const { hours, ...time } = typedChange(hourLines, call.input, await readingOf(call, info));
  return tableTimeScreen(call, await play.setTable(info.id, call.person.id, { time }, hours));
}

/** A typed line on the time of a table, as the command takes it. */
export async function tableTimeTyped(call: Call, info: GameInfo, typed: string): Promise<Screen> {
  const { time, hours } = timingIn(typed, await readingOf(call, info));
  return tableTimeScreen(call, await call.deps.play.setTable(info.id, call.person.id, { time }, hours));
}
