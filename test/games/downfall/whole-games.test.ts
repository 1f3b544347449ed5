// Whole games: at random to the last turn, and the computer player against one that answers at random, and against itself.
import { describe, expect, it } from 'vitest';
import type { CardId } from '../../../src/games/downfall/data/cards.js';
import type { EventId } from '../../../src/games/downfall/data/events.js';
import { ours } from '../../../src/games/downfall/data/own-files.js';
import type { ScenarioId } from '../../../src/games/downfall/data/scenarios.js';
import type { UnitType } from '../../../src/games/downfall/data/units.js';
import { downfall } from '../../../src/games/downfall/index.js';
import { check } from '../../../src/table/answer.js';
import { isOutcome, type Outcome } from '../../../src/table/game.js';
import type { Answer, Question } from '../../../src/table/question.js';
import { randomAnswer } from '../../../src/table/random-player.js';
import { SeededDice } from '../../../src/table/dice.js';
import { simulate } from '../../../src/table/simulate.js';
import { typeOf, type DownfallState } from '../../../src/games/downfall/state.js';

const sides = { western: ['western', 'okh'], soviet: ['soviet', 'okw'] } as const;

interface Played {
  readonly outcome: Outcome;
  readonly state: DownfallState;
  readonly asked: ReadonlySet<string>;
  /** Of those, what came without a place of the board, and so without a picture of it. */
  readonly unplaced: ReadonlySet<string>;
  /** Types of units that stood on the map. */
  readonly types: ReadonlySet<UnitType>;
  /** Events that came up. */
  readonly events: ReadonlySet<EventId>;
  /** Cards that were played or lost. */
  readonly spent: ReadonlySet<CardId>;
}

/** Plays a game to its end, each position checked on the way. */
function playOut(
  seed: string,
  answer: (question: Question, state: DownfallState, dice: SeededDice) => Answer,
  scenario: ScenarioId = 'overlord',
  lastTurn = 8,
): Played {
  const dice = new SeededDice(seed);
  const { state, phase: first } = downfall.setup(downfall.options.parse({ scenario, lastTurn }), dice);
  const asked = new Set<string>();
  const unplaced = new Set<string>();
  const types = new Set<UnitType>();
  const events = new Set<EventId>();
  const spent = new Set<CardId>();
  let phase = first;
  for (let n = 0; n < 20_000; n++) {
    const next = simulate(
      {
        state,
        dice,
        answer: (question) => {
          asked.add(question.key);
          if ((question.places ?? []).length === 0 && !isOffMap(question)) unplaced.add(question.key);
          return answer(question, state, dice);
        },
      },
      (t) => downfall.phase(phase, t),
    );
    downfall.invariants(state);
    events.add(state.events.current);
    for (const card of state.spent) spent.add(card);
    for (const id of ours.unitIds) if (state.units[id].status === 'map') types.add(typeOf(ours, id, state.units[id]));
    if (isOutcome(next)) return { outcome: next, state, asked, unplaced, types, events, spent };
    phase = next;
  }
  throw new Error('the game has no end');
}

/** Whether all that is offered lies beside the map: steps for the reserve, aircraft in the pool. */
function isOffMap({ form }: Question): boolean {
  if (form.kind === 'orders') return form.subjects([]).every(({ id }) => id === 'reserve');
  return form.kind === 'choose' && form.options().every(({ id }) => id === 'pool');
}

/** About cards, initiative and tracks. */
const placeless = ['shortage', 'warfare', 'warfareWay'];

/** Games at random whose cards and questions are put together: in one alone a late card may stay in its deck. */
const mostRandom = 24;

describe('a whole game', () => {
  it('comes to its end at random, and a few games ask for everything a game is made of', () => {
    const usual = [
      'order',
      'march',
      'attack',
      'loss',
      'retreat',
      'advance',
      'steps',
      'air',
      'airRemove',
      'battleCards',
      // Cards that come into the decks late.
      'A21',
      'W6',
    ];
    const seen = new Set<string>();
    for (let n = 1; n <= mostRandom && usual.some((one) => !seen.has(one)); n += 1) {
      const game = playOut(`seen ${String(n)}`, (question, _state, dice) => randomAnswer(question, dice));
      expect(game.outcome.kind).not.toBe('stopped');
      expect(placeless).toEqual(expect.arrayContaining([...game.unplaced]));
      for (const one of [...game.asked, ...game.spent]) seen.add(one);
    }
    expect([...seen]).toEqual(expect.arrayContaining(usual));
  });

  it.each([
    ['husky', 4],
    ['campaign', 2],
  ] as const)('of %s comes through its first turns at random, by sea and by land', (scenario, lastTurn) => {
    const { outcome, state, asked, unplaced, types, events } = playOut(
      `random ${scenario}`,
      (question, _state, dice) => randomAnswer(question, dice),
      scenario,
      lastTurn,
    );
    expect(outcome.kind).not.toBe('stopped');
    expect(state.turn).toBeLessThanOrEqual(lastTurn);
    expect([...asked]).toEqual(expect.arrayContaining(['navalAttack', 'order', 'march', 'attack', 'loss', 'warfare']));
    expect(placeless).toEqual(expect.arrayContaining([...unplaced]));
    expect(types.size).toBeGreaterThan(5);
    expect(events.size).toBeGreaterThan(9);
  });

  it.each(['western', 'soviet'] as const)('is won by the computer on the %s side against random answers', (side) => {
    const { outcome } = playOut(`against ${side}`, (question, state, dice) => {
      const seats: readonly string[] = sides[side];
      if (!seats.includes(question.seat)) return randomAnswer(question, dice);
      const view = downfall.view(state, question.seat);
      const given = downfall.computer({ question, view, seat: question.seat, dice });
      expect(check(question, given)).toMatchObject({ ok: true });
      return given;
    });
    expect(outcome.winners).toEqual([...sides[side]]);
  });

  it.each(['husky', 'campaign'] as const)('of %s ends between computers, with fights at sea on the way', (scenario) => {
    const { outcome, state, asked } = playOut(
      `computers ${scenario}`,
      (question, position, dice) => {
        const view = downfall.view(position, question.seat);
        return downfall.computer({ question, view, seat: question.seat, dice });
      },
      scenario,
    );
    expect(outcome.kind).not.toBe('stopped');
    expect(state.turn).toBeGreaterThan(4);
    expect([...asked]).toEqual(expect.arrayContaining(['navalAttack', 'navalLoss', 'warfare', 'steps', 'attack']));
  });
});
