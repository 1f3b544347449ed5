// The tips of the first-turn coach: each game has a handful, in an unbroken order, each for a question the game really asks.
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { games } from '../../src/games/registry.js';

/** The source of a game's rules, without its words. */
function sourceOf(id: string): string {
  const folder = `src/games/${id}`;
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !path.startsWith('words'))
    .map((path) => readFileSync(`${folder}/${path}`, 'utf8'))
    .join('\n');
}

it.each([...games])('the tips of %s belong to its questions', (id, game) => {
  const pairs = Object.keys(game.words.en).flatMap((key) => {
    const [, question, n] = /^coach\.(.+)\.(\d+)$/.exec(key) ?? [];
    return question === undefined ? [] : [{ question, n: Number(n) }];
  });
  expect(pairs.length).toBeGreaterThanOrEqual(5);
  expect(pairs.length).toBeLessThanOrEqual(8);
  const source = sourceOf(id);
  for (const question of new Set(pairs.map((pair) => pair.question))) {
    expect(source, question).toContain(`'${question}'`);
    const numbers = pairs.filter((pair) => pair.question === question).map(({ n }) => n);
    expect(numbers).toEqual(numbers.map((_, at) => at + 1));
  }
});
