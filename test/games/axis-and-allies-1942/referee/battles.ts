// What a battle that was fought must have thrown and cost, reckoned from the rulebook out of its dice.
import { isEnemy } from '../../../../src/games/axis-and-allies-1942/data/powers.js';
import { unitFacts, type UnitType } from '../../../../src/games/axis-and-allies-1942/data/units.js';
import type { AaState, Unit } from '../../../../src/games/axis-and-allies-1942/state.js';
import type { Draw } from '../../../../src/table/dice.js';

interface Die {
  readonly camp: string;
  readonly value: number;
  readonly isHit: boolean;
}

/** The dice of a battle; each says for whom and at what it was thrown. */
function diceOf(draws: readonly Draw[]): readonly Die[] {
  return draws.flatMap(({ why, value }): Die[] => {
    const [camp = '', at = ''] = why.split(' ');
    const isDie = ['attack', 'defense', 'aa', 'bombard'].includes(camp);
    return isDie ? [{ camp, value: Number(at), isHit: value + 1 <= Number(at) }] : [];
  });
}

/** Who fights: L346, L395 every own ship in the zone and what was sent; those that defend. */
function sidesOf(state: AaState): { readonly attack: readonly Unit[]; readonly defense: readonly Unit[] } {
  const space = state.battle?.space;
  const isSea = state.battle?.kind === 'sea';
  const there = state.units.filter((unit) => unit.space === space);
  const isAir = ({ type }: Unit): boolean => type === 'fighter' || type === 'bomber';
  const isShip = ({ type }: Unit): boolean => unitFacts[type].domain === 'sea';
  return {
    attack: state.units.filter(
      (unit) =>
        unit.power === state.active &&
        ((unit.space === space &&
          unit.aboard === null &&
          (isSea && isShip(unit) ? unit.task !== 'done' : unit.task === 'battle')) ||
          (!isSea && unit.target === space && unit.aboard !== null)),
    ),
    defense: there.filter(
      (unit) => isEnemy(unit.power, state.active) && unit.task !== 'done' && (unit.aboard === null || isAir(unit)),
    ),
  };
}

/** How many dice of each value units throw. L594–605: each artillery that attacks lifts one infantry. */
function volley(units: readonly Unit[], camp: 'attack' | 'defense'): readonly number[] {
  const of = (type: UnitType): number => units.filter((unit) => unit.type === type).length;
  const lifted = camp === 'attack' ? Math.min(of('infantry'), of('artillery')) : 0;
  const counts = [0, 0, 0, 0, 0, 0, 0];
  for (const unit of units) counts[unitFacts[unit.type][camp]] = (counts[unitFacts[unit.type][camp]] ?? 0) + 1;
  counts[1] = (counts[1] ?? 0) - lifted;
  counts[2] = (counts[2] ?? 0) + lifted;
  counts[0] = 0;
  return counts;
}

function countsOf(dice: readonly Die[]): readonly number[] {
  const counts = [0, 0, 0, 0, 0, 0, 0];
  for (const { value } of dice) counts[value] = (counts[value] ?? 0) + 1;
  return counts;
}

/**
 * What is wrong with a battle; nothing where all is well.
 * @param isBrokenOff some of the attackers left it: later hits may find fewer than there were.
 */
