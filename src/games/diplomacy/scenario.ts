// Scenario files: positions, orders as a player would type them, and what must come of them.
import { z } from 'zod';
import { boardOf } from './rules/unit-index.js';
import { adjudicateAdjustments } from './rules/adjustments.js';
import { isMovementOrder } from './rules/order-paths.js';
import { adjudicateMovement } from './rules/movement.js';
import { adjudicateRetreats } from './rules/retreats.js';
import { canStand, isProvinceId, locationNamed, powers } from './data/geography.js';
import type { Power, ProvinceId, Unit } from './data/geography.js';
import type { Dislodged, Order, Owners } from './state.js';
import { rulingShape } from './options.js';
import type { Rulings } from './options.js';

const power = z.enum(powers);
const province = z.string().refine(isProvinceId, 'not a province');
const unit = z
  .string()
  .regex(/^\w+ [AF] [a-z]{3}(\/[a-z]{2})?$/, 'write a unit as `power A par` or `power F stp/sc`')
  .transform((text, context): Unit => {
    const [owner, type, place = ''] = text.split(' ');
    const parsed = power.safeParse(owner);
    const at = locationNamed(place);
    if (parsed.success && at !== undefined && (type === 'A' || type === 'F') && canStand(type, at))
      return { power: parsed.data, type, at };
    context.addIssue(`no such unit: ${text}`);
    return z.NEVER;
  });

const order = z.union([
  z.string().transform((text) => ({ order: text, expect: undefined, why: undefined, route: undefined })),
  z.object({
    order: z.string(),
    expect: z.enum(['succeeds', 'fails', 'illegal']).optional(),
    why: z.string().optional(),
    route: z.enum(['land', 'convoy']).optional(),
  }),
]);

const phase = z.object({
  phase: z.enum(['movement', 'retreat', 'adjustment']),
  orders: z.partialRecord(power, z.array(order)).default({}),
  expect: z
    .object({
      after: z.array(unit).optional(),
      dislodged: z.array(z.object({ unit, attackerFrom: province, retreats: z.array(z.string()) })).optional(),
      contested: z.array(province).optional(),
      disbanded: z.array(unit).optional(),
      autoRemoved: z.array(unit).optional(),
    })
    .default({}),
});

const scenario = z.object({
  name: z.string(),
  about: z.string().optional(),
  note: z.string().optional(),
  options: z.strictObject(rulingShape).prefault({}),
  position: z.object({
    units: z.array(unit),
    owners: z.partialRecord(power, z.array(province)).default({}),
    closed: z.array(province).default([]),
  }),
  phases: z.array(phase).min(1),
});

/** A scenario file of Diplomacy. */
export const scenarioFile = z.object({
  game: z.literal('diplomacy'),
  title: z.string(),
  source: z.string().optional(),
  scenarios: z.array(scenario),
});

export type Scenario = z.infer<typeof scenario>;

/** Reads one typed order; undefined when it cannot be understood. */
export type OrderReader = (
  text: string,
  context: { readonly phase: 'movement' | 'retreat' | 'adjustment'; readonly units: readonly Unit[] },
) => Order | undefined;

/** An order's outcome as a scenario speaks of it. */
interface Verdict {
  readonly verdict: 'succeeds' | 'fails' | 'illegal';
  readonly why: string;
  readonly route: 'land' | 'convoy' | null;
}

/**
 * Play a scenario through.
 * @param read reads typed orders.
 * @returns what did not come out as expected, one line each; empty when all did.
 */
