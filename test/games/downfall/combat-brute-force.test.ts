// Retreats and hits against searches that follow the rules word by word, on small positions found by fast-check.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { landHexes } from '../../../src/games/downfall/data/hexes.js';
import { partisanIds, unitFacts, unitIds, type UnitId } from '../../../src/games/downfall/data/units.js';
import { hexesAround } from '../../../src/games/downfall/rules/graph.js';
import { Ground, areFoes, nationOf } from '../../../src/games/downfall/rules/ground.js';
import { attackerLosses, defenderLosses, lossId, takeLoss } from '../../../src/games/downfall/rules/losses.js';
import { retreatChoices, retreats } from '../../../src/games/downfall/rules/retreat.js';
import { ideologyOf, type Combat, type DownfallState, type Place } from '../../../src/games/downfall/state.js';
import { position } from './sample.js';

const hexes = [...landHexes.keys()];

/** Land hexes by how many hexes they lie from one, counted ring by ring. */
function rings(from: Place, most: number): ReadonlyMap<Place, number> {
  const far = new Map([[from, 0]]);
  for (const [hex, n] of far) {
    if (n < most) for (const next of hexesAround(hex)) if (!far.has(next)) far.set(next, n + 1);
  }
  return new Map([...far].filter(([hex]) => landHexes.has(hex)));
}

const base = position({ cities: 'axis' });

/** One or two defenders in a hex, others and partisans in the three rings around it; stacks as the rules have them. */
interface Small {
  readonly target: Place;
  readonly state: DownfallState;
  readonly defenders: readonly UnitId[];
}

const small: fc.Arbitrary<Small> = fc
  .record({
    target: fc.constantFrom(...hexes),
    ids: fc.uniqueArray(fc.constantFrom(...unitIds), { minLength: 2, maxLength: 9 }),
    places: fc.array(fc.nat(60), { minLength: 9, maxLength: 9 }),
    steps: fc.array(fc.integer({ min: 1, max: 3 }), { minLength: 9, maxLength: 9 }),
    backs: fc.array(fc.boolean(), { minLength: 9, maxLength: 9 }),
    partisans: fc.array(fc.nat(60), { maxLength: 3 }),
  })
  .map(({ target, ids, places, steps, backs, partisans }) => {
    const state = structuredClone(base);
    const around = [...rings(target, 3).keys()].filter((hex) => hex !== target);
    const defenders: UnitId[] = [];
    ids.forEach((id, n) => {
      const ground = new Ground(state);
      const { faction, most, back } = unitFacts[id];
      const at = n === 0 ? target : n === 1 ? target : (around[(places[n] ?? 0) % Math.max(1, around.length)] ?? '');
      const count = Math.min(most, steps[n] ?? 1);
      const [first] = ground.unitsAt(at);
      const isFriend = first === undefined || ideologyOf(unitFacts[first].faction) === ideologyOf(faction);
      if (at === '' || !isFriend || !ground.hasRoom(at, 1, count)) return;
      const isBack = (backs[n] ?? false) && back !== undefined;
      state.units[id] = { status: 'map', at, steps: count, back: isBack, isolated: 0, turn: null };
      if (at === target) defenders.push(id);
    });
    partisans.forEach((place, n) => {
      const at = [target, ...around][place % (around.length + 1)];
      const id = partisanIds[n * 5];
      const ground = new Ground(state);
      if (at !== undefined && id !== undefined && ground.partisansAt(at).length === 0)
        state.partisans[id] = { status: 'map', at };
    });
    return { target, state, defenders };
  });

function isFortress(state: DownfallState, id: UnitId): boolean {
  return state.units[id].back && unitFacts[id].back === 'fortress';
}

/** Whether a unit of an ally may cross into the nation of a hex. */
function isBorderOpen(state: DownfallState, id: UnitId, from: Place, to: Place): boolean {
  const own = ideologyOf(unitFacts[id].faction);
  const nation = nationOf(to);
  if (own === 'axis' || nation === null || nation === nationOf(from) || nation === 'germany') return true;
  const there = unitIds.filter((one) => {
    const { status, at } = state.units[one];
    return status === 'map' && at !== null && nationOf(at) === nation;
  });
  const owners = there.map((one) => ideologyOf(unitFacts[one].faction));
  const rebels = partisanIds.some((one) => {
    const { status, at } = state.partisans[one];
    return status === 'map' && at !== null && nationOf(at) === nation && one.startsWith(`partisan-${own}`);
  });
  const other = own === 'western' ? 'soviet' : 'western';
  return rebels || owners.includes(own) || owners.includes('axis') || !owners.includes(other);
}

