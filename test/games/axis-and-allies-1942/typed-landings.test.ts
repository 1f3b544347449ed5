// Landings typed with the ships that carry them, wherever these are named, in both languages; and what is said of misspelt names.
import { describe, expect, it } from 'vitest';
import { axisAndAllies1942 } from '../../../src/games/axis-and-allies-1942/index.js';
import { movesQuestion } from '../../../src/games/axis-and-allies-1942/questions/moves.js';
import { choices } from '../../../src/games/axis-and-allies-1942/rules/choices.js';
import type { AaState } from '../../../src/games/axis-and-allies-1942/state.js';
import { answersOf } from '../../../src/play/typing/readings.js';
import { readAt } from '../../../src/play/typing/typing.js';
import { asSheet, check } from '../../../src/table/answer.js';
import { SeededDice } from '../../../src/table/dice.js';
import type { AnyGame, Reading } from '../../../src/table/game.js';
import type { Sheet } from '../../../src/table/question.js';
import { merged } from '../../../src/table/merge.js';
import { wording } from '../../support/contract.js';
import { count, order, play, position } from './sample.js';
import { atOnce } from '../../../src/store/yielding.js';

const game: AnyGame = axisAndAllies1942;

/** Britain with transports in two zones, both within reach of Norway. */
function channel(step: 'combatMove' | 'noncombat' = 'combatMove'): AaState {
  const state = position('uk', [
    ['uk', 'united_kingdom', { infantry: 4, artillery: 1, tank: 1, fighter: 1 }],
    ['uk', 'sz7', { transport: 1 }],
    ['uk', 'sz8', { transport: 1 }],
    ['usa', 'sz8', { transport: 1 }],
    ['germany', 'norway', { infantry: 1 }],
    ['germany', 'germany', { infantry: 1 }],
  ]);
  state.step = step;
  return state;
}

function readings(state: AaState, typed: string, begun: Sheet | null = null): readonly Reading[] {
  const question = movesQuestion(state);
  return atOnce(readAt(game, state, { question, seat: state.active, begun }, typed, 'en', wording));
}

function sheetOf(state: AaState, typed: string, begun: Sheet | null = null): Sheet {
  return asSheet(merged(movesQuestion(state).form, begun, answersOf(readings(state, typed, begun))));
}

function problems(state: AaState, typed: string, lang: 'en' | 'ko' = 'en'): readonly string[] {
  return readings(state, typed).flatMap((one) =>
    'problem' in one ? [wording.say(one.problem, lang, game.id).replaceAll(/[\u2068\u2069]/gu, '')] : [],
  );
}

const inEnglish = [
  'tra sz7: 2 inf uk > norway',
  'tra sz7 2 inf uk - norway',
  'sz7 tra: uk 2 inf > norway',
  'sz 7 transport: 2 inf uk > norway',
  'transport from sz7: 2 infantry from uk to norway',
  '2 inf uk > norway by tra sz7',
  '2 inf uk > norway (trn sz7)',
  '2 inf uk > tra sz7 > norway',
  '2 inf uk > sz7 > norway',
  '2inf uk > norway, transport in sea zone 7',
];
const inKorean = [
  '7해역 수송선: 영국 보병 2 - 노르웨이',
  '수송선 해역 7: 영국 보병 2 > 노르웨이',
  '7번 해역 수송선으로 영국 보병 2 - 노르웨이',
  '영국 보병 2를 7해역 수송선에 태워 노르웨이로',
  '영국 보병2 - 노르웨이 (7해역 수송선)',
  '영국 보병 2개를 7해역의 수송선으로 노르웨이에 상륙',
  '영국 보병 2 7해역의 수송선 노르웨이',
];

