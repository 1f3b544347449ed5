// Retreats and hits against searches that follow the rules word by word, on small positions found by fast-check.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ours } from '../../../src/games/downfall/data/own-files.js';
import { partisanIds, type UnitId } from '../../../src/games/downfall/data/units.js';
import { Ground } from '../../../src/games/downfall/rules/ground.js';
import { attackerLosses, defenderLosses, lossId, takeLoss } from '../../../src/games/downfall/rules/losses.js';
import { retreatChoices, retreats } from '../../../src/games/downfall/rules/retreat.js';
import { ideologyOf, type Combat, type DownfallState, type Place } from '../../../src/games/downfall/state.js';
import { ringsFrom } from './referee/map.js';
import { canLeave, retreatsOf } from './referee/marches.js';
import { position } from './sample.js';

const hexes = [...ours.hexes.keys()];

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
    ids: fc.uniqueArray(fc.constantFrom(...ours.unitIds), { minLength: 2, maxLength: 9 }),
    places: fc.array(fc.nat(60), { minLength: 9, maxLength: 9 }),
    steps: fc.array(fc.integer({ min: 1, max: 3 }), { minLength: 9, maxLength: 9 }),
    backs: fc.array(fc.boolean(), { minLength: 9, maxLength: 9 }),
    partisans: fc.array(fc.nat(60), { maxLength: 3 }),
  })
  .map(({ target, ids, places, steps, backs, partisans }) => {
    const state = structuredClone(base);
    const around = [...ringsFrom(target, 3).keys()].filter((hex) => hex !== target && ours.hexes.has(hex));
    const defenders: UnitId[] = [];
    ids.forEach((id, n) => {
      const ground = new Ground(state);
      const { faction, most, back } = ours.units[id];
      const at = n === 0 ? target : n === 1 ? target : (around[(places[n] ?? 0) % Math.max(1, around.length)] ?? '');
      const count = Math.min(most, steps[n] ?? 1);
      const [first] = ground.unitsAt(at);
      const isFriend = first === undefined || ideologyOf(ours.units[first].faction) === ideologyOf(faction);
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
  return state.units[id].back && ours.units[id].back === 'fortress';
}

function combatOf({ target, state, defenders }: Small, hits: number): Combat {
  const [first = 'okh-18'] = defenders;
  const { faction } = ours.units[first];
  const foe = ideologyOf(faction) === 'axis' ? (faction === 'okh' ? 'soviet' : 'western') : 'okw';
  const primary =
    ours.unitIds.find((id) => ours.units[id].faction === foe && state.units[id].status === 'out') ?? first;
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
          expect(found).toEqual([...retreatsOf(state, id, target, hexCount)].sort());
        }
      }),
      { numRuns: 120, seed: 1 },
    );
  });

  it('are offered as far as all who can go find a place, and never for more than half the hits', () => {
    fc.assert(
      fc.property(small, fc.integer({ min: 1, max: 4 }), (one, hits) => {
        const { state } = one;
        const all = [1, 2].filter(
          (n) => n <= Math.floor((hits + 1) / 2) && canLeave(state, one.defenders, one.target, hits - n, n),
        );
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
    const { front, back = front } = ours.units[id];
    return ['tank', 'mechanized'].includes(state.units[id].back ? back : front);
  };
  const canTurn = (state: DownfallState, id: UnitId): boolean =>
    armored(state, id) && state.units[id].back && ours.units[id].boxed !== true;

  it('of the attacker begin with armor turned over, then fall as he likes, until nothing is left', () => {
    fc.assert(
      fc.property(small, fc.array(fc.nat(9), { minLength: 1, maxLength: 9 }), (one, choices) => {
        const { state, defenders } = one;
        const [primary, ...flanks] = defenders;
        if (primary === undefined) return;
        const combat = { ...combatOf(one, 0), attacker: ours.units[primary].faction, primary, flanks };
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
