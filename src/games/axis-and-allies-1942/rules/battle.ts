// One battle on the position: who fights, what is rolled, who is hit, when it is over (rulebook, General Combat Sequence).
import type { Dice } from '../../../table/dice.js';
import { isSea, type Land } from '../data/spaces.js';
import { unitFacts, unitTypes } from '../data/units.js';
import type { AaState, Battle, Unit } from '../state.js';
import { destroy, domainOf, enemiesIn } from './board.js';
import { assign, orderOfLoss, type Casualties, type Hits } from './casualties.js';

type Camp = 'attack' | 'defense';

/** Dice of one value thrown by a side. */
export interface Throw {
  readonly camp: Camp;
  readonly step: 'strike' | 'fire' | 'aa' | 'bombard' | 'airBattle' | 'complexAa' | 'bombs';
  readonly value: number;
  readonly dice: readonly number[];
  readonly hits: number;
}

/** What a stretch of fighting brought. */
export interface Fought {
  readonly throws: readonly Throw[];
  readonly lost: readonly Unit[];
  readonly damaged: readonly Unit[];
}

/** Units of the active power that fight in a battle. */
export function attackersIn(state: AaState, battle: Pick<Battle, 'space' | 'kind'>): Unit[] {
  const { space, kind } = battle;
  return state.units.filter((unit) => {
    if (unit.space !== space || unit.power !== state.active || unit.aboard !== null) return false;
    if (kind === 'raid') return unit.task === 'raid' || unit.task === 'escort';
    return kind === 'sea' && domainOf(unit) === 'sea' ? unit.task !== 'done' : unit.task === 'battle';
  });
}

/** Units that defend in a battle; those that have submerged or intercepted stay out. */
export function defendersIn(state: AaState, battle: Pick<Battle, 'space' | 'kind'>): Unit[] {
  return enemiesIn(state, battle.space, state.active).filter(({ task }) => task !== 'done');
}

function valueOf(unit: Unit, camp: Camp): number {
  return unitFacts[unit.type][camp];
}

type HitClass = keyof Hits;

function classOf(unit: Unit, own: readonly Unit[]): HitClass {
  if (unit.type === 'submarine') return 'sub';
  if (domainOf(unit) === 'air' && isSea(unit.space) && !hasDestroyer(own)) return 'air';
  return 'free';
}

function hasDestroyer(units: readonly Unit[]): boolean {
  return units.some(({ type }) => type === 'destroyer');
}

function canTake(by: HitClass, target: Unit): boolean {
  if (by === 'sub') return domainOf(target) === 'sea';
  return by !== 'air' || target.type !== 'submarine';
}

/** Whether any of these units could score a hit that one of those can take. */
function canHit(units: readonly Unit[], camp: Camp, targets: readonly Unit[]): boolean {
  return units.some(
    (unit) => valueOf(unit, camp) > 0 && targets.some((target) => canTake(classOf(unit, units), target)),
  );
}

/** Attack values, artillery pairs counted from the units that are there. */
function attackValues(units: readonly Unit[]): ReadonlyMap<Unit, number> {
  let support = units.filter(({ type }) => type === 'artillery').length;
  return new Map(
    units.map((unit) => {
      if (unit.type === 'infantry' && support > 0) {
        support -= 1;
        return [unit, 2];
      }
      return [unit, valueOf(unit, 'attack')];
    }),
  );
}

interface Volley {
  readonly throws: readonly Throw[];
  readonly hits: Hits;
}

