// Diplomacy against a second adjudicator: whole games of orders that get in each other's way, with every phase reckoned anew from the rulebook.
import { describe, expect, it } from 'vitest';
import { diplomacy } from '../../../src/games/diplomacy/index.js';
import type { DiplomacyState } from '../../../src/games/diplomacy/state.js';
import { stateSchema } from '../../../src/games/diplomacy/state.js';
import { SeededDice, type Dice } from '../../../src/table/dice.js';
import type { Form, Orders } from '../../../src/table/question.js';
import { replay, type Given } from '../../../src/table/replay.js';
import { randomAnswer } from '../../../src/table/random-player.js';
import type { Chooser, Moment, PlayedPhase } from '../../support/contract.js';
import { firstGame, refereedGames, watchGames } from '../../support/referee.js';
import { adjustment, buildable, centres, collapsed, retreated, retreats, standing } from './referee/after.js';
import { fight, TooLarge, type Battle } from './referee/battle.js';
import { hasCoasts, isSea, land, lands, type Power, type Unit } from './referee/board.js';
import { legalOrders, orderOf, stepsOf, type Order } from './referee/orders.js';
import { plansFor } from './referee/plans.js';

/** What is counted, so that a run which compared nothing does not pass. */
const seen = {
  battles: 0,
  large: 0,
  beaten: 0,
  carried: 0,
  cut: 0,
  knots: 0,
  retreats: 0,
  builds: 0,
  orders: 0,
  collapsed: 0,
};

/** Orders made for the whole board, so that help and convoys fit together; the rest by chance. */
const inEachOthersWay: Chooser = ({ question }, { state }, dice) => {
  const { units } = stateSchema.parse(state);
  // Half of those who must remove units leave it to the rulebook.
  if (question.key === 'adjustment' && dice.roll(2, 'silent') === 1) return [];
  if (question.key !== 'movement' || question.form.kind !== 'orders') return randomAnswer(question, dice);
  const plans = plansFor(units, new SeededDice(JSON.stringify(units)));
  return question.form.subjects([]).flatMap(({ id }) => {
    const order = plans.get(id);
    return order === undefined ? [] : [{ subject: id, path: stepsOf(order) }];
  });
};

/** The orders of a phase, by the place of their unit. */
function given({ answers }: Pick<PlayedPhase, 'answers'>): ReadonlyMap<string, readonly string[]> {
  const sheets = answers.map(({ value }) => value as { subject: string; path: string[] }[]);
  return new Map(sheets.flat().map(({ subject, path }) => [subject, path]));
}

const named = (unit: Unit): string => `${unit.power} ${unit.type} ${unit.at}`;
const sorted = (units: readonly Unit[]): readonly string[] => units.map(named).sort();

/** A position and its orders, for whoever has to look into a difference. */
function where(state: DiplomacyState, orders: ReadonlyMap<string, readonly string[]>): string {
  const lines = state.units.map((unit) => `${named(unit)}: ${orders.get(unit.at)?.join(' ') ?? '-'}`);
  return `${state.year} ${state.season}\n${lines.join('\n')}`;
}

/** What came next: the stored position of the phase behind it, as far as there is one. */
function after({ replayed }: PlayedPhase): DiplomacyState {
  const { progress } = replayed;
  return stateSchema.parse(progress.kind === 'next' ? progress.checkpoint.state : replayed.state);
}

function movement(played: PlayedPhase): void {
  const before = stateSchema.parse(played.checkpoint.state);
  const orders = given(played);
  let battle: Battle;
  try {
    battle = fight(before.units, new Map([...orders].map(([at, path]): [string, Order] => [at, orderOf(path)])));
  } catch (error) {
    if (!(error instanceof TooLarge)) throw error;
    seen.large += 1;
    return;
  }
  const next = after(played);
  const at = where(before, orders);
  const told = next.moves?.orders.map(({ unit, order, verdict, route, dislodged }) => [
    unit?.at,
    order.kind === 'move' ? verdict === 'succeeds' : null,
    order.kind === 'move' ? route : null,
    dislodged,
  ]);
  const reckoned = battle.fates.map(({ unit, order, moved, route, beatenBy }) => [
    unit.at,
    order.kind === 'move' ? moved : null,
    route,
    beatenBy !== null,
  ]);
  expect(told?.map((one) => JSON.stringify(one)).sort(), at).toEqual(reckoned.map((one) => JSON.stringify(one)).sort());
  const away = new Set(before.units.map(({ power }) => power));
  for (const unit of before.units) if (orders.has(unit.at)) away.delete(unit.power);
  const fleeing = [...retreats(battle, before.options.retreatToConvoyOrigin)].filter(
    ([{ power }, free]) => free.length > 0 && !away.has(power) && !before.unplayed.includes(power),
  );
  expect(next.phase === 'retreat', at).toBe(fleeing.length > 0);
  if (next.phase === 'retreat') {
    expect(sorted(next.units), at).toEqual(sorted(standing(battle)));
    expect([...next.contested].sort(), at).toEqual(battle.contested);
    const offered = next.dislodged.map(({ unit, retreats: free }) => `${named(unit)}: ${[...free].sort().join(' ')}`);
    expect(offered.sort(), at).toEqual(fleeing.map(([unit, free]) => `${named(unit)}: ${free.join(' ')}`).sort());
  } else ended(played, standing(battle), at);
  seen.battles += 1;
  seen.beaten += battle.fates.filter(({ beatenBy }) => beatenBy !== null).length;
  seen.carried += battle.fates.filter(({ moved, route }) => moved && route === 'convoy').length;
  seen.cut += next.moves?.orders.filter(({ why }) => why === 'support-cut').length ?? 0;
  seen.knots += battle.knots;
}