export function runScenario(given: Scenario, read: OrderReader): readonly string[] {
  const faults: string[] = [];
  const rules = given.options;
  const owners: Partial<Record<ProvinceId, Power>> = {};
  for (const owner of powers) for (const centre of given.position.owners[owner] ?? []) owners[centre] = owner;
  let units: readonly Unit[] = given.position.units;
  let dislodged: readonly Dislodged[] = [];
  given.phases.forEach(({ phase: kind, orders, expect }, number) => {
    const entries = powers.flatMap((owner) => (orders[owner] ?? []).map((entry) => ({ power: owner, ...entry })));
    const known = [...units, ...dislodged.map((one) => one.unit)];
    const sent = entries.flatMap((entry) => {
      const parsed = read(entry.order, { phase: kind, units: known });
      if (parsed === undefined) faults.push(`${kind} ${number + 1}: cannot read “${entry.order}”`);
      return parsed === undefined ? [] : [{ power: entry.power, order: parsed, entry }];
    });
    const played = play(kind, { units, dislodged, owners, closed: new Set(given.position.closed) }, sent, rules);
    units = played.units;
    dislodged = played.dislodged;
    const compare = (what: string, found: readonly string[], wanted: readonly string[] | undefined): void => {
      if (wanted === undefined) return;
      const [a, b] = [[...found].sort().join(', '), [...wanted].sort().join(', ')];
      if (a !== b) faults.push(`${kind} ${number + 1}: ${what} is ${a || 'nothing'}, not ${b || 'nothing'}`);
    };
    sent.forEach(({ entry }, place) => {
      const verdict = played.verdicts[place];
      const checks = [
        [verdict?.verdict, entry.expect],
        [verdict?.why, entry.why],
        [verdict?.route, entry.route],
      ];
      for (const [found, wanted] of checks)
        if (wanted !== undefined && found !== wanted)
          faults.push(`${kind} ${number + 1}: “${entry.order}” gives ${String(found)}, not ${wanted}`);
    });
    compare('the board', units.map(unitName), expect.after?.map(unitName));
    compare('contested', played.contested, expect.contested);
    compare('disbanded', played.disbanded.map(unitName), expect.disbanded?.map(unitName));
    compare('removed by civil disorder', played.autoRemoved.map(unitName), expect.autoRemoved?.map(unitName));
    compare('dislodged', dislodged.map(dislodgedName), expect.dislodged?.map(dislodgedName));
  });
  return faults;
}

interface Position {
  readonly units: readonly Unit[];
  readonly dislodged: readonly Dislodged[];
  readonly owners: Owners;
  readonly closed: ReadonlySet<ProvinceId>;
}

interface Played {
  readonly units: readonly Unit[];
  readonly dislodged: readonly Dislodged[];
  readonly contested: readonly ProvinceId[];
  readonly disbanded: readonly Unit[];
  readonly autoRemoved: readonly Unit[];
  readonly verdicts: readonly (Verdict | undefined)[];
}

function play(
  kind: 'movement' | 'retreat' | 'adjustment',
  position: Position,
  sent: readonly { readonly power: Power; readonly order: Order }[],
  rules: Rulings,
): Played {
  const rest = { dislodged: [], contested: [], disbanded: [], autoRemoved: [] };
  switch (kind) {
    case 'movement': {
      const moves = sent.map(({ power: owner, order: one }) => ({
        power: owner,
        order: isMovementOrder(one) ? one : undefined,
      }));
      const outcome = adjudicateMovement(
        boardOf(position.units, position.closed),
        moves.flatMap(({ power: owner, order: one }) => (one === undefined ? [] : [{ power: owner, order: one }])),
        rules,
      );
      const results = outcome.results.filter((result) => result.sent).values();
      return {
        ...rest,
        ...outcome,
        verdicts: moves.map(({ order: one }) => {
          const result = one === undefined ? undefined : results.next().value;
          if (result === undefined) return { verdict: 'illegal', why: 'wrong-phase', route: null };
          const why = result.reason.why === 'illegal' ? result.reason.code : result.reason.why;
          return { verdict: result.verdict, why, route: result.route };
        }),
      };
    }
    case 'retreat': {
      const { results, units, disbanded } = adjudicateRetreats(position.units, position.dislodged, sent);
      return {
        ...rest,
        units,
        disbanded,
        verdicts: results.map((result) => ({ ...result, why: result.reason.why, route: null })),
      };
    }
    case 'adjustment': {
      const { results, units } = adjudicateAdjustments(position, powers, sent, rules);
      return {
        ...rest,
        units,
        autoRemoved: results.flatMap(({ reason }) => (reason.why === 'civil-disorder' ? [reason.unit] : [])),
        verdicts: results
          .filter((result) => result.sent)
          .map(({ verdict, reason }) => ({
            verdict,
            why: reason.why === 'not-done' ? reason.code : reason.why,
            route: null,
          })),
      };
    }
  }
}

function unitName({ power: owner, type, at }: Unit): string {
  return `${owner} ${type} ${at}`;
}

function dislodgedName(one: { unit: Unit; attackerFrom: string; retreats: readonly string[] }): string {
  return `${unitName(one.unit)} from ${one.attackerFrom} (${[...one.retreats].sort().join(' ')})`;
}
