// Attacks as they are typed: one after another, in whichever order they are named, and why one cannot be made.
import { describe, expect, it } from 'vitest';
import { downfall } from '../../../src/games/downfall/index.js';
import { attackQuestion } from '../../../src/games/downfall/questions/attack.js';
import { answersOf } from '../../../src/play/typing/readings.js';
import { readAt } from '../../../src/play/typing/typing.js';
import { atOnce } from '../../../src/store/yielding.js';
import type { Reading } from '../../../src/table/game.js';
import { wording } from '../../support/contract.js';
import { orderOf, position } from './sample.js';

const state = position({
  units: {
    'wes-us-1': ['3112', 4],
    'wes-us-3': ['3112', 4],
    'wes-br-2': ['2910', 4],
    'okw-7': ['3212', 3],
    'okw-15': ['3113', 3],
  },
});
const order = orderOf('western', { attacks: 2 });
Object.assign(state, { active: 'western', order });
const question = attackQuestion(state, order);

function read(line: string): readonly Reading[] {
  const lang = /[가-힣]/u.test(line) ? 'ko' : 'en';
  return atOnce(readAt(downfall, state, { question, seat: 'western', begun: null }, line, lang, wording));
}

const said = (line: string): readonly string[] =>
  read(line).flatMap((one) => ('problem' in one ? [wording.say(one.problem, 'en', 'downfall')] : []));

