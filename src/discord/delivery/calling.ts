// Calls somebody to a question that came up before them by an edit, and that they have not acted on since.
import type { Delivered } from '../../clock/delivering.js';
import type { OutboxMessage } from '../../play/change/outbox.js';
import type { Deps } from '../deps.js';
import { lastActed, liveMessage } from '../sending/cockpit.js';
import type { Brought } from './prompt.js';

type Done = Extract<Delivered, { kind: 'done' }>;

/** Somebody who has not acted so long after a question was put before them by an edit is called. */
const callAfterMs = 10 * 60_000;

/** They may have looked away just when a question came up before them, and an edit rings no bell. */
export async function toBeCalled(
  deps: Deps,
  message: Extract<OutboxMessage, { kind: 'prompt' | 'private' }>,
  brought: Brought,
): Promise<Pick<Done, 'later'>> {
  const live = brought === 'shown' && message.kind === 'prompt' ? await liveMessage(deps, message) : null;
  if (live === null || message.kind !== 'prompt') return {};
  const { gameId, userId, checkpoint } = message;
  const since = deps.now().getTime();
  const call = { kind: 'call', gameId, userId, checkpoint, messageId: live.messageId, since } as const;
  return { later: { message: call, afterMs: callAfterMs } };
}

/** Calls somebody to a question that they may not have seen come up. */
export async function callAgain(
  deps: Deps,
  message: Extract<OutboxMessage, { kind: 'call' }>,
): Promise<Pick<Done, 'instead'> & { readonly ref: null }> {
  const { gameId, userId, checkpoint, messageId, since } = message;
  const { game, tasks } = await deps.play.desk(gameId, userId);
  const acted = await lastActed(deps, message);
  const isOver = game.checkpoint !== checkpoint || tasks.every((task) => task.final);
  if (isOver || (acted !== null && acted.getTime() > since)) return { ref: null };
  return { ref: null, instead: { kind: 'prompt', gameId, userId, checkpoint, reports: [], insteadOf: messageId } };
}
