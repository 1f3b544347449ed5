// Closes a change: everything it must see to is done in order, what must be said is written down, and older buttons become stale.
import { addAudit } from '../../store/audits.js';
import { dropDeliveries, enqueue } from '../../store/outbox.js';
import { deliveryOf, type OutboxMessage } from './outbox.js';
import { changeGame, openNames, windowName, type Session } from './session.js';

/**
 * Ends a change of a game.
 * @param deadlines deadlines that this change moves, by block key.
 */
export async function closeChange(s: Session, deadlines?: ReadonlyMap<string, Date>): Promise<void> {
  const { settle, sort, say } = s.deps.closing;
  for (const step of settle) await step(s, deadlines);
  const told = sort(s);
  const messages: OutboxMessage[] = [];
  for (const step of say) messages.push(...(await step(s, told)));
  changeGame(s, { version: s.row.version + 1 });
  await sayAll(s, messages);
  s.messages.length = 0;
  s.told.length = 0;
  s.given.length = 0;
  s.ended.length = 0;
  s.before = { ...s };
  s.openBefore = openNames(s);
  s.windowBefore = windowName(s);
  s.checkpointBefore = s.position === null ? -1 : s.row.checkpoint;
}

async function sayAll(s: Session, messages: readonly OutboxMessage[]): Promise<void> {
  if (messages.length === 0) return;
  const now = await s.deps.closing.defer(s, messages);
  // Only the newest status counts.
  if (messages.some(({ kind }) => kind === 'status')) await dropDeliveries(s.tx, s.row.id, s.now, { kind: 'status' });
  await enqueue(
    s.tx,
    now.map((message, n) => deliveryOf(`${message.kind}:${s.row.id}:${s.row.version}:${n}`, message)),
    s.now,
  );
}

/** Writes down who did what. */
export async function audit(s: Session, action: string, detail: object = {}): Promise<void> {
  const { guildId, id: gameId } = s.row;
  await addAudit(s.tx, { actor: s.actor ?? 'clock', action, gameId, guildId, detail }, s.now);
}