describe('the ships of a landing', () => {
  it.each([...inEnglish, ...inKorean])('are read from %s', (typed) => {
    const sheet = sheetOf(channel(), typed);
    expect(sheet).toHaveLength(1);
    expect(sheet[0]).toMatchObject({ subject: 'united_kingdom', units: { infantry: 2 } });
    expect(sheet[0]?.path.slice(1)).toEqual(['norway', 'from:sz7']);
    expect(check(movesQuestion(channel()), sheet)).toMatchObject({ ok: true });
  });

  it('sail, and the others stay', () => {
    for (const [zone, other] of [
      ['sz7', 'sz8'],
      ['sz8', 'sz7'],
    ] as const) {
      const state = channel();
      const sheet = sheetOf(state, `tra ${zone}: 2 inf uk > norway`);
      play(state, 'combatMove', 'combat', { combatMoves: sheet });
      expect(count(state, 'uk', zone, 'transport')).toBe(0);
      expect(count(state, 'uk', other, 'transport')).toBe(1);
    }
  });

  it('are told back with the order, in both languages', () => {
    const [reading] = readings(channel(), 'tra sz7: 2 inf uk > norway');
    if (reading === undefined || !('echo' in reading)) throw new Error('not read');
    const said = (lang: 'en' | 'ko'): string =>
      wording.say(reading.echo, lang, game.id).replaceAll(/[\u2068\u2069]/gu, '');
    expect(said('en')).toMatch(/^United Kingdom: 2 Infantry → Sea Zone \d → Norway \(Transport from Sea Zone 7\)$/u);
    expect(said('ko')).toMatch(/^영국: 보병 2 → \d해역 → 노르웨이 \(7해역 수송선\)$/u);
  });

  it('need no name where there are no others', () => {
    const state = channel();
    state.units = state.units.filter(({ power, space }) => power !== 'uk' || space !== 'sz8');
    const [landing] = sheetOf(state, 'tra sz7: 2 inf uk > norway');
    expect(landing?.path).toEqual(sheetOf(state, '2 inf uk > norway')[0]?.path);
    expect(landing?.path).toHaveLength(2);
  });

  it('may be any', () => {
    const state = channel();
    expect(sheetOf(state, 'tra: 2 inf uk > norway')).toEqual(sheetOf(state, '2 inf uk > norway'));
    expect(sheetOf(state, '영국 보병 2 수송선으로 노르웨이')).toEqual(sheetOf(state, '2 inf uk > norway'));
  });

  it('are found where an order before has sent them', () => {
    const state = channel();
    const sheet = sheetOf(state, 'tra sz7: 1 inf uk > norway\ntra sz7: 1 inf uk > norway');
    expect(sheet).toHaveLength(2);
    play(state, 'combatMove', 'combat', { combatMoves: sheet });
    expect(count(state, 'uk', 'sz8', 'transport')).toBe(1);
  });

  it('land what they carry', () => {
    const state = channel();
    const ship = state.units.find(({ space, type }) => space === 'sz7' && type === 'transport');
    for (const unit of state.units.filter(({ type }) => type === 'infantry').slice(0, 2)) {
      Object.assign(unit, { space: 'sz7', aboard: ship?.id, boarded: 'united_kingdom' });
    }
    const [landing] = sheetOf(state, 'tra sz7: 2 inf > norway');
    expect(landing).toMatchObject({ subject: 'sz7', units: { infantry: 2 } });
    expect(landing?.path.at(-1)).toBe('norway');
  });

  it('that cannot take the units are refused, with those that can', () => {
    expect(problems(channel(), 'tra sz34: 2 inf uk > norway')).toEqual([
      'Transport from Sea Zone 34: cannot take these units there. Possible: Transport from Sea Zone 7 and Transport from Sea Zone 8.',
    ]);
    expect(problems(channel(), 'tra sz7: 4 inf uk > norway')).toEqual([
      'No one zone has transports for all these units; leave out which, or send them in two orders.',
    ]);
  });

  it('are one more choice only where there is one', () => {
    const state = channel();
    const { form } = movesQuestion(state);
    const [landing] = sheetOf(state, '2 inf uk > norway');
    if (landing === undefined) throw new Error('not read');
    expect(form.step(landing, []).options.map(({ id }) => id)).toEqual(['from:sz7', 'from:sz8']);
    expect(form.step(landing, []).complete).toBe(true);
    state.units = state.units.filter(({ power, space }) => power !== 'uk' || space !== 'sz8');
    expect(movesQuestion(state).form.step(landing, []).options).toEqual([]);
  });

  it('of an ally are told from their owner’s own', () => {
    const state = channel('noncombat');
    const [own] = sheetOf(state, 'tra sz8: 1 inf uk > sz8');
    const [guest] = sheetOf(state, '1 inf uk > sz8 > united states transport');
    expect([own?.path, guest?.path]).toEqual([
      ['sz8', 'from:sz8'],
      ['sz8', 'of:usa'],
    ]);
    const sheet = [order('united_kingdom', { infantry: 1 }, 'sz8', 'of:usa')];
    play(state, 'noncombat', 'mobilize', { noncombatMoves: sheet });
    const aboard = state.units.find(({ aboard: ship }) => ship !== null)?.aboard;
    expect(state.units.find(({ id }) => id === aboard)?.power).toBe('usa');
  });
});