describe('attacks', () => {
  it.each([
    ['르아브르를 미 1군으로 공격해 주세요', ['wes-us-1']],
    ['르아브르 미 1군 공격', ['wes-us-1']],
    ['미 1군, 미 3군: 르아브르 공격', ['wes-us-1', 'wes-us-3']],
    ['미 1군과 미 3군 르아브르 공격할게요', ['wes-us-1', 'wes-us-3']],
    ['US1 and US3 attack Le Havre', ['wes-us-1', 'wes-us-3']],
    ['attack Le Havre with US1', ['wes-us-1']],
  ])('are understood: %s', (line, path) => {
    expect(said(line)).toEqual([]);
    expect(answersOf(read(line))).toEqual([[{ subject: '3212', path }]]);
  });

  it.each([
    ['주공 미 1군, 측면 미 3군 → 르아브르', ['wes-us-1', 'wes-us-3']],
    ['르아브르 미 1군 주공 측면 미 3군', ['wes-us-1', 'wes-us-3']],
    ['르아브르 미 1군 주공, 측면 미 3군', ['wes-us-1', 'wes-us-3']],
    ['르아브르를 미 3군이 측면, 미 1군이 주공', ['wes-us-1', 'wes-us-3']],
    ['르아브르 공격: 미 1군, 측면 미 3군', ['wes-us-1', 'wes-us-3']],
    ['미 1군으로 르아브르 공격, 측면 전부', ['wes-us-1', 'all']],
    ['르아브르도 미 1군이 칩니다', ['wes-us-1']],
    ['US 3rd attacks Le Havre, flank US 1st', ['wes-us-3', 'wes-us-1']],
    ['Le Havre: US 3rd flanks, US 1st leads', ['wes-us-1', 'wes-us-3']],
    ['Le Havre with US 1st', ['wes-us-1']],
    ['Le Havre: US 1st, US 3rd', ['wes-us-1', 'wes-us-3']],
    ['Le Havre: US 1st, US 3rd leads', ['wes-us-3', 'wes-us-1']],
    ['르아브르 공격: 미 1군, 주공 미 3군', ['wes-us-3', 'wes-us-1']],
    ['attack Le Havre with US 1st, all flanks', ['wes-us-1', 'all']],
    ['American 1st Army hits Le Havre with all possible flanks', ['wes-us-1', 'all']],
  ])('say who leads and who flanks: %s', (line, path) => {
    expect(said(line)).toEqual([]);
    expect(answersOf(read(line))).toEqual([[{ subject: '3212', path }]]);
  });

  it.each([
    'Le Havre: US 1st. 3113: US 3rd',
    'US 1st: Le Havre, US 3rd: 3113',
    '미 1군 르아브르 공격하고 미 3군 3113 공격',
  ])('follow one another: %s', (line) => {
    expect(said(line)).toEqual([]);
    expect(answersOf(read(line))).toEqual([
      [{ subject: '3212', path: ['wes-us-1'] }],
      [{ subject: '3113', path: ['wes-us-3'] }],
    ]);
  });

  it.each([
    ['havre: us 1st, us 3rd', ['wes-us-1', 'wes-us-3']],
    ['르아: 미 1군', ['wes-us-1']],
    ['7th: us 1st lead, us 3rd flank', ['wes-us-1', 'wes-us-3']],
    ['US 3rd leads, US 1st flank > 7th', ['wes-us-3', 'wes-us-1']],
    ['US 1st > havre', ['wes-us-1']],
    ['7군: 미 3군 주공, 미 1군 측면', ['wes-us-3', 'wes-us-1']],
  ])('go for a target by who stands there, or a part of its name: %s', (line, path) => {
    expect(said(line)).toEqual([]);
    expect(answersOf(read(line))).toEqual([[{ subject: '3212', path }]]);
  });

  it('name a unit by how its name begins', () => {
    const east = position({ units: { 'sov-kmg': ['3428', 2], 'sov-2gd': ['3428', 3], 'okh-8': ['3427', 2] } });
    const fight = orderOf('soviet', { attacks: 1 });
    Object.assign(east, { active: 'soviet', order: fight });
    const asked = attackQuestion(east, fight);
    for (const [line, path] of [
      ['3427 기병기계화 모든 측면', ['sov-kmg', 'all']],
      ['8군: 기병기계화 주공, 근위 2군 측면', ['sov-kmg', 'sov-2gd']],
    ] as const)
      expect(
        answersOf(
          atOnce(readAt(downfall, east, { question: asked, seat: 'soviet', begun: null }, line, 'ko', wording)),
        ),
        line,
      ).toEqual([[{ subject: '3427', path }]]);
  });

  it('by a part of several names are refused with both', () => {
    const two = position({
      units: { 'sov-1gd': ['3418', 3], 'sov-2gd': ['3223', 3], 'okh-8': ['3517', 2], 'okh-9': ['3222', 2] },
    });
    const fight = orderOf('soviet', { attacks: 2 });
    Object.assign(two, { active: 'soviet', order: fight });
    const asked = { question: attackQuestion(two, fight), seat: 'soviet', begun: null };
    const readings = atOnce(readAt(downfall, two, asked, 'bre: 1st gd', 'en', wording));
    expect(readings.flatMap((one) => ('problem' in one ? [wording.say(one.problem, 'en', 'downfall')] : []))).toEqual([
      expect.stringMatching(/“bre” could be (?=.*Bremen)(?=.*Breslau)/u),
    ]);
    // The line beside it is read by itself.
    const both = atOnce(readAt(downfall, two, asked, 'bre: 2nd gd\nBreslau: 1st gd', 'en', wording));
    const sources = both.map(({ source }) => source);
    expect(sources).toContain('bre: 2nd gd');
    expect(sources.filter((source) => source.includes('Breslau'))).toHaveLength(1);
  });

  it('go for a beach by its bare name', () => {
    const landed = position({ units: { 'wes-us-1': ['3312', 3], 'okw-7': ['3212', 3] } });
    const fight = orderOf('okw', { attacks: 1 });
    Object.assign(landed, { active: 'okw', order: fight, beachheads: [{ at: '3312', mulberry: false }] });
    const asked = attackQuestion(landed, fight);
    for (const line of ['7th hits Calvados', '칼바도스를 7군이 공격', 'Calvados beach 3312: 7th'])
      expect(
        answersOf(atOnce(readAt(downfall, landed, { question: asked, seat: 'okw', begun: null }, line, 'en', wording))),
        line,
      ).toEqual([[{ subject: '3312', path: ['okw-7'] }]]);
  });

  it('of a place without an enemy name those that can be attacked', () => {
    expect(said('US 1st: Cherbourg')).toEqual([expect.stringContaining('You can attack: ')]);
  });

  it('of a unit that attacks elsewhere say so', () => {
    const line = '미 1군: 르아브르 공격\n미 1군: 3113 공격';
    expect(answersOf(read(line))).toHaveLength(1);
    expect(said(line)).toEqual([expect.stringContaining('already attacks')]);
  });

  it.each([
    ['미 1군: 르아부르 공격', 'is no place you can attack'],
    ['미 99군: 르아브르 공격', 'is no unit I know'],
    ['영 2군: 르아브르 공격', 'not next to'],
    ['7군: 르아브르 공격', 'belongs to'],
  ])('that cannot be made tell why: %s', (line, why) => {
    expect(answersOf(read(line))).toEqual([]);
    expect(said(line)).toEqual([expect.stringContaining(why)]);
  });
});
