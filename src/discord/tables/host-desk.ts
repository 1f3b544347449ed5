// The host's desk: where a table stands, who is waited for, and a press for everything a host may do.
import type { GameInfo, GameSummary } from '../../play/turn/info.js';
import type { Steward } from '../../play/care/acts.js';
import type { Text } from '../../table/text.js';
import { gameLabel, gameVoice, InputError, isSteward, sentence, type Call, type PressCall } from '../call.js';
import { token, writePress } from '../custom-id.js';
import { mentionIn, mentions } from '../mention.js';
import { tablePress } from '../shown/status.js';
import { limits } from '../limits.js';
import {
  accents,
  button,
  buttonRows,
  cut,
  inputField,
  joinWithin,
  menuRow,
  modal,
  rule,
  screen,
  textBlock,
  type Modal,
  type Row,
  type Screen,
} from '../screen.js';
import { momentIn } from '../../play/host/moment.js';
import { deadlineLine, moment, t } from '../voice.js';
import { decided, lookAfter } from './care.js';
import { replaced } from './hands.js';

const logPage = 12;
/** So many desks are offered at once. */
const mostDesks = 20;
/** The longest reason that is told. */
const longestReason = 300;

function runs(info: GameInfo): boolean {
  return info.status === 'running' || info.status === 'paused';
}

/** Whether the caller holds a seat, so that a host's acts are for all players to say. */
function plays(call: Call, info: GameInfo): boolean {
  return info.seats.some((seat) => seat.userId === call.person.id && !seat.computer);
}

/** In whose name the caller acts alone: for the server, where they look after it and are not a host without a seat. */
async function standingOf(call: Call, info: GameInfo): Promise<Steward | undefined> {
  const isHost = info.hostId === call.person.id && !plays(call, info);
  return !isHost && (await isSteward(call, info)) ? { name: call.person.name } : undefined;
}

/** Throws InputError unless the caller hosts the game, or looks after its server. */
async function requireDesk(call: Call, info: GameInfo): Promise<void> {
  if (info.hostId === call.person.id || (await isSteward(call, info))) return;
  throw new InputError(t('host.notYours'));
}

/** The games whose desk it could be. */
export function whichDesk(call: Call, games: readonly GameSummary[]): Screen {
  const { say } = call.voice;
  const buttons = games
    .slice(0, mostDesks)
    .map((game) =>
      button(writePress({ game: game.id, checkpoint: 0, question: '', verb: 'hdesk', args: [] }), say(gameLabel(game))),
    );
  return screen([textBlock(say(t('host.which'))), ...buttonRows(buttons)], [], accents.ask);
}

/** The desk, with what has just been done on top. */
export async function hostScreen(call: Call, info: GameInfo, note?: Text): Promise<Screen> {
  await requireDesk(call, info);
  const { say } = gameVoice(call, info.kind);
  const isTheirs = plays(call, info) && (await standingOf(call, info)) === undefined;
  const owing = info.seats.filter((seat) => seat.owes && !seat.final && !seat.computer && !seat.left);
  const empty = info.seats.filter((seat) => seat.left && !seat.computer);
  const votes = runs(info) ? await call.deps.play.proposals(info.id, call.person.id) : [];
  const lines = [
    ...(info.title === null ? [] : [`**${say(info.title)}**`]),
    ...(info.status === 'paused' ? [say(t('game.paused'))] : []),
    ...(info.deadline === null ? [] : [deadlineLine(say, info.deadline)]),
    ...(owing.length === 0 ? [] : [say(t('say.owes', { seats: owing.map(({ name }) => name) }))]),
    ...(empty.length === 0 ? [] : [say(t('host.empty', { seats: empty.map(({ name }) => name) }))]),
    ...(votes.length === 0 ? [] : [say(t('host.votes', { count: votes.length }))]),
    ...(runs(info) && isTheirs ? [say(t('host.asPlayer'))] : []),
  ];
  return screen(
    [
      textBlock(
        `### ${say(t('host.title'))} · ${say(gameLabel(info))}${note === undefined ? '' : `\n✅ ${say(note)}`}`,
      ),
      rule(),
      textBlock(lines.length === 0 ? say(t('host.quiet')) : lines.join('\n')),
      ...controls(info, say),
    ],
    [],
    accents.plain,
  );
}

