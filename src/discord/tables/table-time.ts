// The time of a table: shown to everybody, set by its host before it begins, from menus or typed.
import { clockNames, type ChosenTime, type TimeSettings } from '../../play/calendar/time-settings.js';
import { nextSlot, type Timetable } from '../../play/calendar/timetable.js';
import type { GameInfo } from '../../play/turn/info.js';
import { readHours } from '../../play/calendar/typed/hours.js';
import { readTimetable } from '../../play/calendar/typed/timetable.js';
import { readTiming } from '../../play/calendar/typed/timing.js';
import { paces, type Pace } from '../../table/question.js';
import type { Text } from '../../table/text.js';
import { gameLabel, gameVoice, InputError, sentence, type Call, type PressCall } from '../call.js';
import { tablePress } from '../shown/status.js';
import {
  accents,
  button,
  buttonRows,
  inputField,
  menuRow,
  modal,
  rule,
  screen,
  textBlock,
  type Modal,
  type Row,
  type Screen,
} from '../screen.js';
import { moment, t } from '../voice.js';
import { timeChoices } from './time-choices.js';
import { lengthsText, weekText } from '../../play/calendar/words.js';

/** A setting with the values it is offered with. */
interface Setting {
  readonly name: Text;
  readonly values: readonly { readonly set: ChosenTime; readonly word: Text }[];
}

const settings: readonly Setting[] = [
  timeChoices.skip,
  {
    name: t('timing.first'),
    values: [1, 1.5, 2, 3].map((first) => ({
      set: { first },
      word: first === 1 ? t('timing.asOthers') : t('timing.times', { n: first }),
    })),
  },
  timeChoices.grace,
  timeChoices.excuses,
  timeChoices.excuseHours,
  timeChoices.away,
];

/** For two people alone; behind the others, so that their places stay the same. */
const forTwo: readonly Setting[] = [
  {
    name: t('timing.clock'),
    values: clockNames.map((clock) => ({ set: { clock }, word: t(`timing.clock.${clock}`) })),
  },
  {
    name: t('timing.flag'),
    values: (['claim', 'autopilot'] as const).map((flag) => ({ set: { flag }, word: t(`timing.flag.${flag}`) })),
  },
];

/** What can be set at this table: clocks only where two people can play. */
function settingsOf(info: GameInfo): readonly Setting[] {
  return info.sides.length === 2 ? [...settings, ...forTwo] : settings;
}

function isSet(time: TimeSettings, set: ChosenTime): boolean {
  const shown = new Map<string, unknown>(Object.entries(time));
  return Object.entries(set).every(([field, value]) => shown.get(field) === value);
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
  const mayChange = info.status === 'signup' && info.hostId === call.person.id;
  const label = (name: Text, word: Text): string => say(t('option.pair', { name, value: word }));
  const week = (name: Text, hoursOfWeek: Timetable | null): string =>
    `· ${label(name, hoursOfWeek === null ? t('timing.byLength') : weekText(hoursOfWeek))}`;
  const next =
    time.turns === null
      ? []
      : [
          say(
            t('timing.next', {
              when: moment(nextSlot(time.turns, call.deps.now(), { weekends: false, holidays: [] })),
            }),
          ),
        ];
  const shown = settingsOf(info).flatMap(({ name, values }) =>
    values.filter(({ set }) => isSet(time, set)).map(({ word }) => `· ${label(name, word)}`),
  );
  const lines = [
    week(t('timing.turns'), time.turns),
    week(t('timing.others'), time.others),
    `· ${say(t('new.hours', { hours: lengthsText(info.paces) }))}`,
    ...next,
    ...(mayChange ? [] : shown),
  ];
  const later = mayRetime(info, call.person.id);
  const note = say(mayChange ? t('settings.saved') : later ? t('retime.later') : t('table.fixed'));
  return screen(
    [
      textBlock(`### ${say(gameLabel(info))} · ${say(t('timing.title'))}\n${note}`),
      rule(),
      textBlock(lines.join('\n')),
      ...(mayChange ? menus(info, say) : []),
      ...buttonRows([
        ...(mayChange ? [button(tablePress(info, 'thours'), say(t('timing.type')), 'primary', { emoji: '✏️' })] : []),
        ...(later ? [button(tablePress(info, 'rtime'), say(t('retime.button')), 'primary', { emoji: '⏰' })] : []),
        button(tablePress(info, 'tback'), say(t('desk.back'))),
      ]),
    ],
    [],
    accents.plain,
  );
}

