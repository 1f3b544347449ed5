// A planned turn: each question takes what comes next, what is not possible any more is handed back, and what it brings is foreseen.
import { describe, expect, it } from 'vitest';
import type { CardId } from '../../../../src/games/quartermaster-general/data/cards.js';
import type { Nation } from '../../../../src/games/quartermaster-general/data/nations.js';
import { quartermasterGeneral } from '../../../../src/games/quartermaster-general/index.js';
import { byNation, type QmgState } from '../../../../src/games/quartermaster-general/state.js';
import { check } from '../../../../src/table/answer.js';
import { plainInstruction, type Instructed } from '../../../../src/table/instruction.js';
import { position, questionIn, run } from '../support/play.js';

const { instructions } = quartermasterGeneral;

const cards = (nation: Nation, ids: readonly CardId[]): Record<Nation, CardId[]> =>
  byNation((one) => (one === nation ? [...ids] : []));

const state = position(
  'germany',
  { germany: ['germany', 'eastern-europe'], 'soviet-union': ['moscow', 'ukraine'] },
  {
    hand: cards('germany', ['ger-land-battle', 'ger-build-army', 'ger-sea-battle']),
    status: cards('germany', ['ger-blitzkrieg']),
  },
);

function made(
  answers: readonly (readonly string[])[],
  plan: readonly string[],
  at: QmgState = state,
): Instructed | undefined {
  const replayed = run(at, 'play', answers);
  const view = quartermasterGeneral.view(replayed.state as QmgState, 'germany');
  return instructions?.answer(questionIn(replayed), [plainInstruction('turn', plan)], view);
}

function foreseen(at: QmgState, plan: readonly string[]): readonly unknown[] {
  const value = instructions?.offers(at, 'germany').find(({ key }) => key === 'turn')?.value;
  if (value === undefined) throw new Error('no plan is offered');
  const checked = check(value, plan);
  return checked.ok ? (checked.review.warnings ?? []) : [];
}

describe('a planned turn', () => {
  const plan = ['ger-land-battle', 'ukraine', 'ger-blitzkrieg', 'ukraine', 'discard', 'ger-sea-battle'];

  it('gives each question what comes next, and keeps the rest', () => {
    expect(made([], plan)).toEqual({ kind: 'answer', value: ['ger-land-battle'], keys: ['turn'], left: plan.slice(1) });
    expect(made([['ger-land-battle']], plan.slice(1))).toMatchObject({ value: ['ukraine'], left: plan.slice(2) });
    const battled = [['ger-land-battle'], ['ukraine']];
    expect(made(battled, plan.slice(2))).toMatchObject({ value: ['ger-blitzkrieg'], left: plan.slice(3) });
  });

  it('passes over a card that had no occasion, and asks where it says nothing', () => {
    const battled = [['ger-land-battle'], ['ukraine']];
    expect(made(battled, ['ger-dive-bombers', 'moscow', 'ger-blitzkrieg', 'ukraine'])).toMatchObject({
      value: ['ger-blitzkrieg'],
      left: ['ukraine'],
    });
    expect(made(battled, ['stop'])).toMatchObject({ kind: 'answer', value: [] });
    expect(made(battled, ['discard', 'ger-sea-battle'])).toBeUndefined();
    expect(made([['ger-land-battle']], ['ger-blitzkrieg'])).toBeUndefined();
  });

  it('is handed back when the world has changed', () => {
    expect(made([], ['ger-plunder'])).toMatchObject({ kind: 'handBack', keys: ['turn'] });
    expect(made([['ger-land-battle']], ['moscow'])).toMatchObject({ kind: 'handBack', keys: ['turn'] });
  });

  it('says beforehand what it gives and what would be out of supply', () => {
    const args = (plan: readonly string[], at = state): unknown => foreseen(at, plan)[0];
    expect(args(['ger-build-army', 'western-europe'])).toMatchObject({ key: 'outlook.safe', args: { count: 4 } });
    expect(args(['ger-build-army'])).toMatchObject({ key: 'outlook.safe', args: { count: 2 } });
    const cut = { ...structuredClone(state), active: 'japan' as const };
    cut.pieces.hawaii = ['germany'];
    expect(args(['ger-build-army', 'western-europe'], cut)).toMatchObject({ key: 'outlook.starving' });
  });

  it('is meant for one turn: the one that goes on, or the next', () => {
    const until = (active: Nation): number | undefined =>
      instructions?.offers({ ...state, active }, 'japan').find(({ key }) => key === 'turn')?.until;
    expect([until('germany'), until('japan'), until('italy')]).toEqual([1, 1, 2]);
  });
});
