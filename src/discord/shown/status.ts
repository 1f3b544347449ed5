// The post a game begins with: sign-up with seats and buttons, later what the table is playing and where to press.
import type { SignUpInfo } from '../../play/people/gathering.js';
import { levelOf } from '../../play/settings/desk-choices.js';
import type { GameInfo, SeatInfo } from '../../play/turn/info.js';
import type { AnyGame } from '../../table/game.js';
import type { Level } from '../../table/levels.js';
import type { SeatId } from '../../table/question.js';
import type { Text } from '../../table/text.js';
import { tokens, writePress } from '../custom-id.js';
import type { Deps } from '../deps.js';
import { limits } from '../limits.js';
import {
  accents,
  button,
  buttonRows,
  joinWithin,
  menuRow,
  rule,
  screen,
  textBlock,
  type Block,
  type Row,
  type Screen,
} from '../screen.js';
import { literal } from '../../words/literal.js';
import { punctualLines } from './punctual.js';
import { progressLines, progressMark } from './readiness.js';
import { changedOptions } from './fields.js';
import { inPublic, mentionIn, mentions } from '../mention.js';
import { talkFacts } from './press-rule.js';
import { clockText, daysText, weekFacts } from './time-words.js';
import { tempoKey, tempoOf } from '../tempos.js';
import { gameName, deadlineLine, moment, publicVoice, t, type PublicVoice } from '../voice.js';

/** The status post of a game as it stands. */
export async function statusScreen(
  deps: Pick<Deps, 'play' | 'wording' | 'boardLink'>,
  info: GameInfo,
): Promise<Screen> {
  const game = inPublic(info);
  const spoken = publicVoice(deps.wording, game.language, game.kind);
  const rules = deps.play.games.get(game.kind);
  const changed = rules === undefined ? [] : changedOptions(deps.wording, rules, game.options);
  const facts = [
    spoken.say(statusText(game)),
    ...(game.isReplay ? [`🎞️ ${spoken.say(t('replay.fromFile'))}`] : []),
    ...(game.title === null ? [] : [`**${spoken.label(game.title)}**`]),
    ...(game.deadline === null || game.status !== 'running' ? [] : [deadlineLine(spoken.label, game.deadline)]),
    ...readyLines(spoken, game),
    ...tempoTexts(rules, game).map((text) => spoken.label(text)),
    `${spoken.label(t('status.host'))}: ${mentionIn(game.hostId, spoken.label)}`,
    ...(game.status === 'signup' && game.table.invitedOnly ? [`🔒 ${spoken.label(t('status.invitedOnly'))}`] : []),
    ...[
      ...levelFacts(rules, game),
      ...talkFacts(game),
      ...weekFacts(game),
      ...changed,
      ...(game.dataSet === null ? [] : [game.dataSet]),
    ].map((text) => `· ${spoken.label(text)}`),
  ];
  const seats = [
    ...seatLines(spoken, game),
    ...unseatedLines(spoken, game),
    ...awayLines(spoken, game),
    ...waitingLines(spoken, game),
    ...(await punctualLines(deps, spoken, game)),
  ];
  seats.push(...progressLines(spoken, game));
  const blocks: Block[] = [
    textBlock(`## ${headline(spoken, game)}\n${facts.join('\n')}`),
    rule(),
    textBlock(joinWithin(seats, 2000, (left) => spoken.say(t('ask.more', { count: left })))),
    textBlock(`-# ${spoken.label(t('status.seed'))}: ${game.seedHash}`),
    ...controls(deps, spoken, game),
  ];
  return screen(blocks, [], colourOf(game));
}

/** The game's name in the table's languages, its number and its own name. */
function headline(spoken: PublicVoice, game: GameInfo): string {
  return `${spoken.label(gameName(game.kind))} #${game.id}${game.name === null ? '' : ` · ${literal(game.name)}`}`;
}