/** Rolls for units by value, then in the order of the unit table, then by id; low luck sums the values of each class. */
function roll(
  state: AaState,
  dice: Dice,
  units: readonly Unit[],
  own: readonly Unit[],
  camp: Camp,
  step: 'strike' | 'fire',
): Volley {
  const supported = camp === 'attack' ? attackValues(units) : undefined;
  const value = (unit: Unit): number => supported?.get(unit) ?? valueOf(unit, camp);
  const firing = units
    .filter((unit) => value(unit) > 0)
    .toSorted((a, b) => value(a) - value(b) || unitTypes.indexOf(a.type) - unitTypes.indexOf(b.type) || a.id - b.id);
  const hits: Hits = { sub: 0, air: 0, free: 0 };
  const throws: Throw[] = [];
  if (state.options.dice === 'lowLuck') {
    for (const kind of ['sub', 'air', 'free'] as const) {
      const sum = firing.reduce((all, unit) => all + (classOf(unit, own) === kind ? value(unit) : 0), 0);
      if (sum === 0) continue;
      const rest = sum % 6;
      const die = rest === 0 ? [] : [dice.roll(6, `${camp} ${rest}`)];
      const scored = Math.floor(sum / 6) + die.filter((one) => one <= rest).length;
      hits[kind] += scored;
      throws.push({ camp, step, value: rest, dice: die, hits: scored });
    }
    return { throws, hits };
  }
  for (const unit of firing) {
    const at = value(unit);
    const die = dice.roll(6, `${camp} ${at}`);
    const scored = die <= at ? 1 : 0;
    hits[classOf(unit, own)] += scored;
    const last = throws.at(-1);
    if (last?.value === at)
      throws[throws.length - 1] = { ...last, dice: [...last.dice, die], hits: last.hits + scored };
    else throws.push({ camp, step, value: at, dice: [die], hits: scored });
  }
  return { throws, hits };
}

/** Removes what was lost and marks what was damaged. */
export function suffer(state: AaState, { lost, damaged }: Casualties): void {
  for (const unit of damaged) unit.hit = true;
  destroy(
    state,
    lost.map(({ id }) => id),
  );
}

/** Defenders put on the casualty strip by ships off the coast; they still fire once. */
export function bombard(state: AaState, dice: Dice, land: Land): Fought {
  const landed = attackersIn(state, { space: land, kind: 'land' }).filter(
    (unit) => unit.from === null && domainOf(unit) === 'land',
  );
  const zones = new Set(
    state.units
      .filter((unit) => unit.type === 'transport' && unit.power === state.active && unit.target === land)
      .map(({ space }) => space),
  );
  const ships = state.units
    .filter(
      (unit) =>
        unit.power === state.active &&
        zones.has(unit.space) &&
        !state.fought.includes(unit.space) &&
        (unit.type === 'battleship' || unit.type === 'cruiser') &&
        unit.task !== 'done',
    )
    .toSorted((a, b) => valueOf(b, 'attack') - valueOf(a, 'attack') || a.id - b.id)
    .slice(0, landed.length);
  const throws: Throw[] = [];
  for (const ship of ships.toReversed()) {
    const value = valueOf(ship, 'attack');
    const die = dice.roll(6, `bombard ${value}`);
    throws.push({ camp: 'attack', step: 'bombard', value, dice: [die], hits: die <= value ? 1 : 0 });
    ship.task = 'done';
  }
  const defenders = defendersIn(state, { space: land, kind: 'land' });
  const hits = { sub: 0, air: 0, free: throws.reduce((sum, one) => sum + one.hits, 0) };
  const { lost } = assign(hits, orderOfLoss(defenders, landed, 'defense'));
  return { throws, lost, damaged: [] };
}

/** Antiaircraft fire before the first round: three shots a unit, one an aircraft at most. */
export function antiaircraft(state: AaState, dice: Dice, land: Land): Fought {
  const battle = { space: land, kind: 'land' } as const;
  const aircraft = attackersIn(state, battle).filter((unit) => domainOf(unit) === 'air');
  const guns = defendersIn(state, battle).filter(({ type }) => type === 'aaa').length;
  const shots = Math.min(3 * guns, aircraft.length);
  if (shots === 0) return { throws: [], lost: [], damaged: [] };
  const rolled = Array.from({ length: shots }, () => dice.roll(6, 'aa 1'));
  const hits = rolled.filter((die) => die === 1).length;
  const lost = airLosses(aircraft, hits);
  suffer(state, { lost, damaged: [] });
  return { throws: [{ camp: 'defense', step: 'aa', value: 1, dice: rolled, hits }], lost, damaged: [] };
}

/** Aircraft that are shot down: the least way left first, fighters before bombers. */
export function airLosses(aircraft: readonly Unit[], hits: number): readonly Unit[] {
  return aircraft
    .toSorted((a, b) => a.left - b.left || unitTypes.indexOf(a.type) - unitTypes.indexOf(b.type) || a.id - b.id)
    .slice(0, hits);
}

/** Whether submarines of a side stay up to strike: some ship is there that they can hit. */
function strikes(foes: readonly Unit[]): boolean {
  return foes.some((unit) => domainOf(unit) === 'sea');
}

