// The arena: a player made stupid on purpose is told from one that thinks, from every side, and a match comes out the same again.
import { mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { games } from '../../src/games/registry.js';
import { SeededDice } from '../../src/table/dice.js';
import type { Answer, Question } from '../../src/table/question.js';
import { match, pairsOf } from '../../scripts/arena/match.js';
import { rivalNamed, type Rival } from '../../scripts/arena/rivals.js';
import { ratings } from '../../scripts/arena/ratings.js';
import { mean, share } from '../../scripts/arena/results.js';

/** Does whatever is offered first, or what the table would do in its absence. */
const stupid: Rival = {
  name: 'stupid',
  answer: ({ question }) => {
    const { form } = question;
    const [first] = form.kind === 'choose' ? form.options() : [];
    return first === undefined ? question.fallback() : [first.id];
  },
};

const wanted = [
  ['quartermaster-general', 'beginner', 4],
  ['diplomacy', 'beginner', 2],
  ['twilight-struggle', 'usual', 2],
] as const;

describe.each(wanted)('in %s', (id, level, many) => {
  it('who thinks beats who does not, and the same seed gives the same match', { timeout: 240_000 }, async () => {
    const game = games.get(id);
    if (game === undefined) throw new Error(id);
    const rivals = [await rivalNamed(game, level), stupid] as const;
    const played = async (of: number): ReturnType<typeof match> =>
      match({ game, options: game.options.parse({}), rivals, games: of, seed: 'stupid', mostPhases: 400 });
    const { won, even } = await played(many);
    expect(won).toBeGreaterThan(many * even);
    const [once, again] = [await played(1), await played(1)];
    expect([once.won, once.costs[0].decisions]).toEqual([again.won, again.costs[0].decisions]);
  });
});

it('tells what was won alone from what was shared, and how far ahead each side was', { timeout: 120_000 }, async () => {
  const game = games.get('diplomacy');
  if (game === undefined) throw new Error('no game');
  const { won, alone, byCamp, leads } = await match({
    game,
    // Whoever has a unit after the first year shares the game.
    options: game.options.parse({ lastYear: 1901 }),
    rivals: [await rivalNamed(game, 'beginner'), stupid],
    games: 8,
    seed: 'shared',
    mostPhases: 20,
  });
  expect(won).toBeCloseTo(8 / 7);
  expect(alone).toBe(0);
  expect(leads).toHaveLength(1);
  expect([...byCamp.values()].map(({ of, leads: each }) => [of, each.length])).toEqual([
    [2, 2],
    ...Array.from({ length: 6 }, () => [1, 1]),
  ]);
  for (const { leads: each } of byCamp.values()) for (const lead of each) expect(lead).toBeGreaterThan(1 / 7);
});

describe('other rivals', () => {
  const game = games.get('twilight-struggle');
  if (game === undefined) throw new Error('no game');

  it(
    'asks another program over a pipe, and takes the fallback for what it may not do',
    { timeout: 120_000 },
    async () => {
      const script = `process.stdin.on('data', (line) => console.log(JSON.stringify(
      JSON.parse(line).key === 'headline' ? { answer: ['no such card'] } : { choice: 1 })))`;
      const file = join(mkdtempSync(join(tmpdir(), 'arena-')), 'bot.mjs');
      writeFileSync(file, script);
      const bot = await rivalNamed(game, `program:${process.execPath} ${file}`);
      const { undecided, costs } = await match({
        game,
        options: game.options.parse({}),
        rivals: [bot, await rivalNamed(game, 'random')],
        games: 1,
        seed: 'pipe',
        mostPhases: 12,
      });
      bot.close?.();
      expect(undecided).toBe(1);
      expect(costs[0].decisions).toBeGreaterThan(5);
    },
  );

  it('plays as it did when it was kept', { timeout: 120_000 }, async () => {
    const kept = readdirSync(new URL('../../tools/arena/frozen', import.meta.url));
    expect(kept.length).toBeGreaterThan(0);
    for (const name of kept.map((file) => file.replace('.mjs.br', ''))) {
      const { costs } = await match({
        game,
        options: game.options.parse({}),
        rivals: [await rivalNamed(game, `frozen:${name}`), stupid],
        games: 1,
        seed: 'kept',
        mostPhases: 20,
      });
      expect(costs[0].decisions).toBeGreaterThan(2);
    }
  });

  it('takes what puts it ahead at once when it is greedy', async () => {
    const greedy = await rivalNamed(game, 'greedy');
    const question = {
      key: 'play',
      seat: 'one',
      form: { kind: 'choose', min: 1, max: 1, options: () => [{ id: 'low' }, { id: 'high' }] },
      fallback: () => ['low'],
    } as unknown as Question;
    const lead = (answer: Answer): number => (JSON.stringify(answer).includes('high') ? 3 : 0);
    const view = {};
    expect(greedy.answer({ question, view, seat: 'one', dice: new SeededDice('greedy'), lead })).toEqual(['high']);
  });
});

it('rates players by their results', () => {
  const rated = ratings([
    { one: 'strong', other: 'usual', won: 15, games: 20, even: 0.5 },
    { one: 'beginner', other: 'usual', won: 5, games: 20, even: 0.5 },
  ]);
  expect([...rated.keys()]).toEqual(['strong', 'usual', 'beginner']);
  expect(rated.get('strong')).toBeGreaterThan(120);
  expect(rated.get('usual')).toBe(0);
});

it('counts who is ahead over two games with sides swapped', () => {
  const won = { part: 1, lead: 2 };
  const lost = { part: 0, lead: -6 };
  const shared = { part: 0.5, lead: 0 };
  expect(pairsOf([won, won, won, lost, { part: 1, lead: 8 }, lost, shared, shared, shared, lost, won])).toEqual({
    won: 2,
    drawn: 1,
    lost: 2,
  });
});

it('says how far ahead', () => {
  expect(mean([1, 3, 2])).toBe('+2.00 (+0.87 to +3.13)');
  expect(mean([])).toBe('none');
});

it('says how sure a share is', () => {
  expect(share(12, 20)).toBe('12 of 20 (60 %, 39 to 78)');
  expect(share(0, 0)).toBe('none');
});
