// Stacking limits hold at the end of the movement: full stacks change places, and what a fight at sea spoils is put right.
import { ours } from '../../../src/games/downfall/data/own-files.js';
import { describe, expect, it } from 'vitest';
import { marchQuestion } from '../../../src/games/downfall/questions/march.js';
import { check } from '../../../src/table/answer.js';
import { Ground } from '../../../src/games/downfall/rules/ground.js';
import { sailings } from '../../../src/games/downfall/rules/movement.js';
import type { Order } from '../../../src/table/question.js';
import { orderOf, perform, position } from './sample.js';

describe('two full stacks', () => {
  const scene = (): ReturnType<typeof position> => {
    const state = position({
      cities: 'soviet',
      units: {
        'sov-1gd': ['3434', 3],
        'sov-2gd': ['3434', 3],
        'sov-3gd': ['3435', 3],
        'sov-4gd': ['3435', 3],
      },
    });
    state.order = orderOf('soviet', { moves: ['infantry'] });
    return state;
  };

  it('change places, together or unit by unit', () => {
    const together = [
      { subject: 'stack:sov-1gd+sov-2gd', path: ['3435'] },
      { subject: 'stack:sov-3gd+sov-4gd', path: ['3434'] },
    ];
    const single = together.flatMap(({ subject, path }) =>
      subject
        .slice(6)
        .split('+')
        .map((id) => ({ subject: id, path })),
    );
    for (const sheet of [together, single]) {
      const state = scene();
      perform(state, 'move', { march: [sheet] });
      expect((['sov-1gd', 'sov-2gd', 'sov-3gd', 'sov-4gd'] as const).map((id) => state.units[id].at)).toEqual([
        '3435',
        '3435',
        '3434',
        '3434',
      ]);
    }
  });

  it('do not both stay: a sheet that leaves too many in a hex is refused, and says where', () => {
    const state = scene();
    if (state.order === null) throw new Error('no order');
    const question = marchQuestion(state, state.order);
    const half: Order[] = [{ subject: 'sov-1gd', path: ['3435'] }];
    expect(check(question, half).ok).toBe(false);
    const [refusal, ...more] = question.review?.(half).refusals ?? [];
    expect(more).toEqual([]);
    expect(refusal).toMatchObject({
      key: 'refuse.overfull',
      args: { places: [{ key: 'place.crowded', args: { units: 3, steps: 9, most: 6 } }] },
    });
    // Nobody who has come there leaves again.
    const step = question.form.step({ subject: 'sov-2gd', path: ['3435'] }, [
      ...half,
      { subject: 'sov-3gd', path: ['3434'] },
    ]);
    expect(step.complete).toBe(true);
    const late = question.form.step({ subject: 'sov-4gd', path: ['3434'] }, [
      { subject: 'sov-1gd', path: ['3435'] },
      { subject: 'sov-3gd', path: ['3434'] },
    ]);
    expect(late.complete).toBe(true);
  });
});

