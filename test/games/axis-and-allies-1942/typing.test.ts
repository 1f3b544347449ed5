// Orders as players write them on forums are read, in both languages.
import { describe, expect, it } from 'vitest';
import { axisAndAllies1942 } from '../../../src/games/axis-and-allies-1942/index.js';
import { instructions } from '../../../src/games/axis-and-allies-1942/questions/instructions.js';
import { movesQuestion } from '../../../src/games/axis-and-allies-1942/questions/moves.js';
import { mobilizeQuestion } from '../../../src/games/axis-and-allies-1942/questions/purchase.js';
import { pressQuestion } from '../../../src/games/axis-and-allies-1942/questions/combat.js';
import { battleOrdersOf, usualOrders } from '../../../src/games/axis-and-allies-1942/rules/battle-orders.js';
import type { AaState } from '../../../src/games/axis-and-allies-1942/state.js';
import { answersOf } from '../../../src/play/typing/readings.js';
import { readAt } from '../../../src/play/typing/typing.js';
import { asChoice } from '../../../src/table/answer.js';
import type { AnyGame } from '../../../src/table/game.js';
import type { Order, Sheet } from '../../../src/table/question.js';
import { merged } from '../../../src/table/merge.js';
import { wording } from '../../support/contract.js';
import { order, position } from './sample.js';
import type { Reading } from '../../../src/table/game.js';
import { atOnce } from '../../../src/store/yielding.js';

const game: AnyGame = axisAndAllies1942;

function readingsOf(typed: string, lang: 'en' | 'ko'): readonly Reading[] {
  const state = position('germany', [
    ['germany', 'germany', { infantry: 3, artillery: 1, fighter: 1 }],
    ['germany', 'sz5', { transport: 1 }],
    ['uk', 'sz6', { destroyer: 1 }],
    ['germany', 'libya', { infantry: 1, tank: 1 }],
    ['uk', 'egypt', { infantry: 1 }],
  ]);
  state.control.poland = 'ussr';
  state.heldAtStart = state.heldAtStart.filter((land) => land !== 'poland');
  state.step = 'combatMove';
  const question = movesQuestion(state);
  return atOnce(readAt(game, state, { question, seat: 'germany', begun: null }, typed, lang, wording));
}

function read(typed: string, lang: 'en' | 'ko'): unknown {
  return answersOf(readingsOf(typed, lang));
}

function problems(typed: string): readonly string[] {
  return readingsOf(typed, 'en').flatMap((one) => ('problem' in one ? [one.problem.key] : []));
}

