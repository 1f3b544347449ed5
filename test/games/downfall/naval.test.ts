// The sea: the worked examples of interception, naval attack, port-to-port movement and Strategic Warfare.
import { describe, expect, it } from 'vitest';
import { interceptionOf } from '../../../src/games/downfall/rules/fleets.js';
import { supplyNow } from '../../../src/games/downfall/rules/supply-event.js';
import { Ground } from '../../../src/games/downfall/rules/ground.js';
import { landings } from '../../../src/games/downfall/rules/landings.js';
import { sailings } from '../../../src/games/downfall/rules/movement.js';
import { Supply } from '../../../src/games/downfall/rules/supply.js';
import type { DownfallState } from '../../../src/games/downfall/state.js';
import { orderOf, perform, position } from './sample.js';

const afrika = { 'okw-afrika': ['1318', 3] } as const;

/** Fleets before Sicily as the example has them: seven against four in fair weather. */
function beforeSicily(): DownfallState {
  const state = position({
    scenario: 'husky',
    turn: 3,
    cities: 'axis',
    units: afrika,
    naval: {
      'fleet-w-h': 'central-mediterranean',
      'fleet-w-med': 'central-mediterranean',
      'fleet-it-1': 'central-mediterranean',
      'fleet-it-3': 'central-mediterranean',
    },
  });
  state.warfare.malta = 3;
  state.order = orderOf('okw', { naval: true, moves: ['infantry', 'armored'] });
  return state;
}

const toSyracuse = [{ subject: 'okw-afrika', path: ['sea:1720'] }];

describe('ports', () => {
  it('W16: a tank sails where a friendly fleet is and nobody contests the sea', () => {
    const state = position({
      scenario: 'campaign',
      turn: 2,
      cities: 'axis',
      units: { 'okw-5pz': ['1716', 3, 'back'] },
      naval: { 'fleet-it-2': 'west-mediterranean', 'fleet-it-1': 'central-mediterranean' },
    });
    state.order = orderOf('okw', { naval: true, moves: ['infantry', 'armored'] });
    const before = state.time.okw;
    const { asked } = perform(state, 'move', { march: [[{ subject: 'okw-5pz', path: ['sea:2120'] }]] });
    expect(state.units['okw-5pz'].at).toBe('2120');
    expect(state.time.okw).toBe(before);
    expect(asked.map(({ key }) => key)).toEqual(['march']);
  });

  it('lets nobody sail where no ready fleet is, submarines not counted', () => {
    const state = beforeSicily();
    state.naval['fleet-it-1'].ready = false;
    state.naval['fleet-it-3'].ready = false;
    state.naval['sub-1'] = { status: 'sea', sea: 'central-mediterranean', ready: true, turn: null };
    expect(sailings(new Ground(state), 'okw-afrika').size).toBe(0);
  });

  it('keeps the Atlantic door at Gibraltar for the West', () => {
    const state = position({
      scenario: 'husky',
      cities: 'axis',
      units: { 'okw-19': ['2514', 2], 'wes-br-2': ['uk', 3] },
      control: { algiers: 'western' },
      naval: {
        'fleet-it-2': 'west-mediterranean',
        'fleet-w-h': 'west-mediterranean',
        'fleet-w-us': 'north-atlantic',
        'sub-1': 'north-atlantic',
      },
    });
    const ground = new Ground(state);
    expect([...sailings(ground, 'okw-19').keys()]).not.toContain('2710');
    expect(sailings(ground, 'wes-br-2').get('1811')?.seas).toEqual(['north-atlantic', 'west-mediterranean']);
  });
});