/**
 * Fights one round.
 * @param strip defenders that were hit before it by bombardment and still fire.
 */
export function fightRound(state: AaState, battle: Battle, dice: Dice, strip: readonly Unit[]): Fought {
  const throws: Throw[] = [];
  const lost: Unit[] = [];
  const damaged: Unit[] = [];
  const note = (one: Casualties): void => {
    lost.push(...one.lost);
    damaged.push(...one.damaged);
    for (const unit of one.damaged) unit.hit = true;
  };
  let attackers = attackersIn(state, battle);
  let defenders = defendersIn(state, battle);
  // Whether a side has a destroyer is settled for the whole round.
  const ours = attackers;
  const theirs = defenders;
  const acted = new Set<number>();
  if (battle.kind === 'sea') {
    const strikersOf = (own: readonly Unit[], foes: readonly Unit[]): readonly Unit[] => {
      if (hasDestroyer(foes)) return [];
      const subs = own.filter(({ type }) => type === 'submarine');
      if (strikes(foes)) return subs;
      for (const sub of subs) sub.task = 'done';
      return [];
    };
    const first = strikersOf(attackers, defenders);
    const second = strikersOf(defenders, attackers);
    attackers = attackers.filter((unit) => !(unit.type === 'submarine' && unit.task === 'done'));
    defenders = defenders.filter(({ task }) => task !== 'done');
    const attack = roll(state, dice, first, ours, 'attack', 'strike');
    const defense = roll(state, dice, second, theirs, 'defense', 'strike');
    throws.push(...attack.throws, ...defense.throws);
    for (const unit of [...first, ...second]) acted.add(unit.id);
    const down = assign(attack.hits, orderOfLoss(defenders, attackers, 'defense'));
    const sunk = assign(defense.hits, orderOfLoss(attackers, defenders, 'attack'));
    note(down);
    note(sunk);
    const gone = new Set([...down.lost, ...sunk.lost]);
    attackers = attackers.filter((unit) => !gone.has(unit));
    defenders = defenders.filter((unit) => !gone.has(unit));
  }
  const attack = roll(
    state,
    dice,
    attackers.filter(({ id }) => !acted.has(id)),
    ours,
    'attack',
    'fire',
  );
  throws.push(...attack.throws);
  const struck = new Set(strip.map(({ id }) => id));
  const targets = defenders.filter(({ id }) => !struck.has(id));
  const down = assign(attack.hits, orderOfLoss(targets, attackers, 'defense'));
  note(down);
  const defense = roll(
    state,
    dice,
    defenders.filter(({ id }) => !acted.has(id)),
    theirs,
    'defense',
    'fire',
  );
  throws.push(...defense.throws);
  note(assign(defense.hits, orderOfLoss(attackers, defenders, 'attack')));
  const all = [...defenders.filter(({ id }) => struck.has(id)), ...lost];
  suffer(state, { lost: all, damaged });
  return { throws, lost: all, damaged };
}

/** Sinks transports and guns that nobody is left to protect; returns them. */
export function defenceless(state: AaState, battle: Battle, mayRetreat: boolean): readonly Unit[] {
  const attackers = attackersIn(state, battle);
  const defenders = defendersIn(state, battle);
  const doomed: Unit[] = [];
  if (battle.kind === 'land') {
    if (defenders.every(({ type }) => type === 'aaa')) doomed.push(...defenders);
  } else {
    const able = defenders.filter(
      (unit) =>
        unit.type !== 'transport' && (canHit(defenders, 'defense', attackers) || canHit(attackers, 'attack', [unit])),
    );
    const transports = defenders.filter(({ type }) => type === 'transport');
    if (able.length === 0 && canHit(attackers, 'attack', transports)) doomed.push(...transports);
    const own = attackers.filter(({ type }) => type === 'transport');
    if (own.length === attackers.length && !mayRetreat && canHit(defenders, 'defense', own)) doomed.push(...own);
  }
  destroy(
    state,
    doomed.map(({ id }) => id),
  );
  return doomed;
}

/** Whether a battle has nothing left to decide. */
export function isOver(state: AaState, battle: Battle): boolean {
  const attackers = attackersIn(state, battle);
  const defenders = defendersIn(state, battle);
  if (attackers.length === 0 || defenders.length === 0) return true;
  return !canHit(attackers, 'attack', defenders) && !canHit(defenders, 'defense', attackers);
}
