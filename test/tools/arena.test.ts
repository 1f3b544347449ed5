// The arena: a player made stupid on purpose is told from one that thinks, from every side, and a match comes out the same again.
import { describe, expect, it } from 'vitest';
import { games } from '../../src/games/registry.js';
import { match } from '../../scripts/arena/match.js';
import { rivalNamed, type Rival } from '../../scripts/arena/rivals.js';
import { share } from '../../scripts/arena/results.js';

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
    const played = (of: number): ReturnType<typeof match> =>
      match({ game, options: game.options.parse({}), rivals, games: of, seed: 'stupid', mostPhases: 400 });
    const { won, even, undecided } = played(many);
    expect(won + undecided).toBeGreaterThan(many * even);
    expect(won).toBeGreaterThan(0);
    const [once, again] = [played(1), played(1)];
    expect([once.won, once.costs[0].decisions]).toEqual([again.won, again.costs[0].decisions]);
  });
});

it('says how sure a share is', () => {
  expect(share(12, 20)).toBe('12 of 20 (60 %, 39 to 78)');
  expect(share(0, 0)).toBe('none');
});