export function wrongIn(
  before: AaState,
  after: AaState,
  draws: readonly Draw[],
  isBrokenOff: boolean,
): readonly string[] {
  if (before.battle === null || before.battle.kind === 'raid' || before.options.dice === 'lowLuck') return [];
  const { attack, defense } = sidesOf(before);
  const dice = diceOf(draws);
  const wrong: string[] = [];
  const hits = (...camps: string[]): number => dice.filter(({ camp, isHit }) => camps.includes(camp) && isHit).length;
  const left = new Set(after.units.map(({ id }) => id));
  const lost = (units: readonly Unit[]): number => units.filter(({ id }) => !left.has(id)).length;
  const expect = (what: string, is: unknown, should: unknown): void => {
    if (JSON.stringify(is) !== JSON.stringify(should))
      wrong.push(`${what}: ${JSON.stringify(is)}, not ${JSON.stringify(should)}`);
  };
  const isSea = before.battle.kind === 'sea';
  const fighters = (units: readonly Unit[]): readonly Unit[] =>
    units.filter(({ type }) => type !== 'aaa' && type !== 'transport');
  const hasSubs = [...attack, ...defense].some(({ type }) => type === 'submarine');
  if (!isSea) {
    // Cargo that could not be landed is no part of it.
    const ashore = attack.filter(
      (unit) =>
        unit.aboard === null ||
        !left.has(unit.id) ||
        after.units.some((one) => one.id === unit.id && one.aboard === null),
    );
    if (fighters(defense).length === 0 || ashore.length === 0) {
      // L379: guns alone are taken without a die.
      expect('dice at nobody', dice.length, 0);
      return wrong;
    }
    // L629: three shots a gun, one an aircraft at most.
    const guns = defense.filter(({ type }) => type === 'aaa').length;
    const aircraft = ashore.filter(({ type }) => unitFacts[type].domain === 'air').length;
    expect('shots of guns', dice.filter(({ camp }) => camp === 'aa').length, Math.min(3 * guns, aircraft));
    // L349: no more ships bombard than units land.
    const landed = ashore.filter((unit) => unit.aboard !== null).length;
    if (dice.filter(({ camp }) => camp === 'bombard').length > landed) wrong.push('too much bombardment');
    // L420, L427: every hit that can be is taken; a land unit takes one.
    const most = Math.min(ashore.length, hits('aa', 'defense'));
    if (isBrokenOff ? lost(ashore) > most : lost(ashore) !== most) {
      wrong.push(`attackers lost: ${String(lost(ashore))}, hits ${String(most)}`);
    }
    const fallen = Math.min(defense.length, hits('attack', 'bombard'));
    const spared = defense.length - lost(defense);
    if (lost(defense) !== fallen && !(spared === 0 && fallen >= fighters(defense).length)) {
      wrong.push(`defenders lost: ${String(lost(defense))}, hits ${String(fallen)}`);
    }
    // The first round: everybody fires, what was hit by bombardment or in this round too.
    if (hits('aa') === 0 && !(fallen > 0 && hits('bombard') >= defense.length)) {
      const first = dice.filter(({ camp }) => camp === 'attack' || camp === 'defense');
      const attacks = first.findIndex(({ camp }) => camp === 'defense');
      expect(
        'first fire of the attackers',
        countsOf(attacks < 0 ? first : first.slice(0, attacks)),
        volley(ashore, 'attack'),
      );
      const back = attacks < 0 ? [] : first.slice(attacks);
      const again = back.findIndex(({ camp }) => camp === 'attack');
      expect(
        'first fire of the defenders',
        countsOf(again < 0 ? back : back.slice(0, again)),
        volley(defense, 'defense'),
      );
    }
    return wrong;
  }
  // At sea a battleship takes a hit more; nobody is lost to more hits than there were, cargo and defenceless transports aside.
  const sunk = (units: readonly Unit[]): number => lost(units.filter(({ type }) => type !== 'transport'));
  if (sunk(defense) > hits('attack')) wrong.push(`sunk ${String(sunk(defense))} by ${String(hits('attack'))}`);
  if (sunk(attack) > hits('defense')) wrong.push(`sunk ${String(sunk(attack))} by ${String(hits('defense'))}`);
  if (hasSubs || dice.length === 0) return wrong;
  if (fighters(defense).length === 0) {
    expect('dice at transports', dice.length, 0);
    return wrong;
  }
  const attacks = dice.findIndex(({ camp }) => camp === 'defense');
  expect('first fire at sea', countsOf(attacks < 0 ? dice : dice.slice(0, attacks)), volley(attack, 'attack'));
  const back = attacks < 0 ? [] : dice.slice(attacks);
  const again = back.findIndex(({ camp }) => camp === 'attack');
  expect('first fire back at sea', countsOf(again < 0 ? back : back.slice(0, again)), volley(defense, 'defense'));
  return wrong;
}
