// A newspaper into the game's channel, kept in mind; and on one that was taken back, that it does not count any more.
import type { OutboxMessage } from '../../play/change/outbox.js';
import type { GameInfo } from '../../play/turn/info.js';
import type { Deps } from '../deps.js';
import type { CarefulSender } from '../sending/careful.js';
import type { MessageRef } from '../sending/send.js';
import { isGone } from '../sending/trouble.js';
import { newspaperScreen, voidPaper } from '../shown/newspaper.js';

/** A newspaper, and where it goes. */
interface Paper {
  readonly nonce: string;
  readonly message: Extract<OutboxMessage, { kind: 'newspaper' }>;
  readonly game: GameInfo;
  readonly channelId: string;
}

/** Sends a newspaper, or writes over the one that was sent that it is void; null where there is none. */
export async function bringPaper(
  deps: Deps,
  sender: CarefulSender,
  { nonce, message, game, channelId }: Paper,
): Promise<MessageRef | null> {
  const { gameId, number, back } = message;
  const purpose = `paper ${number}`;
  if (back === undefined) {
    const screen = await newspaperScreen(deps, game, number);
    if (screen === null) return sender.earlier({ channelId }, nonce);
    const ref = await sender.send(channelId, screen, nonce);
    await deps.profiles.savePost(gameId, purpose, ref);
    return ref;
  }
  const sent = await deps.profiles.post(gameId, purpose);
  if (sent === null) return null;
  const ref = { channelId: sent.channelId, messageId: sent.messageId };
  try {
    await sender.edit(ref, voidPaper(deps, game, back));
  } catch (error) {
    if (!isGone(error)) throw error;
  }
  return ref;
}