describe('a misspelt name of several words', () => {
  function east(): AaState {
    const state = position('germany', [
      ['germany', 'ukraine_ssr', { infantry: 3, tank: 2 }],
      ['ussr', 'west_russia', { infantry: 1 }],
    ]);
    state.control.west_russia = 'ussr';
    state.heldAtStart = state.heldAtStart.filter((land) => land !== 'west_russia');
    state.step = 'combatMove';
    return state;
  }
  const west = (word: string): string => `“${word}” is not known here. Did you mean West Russia?`;

  it.each([
    ['2 inf ukraine > west rusia', 'west rusia'],
    ['ukraine: 2 inf, tnk > wst russia', 'wst russia'],
    ['2 inf ukraine > west rusia please', 'west rusia'],
  ])('%s', (typed, word) => {
    expect(problems(east(), typed)).toContain(west(word));
  });

  it('is suggested for where units stand', () => {
    const state = east();
    for (const unit of state.units) unit.space = unit.power === 'germany' ? 'west_russia' : 'archangel';
    state.control.west_russia = 'germany';
    expect(problems(state, '2 tnk west rusia > archangel')).toEqual([west('west rusia')]);
    expect(problems(state, 'wst rusia: 2 tnk > archangel')).toEqual([west('wst rusia')]);
  });

  it('and one of a unit are suggested', () => {
    expect(problems(east(), '2 infntry ukraine > west russia')).toEqual([
      '“infntry” is not known here. Did you mean Infantry?',
    ]);
    expect(problems(east(), 'ukraine 2 infntry > west russia')).toEqual([
      '“infntry” is not known here. Did you mean Infantry?',
    ]);
  });

  it.each(['우크라이나 SSR 보병 2 - 서부 러씨아', '우크라이나 SSR 보병 2 - 서브 러시아로'])('%s', (typed) => {
    expect(problems(east(), typed, 'ko').join('')).toContain('혹시 서부 러시아인가요?');
  });
});

describe('what cannot be done in combat moves', () => {
  it('is told of transports that nobody escorts', () => {
    const state = position('uk', [
      ['uk', 'sz7', { transport: 2, destroyer: 1 }],
      ['germany', 'sz6', { destroyer: 1 }],
    ]);
    state.step = 'combatMove';
    const { form } = movesQuestion(state);
    expect(form.subject?.('sz7', [])?.units?.map(({ id }) => id)).toContain('transport');
    expect(form.step(order('sz7', { transport: 1 }), [])).toMatchObject({ text: { key: 'ask.noPort' }, options: [] });
    expect(form.step(order('sz7', { transport: 1, destroyer: 1 }), []).options.map(({ id }) => id)).toEqual(['sz6']);
  });

  it('is told of landings that wait for a warship, until one has been sent', () => {
    const state = position('germany', [
      ['germany', 'southern_europe', { infantry: 1 }],
      ['germany', 'sz15', { battleship: 1, transport: 1 }],
      ['uk', 'sz17', { destroyer: 1 }],
    ]);
    state.step = 'combatMove';
    const { form } = movesQuestion(state);
    const landing = order('southern_europe', { infantry: 1 });
    const before = form.step(landing, []);
    expect(before.options.map(({ id }) => id)).not.toContain('sz17');
    expect(wording.say(before.text, 'en', game.id)).toBe(
      'Where to? Only behind a warship that is ordered first: a landing from Sea Zone 17.',
    );
    expect(wording.say(before.text, 'ko', game.id)).toBe(
      '어디로 옮길까요? 군함을 먼저 보내야 상륙할 수 있는 곳: 17해역.',
    );
    const after = form.step(landing, [order('sz15', { battleship: 1 }, 'sz17')]);
    expect(after.options.map(({ id }) => id)).toContain('sz17');
    expect(after.text.key).toBe('ask.where');
  });

  it('is asked about where nothing at all is attacked', () => {
    const state = channel();
    expect(check(movesQuestion(state), [])).toMatchObject({
      ok: true,
      review: { confirm: { key: 'confirm.noAttack' } },
    });
    const sheet = sheetOf(state, '2 inf uk > norway');
    expect(check(movesQuestion(state), sheet)).not.toMatchObject({ review: { confirm: expect.anything() as unknown } });
    state.units = state.units.filter(({ power }) => power === 'germany');
    expect(check(movesQuestion(state), [])).not.toMatchObject({ review: { confirm: expect.anything() as unknown } });
  });
});

it('a landing far from home says its goal alone, however many seas could lie between', () => {
  const state = position('uk', [
    ['uk', 'eastern_canada', { tank: 1 }],
    ['uk', 'sz10', { transport: 1 }],
  ]);
  state.step = 'noncombat';
  const { next } = choices(state, 'eastern_canada', state.units.slice(0, 1), []);
  expect(next.size).toBeGreaterThan(12);
  const [only] = sheetOf(state, 'Eastern Canada tank > UK');
  expect(only?.path.at(-1)).toBe('united_kingdom');
});

it('looks in few ways from where units may come, however many lines name no place', () => {
  const { state } = axisAndAllies1942.setup(axisAndAllies1942.options.parse({}), new SeededDice('lines'));
  Object.assign(state, { active: 'germany', step: 'combatMove' });
  const question = movesQuestion(state);
  let steps = 0;
  const asked = { question, seat: state.active, begun: null };
  for (const _ of readAt(game, state, asked, 'inf qaaa\n'.repeat(115), 'en', wording)) steps += 1;
  expect(steps).toBeLessThan(1_000);
});