describe('interception', () => {
  it('W22: the weaker side pays the difference', () => {
    const state = beforeSicily();
    expect(interceptionOf(state, 'okw', 'central-mediterranean')).toMatchObject({ by: 'western', difference: 3 });
    const before = state.time.okw;
    perform(state, 'move', { march: [toSyracuse], navalAttack: [['no']] });
    expect(state.time.okw - before).toBe(3);
    expect(state.units['okw-afrika']).toMatchObject({ at: '1720', steps: 3 });
  });

  it('W23: an attack rolls two dice with the difference, and its hits are shared as the other side likes', () => {
    const state = beforeSicily();
    const { asked } = perform(
      state,
      'move',
      {
        march: [toSyracuse],
        navalAttack: [['yes']],
        navalLoss: [['step:okw-afrika'], ['fleet-it-3']],
      },
      { 'naval attack': [3, 4] },
    );
    expect(asked.filter(({ key }) => key === 'navalLoss').map(({ seat }) => seat)).toEqual(['okw', 'okw']);
    // Beside the sea in which it is fought.
    expect(asked.filter(({ key }) => key.startsWith('naval')).map(({ places }) => places)).toEqual(
      asked.filter(({ key }) => key.startsWith('naval')).map(() => ['central-mediterranean']),
    );
    expect(state.units['okw-afrika']).toMatchObject({ at: '1720', steps: 2 });
    expect([state.naval['fleet-it-3'].ready, state.naval['fleet-it-1'].ready]).toEqual([false, true]);
  });

  it('bars the way once no fleet of those who were met is ready: the unit stays where it was', () => {
    const state = beforeSicily();
    const { asked } = perform(
      state,
      'move',
      { march: [toSyracuse], navalAttack: [['yes']], navalLoss: [['fleet-it-3'], ['fleet-it-1']] },
      { 'naval attack': [3, 4] },
    );
    expect(state.units['okw-afrika']).toMatchObject({ at: '1318', steps: 3 });
    expect(asked.filter(({ key }) => key === 'march')).toHaveLength(1);
  });

  it('drives attackers off on a low roll: one of theirs is interdicted', () => {
    const state = beforeSicily();
    state.naval['fleet-it-2'] = { status: 'sea', sea: 'central-mediterranean', ready: true, turn: null };
    state.naval['fleet-w-h'].sea = 'west-mediterranean';
    const { asked } = perform(
      state,
      'move',
      { march: [toSyracuse], navalAttack: [['yes']] },
      { 'naval attack': [1, 2] },
    );
    expect(asked.find(({ key }) => key === 'navalLoss')?.seat).toBe('okw');
    expect(state.naval['fleet-w-med'].ready).toBe(false);
    expect(state.units['okw-afrika'].at).toBe('1720');
  });

  it('asks once for all units that use the ports of a sea', () => {
    const state = beforeSicily();
    state.units['okw-5pz'] = { ...state.units['okw-afrika'], steps: 2 };
    const before = state.time.okw;
    const { asked } = perform(state, 'move', {
      march: [[...toSyracuse, { subject: 'okw-5pz', path: ['sea:1720'] }]],
      navalAttack: [['no']],
    });
    expect(asked.filter(({ key }) => key === 'navalAttack')).toHaveLength(1);
    expect(state.time.okw - before).toBe(3);
    expect(state.units['okw-5pz'].at).toBe('1720');
  });

  it('W24: supply over a contested sea costs the difference once; the war in the Atlantic weakens the West', () => {
    const state = beforeSicily();
    state.units['okw-afrika'].at = '1318';
    for (const id of ['okw-5pz', 'okw-it-6'] as const)
      state.units[id] = { ...state.units['okw-afrika'], at: '1716', steps: 1 };
    expect(supplyNow(state, 'okw')).toMatchObject({ cut: [], price: 3 });
    state.warfare.atlantic = 6;
    state.naval['sub-1'] = { status: 'sea', sea: 'north-atlantic', ready: true, turn: null };
    state.naval['fleet-w-us'] = { status: 'sea', sea: 'north-atlantic', ready: true, turn: null };
    expect(interceptionOf(state, 'western', 'north-atlantic')?.difference).toBe(1);
  });

  it('may take steps that come over a contested sea, and bar them', () => {
    const state = beforeSicily();
    state.cityControl.rome = 'axis';
    state.units['okw-afrika'].steps = 1;
    state.units['okw-10'] = { ...state.units['okw-afrika'], at: '2219' };
    state.order = { ...orderOf('okw'), source: 'recruit' };
    const { asked } = perform(
      state,
      'general',
      {
        steps: [[{ subject: 'okw-afrika', path: ['2'] }], [{ subject: 'okw-10', path: ['2'] }]],
        navalAttack: [['yes']],
        navalLoss: [['fleet-it-3'], ['fleet-it-1']],
      },
      { 'naval attack': [3, 4] },
    );
    expect([state.units['okw-afrika'].steps, state.units['okw-10'].steps]).toEqual([1, 3]);
    expect(asked.filter(({ key }) => key === 'steps')).toHaveLength(2);
  });
});

