// The post a game begins with: sign-up with seats and buttons, later what the table is playing and where to press.
import type { GameInfo, SeatInfo } from '../../play/play.js';
import type { Text } from '../../table/text.js';
import { token, writePress } from '../custom-id.js';
import type { Deps } from '../deps.js';
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
import { changedOptions } from '../tables/fields.js';
import { gameName, deadlineLine, publicVoice, t, type PublicVoice } from '../voice.js';

/** The status post of a game as it stands. */
export function statusScreen(deps: Pick<Deps, 'play' | 'wording'>, game: GameInfo): Screen {
  const spoken = publicVoice(deps.wording, game.language, game.kind);
  const rules = deps.play.games.get(game.kind);
  const changed = rules === undefined ? [] : changedOptions(deps.wording, rules, game.options);
  const facts = [
    spoken.say(statusText(game)),
    ...(game.title === null ? [] : [`**${spoken.label(game.title)}**`]),
    ...(game.deadline === null || game.status !== 'running' ? [] : [deadlineLine(spoken.label, game.deadline)]),
    `${spoken.label(t('status.host'))}: <@${game.hostId}>`,
    ...changed.map((text) => `· ${spoken.label(text)}`),
  ];
  const seats = game.seats.map((seat) => seatLine(spoken, seat));
  const blocks: Block[] = [
    textBlock(`## ${headline(spoken, game)}\n${facts.join('\n')}`),
    rule(),
    textBlock(joinWithin(seats, 2000, (left) => spoken.say(t('ask.more', { count: left })))),
    textBlock(`-# ${spoken.label(t('status.seed'))}: ${game.seedHash}`),
    ...controls(spoken, game),
  ];
  return screen(blocks, [], colourOf(game));
}

/** The game's name in the table's languages, its number and its own name. */
function headline(spoken: PublicVoice, game: GameInfo): string {
  return `${spoken.label(gameName(game.kind))} #${game.id}${game.name === null ? '' : ` · ${game.name}`}`;
}

/** The name of a game's thread or forum post; its number marks it as ours. */
export function threadName(deps: Pick<Deps, 'wording'>, game: GameInfo): string {
  const spoken = publicVoice(deps.wording, game.language, game.kind);
  const rest = game.name ?? spoken.label(gameName(game.kind));
  return `#${game.id} ${rest}`.slice(0, 100);
}

function statusText(game: GameInfo): Text {
  switch (game.status) {
    case 'signup':
      return t('status.signup', { open: freeSeats(game) });
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

/** Seats nobody has taken; people without a particular wish stand in rows of their own until seats are drawn. */
function freeSeats(game: GameInfo): number {
  return game.seats.filter(isOpen).length - game.seats.filter(isWaiting).length;
}

function isWaiting(seat: SeatInfo): boolean {
  return seat.seat.startsWith('?') && seat.userId !== null;
}

function isOpen(seat: SeatInfo): boolean {
  return seat.userId === null && !seat.computer && !seat.seat.startsWith('?');
}

function seatLine(spoken: PublicVoice, seat: SeatInfo): string {
  const name = `**${spoken.label(seat.name)}**`;
  if (seat.computer) return `🤖 ${name}: ${spoken.label(t('status.computer'))}`;
  if (seat.userId === null) return `⬜ ${name}: ${spoken.label(t('status.open'))}`;
  const mark = !seat.alive ? '✖️' : seat.left ? '💤' : seat.ready ? '✅' : '👤';
  return `${mark} ${name}: <@${seat.userId}>`;
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

function controls(spoken: PublicVoice, game: GameInfo): Row[] {
  const on = (
    verb: string,
    text: Text,
    style: 'primary' | 'secondary' | 'success' | 'danger',
    emoji?: string,
  ): ReturnType<typeof button> =>
    button(tablePress(game, verb), spoken.label(text), style, emoji === undefined ? {} : { emoji });
  switch (game.status) {
    case 'signup': {
      const open = game.seats.filter(isOpen);
      const menu =
        open.length === 0
          ? []
          : [
              menuRow(
                tablePress(game, 'seat'),
                spoken.label(t('status.pickSeat')),
                open.slice(0, 25).map((seat) => ({ value: token(seat.seat), label: spoken.label(seat.name) })),
              ),
            ];
      const start =
        open.length === 0
          ? [on('start', t('status.start'), 'primary')]
          : [on('fill', t('status.fill'), 'primary', '🤖')];
      return [
        ...menu,
        ...buttonRows([on('join', t('status.join'), 'success'), on('leave', t('status.leave'), 'secondary'), ...start]),
      ];
    }
    case 'readyCheck':
      return buttonRows([on('ready', t('status.ready'), 'success'), on('leave', t('status.leave'), 'secondary')]);
    case 'running':
    case 'paused':
      return buttonRows([...playButtons(spoken, game), ...takeButton(spoken, game)]);
    case 'finished':
      return buttonRows(playButtons(spoken, game).slice(1));
    case 'cancelled':
      return [];
  }
}

/** For substitutes, while a running game has a seat whose player has gone. */
export function takeButton(spoken: PublicVoice, game: GameInfo): ReturnType<typeof button>[] {
  const empty = game.seats.some((seat) => seat.left && !seat.computer);
  if (!empty || (game.status !== 'running' && game.status !== 'paused')) return [];
  return [button(tablePress(game, 'sit'), spoken.label(t('status.take')), 'success')];
}

/** Where everybody finds their desk, the board and the log. */
export function playButtons(spoken: PublicVoice, game: GameInfo): ReturnType<typeof button>[] {
  return [
    button(tablePress(game, 'desk'), spoken.label(t('status.play')), 'primary', { emoji: '🎲' }),
    button(tablePress(game, 'look'), spoken.label(t('status.board')), 'secondary', { emoji: '🗺️' }),
    button(tablePress(game, 'log'), spoken.label(t('status.log')), 'secondary', { emoji: '📜' }),
  ];
}
