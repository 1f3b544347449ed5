// A person's notes of a game: read from the newest on, written in a window, deleted one by one.
import { longestNote } from '../../play/notes/notes.js';
import type { GameInfo } from '../../play/turn/info.js';
import type { Text } from '../../table/text.js';
import { gameLabel, gameVoice, type Call, type PressCall, type Reply } from '../call.js';
import { quoted } from '../shown/letter-head.js';
import { tablePress } from '../shown/status.js';
import { accents, button, buttonRows, cut, inputField, modal, screen, textBlock, type Screen } from '../screen.js';
import { t } from '../voice.js';

/** So many notes stand on a page at most, and so much of them. */
const onePage = 5;
const pageRoom = 3_000;

/**
 * A page of the caller's notes.
 * @param before only those with lower numbers.
 * @param done what has just been done with one.
 */
export async function notesScreen(
  call: Call,
  game: GameInfo,
  { before = Infinity, done }: { readonly before?: number; readonly done?: Text } = {},
): Promise<Screen> {
  const { say } = gameVoice(call, game.kind);
  const all = await call.deps.play.notes.list(game.id, call.person.id);
  const earlier = all.filter(({ number }) => number < before);
  const shown: { readonly number: number; readonly words: string }[] = [];
  let room = pageRoom;
  for (const { number, text, at } of earlier.toReversed().slice(0, onePage)) {
    const words = cut(`**${number}** · <t:${Math.floor(at.getTime() / 1000)}:R>\n${quoted(text)}`, pageRoom);
    room -= words.length + 1;
    if (shown.length > 0 && room < 0) break;
    shown.unshift({ number, words });
  }
  const head = `### ${say(gameLabel(game))}\n${say(t('note.title'))}`;
  const [oldest] = shown;
  const isMore = oldest !== undefined && earlier.length > shown.length;
  return screen(
    [
      textBlock(done === undefined ? head : `${head}\n✅ ${say(done)}`),
      textBlock(shown.length === 0 ? say(t('note.nothing')) : shown.map(({ words }) => words).join('\n')),
      ...buttonRows([
        button(tablePress(game, 'noteadd'), say(t('note.write')), 'primary', { emoji: '📝' }),
        ...(isMore ? [button(tablePress(game, 'notes', String(oldest.number)), say(t('log.earlier')))] : []),
        ...shown.map(({ number }) =>
          button(tablePress(game, 'notedel', String(number)), say(t('note.delete', { number })), 'secondary', {
            emoji: '🗑️',
          }),
        ),
      ]),
    ],
    [],
    done === undefined ? accents.plain : accents.good,
  );
}

/** Keeps a note, and shows it with the others. */
export async function kept(call: Call, game: GameInfo, text: string): Promise<Screen> {
  const number = await call.deps.play.notes.write(game.id, call.person.id, text);
  return notesScreen(call, game, { done: t('note.kept', { number }) });
}

/** Deletes a note, and shows the others. */
export async function dropped(call: Call, game: GameInfo, number: number): Promise<Screen> {
  await call.deps.play.notes.drop(game.id, call.person.id, number);
  return notesScreen(call, game, { done: t('note.gone', { number }) });
}

/** A press on the page, or what was typed into its window. */
export function notesPress(call: PressCall, game: GameInfo): Promise<Screen> {
  const number = Number(call.press.args[0] ?? NaN);
  switch (call.press.verb) {
    case 'noted':
      return kept(call, game, call.input.field('text') ?? '');
    case 'notedel':
      return dropped(call, game, number);
    default:
      return notesScreen(call, game, Number.isNaN(number) ? {} : { before: number });
  }
}

/** The window of a note. */
export function noteWindow(call: PressCall, game: GameInfo): Reply {
  const { say } = gameVoice(call, game.kind);
  return modal(tablePress(game, 'noted'), say(t('note.write')), [
    inputField('text', say(t('note.text')), { long: true, required: true, max: longestNote }),
  ]);
}
