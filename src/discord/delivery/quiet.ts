// What is put right on Discord without a new message: deadlines shown in older ones, threads among somebody's own.
import { DiscordAPIError } from 'discord.js';
import { outboxMessageSchema, targetOf, type OutboxMessage } from '../../play/change/outbox.js';
import type { Deps } from '../deps.js';
import type { Screen } from '../screen.js';
import { announcement } from './announce.js';
import { privateMessage } from './prompt.js';
import type { MessageRef, Sender } from './send.js';
import { isGone } from './trouble.js';

type Moved = Extract<OutboxMessage, { kind: 'moved' }>;

/** Edits the last message that shows a deadline which has moved, where it is still about what is open. */
export async function editMoved(
  deps: Deps,
  sender: Sender,
  message: Moved,
  attempts: number,
): Promise<MessageRef | null> {
  const kinds = message.userId === null ? ['announce'] : ['prompt', 'reminder'];
  const sent = await deps.profiles.lastSent(message.gameId, targetOf(message), kinds);
  const screen =
    sent === null ? null : await shownNow(deps, message, outboxMessageSchema.parse(sent.payload), sent.ref, attempts);
  if (sent === null || screen === null) return null;
  try {
    await sender.edit(sent.ref, screen);
  } catch (error) {
    if (!isGone(error)) throw error;
  }
  return null;
}

async function shownNow(
  deps: Deps,
  { gameId, userId }: Moved,
  sent: OutboxMessage,
  ref: MessageRef,
  attempts: number,
): Promise<Screen | null> {
  const game = await deps.play.info(gameId);
  if (sent.kind === 'announce') {
    return sent.deadline ? announcement(deps, game, sent, attempts) : null;
  }
  // What was said in the game's channel holds nothing of the desk, which is private.
  if (userId === null || ref.channelId === game.channelId) return null;
  if ((sent.kind !== 'prompt' && sent.kind !== 'reminder') || sent.checkpoint !== game.checkpoint) return null;
  const prompt = { kind: 'prompt', gameId, userId, checkpoint: sent.checkpoint, reports: [] } as const;
  const said = await privateMessage(deps, sent.kind === 'prompt' ? sent : prompt);
  return said?.screen ?? null;
}

/** Puts the game's thread among a player's own, unless they want to hear nothing, or are not on the server. */
export async function addMember(
  deps: Deps,
  sender: Sender,
  { gameId, userId }: Extract<OutboxMessage, { kind: 'member' }>,
): Promise<null> {
  const { channelId } = await deps.play.info(gameId);
  const choices = await deps.profiles.person(userId);
  if (channelId === null || choices?.notices === 'silent') return null;
  try {
    await sender.addMember(channelId, userId);
  } catch (error) {
    if (!(error instanceof DiscordAPIError) || (error.status !== 403 && error.status !== 404)) throw error;
    deps.log.info({ err: error, gameId }, 'somebody could not be added to the game’s thread');
  }
  return null;
}