/** Every hex in which a path of so many hexes may end, each hex of it one further from the attack. */
function endsOf(state: DownfallState, id: UnitId, target: Place, hexCount: number): readonly Place[] {
  const ground = new Ground(state);
  const own = ideologyOf(unitFacts[id].faction);
  const far = rings(target, hexCount);
  let ends = [target];
  for (let n = 1; n <= hexCount; n++) {
    const next = ends.flatMap((at) =>
      hexesAround(at).filter((to) => {
        if (far.get(to) !== n || ground.edge(at, to) === undefined) return false;
        const others = ground.unitsAt(to).map((one) => ideologyOf(unitFacts[one].faction));
        if (others.some((one) => one !== own)) return false;
        const foes = unitIds.filter((one) => {
          const { status, at: where } = state.units[one];
          return status === 'map' && where !== null && areFoes(ideologyOf(unitFacts[one].faction), own);
        });
        const touched = foes.some((one) => {
          const where = state.units[one].at ?? '';
          return where === to || ground.edge(where, to) !== undefined;
        });
        return !touched && isBorderOpen(state, id, at, to);
      }),
    );
    ends = [...new Set(next)];
  }
  return ends;
}

/** Ends with room; where all are full, those one hex further (L1568). */
function roomyEnds(state: DownfallState, id: UnitId, target: Place, hexCount: number): readonly Place[] {
  const ground = new Ground(state);
  for (let n = hexCount; n <= hexCount + 1; n++) {
    const ends = endsOf(state, id, target, n);
    if (ends.length === 0) return [];
    const roomy = ends.filter((place) => {
      const steps = ground.unitsAt(place).reduce((sum, one) => sum + state.units[one].steps, 0);
      return ground.unitsAt(place).length < 2 && steps + state.units[id].steps <= 6;
    });
    if (roomy.length > 0) return roomy;
  }
  return [];
}

/** Whether losses can fall so that somebody is left, no fortress among them, and all of them can go (L1564, L1570). */
function canLeave(state: DownfallState, { target, defenders }: Small, losses: number, hexCount: number): boolean {
  const there = defenders.filter((id) => state.units[id].steps > 0);
  const walls = there.filter((id) => isFortress(state, id));
  if (losses > 0) {
    const heavy = (id: UnitId): boolean => {
      const { back, boxed } = unitFacts[id];
      return state.units[id].back && (back === 'tank' || back === 'mechanized') && boxed !== true;
    };
    const after = (id: UnitId, change: Partial<DownfallState['units'][UnitId]>): DownfallState => ({
      ...state,
      units: { ...state.units, [id]: { ...state.units[id], ...change } },
    });
    const own = there.map((id) => ideologyOf(unitFacts[id].faction))[0];
    const rebels = partisanIds.filter((id) => state.partisans[id].at === target && id.startsWith(`partisan-${own}`));
    const ways = (walls.length > 0 ? walls : there).flatMap((id) => {
      const steps = state.units[id].steps - 1;
      const step = after(id, steps === 0 ? { steps, status: 'out', at: null } : { steps });
      return [step, ...(heavy(id) ? [after(id, { back: false })] : [])];
    });
    const saved =
      walls.length > 0
        ? []
        : rebels.map((id) => ({
            ...state,
            partisans: { ...state.partisans, [id]: { status: 'out' as const, at: null } },
          }));
    return [...ways, ...saved].some((next) => canLeave(next, { target, state, defenders }, losses - 1, hexCount));
  }
  const [first, second] = there;
  if (first === undefined || walls.length > 0) return false;
  return roomyEnds(state, first, target, hexCount).some((place) => {
    if (second === undefined) return true;
    const moved = { ...state, units: { ...state.units, [first]: { ...state.units[first], at: place } } };
    return roomyEnds(moved, second, target, hexCount).length > 0;
  });
}

function combatOf({ target, state, defenders }: Small, hits: number): Combat {
  const [first = 'okh-18'] = defenders;
  const { faction } = unitFacts[first];
  const foe = ideologyOf(faction) === 'axis' ? (faction === 'okh' ? 'soviet' : 'western') : 'okw';
  const primary = unitIds.find((id) => unitFacts[id].faction === foe && state.units[id].status === 'out') ?? first;
  return {
    attacker: foe,
    defender: faction,
    target,
    primary,
    flanks: [],
    ranged: [],
    partisan: null,
    hq: {},
    cards: {},
    cancelled: [],
    jets: false,
    stage: 'losses',
    attackerHits: 0,
    defenderHits: hits,
  };
}

