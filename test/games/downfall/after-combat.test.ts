// What follows a combat: who may advance past partisans, how far a retreat goes where all is full, and partisans that go along.
import { describe, expect, it } from 'vitest';
import { fightOf } from '../../../src/games/downfall/rules/chances.js';
import { hexDistance, hexesAround } from '../../../src/games/downfall/data/hexes.js';
import { Ground } from '../../../src/games/downfall/rules/ground.js';
import { retreats } from '../../../src/games/downfall/rules/retreat.js';
import { ours } from '../../../src/games/downfall/data/own-files.js';
import type { Faction, UnitId } from '../../../src/games/downfall/data/units.js';
import type { DownfallState } from '../../../src/games/downfall/state.js';
import { downfall } from '../../../src/games/downfall/index.js';
import { answersOf } from '../../../src/play/typing/readings.js';
import { readAt } from '../../../src/play/typing/typing.js';
import { atOnce } from '../../../src/store/yielding.js';
import type { AnyGame } from '../../../src/table/game.js';
import { appWords } from '../../../src/words/app/index.js';
import { createWording } from '../../../src/words/words.js';
import { orderOf, perform, position } from './sample.js';

const game: AnyGame = downfall;
const wording = createWording({ app: appWords, downfall: downfall.words });

function fought(
  state: DownfallState,
  attacker: Faction,
  fight: { readonly target: string; readonly primary: UnitId; readonly flanks?: readonly UnitId[] },
  hits: number,
): void {
  const order = orderOf(attacker);
  state.order = order;
  state.combat = {
    ...fightOf(new Ground(state), order, fight.target, fight.primary, fight.flanks ?? []),
    stage: 'losses',
    attackerHits: 0,
    defenderHits: hits,
  };
}

function choicesOf(asked: ReturnType<typeof perform>['asked'], key: string): readonly string[] | undefined {
  const form = asked.find((one) => one.key === key)?.form;
  return form?.kind === 'choose' ? form.options().map(({ id }) => id) : undefined;
}

describe('after an attack on a partisan', () => {
  const lone = (): DownfallState =>
    position({ cities: 'axis', units: { 'okh-3pz': ['2524', 3] }, partisans: { 'partisan-soviet-1': '2424' } });

  it('the attacker may advance when it is dead', () => {
    const state = lone();
    fought(state, 'okh', { target: '2424', primary: 'okh-3pz' }, 2);
    perform(state, 'hits', { advance: [['okh-3pz']] });
    expect(state.units['okh-3pz'].at).toBe('2424');
  });

  it('the attacker may advance when it has slipped away, and not while it is there', () => {
    const state = lone();
    fought(state, 'okh', { target: '2424', primary: 'okh-3pz' }, 1);
    perform(state, 'hits', { retreat: [['1']], advance: [['okh-3pz']] });
    expect(state.partisans['partisan-soviet-1'].at).not.toBe('2424');
    expect(state.units['okh-3pz'].at).toBe('2424');
    const missed = lone();
    fought(missed, 'okh', { target: '2424', primary: 'okh-3pz' }, 0);
    expect(perform(missed, 'hits').asked).toEqual([]);
  });

  it('those beside it may come to friends who stand in its hex, as far as stacking allows', () => {
    const state = position({
      cities: 'axis',
      units: { 'okh-18': ['2424', 3], 'okh-3pz': ['2524', 3], 'okh-16': ['2425', 4] },
      partisans: { 'partisan-soviet-1': '2424' },
    });
    fought(state, 'okh', { target: '2424', primary: 'okh-18', flanks: ['okh-3pz', 'okh-16'] }, 1);
    const { asked } = perform(state, 'hits', { retreat: [['0']], advance: [['okh-3pz']] });
    expect(choicesOf(asked, 'advance')).toEqual(['okh-3pz']);
    expect(state.units['okh-3pz'].at).toBe('2424');
  });
});

