// Strategic Warfare in full: either way, elite aircraft exchanged as their owner says, fleets that come back, and where tracks and receipts end.
import { describe, expect, it } from 'vitest';
import { nextAir } from '../../../src/games/downfall/rules/air.js';
import { recount } from '../../../src/games/downfall/rules/victory.js';
import { orderQuestion } from '../../../src/games/downfall/questions/order.js';
import { tracks } from '../../../src/games/downfall/data/warfare.js';
import type { Question } from '../../../src/table/question.js';
import { downfall } from '../../../src/games/downfall/index.js';
import { plainInstruction } from '../../../src/table/instruction.js';
import { firstPosition, orderOf, perform, position } from './sample.js';
import type { DownfallState } from '../../../src/games/downfall/state.js';

const rolled = (dice: readonly number[]): Readonly<Record<string, readonly number[]>> => ({
  'strategic warfare': dice,
});

function bombers(box: number, air: Parameters<typeof position>[0]['air'] = {}): DownfallState {
  const state = position({ cities: 'axis', air });
  state.warfare.bombing = box;
  state.order = { ...orderOf('western'), source: 'strategic-warfare' };
  return state;
}

function idsOf(question: Question | undefined): readonly string[] {
  return question?.form.kind === 'choose' ? question.form.options().map(({ id }) => id) : [];
}

describe('where no track is left', () => {
  const over = (): DownfallState => {
    const state = bombers(0);
    for (const track of tracks) state.warfare[track] = 0;
    return state;
  };

  it('the order says so before it is paid for', () => {
    const state = over();
    state.active = 'okw';
    state.used.okw = [];
    state.track = ['K-ops-5', null, null, null, null, null, null, null, null, null];
    const detail = (): unknown =>
      orderQuestion(state)
        .form.options()
        .find(({ id }) => id === 'play:K-ops-5:strategic-warfare')?.detail;
    expect(detail()).toMatchObject({ key: 'choice.detail', args: { grants: { key: 'warfare.over' } } });
    state.warfare.bombing = 1;
    expect(detail()).toMatchObject({ key: 'choice.cost' });
  });

  it('it asks nothing and tells why', () => {
    const state = over();
    state.order = { ...orderOf('okw'), source: 'strategic-warfare' };
    const { asked, told } = perform(state, 'general');
    expect(asked.map(({ key }) => key)).not.toContain('warfare');
    expect(told.map(({ key }) => key)).toContain('report.warfareOver');
  });
});

describe('a marker', () => {
  it('goes either way, one’s own where nobody says otherwise', () => {
    for (const [way, box] of [
      ['western', 3],
      ['okw', 7],
    ] as const) {
      const state = bombers(5);
      const { asked } = perform(
        state,
        'general',
        { warfare: [['bombing']], ...(way === 'okw' ? { warfareWay: [[way]] } : {}) },
        rolled([6, 6]),
      );
      expect(asked.find(({ key }) => key === 'warfareWay')?.idle).toBe('standing');
      expect(state.warfare.bombing).toBe(box);
    }
  });

  it('asks those who want to be asked', () => {
    const state = bombers(5);
    const { asked } = perform(state, 'general', { warfare: [['bombing']] }, rolled([6, 6]));
    const question = asked.find(({ key }) => key === 'warfareWay');
    if (question === undefined) throw new Error('not asked');
    const wish = { ...plainInstruction('warfareWay', []), mode: 'ask' as const, value: null };
    expect(downfall.instructions?.answer(question, [wish], downfall.view(state, 'western'))).toEqual({
      kind: 'ask',
      fallback: ['western'],
    });
  });
});

