// Answering what a computer player asks in a letter: by a button under it, or by a typed yes or no.
import type { GameInfo } from '../../play/turn/info.js';
import type { LetterInfo } from '../../play/press/press.js';
import { answersByName, yesOrNo } from '../../play/press/yes-or-no.js';
import { foldName, withoutParticle } from '../../table/names.js';
import type { Text } from '../../table/text.js';
import { languages } from '../../words/words.js';
import { waitsForYes } from '../ask/typed-words.js';
import { gameLabel, gameVoice, sentence, type Call, type PressCall } from '../call.js';
import type { Press } from '../custom-id.js';
import { amongOthers, answerButtons, letterHead, letterWords, quoted, seatNames } from '../shown/letter-head.js';
import { accents, buttonRows, screen, textBlock, type Block, type Screen } from '../screen.js';
import { spend } from '../pace.js';
import { t } from '../voice.js';

/** So many letters are shown to choose from. */
const mostAsked = 6;

/** The letter a message brought, by the buttons under it; null where none of them answers one, or several do. */
export function letterUnder(presses: readonly Press[]): number | null {
  const [yes, other] = presses.filter(({ verb }) => verb === 'lyes');
  return yes === undefined || other !== undefined ? null : Number(yes.args[0]);
}

/** Answers the letter a button stands under: it is shown again, with what came of it in place of the buttons. */
export async function answerPressed(call: PressCall): Promise<Screen> {
  const letter = await call.deps.play.press.letter(Number(call.press.args[0]), call.person.id);
  if (letter === null || letter.gameId !== call.press.game)
    return sentence(call, { key: 'refuse.noLetter', ns: 'app' }, 'quiet');
  // It was answered by a word or from another message: here its buttons give way as well.
  const { accepted, heard } = letter;
  const isAmong = call.press.args[1] === amongOthers;
  return accepted === null
    ? answered(call, letter, call.press.verb === 'lyes', isAmong)
    : answeredScreen(call, letter, { accepted, heard, isLate: true, isAmong });
}

/** The letters that wait on, below one that was answered among them. */
async function othersWaiting(call: Call): Promise<readonly Block[]> {
  const waiting = await call.deps.play.press.asking(call.person.id);
  if (waiting.length === 0) return [];
  return [textBlock(`**${call.voice.say(t('letter.others'))}**`), ...(await askingBlocks(call, waiting))];
}

/**
 * Takes a typed yes or no as the answer to what a computer player asks.
 * @param where the letter it is said to, null where that is not known; and whether it is a reply to something else.
 * @returns null where it says anything else, nothing is asked, or it could be meant for something else.
 */
export async function answerTyped(
  call: Call,
  text: string,
  { letterId, isReply }: { readonly letterId: number | null; readonly isReply: boolean },
): Promise<Screen | null> {
  const accepted = yesOrNo(text);
  const { press } = call.deps.play;
  if (accepted === null) return isReply ? null : answeredByName(call, text);
  const named = letterId === null ? null : await press.letter(letterId, call.person.id);
  if (named !== null) return answered(call, named, accepted);
  // A yes to what somebody else has written, or to anything but a letter, answers no letter.
  if (isReply) return null;
  spend(call, 'text');
  const asking = await press.asking(call.person.id);
  const [letter, other] = asking;
  if (letter === undefined) return null;
  // Nor does one that may be meant for what is put together, or asked, in any game.
  const games = (await call.deps.play.gamesOf(call.person.id)).filter(({ status }) => status === 'running');
  for (const { id } of games) {
    if (await waitsForYes(call, id)) return null;
    const { tasks } = await call.deps.play.desk(id, call.person.id);
    const isBegun = tasks.some(({ draft, saved, final }) => draft !== null && saved === null && !final);
    if (isBegun || (id !== letter.gameId && tasks.length > 0)) return null;
  }
  return other === undefined ? answered(call, letter, accepted) : askedSeveral(call, asking);
}