describe('a full port', () => {
  /** Tripoli full, Syracuse full, an Italian beside Tripoli, and the fleets of the rulebook's example before Sicily. */
  const scene = (): ReturnType<typeof position> => {
    const [beside = ''] = new Ground(position({ cities: 'axis' })).edges('1318').map(({ to }) => to);
    const state = position({
      scenario: 'husky',
      turn: 3,
      cities: 'axis',
      units: {
        'okw-afrika': ['1318', 3],
        'okw-5pz': ['1318', 3],
        'okw-it-1': ['1720', 2],
        'okw-hg': ['1720', 3],
        'okw-it-4': [beside, 2],
      },
      naval: {
        'fleet-w-h': 'central-mediterranean',
        'fleet-w-med': 'central-mediterranean',
        'fleet-it-1': 'central-mediterranean',
        'fleet-it-3': 'central-mediterranean',
      },
    });
    state.order = orderOf('okw', { naval: true, moves: ['infantry', 'armored'] });
    return state;
  };
  const [there, back] = [
    { subject: 'okw-afrika', path: ['sea:1720'] },
    { subject: 'okw-hg', path: ['sea:1318'] },
  ];

  it('can be sailed to while its garrison sails away', () => {
    const state = scene();
    perform(state, 'move', { march: [[there, back]] });
    expect([state.units['okw-afrika'].at, state.units['okw-hg'].at]).toEqual(['1720', '1318']);
  });

  it('whose garrison is kept by a fight at sea sends those back who came', () => {
    const state = scene();
    const from = state.units['okw-it-4'].at ?? '';
    const [aside = ''] = new Ground(state).edges('1720').map(({ to }) => to);
    const after = [{ subject: 'okw-it-4', path: ['1318'] }, there, { subject: 'okw-hg', path: [aside] }];
    const { told } = perform(
      state,
      'move',
      { march: [after], navalAttack: [['yes']], navalLoss: [['fleet-it-3'], ['fleet-it-1']] },
      { 'naval attack': [3, 4] },
    );
    expect(told.map(({ key }) => key)).toContain('report.turnsBack');
    expect([state.units['okw-afrika'].at, state.units['okw-it-4'].at]).toEqual(['1318', from]);
    expect(new Ground(state).overfull()).toEqual([]);
  });

  it('sends nobody back to a beach whose beachhead has been laid elsewhere meanwhile, but who came before', () => {
    const beside = ({ to }: { to: string }): boolean => to !== '1719' && to !== '1718';
    const [from = ''] = new Ground(position({ cities: 'western' }))
      .edges('1720')
      .filter(beside)
      .map(({ to }) => to);
    const state = position({
      scenario: 'husky',
      turn: 3,
      cities: 'western',
      units: { 'wes-us-1': ['1719', 1], 'wes-us-5': [from, 1], 'wes-br-1': ['1720', 3] },
      naval: {
        'fleet-w-tf1': 'central-mediterranean',
        'fleet-it-1': 'central-mediterranean',
        'fleet-it-2': 'central-mediterranean',
      },
    });
    state.beachheads = [{ at: '1719', mulberry: false }];
    state.transportPoints = 3;
    state.order = orderOf('western', { naval: true });
    const sheet = [
      { subject: 'wes-us-5', path: ['1720'] },
      { subject: 'wes-us-1', path: ['1720'] },
      { subject: 'beachhead:1719', path: ['1922'] },
      { subject: 'wes-br-1', path: ['sea:1318'] },
    ];
    perform(
      state,
      'move',
      { march: [sheet], navalAttack: [['yes']], navalLoss: [['fleet-w-tf1']] },
      { 'naval attack': [6, 6] },
    );
    expect((['wes-br-1', 'wes-us-1', 'wes-us-5'] as const).map((id) => state.units[id].at)).toEqual([
      '1720',
      '1720',
      from,
    ]);
    expect(state.beachheads.map(({ at }) => at)).toEqual(['1922']);
  });
});

describe('Evacuation', () => {
  it('counts its four steps when it is ordered: two units of three go one by one, or not', () => {
    const riga = ours.cities.places.riga.hex;
    const state = position({ cities: 'axis', units: { 'okh-4': [riga, 3], 'okh-2': [riga, 3] } });
    const order = orderOf('okh', { source: 'A29', naval: true, moves: ['any'], mp: 0, portsOnly: 4 });
    const question = marchQuestion(state, order);
    const to = [...sailings(new Ground(state), 'okh-4').keys()][0] ?? '';
    expect(question.form.step({ subject: 'stack:okh-4+okh-2', path: [] }, []).options).toEqual([]);
    expect(check(question, [{ subject: 'stack:okh-4+okh-2', path: [`sea:${to}`] }]).ok).toBe(false);
    expect(check(question, [{ subject: 'okh-4', path: [`sea:${to}`] }]).ok).toBe(true);
    state.units['okh-2'].steps = 1;
    expect(check(marchQuestion(state, order), [{ subject: 'stack:okh-4+okh-2', path: [`sea:${to}`] }]).ok).toBe(true);
  });
});

describe('a full hex', () => {
  it('is on the way of whoever can go on, and on offer to nobody whose way ends there', () => {
    const state = position({
      cities: 'soviet',
      units: {
        'sov-1gd': ['3434', 3],
        'sov-2gd': ['3435', 3],
        'sov-3gd': ['3435', 3],
        'sov-4gd': ['3435', 3],
      },
    });
    // Nobody there moves, so that nobody makes room.
    const offered = (mp: number): readonly string[] => {
      const order = orderOf('soviet', { moves: ['infantry'], mostUnits: 1, mp });
      const { options } = marchQuestion(state, order).form.step({ subject: 'sov-1gd', path: [] }, []);
      return options.map(({ id }) => id);
    };
    expect(offered(3)).toContain('3435');
    expect(offered(2)).not.toContain('3435');
    expect(offered(2)).toContain('3433');
  });
});