describe('retreats', () => {
  it('end where a path of the rules ends, and nowhere else', () => {
    fc.assert(
      fc.property(small, fc.integer({ min: 1, max: 3 }), (one, hexCount) => {
        const { state, target, defenders } = one;
        const ground = new Ground(state);
        for (const id of defenders) {
          const found = [...retreats(ground, id, target, hexCount).keys()].sort();
          expect(found).toEqual([...roomyEnds(state, id, target, hexCount)].sort());
        }
      }),
      { numRuns: 120, seed: 1 },
    );
  });

  it('are offered as far as all who can go find a place, and never for more than half the hits', () => {
    fc.assert(
      fc.property(small, fc.integer({ min: 1, max: 4 }), (one, hits) => {
        const { state } = one;
        const all = [1, 2].filter((n) => n <= Math.floor((hits + 1) / 2) && canLeave(state, one, hits - n, n));
        expect(retreatChoices(new Ground(state), combatOf(one, hits))).toEqual([0, ...all]);
      }),
      { numRuns: 120, seed: 2 },
    );
  });
});

describe('hits', () => {
  /** What the rules let some units lose: a step each, or their armored side. */
  function ways(state: DownfallState, ids: readonly UnitId[]): readonly string[] {
    return ids
      .filter((id) => state.units[id].status === 'map')
      .flatMap((id) => [...(canTurn(state, id) ? [`flip:${id}`] : []), `step:${id}`]);
  }
  const armored = (state: DownfallState, id: UnitId): boolean => {
    const { front, back = front } = unitFacts[id];
    return ['tank', 'mechanized'].includes(state.units[id].back ? back : front);
  };
  const canTurn = (state: DownfallState, id: UnitId): boolean =>
    armored(state, id) && state.units[id].back && unitFacts[id].boxed !== true;

  it('of the attacker begin with armor turned over, then fall as he likes, until nothing is left', () => {
    fc.assert(
      fc.property(small, fc.array(fc.nat(9), { minLength: 1, maxLength: 9 }), (one, choices) => {
        const { state, defenders } = one;
        const [primary, ...flanks] = defenders;
        if (primary === undefined) return;
        const combat = { ...combatOf(one, 0), attacker: unitFacts[primary].faction, primary, flanks };
        choices.forEach((choice, n) => {
          const there = defenders.filter((id) => state.units[id].status === 'map');
          const turned = there.filter((id) => canTurn(state, id));
          const heavy = there.filter((id) => armored(state, id));
          const first = turned.length > 0 ? turned.map((id) => `flip:${id}`) : heavy.map((id) => `step:${id}`);
          const expected = n === 0 && heavy.length > 0 ? first : ways(state, there);
          const losses = attackerLosses(state, combat, n === 0);
          expect(losses.map(lossId).sort()).toEqual([...expected].sort());
          const loss = losses[choice % Math.max(1, losses.length)];
          if (loss !== undefined) takeLoss(state, loss);
        });
        for (const id of defenders) {
          const { status, steps, at } = state.units[id];
          expect([status, steps > 0, at !== null]).toEqual(
            status === 'map' ? ['map', true, true] : ['out', false, false],
          );
        }
      }),
      { numRuns: 120, seed: 3 },
    );
  });

  it('of the defender begin with the fortress, and all go to it where the others want to retreat', () => {
    fc.assert(
      fc.property(small, fc.boolean(), fc.array(fc.nat(9), { minLength: 1, maxLength: 6 }), (one, goes, choices) => {
        const { state, defenders, target } = one;
        const combat = combatOf(one, choices.length);
        choices.forEach((choice, n) => {
          const there = defenders.filter((id) => state.units[id].status === 'map');
          const walls = there.filter((id) => isFortress(state, id));
          const own = ideologyOf(combat.defender);
          const rebels = partisanIds.filter(
            (id) => state.partisans[id].at === target && id.startsWith(`partisan-${own}`),
          );
          const expected =
            walls.length > 0 && (n === 0 || goes)
              ? ways(state, walls)
              : [...ways(state, there), ...rebels.map((id) => `partisan:${id}`)];
          const losses = defenderLosses(new Ground(state), combat, n === 0, goes);
          expect(losses.map(lossId).sort()).toEqual([...expected].sort());
          const loss = losses[choice % Math.max(1, losses.length)];
          if (loss !== undefined) takeLoss(state, loss);
        });
      }),
      { numRuns: 120, seed: 4 },
    );
  });
});