describe('typed moves', () => {
  it.each([
    ['3 inf, 1 art Germany > Poland', 'en'],
    ['Germany 3 infantry 1 artillery - Poland', 'en'],
    ['독일 보병 3 포병 1 - 폴란드', 'ko'],
  ] as const)('%s', (typed, lang) => {
    expect(read(typed, lang)).toEqual([[order('germany', { infantry: 3, artillery: 1 }, 'poland')]]);
  });

  it.each([
    ['ftr germany - sz6', [order('germany', { fighter: 1 }, 'sz6')]],
    ['germany inf, 1 art > poland', [order('germany', { infantry: 1, artillery: 1 }, 'poland')]],
    ['germany art, 2 inf > poland', [order('germany', { artillery: 1, infantry: 2 }, 'poland')]],
    ['독일 포병 1 보병 2 - 폴란드', [order('germany', { artillery: 1, infantry: 2 }, 'poland')]],
    ['독일 전투기 - 해역 6', [order('germany', { fighter: 1 }, 'sz6')]],
    ['독일에서 폴란드로 보병 2 포병 1', [order('germany', { infantry: 2, artillery: 1 }, 'poland')]],
    ['Germany 1 arty, 2 inf > Poland', [order('germany', { artillery: 1, infantry: 2 }, 'poland')]],
    ['Libya all > Egypt', [order('libya', { infantry: 1, tank: 1 }, 'egypt')]],
    ['libya to egypt with everything', [order('libya', { infantry: 1, tank: 1 }, 'egypt')]],
    ['리비아 모두 > 이집트', [order('libya', { infantry: 1, tank: 1 }, 'egypt')]],
    ['Germany > Poland: 2 inf, art', [order('germany', { infantry: 2, artillery: 1 }, 'poland')]],
  ] as const)('go without a number for one: %s', (typed, expected) => {
    expect(read(typed, 'en')).toEqual([expected]);
  });

  it.each([
    ['Poland: 3 infantry, 1 artillery from Germany', 'en'],
    ['attack Poland with 3 inf 1 art from Germany', 'en'],
    ['attack Poland from Germany with 3 inf, 1 art', 'en'],
    ['Poland: Germany 3 inf, 1 art', 'en'],
    ['3 inf, 1 art to Poland', 'en'],
    ['폴란드 공격: 독일 보병 3 포병 1', 'ko'],
    ['폴란드 공격: 독일 보병 3하고 포병 1', 'ko'],
    ['폴란드 공격 보병 3 포병 1', 'ko'],
    ['폴란드로 독일에서 보병 3, 포병 1', 'ko'],
  ] as const)('name their goal first, or no origin where there is but one: %s', (typed, lang) => {
    expect(read(typed, lang)).toEqual([[order('germany', { infantry: 3, artillery: 1 }, 'poland')]]);
  });

  it('name their goal first for several origins', () => {
    expect(read('Egypt: 1 inf, tank Libya', 'en')).toEqual([[order('libya', { infantry: 1, tank: 1 }, 'egypt')]]);
    expect(read('sz6: ftr germany', 'en')).toEqual([[order('germany', { fighter: 1 }, 'sz6')]]);
  });

  it.each([
    ['germany 2 inf and baltic states tank to poland', 'en'],
    ['독일 보병 둘하고 발트 3국 전차는 폴란드 공격', 'ko'],
    ['독일 보병 2랑 발트 전차 1 폴란드로', 'ko'],
  ] as const)('share the goal of the last of them: %s', (typed, lang) => {
    const state = position('germany', [
      ['germany', 'germany', { infantry: 2 }],
      ['germany', 'baltic_states', { tank: 1 }],
    ]);
    state.control.poland = 'ussr';
    state.heldAtStart = state.heldAtStart.filter((land) => land !== 'poland');
    state.step = 'combatMove';
    const place = { question: movesQuestion(state), seat: 'germany', begun: null };
    expect(answersOf(atOnce(readAt(game, state, place, typed, lang, wording)))).toEqual([
      [order('germany', { infantry: 2 }, 'poland')],
      [order('baltic_states', { tank: 1 }, 'poland')],
    ]);
  });

  it('go where they are said to go, not whence', () => {
    const state = position('germany', [
      ['germany', 'germany', { infantry: 2 }],
      ['germany', 'poland', { infantry: 2 }],
    ]);
    state.step = 'noncombat';
    const place = { question: movesQuestion(state), seat: 'germany', begun: null };
    for (const typed of ['Germany: 2 inf from Poland', '독일: 폴란드에서 보병 2', '독일로 폴란드 보병 2'])
      expect(answersOf(atOnce(readAt(game, state, place, typed, 'ko', wording))), typed).toEqual([
        [order('poland', { infantry: 2 }, 'germany')],
      ]);
    const readings = atOnce(readAt(game, state, place, '1 inf to Baltic States', 'en', wording));
    expect(readings).toMatchObject([{ problem: { key: 'read.whichOrigin' } }]);
  });

  it.each([
    ['raid Poland with the bomber', 'en'],
    ['폴란드 폭격: 폭격기', 'ko'],
    ['폴란드를 폭격기로 폭격', 'ko'],
    ['독일 폭격기로 폴란드 폭격', 'ko'],
  ] as const)('raid what is named first: %s', (typed, lang) => {
    const state = position('germany', [['germany', 'germany', { bomber: 1 }]]);
    state.control.poland = 'ussr';
    state.complexes.poland = 0;
    state.heldAtStart = state.heldAtStart.filter((land) => land !== 'poland');
    state.step = 'combatMove';
    const place = { question: movesQuestion(state), seat: 'germany', begun: null };
    expect(answersOf(atOnce(readAt(game, state, place, typed, lang, wording)))).toEqual([
      [order('germany', { bomber: 1 }, 'poland', 'raid')],
    ]);
  });

  it('of a ship that has left is not the order of another', () => {
    const state = position('uk', [
      ['uk', 'eastern_australia', { infantry: 2 }],
      ['uk', 'sz39', { cruiser: 1, transport: 1 }],
      ['japan', 'new_guinea', { infantry: 1 }],
      ['japan', 'sz37', { submarine: 1 }],
    ]);
    state.step = 'combatMove';
    const landing = order('eastern_australia', { infantry: 2 }, 'sz45', 'new_guinea');
    const place = { question: movesQuestion(state), seat: 'uk', begun: [landing] };
    for (const typed of ['sz39 cruiser and transport > sz37', 'sz39 cruiser, transport > sz37'])
      expect(answersOf(atOnce(readAt(game, state, place, typed, 'en', wording))), typed).toEqual([]);
  });

  it('are in places by their short names', () => {
    expect(problems('2 inf e australia > borneo')).toEqual(problems('2 inf eastern australia > borneo'));
  });

  it('of a kind that does not stand there is told so', () => {
    expect(problems('Libya: 1 inf, 1 art to Egypt')).toEqual(['read.noSuchUnit']);
    expect(problems('bomber to Poland')).toEqual(['read.noOrigin']);
    expect(problems('attack Poland with 1 inf from Libya')).not.toEqual([]);
  });

  it('of more units than there are is no order, and says so', () => {
    expect(problems('4 inf germany > poland')).toEqual(['refuse.rowTooHigh']);
  });

  it('a place by its short name that is not on offer is told why', () => {
    expect(problems('2 inf germany > nw europe')).toEqual(problems('2 inf germany > northwestern europe'));
    expect(problems('2 inf germany > nw europe')).not.toEqual(['read.unknownMany']);
  });

  it('a misspelt goal is told what is meant', () => {
    expect(problems('2 inf germany > poladn')).toEqual(['read.suggest']);
  });

  it('units that have their orders are not taken for unknown ones', () => {
    const last = (typed: string): string | undefined => problems(typed).at(-1);
    expect(last('ftr germany > sz6; ftr germany > poland')).toBe('read.noSuchUnit');
    expect(last('3 inf 1 art germany > poland; ftr germany > sz6; ftr germany > sz6')).toBe('read.noneNow');
    expect(last('3 inf 1 art germany > poland; ftr germany > sz6; germany ftr > sz6')).toBe('read.noneNow');
  });

  it('several lines are several orders', () => {
    expect(read('2 inf germany > poland\n1 ftr germany > sz6', 'en')).toEqual([
      [order('germany', { infantry: 2 }, 'poland')],
      [order('germany', { fighter: 1 }, 'sz6')],
    ]);
  });
});