function controls(info: GameInfo, say: (text: Text) => string): Row[] {
  const act = (name: string, text: Text, style: 'primary' | 'secondary' | 'danger', emoji: string, ...args: string[]) =>
    button(tablePress(info, name, ...args), say(text), style, { emoji });
  const log = act('hlog', t('host.log'), 'secondary', '📒');
  if (info.status === 'signup' || info.status === 'readyCheck') {
    return buttonRows([log, act('hend', t('host.cancel'), 'danger', '🛑')]);
  }
  if (!runs(info)) return buttonRows([log]);
  const clock =
    info.status === 'paused'
      ? [act('hact', t('propose.resume'), 'primary', '▶️', 'resume')]
      : [
          act('hact', t('propose.pause'), 'secondary', '⏸️', 'pause'),
          act('hwhen', t('host.deadline'), 'secondary', '⏰'),
          act('hact', t('host.day'), 'secondary', '➕', 'extend'),
          act('rtime', t('retime.button'), 'secondary', '🕰️'),
          act('hact', t('host.nudge'), 'secondary', '🔔', 'nudge'),
        ];
  return [
    ...buttonRows(clock),
    ...buttonRows([
      act('hback', t('host.back'), 'secondary', '↩️'),
      act('hfix', t('repair.button'), 'secondary', '🩹'),
      log,
      act('hdesk', t('host.again'), 'secondary', '🔄'),
      act('hend', t('host.cancel'), 'danger', '🛑'),
    ]),
    menuRow(
      tablePress(info, 'hseat'),
      say(t('host.seat')),
      info.seats.slice(0, limits.selectOptions).map((seat) => ({
        value: token(seat.seat),
        label: say(seat.name),
        emoji: seat.computer ? '🤖' : seat.left ? '💤' : '👤',
      })),
    ),
  ];
}

const acts = ['pause', 'resume', 'extend', 'nudge'] as const;
/** What needs no more than a word. */
export type HostWord = (typeof acts)[number];

/** Does one of the plain acts, or puts it to the vote for a host who plays. */
export async function hostAct(call: Call, info: GameInfo, word: HostWord, hours = 24): Promise<Screen> {
  await requireDesk(call, info);
  if (word !== 'nudge') return lookAfter(call, info, word, hours);
  const after = await call.deps.play.nudge(info.id, call.person.id, await standingOf(call, info));
  return hostScreen(call, after, t('host.didNudge'));
}

export async function hostActPress(call: PressCall, info: GameInfo): Promise<Screen> {
  const word = acts.find((one) => one === call.press.args[0]);
  return word === undefined ? sentence(call, t('press.old'), 'quiet') : hostAct(call, info, word);
}

/** The window in which a moment is typed. */
export function whenWindow(call: PressCall, info: GameInfo): Modal {
  const { say } = gameVoice(call, info.kind);
  return modal(tablePress(info, 'hmoved'), say(t('host.deadline')), [
    inputField('when', say(t('host.when')), {
      description: say(t('host.whenHint')),
      placeholder: '+6h · 2026-12-01 21:00 · 내일 21:00',
      required: true,
      max: 60,
    }),
  ]);
}

export function movedPress(call: PressCall, info: GameInfo): Promise<Screen> {
  return moveTo(call, info, call.input.field('when') ?? '');
}

/** Moves the deadline to a moment as it was typed, by the server's clocks. */
export async function moveTo(call: Call, info: GameInfo, typed: string): Promise<Screen> {
  await requireDesk(call, info);
  const server = await call.deps.profiles.server(info.guildId);
  const at = momentIn(typed, call.deps.now(), server?.timeZone ?? 'UTC');
  if (at === null) throw new InputError(t('host.badMoment', { typed }));
  const after = await call.deps.play.moveDeadline(info.id, call.person.id, at, await standingOf(call, info));
  return hostScreen(call, after, t('host.didMove', { when: moment(at) }));
}

