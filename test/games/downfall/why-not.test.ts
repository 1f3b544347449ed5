// What is said of a place a unit cannot get to: the first thing in its way, or the points it lacks.
import { ours } from '../../../src/games/downfall/data/own-files.js';
import { describe, expect, it } from 'vitest';
import { downfall } from '../../../src/games/downfall/index.js';
import { Ground } from '../../../src/games/downfall/rules/ground.js';
import { hindranceOf } from '../../../src/games/downfall/rules/hindrance.js';
import { reach } from '../../../src/games/downfall/rules/movement.js';
import type { DownfallState } from '../../../src/games/downfall/state.js';
import { typeOf } from '../../../src/games/downfall/state.js';
import { whyNotTo } from '../../../src/games/downfall/reports/reasons.js';
import { createWording } from '../../../src/words/words.js';
import { marchQuestion } from '../../../src/games/downfall/questions/march.js';
import { firstPosition, orderOf, position } from './sample.js';

const wording = createWording({ app: { en: {}, ko: {} }, downfall: downfall.words });

describe('what is in the way', () => {
  it.each([
    ['husky', 1],
    ['overlord', 40],
    ['campaign', 70],
  ] as const)('is nothing exactly where a unit can go: %s', (scenario, space) => {
    const state = firstPosition(scenario);
    // In mud or snow some ground is difficult.
    state.weatherAt = space - 1;
    const ground = new Ground(state);
    const units = ours.unitIds.filter(
      (id) => state.units[id].status === 'map' && typeOf(ours, id, state.units[id]) !== 'fortress',
    );
    const wrong = units
      .filter((_, n) => n % 20 === 0)
      .flatMap((id) => {
        const { at } = state.units[id];
        if (at === null) return [];
        const found = reach(ground, id, at, 4, true);
        const near = [...new Set([...found.keys(), ...ground.edges(at).map(({ to }) => to)])];
        const far = [...ours.hexes.keys()].filter((_, n) => n % 60 === 0);
        return [...near, ...far].flatMap((to) =>
          to === at || found.has(to) === (hindranceOf(ground, id, to, 4) === null) ? [] : [`${id} ${at} ${to}`],
        );
      });
    expect(wrong).toEqual([]);
  });
});

describe('a far place', () => {
  const why = (state: DownfallState, to: string, lang: 'en' | 'ko' = 'en', points = 4): string =>
    wording.say(whyNotTo(new Ground(state), 'okh-18', to, points), lang, 'downfall');
  const alone = position({ cities: 'axis', units: { 'okh-18': ['3434', 2] } });

  it('is too far, with the points it takes', () => {
    expect(why(alone, '3426')).toBe('18th needs 10 movement points to Bialystok 3426; the most it can have is 4.');
    expect(why(alone, '3426', 'ko')).toMatch(/이동력 \d+[이가] 필요한데, 쓸 수 있는 이동력은 4입니다\.$/u);
  });

  it('lies behind a zone of control', () => {
    const state = position({ cities: 'axis', units: { 'okh-18': ['3434', 2], 'sov-8-54-59': ['3436', 2] } });
    const ways = (board: DownfallState) => reach(new Ground(board), 'okh-18', '3434', 4, true);
    const lost = [...ways(alone).keys()].filter((to) => to !== '3436' && !ways(state).has(to));
    expect(lost.length).toBeGreaterThan(2);
    for (const to of lost)
      expect(why(state, to)).toMatch(
        /it has to stop in .*zone of control|an enemy stands beside both|the enemy holds 3436/u,
      );
    expect(lost.map((to) => why(state, to)).join('\n')).toContain('zone of control');
  });

  it('lies over the sea', () => {
    expect(why(alone, '1132')).toBe('18th cannot get to Alexandria 1132 over land.');
    expect(why(alone, '1132', 'ko')).toBe('18군이 알렉산드리아 1132까지 갈 육로가 없습니다.');
  });
});

describe('a unit that can go nowhere', () => {
  const asked = (state: DownfallState, lang: 'en' | 'ko'): string => {
    const { form } = marchQuestion(state, orderOf('okh', { mp: 4 }));
    return wording.say(form.step({ subject: 'okh-18', path: [] }, []).text, lang, 'downfall');
  };
  const around = new Ground(position({})).edges('3434').map(({ to }) => to);
  const corps = ours.unitIds.filter((id) => ours.units[id].faction === 'soviet');
  const foes = Object.fromEntries(around.map((at, n) => [corps[n] ?? '', [at, 2] as const]));

  it('is said to be so, with what is in its way', () => {
    const state = position({ cities: 'axis', units: { 'okh-18': ['3434', 2], ...foes } });
    expect(asked(state, 'en')).toMatch(/^There is nowhere it can go in this order\. .* is held by the enemy\./u);
    expect(asked(state, 'ko')).toMatch(/^이 명령으로 갈 수 있는 곳이 없습니다\. ./u);
  });

  it('is told of a full hex of its own before an enemy it sees', () => {
    const [own = '', ...others] = around;
    const left = Object.fromEntries(Object.entries(foes).filter(([, [at]]) => others.includes(at)));
    const full = { 'okh-16': [own, 3], 'okh-2': [own, 3] } as const;
    const state = position({ cities: 'axis', units: { 'okh-18': ['3434', 2], ...full, ...left } });
    expect(asked(state, 'en')).toContain(' is full: units 2, steps 6.');
  });

  it('is asked for a place where it has one', () => {
    expect(asked(position({ cities: 'axis', units: { 'okh-18': ['3434', 2] } }), 'en')).toBe('Where to?');
  });
});
