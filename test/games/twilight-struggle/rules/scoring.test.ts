// Scoring: regions, Southeast Asia, cards that change a count, the end of turn 10.
import { describe, expect, it } from 'vitest';
import type { CountryId } from '../../../../src/games/twilight-struggle/data/countries.js';
import { regions, type Region } from '../../../../src/games/twilight-struggle/data/terms.js';
import { GameOver } from '../../../../src/games/twilight-struggle/phases/effects/end-game.js';
import { countriesIn, isBattleground } from '../../../../src/games/twilight-struggle/data/geography.js';
import { finalScoring, scoreCard } from '../../../../src/games/twilight-struggle/phases/effects/scoring.js';
import { regionsLed, scoreOf, southeastAsiaScore } from '../../../../src/games/twilight-struggle/rules/scoring.js';
import { gainVp } from '../../../../src/games/twilight-struggle/phases/effects/tracks.js';
import { position, run, TestTable, type Standing } from '../support/test-table.js';

const held = (side: 'us' | 'ussr', ids: readonly CountryId[]): Standing =>
  Object.fromEntries(ids.map((id) => [id, side === 'us' ? [9, 0] : [0, 9]]));

describe('a region', () => {
  it.each<[Region, number, number, number]>([
    ['europe', 3, 7, 0],
    ['asia', 3, 7, 9],
    ['middle_east', 3, 5, 7],
    ['central_america', 1, 3, 5],
    ['south_america', 2, 5, 6],
    ['africa', 1, 4, 6],
  ])('%s: presence %i, domination %i, control %i', (region, presence, domination, control) => {
    const battlegrounds = countriesIn(region).filter(isBattleground);
    const others = countriesIn(region).filter((id) => !isBattleground(id));
    const plain = others.filter((id) => !['canada', 'afghanistan', 'finland', 'romania'].includes(id));
    const at = (ids: readonly CountryId[]): number =>
      scoreOf(position({ influence: held('us', ids) }), region).us.points;
    expect(at(plain.slice(0, 1))).toBe(presence);
    const bg = battlegrounds.filter((id) => !['poland', 'north_korea'].includes(id));
    expect(at([...plain.slice(0, 1), ...bg.slice(0, 1)])).toBe(domination + 1);
    const all = scoreOf(position({ influence: held('us', [...battlegrounds, ...plain.slice(0, 1)]) }), region).us;
    expect(all.level).toBe('control');
    expect(all.points).toBe(control + battlegrounds.length + all.bordering);
  });

  it('E21: Central America', () => {
    const state = position({
      influence: { ...held('ussr', ['cuba', 'haiti', 'dominican_republic']), guatemala: [1, 0], panama: [1, 0] },
    });
    const score = scoreOf(state, 'central_america');
    expect([score.us.points, score.ussr.points, score.net]).toEqual([1, 5, -4]);
  });

  it('E25: Africa, before and after Zaire falls', () => {
    const us = held('us', ['south_africa', 'angola', 'zaire', 'botswana']);
    const ussr = held('ussr', ['algeria', 'nigeria', 'zimbabwe']);
    expect(scoreOf(position({ influence: { ...us, ...ussr } }), 'africa').net).toBe(4);
    const after = position({ influence: { ...us, ...ussr, algeria: [0, 0], zaire: [0, 9] } });
    const score = scoreOf(after, 'africa');
    expect([score.us.level, score.ussr.level]).toEqual(['presence', 'presence']);
  });

  it('E26: three points less turn a US domination of Europe into a Soviet one', () => {
    const before: Standing = {
      ...held('us', ['west_germany', 'benelux', 'denmark', 'norway', 'spain_portugal']),
      france: [3, 0],
      italy: [3, 0],
      ...held('ussr', ['east_germany', 'poland', 'hungary', 'romania']),
    };
    expect(scoreOf(position({ influence: before }), 'europe').us.level).toBe('domination');
    const after: Standing = {
      ...held('us', ['benelux', 'spain_portugal']),
      west_germany: [4, 0],
      france: [1, 0],
      italy: [2, 1],
      ...held('ussr', ['east_germany', 'poland', 'hungary', 'romania']),
    };
    expect(scoreOf(position({ influence: after }), 'europe').ussr.level).toBe('domination');
  });

  it('E28: without a second country that is no battleground there is no domination', () => {
    const ussr = held('ussr', ['iraq', 'egypt', 'libya', 'saudi_arabia', 'jordan']);
    const with1 = position({ influence: { ...ussr, ...held('us', ['israel']) } });
    expect(scoreOf(with1, 'middle_east').ussr.level).toBe('domination');
    const broken = position({ influence: { ...ussr, jordan: [8, 9], ...held('us', ['israel']) } });
    expect(scoreOf(broken, 'middle_east').ussr.level).toBe('presence');
  });

  it('gives a point for each country next to the enemy superpower', () => {
    const state = position({ influence: held('ussr', ['cuba', 'mexico', 'guatemala']) });
    expect(scoreOf(state, 'central_america').ussr).toMatchObject({
      level: 'domination',
      bordering: 2,
      points: 3 + 2 + 2,
    });
  });

  it('counts Taiwan under Formosan Resolution while the US controls it, for the number of battlegrounds too', () => {
    const asia = countriesIn('asia').filter(isBattleground);
    const state = position({
      influence: { ...held('us', ['taiwan']), ...held('ussr', [...asia, 'vietnam']) },
      change: (s) => (s.effects.formosan = true),
    });
    expect(scoreOf(state, 'asia').us).toMatchObject({ battlegrounds: 1, points: 3 + 1 });
    expect(scoreOf(state, 'asia').ussr.level).toBe('domination');
    state.influence.taiwan = { us: 0, ussr: 0 };
    expect(scoreOf(state, 'asia').ussr.level).toBe('control');
    expect(regionsLed(state, 'ussr')).toBe(1);
  });
});

