// No number too large for a game comes into a position by hand: what counts up to it, or makes so many things, would end the whole program.
import { describe, expect, it } from 'vitest';
import { games } from '../../src/games/registry.js';
import { opsIds } from '../../src/games/downfall/data/orders.js';
import { SeededDice } from '../../src/table/dice.js';
import type { AnyGame } from '../../src/table/game.js';
import { isPossible } from '../../src/table/possible.js';
import { ann, dan, refusal, testTable } from '../support/table.js';

const table = testTable();

const kinds = [...games.values()].map((game) => [game.id, game] as const);

/** Where numbers stand in a position, options aside: they have bounds of their own. */
function numbersIn(part: unknown, path: readonly string[] = []): readonly (readonly string[])[] {
  if (typeof part === 'number') return [path];
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([key, inner]) => numbersIn(inner, [...path, key]));
}

function withNumber(state: object, path: readonly string[], value: number): object {
  const copy = structuredClone(state);
  let part = copy as Record<string, unknown>;
  for (const step of path.slice(0, -1)) part = part[step] as Record<string, unknown>;
  part[path.at(-1) ?? ''] = value;
  return copy;
}

describe('a position by hand', () => {
  it.each(kinds)('of %s has no number beyond what a game counts', (_, game: AnyGame) => {
    const { state } = game.setup(game.options.parse({}), new SeededDice('bounds'));
    expect(isPossible(game, state)).toBe(true);
    // Of a hundred units one is like another.
    const paths = new Map(
      numbersIn(state).map((path) => [path.map((step) => step.replace(/\d+/, '#')).join('.'), path]),
    );
    const taken = [...paths].filter(([, path]) => isPossible(game, withNumber(state, path, 100_001)));
    expect(taken.map(([name]) => name)).toEqual([]);
  });

  it('of Axis & Allies holds no goods that no money could buy', async () => {
    const game = games.get('axis-and-allies-1942');
    if (game === undefined) throw new Error('no Axis & Allies');
    const play = table.play({ games: new Map([[game.id, game]]) });
    const settings = { quiet: null, readyCheck: false, rollback: 'host' } as const;
    const place = { guildId: 'guild', kind: game.id, name: null, language: 'en', options: {}, paces: {} } as const;
    const { id } = await play.create(dan, { ...place, settings });
    await play.join(id, ann, 'ussr');
    await play.start(id, dan.id, true);
    const put = async (path: readonly string[], value: unknown): Promise<readonly string[]> =>
      refusal(play.repair(id, dan.id, { path, value }, 'oops'));
    for (const ware of ['infantry', 'carrier', 'complex']) {
      expect(await put(['bought', ware], 100_000_000)).toEqual(['refuse.repairRules']);
      expect(await put(['bought', ware], 50_000)).toEqual(['refuse.repairRules']);
    }
    expect(await put(['treasury', 'ussr'], 50_000)).toEqual(['refuse.repairRules']);
    await play.repair(id, dan.id, { path: ['bought', 'infantry'], value: 3 }, 'they had been bought');
  });

  it('of Downfall marches no farther than any order goes', () => {
    const game = games.get('downfall');
    if (game === undefined) throw new Error('no Downfall');
    const { state } = game.setup(game.options.parse({}), new SeededDice('bounds'));
    const order = (mp: number): object => ({ ...state, order: { ...anOrder, mp } });
    expect(isPossible(game, order(12))).toBe(true);
    expect(isPossible(game, order(50_000))).toBe(false);
  });
});

const anOrder = {
  faction: 'soviet',
  source: opsIds[0],
  steps: ['move'],
  moves: ['any'],
  mostUnits: null,
  primary: [],
  attacks: 0,
  freeAttacks: 0,
  special: [],
  naval: false,
  partisans: false,
  drm: 0,
  noEnemyAir: false,
  portsOnly: null,
  begun: true,
  attacked: [],
  defended: [],
  struck: [],
  prepared: [],
  then: 'event',
};