describe('elite aircraft', () => {
  it('replace the one their owner says as Strategic Bombing improves, or one of the pool', () => {
    const air = { 'air-western-1': 'uk', 'air-western-2': '3210' } as const;
    const state = bombers(7, air);
    const { asked } = perform(
      state,
      'general',
      { warfare: [['bombing']], airExchange: [['air-western-2']] },
      rolled([2, 3]),
    );
    expect(idsOf(asked.find(({ key }) => key === 'airExchange'))).toEqual(
      expect.arrayContaining(['air-western-1', 'air-western-2', 'pool']),
    );
    expect(state.air['air-western-elite-1']).toEqual({ status: 'map', at: '3210' });
    expect(state.air['air-western-2'].status).toBe('pool');
    const other = bombers(7, air);
    perform(other, 'general', { warfare: [['bombing']], airExchange: [['pool']] }, rolled([2, 3]));
    expect([other.air['air-western-1'].at, other.air['air-western-2'].at]).toEqual(['uk', '3210']);
    expect(nextAir(other, 'western')).toEqual(['air-western-elite-1', 'air-western-3']);
  });

  it('go as it gets worse, the choice again their owner’s', () => {
    const state = bombers(3, { 'air-western-1': '3210', 'air-western-elite-1': 'uk', 'air-western-elite-2': '3211' });
    state.order = { ...orderOf('okw'), source: 'strategic-warfare' };
    const { asked } = perform(
      state,
      'general',
      { warfare: [['bombing']], airExchange: [['air-western-elite-2']] },
      rolled([6, 6]),
    );
    expect(state.warfare.bombing).toBe(5);
    const exchange = asked.find(({ key }) => key === 'airExchange');
    expect(exchange?.seat).toBe('western');
    // All that were due are on the map: none in the pool could be given up instead.
    expect(idsOf(exchange)).toEqual(expect.not.arrayContaining(['pool']));
    expect([state.air['air-western-elite-1'].at, state.air['air-western-elite-2'].status]).toEqual(['uk', 'pool']);
    expect(Object.values(state.air).filter(({ at }) => at === '3211')).toHaveLength(1);
  });

  it('go from the pool where one lies there and nobody says otherwise', () => {
    const state = bombers(3, { 'air-western-1': '3210', 'air-western-elite-1': 'uk' });
    state.order = { ...orderOf('okw'), source: 'strategic-warfare' };
    const { asked } = perform(state, 'general', { warfare: [['bombing']] }, rolled([6, 6]));
    expect(asked.find(({ key }) => key === 'airExchange')?.fallback()).toEqual(['pool']);
    expect(state.air['air-western-elite-1']).toEqual({ status: 'map', at: 'uk' });
  });

  it('need not be put on the map', () => {
    const scene = (): DownfallState => {
      const state = position({ cities: 'soviet', air: { 'air-soviet-1': '3833' } });
      state.events = { ...state.events, spent: 'E8', current: 'E8', draw: [['E10']] };
      state.eventOf = 'soviet';
      return state;
    };
    const usual = scene();
    const { asked } = perform(usual, 'reveal');
    const kind = asked.find(({ key, seat }) => key === 'airKind' && seat === 'soviet');
    expect(kind?.idle).toBe('standing');
    expect(usual.air['air-soviet-elite-1'].status).toBe('map');
    const modest = scene();
    perform(modest, 'reveal', { airKind: [[idsOf(kind)[1] ?? '']] });
    expect([modest.air['air-soviet-elite-1'].status, modest.air['air-soviet-2'].status]).toEqual(['pool', 'map']);
  });
});

describe('fleets of a display', () => {
  it('come back in turn: the one that was taken off last first', () => {
    const state = position({
      scenario: 'husky',
      cities: 'axis',
      naval: { 'fleet-it-1': 'central-mediterranean', 'fleet-it-4': 'central-mediterranean' },
    });
    for (const id of ['fleet-it-2', 'fleet-it-3'] as const)
      state.naval[id] = { status: 'display', sea: null, ready: true, turn: null };
    state.warfare.malta = 3;
    state.order = { ...orderOf('western'), source: 'strategic-warfare' };
    perform(state, 'general', { warfare: [['malta']], withdraw: [['fleet-it-4']] }, rolled([2, 3]));
    expect(state.naval['fleet-it-4'].status).toBe('display');
    state.order = { ...orderOf('okw'), source: 'strategic-warfare' };
    perform(state, 'general', { warfare: [['malta']] }, rolled([2, 3]));
    expect([state.naval['fleet-it-4'].status, state.naval['fleet-it-2'].status]).toEqual(['sea', 'display']);
  });

  it('lie there in the order in which they were taken off', () => {
    const state = position({
      scenario: 'husky',
      cities: 'axis',
      naval: { 'fleet-it-1': 'central-mediterranean', 'fleet-it-4': 'central-mediterranean' },
    });
    for (const id of ['fleet-it-2', 'fleet-it-3'] as const)
      state.naval[id] = { status: 'display', sea: null, ready: true, turn: null };
    state.warfare.malta = 3;
    state.order = { ...orderOf('western'), source: 'strategic-warfare' };
    // Two fleets, one, one, none: the boxes towards the West.
    for (const withdraw of [[['fleet-it-4']], [], [['fleet-it-1']]])
      perform(state, 'general', { warfare: [['malta']], withdraw }, rolled([2, 3]));
    expect(state.held).toEqual(['fleet-it-4', 'fleet-it-1']);
  });
});

describe('ends', () => {
  it('the victory track at ten', () => {
    const state = position({ cities: 'axis' });
    state.vp = -9;
    for (const city of Object.keys(state.owners)) state.owners[city] = 'axis';
    state.cityControl.warsaw = 'soviet';
    state.cityControl.berlin = 'soviet';
    recount(state);
    expect(state.vp).toBe(-10);
  });

  it('what has been settled at sea with the order, card, event or turn', () => {
    const state = firstPosition('husky');
    state.checked = ['western:supply>north-sea'];
    state.order = orderOf('western');
    perform(state, 'orderEnd');
    expect(state.checked).toEqual([]);
    state.checked = ['western:supply>north-sea'];
    perform(state, 'newTurn');
    expect(state.checked).toEqual([]);
  });
});