function statusText(game: GameInfo): Text {
  switch (game.status) {
    case 'signup':
      return t('status.signup', { open: Math.max(0, freeSeats(game)) });
    case 'readyCheck':
      return t('status.readyCheck');
    case 'running':
      return t('status.running');
    case 'paused':
      return t('game.paused');
    case 'finished':
      return game.outcome === null ? t('desk.over') : game.outcome.text;
    case 'cancelled':
      return t('status.cancelled');
  }
}

/** How many people there is room for: what nobody has been given, less those who wait for a seat. */
function freeSeats(game: GameInfo): number {
  return openBundles(game).length - game.signUps.filter((one) => one.seats.length === 0).length;
}

/** Whether people wait for all seats that nobody has been given: none is open then, though it is not said whose each will be. */
function isSpokenFor(game: GameInfo): boolean {
  return (game.status === 'signup' || game.status === 'readyCheck') && freeSeats(game) <= 0;
}

/** What one can sign up for: seats, or sets of seats, that nobody has. */
function openBundles(game: GameInfo): readonly (readonly SeatId[])[] {
  const open = game.seats.filter((seat) => seat.userId === null && !seat.computer).map((seat) => seat.seat);
  return game.bundles.filter((bundle) => bundle.every((seat) => open.includes(seat)));
}

/** One line for each seat, or each set that goes to one person whole; sides of several seats have a heading. */
function seatLines(spoken: PublicVoice, game: GameInfo): string[] {
  const before = game.status === 'signup' || game.status === 'readyCheck';
  const line = (seat: SeatInfo): string => seatLine(spoken, game, [seat]);
  if (before && game.holding === 'sets') {
    return game.bundles.flatMap((bundle) => {
      const seats = game.seats.filter((seat) => bundle.includes(seat.seat));
      return seats.length === 0 ? [] : [seatLine(spoken, game, seats)];
    });
  }
  if (game.sides.every((side) => side.seats.length === 1)) return game.seats.map(line);
  return game.sides.flatMap((side) => [
    `__${spoken.label(side.name)}__`,
    ...game.seats.filter((seat) => side.seats.includes(seat.seat)).map(line),
  ]);
}

function signUpOf(game: GameInfo, seat: SeatInfo): SignUpInfo | undefined {
  return game.signUps.find((one) => one.userId === seat.userId);
}

/** How well computer players play, where that is not as usual or they would take seats that are open. */
function levelFacts(rules: AnyGame | undefined, game: GameInfo): readonly Text[] {
  const { computers } = game.table;
  const mayFill = (game.status === 'signup' || game.status === 'readyCheck') && freeSeats(game) > 0;
  if (rules?.levels === undefined || (computers === 'usual' && !mayFill)) return [];
  return [t('option.pair', { name: t('table.computers'), value: t(`table.computers.${computers}`) })];
}

/** What stands before a computer player. */
const signs: Readonly<Record<Level, string>> = { beginner: '🌱', usual: '🤖', strong: '🧠' };

/** A computer player, and how it plays where the host has chosen that for its seat. */
function computerWord(spoken: PublicVoice, { table }: GameInfo, { seat }: SeatInfo): string {
  const level = table.seatLevels[seat];
  const word = spoken.label(t('status.computer'));
  return level === undefined ? word : `${word}, ${spoken.label(t(`level.${level}`))}`;
}

/** How a computer player will play that takes an open seat, where the host has chosen that for it. */
function levelMark(spoken: PublicVoice, { table }: GameInfo, seat: SeatInfo | undefined): string {
  const level = seat === undefined ? undefined : table.seatLevels[seat.seat];
  return level === undefined
    ? ''
    : ` · ${spoken.label(t('level.ifComputer', { sign: signs[level], level: t(`level.${level}`) }))}`;
}

