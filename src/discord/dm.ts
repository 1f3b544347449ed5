// Direct messages: whatever a player writes is read as orders for the game that waits for them.
import type { Message } from 'discord.js';
import type { EarlierTry, IncomingMessage } from '../clock/inbox.js';
import type { GameSummary } from '../play/turn/info.js';
import { hasHangul } from '../table/names.js';
import type { Lang } from '../words/words.js';
import { deskOf } from './ask/show.js';
import { deskWord, typed } from './ask/typed-words.js';
import { typeSomewhere } from './ask/which-game.js';
import { gameAddressed } from './ask/addressed.js';
import { callFor, sentence, type Call, type Caller } from './call.js';
import { helpFor, helpScreen } from './commands/help.js';
import { commandMeant } from './commands/typed-name.js';
import { readPress, type Press } from './custom-id.js';
import type { Deps } from './deps.js';
import { errorScreen } from './errors.js';
import { becomeLive, cockpit, comeLate } from './sending/cockpit.js';
import type { Sender } from './sending/send.js';
import { plainName, plainText } from './plain-text.js';
import type { Screen } from './screen.js';
import { answerTyped, letterUnder } from './tables/letter-answers.js';

/** What of a direct message is kept until it is answered; null for one that says nothing to us. */
export function heardMessage(message: Message): IncomingMessage | null {
  const { id, channelId, author, content, reference } = message;
  if (author.bot || message.guildId !== null || content.trim() === '') return null;
  return {
    id,
    channelId,
    userId: author.id,
    name: plainName(author.displayName),
    content: plainText(content),
    repliedTo: reference?.messageId ?? null,
  };
}

/**
 * Answers one direct message; an answer that an earlier try has sent is not given again.
 * @param before what may have come of an earlier try; null at the first.
 * @throws what Discord refused, or that it could not be reached.
 */
export async function answerDirectMessage(
  deps: Deps,
  sender: Pick<Sender, 'reply' | 'message' | 'edit' | 'find'>,
  message: IncomingMessage,
  before: EarlierTry | null,
): Promise<void> {
  const call = await callerOfMessage(deps, message);
  const nonce = `dm${message.id}`;
  const sent = before === null ? null : await sender.find({ channelId: message.channelId }, nonce, before.since);
  const taken = before?.taken === true || sent !== null;
  const answer = await (taken ? afterwards(call) : answerTo(call, sender, message)).catch((error: unknown) =>
    errorScreen(deps, call.voice, error, 'direct message'),
  );
  const asked = { channelId: message.channelId, messageId: message.id };
  const ref = sent ?? (await sender.reply(asked, answer, nonce));
  if (answer.live !== undefined) {
    const whose = { gameId: answer.live.gameId, userId: message.userId };
    if (sent === null) await becomeLive(deps, sender, whose, ref, answer);
    else await comeLate(deps, sender, whose, ref);
    await deps.profiles.touch(whose.gameId, cockpit, whose.userId);
  }
  deps.changed();
}

async function callerOfMessage(deps: Deps, { userId, name, content }: IncomingMessage): Promise<Call> {
  const known = await deps.profiles.person(userId);
  // Discord says nobody's language with a message: of whom nothing is known yet, the letters tell for this one answer.
  const locale: Lang = known?.locale ?? (hasHangul(content) ? 'ko' : 'en');
  const caller: Caller = {
    person: { id: userId, name, locale },
    guildId: null,
    guildName: null,
    channelId: null,
    manager: false,
    roles: [],
    givesRoles: false,
    makesChannels: false,
    missing: () => Promise.resolve([]),
    channelKind: () => Promise.resolve(null),
    makeChannel: () => Promise.resolve(null),
    isOn: () => Promise.resolve(false),
    forumTags: () => Promise.resolve(null),
  };
  return callFor(deps, caller, false);
}

/** What people write who do not know what to write. */
const helpWords: ReadonlySet<string> = new Set(['help', '?', '도움', '도움말']);

async function answerTo(call: Call, sender: Pick<Sender, 'message'>, message: IncomingMessage): Promise<Screen> {
  const { play } = call.deps;
  if (helpWords.has(message.content.trim().toLowerCase())) return helpFor(call);
  // What a button says may be the name of a command as well.
  const command = deskWord(call, message.content) === null ? commandMeant(message.content) : null;
  if (command !== null) return sentence(call, command);
  const presses = await pressesRepliedTo(sender, message);
  const meant = presses.find(({ game }) => game > 0)?.game ?? null;
  const answer = await answerTyped(call, message.content, {
    letterId: letterUnder(presses),
    isReply: message.repliedTo !== null,
  });
  if (answer !== null) return answer;
  if (meant !== null) return typed(call, meant, message.content);
  const games = (await play.gamesOf(call.person.id)).filter(
    (game) => game.status === 'running' || game.status === 'paused',
  );
  const addressed = await gameAddressed(call, message.content, games);
  if (addressed !== null) return typed(call, addressed.game.id, addressed.rest);
  const [only, second] = games;
  if (only === undefined) return helpScreen(call);
  if (second === undefined)
    return (await owes(call, only)) || /[:：]/u.test(message.content) || deskWord(call, message.content) !== null
      ? typed(call, only.id, message.content)
      : deskOf(call, only.id);
  return typeSomewhere(call, message.content, games);
}

async function owes(call: Call, game: GameSummary): Promise<boolean> {
  return (await call.deps.play.desk(game.id, call.person.id)).tasks.length > 0;
}

/** Where somebody stands whose message was taken in before the answer was lost. */
async function afterwards(call: Call): Promise<Screen> {
  const games = (await call.deps.play.gamesOf(call.person.id)).filter((game) => game.status === 'running');
  const [only, second] = games;
  return only === undefined || second !== undefined ? helpScreen(call) : deskOf(call, only.id);
}

/** The buttons of the message that was replied to. */
async function pressesRepliedTo(
  sender: Pick<Sender, 'message'>,
  { channelId, repliedTo }: IncomingMessage,
): Promise<readonly Press[]> {
  if (repliedTo === null) return [];
  const replied = await sender.message({ channelId, messageId: repliedTo }).catch(() => null);
  const ids = JSON.stringify(replied?.components ?? []).match(/"custom_id":"([^"]+)"/g) ?? [];
  return ids.flatMap((id) => readPress(id.slice('"custom_id":"'.length, -1)) ?? []);
}
