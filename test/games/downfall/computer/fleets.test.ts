// The computer player at sea: ships go where units depend on them, and attack where the dice are with them.
import { describe, expect, it } from 'vitest';
import { attackAtSea, fleetOrders, trackFor } from '../../../../src/games/downfall/computer/fleets.js';
import { beginMarch, copyFor, isMarch } from '../../../../src/games/downfall/rules/march.js';
import { orderOf, position } from '../sample.js';

/** Malta held from one weak fleet's sea, with the enemy in it. */
function malta(westMed: 'west-mediterranean' | 'north-sea'): ReturnType<typeof position> {
  return position({
    scenario: 'husky',
    cities: 'axis',
    units: { 'wes-ca-1': ['1620', 2], 'wes-fr-xix': ['1620', 2] },
    naval: {
      'fleet-w-atlantic': 'north-atlantic',
      'fleet-w-us': 'central-mediterranean',
      'fleet-w-med': westMed,
      'fleet-w-h': westMed,
      'fleet-it-1': 'central-mediterranean',
      'fleet-it-2': 'central-mediterranean',
    },
  });
}

describe('fleets of the computer player', () => {
  it('sail into the sea over which units are fed, and no further than they have to', () => {
    const state = malta('west-mediterranean');
    const march = beginMarch(copyFor(state), orderOf('western', { naval: true, mp: 3 }));
    const orders = fleetOrders(march);
    expect(orders.length).toBeGreaterThan(0);
    for (const { subject, path } of orders) {
      expect(path).toEqual(['central-mediterranean']);
      expect(isMarch(march, subject, path)).toBe(true);
    }
  });

  it('stay where nobody needs them elsewhere', () => {
    const state = position({ scenario: 'husky', cities: 'axis', naval: { 'fleet-w-med': 'west-mediterranean' } });
    expect(fleetOrders(beginMarch(copyFor(state), orderOf('western', { naval: true, mp: 3 })))).toEqual([]);
    const overlord = position({ cities: 'axis' });
    expect(fleetOrders(beginMarch(copyFor(overlord), orderOf('western', { naval: true, mp: 3 })))).toEqual([]);
  });

  it('do not sail away from those who are fed over their sea', () => {
    const state = position({
      scenario: 'husky',
      cities: 'axis',
      units: { 'wes-us-7': ['1716', 3] },
      naval: {
        'fleet-w-us': 'north-atlantic',
        'fleet-w-h': 'west-mediterranean',
        'fleet-w-med': 'central-mediterranean',
        'sub-1': 'north-sea',
        'sub-2': 'north-sea',
      },
    });
    const orders = fleetOrders(beginMarch(copyFor(state), orderOf('western', { naval: true, mp: 3 })));
    expect(orders.map(({ subject }) => subject)).not.toContain('fleet-w-us');
  });

  it('attack whoever passes while hits are likelier than a repulse, with a card where strength is short', () => {
    expect(attackAtSea(-2, ['no', 'yes'])).toBe('yes');
    expect(attackAtSea(-3, ['no', 'yes', 'A30'])).toBe('no');
    expect(attackAtSea(0, ['no', 'yes', 'A30'])).toBe('A30');
    expect(attackAtSea(3, ['no', 'yes', 'A30'])).toBe('yes');
  });

  it('fight over the track that changes hands soonest', () => {
    const state = position({ scenario: 'husky', cities: 'axis' });
    state.warfare = { malta: 3, atlantic: 5, bombing: 7 };
    expect(trackFor(state, true, ['malta', 'atlantic', 'bombing', 'none'])).toBe('atlantic');
    expect(trackFor(state, false, ['malta', 'atlantic', 'bombing', 'none'])).toBe('malta');
    expect(trackFor(state, true, ['none'])).toBeUndefined();
  });
});