function seatLine(spoken: PublicVoice, game: GameInfo, seats: readonly SeatInfo[]): string {
  const name = `**${seats.map((seat) => spoken.label(seat.name)).join(', ')}**`;
  const [seat] = seats;
  if (seat?.computer === true)
    return `${signs[levelOf(game.table, seat.seat)]} ${name}: ${computerWord(spoken, game, seat)}`;
  if (seat !== undefined && game.isReplay) return `👤 ${name}: ${literal(seat.written ?? '–')}`;
  if (seat === undefined || seat.userId === null)
    return `⬜ ${name}: ${spoken.label(t(isSpokenFor(game) ? 'status.undrawn' : 'status.open'))}${levelMark(spoken, game, seat)}`;
  const mark = !seat.alive ? '✖️' : seat.left ? '💤' : signUpOf(game, seat)?.ready === true ? '✅' : '👤';
  const clock = seat.clock === null ? '' : ` · ${spoken.label(clockText(seat.clock))}`;
  return `${mark} ${name}: ${mentions([seat.userId], spoken.label)}${clock}${progressMark(seat)}`;
}

/** People who have signed up without a seat yet, with what they wish for; and who would take more. */
function unseatedLines(spoken: PublicVoice, game: GameInfo): string[] {
  const nameOf = (seat: SeatId): string =>
    spoken.label(game.seats.find((one) => one.seat === seat)?.name ?? t('status.open'));
  return game.signUps.flatMap(({ userId, wishes, seats, more, ready }) => {
    const wished = wishes.map((bundle) => bundle.map(nameOf).join(' + ')).join(' › ');
    const what = [
      ...(seats.length > 0 ? [] : [wished === '' ? spoken.label(t('status.anySeat')) : wished]),
      ...(more ? [spoken.label(t('status.wantsMore'))] : []),
    ];
    return what.length === 0 ? [] : [`${ready ? '✅' : '⏳'} ${mentions([userId], spoken.label)}: ${what.join(' · ')}`];
  });
}

/** Before the start: how much time there is for an answer. */
function tempoTexts(rules: AnyGame | undefined, game: GameInfo): readonly Text[] {
  if (rules === undefined || (game.status !== 'signup' && game.status !== 'readyCheck')) return [];
  const tempo = tempoOf(game.paces, rules.paces);
  return tempo === null ? [] : [t('option.pair', { name: t('new.tempo'), value: t(tempoKey(tempo)) })];
}

/** What somebody who is asked to join wants to know first: which seats are open, and how much time there is for an answer. */
export function invitationTexts(rules: AnyGame | undefined, game: GameInfo): readonly Text[] {
  const open = openBundles(game).flat();
  const seats = game.seats.filter(({ seat }) => open.includes(seat)).map(({ name }) => name);
  return [...(seats.length === 0 ? [] : [t('status.openSeats', { seats })]), ...tempoTexts(rules, game)];
}

/** Who has said that they are away on days to come, before the start. */
function awayLines(spoken: PublicVoice, game: GameInfo): string[] {
  return game.signUps.flatMap(({ userId, away }) =>
    away.length === 0
      ? []
      : [`📅 ${spoken.label(t('status.away', { who: mentions([userId], spoken.label), days: daysText(away) }))}`],
  );
}

/** Who waits for a place, in order. */
function waitingLines(spoken: PublicVoice, game: GameInfo): string[] {
  const people = game.waiting.filter((userId) => game.seats.every((seat) => seat.userId !== userId || seat.computer));
  if (people.length === 0 || game.outcome !== null) return [];
  return [`-# ${spoken.label(t('status.waiting', { people: mentions(people, spoken.label) }))}`];
}

/** Who is still awaited at the ready check, and until when. */
function readyLines(spoken: PublicVoice, game: GameInfo): string[] {
  if (game.status !== 'readyCheck') return [];
  const people = game.signUps.filter((one) => !one.ready).map(({ userId }) => userId);
  return [
    spoken.label(t('ready.awaited', { people: mentions(people, spoken.label) })),
    ...(game.readyUntil === null ? [] : [`⏰ ${spoken.label(t('ready.until', { when: moment(game.readyUntil) }))}`]),
  ];
}

function colourOf(game: GameInfo): number {
  switch (game.status) {
    case 'signup':
    case 'readyCheck':
      return accents.ask;
    case 'running':
      return accents.good;
    case 'paused':
    case 'finished':
    case 'cancelled':
      return accents.quiet;
  }
}

/** The `custom_id` of a table verb. */
export function tablePress(game: GameInfo, verb: string, ...args: string[]): string {
  return writePress({ game: game.id, checkpoint: 0, question: '', verb, args });
}