describe('what has moved', () => {
  /** Germany's aircraft over Poland, which has come from two sides, and a laden transport beside an empty one. */
  function aloft(): AaState {
    const state = position('germany', [
      ['germany', 'poland', { fighter: 3 }],
      ['germany', 'sz5', { transport: 2, infantry: 1 }],
    ]);
    const fighters = state.units.filter(({ type }) => type === 'fighter');
    for (const [n, fighter] of fighters.entries()) fighter.left = n === 2 ? 3 : 2;
    const ship = state.units.find(({ type }) => type === 'transport');
    const cargo = state.units.find(({ space, type }) => space === 'sz5' && type === 'infantry');
    if (ship === undefined || cargo === undefined) throw new Error('somebody lacks');
    cargo.aboard = ship.id;
    state.step = 'noncombat';
    return state;
  }

  it.each([
    ['poland ftr > germany', { 'fighter+2': 1 }],
    ['2 ftr poland > germany', { 'fighter+2': 2 }],
    ['poland 3 figs > germany', { 'fighter+2': 2, 'fighter+3': 1 }],
    ['all ftr poland > germany', { 'fighter+2': 2, 'fighter+3': 1 }],
    ['Poland: 1 Fighter (three moves left) > Germany', { 'fighter+3': 1 }],
    ['Poland: 2 Fighter (two moves left) > Germany', { 'fighter+2': 2 }],
    ['Poland: 2 Fighters (two moves left) > Germany', { 'fighter+2': 2 }],
    ['폴란드: 전투기(남은 이동력 3) 1 > 독일', { 'fighter+3': 1 }],
    ['폴란드: 전투기(이동력 3) 1 > 독일', { 'fighter+3': 1 }],
    ['폴란드: 전투기(이동력 2) 2 > 독일', { 'fighter+2': 2 }],
  ])('goes by the short name of its kind: %s', (typed, units) => {
    const question = movesQuestion(aloft());
    const place = { question, seat: 'germany', begun: null };
    const [landing] = answersOf(atOnce(readAt(game, aloft(), place, typed, 'en', wording)));
    expect(landing).toEqual([order('poland', units, 'germany')]);
  });

  it('an empty ship goes before one with cargo', () => {
    const place = { question: movesQuestion(aloft()), seat: 'germany', begun: null };
    const readings = atOnce(readAt(game, aloft(), place, 'sz5 tra > sz6', 'en', wording));
    expect(answersOf(readings)).toEqual([[order('sz5', { transport: 1 }, 'sz6')]]);
  });

  it('units that are not there are told which are', () => {
    const place = { question: movesQuestion(aloft()), seat: 'germany', begun: null };
    const readings = atOnce(readAt(game, aloft(), place, 'poland 2 tnk > germany', 'en', wording));
    expect(readings.map((one) => ('problem' in one ? one.problem.key : null))).toEqual(['read.otherUnits']);
  });
});