describe('what is asked after a roll', () => {
  const scene = (): DownfallState =>
    position({ cities: 'axis', units: { 'okh-18': ['3433', 3], 'sov-1gd': ['3434', 3] } });
  const inWords = (question: ReturnType<typeof perform>['asked'][number] | undefined): string =>
    question === undefined ? '' : wording.say(question.text, 'ko', 'downfall');

  it('counts the hits that one side takes, one question after another', () => {
    const state = scene();
    fought(state, 'soviet', { target: '3433', primary: 'sov-1gd' }, 2);
    const { asked } = perform(state, 'hits', { retreat: [['0']] });
    const losses = asked.filter(({ key }) => key === 'loss').map(inWords);
    expect(losses).toEqual([
      expect.stringContaining('명중 2개 중 1번째'),
      expect.stringContaining('명중 2개 중 2번째'),
    ]);
  });

  it('says where, what both sides take, and what has come of it before somebody advances', () => {
    const state = scene();
    fought(state, 'soviet', { target: '3433', primary: 'sov-1gd' }, 2);
    if (state.combat !== null) state.combat.attackerHits = 1;
    const { asked } = perform(state, 'hits', { retreat: [['1']] });
    const [loss, retreat, advance] = ['loss', 'retreat', 'advance'].map((key) => asked.find((one) => one.key === key));
    expect(inWords(loss)).toContain('전투에서 받은 명중: 소련 1, OKH 2.');
    expect(inWords(retreat)).toContain('전투에서 받은 명중: 소련 1, OKH 2.');
    expect(inWords(advance)).toMatch(/소련 손실: 근위 1군 1스텝\. OKH 손실: 18군 1스텝\. 18군: .*후퇴\..*전진/u);
    expect(inWords(advance)).toMatch(/쿠르스크 3433/u);
  });

  it('may be answered as players say it', () => {
    const state = scene();
    fought(state, 'soviet', { target: '3433', primary: 'sov-1gd' }, 2);
    const asked = perform(state, 'hits', { retreat: [['1']] }).asked;
    const read = (key: string, typed: string, lang: 'ko' | 'en'): unknown => {
      const question = asked.find((one) => one.key === key);
      if (question === undefined) throw new Error(`${key} was not asked`);
      return answersOf(
        atOnce(readAt(game, state, { question, seat: question.seat, begun: null }, typed, lang, wording)),
      );
    };
    expect(read('retreat', '1칸 후퇴', 'ko')).toEqual([['1']]);
    expect(read('retreat', '버티기', 'ko')).toEqual([['0']]);
    for (const typed of ['1칸 물러나기', '뒤로 1칸', '1헥스 물러남'])
      expect(read('retreat', typed, 'ko')).toEqual([['1']]);
    expect(read('retreat', 'back 1', 'en')).toEqual([['1']]);
    for (const typed of ['fall back 1', '1 back', 'withdraw 1 hexes'])
      expect(read('retreat', typed, 'en')).toEqual([['1']]);
    for (const typed of ['hold the line', 'stay']) expect(read('retreat', typed, 'en')).toEqual([['0']]);
    expect(read('loss', '18군 1스텝', 'ko')).toEqual([['step:okh-18']]);
  });
});

