// Who decides in a battle: what the sides have ordered for it, and the questions of those who want to be asked.
import type { Script } from '../../../table/script.js';
import { powers, type Power } from '../data/powers.js';
import { isLand, type Space } from '../data/spaces.js';
import { battleOrdersQuestion, type Scope } from '../questions/battle-orders.js';
import { casualtiesOf, hasChoice, shareOf } from '../questions/casualties.js';
import { diving, loneSubmarineQuestion, submarinesQuestion } from '../questions/submarines.js';
import { sidesText } from '../reports/battles.js';
import { powerName, say, spaceName } from '../reports/names.js';
import { attackersIn, defendersIn, type Camp } from '../rules/battle.js';
import { battleOrdersOf, divers, usualOrders, type BattleOrders, type Depths } from '../rules/battle-orders.js';
import { batteryTypes, bombardersOf } from '../rules/bombardment.js';
import { domainOf } from '../rules/board.js';
import { assign, isLegalChoice, type Casualties, type Hits, type Slot } from '../rules/casualties.js';
import { landingPlan } from '../rules/landing.js';
import type { Command } from '../rules/round.js';
import type { AaTable, Battle, Unit } from '../state.js';
import { lossesOf } from './losses.js';

/** How a battle is led: who decides on its losses, and the attacker's plan. */
export interface Lead {
  readonly command: Command;
  readonly plan: BattleOrders;
}

/** Asks all who take part for their orders; whoever has not said that they want to be asked is not waited for. */
export function* leadOf(t: AaTable, battle: Battle, ways: readonly Space[]): Script<Lead> {
  const { state } = t;
  const attackers = attackersIn(state, battle);
  const defenders = defendersIn(state, battle);
  const forces = sidesText(state, battle);
  const scopeOf = (camp: Camp, units: readonly Unit[]): Scope => ({
    camp,
    kind: battle.kind === 'sea' ? 'sea' : 'land',
    types: [...new Set(units.map(({ type }) => type))].filter((type) => type !== 'transport'),
    ways: camp === 'attack' ? ways : [],
    battery: camp === 'attack' && isLand(battle.space) ? batteryTypes(bombardersOf(state, battle.space)) : [],
  });
  const given = new Map<Power, BattleOrders>();
  const ids = yield* t.ask(battleOrdersQuestion(battle, state.active, scopeOf('attack', attackers), forces));
  const plan = battleOrdersOf(ids);
  given.set(state.active, plan);
  const owners = powers.filter((power) => defenders.some((unit) => unit.power === power));
  const answers = yield* t.together(owners, (power) => {
    const own = defenders.filter((unit) => unit.power === power);
    return t.ask(battleOrdersQuestion(battle, power, scopeOf('defense', own), forces));
  });
  for (const [power, wanted] of answers) given.set(power, battleOrdersOf(wanted));
  return { plan, command: commandOf(t, battle, given) };
}

