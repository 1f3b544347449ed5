// Which Status cards count: those that lie face up, but for those of the Axis while the United Kingdom ignores them.
import type { Lasting, Step } from '../data/card-terms.js';
import { card, cardIds, ownerOf, type CardId } from '../data/cards.js';
import { sideOf, type Nation } from '../data/nations.js';
import type { OpenTable } from '../state.js';

/** All that is asked of a position here. */
export type StatusTable = Pick<OpenTable, 'status' | 'active'>;

const ignoring = cardIds.filter((id) => card(id).steps.some(({ op }) => op === 'ignoreStatus'));

/** Whether a nation's Status cards count for nothing in this turn. */
function isIgnored({ status, active }: StatusTable, nation: Nation): boolean {
  return (
    sideOf(nation) !== sideOf(active) && ignoring.some((id) => ownerOf(id) === active && status[active].includes(id))
  );
}

/** A nation's face-up Status cards that count. */
export function statusOf(table: StatusTable, nation: Nation): readonly CardId[] {
  return isIgnored(table, nation) ? [] : table.status[nation];
}

type Of<Op extends Lasting['op']> = Extract<Lasting, { readonly op: Op }>;

const ops: ReadonlySet<string> = new Set<Lasting['op']>([
  'supply',
  'denySupply',
  'source',
  'home',
  'joins',
  'parts',
  'chain',
  'ignoreStatus',
  'reallocating',
  'recruitInstead',
]);

function isLasting(step: Step): step is Lasting {
  return ops.has(step.op);
}

interface LastingCard {
  readonly id: CardId;
  readonly owner: Nation;
  readonly step: Lasting;
}

/** What Status cards do as long as they lie on the table, by what it is. */
const lasting = new Map<string, readonly LastingCard[]>();
for (const id of cardIds) {
  const { type, steps, always = [] } = card(id);
  if (type !== 'status') continue;
  for (const step of [...steps, ...always].filter(isLasting)) {
    lasting.set(step.op, [...(lasting.get(step.op) ?? []), { id, owner: ownerOf(id), step }]);
  }
}

/** What the Status cards on the table that count do all the time, of one sort. */
export function lastingOf<Op extends Lasting['op']>(
  table: StatusTable,
  op: Op,
): readonly { readonly id: CardId; readonly step: Of<Op> }[] {
  const found = lasting.get(op) ?? [];
  // Asked for every neighbour of every space, and nearly always there is none.
  if (!found.some(({ id, owner }) => table.status[owner].includes(id))) return none;
  return found.filter(
    (one): one is LastingCard & { readonly step: Of<Op> } =>
      one.step.op === op && table.status[one.owner].includes(one.id) && !isIgnored(table, one.owner),
  );
}

const none: readonly never[] = [];