function controls(deps: Pick<Deps, 'boardLink'>, spoken: PublicVoice, game: GameInfo): Row[] {
  const on = (
    verb: string,
    text: Text,
    style: 'primary' | 'secondary' | 'success' | 'danger',
    emoji?: string,
  ): ReturnType<typeof button> =>
    button(tablePress(game, verb), spoken.label(text), style, emoji === undefined ? {} : { emoji });
  switch (game.status) {
    case 'signup': {
      const start =
        freeSeats(game) <= 0
          ? [on('start', t('status.start'), 'primary')]
          : [on('fill', t('status.fill'), 'primary', '🤖')];
      const more = game.holding === 'side' ? [on('more', t('status.more'), 'secondary')] : [];
      return [
        ...seatMenu(spoken, game),
        ...buttonRows([
          freeSeats(game) > 0
            ? on('join', t('status.join'), 'success')
            : on('join', t('status.queue'), 'secondary', '⏳'),
          on('wish', t('status.wishes'), 'secondary'),
          ...more,
          on('word', t('status.word'), 'secondary', '🎲'),
          on('leave', t('status.leave'), 'secondary'),
          ...start,
        ]),
      ];
    }
    case 'readyCheck':
      return buttonRows([
        on('ready', t('status.ready'), 'success'),
        on('leave', t('status.leave'), 'secondary'),
        on('join', t('status.queue'), 'secondary', '⏳'),
      ]);
    case 'running':
    case 'paused':
      return buttonRows([...playButtons(spoken, game, deps), ...takeButton(spoken, game)]);
    case 'finished':
      return buttonRows(playButtons(spoken, game, deps).slice(1));
    case 'cancelled':
      return [];
  }
}

/** The seats that can be taken; several at once where one person may hold several of a side. */
function seatMenu(spoken: PublicVoice, game: GameInfo): Row[] {
  const open = openBundles(game).slice(0, limits.selectOptions);
  if (open.length === 0) return [];
  const sideOf = (bundle: readonly SeatId[]): Text | undefined =>
    game.sides.find((side) => side.seats.length > 1 && bundle.every((seat) => side.seats.includes(seat)))?.name;
  const options = open.map((bundle) => {
    const names = game.seats.filter((seat) => bundle.includes(seat.seat)).map((seat) => spoken.label(seat.name));
    const side = sideOf(bundle);
    return {
      value: tokens(bundle),
      label: names.join(', '),
      ...(side === undefined ? {} : { detail: spoken.label(side) }),
    };
  });
  const most = game.holding === 'side' ? Math.max(...game.sides.map((side) => side.seats.length)) : 1;
  const head = most > 1 ? t('status.pickSeats') : t('status.pickSeat');
  return [menuRow(tablePress(game, 'seat'), spoken.label(head), options, { max: most })];
}

/** For substitutes, while a running game has a seat whose player has gone. */
export function takeButton(spoken: PublicVoice, game: GameInfo): ReturnType<typeof button>[] {
  const empty = game.seats.some((seat) => seat.left && !seat.computer);
  if (!empty || (game.status !== 'running' && game.status !== 'paused')) return [];
  return [button(tablePress(game, 'sit'), spoken.label(t('status.take')), 'success')];
}

/** Where everybody finds their desk, the board and the log. */
export function playButtons(
  spoken: PublicVoice,
  game: GameInfo,
  { boardLink }: Pick<Deps, 'boardLink'>,
): ReturnType<typeof button>[] {
  return [
    button(tablePress(game, 'desk'), spoken.label(t('status.play')), 'primary', { emoji: '🎲' }),
    ...(boardLink === undefined
      ? []
      : [button(tablePress(game, 'board'), spoken.label(t('board.open')), 'secondary', { emoji: '👆' })]),
    button(tablePress(game, 'look'), spoken.label(t('status.board')), 'secondary', { emoji: '🗺️' }),
    button(tablePress(game, 'log'), spoken.label(t('status.log')), 'secondary', { emoji: '📜' }),
  ];
}
