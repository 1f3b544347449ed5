// Calls somebody to what came up before them by an edit, and that they have not acted on since.
import type { Delivered } from '../../clock/delivering.js';
import type { OutboxMessage } from '../../play/change/outbox.js';
import type { Deps } from '../deps.js';
import { lastActed, liveMessage } from '../sending/cockpit.js';
import type { Brought } from './prompt.js';

type Done = Extract<Delivered, { kind: 'done' }>;
type Prompt = Extract<OutboxMessage, { kind: 'prompt' }>;

/** Somebody who has not acted so long after something was put before them by an edit is called: later where they had acted just before it. */
const callAfterMs = { here: 10 * 60_000, waiting: 3 * 60_000 } as const;
/** So long after their last act people have not yet looked elsewhere. */
const hereMs = 90_000;

/** They may have looked away just when something came up before them, and an edit rings no bell. */
export async function toBeCalled(
  deps: Deps,
  message: Extract<OutboxMessage, { kind: 'prompt' | 'private' }>,
  brought: Brought,
): Promise<Pick<Done, 'later'>> {
  const live = brought === 'shown' ? await liveMessage(deps, message) : null;
  if (live === null) return {};
  const { gameId, userId } = message;
  const since = deps.now().getTime();
  const acted = await lastActed(deps, message);
  const isHere = acted !== null && since - acted.getTime() < hereMs;
  const call = { kind: 'call', gameId, userId, of: message, messageId: live.messageId, since } as const;
  return { later: { message: call, afterMs: isHere ? callAfterMs.here : callAfterMs.waiting } };
}

/** Calls somebody to what they may not have seen come up; the edit may be gone by now, and with it what it told. */
export async function callAgain(
  deps: Deps,
  message: Extract<OutboxMessage, { kind: 'call' }>,
): Promise<Pick<Done, 'instead'> & { readonly ref: null }> {
  const { of, messageId, since } = message;
  if (of.kind !== 'prompt' && of.kind !== 'private') return { ref: null };
  const acted = await lastActed(deps, message);
  if (acted !== null && acted.getTime() > since) return { ref: null };
  if (of.kind === 'prompt' && !tells(of) && (await isOver(deps, of))) return { ref: null };
  return { ref: null, instead: { ...of, insteadOf: messageId } };
}

/** Whether it says more than that something is asked, which the desk shows by itself. */
function tells({ reports, news = [], given = [] }: Prompt): boolean {
  return reports.length + news.length + given.length > 0;
}

async function isOver(deps: Deps, { gameId, userId, checkpoint }: Prompt): Promise<boolean> {
  const { game, tasks } = await deps.play.desk(gameId, userId);
  return game.checkpoint !== checkpoint || tasks.every((task) => task.final);
}
