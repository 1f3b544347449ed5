// Second, plain reckonings of the rules, written from the rulebook alone, held against whole games of all scenarios as they are played.
import { describe, expect, it } from 'vitest';
import { cityIds } from '../../../src/games/downfall/data/cities.js';
import { ours } from '../../../src/games/downfall/data/own-files.js';
import { factions, type UnitId } from '../../../src/games/downfall/data/units.js';
import { downfall } from '../../../src/games/downfall/index.js';
import { targets, primaries, flanks } from '../../../src/games/downfall/rules/attacks.js';
import { chancesOf, fightOf } from '../../../src/games/downfall/rules/chances.js';
import { Ground } from '../../../src/games/downfall/rules/ground.js';
import { reach } from '../../../src/games/downfall/rules/movement.js';
import { oddsOf, outcomeOf } from '../../../src/games/downfall/rules/odds.js';
import { retreatChoices, retreats } from '../../../src/games/downfall/rules/retreat.js';
import { Supply } from '../../../src/games/downfall/rules/supply.js';
import { ideologies, type DownfallState } from '../../../src/games/downfall/state.js';
import { SeededDice } from '../../../src/table/dice.js';
import type { Moment, PlayedPhase } from '../../support/contract.js';
import { refereedGames, watchGames } from '../../support/referee.js';
import { reckoned, throwsOf } from './referee/combat.js';
import { control, fits, onMap, sideOf, unitsIn, Zones } from './referee/ground.js';
import { ways, weather } from './referee/map.js';
import { canLeave, marchesOf, retreatsOf } from './referee/marches.js';
import { owners, pointsAfter } from './referee/points.js';
import { PlainSupply } from './referee/supply.js';
import { position } from './sample.js';

/** Whose hexes, zones and sides: compared over the whole map. */
function sameGround(state: DownfallState): void {
  const ground = new Ground(state);
  expect(ground.weather).toBe(weather(state));
  const plain = control(state);
  const held = (hex: string): string => `${hex} ${ground.control(hex) ?? 'nobody'}`;
  expect([...plain.keys()].map(held)).toEqual([...plain].map(([hex, side]) => `${hex} ${side ?? 'nobody'}`));
  for (const side of ideologies) {
    const zones = new Zones(state, side);
    const differing = [...ours.hexes.keys()].flatMap((hex) => {
      const isOther = ground.inFoeZone(hex, side) !== zones.hexes.has(hex);
      const barred = ways(state, hex).filter(({ to }) => ground.isBarred(hex, to, side) !== zones.bars(hex, to));
      return isOther || barred.length > 0 ? [`${side} ${hex} ${barred.map(({ to }) => to).join()}`] : [];
    });
    expect(differing).toEqual([]);
  }
}

/** Who is fed. */
function sameSupply(state: DownfallState): void {
  const ground = new Ground(state);
  for (const faction of factions) {
    const supply = new Supply(ground, faction, 'event');
    const plain = new PlainSupply(state, faction);
    const own = onMap(state).filter((id) => ours.units[id].faction === faction);
    expect(own.filter((id) => supply.lineOf(id) !== null)).toEqual(own.filter((id) => plain.feeds(id)));
  }
}

/** Where some units can march. */
function sameMarches(state: DownfallState, ids: readonly UnitId[], points: number): void {
  const ground = new Ground(state);
  for (const id of ids) {
    const { at } = state.units[id];
    if (at === null) continue;
    const found = reach(ground, id, at, points, true);
    const plain = marchesOf(state, id, points);
    expect([id, at, [...found.keys()].sort()]).toEqual([id, at, [...plain.keys()].sort()]);
    // Axis units keep clear of partisans where they can, at the cost of points.
    if (sideOf(id) === 'axis') continue;
    expect([id, [...found].map(([to, { left }]) => `${to} ${left}`).sort()]).toEqual([
      id,
      [...plain].map(([to, left]) => `${to} ${left}`).sort(),
    ]);
  }
}

