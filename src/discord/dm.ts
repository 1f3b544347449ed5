// Direct messages: whatever a player writes is read as orders for the game that waits for them.
import type { Message } from 'discord.js';
import type { GameSummary } from '../play/play.js';
import type { Lang } from '../words/words.js';
import { deskOf, typeInto } from './ask/show.js';
import { typeSomewhere } from './ask/which-game.js';
import { callFor, type Call } from './call.js';
import { helpScreen } from './commands/help.js';
import { readPress } from './custom-id.js';
import type { Deps } from './deps.js';
import { errorScreen } from './errors.js';
import { bodyOf } from './delivery/send.js';
import type { Screen } from './screen.js';

/** Answers one direct message; never throws. */
export async function onDirectMessage(deps: Deps, message: Message): Promise<void> {
  if (message.author.bot || message.guildId !== null || message.content.trim() === '') return;
  try {
    const call = await callerOfMessage(deps, message);
    const answer = await answerTo(call, message).catch((error: unknown) =>
      errorScreen(deps, call.voice, error, 'direct message'),
    );
    await message.reply(bodyOf(answer));
  } catch (error) {
    deps.log.warn({ err: error }, 'a direct message could not be answered');
  }
  deps.changed();
}

async function callerOfMessage(deps: Deps, message: Message): Promise<Call> {
  const known = await deps.profiles.person(message.author.id);
  const locale: Lang = known?.locale ?? (/\p{Script=Hangul}/u.test(message.content) ? 'ko' : 'en');
  return callFor(deps, {
    person: { id: message.author.id, name: message.author.displayName, locale },
    guildId: null,
    guildName: null,
    channelId: null,
    manager: false,
    missing: () => Promise.resolve([]),
    channelKind: () => Promise.resolve(null),
  });
}

/** What people write who do not know what to write. */
const helpWords: ReadonlySet<string> = new Set(['help', '?', '도움', '도움말']);

async function answerTo(call: Call, message: Message): Promise<Screen> {
  const { play } = call.deps;
  if (helpWords.has(message.content.trim().toLowerCase())) return helpScreen(call);
  const meant = await gameMeant(message);
  if (meant !== null) return typeInto(call, meant, message.content);
  const games = (await play.gamesOf(call.person.id)).filter(
    (game) => game.status === 'running' || game.status === 'paused',
  );
  const [only, second] = games;
  if (only === undefined) return helpScreen(call);
  if (second === undefined)
    return (await owes(call, only)) || /[:：]/u.test(message.content)
      ? typeInto(call, only.id, message.content)
      : deskOf(call, only.id);
  return typeSomewhere(call, message.content, games);
}

async function owes(call: Call, game: GameSummary): Promise<boolean> {
  return (await call.deps.play.desk(game.id, call.person.id)).tasks.length > 0;
}

/** The game of the message that was replied to. */
async function gameMeant(message: Message): Promise<number | null> {
  if (message.reference?.messageId === undefined) return null;
  const replied = await message.fetchReference().catch(() => null);
  const ids = JSON.stringify(replied?.components ?? []).match(/"custom_id":"([^"]+)"/g) ?? [];
  for (const id of ids) {
    const game = readPress(id.slice('"custom_id":"'.length, -1))?.game;
    if (game !== undefined && game > 0) return game;
  }
  return null;
}