/** What can be done about one seat. */
export async function seatPage(call: PressCall, info: GameInfo): Promise<Screen> {
  await requireDesk(call, info);
  const { say } = gameVoice(call, info.kind);
  const seat = info.seats.find((one) => token(one.seat) === call.input.values[0]);
  if (seat === undefined) return sentence(call, t('press.old'), 'quiet');
  const on = (verb: string, text: Text, ...args: string[]): ReturnType<typeof button> =>
    button(tablePress(info, verb, token(seat.seat), ...args), say(text), 'secondary');
  const isEmpty = seat.left && !seat.computer;
  const who = seat.computer ? say(t('status.computer')) : seat.userId === null ? '–' : mentions([seat.userId], say);
  return screen(
    [
      textBlock(
        [
          `### ${say(seat.name)}`,
          who,
          ...(isEmpty ? [say(t('host.emptySeat', { hours: info.table.takeOver }))] : [say(t('host.takenSeat'))]),
        ].join('\n'),
      ),
      ...buttonRows([
        ...(isEmpty
          ? [on('hstand', t('host.fallback'), 'fallback'), on('hstand', t('host.computerOnce'), 'computer')]
          : []),
        ...(seat.computer ? [] : [on('hcomp', t('host.computer'))]),
        button(tablePress(info, 'hdesk'), say(t('host.again')), 'secondary', { emoji: '🔄' }),
      ]),
    ],
    [],
    accents.plain,
  );
}

export async function standInPress(call: PressCall, info: GameInfo): Promise<Screen> {
  const [named, how] = call.press.args;
  const seat = info.seats.find((one) => token(one.seat) === named);
  if (seat === undefined || (how !== 'fallback' && how !== 'computer')) return sentence(call, t('press.old'), 'quiet');
  return standIn(call, info, seat.seat, how);
}

/** Has an empty seat answered for. */
export async function standIn(call: Call, info: GameInfo, seat: string, how: 'fallback' | 'computer'): Promise<Screen> {
  await requireDesk(call, info);
  const { play } = call.deps;
  const after = await play.answerFor(info.id, call.person.id, seat, how, await standingOf(call, info));
  return hostScreen(call, after, t('host.didStandIn'));
}

export function computerPress(call: PressCall, info: GameInfo): Screen | Promise<Screen> {
  const seat = info.seats.find((one) => token(one.seat) === call.press.args[0]);
  return seat === undefined ? sentence(call, t('press.old'), 'quiet') : replaced(call, info, seat, null);
}

/** Asks once more before a table is closed. */
export async function endingPress(call: PressCall, info: GameInfo): Promise<Screen> {
  await requireDesk(call, info);
  return ending(call, info);
}

export function ending(call: Call, info: GameInfo): Screen {
  const { say } = gameVoice(call, info.kind);
  return screen(
    [
      textBlock(`### ${say(gameLabel(info))}\n${say(t('host.endSure'))}`),
      ...buttonRows([
        button(tablePress(info, 'hended'), say(t('host.endYes')), 'danger'),
        button(tablePress(info, 'hdesk'), say(t('host.endNo')), 'secondary'),
      ]),
    ],
    [],
    accents.bad,
  );
}

export function endedPress(call: PressCall, info: GameInfo): Promise<Screen> {
  return lookAfter(call, info, 'cancel');
}

/** The phases one can go back to, newest first, page by page. */
export function backPress(call: PressCall, info: GameInfo): Promise<Screen> {
  return backScreen(call, info, Number(call.press.args[0] ?? 0));
}

