// Diplomacy's positions and orders as scenario files write them: `france A par`, `{ "france": ["par", "bre"] }`, `A par - bur`.
import { z } from 'zod';
import type { Adjudication, Judged, Notation } from '../../../table/notation.js';
import type { Text } from '../../../table/text.js';
import { canStand, isProvinceId, locationNamed, powers } from '../data/geography.js';
import type { Power, Unit } from '../data/geography.js';
import { tellAdjustments, tellMovement, tellRetreats } from '../reports/results.js';
import type { Teller } from '../reports/results.js';
import { adjudicateAdjustments } from '../rules/adjustments.js';
import { adjudicateMovement } from '../rules/movement.js';
import { isMovementOrder } from '../rules/order-paths.js';
import { centresOf } from '../rules/ownership.js';
import { adjudicateRetreats } from '../rules/retreats.js';
import { boardOf } from '../rules/unit-index.js';
import { phaseIds, seasons } from '../state.js';
import type { DiplomacyState, Order, Owners, PhaseId } from '../state.js';
import { readAsWritten } from './parse.js';
import { problemText } from './problem.js';

const power = z.enum(powers);
const province = z.string().refine(isProvinceId, 'not a province');
const location = z.string().transform((text, context) => {
  const at = locationNamed(text);
  if (at !== undefined) return at;
  context.addIssue(`not a place: ${text}`);
  return z.NEVER;
});
const unit = z
  .string()
  .regex(/^\w+ [AF] [a-z]{3}(\/[a-z]{2})?$/, 'write a unit as `france A par` or `russia F stp/sc`')
  .transform((text, context): Unit => {
    const [owner, type, place = ''] = text.split(' ');
    const parsed = power.safeParse(owner);
    const at = locationNamed(place);
    if (parsed.success && at !== undefined && (type === 'A' || type === 'F') && canStand(type, at))
      return { power: parsed.data, type, at };
    context.addIssue(`no such unit: ${text}`);
    return z.NEVER;
  });
const dislodged = z.strictObject({ unit, attackerFrom: province, retreats: z.array(location) });

const position = z.strictObject({
  year: z.int().exactOptional(),
  season: z.enum(seasons).exactOptional(),
  units: z.array(unit).exactOptional(),
  /** By power; a centre that nobody names has no owner. */
  owners: z.partialRecord(power, z.array(province)).exactOptional(),
  dislodged: z.array(dislodged).exactOptional(),
  contested: z.array(province).exactOptional(),
  closed: z.array(province).exactOptional(),
});

const ordersByPower = z.partialRecord(power, z.array(z.string()));

function read(given: unknown, over: DiplomacyState, phase: string): DiplomacyState {
  const { owners, ...rest } = position.parse(given);
  const state = { ...over, ...rest, phase: phaseNamed(phase) };
  if (owners === undefined) return state;
  const byCentre: Owners = Object.fromEntries(
    powers.flatMap((owner) => (owners[owner] ?? []).map((centre) => [centre, owner])),
  );
  return { ...state, owners: byCentre };
}

function phaseNamed(phase: string): PhaseId {
  const found = phaseIds.find((id) => id === phase);
  if (found === undefined) throw new Error(`no phase ${phase}`);
  return found;
}

function write(state: DiplomacyState): object {
  const { year, season, phase, contested, closed, unplayed, seats } = state;
  return {
    year,
    season,
    phase,
    units: state.units.map(unitName),
    owners: Object.fromEntries(powers.map((owner) => [owner, centresOf(state.owners, owner)])),
    dislodged: state.dislodged.map((one) => ({ ...one, unit: unitName(one.unit) })),
    contested,
    closed,
    unplayed,
    seats,
  };
}

function unitName({ power: owner, type, at }: Unit): string {
  return `${owner} ${type} ${at}`;
}

/** A written order: what it means, or what is wrong with it. */
type Written = { readonly power: Power } & (
  { readonly order: Order } | { readonly source: string; readonly problem: Text }
);

/** What a phase's adjudicator made of the orders sent, one result for each. */
interface Judgement {
  readonly state: DiplomacyState;
  readonly results: readonly { readonly verdict: string; readonly why: string; readonly route?: string }[];
  readonly facts: Adjudication['facts'];
}