describe('a scoring card', () => {
  it('Southeast Asia: 1 a country, Thailand 2', () => {
    const state = position({
      influence: { ...held('us', ['thailand', 'malaysia']), ...held('ussr', ['vietnam']) },
    });
    expect(southeastAsiaScore(state)).toEqual({ us: 3, ussr: 1, net: 2 });
    run(scoreCard(new TestTable(state), 'southeast_asia'));
    expect(state.vp).toBe(2);
  });

  it('uses Shuttle Diplomacy up: one battleground and one country less for the USSR', () => {
    const shuttle = (ids: readonly CountryId[]): TestTable =>
      new TestTable(
        position({
          influence: held('ussr', ids),
          change: (s) => {
            s.effects.shuttleDiplomacy = true;
            s.front = ['shuttle_diplomacy'];
          },
        }),
      );
    const t = shuttle(['iraq', 'syria']);
    run(scoreCard(t, 'middle_east'));
    expect(t.state.vp).toBe(-3);
    expect(t.state.discard).toContain('shuttle_diplomacy');
    expect(t.state.effects.shuttleDiplomacy).toBe(false);
    const japan = shuttle(['japan', 'india']);
    run(scoreCard(japan, 'asia'), [['shuttle', ['japan']]]);
    expect(japan.state.vp).toBe(-(3 + 1));
    const other = shuttle(['iraq']);
    run(scoreCard(other, 'africa'));
    expect(other.state.effects.shuttleDiplomacy).toBe(true);
  });

  it('control of Europe wins at once', () => {
    const bgs = countriesIn('europe').filter(isBattleground);
    const state = position({ influence: held('ussr', [...bgs, 'hungary']) });
    expect(() => run(scoreCard(new TestTable(state), 'europe'))).toThrow(GameOver);
    expect(state.result).toEqual({ winner: 'ussr', ending: 'europe' });
  });
});

describe('victory points', () => {
  it('E22, E23: one marker for both sides', () => {
    const t = new TestTable(position({ change: (s) => (s.vp = -1) }));
    gainVp(t, 'us', 2);
    expect(t.state.vp).toBe(1);
    t.state.vp = 10;
    gainVp(t, 'ussr', 2);
    expect(t.state.vp).toBe(8);
  });

  it('20 wins at once', () => {
    const t = new TestTable(position({ change: (s) => (s.vp = 19) }));
    expect(() => gainVp(t, 'us', 3)).toThrow(GameOver);
    expect(t.state).toMatchObject({ vp: 20, result: { winner: 'us', ending: 'vp' } });
  });
});

describe('final scoring', () => {
  const final = (t: TestTable): TestTable['state'] => {
    expect(() => finalScoring(t)).toThrow(GameOver);
    return t.state;
  };

  it('sums all regions and The China Card without stopping at 20', () => {
    const everything = regions
      .filter((region) => region !== 'europe')
      .flatMap((region) => countriesIn(region))
      .filter((id) => id !== 'iran');
    const t = new TestTable(position({ influence: held('us', everything), change: (s) => (s.vp = -15) }));
    const state = final(t);
    expect(state.vp).toBeGreaterThan(20);
    expect(t.keys.filter((key) => key === 'score.region')).toHaveLength(regions.length);
    expect(t.keys).toContain('final.total');
    expect(state.result).toEqual({ winner: 'us', ending: 'finalScoring' });
  });

  it('is a draw at 0 unless the option says otherwise; The China Card counts face down too', () => {
    const even = position({ change: (s) => (s.vp = 1) });
    even.china = { holder: 'ussr', faceUp: false };
    expect(final(new TestTable(even)).result).toEqual({ winner: null, ending: 'finalScoring' });
    const rule = position({ options: { drawIsWinFor: 'ussr' }, change: (s) => (s.vp = 1) });
    expect(final(new TestTable(rule)).result?.winner).toBe('ussr');
  });

  it('control of Europe wins before everything else', () => {
    const bgs = countriesIn('europe').filter(isBattleground);
    const state = position({ influence: held('us', [...bgs, 'benelux']), change: (s) => (s.vp = -19) });
    expect(final(new TestTable(state)).result).toEqual({ winner: 'us', ending: 'europe' });
  });

  it('the Late War scenario asks 20 VP of the US', () => {
    const state = position({ options: { scenario: 'late_war' }, change: (s) => (s.vp = 12) });
    expect(final(new TestTable(state)).result?.winner).toBe('ussr');
  });

  it('leaves Southeast Asia and Shuttle Diplomacy out', () => {
    const state = position({
      influence: held('ussr', ['iraq', 'burma']),
      change: (s) => {
        s.vp = 0;
        s.effects.shuttleDiplomacy = true;
      },
    });
    state.china = { holder: null, faceUp: false };
    // Presence in the Middle East with a battleground 3 + 1, presence in Asia 3.
    expect(final(new TestTable(state)).vp).toBe(-7);
  });
});

describe('Summit', () => {
  it('takes Taiwan for no battleground, whatever Formosan Resolution says of scoring', () => {
    const state = position({ influence: held('us', ['taiwan', 'malaysia']) });
    state.effects.formosan = true;
    expect(scoreOf(state, 'asia').us.level).toBe('domination');
    expect(regionsLed(state, 'us')).toBe(0);
  });
});
