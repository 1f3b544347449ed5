// The page of a table's press: how one may talk now, one's embassies, and whom one can write to.
import { setTimeout as wait } from 'node:timers/promises';
import type { GameInfo } from '../../play/turn/info.js';
import type { EmbassyInfo, PressInfo } from '../../play/press/press.js';
import type { SeatId } from '../../table/question.js';
import type { Text } from '../../table/text.js';
import { InputError, gameLabel, gameVoice, type Call, type PressCall } from '../call.js';
import { token } from '../custom-id.js';
import { seatNames } from '../shown/letter-head.js';
import { tablePress } from '../shown/status.js';
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
  type Row,
  type Screen,
} from '../screen.js';
import { t } from '../voice.js';
import { talkText } from '../shown/press-rule.js';

/** How long a new thread is waited for, so that the answer can lead there. */
const threadWaits = 12;
const threadWaitMs = 400;
const listRoom = 2_000;

/** How one may talk just now, in a sentence. */
function nowText({ now }: PressInfo): Text {
  if (now.secret === null) return t('press.now.open');
  return now.open === null ? t('press.now.publicOnly') : t(`press.now.${now.secret}`);
}

/** The page of press in a game, as the caller stands to it. */
export async function pressScreen(call: Call, game: GameInfo, note?: string): Promise<Screen> {
  const info = await call.deps.play.press.info(game.id, call.person.id);
  const { say } = gameVoice(call, game.kind);
  const lines = info.embassies.map((one) => embassyLine(game, info, one, say));
  const head = [
    `### ${say(gameLabel(game))}`,
    say(t('option.pair', { name: t('press.rule'), value: talkText(game.table) })),
    say(nowText(info)),
    ...(info.hear === null || info.mine.length === 0 ? [] : [`🤖 ${say(info.hear)}`]),
    ...(info.mine.length === 0 ? [say(t('press.spectator'))] : []),
    ...(note === undefined ? [] : [note]),
  ];
  const more = (left: number): string => say(t('ask.more', { count: left }));
  return screen(
    [
      textBlock(head.join('\n')),
      ...(lines.length === 0
        ? []
        : [rule(), textBlock(`**${say(t('press.embassies'))}**\n${joinWithin(lines, listRoom, more)}`)]),
      ...quietLines(game, info, say),
      ...(info.mine.length === 0 ? [] : writeRows(game, info, say)),
      ...buttonRows([
        ...(info.now.open === null && info.mine.length > 0
          ? [button(tablePress(game, 'ppublic'), say(t('press.public')), 'secondary', { emoji: '📣' })]
          : []),
        button(tablePress(game, 'plog'), say(t('press.log')), 'secondary', { emoji: '📜' }),
      ]),
    ],
    [],
    accents.plain,
  );
}

/** An embassy with the way to it: its thread, or that letters go there. */
function embassyLine(game: GameInfo, { mine }: PressInfo, one: EmbassyInfo, say: (text: Text) => string): string {
  const others = seatNames(
    game,
    one.seats.filter((seat) => !mine.includes(seat)),
  )
    .map(say)
    .join(' · ');
  if (one.channelId !== null) return `• ${others}: <#${one.channelId}>`;
  return `• ${others}: ${say(one.without === null ? t('embassy.coming') : t('embassy.letters'))}`;
}

/** Whom one does not hear from. */
function quietLines(
  game: GameInfo,
  { muted, blocked }: PressInfo,
  say: (text: Text) => string,
): ReturnType<typeof textBlock>[] {
  const here = blocked.flatMap(({ userId, seat }) => {
    if (userId !== null) return [`<@${userId}>`];
    return seat?.gameId === game.id ? seatNames(game, [seat.seat]).map(say) : [];
  });
  const lines = [
    ...(muted.length === 0 ? [] : [`🔕 ${say(t('press.muted', { seats: seatNames(game, muted) }))}`]),
    ...(here.length === 0 ? [] : [`🚫 ${say(t('press.blocked', { people: here }))}`]),
  ];
  return lines.length === 0 ? [] : [textBlock(lines.join('\n'))];
}

/** Menus of those one can write to: a thread with them, and a letter. */
function writeRows(
  game: GameInfo,
  { now, others, computers, anonymous }: PressInfo,
  say: (text: Text) => string,
): Row[] {
  if (now.secret !== null) return [];
  const menu = (verb: string, text: Text, seats: readonly SeatId[]): Row[] => {
    const options = game.seats
      .filter((one) => seats.includes(one.seat))
      .slice(0, limits.selectOptions)
      .map((one) => ({ value: token(one.seat), label: say(one.name) }));
    return options.length === 0 ? [] : [menuRow(tablePress(game, verb), say(text), options, { max: options.length })];
  };
  return [
    ...menu('popen', t('press.pickEmbassy'), anonymous ? [] : others),
    ...menu('pwrite', t('press.pickLetter'), [...others, ...computers]),
  ];
}

/** The page, behind a button. */
export async function pressPage(call: PressCall): Promise<Screen> {
  return pressScreen(call, await call.deps.play.info(call.press.game, call.person.id));
}

/** The seats picked from a menu, or carried by what was pressed. */
export function seatsPicked(game: GameInfo, picked: readonly string[]): readonly SeatId[] {
  return game.seats.map((one) => one.seat).filter((seat) => picked.includes(token(seat)));
}

/** Opens the embassy with the seats picked. */
export function embassyPicked(call: PressCall, game: GameInfo): Promise<Screen> {
  return openEmbassy(call, game, seatsPicked(game, call.input.values));
}

/** Opens the embassy with some seats and leads there; where no thread can be had, says how to write to them. */
export async function openEmbassy(call: Call, game: GameInfo, seats: readonly SeatId[]): Promise<Screen> {
  const { press } = call.deps.play;
  if (seats.length === 0) throw new InputError(t('press.whom', { seats: game.seats.map((one) => one.name) }));
  let embassy: EmbassyInfo | undefined = await press.open(game.id, call.person.id, seats);
  const { id } = embassy;
  call.deps.changed();
  for (let tries = 0; tries < threadWaits && embassy?.channelId === null && embassy.without === null; tries++) {
    await wait(threadWaitMs);
    embassy = (await press.info(game.id, call.person.id)).embassies.find((one) => one.id === id);
  }
  const { say } = gameVoice(call, game.kind);
  return pressScreen(call, game, say(openedText(embassy)));
}

function openedText(embassy: EmbassyInfo | undefined): Text {
  if (embassy?.channelId != null) return t('embassy.here', { where: `<#${embassy.channelId}>` });
  const why = embassy?.without ?? null;
  return why === null ? t('embassy.soon') : t(`embassy.without.${why}`);
}
