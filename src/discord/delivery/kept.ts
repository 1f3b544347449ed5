// What stands in the game's channel and is kept in mind: newspapers, which may be void later, and votes, whose buttons go when they are over.
import type { OutboxMessage } from '../../play/change/outbox.js';
import type { GameInfo } from '../../play/turn/info.js';
import type { Deps } from '../deps.js';
import type { CarefulSender } from '../sending/careful.js';
import type { MessageRef } from '../sending/send.js';
import { isGone } from '../sending/trouble.js';
import { retire } from '../sending/cockpit.js';
import { proposalScreen } from './announce.js';
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

/** A vote, and where it is put. */
interface Vote {
  readonly nonce: string;
  readonly message: Extract<OutboxMessage, { kind: 'vote' }>;
  readonly game: GameInfo;
  readonly channelId: string;
}

/** Sends a vote, or takes the buttons off the one that was sent; null where there is none. */
export async function bringVote(
  deps: Deps,
  sender: CarefulSender,
  { nonce, message, game, channelId }: Vote,
): Promise<MessageRef | null> {
  const purpose = `vote ${message.proposalId}`;
  const screen = await proposalScreen(deps, game, message.proposalId);
  if (screen !== null) {
    const ref = await sender.send(channelId, screen, nonce);
    await deps.profiles.savePost(game.id, purpose, { ...ref, stamp: null });
    return ref;
  }
  // What an earlier try has sent may not have been kept in mind.
  const earlier = await sender.earlier({ channelId }, nonce);
  const open = (await deps.profiles.post(game.id, purpose)) ?? earlier;
  if (open !== null) await retire(sender, open);
  return earlier;
}
