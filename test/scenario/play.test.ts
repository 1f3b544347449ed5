// What a scenario says when something comes out otherwise than it expects.
import { describe, expect, it } from 'vitest';
import { diplomacy } from '../../src/games/diplomacy/index.js';
import { twilightStruggle } from '../../src/games/twilight-struggle/index.js';
import { scenarioFile } from '../../src/scenario/format.js';
import { playScenario } from '../../src/scenario/play.js';
import type { AnyGame } from '../../src/table/game.js';

function faults(game: AnyGame, scenario: object): readonly string[] {
  const file = scenarioFile.parse({ game: game.id, title: '', scenarios: [{ name: 'wrong on purpose', ...scenario }] });
  return file.scenarios.flatMap((one) => playScenario(game, one, () => []).faults);
}

describe('judged orders', () => {
  it('are compared one by one, and the position with its lists in any order', () => {
    const position = { units: ['france A par', 'germany A ber'] };
    const orders = { france: [{ order: 'A par - bur', verdict: 'fails' }, 'A par - xyz'] };
    const wanted = (units: readonly string[]): object => ({
      position,
      steps: [{ orders, expect: { state: { units } } }],
    });
    expect(faults(diplomacy, wanted(['france A par', 'germany A ber']))).toEqual([
      'step 1: of “A par - bur” verdict is "succeeds", not "fails"',
      'step 1: cannot read “A par - xyz”: unread.unknown-word',
      'step 1: state.units is ["france A bur","germany A ber"], not ["france A par","germany A ber"]',
    ]);
    expect(faults(diplomacy, wanted(['germany A ber', 'france A bur']))).toHaveLength(2);
  });

  it('are compared by what else came of them', () => {
    const position = { units: ['france A par', 'france A mos'], owners: { france: ['par'] } };
    const step = { phase: 'adjustment', orders: {}, expect: { facts: { removed: ['france A par'] } } };
    expect(faults(diplomacy, { position, steps: [step] })).toEqual([
      'step 1: facts.removed is ["france A mos"], not ["france A par"]',
    ]);
  });

  it('leave a position that can be played on', () => {
    const steps = [
      { orders: { france: ['A par - bur'] } },
      { seat: 'france', answer: [{ subject: 'bur', path: ['move', 'mun'] }] },
      { deadline: true, expect: { state: { season: 'autumn' }, reports: ['result.fails'] } },
    ];
    expect(faults(diplomacy, { steps })).toEqual([]);
  });

  it('are only for games that can judge them', () => {
    expect(() => faults(twilightStruggle, { steps: [{ orders: { us: ['coup'] } }] })).toThrow('twilight-struggle');
  });
});