export async function backScreen(call: Call, info: GameInfo, page: number): Promise<Screen> {
  const { say } = gameVoice(call, info.kind);
  if (!runs(info)) throw new InputError(t('host.notRunning'));
  const phases = [...(await call.deps.play.phases(info.id))].reverse();
  const leaf = Math.max(0, Math.min(page, Math.ceil(phases.length / limits.selectOptions) - 1));
  const shown = phases.slice(leaf * limits.selectOptions, (leaf + 1) * limits.selectOptions);
  const turn = (to: number, emoji: string, disabled: boolean): ReturnType<typeof button> =>
    button(tablePress(info, 'hback', String(to)), say(t('host.page', { page: to + 1 })), 'secondary', {
      emoji,
      disabled,
    });
  return screen(
    [
      textBlock(
        `### ${say(t('host.back'))} · ${say(gameLabel(info))}\n${say(t(`host.backRule.${info.table.rollback}`))}\n${say(t('host.backAbout'))}`,
      ),
      menuRow(
        tablePress(info, 'hphase'),
        say(t('host.pickPhase')),
        shown.map(({ number, title }) => ({
          value: String(number),
          label: `${number + 1} · ${say(title ?? t('history.phase', { number: number + 1 }))}`,
          ...(number === info.checkpoint ? { detail: say(t('host.thisPhase')) } : {}),
        })),
      ),
      ...buttonRows([
        ...(leaf > 0 ? [turn(leaf - 1, '◀️', false)] : []),
        ...((leaf + 1) * limits.selectOptions < phases.length ? [turn(leaf + 1, '▶️', false)] : []),
        button(tablePress(info, 'hdesk'), say(t('host.again')), 'secondary', { emoji: '🔄' }),
      ]),
    ],
    [],
    accents.ask,
  );
}

/** The window for the reason; sending it is what asks everybody. */
export function reasonWindow(call: PressCall, info: GameInfo): Modal {
  const [number = ''] = call.input.values;
  const { say } = gameVoice(call, info.kind);
  return modal(tablePress(info, 'hreason', number), say(t('host.back')), [
    inputField('reason', cut(say(t('host.reason')), limits.modalLabel), {
      description: say(t('host.reasonHint')),
      required: true,
      max: longestReason,
    }),
  ]);
}

export function reasonPress(call: PressCall, info: GameInfo): Promise<Screen> {
  return rollBackTo(call, info, Number(call.press.args[0] ?? NaN), call.input.field('reason') ?? '');
}

/** Goes back, or asks those whose consent it needs. */
export async function rollBackTo(call: Call, info: GameInfo, to: number, reason: string): Promise<Screen> {
  const after = await call.deps.play.rollBack(info.id, call.person.id, to, reason);
  return decided(call, after, 'rollback', t('host.didBack'));
}

/** What was done to look after a game, page by page, newest first; everybody may read it. */
export async function recordScreen(call: Call, info: GameInfo, before: number | null): Promise<Screen> {
  const { say } = gameVoice(call, info.kind);
  const range = { limit: logPage + 1, ...(before === null ? {} : { before }) };
  const found = await call.deps.play.hostRecord(info.id, range);
  const shown = found.slice(0, logPage);
  const lines = shown.map(({ at, by, text }) => {
    const who = by === null ? say(t('host.program')) : mentionIn(by, say);
    return `<t:${Math.floor(at.getTime() / 1000)}:f> ${who}: ${say(text)}`;
  });
  const last = shown.at(-1);
  const earlier =
    found.length > shown.length && last !== undefined
      ? [button(tablePress(info, 'hlog', String(last.id)), say(t('log.earlier')))]
      : [];
  return screen([
    textBlock(`### ${say(t('host.log'))} · ${say(gameLabel(info))}`),
    textBlock(
      lines.length === 0 ? say(t('log.empty')) : joinWithin(lines, 3400, (left) => say(t('ask.more', { count: left }))),
    ),
    ...buttonRows([...earlier, button(tablePress(info, 'hdesk'), say(t('host.title')), 'secondary')]),
  ]);
}

export function recordPress(call: PressCall, info: GameInfo): Promise<Screen> {
  const before = Number(call.press.args[0] ?? NaN);
  return recordScreen(call, info, Number.isNaN(before) ? null : before);
}