describe('new units as typed', () => {
  const bought = position('germany', [['ussr', 'russia', { infantry: 1 }]]);
  bought.step = 'mobilize';
  bought.bought = { infantry: 4, artillery: 3, submarine: 1 };

  const placed = (units: Readonly<Record<string, number>>, space: string): Order => ({
    subject: 'mobilization',
    units,
    path: [space],
  });

  it.each([
    ['4 inf, 3 art Germany', 'en'],
    ['germany: 4 inf, 3 art', 'en'],
    ['4 inf 3 art > germany', 'en'],
    ['독일 보병 4 포병 3', 'ko'],
    ['보병 4, 포병 3 독일', 'ko'],
    ['New units: 4 Infantry and 3 Artillery → Germany', 'en'],
  ] as const)('need no other name than where they go: %s', (typed, lang) => {
    const place = { question: mobilizeQuestion(bought), seat: 'germany', begun: null };
    const read = answersOf(atOnce(readAt(game, bought, place, typed, lang, wording)));
    expect(read).toEqual([[placed({ infantry: 4, artillery: 3 }, 'germany')]]);
  });

  it.each([
    ['4 inf germany, rest in Italy', 'en'],
    ['독일 보병 4, 나머지 이탈리아', 'ko'],
    ['독일에 보병 4, 나머지는 이탈리아에', 'ko'],
  ] as const)('may be the rest: %s', (typed, lang) => {
    const land = { ...bought, bought: { infantry: 4, artillery: 3 } };
    const place = { question: mobilizeQuestion(land), seat: 'germany', begun: null };
    const orders = answersOf(atOnce(readAt(game, land, place, typed, lang, wording)));
    expect(orders).toEqual([[placed({ infantry: 4 }, 'germany')], [placed({ artillery: 3 }, 'italy')]]);
  });

  it('that are placed already are not taken for unknown ones', () => {
    const place = { question: mobilizeQuestion(bought), seat: 'germany', begun: null };
    const readings = atOnce(readAt(game, bought, place, '4 inf germany\n1 inf italy', 'en', wording));
    expect(readings.map((one) => ('problem' in one ? one.problem.key : null))).toEqual([null, 'read.otherUnits']);
  });

  it('are asked for with the places that are full, and told why kinds go nowhere together', () => {
    const { form } = mobilizeQuestion(bought);
    const step = (units: Readonly<Record<string, number>>, sheet: Sheet): string =>
      wording.say(form.step({ subject: 'mobilization', units, path: [] }, sheet).text, 'en', game.id);
    const full = [placed({ infantry: 10 }, 'germany')].flat();
    expect(step({ infantry: 1 }, [])).toBe('Where to?');
    expect(step({ infantry: 1, submarine: 1 }, [])).toContain('Ships go in sea zones');
    expect(step({ infantry: 1 }, full)).toContain('No more room: Germany.');
  });

  it('may be several lines', () => {
    const place = { question: mobilizeQuestion(bought), seat: 'germany', begun: null };
    const read = answersOf(atOnce(readAt(game, bought, place, 'sub sz5\n3 inf germany\ninf italy', 'en', wording)));
    expect(read).toEqual([
      [placed({ submarine: 1 }, 'sz5')],
      [placed({ infantry: 3 }, 'germany')],
      [placed({ infantry: 1 }, 'italy')],
    ]);
  });
});

