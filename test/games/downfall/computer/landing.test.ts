// The computer West ashore: it gives up a beach from which nothing falls, and makes room for those who wait.
import { describe, expect, it } from 'vitest';
import { assaultOn } from '../../../../src/games/downfall/computer/battles.js';
import { fieldOf } from '../../../../src/games/downfall/computer/field.js';
import { ours } from '../../../../src/games/downfall/data/own-files.js';
import { isInTheWay } from '../../../../src/games/downfall/computer/landing.js';
import { marches } from '../../../../src/games/downfall/computer/marches.js';
import { Ground } from '../../../../src/games/downfall/rules/ground.js';
import { copyFor } from '../../../../src/games/downfall/rules/march.js';
import { orderOf, position } from '../sample.js';

type Sample = NonNullable<Parameters<typeof position>[0]>;

const afloat = orderOf('western', { naval: true, mp: 3, moves: ['infantry', 'armored'] });

function sheetOf(sample: Sample, beachheads: readonly string[] = [], order = afloat): readonly string[] {
  const state = position({ cities: 'axis', ...sample });
  state.beachheads = beachheads.map((at) => ({ at, mulberry: false }));
  state.beachheadPool = 0;
  return marches(copyFor(state), order, true).sheet.map(({ subject, path }) => `${subject} ${path.join(' ')}`);
}

describe('the computer West', () => {
  const ashore = { 'wes-us-1': ['3514', 3], 'wes-ca-1': ['uk', 3] } as const;

  it('leaves a beach whose defenders nobody could drive out, and sends nobody after', () => {
    const sheet = sheetOf({ units: { ...ashore, 'okw-7': ['3415', 3] } }, ['3514']);
    expect(sheet).toContain('wes-us-1 sea:uk');
    expect(sheet).not.toContain('wes-ca-1 sea:3514');
  });

  it('stays where a weak garrison can be driven out', () => {
    expect(sheetOf({ units: { ...ashore, 'okw-res-1': ['3415', 1] } }, ['3514'])).not.toContain('wes-us-1 sea:uk');
  });

  it('knows who keeps an army overseas from coming ashore', () => {
    const control = { cherbourg: 'western' } as const;
    const full = { 'wes-us-1': ['3211', 4], 'wes-us-vi': ['3211', 2] } as const;
    const isFull = (units: NonNullable<Sample['units']>): boolean => {
      const ground = new Ground(position({ cities: 'axis', control, units }));
      return isInTheWay(ground, fieldOf(ground, 'western'), '3211');
    };
    expect(isFull({ ...full, 'wes-us-3': ['uk', 3], 'wes-ca-1': ['uk', 3] })).toBe(true);
    expect(isFull(full)).toBe(false);
    expect(isFull({ 'wes-us-1': ['3211', 4], 'wes-us-3': ['uk', 3], 'wes-ca-1': ['uk', 3] })).toBe(false);
  });
});

describe('an army overseas', () => {
  const army = { 'wes-us-1': ['uk', 4], 'wes-ca-1': ['uk', 3], 'wes-us-3': ['uk', 4] } as const;

  it('lands behind a beach before whose cities nobody stands, not where a stronger army would be there soon', () => {
    const lands = (units: NonNullable<Sample['units']>): boolean => {
      const state = position({ cities: 'axis', units: { ...army, ...units } });
      const open = ours.seas.beaches.calvados.sea;
      state.transportPoints = 10;
      state.beachheadPool = 1;
      state.closedBeaches = ours.beachNames.map((name) => ours.seas.beaches[name].sea).filter((sea) => sea !== open);
      return marches(copyFor(state), afloat, true).sheet.some(({ subject }) => subject === 'beachhead:1');
    };
    const reserves = {
      'okw-7': ['3014', 4],
      'okw-1': ['3014', 2],
      'okw-15': ['3114', 4],
      'okw-nor': ['3115', 3],
      'okw-10': ['3115', 3],
      'okw-19': ['3014', 4],
      'okw-14': ['3214', 4],
      'okw-i-ss': ['3013', 4],
      'okw-hg': ['3013', 2],
    } as const;
    expect(lands({ 'okw-7': ['2417', 4] })).toBe(true);
    expect(lands(reserves)).toBe(false);
  });

  it('sails to a port where there is something to do, not where an army waits already', () => {
    const sails = (waiting: NonNullable<Sample['units']>): boolean => {
      const units = { 'wes-ca-1': ['uk', 3], 'wes-us-ii': ['3211', 2], 'okw-7': ['2417', 4], ...waiting } as const;
      const sheet = sheetOf({ control: { cherbourg: 'western' }, units }, [], { ...afloat, mp: 0 });
      return sheet.some((order) => order.startsWith('wes-ca-1 sea:'));
    };
    const army = {
      'wes-us-1': ['3112', 4],
      'wes-us-3': ['3112', 2],
      'wes-us-5': ['3210', 4],
      'wes-us-7': ['3210', 2],
      'wes-br-2': ['3111', 4],
      'wes-br-8': ['3111', 2],
      'wes-br-xiii': ['3110', 2],
      'wes-us-vi': ['3110', 2],
    } as const;
    expect(sails({})).toBe(true);
    expect(sails(army)).toBe(false);
  });
});

describe('any computer player', () => {
  const attack = orderOf('soviet', { attacks: 3, primary: ['infantry', 'armored'] });
  const strong = { 'sov-11gd': ['3630', 4], 'sov-2gd': ['3631', 3] } as const;

  function gain(steps: number): number {
    const state = position({ cities: 'soviet', units: { ...strong, 'okh-9': ['3629', steps] } });
    return assaultOn(new Ground(state), attack, '3629')?.gain ?? Number.NaN;
  }

  it('counts no more hits than there are steps', () => {
    expect(gain(1)).toBeLessThan(0);
  });

  it('expects an objective to be held to its last step, and hopes for none after a hit', () => {
    const state = position({
      cities: 'soviet',
      control: { warsaw: 'axis' },
      units: { 'sov-11gd': ['3325', 4], 'sov-2gd': ['3325', 2], 'okh-9': ['3324', 3] },
    });
    expect(assaultOn(new Ground(state), attack, '3324')?.gain).toBeLessThan(0);
  });

  it('counts its own losses', () => {
    const even = position({
      cities: 'soviet',
      units: { 'sov-2gd': ['3631', 2], 'okh-9': ['3630', 2], 'okh-16': ['3630', 2] },
    });
    expect(assaultOn(new Ground(even), attack, '3630')?.gain).toBeLessThan(0);
  });
});
