// Opens a table, as its draft, a template or the last game says, and leads to its post.
import { setTimeout as wait } from 'node:timers/promises';
import type { GameInfo } from '../../play/turn/info.js';
import type { NewGame } from '../../play/lobby/opening.js';
import { sentence, type Call } from '../call.js';
import type { Screen } from '../screen.js';
import { t } from '../voice.js';

/** How long a new table's post is waited for, so that the answer can link to it. */
const postWaits = 12;
const postWaitMs = 400;

/**
 * Opens a game and says where.
 * @param then is done with it before its post is waited for.
 */
export async function openAs(
  call: Call,
  input: NewGame,
  then: (game: GameInfo) => Promise<void> = () => Promise.resolve(),
): Promise<Screen> {
  let game = await call.deps.play.create(call.person, input);
  await then(game);
  call.deps.changed();
  for (let tries = 0; tries < postWaits && game.channelId === null; tries++) {
    await wait(postWaitMs);
    game = await call.deps.play.info(game.id);
  }
  const where =
    game.channelId === null
      ? t('new.openedSoon', { id: game.id })
      : t('new.opened', { id: game.id, where: `<#${game.channelId}>` });
  return sentence(call, where, 'good');
}