/** The column, the die and the throws of a fight, and where its defenders can go. */
function sameCombat(state: DownfallState): void {
  const { combat, order } = state;
  if (combat === null || order === null) return;
  const ground = new Ground(state);
  if (combat.stage === 'cards') {
    const odds = oddsOf(ground, combat, order);
    expect([combat.target, odds.column, odds.drm]).toEqual([
      combat.target,
      ...Object.values(reckoned(state, combat, order)),
    ]);
    return;
  }
  if (combat.partisan !== null) return;
  const defenders = unitsIn(state, combat.target).filter((id) => sideOf(id) !== sideOf(combat.primary));
  for (const id of defenders) {
    for (const hexes of [1, 2]) {
      const found = [...retreats(ground, id, combat.target, hexes).keys()].sort();
      expect([id, hexes, found]).toEqual([id, hexes, [...retreatsOf(state, id, combat.target, hexes)].sort()]);
    }
  }
}

/** How far the defenders may be asked to go, at the moment they are asked. */
function sameRetreat(state: DownfallState): void {
  const { combat } = state;
  if (combat === null || combat.partisan !== null || unitsIn(state, combat.target).length === 0) return;
  const hits = combat.defenderHits;
  const most = Math.ceil(hits / 2);
  const defenders = unitsIn(state, combat.target);
  const plain = Array.from({ length: hits }, (_, n) => n + 1).filter((n) =>
    canLeave(state, defenders, combat.target, hits - n, n),
  );
  const choices = retreatChoices(new Ground(state), combat);
  // Cards may forbid a retreat, or allow it for every hit.
  const isPlain = Object.values(combat.cards).every((cards) => cards.length === 0);
  if (isPlain) expect(choices).toEqual([0, ...plain.filter((n) => n <= most)]);
  else for (const n of choices) expect([0, ...plain]).toContain(n);
}

/** What attacks the order under way could make, and what they promise. */
function sameAttacks(state: DownfallState): void {
  const { order } = state;
  if (order === null) return;
  const ground = new Ground(state);
  for (const target of targets(ground, order).slice(0, 4)) {
    const [primary] = primaries(ground, order, target);
    if (primary === undefined) continue;
    const fight = fightOf(ground, order, target, primary, flanks(ground, order, target, primary));
    const { odds } = chancesOf(ground, order, fight);
    const plain = reckoned(state, fight, order);
    expect([target, odds.column, odds.drm]).toEqual([target, plain.column, plain.drm]);
    const found: string[] = [];
    for (let a = 1; a <= 6; a++)
      for (let b = 1; b <= 6; b++) {
        const { attacker, defender } = outcomeOf(ground, fight, odds, a + b + odds.drm);
        found.push(`${attacker}/${defender}`);
      }
    expect([target, found.sort()]).toEqual([target, throwsOf(state, fight, plain)]);
  }
}

/** What must be at rest after each phase: stacks, cities, objectives and points. */
function atRest(before: DownfallState, state: DownfallState): void {
  for (const place of new Set(onMap(state).map((id) => state.units[id].at ?? ''))) {
    expect([place, fits(state, place, unitsIn(state, place))]).toEqual([place, true]);
  }
  for (const city of cityIds) {
    const [first] = unitsIn(state, ours.cities.places[city].hex);
    if (first !== undefined) expect([city, state.cityControl[city]]).toEqual([city, sideOf(first)]);
  }
  expect(Object.fromEntries(Object.entries(state.owners).sort())).toEqual(
    Object.fromEntries(Object.entries(owners(state)).sort()),
  );
  expect(state.vp).toBe(pointsAfter(before, state));
}