describe('standing orders as typed', () => {
  it.each([
    ['2 inf, aaa, art, inf', 'en'],
    ['보병 2, 대공포, 포병, 보병', 'ko'],
  ] as const)('%s', (typed, lang) => {
    const state = position('germany', [['ussr', 'russia', { infantry: 1 }]]);
    const offer = instructions.offers(state, 'ussr').find(({ key }) => key === 'stand.defendLand');
    if (offer?.value === undefined) throw new Error('nothing is offered');
    const place = { question: offer.value, seat: 'ussr', begun: null };
    const read = answersOf(atOnce(readAt(game, state, place, typed, lang, wording)));
    expect(battleOrdersOf(asChoice(merged(offer.value.form, null, read))).loss).toEqual([
      { type: 'infantry', count: 2 },
      { type: 'aaa', count: null },
      { type: 'artillery', count: null },
      { type: 'infantry', count: null },
    ]);
  });
});

describe('whether to press on', () => {
  const state = position('germany', [
    ['germany', 'egypt', { infantry: 2 }],
    ['uk', 'egypt', { infantry: 1 }],
  ]);
  for (const unit of state.units.filter(({ power }) => power === 'germany'))
    Object.assign(unit, { task: 'battle', from: 'libya' });
  const battle = { space: 'egypt', kind: 'land', round: 1 } as const;
  const question = pressQuestion(state, battle, { to: ['libya'], withdraw: false }, usualOrders);

  it.each([
    ['keep fighting', 'en', 'press'],
    ['fight on', 'en', 'press'],
    ['again', 'en', 'press'],
    ['fight to the death', 'en', 'toEnd'],
    ['retreat', 'en', 'libya'],
    ['fall back to Libya', 'en', 'libya'],
    ['리비아로 후퇴합니다', 'ko', 'libya'],
    ['끝까지 싸운다', 'ko', 'toEnd'],
    ['한 번 더', 'ko', 'press'],
    ['끝까지', 'ko', 'toEnd'],
  ] as const)('may be said in other words: %s', (typed, lang, id) => {
    const readings = atOnce(readAt(game, state, { question, seat: 'germany', begun: null }, typed, lang, wording));
    expect(readings).toEqual([expect.objectContaining({ part: [id] })]);
    expect(readings).not.toEqual([expect.objectContaining({ rest: expect.anything() as unknown })]);
  });

  it('says of a retreat without aircraft nothing of their landing', () => {
    const detail = question.form.options().find(({ id }) => id === 'libya')?.detail;
    expect(detail && wording.say(detail, 'en', game.id)).toBe('The attack ends: all leave.');
  });
});
