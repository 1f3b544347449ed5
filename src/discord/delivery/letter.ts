// Brings letters to those they are for: directly, or by name in the game's channel for who wants that or cannot be written to.
import type { OutboxMessage } from '../../play/change/outbox.js';
import type { GameInfo } from '../../play/turn/info.js';
import type { LetterInfo } from '../../play/press/press.js';
import type { SeatId } from '../../table/question.js';
import type { Text } from '../../table/text.js';
import { gameLabel } from '../call.js';
import { isAnonymous } from '../mention.js';
import { defaultChoices, type Deps } from '../deps.js';
import { accents, button, buttonRows, screen, textBlock, type Block, type Screen } from '../screen.js';
import { answerButtons, letterHead, letterWords, quoted, seatNames } from '../shown/letter-head.js';
import { publicVoice, t, voice, type Voice } from '../voice.js';
import type { CarefulSender } from '../sending/careful.js';
import { underEnsign } from './ensign.js';
import type { MessageRef } from '../sending/send.js';
import { tablePress } from '../shown/status.js';
import { isClosedDm } from '../sending/trouble.js';

type LetterMessage = Extract<OutboxMessage, { kind: 'letter' }>;

/** What came of it, and what is to be said in the game's channel in its place. */
interface Brought {
  readonly ref: MessageRef | null;
  readonly instead?: OutboxMessage;
}

/** A letter as its reader gets it, with the ensign of whoever writes. */
async function letterScreen(deps: Deps, game: GameInfo, letter: LetterInfo, reader: Voice): Promise<Screen> {
  const press = (verb: string): string => tablePress(game, verb, String(letter.id));
  const head = `-# ${reader.say(gameLabel(game))}\n✉️ **${reader.say(letterHead(game, letter))}**`;
  const { block, files } = await underEnsign(deps, game, writerOf(game, letter, reader.say), head);
  const blocks: Block[] = [
    block,
    textBlock(quoted(letterWords(letter, reader.say))),
    ...buttonRows([
      ...answerButtons(game, letter, reader.say),
      ...(letter.isComputers
        ? []
        : [button(press('lreply'), reader.say(t('letter.reply')), 'primary', { emoji: '↩️' })]),
      ...namesButton(game, letter, (text) => reader.say(text)),
      button(press('lmore'), reader.say(t('letter.more'))),
    ]),
  ];
  return screen(blocks, files, accents.ask);
}

/** The seat a letter comes from, by its name. */
function writerOf(
  game: GameInfo,
  { from }: LetterInfo,
  say: (text: Text) => string,
): { readonly seat: SeatId; readonly name: string } {
  return { seat: from, name: seatNames(game, [from]).map(say).join('') };
}

/** At a table of two languages: the way to the names of places in both. */
function namesButton(game: GameInfo, letter: LetterInfo, say: (text: Text) => string): ReturnType<typeof button>[] {
  if (game.language !== 'both' || letter.isComputers) return [];
  return [button(tablePress(game, 'lnames', String(letter.id)), say(t('letter.names')), 'secondary', { emoji: '🌐' })];
}

/** Delivers one letter to one of those it is for; nothing where they do not want to hear from its writer. */
export async function bringLetter(
  deps: Deps,
  sender: CarefulSender,
  message: LetterMessage,
  nonce: string,
): Promise<Brought> {
  const { gameId, userId, letterId } = message;
  const choices = (await deps.profiles.person(userId)) ?? defaultChoices;
  const letter = await deps.play.press.letter(letterId, userId);
  if (letter === null || choices.notices === 'silent') return { ref: null };
  if (await deps.play.press.isMuted(gameId, userId, letter.from)) return { ref: null };
  const game = await deps.play.info(gameId);
  const mayCall = game.channelId !== null && !isAnonymous(game);
  const called = (how: 'mention' | 'closed'): Brought => ({
    ref: null,
    instead: { kind: 'knock', gameId, how, of: message },
  });
  if (choices.notices === 'mention' && mayCall) return called('mention');
  try {
    const reader = voice(deps.wording, choices.language ?? choices.locale ?? 'en', game.kind);
    return { ref: await sender.sendTo(userId, await letterScreen(deps, game, letter, reader), nonce) };
  } catch (error) {
    if (!isClosedDm(error)) throw error;
  }
  await deps.profiles.savePerson({ id: userId }, { dmClosed: true });
  return mayCall ? called('closed') : { ref: null };
}

/** In the game's channel, for one person: a press shows them their letters, and nothing of them is said here. */
export function letterCall(deps: Deps, game: GameInfo, userId: string, how: 'mention' | 'closed'): Screen {
  const spoken = publicVoice(deps.wording, game.language, game.kind);
  const text = how === 'closed' ? t('letter.called.closed') : t('letter.called');
  const page = screen(
    [
      textBlock(`<@${userId}> ${spoken.say(text)}`),
      ...buttonRows([button(tablePress(game, 'plog'), spoken.label(t('letter.show')), 'primary')]),
    ],
    [],
    accents.ask,
  );
  return { ...page, mentions: [userId] };
}

/** A public statement in the game's channel; null when there is no such letter. */
export async function statementScreen(deps: Deps, game: GameInfo, letterId: number): Promise<Screen | null> {
  const letter = await deps.play.press.statement(letterId);
  if (letter === null) return null;
  const spoken = publicVoice(deps.wording, game.language, game.kind);
  const head = `📣 **${spoken.label(letterHead(game, letter))}**`;
  const { block, files } = await underEnsign(deps, game, writerOf(game, letter, spoken.label), head);
  return screen(
    [block, textBlock(quoted(letterWords(letter, spoken.say))), ...buttonRows(namesButton(game, letter, spoken.label))],
    files,
  );
}
