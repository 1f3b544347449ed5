// Control, zones of control and supply against searches that follow the rules word by word, on random positions.
import { describe, expect, it } from 'vitest';
import { cityFacts, cityIds } from '../../../src/games/downfall/data/cities.js';
import { landHexes } from '../../../src/games/downfall/data/hexes.js';
import { unitFacts, unitIds, type Faction, type UnitId } from '../../../src/games/downfall/data/units.js';
import { Ground, areFoes } from '../../../src/games/downfall/rules/ground.js';
import { sideOf } from '../../../src/games/downfall/rules/graph.js';
import { Supply } from '../../../src/games/downfall/rules/supply.js';
import { maySail, nextSeas, portSeas, portsOn, isSea } from '../../../src/games/downfall/rules/waters.js';
import { ideologies, ideologyOf, type DownfallState, type Ideology } from '../../../src/games/downfall/state.js';
import { SeededDice } from '../../../src/table/dice.js';
import { position } from './sample.js';

const hexes = [...landHexes.keys()];

/** Sixty units anywhere, one to a hex, and cities in any hands. */
function anyPosition(seed: string): DownfallState {
  const dice = new SeededDice(seed);
  const where = dice.shuffle(hexes, 'hexes');
  const units = dice.shuffle(unitIds, 'units').slice(0, 60);
  const placed = Object.fromEntries(units.map((id, n) => [id, [where[n] ?? '', 1]])) as Partial<
    Record<UnitId, [string, number]>
  >;
  const control = Object.fromEntries(cityIds.map((city) => [city, dice.pick(ideologies, 'city')]));
  return position({ turn: 6, weather: 1 + 30 * (dice.roll(3, 'weather') - 1), control, units: placed });
}

function distances(ground: Ground, sources: readonly string[]): ReadonlyMap<string, number> {
  const found = new Map(sources.map((hex) => [hex, 0]));
  for (const [hex, far] of found) {
    for (const { to } of ground.edges(hex)) if (!found.has(to)) found.set(to, far + 1);
  }
  return found;
}

/** Whether a path of the rules leads from a unit to a source: every state of a search is a place and how it was come to. */
function isFed(ground: Ground, supply: Supply, id: UnitId): boolean {
  const { board } = ground;
  const { faction, nationality } = unitFacts[id];
  const ideology = ideologyOf(faction);
  const sources = supply.sources(nationality);
  const seen = new Set<string>();
  const walk = (at: string, overland: number, isLinked: boolean): boolean => {
    if (sources.includes(at)) return true;
    const key = `${at} ${overland} ${String(isLinked)}`;
    if (seen.has(key)) return false;
    seen.add(key);
    if (isSea(at)) {
      if (nextSeas(board, faction, at).some((sea) => walk(sea, 3, true))) return true;
      return portsOn(board, at).some(
        (port) => ground.control(port) === ideology && supply.mayEnter(port) && walk(port, 3, true),
      );
    }
    for (const edge of ground.edges(at)) {
      if (!supply.mayEnter(edge.to)) continue;
      if (edge.rail && walk(edge.to, 3, true)) return true;
      if (!isLinked && overland < 3 && !ground.isDifficultEdge(at, edge) && walk(edge.to, overland + 1, false))
        return true;
    }
    return (
      ground.control(at) === ideology &&
      portSeas(board, at).some((sea) => maySail(board, faction, sea) && walk(sea, 3, true))
    );
  };
  return walk(board.units[id].at ?? '', 0, false);
}

describe.each(['one', 'two', 'three', 'four'])('position %s', (seed) => {
  const state = anyPosition(seed);
  const ground = new Ground(state);
  const standing = unitIds.filter((id) => state.units[id].status === 'map');

  it('is controlled by the nearest', () => {
    const near = Object.fromEntries(
      ideologies.map((one) => {
        const units = standing
          .filter((id) => ideologyOf(unitFacts[id].faction) === one)
          .map((id) => state.units[id].at ?? '');
        const towns = cityIds.filter((city) => state.cityControl[city] === one).map((city) => cityFacts[city].hex);
        return [one, distances(ground, [...units, ...towns, ...(one === 'western' ? ['middle-east'] : [])])];
      }),
    ) as Record<Ideology, ReadonlyMap<string, number>>;
    for (const hex of hexes) {
      const far = ideologies.map((one) => near[one].get(hex) ?? Infinity);
      const least = Math.min(...far);
      const nearest = ideologies.filter((_, n) => far[n] === least && least < Infinity);
      expect([hex, ground.control(hex)]).toEqual([hex, nearest.length === 1 ? (nearest[0] ?? null) : null]);
    }
  });

  it('has zones of control in and around hexes of units, and on the sides that radiate from them', () => {
    for (const ideology of ideologies) {
      const foes = standing
        .filter((id) => areFoes(ideologyOf(unitFacts[id].faction), ideology))
        .map((id) => state.units[id].at ?? '');
      for (const hex of hexes) {
        const isIn = foes.some((foe) => foe === hex || ground.edge(foe, hex) !== undefined);
        expect([hex, ideology, ground.inFoeZone(hex, ideology)]).toEqual([hex, ideology, isIn]);
        for (const { to } of ground.edges(hex)) {
          const spine = foes.some((foe) => ground.edge(foe, hex) !== undefined && ground.edge(foe, to) !== undefined);
          expect([sideOf(hex, to), ground.isBarred(hex, to, ideology)]).toEqual([sideOf(hex, to), spine]);
        }
      }
    }
  });

  it('feeds the units from which a path leads to a source', () => {
    for (const faction of ['western', 'soviet', 'okh', 'okw'] as const satisfies readonly Faction[]) {
      const supply = new Supply(ground, faction, 'event');
      const own = standing.filter((id) => unitFacts[id].faction === faction);
      expect(own.filter((id) => supply.lineOf(id) !== null)).toEqual(own.filter((id) => isFed(ground, supply, id)));
    }
  });
});