function retreat(played: PlayedPhase): void {
  const before = stateSchema.parse(played.checkpoint.state);
  const orders = given(played);
  const goals = new Map(
    before.dislodged.map(({ unit }): [Unit, string | null] => {
      const [kind, to = null] = orders.get(unit.at) ?? [];
      return [unit, kind === 'retreat' ? to : null];
    }),
  );
  ended(played, retreated(before.units, goals), where(before, orders));
  seen.retreats += goals.size;
}

/** A turn is over: units stand here, and in autumn centres have changed hands. */
function ended(played: PlayedPhase, units: readonly Unit[], at: string): void {
  const before = stateSchema.parse(played.checkpoint.state);
  const next = after(played);
  const owners = before.season === 'autumn' ? centres(before.owners, units) : before.owners;
  expect(next.owners, at).toEqual(owners);
  const all = Object.values(owners);
  const won = all.some((power) => all.filter((other) => other === power).length >= 18);
  const { progress } = played.replayed;
  if (progress.kind === 'over') expect(progress.outcome.kind === 'win', at).toBe(won && before.season === 'autumn');
  else expect(won && before.season === 'autumn', at).toBe(false);
  // Behind an autumn in which nobody decides, units may already be gone.
  if (before.season === 'spring' || next.phase === 'adjustment') expect(sorted(next.units), at).toEqual(sorted(units));
}

function adjusted(played: PlayedPhase): void {
  const before = stateSchema.parse(played.checkpoint.state);
  const next = after(played);
  for (const { powers } of before.seats) {
    for (const power of powers) {
      const { count } = adjustment(power, before.owners, before.units);
      const mine = (units: readonly Unit[]): number => units.filter((unit) => unit.power === power).length;
      const [had, has] = [mine(before.units), mine(next.units)];
      expect(
        count < 0 ? has === had + count : has >= had && has <= had + count,
        `${power} ${JSON.stringify(before)}`,
      ).toBe(true);
      if (count < 0) removed(power, before, next, played);
    }
  }
}

/** Who leaves the board: whoever was named, and of the others as in civil disorder. */
function removed(power: Power, before: DiplomacyState, next: DiplomacyState, played: PlayedPhase): void {
  const mine = (units: readonly Unit[]): readonly Unit[] => units.filter((unit) => unit.power === power);
  const named = new Set(
    [...given(played)].flatMap(([at, [kind]]) => (kind === 'remove' || kind === 'disband' ? [land(at)] : [])),
  );
  const left = mine(next.units).map(({ at }) => at);
  const count = mine(before.units).length - left.length;
  const chosen = mine(before.units)
    .filter(({ at }) => named.has(land(at)))
    .slice(0, count);
  const others = mine(before.units).filter((unit) => !chosen.includes(unit));
  const gone = new Set([...chosen, ...collapsed(others, count - chosen.length)].map(({ at }) => at));
  expect(left.toSorted(), `${power} ${JSON.stringify(before)}`).toEqual(
    mine(before.units)
      .map(({ at }) => at)
      .filter((at) => !gone.has(at))
      .sort(),
  );
  seen.collapsed += count - chosen.length;
}

/** Every path of steps that a form of orders offers for a subject to its end. */
function offered(form: Orders, subject: string): readonly string[] {
  const below = (path: readonly string[]): readonly string[] => {
    const { options, complete } = form.step({ subject, path }, []);
    return [...(complete ? [path.join(' ')] : []), ...options.flatMap(({ id }) => below([...path, id]))];
  };
  return [...below([])].sort();
}