describe('fleets', () => {
  it('go from sea to sea, and meet whoever contests what they enter', () => {
    const state = position({
      scenario: 'husky',
      cities: 'axis',
      naval: {
        'fleet-w-h': 'west-mediterranean',
        'fleet-w-tf1': 'west-mediterranean',
        'fleet-it-1': 'central-mediterranean',
      },
    });
    state.warfare.malta = 3;
    state.order = orderOf('western', { naval: true, mp: 3 });
    const way = ['central-mediterranean', 'adriatic-sea'];
    const { asked } = perform(state, 'move', {
      march: [
        [
          { subject: 'fleet-w-h', path: way },
          { subject: 'fleet-w-tf1', path: way },
        ],
      ],
      navalAttack: [['yes']],
    });
    expect(asked.filter(({ key }) => key === 'navalAttack').map(({ about }) => about)).toEqual([{ difference: -3 }]);
    expect([state.naval['fleet-w-h'].sea, state.naval['fleet-w-tf1'].sea]).toContain('adriatic-sea');
  });

  it('never leave the sea they are named after, nor move while they are interdicted', () => {
    const state = position({
      scenario: 'husky',
      naval: { 'fleet-w-south': 'south-atlantic', 'fleet-w-us': 'north-atlantic' },
    });
    state.naval['fleet-w-us'].ready = false;
    state.order = orderOf('western', { naval: true });
    const { asked } = perform(state, 'move');
    const [march] = asked;
    const subjects = march?.form.kind === 'orders' ? march.form.subjects([]).map(({ id }) => id) : [];
    expect(subjects.filter((id) => id.startsWith('fleet'))).toEqual([]);
  });

  it('carry the cards of the sea: Wolf Packs where nothing else could attack, carriers against an attack', () => {
    const state = position({
      scenario: 'husky',
      turn: 3,
      cities: 'western',
      units: { 'wes-us-5': ['1811', 3] },
      naval: { 'fleet-w-us': 'north-atlantic', 'fleet-w-h': 'west-mediterranean', 'sub-1': 'north-atlantic' },
    });
    state.hand = { western: ['W24'], soviet: [], okh: [], okw: ['A19'] };
    state.events.pending = 'E9';
    state.due.western = true;
    const before = state.time.okw;
    const { asked } = perform(
      state,
      'event',
      { wolfPacks: [['A19']], navalCards: [['W24']] },
      { 'naval attack': [1, 1] },
    );
    expect(asked.map(({ key }) => key)).toEqual(expect.arrayContaining(['wolfPacks', 'navalCards']));
    expect(state.time.okw - before).toBe(2);
    expect(state.naval['sub-1'].ready).toBe(false);
    expect([state.hand.okw, state.hand.western]).toEqual([[], []]);
  });
});

describe('Strategic Warfare', () => {
  it('W20: two boxes in the Atlantic take a submarine off the sea, an interdicted one first', () => {
    const state = position({
      scenario: 'husky',
      naval: { 'sub-1': 'north-atlantic', 'sub-2': 'north-atlantic', 'sub-3': 'north-atlantic' },
    });
    state.warfare.atlantic = 5;
    state.transportPoints = 2;
    state.naval['sub-2'].ready = false;
    const vp = state.vp;
    state.order = { ...orderOf('western'), source: 'strategic-warfare' };
    perform(state, 'general', { warfare: [['atlantic']] }, { 'strategic warfare': [5, 6] });
    expect([state.transportPoints, state.warfare.atlantic]).toEqual([3, 3]);
    expect(state.naval['sub-2']).toMatchObject({ status: 'display', ready: true });
    expect(state.vp - vp).toBe(1);
  });

  it('ends in the leftmost box for good', () => {
    const state = position({ scenario: 'husky', naval: { 'fleet-it-1': 'west-mediterranean' } });
    state.warfare = { malta: 1, atlantic: 0, bombing: 0 };
    state.order = { ...orderOf('western'), source: 'strategic-warfare' };
    perform(state, 'general', { warfare: [['malta']] }, { 'strategic warfare': [5, 6] });
    expect(state.warfare.malta).toBe(0);
    expect(state.naval['fleet-it-1'].status).toBe('display');
    expect(perform(state, 'general').asked).toEqual([]);
  });

  it('gives the OKW its fleets back where it holds Italian ports', () => {
    const state = position({ scenario: 'husky', cities: 'axis', naval: { 'fleet-it-1': 'west-mediterranean' } });
    state.warfare.malta = 2;
    state.naval['fleet-it-4'] = { status: 'display', sea: null, ready: true, turn: null };
    state.order = { ...orderOf('okw'), source: 'strategic-warfare' };
    perform(state, 'general', { warfare: [['malta']], launch: [['adriatic-sea']] }, { 'strategic warfare': [2, 3] });
    expect(state.naval['fleet-it-4']).toMatchObject({ status: 'sea', sea: 'adriatic-sea' });
  });
});

describe('beaches', () => {
  it('stay closed until an event opens them on turn 5 or later', () => {
    const state = position({ scenario: 'husky', turn: 5, cities: 'axis' });
    state.transportPoints = 10;
    state.weatherAt = 70;
    expect(landings(state, new Ground(state))).not.toContain('3312');
    state.events.pending = 'E14';
    state.due.western = true;
    perform(state, 'event');
    expect(landings(state, new Ground(state))).toContain('3312');
  });

  it('W24: a beachhead brings supplies only over a sea with a ready fleet', () => {
    const state = position({
      scenario: 'husky',
      cities: 'axis',
      units: { 'wes-br-2': ['3312', 3] },
      naval: { 'fleet-w-home': 'north-sea' },
    });
    state.beachheads = [{ at: '3312', mulberry: false }];
    state.beachheadPool = 1;
    const line = (): unknown => new Supply(new Ground(state), 'western', 'event').lineOf('wes-br-2')?.path;
    expect(line()).toEqual(['3312', 'north-sea', 'uk']);
    state.naval['fleet-w-home'].ready = false;
    expect(line()).toBeUndefined();
  });
});