function commandOf(t: AaTable, battle: Battle, given: ReadonlyMap<Power, BattleOrders>): Command {
  const { state } = t;
  const ordersOf = (power: Power): BattleOrders => given.get(power) ?? usualOrders;
  return {
    wishes: (camp) => ({
      orders: ordersOf,
      ...(camp === 'attack' ? { stranded: strandedIn(t, battle) } : {}),
      attackerChooses: state.options.multinationalCasualties === 'attacker',
    }),
    *dives(_camp: Camp, subs: readonly Unit[], at: Depths): Script<readonly Unit[]> {
      const fleets = powers.flatMap((power) => {
        const own = subs.filter((sub) => sub.power === power);
        return own.length === 0 ? [] : [{ power, own }];
      });
      const divesOf = function* ({ power, own }: Fleet): Script<number> {
        const orders = ordersOf(power);
        const usual = divers(orders, own.length, { ...at, under: underOf(t, battle, power) });
        const { space, round } = battle;
        const situation = { space, round, count: own.length, usual, asks: orders.asks };
        return diving(
          own.length === 1
            ? yield* t.ask(loneSubmarineQuestion(power, situation))
            : yield* t.ask(submarinesQuestion(power, situation)),
        );
      };
      const [only, ...others] = fleets;
      const answers =
        only !== undefined && others.length === 0
          ? new Map([[only.power, yield* divesOf(only)]])
          : yield* t.together(
              fleets.map(({ power }) => power),
              (power) => divesOf(fleets.find((one) => one.power === power) ?? { power, own: [] }),
            );
      return fleets.flatMap(({ power, own }) => {
        const down = own.slice(0, answers.get(power) ?? 0);
        if (down.length > 0) {
          const args = { power: powerName(power), space: spaceName(battle.space), count: down.length };
          t.tell(say('report.submerges', args), { focus: [battle.space] });
        }
        return down;
      });
    },
    *losses(camp: Camp, hits: Hits, slots: readonly Slot[]): Script<Casualties> {
      const deciders = decidersOf(t, camp, slots).filter(
        ({ power, own }) => ordersOf(power).asks && hasChoice({ hits, slots, own }),
      );
      const usual = assign(hits, slots);
      if (deciders.length === 0) return usual;
      const ask = ({ power, own }: Decider): Script<Counts> => lossesOf(t, power, battle, { hits, slots, own });
      const [only, ...others] = deciders;
      const chosen =
        only !== undefined && others.length === 0
          ? new Map([[only.power, yield* ask(only)]])
          : yield* t.together(
              deciders.map(({ power }) => power),
              (power) => ask(deciders.find((one) => one.power === power) ?? { power, own: [] }),
            );
      const rest = shareOf(
        usual,
        slots.filter((slot) => !deciders.some(({ own }) => own.includes(slot))),
      );
      const parts = deciders.map(({ power, own }) => casualtiesOf(own, chosen.get(power) ?? {}));
      const all = [rest, ...parts];
      const casualties = { lost: all.flatMap(({ lost }) => lost), damaged: all.flatMap(({ damaged }) => damaged) };
      // What each may choose by itself need not go together: then their orders stand.
      return isLegalTogether(hits, slots, casualties) ? casualties : usual;
    },
  };
}

/** The submarines of one power in a battle. */
interface Fleet {
  readonly power: Power;
  readonly own: readonly Unit[];
}

/** How many submarines of a power have left a battle. */
function underOf({ state }: AaTable, { space }: Battle, power: Power): number {
  return state.units.filter(
    (unit) => unit.space === space && unit.power === power && unit.type === 'submarine' && unit.task === 'done',
  ).length;
}

function isLegalTogether(hits: Hits, slots: readonly Slot[], { lost, damaged }: Casualties): boolean {
  const chosen = slots.filter(({ unit, kills }) => (kills ? lost : damaged).includes(unit));
  return isLegalChoice(hits, slots, chosen);
}

type Counts = Readonly<Partial<Record<string, number>>>;

/** A power that chooses losses, and those of which it does. */
interface Decider {
  readonly power: Power;
  readonly own: readonly Slot[];
}

/** Who chooses the losses of a side: the attacker its own, each defender of an alliance among its own, or by option the attacker all of them. */
function decidersOf({ state }: AaTable, camp: Camp, slots: readonly Slot[]): readonly Decider[] {
  const owners = powers.filter((power) => slots.some(({ unit }) => unit.power === power));
  const attackerChooses = owners.length > 1 && state.options.multinationalCasualties === 'attacker';
  if (camp === 'attack' || attackerChooses) return [{ power: state.active, own: slots }];
  return owners.map((power) => ({ power, own: slots.filter(({ unit }) => unit.power === power) }));
}

/** Attacking aircraft for which no place to land is left as things stand. */
function strandedIn({ state }: AaTable, battle: Battle): ReadonlySet<number> {
  const aircraft = attackersIn(state, battle).filter((unit) => domainOf(unit) === 'air');
  if (aircraft.length < 2) return new Set();
  return new Set(landingPlan(state).lost.map(({ id }) => id));
}
