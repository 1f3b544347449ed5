// The joint proof that aircraft can land, against every way carriers and fighters could go.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSea, lands, type Space } from '../../../../src/games/axis-and-allies-1942/data/spaces.js';
import { draftOf } from '../../../../src/games/axis-and-allies-1942/rules/carry-out.js';
import { noncombat } from '../../../../src/games/axis-and-allies-1942/phases/moves.js';
import type { AaTable } from '../../../../src/games/axis-and-allies-1942/state.js';
import type { Script } from '../../../../src/table/script.js';
import type { Text } from '../../../../src/table/text.js';
import { crash, landTheRest } from '../../../../src/games/axis-and-allies-1942/rules/homeless.js';
import { landingPlan } from '../../../../src/games/axis-and-allies-1942/rules/landing.js';
import { flight, seaReach } from '../../../../src/games/axis-and-allies-1942/rules/reach.js';
import type { AaState, Unit } from '../../../../src/games/axis-and-allies-1942/state.js';
import { movesQuestion } from '../../../../src/games/axis-and-allies-1942/questions/moves.js';
import { check } from '../../../../src/table/answer.js';
import { position, put } from '../sample.js';

const zones = ['sz44', 'sz50', 'sz51', 'sz52', 'sz53', 'sz57'] as const;

/** The most fighters that any way of carriers and fighters saves. */
function best(state: AaState): number {
  const carriers = state.units.filter(({ type }) => type === 'carrier');
  const fighters = state.units.filter(({ type }) => type === 'fighter');
  const fields = lands.filter((land) => state.heldAtStart.includes(land));
  const placings = carriers.reduce<readonly (readonly Space[])[]>(
    (all, ship) => {
      if (!isSea(ship.space)) return all;
      const ways = [ship.space, ...seaReach(state, ship.space, ship.left, 'carrier', false).keys()];
      return all.flatMap((one) => ways.map((zone) => [...one, zone]));
    },
    [[]],
  );
  const saved = (at: number, slots: readonly Space[]): number => {
    const fighter = fighters[at];
    if (fighter === undefined) return 0;
    if (fields.some((land) => flight(fighter.space, land) <= fighter.left)) return 1 + saved(at + 1, slots);
    const ways = slots.flatMap((zone, n) =>
      flight(fighter.space, zone) <= fighter.left ? [1 + saved(at + 1, slots.toSpliced(n, 1))] : [],
    );
    return Math.max(saved(at + 1, slots), ...ways);
  };
  return Math.max(...placings.map((one) => saved(0, [...one, ...one])));
}

const someFighters = fc.array(fc.record({ at: fc.constantFrom(...zones), left: fc.nat(3) }), {
  minLength: 1,
  maxLength: 4,
});
const someCarriers = fc.array(fc.record({ at: fc.constantFrom(...zones), left: fc.nat(2) }), { maxLength: 2 });

