// Fits drafts to the board: finds the units that are meant, fills in coasts, and settles ambiguous words where it can.
import { canReach, canStand, coastLocation, province, provinceOf, reachableCoasts } from '../data/geography.js';
import type { Location, Power, ProvinceId, Unit } from '../data/geography.js';
import type { Order, PhaseId } from '../state.js';
import type { Draft, PlaceRef, UnitRef } from './grammar.js';
import type { Problem } from './problem.js';

/** What a typed order is read against. */
export interface OrderContext {
  readonly units: readonly Unit[];
  /** The dislodged units; only they can be ordered in a retreat phase. */
  readonly dislodged: readonly Unit[];
  readonly phase: PhaseId;
  /** Whose orders these are; null accepts orders for every power's units. */
  readonly powers: readonly Power[] | null;
  /**
   * Set for logs, tests and scenario files: the order is taken as it is written, though no unit stands there or a coast is
   * missing, and judging it is left to the rules.
   */
  readonly asWritten?: boolean;
}

const failed = (problem: Problem): { readonly problem: Problem } => ({ problem });
type Found<T> = readonly T[] | { readonly problem: Problem };

function isFailure<T>(found: Found<T>): found is { readonly problem: Problem } {
  return 'problem' in found;
}

/** The units of a pool that the words can mean. */
function unitsMeant(ref: UnitRef, pool: readonly Unit[]): readonly Unit[] {
  const found = pool.filter((unit) => ref.place.options.includes(provinceOf(unit.at)));
  const typed = found.filter((unit) => ref.type === null || unit.type === ref.type);
  return ref.place.options.length > 1 && typed.length > 0 ? typed : found;
}

function ownUnits(ref: UnitRef, context: OrderContext): Found<Unit> {
  const pool = context.phase === 'retreat' ? context.dislodged : context.units;
  const own = unitsMeant(
    ref,
    pool.filter((unit) => context.powers === null || context.powers.includes(unit.power)),
  );
  if (own.length > 0) return own;
  if (context.asWritten) return [imagined(ref, context)];
  const [at] = ref.place.options;
  if (ref.place.options.length > 1) return failed(unclear(ref.place, []));
  const there = unitsMeant(ref, pool)[0];
  if (there !== undefined) return failed({ code: 'not-yours', at, power: there.power });
  return failed({ code: context.phase === 'retreat' ? 'not-dislodged' : 'no-unit', at });
}

function anyUnits(ref: UnitRef, context: OrderContext): Found<Unit> {
  const found = unitsMeant(ref, context.units);
  const [at] = ref.place.options;
  if (found.length > 0) return found;
  if (context.asWritten) return [imagined(ref, context)];
  return failed(ref.place.options.length > 1 ? unclear(ref.place, []) : { code: 'no-unit', at });
}

/** A unit that is written of but not there. */
function imagined({ type, place }: UnitRef, context: OrderContext): Unit {
  const [id] = place.options;
  return { power: context.powers?.[0] ?? 'austria', type: type ?? 'A', at: landing(type ?? 'A', id, place) };
}

function unclear(place: PlaceRef, readings: readonly Order[]): Problem {
  return { code: 'ambiguous', word: place.text, places: place.options, readings };
}

/** Where a unit that is sent to a place would stand: a coast is kept only where it exists and matters. */
function landing(type: 'A' | 'F', id: ProvinceId, place: PlaceRef): Location {
  if (type === 'A' || place.coast === null) return id;
  return coastLocation(id, place.coast) ?? id;
}

/** Fills in the only coast a fleet can reach; with two to choose from it has to be named (docs/rulings, “Orders”). */
function withCoast(unit: Unit, to: Location, context: OrderContext): Location | { readonly problem: Problem } {
  if (unit.type === 'A' || to !== provinceOf(to) || context.asWritten) return to;
  const coasts = reachableCoasts(unit.at, to);
  if (coasts.length > 1) return failed({ code: 'coast-needed', at: to, coasts: province(to).coasts });
  return coasts[0] ?? to;
}

const seaside = (id: ProvinceId): boolean => province(id).kind === 'coastal';

/** How easily a unit could go to a province: 2 by itself, 1 perhaps by convoy, 0 not at all. */
function ease(unit: Unit, to: ProvinceId): number {
  if (canReach(unit.type, unit.at, to)) return 2;
  return unit.type === 'A' && seaside(provinceOf(unit.at)) && seaside(to) && provinceOf(unit.at) !== to ? 1 : 0;
}

