// Pieces that leave the board by their owner's will: what is asked, what is said in advance, and that nobody waits for it.
import { describe, expect, it } from 'vitest';
import { quartermasterGeneral } from '../../../../src/games/quartermaster-general/index.js';
import { optionsSchema } from '../../../../src/games/quartermaster-general/options.js';
import { instructionsWith } from '../../../../src/games/quartermaster-general/questions/instructions.js';
import { ownPieces, withdrawQuestion } from '../../../../src/games/quartermaster-general/questions/withdraw.js';
import { byNation, type QmgState } from '../../../../src/games/quartermaster-general/state.js';
import { view } from '../../../../src/games/quartermaster-general/view.js';
import { plainInstruction, type Instructed } from '../../../../src/table/instruction.js';
import type { Answer } from '../../../../src/table/question.js';
import { replay, type Given } from '../../../../src/table/replay.js';
import { position } from '../support/play.js';

const rules = instructionsWith(() => undefined);
const board = position('united-kingdom', { italy: ['italy', 'north-africa'], 'united-kingdom': ['united-kingdom'] });

/** What Italy's word makes of the standing question in the Play step of the United Kingdom. */
function made(value: Answer, filter: Answer | null = null): Instructed | undefined {
  const said = { ...plainInstruction('withdraw', value), filter };
  return rules.answer(withdrawQuestion(board, 'italy', 'play'), [said], view(board, 'italy'));
}

describe('what is said in advance', () => {
  it('is offered to every nation with pieces, in its own turn as in others', () => {
    const offered = (seat: string): boolean => rules.offers(board, seat).some(({ key }) => key === 'withdraw');
    expect([offered('italy'), offered('united-kingdom'), offered('japan')]).toEqual([true, true, false]);
  });

  it('takes off what is named, as far as it is there, once', () => {
    expect(made(['north-africa'])).toEqual({ kind: 'answer', value: ['north-africa'], keys: ['withdraw'] });
    expect(made(['north-africa', 'balkans'])).toMatchObject({ value: ['north-africa'] });
    expect(made(['balkans'])).toMatchObject({ kind: 'handBack', keys: ['withdraw'] });
  });

  it('waits for the turn and the step that were named', () => {
    expect(made(['north-africa'], ['turn:united-kingdom'])).toMatchObject({ kind: 'answer' });
    expect(made(['north-africa'], ['turn:germany', 'turn:united-kingdom', 'step:play'])).toMatchObject({
      kind: 'answer',
    });
    expect(made(['north-africa'], ['turn:japan'])).toBeUndefined();
    expect(made(['north-africa'], ['step:supply'])).toBeUndefined();
  });
});

it('asks nobody who has not said so, and takes nothing off', () => {
  const question = withdrawQuestion(board, 'italy', 'play');
  expect([question.idle, question.fallback()]).toEqual(['standing', []]);
});

it('names pieces, Air Forces, and those of France and China', () => {
  const pieces = { ...board.pieces, 'western-europe': ['france' as const] };
  const state: QmgState = { ...board, pieces, options: optionsSchema.parse({ totalWar: true }) };
  state.air = { 'western-europe': ['france'], 'united-kingdom': ['united-kingdom'] };
  expect(ownPieces(state, 'united-kingdom').map(({ id }) => id)).toEqual([
    'air@united-kingdom',
    'air-france@western-europe',
    'united-kingdom',
    'france@western-europe',
  ]);
});

it('a turn with an empty hand and an empty deck passes without a question to anybody', () => {
  const state = position('italy', { italy: ['italy'], japan: ['japan'] });
  Object.assign(state, { hand: byNation(() => []), deck: byNation(() => []) });
  let checkpoint = { phase: 'start', state: state as object, draws: 0 };
  for (const phase of ['start', 'play', 'supply', 'victory', 'discard']) {
    expect(checkpoint.phase).toBe(phase);
    const given: Given[] = [];
    for (;;) {
      const { progress } = replay(quartermasterGeneral, 'nothing', checkpoint, given);
      if (progress.kind === 'next') {
        checkpoint = progress.checkpoint;
        break;
      }
      const [open] = progress.kind === 'waiting' ? progress.open : [];
      if (open?.question.form.kind !== 'choose') throw new Error('nobody is asked');
      const stands = open.question.idle === 'standing' || open.question.form.options().length === 1;
      expect([phase, open.question.key, stands]).toEqual([phase, open.question.key, true]);
      const value = open.question.fallback();
      given.push({ question: open.id, seat: open.question.seat, value, by: 'forced', final: true });
    }
  }
});
