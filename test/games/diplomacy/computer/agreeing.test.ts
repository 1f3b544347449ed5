// What a computer player of Diplomacy agrees to when a person proposes it: what it could have proposed itself, and nothing it would lose by.
import { describe, expect, it } from 'vitest';
import { pactFor } from '../../../../src/games/diplomacy/computer/accords.js';
import { agrees, lettersOf, listens } from '../../../../src/games/diplomacy/computer/proposals.js';
import { homeCentres, powers, type Power } from '../../../../src/games/diplomacy/data/geography.js';
import { options } from '../../../../src/games/diplomacy/options.js';
import type { Said } from '../../../../src/games/diplomacy/questions/letters.js';
import { setup } from '../../../../src/games/diplomacy/setup.js';
import type { DiplomacyState } from '../../../../src/games/diplomacy/state.js';
import { viewOf } from '../../../../src/games/diplomacy/view.js';
import { SeededDice } from '../../../../src/table/dice.js';
import { letter, start, type Letter } from './sample.js';

type Letters = readonly Letter[];

const seeds = Array.from({ length: 12 }, (_, n) => `seed ${n}`);
const spring = { year: 1901, season: 'spring' } as const;
const offer = { ...spring, voice: 'plain', until: 1902 } as const;
const peace: Said = { kind: 'peace', ...offer };
const agreed = (from: Power, to: Power): Letters => [letter(from, to, peace, true)];

interface Given {
  readonly state?: DiplomacyState;
  readonly letters?: Letters;
  readonly seed?: string;
}

function agreesTo(seat: Power, from: Power, said: Said, { state = start, letters = [], seed = 'a' }: Given = {}) {
  const view = viewOf(state, seat);
  return agrees({ view, seat, from, said, letters, dice: new SeededDice(`${seed} ${seat}`) });
}

describe('peace', () => {
  it('is agreed to with half of one’s neighbours, with those it is proposed to, and with whoever is far away', () => {
    for (const seed of seeds)
      for (const seat of powers) {
        const friends = powers.filter((other) => other !== seat && agreesTo(seat, other, peace, { seed }));
        const view = viewOf(start, seat);
        const dice = new SeededDice(`${seed} ${seat}`);
        const to = powers.filter((one) => one !== seat);
        const letters = lettersOf({ view, seat, letters: [], to, away: [], dice });
        for (const { to, said } of letters) if (said.kind === 'peace') expect(friends).toContain(to);
        expect(friends.length).toBeLessThan(6);
        expect(friends.length).toBeGreaterThan(0);
      }
    expect(agreesTo('turkey', 'england', peace)).toBe(true);
  });

  it('is not made longer with a friend who has outgrown it', () => {
    const large = [...homeCentres('france'), 'spa', 'por', 'bel', 'hol', 'lon', 'lvp'] as const;
    const owners = Object.fromEntries(large.map((id) => [id, 'france' as const]));
    const letters = agreed('france', 'germany');
    const state = { ...start, owners: { ...start.owners, ...owners } };
    for (const seed of seeds) {
      expect(agreesTo('germany', 'france', peace, { letters, seed })).toBe(true);
      expect(agreesTo('germany', 'france', peace, { letters, seed, state })).toBe(false);
    }
  });

  it('is not agreed to with who nearly wins, or has broken their word', () => {
    const grown = Object.fromEntries(
      [...homeCentres('england'), 'nwy', 'swe', 'den', 'hol', 'bel', 'kie', 'ber', 'mun', 'stp', 'par', 'bre'].map(
        (id) => [id, 'england'],
      ),
    );
    expect(agreesTo('turkey', 'england', peace, { state: { ...start, owners: grown } })).toBe(false);
    const broken: Letters = [{ from: 'turkey', to: 'england', said: { kind: 'broken', ...spring }, accepted: null }];
    expect(agreesTo('turkey', 'england', peace, { letters: broken })).toBe(false);
  });
});

describe('a border', () => {
  it('is a province between the two, empty and no centre', () => {
    const border = (province: 'bur' | 'tyr' | 'bel' | 'ukr'): Said => ({ kind: 'border', ...offer, province });
    const letters = agreed('france', 'germany');
    expect(agreesTo('germany', 'france', border('bur'), { letters })).toBe(true);
    expect(agreesTo('germany', 'france', border('bel'), { letters })).toBe(false);
    expect(agreesTo('germany', 'france', border('ukr'), { letters })).toBe(false);
    const units = start.units.map((unit) => (unit.at === 'mun' ? { ...unit, at: 'bur' as const } : unit));
    expect(agreesTo('germany', 'france', border('bur'), { letters, state: { ...start, units } })).toBe(false);
  });
});

