// Strategic bombing raids: escorts and interceptors, the guns of the complex, bombs (rulebook, Strategic Bombing Raids).
import type { Dice } from '../../../table/dice.js';
import type { Script } from '../../../table/script.js';
import type { Power } from '../data/powers.js';
import { isLand, type Land } from '../data/spaces.js';
import type { AaState, Battle, Unit } from '../state.js';
import { airOrder, attackersIn, suffer, type Fought, type Throw } from './battle.js';
import { enemiesIn } from './board.js';
import type { Casualties, Hits, Slot } from './casualties.js';
import { mostDamage } from './production.js';

/** Fighters of a power that could rise against a raid on a territory. */
export function interceptorsOf(state: AaState, land: Land, power: Power): readonly Unit[] {
  return enemiesIn(state, land, state.active).filter((unit) => unit.power === power && unit.type === 'fighter');
}

/** Which aircraft of an attack so many hits bring down, of those in an order of loss. */
type Choosing = (hits: Hits, slots: readonly Slot[]) => Script<Casualties>;

/**
 * Fights a raid.
 * @param interceptors the defending fighters that were sent up.
 * @param choosing how the attacker chooses its losses.
 */
export function* fightRaid(
  state: AaState,
  battle: Battle,
  dice: Dice,
  { interceptors, choosing }: { readonly interceptors: readonly Unit[]; readonly choosing: Choosing },
): Script<Fought & { readonly damage: number }> {
  const { space } = battle;
  if (!isLand(space)) throw new Error(`no raid on ${space}`);
  const throws: Throw[] = [];
  const lost: Unit[] = [];
  const lose = (units: readonly Unit[]): void => {
    lost.push(...units);
    suffer(state, { lost: units, damaged: [] });
  };
  const shotDown = function* (units: readonly Unit[], { hits }: Throw): Script<void> {
    const slots = airOrder(units).map((unit): Slot => ({ unit, kills: true }));
    lose((yield* choosing({ sub: 0, air: 0, free: hits }, slots)).lost);
  };
  const raiders = attackersIn(state, battle);
  if (interceptors.length > 0) {
    const first = volley(dice, 'attack', 'airBattle', 1, raiders.length);
    const down = airOrder(interceptors).slice(0, first.hits);
    for (const unit of interceptors) unit.task = 'done';
    lose(down);
    const value = state.options.interceptorDefense === 'one' ? 1 : 2;
    const second = volley(dice, 'defense', 'airBattle', value, interceptors.length - down.length);
    yield* shotDown(raiders, second);
    throws.push(first, second);
  }
  const bombers = attackersIn(state, battle).filter(({ type }) => type === 'bomber');
  const guns = volley(dice, 'defense', 'complexAa', 1, bombers.length);
  throws.push(guns);
  yield* shotDown(bombers, guns);
  const left = attackersIn(state, battle);
  const bombs = left.filter(({ type }) => type === 'bomber').map(() => dice.roll(6, 'bombs'));
  for (const unit of left) unit.task = 'done';
  const before = state.complexes[space] ?? 0;
  const after = Math.min(
    mostDamage(space),
    bombs.reduce((sum, die) => sum + die, before),
  );
  state.complexes[space] = after;
  if (bombs.length > 0) throws.push({ camp: 'attack', step: 'bombs', value: 6, dice: bombs, hits: after - before });
  return { throws: throws.filter((one) => one.dice.length > 0), lost, damaged: [], damage: after - before };
}

function volley(dice: Dice, camp: Throw['camp'], step: Throw['step'], value: number, count: number): Throw {
  const rolled = Array.from({ length: count }, () => dice.roll(6, `${step} ${value}`));
  return { camp, step, value, dice: rolled, hits: rolled.filter((die) => die <= value).length };
}