function menus(info: GameInfo, say: (text: Text) => string): readonly Row[] {
  return settingsOf(info).map(({ name, values }, at) =>
    menuRow(
      tablePress(info, 'tmenu', String(at)),
      say(name),
      values.map(({ set, word }, n) => ({
        value: String(n),
        label: say(t('option.pair', { name, value: word })),
        chosen: isSet(info.table.time, set),
      })),
    ),
  );
}

/** The page, or one of its menus. */
export async function tableTimePress(call: PressCall): Promise<Screen> {
  const { play } = call.deps;
  if (call.press.verb === 'ttime') return tableTimeScreen(call, await play.info(call.press.game));
  const chosen = [...settings, ...forTwo][Number(call.press.args[0])]?.values[Number(call.input.values[0])];
  if (chosen === undefined) return sentence(call, t('press.old'), 'quiet');
  return tableTimeScreen(call, await play.setTable(call.press.game, call.person.id, { time: chosen.set }));
}

/** The window in which hours of the week and lengths are typed, with what stands. */
export async function hoursWindow(call: PressCall): Promise<Modal> {
  const info = await call.deps.play.info(call.press.game);
  const { say } = gameVoice(call, info.kind);
  const { turns, others } = info.table.time;
  const field = (id: string, name: Text, about: Text, value: string): ReturnType<typeof inputField> =>
    inputField(id, say(name), { description: say(about), max: 200, ...(value === '' ? {} : { value }) });
  const written = (week: Timetable | null): string => (week === null ? '' : say(weekText(week)));
  return modal(tablePress(info, 'thoursd'), say(t('timing.type')), [
    field('turns', t('timing.turnsLabel'), t('timing.weekAbout'), written(turns)),
    field('others', t('timing.othersLabel'), t('timing.weekAbout'), written(others)),
    field('lengths', t('timing.lengths'), t('timing.lengthsAbout'), lengthsText(info.paces).map(say).join(', ')),
  ]);
}

/** What was typed into the window. */
export async function hoursTyped(call: PressCall): Promise<Screen> {
  const { play } = call.deps;
  const info = await play.info(call.press.game);
  const week = (id: string): Promise<Timetable | null> => weekTyped(call, info, (call.input.field(id) ?? '').trim());
  const typed = (call.input.field('lengths') ?? '').trim();
  const known = knownPaces(info);
  const read = typed === '' ? {} : readHours(typed, known);
  if (read === null) throw new InputError(t('timing.badLengths', { typed, ...namesOf(known) }));
  const time = { turns: await week('turns'), others: await week('others') };
  return tableTimeScreen(call, await play.setTable(info.id, call.person.id, { time }, read));
}

/** Hours of the week as they were typed; none for an empty line. Throws InputError, which says what would be right. */
export async function weekTyped(call: Call, info: GameInfo, typed: string): Promise<Timetable | null> {
  if (typed === '') return null;
  const read = readTimetable(typed, await zoneOf(call, info.guildId));
  if (read === null) throw new InputError(t('timing.badWeek', { typed }));
  return read;
}

/** A typed line on the time of a table, as the command takes it. */
export async function tableTimeTyped(call: Call, info: GameInfo, typed: string): Promise<Screen> {
  const { time, hours: lengths } = await timingOf(call, { guildId: info.guildId, known: knownPaces(info) }, typed);
  return tableTimeScreen(call, await call.deps.play.setTable(info.id, call.person.id, { time }, lengths));
}

/** Reads a typed line. Throws InputError, which says what would be right. */
export async function timingOf(
  call: Call,
  { guildId, known }: { readonly guildId: string; readonly known: readonly Pace[] },
  typed: string,
): Promise<NonNullable<ReturnType<typeof readTiming>>> {
  const read = readTiming(typed, known, await zoneOf(call, guildId));
  if (read === null) throw new InputError(t('timing.badAny', { typed, ...namesOf(known) }));
  return read;
}

export function knownPaces(info: Pick<GameInfo, 'paces'>): readonly Pace[] {
  return paces.filter((pace) => info.paces[pace] !== undefined);
}

export function namesOf(known: readonly Pace[]): {
  readonly paces: readonly Text[];
  readonly example: readonly Text[];
} {
  const names = known.map((pace): Text => t(`pace.${pace}`));
  const lengths = [48, 12];
  return {
    paces: names,
    example: lengthsText(Object.fromEntries(known.slice(0, 2).map((pace, n) => [pace, lengths[n] ?? 24]))),
  };
}

async function zoneOf(call: Call, guildId: string): Promise<string> {
  return (await call.deps.profiles.server(guildId))?.timeZone ?? 'UTC';
}
