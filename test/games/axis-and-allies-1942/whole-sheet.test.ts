// Combat moves are judged by how they end: each order may be legal after those before it, and the sheet not.
import { describe, expect, it } from 'vitest';
import { movesQuestion } from '../../../src/games/axis-and-allies-1942/questions/moves.js';
import { faultOf } from '../../../src/games/axis-and-allies-1942/rules/whole-sheet.js';
import type { AaState } from '../../../src/games/axis-and-allies-1942/state.js';
import { check } from '../../../src/table/answer.js';
import type { Order } from '../../../src/table/question.js';
import { order, position, put } from './sample.js';

/** Why a sheet is refused; nothing when it is accepted. */
function refused(state: AaState, step: 'combatMove' | 'noncombat', sheet: readonly Order[]): readonly string[] {
  state.step = step;
  const checked = check(movesQuestion(state), sheet);
  return checked.ok ? [] : checked.refusals.map(({ key }) => key);
}

/** What is offered next to a group after some orders. */
function offered(state: AaState, sheet: readonly Order[], next: Order): readonly string[] {
  state.step = 'combatMove';
  const { form } = movesQuestion(state);
  return form.step(next, sheet).options.map(({ id }) => id);
}

/** Puts infantry aboard a transport that has come with it from an earlier turn. */
function load(state: AaState, zone: 'sz6' | 'sz7' | 'sz10'): void {
  const ship = state.units.find(({ space, type }) => space === zone && type === 'transport');
  for (const unit of put(state, 'uk', zone, { infantry: 1 })) unit.aboard = ship?.id ?? null;
}

const landing = order('united_kingdom', { infantry: 2 }, 'sz6', 'norway');

describe('a landing beside a submarine', () => {
  const covered = (more: Readonly<Record<string, number>> = {}): AaState =>
    position('uk', [
      ['uk', 'united_kingdom', { infantry: 2 }],
      ['uk', 'sz6', { transport: 1, destroyer: 1, ...more }],
      ['germany', 'sz6', { submarine: 1 }],
      ['germany', 'sz8', { transport: 1 }],
      ['germany', 'norway', { infantry: 1 }],
    ]);

  it('is not left by the warship that covers it, in whichever order that is said', () => {
    const leaving = order('sz6', { destroyer: 1 }, 'sz8');
    expect(refused(covered(), 'combatMove', [landing])).toEqual([]);
    expect(refused(covered(), 'combatMove', [landing, leaving])).toHaveLength(1);
    expect(refused(covered(), 'combatMove', [leaving, landing])).toHaveLength(1);
    expect(offered(covered(), [landing], order('sz6', { destroyer: 1 }))).toEqual([]);
  });

  it('may be left by one of two', () => {
    const leaving = order('sz6', { destroyer: 1 }, 'sz8');
    expect(refused(covered({ cruiser: 1 }), 'combatMove', [landing, leaving])).toEqual([]);
  });

  it('may be left by one when another comes, and is judged when the sheet is handed in', () => {
    const state = covered();
    put(state, 'uk', 'sz3', { cruiser: 1 });
    const leaving = order('sz6', { destroyer: 1 }, 'sz8');
    expect(offered(state, [landing], order('sz6', { destroyer: 1 }))).toContain('sz8');
    expect(refused(state, 'combatMove', [landing, leaving])).toEqual(['refuse.landingUncovered']);
    expect(refused(state, 'combatMove', [landing, leaving, order('sz3', { cruiser: 1 }, 'sz6')])).toEqual([]);
  });

  it('names the order that uncovers it, not one that came after', () => {
    const state = covered();
    put(state, 'uk', 'sz3', { cruiser: 1 });
    state.step = 'combatMove';
    const leaving = order('sz6', { destroyer: 1 }, 'sz8');
    const checked = check(movesQuestion(state), [landing, leaving, order('sz3', { cruiser: 1 }, 'sz8')]);
    expect(checked).toMatchObject({
      refusals: [{ args: { order: { args: { from: { key: 'space.sz6' } } }, zone: { key: 'space.sz6' } } }],
    });
  });
});

describe('transports among enemy warships', () => {
  const hostile = (): AaState =>
    position('uk', [
      ['uk', 'sz6', { transport: 1, destroyer: 1 }],
      ['germany', 'sz6', { cruiser: 1 }],
      ['germany', 'norway', { infantry: 1 }],
    ]);

  it('are not left alone by those that flee, and may flee with them', () => {
    const away = order('sz6', { destroyer: 1 }, 'sz3');
    expect(refused(hostile(), 'combatMove', [away])).toEqual(['refuse.leftAlone']);
    expect(refused(hostile(), 'combatMove', [away, order('sz6', { transport: 1 }, 'sz3')])).toEqual([]);
    expect(refused(hostile(), 'combatMove', [order('sz6', { destroyer: 1, transport: 1 }, 'sz3')])).toEqual([]);
  });

  it('that are to land are not left by the warship that fights for them', () => {
    const state = hostile();
    load(state, 'sz6');
    const ashore = order('sz6', { infantry: 1 }, 'norway');
    expect(refused(state, 'combatMove', [ashore])).toEqual([]);
    expect(offered(state, [ashore], order('sz6', { destroyer: 1 }))).toEqual([]);
  });
});

it('a transport that nobody has covered from the first may stay where it lies', () => {
  const state = position('uk', [
    ['uk', 'sz7', { transport: 1 }],
    ['germany', 'sz7', { cruiser: 1 }],
  ]);
  expect(faultOf(state, state)).toBeUndefined();
});

describe('a deck that a fighter relies on', () => {
  // The fighter can come back only when the carrier sails to meet it.
  const far = (): AaState =>
    position('japan', [
      ['japan', 'sz50', { carrier: 1, fighter: 1 }],
      ['japan', 'sz51', { destroyer: 1 }],
      ['usa', 'sz50', { submarine: 1 }],
      ['usa', 'sz54', { destroyer: 1 }],
    ]);
  const out = order('sz50', { fighter: 1 }, 'sz54');
  const hunt = order('sz51', { destroyer: 1 }, 'sz50');

  it('is not brought into a battle by another ship, before or after', () => {
    expect(refused(far(), 'combatMove', [out])).toEqual([]);
    expect(refused(far(), 'combatMove', [hunt])).toEqual([]);
    expect(refused(far(), 'combatMove', [out, hunt])).toHaveLength(1);
    expect(refused(far(), 'combatMove', [hunt, out])).toHaveLength(1);
    expect(offered(far(), [out], order('sz51', { destroyer: 1 }))).not.toContain('sz50');
  });
});

describe('unloading after combat', () => {
  it('is done beside an enemy submarine, from where the ship lies or after sailing there', () => {
    const state = position('uk', [
      ['uk', 'sz7', { transport: 1 }],
      ['uk', 'sz10', { transport: 1 }],
      ['germany', 'sz7', { submarine: 1 }],
    ]);
    load(state, 'sz7');
    load(state, 'sz10');
    expect(refused(state, 'noncombat', [order('sz7', { infantry: 1 }, 'united_kingdom')])).toEqual([]);
    expect(refused(state, 'noncombat', [order('sz10', { infantry: 1 }, 'sz7', 'united_kingdom')])).toEqual([]);
  });

  it('is not done among enemy warships, though an own one is there', () => {
    const state = position('uk', [
      ['uk', 'sz7', { transport: 1, destroyer: 1 }],
      ['germany', 'sz7', { cruiser: 1 }],
    ]);
    load(state, 'sz7');
    expect(refused(state, 'noncombat', [order('sz7', { infantry: 1 }, 'united_kingdom')])).toHaveLength(1);
  });
});