interface Candidate {
  readonly order: Order;
  /** How much sense the order makes on this board; only used to settle ambiguous words. */
  readonly sense: number;
}

/** Keeps the readings that make most sense; one left is taken, several or none are a question. */
function settle(candidates: readonly Candidate[], place: PlaceRef, ...others: readonly PlaceRef[]): Found<Order> {
  const vague = [place, ...others].find(({ options }) => options.length > 1);
  const [only] = candidates;
  if (vague === undefined && only !== undefined && candidates.length === 1) return [only.order];
  const best = Math.max(...candidates.map((candidate) => candidate.sense), 0);
  const sensible = candidates.filter((candidate) => candidate.sense === best && best > 0);
  const [first] = sensible;
  if (first !== undefined && sensible.length === 1) return [first.order];
  return failed(
    unclear(
      vague ?? place,
      sensible.map(({ order }) => order),
    ),
  );
}

/** The places named on a way that no unit can take: only an army goes over others, by convoy, and only over seas. */
function ashore(
  draft: Draft & { kind: 'move' | 'retreat' },
  units: readonly Unit[],
  phase: PhaseId,
): readonly PlaceRef[] {
  if (draft.kind === 'retreat') return [];
  if (phase === 'retreat' || units.some(({ type }) => type === 'F')) return draft.over;
  return draft.over.filter(({ options }) => !options.some((id) => province(id).kind === 'sea'));
}

function moveOrders(draft: Draft & { kind: 'move' | 'retreat' }, context: OrderContext): Found<Order> {
  const units = ownUnits(draft.unit, context);
  if (isFailure(units)) return units;
  const [stop] = ashore(draft, units, context.phase);
  if (stop !== undefined) return failed({ code: 'unexpected', word: stop.text });
  const retreat = context.phase === 'retreat';
  const candidates: Candidate[] = [];
  let coastless: { readonly problem: Problem } | undefined;
  for (const unit of units)
    for (const id of draft.to.options) {
      const to = withCoast(unit, landing(unit.type, id, draft.to), context);
      if (typeof to !== 'string') coastless = to;
      const goal = typeof to === 'string' ? to : id;
      const sense = retreat && !canReach(unit.type, unit.at, id) ? 0 : ease(unit, id);
      const order: Order = retreat
        ? { kind: 'retreat', unit: unit.at, to: goal }
        : { kind: 'move', unit: unit.at, to: goal, via: draft.kind === 'move' && (draft.via || draft.over.length > 0) };
      candidates.push({ order, sense });
    }
  const settled = settle(candidates, draft.unit.place, draft.to);
  if (isFailure(settled) || coastless === undefined) return settled;
  const [order] = settled;
  const bare = order !== undefined && 'to' in order && order.to !== null && coastless.problem;
  return bare && bare.code === 'coast-needed' && bare.at === order.to ? coastless : settled;
}

function helpOrders(draft: Draft & { kind: 'support' | 'convoy' }, context: OrderContext): Found<Order> {
  const units = ownUnits(draft.unit, context);
  if (isFailure(units)) return units;
  const helped = anyUnits(draft.of, context);
  if (isFailure(helped)) return helped;
  const candidates: Candidate[] = [];
  for (const unit of units)
    for (const other of helped) {
      if (other === unit && helped.length > 1) continue;
      if (draft.kind === 'support' && draft.to === null) {
        const sense = canReach(unit.type, unit.at, provinceOf(other.at)) ? 2 : 0;
        candidates.push({ order: { kind: 'support', unit: unit.at, of: other.at, to: null }, sense });
        continue;
      }
      for (const id of draft.to?.options ?? []) {
        const goes = draft.kind === 'convoy' ? Math.min(1, ease(other, id)) : ease(other, id);
        const reaches = draft.kind === 'convoy' ? unit.type === 'F' && seaside(id) : canReach(unit.type, unit.at, id);
        const to = draft.to === null ? id : landing(other.type, id, draft.to);
        const order: Order =
          draft.kind === 'support'
            ? { kind: 'support', unit: unit.at, of: other.at, to }
            : { kind: 'convoy', unit: unit.at, of: other.at, to };
        candidates.push({ order, sense: reaches ? goes : 0 });
      }
    }
  return settle(candidates, draft.unit.place, draft.of.place, ...(draft.to === null ? [] : [draft.to]));
}

