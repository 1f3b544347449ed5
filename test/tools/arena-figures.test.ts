// The arena's figures: equals come out even from every side, leads and ratings have the right sign and size, and every rival is who it is called.
import { describe, expect, it } from 'vitest';
import { axisAndAllies1942 } from '../../src/games/axis-and-allies-1942/index.js';
import { games } from '../../src/games/registry.js';
import { levels } from '../../src/table/levels.js';
import type { AnyGame } from '../../src/table/game.js';
import { SeededDice } from '../../src/table/dice.js';
import type { Answer } from '../../src/table/question.js';
import { judgementOf, leadOf } from '../../scripts/arena/leads.js';
import { match, type MatchResult } from '../../scripts/arena/match.js';
import { ratings } from '../../scripts/arena/ratings.js';
import { rivalNamed, type Rival } from '../../scripts/arena/rivals.js';

function gameOf(id: string): AnyGame {
  const game = games.get(id);
  if (game === undefined) throw new Error(id);
  return game;
}

/** Lets everything be as the table would have it. */
const absent: Rival = { name: 'absent', answer: ({ question }) => question.fallback() };

function played(id: string, rivals: readonly [Rival, Rival], of: number, mostPhases: number): Promise<MatchResult> {
  const game = gameOf(id);
  return match({ game, options: game.options.parse({}), rivals, games: of, seed: 'figures', mostPhases });
}

describe('a match', () => {
  it('of a player against itself is even: both sides of a seed are one game', async () => {
    const random = await rivalNamed(gameOf('quartermaster-general'), 'random');
    const { won, undecided, leads, pairs } = await played('quartermaster-general', [random, random], 6, 2000);
    expect({ won, undecided, pairs }).toEqual({ won: 3, undecided: 0, pairs: { won: 0, drawn: 3, lost: 0 } });
    expect(leads).toEqual([0, 0, 0]);
  });

  it('counts each seed by itself in how far ahead a player is', async () => {
    const random = await rivalNamed(gameOf('quartermaster-general'), 'random');
    const { leads, byCamp } = await played('quartermaster-general', [random, absent], 6, 2000);
    expect(leads).toHaveLength(3);
    const mean = (figures: readonly number[]): number => figures.reduce((sum, one) => sum + one, 0) / figures.length;
    const each = [...byCamp.values()].flatMap((camp) => camp.leads);
    expect(each).toHaveLength(6);
    expect(mean(leads)).not.toBe(0);
    expect(mean(leads)).toBeCloseTo(mean(each));
  });

  it('that nobody has won counts an even share to each, and says that it is undecided', async () => {
    const { won, alone, undecided, byCamp, pairs } = await played('quartermaster-general', [absent, absent], 4, 1);
    expect({ won, alone, undecided }).toEqual({ won: 2, alone: 0, undecided: 4 });
    expect([...byCamp.values()].map((camp) => [camp.of, camp.won, camp.alone])).toEqual([
      [2, 1, 0],
      [2, 1, 0],
    ]);
    expect(pairs).toEqual({ won: 0, drawn: 2, lost: 0 });
  });
});

describe('how far ahead a camp is', () => {
  it('is the lead in points of its own side', () => {
    const downfall = gameOf('downfall');
    const { state } = downfall.setup(downfall.options.parse({}), new SeededDice('lead'));
    expect(leadOf('downfall', { ...state, vp: 3 }, ['western', 'okh'])).toBe(3);
    expect(leadOf('downfall', { ...state, vp: 3 }, ['soviet', 'okw'])).toBe(-3);
    const quartermaster = gameOf('quartermaster-general');
    const { state: six } = quartermaster.setup(quartermaster.options.parse({}), new SeededDice('lead'));
    const points = { ...six, vp: { axis: 12, allies: 7 } };
    expect(leadOf('quartermaster-general', points, ['germany', 'japan', 'italy'])).toBe(5);
    expect(leadOf('quartermaster-general', points, ['united-kingdom', 'soviet-union', 'united-states'])).toBe(-5);
  });

  it('is the lead in cities of its own side', () => {
    const { state } = axisAndAllies1942.setup(axisAndAllies1942.options.parse({}), new SeededDice('lead'));
    const before = leadOf('axis-and-allies-1942', state, ['germany', 'japan']) ?? 0;
    state.control.karelia_ssr = 'germany';
    expect(leadOf('axis-and-allies-1942', state, ['germany', 'japan'])).toBe(before + 2);
    expect(leadOf('axis-and-allies-1942', state, ['ussr', 'uk', 'usa'])).toBe(-before - 2);
  });
});

