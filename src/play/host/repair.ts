// Putting a position right: parts of it by their paths, only where everybody may know what stands there, and only to what the rules allow.
import { anyJson } from '../../store/json.js';
import { SeededDice } from '../../table/dice.js';
import type { AnyGame } from '../../table/game.js';
import { refused, say } from '../change/refuse.js';
import type { Session } from '../change/session.js';
import { positionOf, seatsOf } from '../change/snapshot.js';
import { isInvolved } from '../lobby/secrets.js';
import { requirePlaying } from '../turn/answering.js';
import { edited, partAt } from './edits.js';
import { actAt, decideOn } from './rollback.js';

/** Hidden parts are replaced so many times; what never changes is what everybody may know. */
const concealings = 8;

/** What is put where; nothing there any more without a value. */
export interface Repair {
  readonly path: readonly string[];
  readonly value?: unknown;
}

/**
 * Puts the position right as the running phase began, by the same consent as going back there, which it does.
 * @throws Refused for somebody who neither hosts nor plays, for a part that is hidden or not there, for what the rules do not allow,
 * and for a host or player with a stake where the game hides anything: they could try out what is hidden.
 */
export async function repair(s: Session, userId: string, edit: Repair, reason: string): Promise<void> {
  requirePlaying(s);
  if (s.row.hostId !== userId && seatsOf(s, userId).length === 0) throw refused(say('refuse.notHost'));
  const { phase, state } = positionOf(s).checkpoint;
  const others = concealedFrom(s.rules, state, `${s.row.seedHash}:${phase}`);
  const hides = others.some((other) => JSON.stringify(other) !== JSON.stringify(state));
  if (hides && isInvolved(s, userId)) throw refused(say('refuse.repairHidden'));
  const parent = JSON.stringify(partAt(state, edit.path));
  const isPublic = others.every((other) => JSON.stringify(partAt(other, edit.path)) === parent);
  if (edit.path.length === 0 || !isPublic || partAt(state, edit.path.slice(0, -1)) === undefined) {
    throw refused(say('refuse.repairPath', { path: edit.path.join('.') }));
  }
  const act = await actAt(s, s.row.checkpoint, reason);
  const edits = [{ path: [...edit.path], ...('value' in edit ? { value: anyJson.parse(edit.value) } : {}) }];
  if (!isPossible(s.rules, edited(state, edits))) throw refused(say('refuse.repairRules'));
  await decideOn(s, userId, { ...act, edits });
}

/** The same position with everything that is not public replaced by something else, several times. */
export function concealedFrom(rules: AnyGame, state: object, seed: string): readonly object[] {
  return Array.from({ length: concealings }, (_, n) =>
    rules.conceal(structuredClone(state), null, new SeededDice(`${seed}:${n}`)),
  );
}

/** Whether the rules allow a position. */
export function isPossible(rules: AnyGame, state: object): boolean {
  const parsed = rules.state.safeParse(state);
  if (!parsed.success) return false;
  try {
    rules.invariants(parsed.data);
    rules.view(parsed.data, null);
    return true;
  } catch {
    return false;
  }
}