/** Whether what is offered is what is legal. */
function look({ replayed, open }: Moment): void {
  const state = stateSchema.parse(replayed.state);
  for (const { question } of open) {
    const form: Form = question.form;
    if (form.kind !== 'orders') continue;
    if (question.key === 'movement') {
      for (const { id } of form.subjects([])) {
        const unit = state.units.find(({ at }) => at === id);
        if (unit === undefined) throw new Error(`no unit at ${id}`);
        const legal = legalOrders(unit, state.units).map((order) => stepsOf(order).join(' '));
        // A way by land or by sea to the same place is one order and the same with a word behind it.
        expect(offered(form, id), `${named(unit)} of ${sorted(state.units).join(', ')}`).toEqual(
          [...new Set(legal)].sort(),
        );
        seen.orders += legal.length;
      }
    } else if (question.key === 'adjustment') {
      const { powers } = state.seats.find(({ seat }) => seat === question.seat) ?? { powers: [] };
      const built = powers.flatMap((power) =>
        adjustment(power, state.owners, state.units).sites.map((site) => [site, buildable(site)] as const),
      );
      for (const [site, types] of built) {
        expect(offered(form, site), site).toEqual(types.map((type) => `build ${type}`).sort());
        seen.builds += 1;
      }
    }
  }
}

describe('a second adjudicator', () => {
  it('comes to the same in whole games of orders that get in each other’s way', { timeout: 3_600_000 }, () => {
    watchGames(diplomacy, {
      name: 'diplomacy referee',
      options: [
        { lastYear: 1904 },
        { lastYear: 1902, retreatToConvoyOrigin: true },
        { lastYear: 1902, variant: 'six' },
      ],
      games: Math.ceil(refereedGames / 2),
      chooser: () => inEachOthersWay,
      look,
      ended: (played) => {
        if (played.checkpoint.phase === 'movement') movement(played);
        else if (played.checkpoint.phase === 'retreat') retreat(played);
        else adjusted(played);
      },
    });
    for (const what of ['battles', 'beaten', 'carried', 'cut', 'retreats', 'builds', 'orders', 'collapsed'] as const)
      expect(seen[what], what).toBeGreaterThan(0);
    expect(seen.large).toBeLessThan(seen.battles);
  });

  it(
    'comes to the same where many stand close together by the sea, and convoys hang on themselves',
    { timeout: 3_600_000 },
    () => {
      const options = diplomacy.options.parse({});
      const { state } = diplomacy.setup(options, new SeededDice('crowds'));
      Object.assign(seen, { battles: 0, knots: 0 });
      for (let n = 0; n < 60 * refereedGames; n += 1) {
        const dice = new SeededDice(`crowd ${60 * firstGame + n}`);
        const units = crowd(dice);
        const checkpoint = { phase: 'movement', state: { ...state, units }, draws: 0 };
        let answers: Given[] = [];
        const { progress } = replay(diplomacy, 'crowds', checkpoint, answers);
        const open = progress.kind === 'waiting' ? progress.open : [];
        const plans = plansFor(units, dice);
        for (const { id, question } of open) {
          const value = units
            .filter(({ power, at }) => power === question.seat && plans.has(at))
            .map(({ at }) => ({ subject: at, path: stepsOf(plans.get(at) ?? { kind: 'hold' }) }));
          answers = [...answers, { question: id, seat: question.seat, value, by: 'player', final: true }];
        }
        movement({ checkpoint, answers, replayed: replay(diplomacy, 'crowds', checkpoint, answers) });
      }
      expect(seen.battles).toBeGreaterThan(seen.large);
      expect(seen.knots).toBeGreaterThan(0);
    },
  );
});

/** Units of few powers that fill the surroundings of one sea. */
function crowd(dice: Dice): readonly Unit[] {
  const near = [dice.pick(['nth', 'eng', 'tys', 'ion', 'aeg', 'bal', 'ska'], 'sea')];
  for (const at of near)
    for (const next of lands({ type: 'F', at: at as Unit['at'] }))
      if (near.length < 12 && !near.includes(next)) near.push(next);
  const powers = dice.shuffle(['austria', 'england', 'france', 'germany'] as const, 'powers').slice(0, 3);
  return near.flatMap((at): readonly Unit[] => {
    if (dice.roll(8, 'empty') === 1 || hasCoasts(at)) return [];
    const type = isSea(at) ? 'F' : dice.pick(['A', 'F'] as const, 'type');
    return [{ power: dice.pick(powers, 'power'), type, at } as Unit];
  });
}
