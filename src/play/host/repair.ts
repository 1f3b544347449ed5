// Putting a position right: parts of it by name or by path, only where everybody may know what stands there, and only to what the rules allow.
import { anyJson } from '../../store/json.js';
import { concealedFrom } from '../../table/concealed.js';
import { isPossible } from '../../table/possible.js';
import { allows, type Repair as Part, type RepairPart } from '../../table/repairs.js';
import { sayer, type Text } from '../../table/text.js';
import type { repairing as words } from '../../words/app/en/repairing.js';
import { shortened } from '../../words/literal.js';
import { inWordsOf, refused, say } from '../change/refuse.js';
import type { Session } from '../change/session.js';
import { positionOf, seatsOf, type Snapshot } from '../change/snapshot.js';
import { isInvolved } from '../people/secrets.js';
import { requirePlaying } from '../turn/answering.js';
import type { HostAct } from '../motions/act.js';
import { differences, edited, partAt } from '../care/edits.js';
import { actAt, decideOn } from './rollback.js';

const sayRepair = sayer<typeof words>('app');

/** A value that is told is cut behind this. */
const longestValue = 60;

/** What is put where: by the name its game has for it, or by its path; nothing there any more without a value. */
export type Repair =
  { readonly part: string; readonly value: string } | { readonly path: readonly string[]; readonly value?: unknown };

/**
 * Puts the position right as the running phase began, by the same consent as going back there, which it does.
 * @throws Refused for somebody who neither hosts nor plays, for a part that is hidden or not there, for what the rules do not allow,
 * where nothing would change, and for a host or player with a stake where the game hides anything: they could try out what is hidden.
 */
export async function repair(s: Session, userId: string, wanted: Repair, reason: string): Promise<void> {
  const others = hiddenTo(s, userId);
  const { state } = positionOf(s).checkpoint;
  const { edits, changes } = 'part' in wanted ? named(s, wanted) : byPath(s, wanted);
  for (const { path, ...rest } of edits) {
    const here = JSON.stringify(partAt(state, path));
    const isPublic = others.every((other) => JSON.stringify(partAt(other, path)) === here);
    const isNowhere =
      partAt(state, path.slice(0, -1)) === undefined || (partAt(state, path) === undefined && !('value' in rest));
    if (path.length === 0 || !isPublic || isNowhere) {
      throw refused(say('refuse.repairPath', { path: path.join('.') }));
    }
  }
  // Only now: whether anything would change tells what stands there.
  const after = edited(state, edits);
  if (differences(state, after).length === 0) throw refused(sayRepair('refuse.repairSame'));
  const act = await actAt(s, s.row.checkpoint, reason);
  if (!isPossible(s.rules, after)) throw refused(say('refuse.repairRules'));
  await decideOn(s, userId, { ...act, edits, changes });
}

/** What somebody may put right by name in the game as its running phase began. Throws Refused as `repair` does. */
export function repairParts(s: Snapshot, userId: string): readonly RepairPart[] {
  hiddenTo(s, userId);
  return partsOf(s);
}

function partsOf(s: Snapshot): readonly Part<object>[] {
  const ours = (text: Text): Text => inWordsOf(s.row.kind, text);
  const parts = s.rules.repairs?.(positionOf(s).checkpoint.state) ?? [];
  return parts.map((part) => ({
    ...part,
    heading: ours(part.heading),
    name: ours(part.name),
    values: 'min' in part.values ? part.values : part.values.map(({ id, name }) => ({ id, name: ours(name) })),
  }));
}

/** The position with all that is hidden replaced, several times. Throws Refused for whoever may put nothing right. */
function hiddenTo(s: Snapshot, userId: string): readonly object[] {
  requirePlaying(s);
  if (s.row.hostId !== userId && seatsOf(s, userId).length === 0) throw refused(say('refuse.notHost'));
  const { phase, state } = positionOf(s).checkpoint;
  const others = concealedFrom(s.rules, state, `${s.row.seedHash}:${phase}`);
  const hides = others.some((other) => JSON.stringify(other) !== JSON.stringify(state));
  if (hides && isInvolved(s, userId)) throw refused(say('refuse.repairHidden'));
  return others;
}

function named(
  s: Session,
  { part: id, value }: { readonly part: string; readonly value: string },
): Pick<HostAct, 'edits' | 'changes'> {
  const { state } = positionOf(s).checkpoint;
  const part = partsOf(s).find((one) => one.id === id);
  if (part === undefined) throw refused(say('refuse.repairPath', { path: id }));
  if (!allows(part, value)) throw refused(sayRepair('refuse.repairValue', { part: part.name }));
  const edits = value === part.value ? [] : differences(state, part.put(value));
  return { edits, changes: [changeOf(part, value)] };
}

/** A part with what stands there and what is to stand there. */
export function changeOf(part: RepairPart, value: string): Text {
  const word = (id: string): Text | string =>
    'min' in part.values ? id : (part.values.find((one) => one.id === id)?.name ?? id);
  return sayRepair('repair.change', { part: part.name, before: word(part.value), after: word(value) });
}

function byPath(s: Session, wanted: Exclude<Repair, { part: string }>): Pick<HostAct, 'edits' | 'changes'> {
  const { path } = wanted;
  const edit = { path: [...path], ...('value' in wanted ? { value: anyJson.parse(wanted.value) } : {}) };
  const shown = (value: unknown): string =>
    value === undefined ? '–' : shortened(JSON.stringify(value), longestValue);
  const before = shown(partAt(positionOf(s).checkpoint.state, path));
  const change = sayRepair('repair.change', { part: path.join('.'), before, after: shown(edit.value) });
  return { edits: [edit], changes: [change] };
}