describe('a retreat', () => {
  /** Every hex so far around one full of others of the same side. */
  function ringed(at: string, rings: number): DownfallState {
    const state = position({ cities: 'axis', units: { 'okh-18': [at, 3], 'sov-1gd': ['3434', 3] } });
    const around = [...ours.hexes.keys()].filter((hex) => hex !== at && hexDistance(hex, at) <= rings);
    const free = ours.unitIds.filter((id) => ours.units[id].faction.startsWith('ok') && id !== 'okh-18');
    const near = new Set(hexesAround(at));
    const full = around.filter((hex) => hex !== '3434').toSorted((a, b) => Number(near.has(b)) - Number(near.has(a)));
    for (const [n, hex] of full.entries()) {
      for (const id of free.slice(2 * n, 2 * n + 2)) {
        state.units[id] = { status: 'map', at: hex, steps: 1, back: false, isolated: 0, turn: null };
      }
    }
    return state;
  }

  it('goes one hex more where all that it may reach are full', () => {
    const state = ringed('3433', 1);
    const ends = [...retreats(new Ground(state), 'okh-18', '3433', 1).keys()];
    expect(ends.length).toBeGreaterThan(0);
    expect(new Set(ends.map((to) => hexDistance('3433', to)))).toEqual(new Set([2]));
  });

  it('does not go two hexes more: the loss is taken', () => {
    const state = ringed('3433', 2);
    expect([...retreats(new Ground(state), 'okh-18', '3433', 1).keys()]).toEqual([]);
    fought(state, 'soviet', { target: '3433', primary: 'sov-1gd' }, 1);
    const { asked } = perform(state, 'hits');
    expect(choicesOf(asked, 'retreat')).toEqual(['0']);
    expect(state.units['okh-18'].steps).toBe(2);
  });

  it('is for those whom the losses leave: where only one fits, the other may fall first', () => {
    const state = ringed('3433', 2);
    const [hole = ''] = hexesAround('3433').filter((hex) => ours.hexes.has(hex) && hexDistance(hex, '3434') === 2);
    const inHole = ours.unitIds.filter((id) => state.units[id].at === hole);
    const [gone] = inHole;
    if (gone === undefined) throw new Error('nobody there');
    state.units[gone] = { ...state.units[gone], at: '3433', steps: 1 };
    fought(state, 'soviet', { target: '3433', primary: 'sov-1gd' }, 2);
    const { asked } = perform(state, 'hits', { retreat: [['1']] });
    expect(choicesOf(asked, 'retreat')).toEqual(['1', '0']);
    // The one that has no place must be the one that falls.
    expect(choicesOf(asked, 'loss')).toEqual([`step:${gone}`]);
    expect([state.units[gone].status, state.units['okh-18'].at]).toEqual(['out', hole]);
  });

  it('may be joined by a partisan, one hex by its own rule', () => {
    const units = { 'wes-br-8': ['2713', 2], 'okw-5pz': ['2714', 3] } as const;
    const scene = (): DownfallState => position({ cities: 'axis', units, partisans: { 'partisan-western-1': '2713' } });
    const state = scene();
    fought(state, 'okw', { target: '2713', primary: 'okw-5pz' }, 1);
    const { asked } = perform(state, 'hits', { retreat: [['1']] });
    const ways = asked.filter(({ key }) => key === 'retreatTo').at(-1)?.form;
    const ids = ways?.kind === 'choose' ? ways.options().map(({ id }) => id) : [];
    expect(ids[0]).toBe('stay');
    expect(ids).not.toContain('2714');
    expect(state.partisans['partisan-western-1'].at).toBe('2713');
    const gone = scene();
    fought(gone, 'okw', { target: '2713', primary: 'okw-5pz' }, 1);
    const [, , to = ''] = ids;
    const first = asked.find(({ key }) => key === 'retreatTo')?.fallback() ?? [];
    perform(gone, 'hits', { retreat: [['1']], retreatTo: [first, [to]] });
    expect(gone.partisans['partisan-western-1'].at).toBe(to);
  });
});

describe('a defender asked for losses', () => {
  const asked = (around: Readonly<Partial<Record<UnitId, readonly [string, number]>>>, key: string): string => {
    const state = position({
      cities: 'soviet',
      units: { 'okh-4pz': ['3226', 3], 'sov-3gd': ['3227', 3], 'sov-2tk': ['3227', 3], ...around },
    });
    fought(state, 'okh', { target: '3227', primary: 'okh-4pz' }, 2);
    const [question] = perform(state, 'hits').asked.filter((one) => one.key === key);
    return question === undefined ? '' : wording.say(question.text, 'ko', 'downfall');
  };

  it('is told when no hit may be met by going back', () => {
    expect(asked({ 'okh-9': ['3327', 3], 'okh-2': ['3127', 3] }, 'loss')).toBe(
      '로브노 3227 전투에서 받은 명중: OKH 0, 소련 2. 후퇴할 수 없습니다. 명중 2개 중 1번째: 어느 유닛이 손실을 입습니까?',
    );
  });

  it('is told nothing of it where it may go back', () => {
    expect(asked({}, 'retreat')).toBe('로브노 3227 전투에서 받은 명중: OKH 0, 소련 2. 얼마나 후퇴하시겠습니까?');
  });
});
