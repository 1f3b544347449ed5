// Writing letters, answering them, and what else can be done with one: not hearing from its writer, showing it to who looks after the table.
import type { GameInfo } from '../../play/turn/info.js';
import { longestLetter } from '../../play/press/letters.js';
import type { LetterInfo } from '../../play/press/press.js';
import type { SeatId } from '../../table/question.js';
import type { Text } from '../../table/text.js';
import { InputError, gameLabel, gameVoice, sentence, type Call, type PressCall, type Reply } from '../call.js';
import { splitTokens, token } from '../custom-id.js';
import { letterHead, letterWords, quoted, seatNames } from '../shown/letter-head.js';
import { tablePress } from '../shown/status.js';
import {
  accents,
  button,
  buttonRows,
  cut,
  inputField,
  joinWithin,
  modal,
  screen,
  textBlock,
  type Screen,
} from '../screen.js';
import { t } from '../voice.js';
import { seatsPicked } from './embassies.js';
import { askedRow } from './letter-answers.js';
import { twinNames } from './twin-names.js';

const longestReason = 500;
const logPage = 20;
const logRoom = 3_000;
const excerpt = 500;

/** The window of a letter to seats. */
function letterWindow(call: Call, game: GameInfo, id: string, to: readonly Text[] | null): Reply {
  const { say } = gameVoice(call, game.kind);
  const description = to === null ? say(t('letter.toAll')) : say(t('letter.toSeats', { seats: to }));
  return modal(id, say(to === null ? t('press.public') : t('letter.title')), [
    inputField('text', say(t('letter.text')), {
      long: true,
      required: true,
      max: longestLetter,
      description: cut(description, 100),
    }),
  ]);
}

/** The window of a letter to the seats picked from a menu. */
export function writeWindow(call: PressCall, game: GameInfo): Reply {
  const seats = seatsPicked(game, call.input.values);
  return letterWindow(call, game, tablePress(game, 'pwritten', seats.map(token).join('')), seatNames(game, seats));
}

/** The window of a public statement. */
export function publicWindow(call: PressCall, game: GameInfo): Reply {
  return letterWindow(call, game, tablePress(game, 'pwritten', 'all'), null);
}

/** What was typed into the window of a letter or a statement. */
export function written(call: PressCall, game: GameInfo): Promise<Screen> {
  const [to = ''] = call.press.args;
  const seats = to === 'all' ? null : seatsPicked(game, splitTokens(to));
  return send(call, game, seats, call.input.field('text') ?? '', null);
}

/** Sends a letter, or a statement to everybody (null), and says so. */
export async function send(
  call: Call,
  game: GameInfo,
  to: readonly SeatId[] | null,
  text: string,
  as: SeatId | null,
): Promise<Screen> {
  if (to?.length === 0) throw new InputError(t('press.whom', { seats: game.seats.map((one) => one.name) }));
  const sent = await call.deps.play.press.write(game.id, call.person.id, { to, text, as });
  const { say } = gameVoice(call, game.kind);
  const isToComputer = game.seats.some((one) => one.computer && sent.to?.includes(one.seat) === true);
  const later = game.table.anonymous && !isToComputer ? [say(t('letter.later'))] : [];
  const head = `### ${say(gameLabel(game))}\n✅ ${say(letterHead(game, sent))}`;
  const heard = sent.heard === null ? [] : [`🤖 ${say(sent.heard)}`];
  return screen(
    [textBlock([head, quoted(cut(text.trim(), excerpt)), ...heard, ...later].join('\n'))],
    [],
    accents.good,
  );
}

/** The letter a button stands under, with its game; null when it is not for the presser any more. */
async function letterOf(call: PressCall): Promise<{ readonly game: GameInfo; readonly letter: LetterInfo } | null> {
  const letter = await call.deps.play.press.letter(Number(call.press.args[0]), call.person.id);
  if (letter === null || letter.gameId !== call.press.game) return null;
  return { letter, game: await call.deps.play.info(letter.gameId, call.person.id) };
}

/** The other seats of a letter's circle: an answer goes to all of them. */
async function circleOf(call: PressCall, { id }: GameInfo, letter: LetterInfo): Promise<readonly SeatId[]> {
  const { mine } = await call.deps.play.press.info(id, call.person.id);
  return [letter.from, ...(letter.to ?? [])].filter((seat) => !mine.includes(seat));
}

/** The window of an answer. */
export async function replyWindow(call: PressCall): Promise<Reply> {
  const found = await letterOf(call);
  if (found === null) return sentence(call, { key: 'refuse.noLetter', ns: 'app' }, 'quiet');
  const { game, letter } = found;
  const seats = await circleOf(call, game, letter);
  return letterWindow(call, game, tablePress(game, 'pwritten', seats.map(token).join('')), seatNames(game, seats));
}

/** What else can be done with a letter. */
export async function letterMore(call: PressCall): Promise<Screen> {
  const found = await letterOf(call);
  if (found === null) return sentence(call, { key: 'refuse.noLetter', ns: 'app' }, 'quiet');
  const { game, letter } = found;
  const { say } = gameVoice(call, game.kind);
  const from = seatNames(game, [letter.from]);
  const isMuted = await call.deps.play.press.isMuted(game.id, call.person.id, letter.from);
  const press = (verb: string): string => tablePress(game, verb, String(letter.id));
  const lines = [
    `**${say(letterHead(game, letter))}**`,
    `🔕 ${say(t('letter.about.mute', { seats: from }))}`,
    ...(letter.isComputers
      ? [`🤖 ${say(t('letter.about.computer'))}`]
      : [`🚫 ${say(t('letter.about.block'))}`, `🚩 ${say(t('letter.about.report'))}`]),
  ];
  return screen([
    textBlock(lines.join('\n')),
    ...buttonRows([
      button(press(isMuted ? 'lunmute' : 'lmute'), say(isMuted ? t('letter.unmute') : t('letter.mute')), 'secondary', {
        emoji: '🔕',
      }),
      // Behind a computer player is nobody to be kept away, or to be reported.
      ...(letter.isComputers
        ? []
        : [
            button(press('lblock'), say(t('letter.block')), 'danger', { emoji: '🚫' }),
            button(press('lreport'), say(t('letter.report')), 'danger', { emoji: '🚩' }),
          ]),
    ]),
  ]);
}