describe('to turn on a third together', () => {
  const against = (power: Power): Said => ({ kind: 'together', ...offer, against: power });
  const letters = agreed('france', 'germany');

  it('is agreed to by a friend who has as much to fear, and can reach it', () => {
    expect(agreesTo('germany', 'france', against('england'), { letters })).toBe(true);
    expect(agreesTo('germany', 'france', against('turkey'), { letters })).toBe(false);
    for (const self of ['germany', 'france'] as const)
      expect(agreesTo('germany', 'france', against(self), { letters })).toBe(false);
  });

  it('turns on that third once it is agreed, and on nobody before', () => {
    const view = viewOf(start, 'germany');
    const said = against('england');
    const quarry = (accepted: boolean): readonly Power[] => [
      ...(pactFor(view, 'germany', 'germany', [{ from: 'france', to: 'germany', said, accepted }, ...letters])
        ?.quarry ?? []),
    ];
    expect(quarry(true)).toEqual(['england']);
    expect(quarry(false)).toEqual([]);
  });

  it('is not agreed to against who has its word', () => {
    const both = [...letters, ...agreed('germany', 'england')];
    expect(agreesTo('germany', 'france', against('england'), { letters: both })).toBe(false);
  });
});

describe('support', () => {
  const support = (unit: 'ruh' | 'kie', of: 'par' | 'pic', to: 'bel' | 'bur' | 'hol'): Said => ({
    kind: 'support',
    ...spring,
    voice: 'plain',
    unit: { type: unit === 'ruh' ? 'A' : 'F', at: unit },
    of: { type: 'A', at: of },
    to,
  });
  const units = start.units.map((unit) =>
    unit.at === 'mun' ? { ...unit, at: 'ruh' as const } : unit.at === 'par' ? { ...unit, at: 'pic' as const } : unit,
  );
  const held = [...units, { power: 'england', type: 'A', at: 'bel' } as const];
  const letters = agreed('france', 'germany');

  it('is given to a friend by a unit that has nothing better to do', () => {
    // Holland stands open to the army in the Ruhr.
    expect(
      agreesTo('germany', 'france', support('ruh', 'pic', 'bel'), { state: { ...start, units: held }, letters }),
    ).toBe(false);
    const full = [
      ...held,
      { power: 'england', type: 'A', at: 'hol' } as const,
      { power: 'england', type: 'F', at: 'den' } as const,
    ];
    const state = { ...start, units: full };
    expect(agreesTo('germany', 'france', support('ruh', 'pic', 'bel'), { state, letters })).toBe(true);
    expect(agreesTo('germany', 'france', support('ruh', 'par', 'bel'), { state, letters })).toBe(false);
    // Somebody it has agreed on nothing with is no friend, unless it wants peace with him itself.
    const strange = seeds.map((seed) => agreesTo('germany', 'france', support('ruh', 'pic', 'bel'), { state, seed }));
    expect(strange).toContain(false);
    const withEngland = [...letters, ...agreed('germany', 'england')];
    expect(agreesTo('germany', 'france', support('ruh', 'pic', 'bel'), { state, letters: withEngland })).toBe(false);
    const owners = { ...start.owners, bel: 'germany' } as const;
    expect(agreesTo('germany', 'france', support('ruh', 'pic', 'bel'), { state: { ...state, owners }, letters })).toBe(
      false,
    );
  });
});

it('listens while it lives, plays for itself, and more than two are left', () => {
  const seat = 'italy';
  expect(listens({ view: viewOf(start, null), seat })).toBe(true);
  expect(listens({ view: viewOf(setup(options.parse({ variant: 'three' })).state, null), seat })).toBe(false);
  const left = (gone: readonly Power[]) => ({
    ...start,
    units: start.units.filter(({ power }) => !gone.includes(power)),
  });
  expect(listens({ view: viewOf(left(['italy']), null), seat })).toBe(false);
  expect(listens({ view: viewOf(left(powers.slice(0, 4)), null), seat })).toBe(true);
  expect(listens({ view: viewOf(left(powers.filter((one) => one !== 'italy' && one !== 'turkey')), null), seat })).toBe(
    false,
  );
});