/** Time goes on: markers forward, the weather never past the leader, the turn by one. */
function sameTime(before: DownfallState, { checkpoint, replayed }: Pick<PlayedPhase, 'checkpoint' | 'replayed'>): void {
  const after = replayed.state as DownfallState;
  for (const faction of factions) expect(after.time[faction]).toBeGreaterThanOrEqual(before.time[faction]);
  const leader = Math.max(...factions.map((one) => after.time[one]));
  expect(after.weatherAt).toBeLessThanOrEqual(Math.max(leader, before.weatherAt));
  expect(after.turn).toBe(checkpoint.phase === 'newTurn' ? Math.min(8, before.turn + 1) : before.turn);
  if (checkpoint.phase !== 'round') return;
  // The lowest marker acts, of several on a space the one that came there first (L1010).
  const lowest = Math.min(...factions.map((one) => before.time[one]));
  const there = factions.filter((one) => before.time[one] === lowest);
  const first = there.toSorted((a, b) => before.arrival[a] - before.arrival[b])[0];
  expect(after.active).toBe(first);
  expect(Math.floor(after.weatherAt / 91) - Math.floor(before.weatherAt / 91)).toBeLessThanOrEqual(1);
}

const settled = ['move', 'hits', 'orderEnd', 'reveal', 'newTurn'];

describe('whole games', () => {
  it.each(['overlord', 'husky', 'campaign'])('of %s agree with the rulebook reckoned plainly', (scenario) => {
    const isLong = refereedGames > 4;
    const seen = { positions: 0, fights: 0, attacks: 0, retreats: 0 };
    const look = ({ replayed, open }: Moment, n: number): void => {
      const state = replayed.state as DownfallState;
      const keys = open.map(({ question }) => question.key);
      if (keys.includes('retreat')) {
        seen.retreats += 1;
        sameRetreat(state);
      }
      if (state.combat !== null) {
        seen.fights += 1;
        sameCombat(state);
      }
      if (keys.includes('attack')) {
        seen.attacks += 1;
        sameAttacks(state);
      }
      const every = isLong ? 25 : 50;
      if (n % every !== 0) return;
      seen.positions += 1;
      sameGround(state);
      sameSupply(state);
      const units = onMap(state);
      sameMarches(
        state,
        units.filter((_, k) => (k + n / every) % 6 === 0),
        3 + ((n / every) % 3),
      );
    };
    const ended = (phase: PlayedPhase): void => {
      const before = phase.checkpoint.state as DownfallState;
      const after = phase.replayed.state as DownfallState;
      sameTime(before, phase);
      if (settled.includes(phase.checkpoint.phase)) atRest(before, after);
    };
    watchGames(downfall, {
      name: `downfall referee ${scenario}`,
      options: [{ scenario, lastTurn: 8 }],
      games: isLong ? refereedGames : 2,
      maxQuestions: isLong ? 2_000 : 110,
      look,
      ended,
    });
    expect(Math.min(...Object.values(seen))).toBeGreaterThan(0);
  });
});

describe.each(['one', 'two', 'three'])('any position (%s)', (seed) => {
  /** Sixty units anywhere, one to a hex, and cities in any hands. */
  const anyPosition = (): DownfallState => {
    const dice = new SeededDice(seed);
    const where = dice.shuffle([...ours.hexes.keys()], 'hexes');
    const units = dice.shuffle(ours.unitIds, 'units').slice(0, 60);
    const placed = Object.fromEntries(units.map((id, n) => [id, [where[n] ?? '', 1]])) as Parameters<
      typeof position
    >[0]['units'];
    const held = Object.fromEntries(cityIds.map((city) => [city, dice.pick(ideologies, 'city')]));
    const made = { turn: 6, weather: 1 + 30 * (dice.roll(3, 'weather') - 1), control: held };
    return position(placed === undefined ? made : { ...made, units: placed });
  };

  it('has the control, zones, supply and marches of the rulebook', () => {
    const state = anyPosition();
    sameGround(state);
    sameSupply(state);
    sameMarches(state, onMap(state), 4);
  });
});