function adjudicate(
  state: DiplomacyState,
  phase: string,
  orders: Readonly<Record<string, readonly string[]>>,
): Adjudication {
  const id = phaseNamed(phase);
  const units = [...state.units, ...state.dislodged.map((one) => one.unit)];
  const byPower = ordersByPower.parse(orders);
  const all = powers.flatMap((owner) =>
    (byPower[owner] ?? []).map((source): Written => {
      const read = readAsWritten(source, { phase: id, units });
      return 'order' in read
        ? { power: owner, order: read.order }
        : { power: owner, source, problem: problemText(read.problem, id, units) };
    }),
  );
  const reports: Text[] = [];
  const teller: Teller = { state: { ...state, phase: id }, tell: (text) => void reports.push(text) };
  const sent = all.filter((one) => 'order' in one);
  const { state: after, results, facts } = judge(teller, id, sent);
  const found = results.values();
  const judged = all.map((one): readonly [Power, Judged] => {
    if ('problem' in one) return [one.power, { source: one.source, problem: one.problem }];
    const { verdict = 'illegal', why = 'wrong-phase', route } = found.next().value ?? {};
    return [one.power, { result: { verdict, why, ...(route === undefined ? {} : { route }) } }];
  });
  const ofPower = (owner: Power): readonly Judged[] => judged.flatMap(([by, one]) => (by === owner ? [one] : []));
  return { state: after, orders: Object.fromEntries(powers.map((owner) => [owner, ofPower(owner)])), facts, reports };
}

type Sent = readonly { readonly power: Power; readonly order: Order }[];

function judge(teller: Teller, phase: PhaseId, sent: Sent): Judgement {
  switch (phase) {
    case 'movement':
      return judgeMovement(teller, sent);
    case 'retreat':
      return judgeRetreats(teller, sent);
    case 'adjustment':
      return judgeAdjustments(teller, sent);
  }
}

function judgeMovement(teller: Teller, sent: Sent): Judgement {
  const { state } = teller;
  const moves = sent.flatMap(({ power: owner, order }) => (isMovementOrder(order) ? [{ power: owner, order }] : []));
  const outcome = adjudicateMovement(boardOf(state.units, new Set(state.closed)), moves, state.options);
  tellMovement(teller, state.units, outcome, []);
  const found = outcome.results.filter((result) => result.sent).values();
  const results = sent.map(({ order }) => {
    const result = isMovementOrder(order) ? found.next().value : undefined;
    if (result === undefined) return { verdict: 'illegal', why: 'wrong-phase' };
    const { verdict, reason, route } = result;
    const why = reason.why === 'illegal' ? reason.code : reason.why;
    return { verdict, why, ...(route === null ? {} : { route }) };
  });
  const { units, dislodged: fleeing, contested } = outcome;
  return { state: { ...state, units, dislodged: fleeing, contested }, results, facts: {} };
}

function judgeRetreats(teller: Teller, sent: Sent): Judgement {
  const { state } = teller;
  const { results, units, disbanded } = adjudicateRetreats(state.units, state.dislodged, sent);
  tellRetreats(
    teller,
    state.dislodged.map((one) => one.unit),
    results,
  );
  return {
    state: { ...state, units, dislodged: [], contested: [] },
    results: results.map(({ verdict, reason }) => ({
      verdict,
      why: reason.why === 'illegal' ? reason.code : reason.why,
    })),
    facts: { disbanded: disbanded.map(unitName) },
  };
}

function judgeAdjustments(teller: Teller, sent: Sent): Judgement {
  const { state } = teller;
  const { results, units } = adjudicateAdjustments(state, powers, sent, state.options);
  tellAdjustments(teller, state.units, results, new Map(), []);
  const removed = results.flatMap(({ reason }) => (reason.why === 'civil-disorder' ? [unitName(reason.unit)] : []));
  return {
    state: { ...state, units },
    results: results
      .filter((result) => result.sent)
      .map(({ verdict, reason }) => ({ verdict, why: reason.why === 'not-done' ? reason.code : reason.why })),
    facts: { removed },
  };
}

/** How scenario files write Diplomacy, and the judge of the orders in them. */
export const notation: Notation<DiplomacyState> = { read, write, adjudicate };
