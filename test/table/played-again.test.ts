// A file of a game that is played again: a phase longer than any real one is not kept, however legal each of its answers is.
import { expect, it } from 'vitest';
import { games } from '../../src/games/registry.js';
import { commitment, SeededDice, seedAt } from '../../src/table/dice.js';
import { playAgain } from '../../src/table/played-again.js';
import { replay } from '../../src/table/replay.js';

const seed = 'a seed of a file';

/** A game of Diplomacy that was stopped in its first phase, in which Austria has changed its orders so often. */
function file(changes: number): Uint8Array {
  const rules = games.get('diplomacy');
  if (rules === undefined) throw new Error('no Diplomacy');
  const options = rules.options.parse({});
  const dice = new SeededDice(seedAt(seed, [], [], 0));
  const { state, phase } = rules.setup(options, dice);
  const checkpoint = { phase, state, draws: dice.draws };
  const { progress } = replay(rules, seedAt(seed, [], [], dice.draws), checkpoint, []);
  const [asked] = progress.kind === 'waiting' ? progress.open : [];
  if (asked === undefined) throw new Error('nobody is asked');
  const {
    id: question,
    question: { seat },
  } = asked;
  const value = ['vie', 'bud', 'tri'].map((subject) => ({ subject, path: ['hold'] }));
  const answers = Array.from({ length: changes }, (_, index) => ({
    ...{ checkpoint: 0, index, question, seat, value, by: 'player', final: false, undoneAt: null },
  }));
  const game = {
    ...{ kind: rules.id, title: null, options: {}, endedAt: '2026-01-01T00:00:00.000Z', seed, settings: {} },
    ...{ seedHash: commitment(seed), outcome: { kind: 'stopped', winners: [] } },
  };
  const checkpoints = [{ number: 0, ...checkpoint }];
  const written = { format: 'fieldpost-game', version: 1, users: [], game, seats: [], checkpoints, answers };
  return new TextEncoder().encode(JSON.stringify(written));
}

it('is played again however often somebody has changed their mind, but for a phase that is too long to keep', () => {
  expect(playAgain(games, file(20)).kind).toBe('same');
  expect(playAgain(games, file(4_000)).kind).toBe('rules');
});