/** The places a letter names, in both languages. */
export async function letterNames(call: PressCall): Promise<Screen> {
  const found = await letterOf(call);
  if (found === null) return sentence(call, { key: 'refuse.noLetter', ns: 'app' }, 'quiet');
  const { game, letter } = found;
  const { say } = gameVoice(call, game.kind);
  const rules = call.deps.play.games.get(game.kind);
  const view = await call.deps.play.publicView(game.id);
  const twins = rules === undefined ? [] : twinNames(call.deps.wording, rules, view, letterWords(letter, say));
  const lines = twins.map(({ en, ko }) => `${ko} — ${en}`);
  const words = lines.length === 0 ? say(t('letter.namesNone')) : joinWithin(lines, logRoom, () => '…');
  return screen([textBlock(`**${say(letterHead(game, letter))}**\n${words}`)]);
}

/** Mutes the seat a letter came from, hears it again, or blocks who wrote it. */
export async function letterAct(call: PressCall): Promise<Screen> {
  const found = await letterOf(call);
  if (found === null) return sentence(call, { key: 'refuse.noLetter', ns: 'app' }, 'quiet');
  const { game, letter } = found;
  const act = call.press.verb === 'lblock' ? 'block' : call.press.verb === 'lmute' ? 'mute' : 'unmute';
  return quieten(call, game, letter.from, act);
}

/** Does not hear from a seat, or the person behind it, any more; or hears from them again. */
export async function quieten(
  call: Call,
  game: GameInfo,
  seat: SeatId,
  act: 'mute' | 'unmute' | 'block' | 'unblock',
): Promise<Screen> {
  const { press } = call.deps.play;
  if (act === 'mute' || act === 'unmute') await press.mute(game.id, call.person.id, seat, act === 'mute');
  else await press.block(game.id, call.person.id, seat, act === 'block');
  const { say } = gameVoice(call, game.kind);
  const text = t(`letter.did.${act}`, { seats: seatNames(game, [seat]) });
  return screen([textBlock(`### ${say(gameLabel(game))}\n${say(text)}`)], [], accents.good);
}

/** The window in which somebody agrees to show a letter to those who look after the table. */
export async function reportWindow(call: PressCall): Promise<Reply> {
  const found = await letterOf(call);
  if (found === null) return sentence(call, { key: 'refuse.noLetter', ns: 'app' }, 'quiet');
  const { game, letter } = found;
  const { say } = gameVoice(call, game.kind);
  return modal(tablePress(game, 'lreported', String(letter.id)), say(t('letter.report')), [
    inputField('reason', say(t('letter.reasonLabel')), {
      long: true,
      max: longestReason,
      description: say(t('letter.consent')),
    }),
  ]);
}

/** Reports a letter. */
export async function letterReported(call: PressCall): Promise<Screen> {
  const found = await letterOf(call);
  if (found === null) return sentence(call, { key: 'refuse.noLetter', ns: 'app' }, 'quiet');
  await call.deps.play.press.report(found.letter.id, call.person.id, call.input.field('reason') ?? '');
  return sentence(call, t('letter.reported'), 'good');
}

/** One's own correspondence in a game, newest last. */
export async function correspondence(call: Call, game: GameInfo, before: number | null): Promise<Screen> {
  const { say } = gameVoice(call, game.kind);
  const found = await call.deps.play.press.letters(game.id, call.person.id, {
    limit: logPage,
    ...(before === null ? {} : { before }),
  });
  const lines = found.map((letter) => ({
    id: letter.id,
    letter,
    words: `${letter.mine ? '↗️' : '✉️'} **${say(letterHead(game, letter))}** <t:${Math.floor(letter.at.getTime() / 1000)}:R>\n${quoted(letterWords(letter, say))}${letter.heard === null ? '' : `\n🤖 ${say(letter.heard)}`}`,
  }));
  const shown: typeof lines = [];
  let room = logRoom;
  for (const line of lines) {
    room -= line.words.length + 1;
    if (shown.length > 0 && room < 0) break;
    shown.unshift({ ...line, words: cut(line.words, logRoom) });
  }
  const [oldest] = shown;
  const isMore = oldest !== undefined && (shown.length < lines.length || lines.length === logPage);
  const words = joinWithin(
    shown.map((one) => one.words),
    logRoom + 100,
    () => '…',
  );
  return screen([
    textBlock(`### ${say(gameLabel(game))}\n${say(t('press.log'))}`),
    textBlock(words === '' ? say(t('letter.none')) : words),
    ...shown.flatMap(({ letter }) => askedRow(game, letter, say)),
    ...(isMore ? buttonRows([button(tablePress(game, 'plogb', String(oldest.id)), say(t('log.earlier')))]) : []),
  ]);
}

/** One's own correspondence, behind a button. */
export async function logPressed(call: PressCall): Promise<Screen> {
  const before = Number(call.press.args[0] ?? NaN);
  const game = await call.deps.play.info(call.press.game, call.person.id);
  return correspondence(call, game, Number.isNaN(before) ? null : before);
}