/** Takes a yes or no beside a name, such as `accept Austria`, as the answer to the one letter whose writer has that name. */
async function answeredByName(call: Call, text: string): Promise<Screen | null> {
  const named = answersByName(text);
  if (named.length === 0) return null;
  spend(call, 'text');
  const { play, wording } = call.deps;
  const meant: { readonly letter: LetterInfo; readonly accepted: boolean }[] = [];
  for (const letter of await play.press.asking(call.person.id)) {
    const game = await play.info(letter.gameId, call.person.id);
    const names = seatNames(game, [letter.from]).flatMap((name) =>
      languages.map((lang) => foldName(wording.say(name, lang, game.kind))),
    );
    const found = named.find(({ rest }) => [rest, ...withoutParticle(rest)].some((one) => names.includes(one)));
    if (found !== undefined) meant.push({ letter, accepted: found.accepted });
  }
  const [only, other] = meant;
  return only === undefined || other !== undefined ? null : answered(call, only.letter, only.accepted);
}

/** The answers to a letter that asks for one, under its heading. */
export function askedRow(game: GameInfo, letter: LetterInfo, say: (text: Text) => string): readonly Block[] {
  const buttons = answerButtons(game, letter, say, amongOthers);
  return buttons.length === 0 ? [] : [textBlock(`✉️ **${say(letterHead(game, letter))}**`), ...buttonRows(buttons)];
}

/** The letters that a typed yes or no could be meant for. */
async function askedSeveral(call: Call, letters: readonly LetterInfo[]): Promise<Screen> {
  const head = textBlock(call.voice.say(t('letter.which')));
  return screen([head, ...(await askingBlocks(call, letters))], [], accents.ask);
}

async function askingBlocks(call: Call, letters: readonly LetterInfo[]): Promise<readonly Block[]> {
  const blocks: Block[] = [];
  for (const letter of letters.slice(0, mostAsked)) {
    const game = await call.deps.play.info(letter.gameId, call.person.id);
    const { say } = gameVoice(call, game.kind);
    blocks.push(
      textBlock(`✉️ **${say(letterHead(game, letter))}**\n${quoted(letterWords(letter, say))}`),
      ...buttonRows(answerButtons(game, letter, say, amongOthers)),
    );
  }
  return blocks;
}

async function answered(call: Call, letter: LetterInfo, accepted: boolean, isAmong = false): Promise<Screen> {
  const game = await call.deps.play.info(letter.gameId, call.person.id);
  const { say } = gameVoice(call, game.kind);
  const text = say(t(accepted ? 'letter.yes' : 'letter.no'));
  const { heard } = await call.deps.play.press.answer(letter.id, call.person.id, { accepted, text });
  call.deps.changed();
  return answeredScreen(call, letter, { accepted, heard, isLate: false, isAmong });
}

/** A letter with what was answered to it; and that it was so before, to who comes late. */
async function answeredScreen(
  call: Call,
  letter: LetterInfo,
  {
    accepted,
    heard,
    isLate,
    isAmong,
  }: Pick<LetterInfo, 'heard'> & { readonly accepted: boolean; readonly isLate: boolean; readonly isAmong: boolean },
): Promise<Screen> {
  const game = await call.deps.play.info(letter.gameId, call.person.id);
  const { say } = gameVoice(call, game.kind);
  const text = say(t(accepted ? 'letter.yes' : 'letter.no'));
  const lines = [
    `-# ${say(gameLabel(game))}`,
    `✉️ **${say(letterHead(game, letter))}**`,
    quoted(letterWords(letter, say)),
    `${accepted ? '🤝' : '✋'} **${text}**${heard === null ? '' : ` · ${say(heard)}`}`,
    ...(isLate ? [`-# ${say({ key: 'refuse.letterAnswered', ns: 'app' })}`] : []),
  ];
  const others = isAmong ? await othersWaiting(call) : [];
  return screen([textBlock(lines.join('\n')), ...others], [], accepted ? accents.good : accents.plain);
}
