// The board says what the rulebook says of it.
import { describe, expect, it } from 'vitest';
import {
  armyNeighbours,
  canReach,
  canStand,
  centres,
  fleetNeighbours,
  homeCentres,
  locations,
  powers,
  province,
  provinceIds,
  provinceOf,
  reachableCoasts,
} from '../../../../src/games/diplomacy/data/geography.js';
import { names } from '../../../../src/games/diplomacy/words/en/names.js';

describe('the board', () => {
  it('has 75 provinces, 34 centres, 22 of them home centres', () => {
    const kinds = provinceIds.map((id) => province(id).kind);
    expect(provinceIds).toHaveLength(75);
    expect(kinds.filter((kind) => kind === 'sea')).toHaveLength(19);
    expect(kinds.filter((kind) => kind === 'inland')).toHaveLength(14);
    expect(centres).toHaveLength(34);
    expect(powers.flatMap((power) => homeCentres(power))).toHaveLength(22);
    expect(homeCentres('russia')).toHaveLength(4);
  });

  it('lists provinces by their English names, which breaks ties in civil disorder', () => {
    const english = provinceIds.map((id) => names[`province.${id}`]);
    expect(english).toEqual([...english].sort((a, b) => a.localeCompare(b, 'en')));
  });

  it('is the same from both sides', () => {
    for (const id of provinceIds) for (const to of armyNeighbours(id)) expect(armyNeighbours(to)).toContain(id);
    for (const at of locations)
      for (const to of fleetNeighbours(at)) {
        expect(fleetNeighbours(to)).toContain(at);
        expect(canStand('F', to)).toBe(true);
      }
    expect(provinceIds.flatMap((id) => armyNeighbours(id))).toHaveLength(2 * 111);
    expect(locations.flatMap((at) => fleetNeighbours(at))).toHaveLength(2 * 141);
  });

  it('moves armies and fleets as in the rulebook', () => {
    expect([...armyNeighbours('par')].sort()).toEqual(['bre', 'bur', 'gas', 'pic']);
    expect([...fleetNeighbours('eng')].sort()).toEqual(['bel', 'bre', 'iri', 'lon', 'mao', 'nth', 'pic', 'wal']);
    expect([...fleetNeighbours('rom')].sort()).toEqual(['nap', 'tus', 'tys']);
    expect(
      fleetNeighbours('spa/nc')
        .map((at) => provinceOf(at))
        .sort(),
    ).toEqual(['gas', 'mao', 'por']);
    expect(reachableCoasts('con', 'bul')).toHaveLength(2);
    expect(reachableCoasts('mao', 'spa')).toHaveLength(2);
    expect(canReach('A', 'swe', 'den')).toBe(true);
    expect(canReach('F', 'bal', 'ska')).toBe(false);
    expect(canReach('F', 'den', 'ber')).toBe(false);
  });
});
