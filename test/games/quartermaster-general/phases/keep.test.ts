// The opening hands: chosen in secret and free to be changed until all are chosen, and never after.
import { describe, expect, it } from 'vitest';
import { quartermasterGeneral as game } from '../../../../src/games/quartermaster-general/index.js';
import { SeededDice } from '../../../../src/table/dice.js';
import { replay, undoable, type Given, type Replay } from '../../../../src/table/replay.js';

const seed = 'opening hands';

describe.each([
  ['ten cards', false, 3],
  ['the twelve of Total War', true, 5],
] as const)('of %s', (_, totalWar, buried) => {
  const dice = new SeededDice(seed);
  const start = game.setup(game.options.parse({ totalWar }), dice);
  const checkpoint = { ...start, draws: dice.draws };
  const after = (answers: readonly Given[]): Replay => replay(game, seed, checkpoint, answers);
  const { progress } = after([]);
  const all = (progress.kind === 'waiting' ? progress.open : []).map(({ id, question }): Given => ({
    question: id,
    seat: question.seat,
    value: question.fallback(),
    by: 'player',
    final: true,
  }));

  it('may be taken back as long as one is missing', () => {
    const five = all.slice(0, 5);
    expect(after(five).cameOut).toBe(false);
    expect(undoable(after(five), five, five[0]?.seat ?? '')).toEqual([0]);
  });

  it('stand once all have chosen, and what was not kept lies face down', () => {
    const done = after(all);
    expect(done.cameOut).toBe(true);
    for (const { seat } of all) expect(undoable(done, all, seat)).toEqual([]);
    const state = game.state.parse(done.state);
    expect(state.hand.germany).toHaveLength(7);
    expect(state.buried.germany).toHaveLength(buried);
    expect(game.view(state, 'japan').counts.germany.top).toBeNull();
  });
});