describe('the proof of landing', () => {
  it('saves as many as can be saved, and what lands by itself is as many', () => {
    fc.assert(
      fc.property(someFighters, someCarriers, (fighters, carriers) => {
        const state = position('usa', []);
        state.step = 'noncombat';
        for (const land of lands) if (land !== 'western_united_states') state.control[land] = 'japan';
        state.heldAtStart = ['western_united_states'];
        const set = (list: readonly { at: Space; left: number }[], type: 'fighter' | 'carrier'): void => {
          for (const { at, left } of list) for (const unit of put(state, 'usa', at, { [type]: 1 })) unit.left = left;
        };
        set(fighters, 'fighter');
        set(carriers, 'carrier');
        const most = best(state);
        expect(fighters.length - landingPlan(state).lost.length).toBe(most);
        const end = draftOf(state);
        landTheRest(end);
        expect(fighters.length - crash(end).length).toBe(most);
      }),
      { numRuns: 80 },
    );
  });

  it.each([
    [
      'the nearest of those with as many units of its own',
      { norway: 'germany', northwestern_europe: 'germany' },
      'norway',
    ],
    ['one that an ally guards', { northwestern_europe: 'japan' }, 'northwestern_europe'],
    ['the nearest of all where none is guarded', {}, 'finland'],
  ] as const)('sends what is still in the air to %s', (_which, guards, field) => {
    const state = position('germany', [['germany', 'sz7', { fighter: 1 }]]);
    state.step = 'noncombat';
    for (const [land, power] of Object.entries(guards)) put(state, power, land as Space, { infantry: 1 });
    landTheRest(state);
    expect(state.units.find(({ type }) => type === 'fighter')?.space).toBe(field);
  });

  it('sends fighters to a carrier of their own with room, and the rest where most of their own stand', () => {
    // A retreat has taken the carrier from under its fighters.
    const state = position('japan', [
      ['japan', 'sz53', { fighter: 3, bomber: 1 }],
      ['japan', 'sz44', { carrier: 1 }],
      ['japan', 'solomon_islands', { infantry: 1 }],
      ['japan', 'caroline_islands', { infantry: 2, fighter: 1 }],
    ]);
    state.step = 'noncombat';
    for (const unit of state.units) if (unit.type === 'carrier') unit.task = 'done';
    const { text } = movesQuestion(state);
    const found = check(movesQuestion(state), []);
    landTheRest(state);
    const at = (space: Space, type: Unit['type']): number =>
      state.units.filter((unit) => unit.space === space && unit.type === type).length;
    expect([at('sz44', 'fighter'), at('caroline_islands', 'fighter'), at('caroline_islands', 'bomber')]).toEqual([
      2, 2, 1,
    ]);
    expect(crash(state)).toEqual([]);
    expect(found.ok && found.review.forecasts).toMatchObject([{ key: 'forecast.autoLand', args: { count: 4 } }]);
    expect([text.key, text.args?.['flights']]).toEqual([
      'ask.noncombatLanding',
      found.ok && found.review.forecasts?.[0]?.args?.['flights'],
    ]);
  });

  it('asks for no landing where nothing is in the air', () => {
    const state = position('japan', [['japan', 'sz44', { carrier: 1, fighter: 2 }]]);
    state.step = 'noncombat';
    expect(movesQuestion(state).text.key).toBe('ask.noncombatMoves');
  });

  it('leaves the deck to the fighter that can land nowhere else', () => {
    const state = position('japan', [['japan', 'sz44', { carrier: 1 }]]);
    const [first, second, third] = put(state, 'japan', 'sz53', { fighter: 3 }) as [Unit, Unit, Unit];
    state.step = 'noncombat';
    for (const unit of state.units) if (unit.type === 'carrier') unit.task = 'done';
    state.heldAtStart = ['japan'];
    for (const unit of [first, second, third]) unit.left = 6;
    for (const unit of [second, third]) unit.left = flight('sz53', 'sz44');
    landTheRest(state);
    expect([first.space, second.space, third.space]).toEqual(['japan', 'sz44', 'sz44']);
  });

  it.each([
    [0, 4],
    [6, 4],
    [7, 2],
    [8, 0],
  ])('counts on no more new carriers than complexes can place: damage %i saves %i', (damage, saved) => {
    const state = position('japan', [['japan', 'sz62', { fighter: 5 }]]);
    state.step = 'noncombat';
    state.complexes = { japan: damage };
    state.bought = { carrier: 2 };
    for (const unit of state.units) unit.left = 0;
    expect(5 - landingPlan(state).lost.length).toBe(saved);
    const end = draftOf(state);
    landTheRest(end);
    expect(5 - crash(end).length).toBe(saved);
  });

  it('finds places for a dozen and a half fighters and eight carriers at once', () => {
    // Every carrier is needed somewhere else, and the last fighter finds none: all ways but few must be ruled out unseen.
    const at = ['sz44', 'sz50', 'sz51', 'sz52', 'sz53', 'sz57', 'sz58', 'sz59'] as const;
    const state = position('usa', []);
    state.step = 'noncombat';
    for (const land of lands) state.control[land] = 'japan';
    state.heldAtStart = [];
    for (const zone of at) {
      put(state, 'usa', zone, { carrier: 1 });
      for (const unit of put(state, 'usa', zone, { fighter: 2 })) unit.left = 0;
    }
    for (const unit of put(state, 'usa', 'sz50', { fighter: 1 })) unit.left = 3;
    expect(landingPlan(state).lost).toHaveLength(1);
  });

  it('lets no carrier sail away from a fighter that is well aboard', () => {
    const state = position('japan', [['japan', 'sz50', { carrier: 1, fighter: 1 }]]);
    state.step = 'noncombat';
    const [far] = put(state, 'japan', 'sz44', { fighter: 1 }) as [Unit];
    far.left = 0;
    const [near] = put(state, 'japan', 'sz44', { carrier: 1 }) as [Unit];
    landTheRest(state);
    expect(crash(state)).toEqual([]);
    expect([near.space, far.space]).toEqual(['sz44', 'sz44']);
  });
});

describe('aircraft that nobody has ordered to land', () => {
  it('are told with where they came down, as they were foretold', () => {
    const state = position('germany', [['germany', 'northwestern_europe', { infantry: 1 }]]);
    put(state, 'germany', 'sz7', { fighter: 2 });
    state.step = 'noncombat';
    const found = check(movesQuestion(state), []);
    const told: Text[] = [];
    // eslint-disable-next-line require-yield -- nothing is asked of anybody here
    const nothing = function* (): Script<never[]> {
      return [];
    };
    const table = { state, ask: nothing, tell: (text: Text) => told.push(text) } as unknown as AaTable;
    expect(noncombat(table).next().done).toBe(true);
    const landed = told.find(({ key }) => key === 'report.landed');
    expect(landed).toMatchObject({
      args: {
        power: { key: 'seat.germany' },
        flights: [{ args: { from: { key: 'space.sz7' }, to: { key: 'space.northwestern_europe' } } }],
      },
    });
    const [forecast] = found.ok ? (found.review.forecasts ?? []) : [];
    expect(forecast?.args?.['flights']).toEqual(landed?.args?.['flights']);
  });

  it('are met by a carrier that sails there, which is not said to land', () => {
    const state = position('japan', [['japan', 'sz50', { carrier: 1 }]]);
    state.step = 'noncombat';
    const [fighter] = put(state, 'japan', 'sz44', { fighter: 1 }) as [Unit];
    fighter.left = 0;
    const question = movesQuestion(state);
    expect(question.text).toMatchObject({
      args: { flights: [{ key: 'landing.meets', args: { order: { args: { to: { key: 'space.sz44' } } } } }] },
    });
    expect(question.begun).toMatchObject({ key: 'ask.noncombatMoves' });
  });

  it('are counted in the forecast, over land and at sea, but not on the deck of their carrier', () => {
    const state = position('germany', [
      ['germany', 'sz5', { carrier: 1 }],
      ['uk', 'united_kingdom', { infantry: 1 }],
    ]);
    put(state, 'germany', 'sz5', { fighter: 2 });
    put(state, 'germany', 'sz7', { fighter: 1 });
    put(state, 'germany', 'united_kingdom', { bomber: 1 });
    state.step = 'noncombat';
    const found = check(movesQuestion(state), []);
    expect(found.ok && found.review.forecasts).toMatchObject([{ key: 'forecast.autoLand', args: { count: 2 } }]);
  });
});