function unitOrders(
  draft: Draft & { unit: UnitRef },
  context: OrderContext,
  make: (unit: Unit) => Order,
): Found<Order> {
  const units = ownUnits(draft.unit, context);
  if (isFailure(units)) return units;
  return settle(
    units.map((unit) => ({ order: make(unit), sense: 1 })),
    draft.unit.place,
  );
}

function buildOrders(ref: UnitRef, context: OrderContext): Found<Order> {
  const possible = ref.place.options.filter(
    (id) =>
      province(id).centre &&
      context.powers?.some((power) => province(id).home === power) !== false &&
      context.units.every((unit) => provinceOf(unit.at) !== id),
  );
  const meant: readonly ProvinceId[] = ref.place.options.length > 1 ? possible : ref.place.options;
  const [at] = meant;
  if (at === undefined || meant.length > 1) return failed(unclear(ref.place, []));
  const { kind, coasts } = province(at);
  const type = ref.type ?? (kind === 'inland' ? 'A' : null);
  if (type === null) return failed({ code: 'type-needed', at });
  const location = landing(type, at, ref.place);
  if (type === 'F' && coasts.length > 0 && !canStand('F', location) && !context.asWritten)
    return failed({ code: 'coast-needed', at, coasts });
  return [{ kind: 'build', type, at: location }];
}

function movementOrders(draft: Draft, context: OrderContext): Found<Order> {
  switch (draft.kind) {
    case 'bare':
    case 'hold':
      return unitOrders(draft, context, (unit) => ({ kind: 'hold', unit: unit.at }));
    case 'move':
      return moveOrders(draft, context);
    case 'support':
    case 'convoy':
      return helpOrders(draft, context);
    case 'retreat':
    case 'disband':
      return failed({ code: 'wrong-phase', phase: 'retreat' });
    case 'build':
    case 'waive':
      return failed({ code: 'wrong-phase', phase: 'adjustment' });
  }
}

function retreatOrders(draft: Draft, context: OrderContext): Found<Order> {
  switch (draft.kind) {
    case 'move':
    case 'retreat':
      return moveOrders(draft, context);
    case 'disband':
      return unitOrders(draft, context, (unit) => ({ kind: 'disband', unit: unit.at }));
    case 'bare': {
      const [at] = draft.unit.place.options;
      return failed({ code: 'no-verb', at });
    }
    case 'hold':
    case 'support':
    case 'convoy':
      return failed({ code: 'wrong-phase', phase: 'movement' });
    case 'build':
    case 'waive':
      return failed({ code: 'wrong-phase', phase: 'adjustment' });
  }
}

function adjustmentOrders(draft: Draft, context: OrderContext): Found<Order> {
  switch (draft.kind) {
    case 'build':
      return buildOrders(draft.unit, context);
    case 'disband':
      return unitOrders(draft, context, (unit) => ({ kind: 'remove', at: unit.at }));
    case 'waive':
      return [{ kind: 'waive' }];
    case 'bare': {
      const { options } = draft.unit.place;
      const free = context.units.every((unit) => !options.includes(provinceOf(unit.at)));
      const [at] = options;
      // Nothing is built where a unit stands: to name one is to say that it goes.
      if (!free) return unitOrders(draft, context, (unit) => ({ kind: 'remove', at: unit.at }));
      return draft.unit.type === null ? failed({ code: 'no-verb', at }) : buildOrders(draft.unit, context);
    }
    case 'hold':
    case 'move':
    case 'support':
    case 'convoy':
      return failed({ code: 'wrong-phase', phase: 'movement' });
    case 'retreat':
      return failed({ code: 'wrong-phase', phase: 'retreat' });
  }
}

/** The order a draft means on this board, or what is wrong with it. Whether the order is legal is not asked here. */
export function resolveDraft(draft: Draft, context: OrderContext): Found<Order> {
  const found = ordersFor(draft, context);
  const misplaced = isFailure(found) && found.problem.code === 'wrong-phase' && context.asWritten === true;
  return misplaced ? ordersFor(draft, { ...context, phase: found.problem.phase }) : found;
}

function ordersFor(draft: Draft, context: OrderContext): Found<Order> {
  switch (context.phase) {
    case 'movement':
      return movementOrders(draft, context);
    case 'retreat':
      return retreatOrders(draft, context);
    case 'adjustment':
      return adjustmentOrders(draft, context);
  }
}
