// Gives a game its place: a forum post, or a message with a thread, made once even when Discord's reply is lost.
import type { GameInfo } from '../../play/turn/info.js';
import type { Deps } from '../deps.js';
import { dressOf, type MarkedDress } from './dress.js';
import type { MessageRef, Sender } from '../sending/send.js';
import { partNonce } from '../shown/split.js';
import { isGone } from '../sending/trouble.js';
import { statusScreen } from '../shown/status.js';

/** Nobody has said where games are opened on the server, or that channel is gone. */
export class NoPlace extends Error {
  override readonly name = 'NoPlace';
}

const opening = 'opening';
const statusPost = 'status';
const dressed = 'dressed';

/** Makes the status post anew or edits it in place; opens the game's channel when there is none, or when it has been deleted. */
export async function refreshStatus(deps: Deps, sender: Sender, game: GameInfo, nonce: string): Promise<MessageRef> {
  if (game.channelId === null) return openPlace(deps, sender, game);
  const ref = await saidInPlace(deps, sender, game, game.channelId, nonce);
  if (ref === null) return openPlace(deps, sender, game);
  await refreshDress(deps, sender, game.id, game.channelId, await dressOf(deps, game));
  return ref;
}

/** Names and tags the post when that has changed. A name may change twice in ten minutes: the next status brings what this cannot. */
async function refreshDress(
  deps: Deps,
  sender: Sender,
  gameId: number,
  channelId: string,
  dress: MarkedDress,
): Promise<void> {
  const last = await deps.profiles.post(gameId, dressed);
  if (last?.channelId === channelId && last.messageId === dress.mark) return;
  try {
    await sender.dress(channelId, dress);
    await deps.profiles.savePost(gameId, dressed, { channelId, messageId: dress.mark });
  } catch (error) {
    deps.log.debug({ err: error, game: gameId }, 'a post keeps its name and tags for now');
  }
}

/** The status in the game's channel, edited or sent; null when the channel is no longer there. */
async function saidInPlace(
  deps: Deps,
  sender: Sender,
  game: GameInfo,
  channelId: string,
  nonce: string,
): Promise<MessageRef | null> {
  const screen = await statusScreen(deps, game);
  const post = await deps.profiles.post(game.id, statusPost);
  if (post !== null) {
    try {
      await sender.edit(post, screen);
      return post;
    } catch (error) {
      if (!isGone(error)) throw error;
    }
  }
  try {
    const ref = await sender.send(channelId, screen, nonce);
    await deps.profiles.savePost(game.id, statusPost, ref);
    return ref;
  } catch (error) {
    if (!isGone(error)) throw error;
    return null;
  }
}

async function openPlace(deps: Deps, sender: Sender, game: GameInfo): Promise<MessageRef> {
  const channelId = (await deps.profiles.server(game.guildId))?.channelId ?? null;
  const kind = channelId === null ? null : await sender.kindOf(channelId);
  if (channelId === null || kind === null) throw new NoPlace(`no channel for games on server ${game.guildId}`);
  const dress = await dressOf(deps, game);
  const ref = await (kind === 'forum' ? forumPost : channelPost)(deps, sender, game, channelId);
  const place = kind === 'forum' ? ref.channelId : await sender.openThread(ref, dress.name);
  await deps.profiles.savePost(game.id, statusPost, ref);
  if (kind === 'forum') await deps.profiles.savePost(game.id, dressed, { channelId: place, messageId: dress.mark });
  await deps.play.place(game.id, place);
  return ref;
}

/** What was meant is written down first; when that is already there, an earlier try may have got through. */
async function forumPost(deps: Deps, sender: Sender, game: GameInfo, forumId: string): Promise<MessageRef> {
  if ((await deps.profiles.post(game.id, opening)) !== null) {
    const found = await sender.findPost(forumId, `#${game.id} `);
    if (found !== null) return found;
  } else await deps.profiles.savePost(game.id, opening, { channelId: forumId, messageId: '' });
  return sender.openPost(forumId, await dressOf(deps, game), await statusScreen(deps, game));
}

/**
 * The same in a text channel. The delivery that opens a game may be dropped for a newer one, and others open it too: the message
 * is the game's, not theirs.
 */
async function channelPost(deps: Deps, sender: Sender, game: GameInfo, channelId: string): Promise<MessageRef> {
  const instead = (await deps.profiles.post(game.id, statusPost))?.messageId ?? '';
  const nonce = partNonce(`opening:${game.id}:${instead}`, 1);
  const meant = await deps.profiles.post(game.id, opening);
  if (meant?.stamp === nonce) {
    const found = await sender.find({ channelId }, nonce, meant.at);
    if (found !== null) return found;
  } else await deps.profiles.savePost(game.id, opening, { channelId, messageId: '', stamp: nonce });
  return sender.send(channelId, await statusScreen(deps, game), nonce);
}
