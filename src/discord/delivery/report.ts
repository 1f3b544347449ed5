// Brings a reported letter to those who look after its table and do not play at it.
import type { OutboxMessage } from '../../play/change/outbox.js';
import type { GameInfo } from '../../play/turn/info.js';
import { isErased } from '../../play/records/erased.js';
import { gameLabel } from '../call.js';
import { defaultChoices, type Deps } from '../deps.js';
import { accents, screen, textBlock } from '../screen.js';
import { t, voice, type Voice } from '../voice.js';
import type { CarefulSender } from '../sending/careful.js';
import { letterHead, letterWords, quoted, seatNames } from '../shown/letter-head.js';
import { isClosedDm } from '../sending/trouble.js';

/** A role may be everybody's: a letter is shown to no more people than it takes to look after a table. */
const mostReaders = 10;
/** So many of those the bot has last met on a server are looked at for its host role: Discord tells no list of a role's holders. */
const mostLookedAt = 100;

/**
 * Shows a reported letter to the game's host, the server's owner and who holds its host role, as far as they do not play in it; where
 * there is nobody like that, the one who reported it is told.
 */
export async function bringReport(
  deps: Deps,
  sender: CarefulSender,
  { gameId, letterId, by, reason }: Extract<OutboxMessage, { kind: 'reported' }>,
  nonceOf: (part: number) => string,
): Promise<void> {
  const found = await deps.play.press.reported(letterId, by);
  if (found === null) return;
  const game = await deps.play.info(gameId);
  const owner = await sender.ownerOf(game.guildId);
  const hosts = [game.hostId, ...(owner === null ? [] : [owner]), ...(await hostRoleHolders(deps, sender, game))];
  const known = hosts.filter((userId) => !isErased(userId));
  const readers = (await deps.play.press.watchers(gameId, known)).slice(0, mostReaders);
  const tell = async (userId: string, part: number, say: (reader: Voice) => readonly string[]): Promise<void> => {
    const choices = (await deps.profiles.person(userId)) ?? defaultChoices;
    const reader = voice(deps.wording, choices.language ?? choices.locale ?? 'en', game.kind);
    try {
      await sender.sendTo(userId, screen([textBlock(say(reader).join('\n'))], [], accents.bad), nonceOf(part));
    } catch (error) {
      if (!isClosedDm(error)) throw error;
    }
  };
  if (readers.length === 0) await tell(by, 0, (reader) => [reader.say(t('letter.reportNobody'))]);
  for (const [part, userId] of readers.entries()) {
    await tell(userId, part, (reader) => [
      `### ${reader.say(gameLabel(game))}`,
      reader.say(
        t('letter.reportedHead', { seats: seatNames(game, found.reporterSeat === null ? [] : [found.reporterSeat]) }),
      ),
      `**${reader.say(letterHead(game, found.letter))}**${found.writer === null ? '' : ` (<@${found.writer}>)`}`,
      quoted(letterWords(found.letter, reader.say)),
      ...(reason === '' ? [] : [reader.say(t('letter.reason')), quoted(reason)]),
    ]);
  }
}

/** Those who hold a server's host role, as far as the bot has met them there; in the order of their ids. */
async function hostRoleHolders(deps: Deps, sender: CarefulSender, { guildId }: GameInfo): Promise<readonly string[]> {
  const role = (await deps.profiles.server(guildId))?.hostRoleId ?? null;
  if (role === null) return [];
  return sender.holdersOf(guildId, role, await deps.play.peopleOn(guildId, mostLookedAt));
}
