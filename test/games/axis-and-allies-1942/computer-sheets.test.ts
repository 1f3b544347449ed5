// What the computer player of Axis & Allies 1942 orders stands as a whole: a sheet that is refused loses every move on it.
import { describe, expect, it } from 'vitest';
import { advances } from '../../../src/games/axis-and-allies-1942/computer/advance.js';
import { attacks } from '../../../src/games/axis-and-allies-1942/computer/attack.js';
import {
  boldManner,
  usualManner,
  waryManner,
  type Manner,
} from '../../../src/games/axis-and-allies-1942/computer/manner.js';
import { think } from '../../../src/games/axis-and-allies-1942/computer/plain.js';
import { axisAndAllies1942 } from '../../../src/games/axis-and-allies-1942/index.js';
import { movesQuestion } from '../../../src/games/axis-and-allies-1942/questions/moves.js';
import type { AaState } from '../../../src/games/axis-and-allies-1942/state.js';
import type { AaView } from '../../../src/games/axis-and-allies-1942/view.js';
import { check } from '../../../src/table/answer.js';
import type { AnyGame } from '../../../src/table/game.js';
import type { Sheet } from '../../../src/table/question.js';
import { asComputer, playOut } from '../../support/contract.js';
import { order, position, put, sentFrom } from './sample.js';

const game: AnyGame = axisAndAllies1942;

/** What is ordered in the noncombat move, which must be accepted. */
function accepted(state: AaState): Sheet {
  state.step = 'noncombat';
  const sheet = advances(state, usualManner);
  expect(check(movesQuestion(state), sheet)).toMatchObject({ ok: true });
  return sheet;
}

describe('a carrier', () => {
  /** A carrier two zones from a laden transport that nobody guards, with fighters over it that have no flight left. */
  const withFighters = (fighters: number): AaState => {
    const state = position('usa', [
      ['usa', 'sz2', { carrier: 1, fighter: fighters }],
      ['usa', 'sz8', { transport: 1 }],
      ['usa', 'western_united_states', { infantry: 3 }],
      ['germany', 'germany', { infantry: 4 }],
    ]);
    const ship = state.units.find(({ type }) => type === 'transport');
    for (const unit of put(state, 'usa', 'sz8', { infantry: 1 })) unit.aboard = ship?.id ?? null;
    for (const unit of state.units) if (unit.type === 'fighter') unit.left = 0;
    return state;
  };

  it('does not sail from under fighters that could then not come down', () => {
    expect(accepted(withFighters(0))).toContainEqual(order('sz2', { carrier: 1 }, 'sz8'));
    const sheet = accepted(withFighters(2));
    expect(sentFrom(sheet, 'sz2')).toBe(0);
    // The others move all the same.
    expect(sentFrom(sheet, 'western_united_states')).toBeGreaterThan(0);
  });

  it('sails though another fighter is lost wherever it sails', () => {
    const state = withFighters(0);
    for (const unit of put(state, 'usa', 'sz25', { fighter: 1 })) unit.left = 0;
    expect(accepted(state)).toContainEqual(order('sz2', { carrier: 1 }, 'sz8'));
  });
});

describe('an attack', () => {
  it('leaves no transports alone among enemy warships, and others are made all the same', () => {
    const state = position('uk', [
      ['uk', 'sz6', { transport: 1, destroyer: 1 }],
      ['germany', 'sz6', { cruiser: 1 }],
      ['germany', 'sz8', { transport: 1 }],
      ['uk', 'sz27', { destroyer: 1 }],
      ['germany', 'sz24', { transport: 1 }],
    ]);
    state.step = 'combatMove';
    const sheet = attacks(state, usualManner);
    expect(check(movesQuestion(state), sheet)).toMatchObject({ ok: true });
    expect(sheet).toEqual([order('sz27', { destroyer: 1 }, 'sz24')]);
  });
});

describe('moves in whole games', () => {
  const manners: readonly Manner[] = [usualManner, boldManner, waryManner];
  const computer = asComputer(game, 'usual');

  it.each(['b', 'h'])('are accepted as they were thought of (%s)', { timeout: 120_000 }, (seed) => {
    const asked = { combatMoves: 0, noncombatMoves: 0 };
    playOut(game, game.options.parse({ lastRound: 2 }), {
      seed,
      chooser: (open, replayed, dice) => {
        const { question } = open;
        if (question.key === 'combatMoves' || question.key === 'noncombatMoves') {
          asked[question.key] += 1;
          const view = game.view(replayed.state, question.seat) as AaView;
          for (const manner of manners) {
            expect(check(question, think(question, view, manner))).toMatchObject({ ok: true });
          }
        }
        return computer(open, replayed, dice);
      },
    });
    expect(asked.combatMoves).toBeGreaterThanOrEqual(8);
    expect(asked.noncombatMoves).toBeGreaterThanOrEqual(8);
  });
});
