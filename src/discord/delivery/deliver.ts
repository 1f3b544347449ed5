// Delivers what the outbox holds: each message to its channel or person, in its reader's language, with what Discord refuses sorted out.
import type { Delivered, Delivery } from '../../clock/delivering.js';
import type { OutboxMessage } from '../../play/change/outbox.js';
import { Refused } from '../../play/play.js';
import type { Deps } from '../deps.js';
import type { Screen } from '../screen.js';
import { announcement, endScreen, noticeScreen, proposalScreen } from './announce.js';
import { addMember, editMoved } from './quiet.js';
import { NoPlace, refreshStatus } from './opening.js';
import { privateMessage } from './prompt.js';
import type { MessageRef, Sender } from './send.js';
import { partNonce } from './split.js';
import { afterFailure, isClosedDm, isGone } from './trouble.js';

type Private = Extract<OutboxMessage, { kind: 'prompt' | 'reminder' | 'private' | 'news' }>;
type Quiet = Extract<OutboxMessage, { kind: 'moved' | 'member' }>;
type Public = Exclude<OutboxMessage, Private | Quiet>;

/** How long a table without a place waits before it is tried again. */
const noPlaceWaitMs = 60_000;

/** The function the clock delivers with. */
export function createDeliver(deps: Deps, sender: Sender): (delivery: Delivery) => Promise<Delivered> {
  return async (delivery) => {
    try {
      const ref = await deliver(deps, sender, delivery);
      return { kind: 'done', ...(ref === null ? {} : { messageRef: ref }) };
    } catch (error) {
      if (error instanceof NoPlace) return { kind: 'retry', afterMs: noPlaceWaitMs, error: error.message };
      if (error instanceof Refused) return { kind: 'gaveUp', error: error.message };
      deps.log.warn({ err: error, key: delivery.key }, 'delivery failed');
      return afterFailure(error);
    }
  };
}

function deliver(deps: Deps, sender: Sender, delivery: Delivery): Promise<MessageRef | null> {
  const { message } = delivery;
  switch (message.kind) {
    case 'prompt':
    case 'reminder':
    case 'private':
    case 'news':
      return toPerson(deps, sender, delivery, message);
    case 'moved':
      return editMoved(deps, sender, message, delivery.attempts);
    case 'member':
      return addMember(deps, sender, message);
    case 'announce':
    case 'status':
    case 'notice':
    case 'vote':
    case 'end':
      return toTable(deps, sender, delivery, message);
  }
}

async function toTable(deps: Deps, sender: Sender, delivery: Delivery, message: Public): Promise<MessageRef | null> {
  const game = await deps.play.info(message.gameId);
  if (message.kind === 'status') return refreshStatus(deps, sender, game, delivery.nonce);
  if (game.channelId === null) await refreshStatus(deps, sender, game, partNonce(delivery.nonce, 99));
  const { channelId } = await deps.play.info(message.gameId);
  if (channelId === null) throw new NoPlace(`game ${game.id} has no channel`);
  const screen = await screenOf(deps, delivery, message, game);
  if (screen === null) return null;
  try {
    if (message.kind !== 'announce' || message.post === undefined)
      return await sender.send(channelId, screen, delivery.nonce);
    return await announceOnce(deps, sender, { gameId: game.id, channelId, post: message.post, screen }, delivery.nonce);
  } catch (error) {
    // Somebody deleted the game's channel: it is opened anew, and the delivery tried again there.
    if (isGone(error)) await refreshStatus(deps, sender, game, partNonce(delivery.nonce, 98));
    throw isGone(error) ? new NoPlace(`the channel of game ${game.id} was gone`) : error;
  }
}

/** An announcement's message: written anew when there is one already, and kept in mind. */
async function announceOnce(
  deps: Deps,
  sender: Sender,
  to: { readonly gameId: number; readonly channelId: string; readonly post: number; readonly screen: Screen },
  nonce: string,
): Promise<MessageRef> {
  const purpose = `told ${to.post}`;
  const found = await deps.profiles.post(to.gameId, purpose);
  if (found?.channelId === to.channelId) {
    const ref = { channelId: found.channelId, messageId: found.messageId };
    try {
      await sender.edit(ref, to.screen);
      return ref;
    } catch (error) {
      // Somebody deleted it: it is said again.
      if (!isGone(error)) throw error;
    }
  }
  const ref = await sender.send(to.channelId, to.screen, partNonce(nonce, found === null ? 0 : 1));
  await deps.profiles.savePost(to.gameId, purpose, ref);
  return ref;
}

async function screenOf(
  deps: Deps,
  delivery: Delivery,
  message: Exclude<Public, { kind: 'status' }>,
  game: Awaited<ReturnType<Deps['play']['info']>>,
): Promise<Screen | null> {
  switch (message.kind) {
    case 'announce':
      return announcement(deps, game, message, delivery.attempts);
    case 'notice':
      return noticeScreen(deps, game, message.text);
    case 'vote':
      return proposalScreen(deps, game, message.proposalId);
    case 'end':
      return endScreen(deps, game, delivery.attempts);
  }
}

/** To the person; when their messages are closed, a press in the game's channel, unless even that would betray a secret. */
async function toPerson(deps: Deps, sender: Sender, delivery: Delivery, message: Private): Promise<MessageRef | null> {
  const choices = await deps.profiles.person(message.userId);
  if (choices?.notices === 'silent') return null;
  const said = await privateMessage(deps, message);
  if (said === null) return null;
  const { channelId } = said.desk.game;
  // What may not be hinted at in public reaches them directly even so.
  if (choices?.notices === 'mention' && channelId !== null && !said.secret) {
    return sender.send(channelId, said.mention, partNonce(delivery.nonce, 1));
  }
  try {
    const ref = await sender.sendTo(message.userId, said.screen, delivery.nonce);
    if (choices?.dmClosed === true) await deps.profiles.savePerson({ id: message.userId }, { dmClosed: false });
    return ref;
  } catch (error) {
    if (!isClosedDm(error)) throw error;
  }
  await deps.profiles.savePerson({ id: message.userId }, { dmClosed: true });
  if (channelId === null || said.secret) {
    deps.log.info({ key: delivery.key }, 'direct messages are closed; nothing may be said in public');
    return null;
  }
  return sender.send(channelId, said.closed, partNonce(delivery.nonce, 1));
}