describe('a game of Axis & Allies that is broken off', () => {
  const game = gameOf('axis-and-allies-1942');
  const options = game.options.parse({});

  it('is judged by units and income', () => {
    const { state } = axisAndAllies1942.setup(axisAndAllies1942.options.parse({}), new SeededDice('judged'));
    const before = judgementOf('axis-and-allies-1942', state, ['germany', 'japan'])?.ahead ?? 0;
    expect(judgementOf('axis-and-allies-1942', state, ['ussr', 'uk', 'usa'])?.ahead).toBe(-before);
    // A fighter of ten IPC is lost, and a territory of four changes hands.
    const lost = state.units.findIndex(({ type, power }) => type === 'fighter' && power === 'uk');
    state.units.splice(lost, 1);
    state.control.caucasus = 'germany';
    expect(judgementOf('axis-and-allies-1942', state, ['germany', 'japan'])?.ahead).toBe(before + 10 + 8);
    expect(judgementOf('downfall', state, ['western'])).toBeUndefined();
  });

  it('ends after its round, and counts as decided', { timeout: 60_000 }, async () => {
    const rivals = [absent, absent] as const;
    const result = await match({ game, options, rivals, games: 2, seed: 'off', mostPhases: 400, rounds: 1 });
    expect(result.undecided).toBe(0);
    // Nobody has done anything: whoever is ahead at the start wins from that side.
    expect(result.won).toBe(1);
  });
});

it('rates who wins what equals would win like its rival, however many share a game', () => {
  const rated = ratings([{ one: 'equal', other: 'usual', won: 10, games: 70, even: 1 / 7 }]);
  expect(rated.get('equal')).toBeCloseTo(0, 3);
});

describe('a rival', () => {
  const game = gameOf('twilight-struggle');
  const isNoneOfToday: AnyGame = {
    ...game,
    computer: () => {
      throw new Error('today’s player was asked');
    },
  };

  it.each(levels)('%s plays at its own level', async (level) => {
    const asked: unknown[] = [];
    const listening: AnyGame = {
      ...game,
      computer: (context) => {
        asked.push(context.level);
        return context.question.fallback();
      },
    };
    await match({
      game,
      options: game.options.parse({}),
      rivals: [await rivalNamed(listening, level), absent],
      games: 1,
      seed: 'level',
      mostPhases: 3,
    });
    expect(new Set(asked)).toEqual(new Set([level]));
  });

  it('that was kept gives the answers it gave, and today’s player is not asked', { timeout: 120_000 }, async () => {
    const kept = await rivalNamed(isNoneOfToday, 'frozen:2026-11-first:beginner');
    const given: Answer[] = [];
    const noted: Rival = {
      name: kept.name,
      answer: async (context) => {
        const answer = await kept.answer(context);
        given.push(answer);
        return answer;
      },
    };
    const options = game.options.parse({});
    await match({ game, options, rivals: [noted, absent], games: 1, seed: 'kept', mostPhases: 12 });
    // Today's player thinks of Egypt where that one thought of Angola and Panama.
    expect(given).toEqual([
      { west_germany: 4, italy: 3 },
      ['nuclear_test_ban'],
      ['norad'],
      ['influence'],
      { iran: 1, angola: 1, panama: 1 },
      ['suez_crisis'],
      ['influence'],
      { zaire: 1, north_korea: 1 },
    ]);
  });
});
