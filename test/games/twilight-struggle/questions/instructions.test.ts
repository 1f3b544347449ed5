// Instructions: what they answer, and what they leave to the player.
import { describe, expect, it } from 'vitest';
import { check } from '../../../../src/table/answer.js';
import type { Answer, Question } from '../../../../src/table/question.js';
import { actionRound } from '../../../../src/games/twilight-struggle/phases/round.js';
import { plainInstruction } from '../../../../src/table/instruction.js';
import { instructions } from '../../../../src/games/twilight-struggle/questions/instructions.js';
import { view } from '../../../../src/games/twilight-struggle/view.js';
import { position, TestTable, type Given } from '../support/test-table.js';

/** Plays the USSR's round with these answers and gives the question then open. */
function upTo(given: Given, answers: readonly Answer[]): { question: Question; table: TestTable } {
  const table = new TestTable(position(given));
  const script = actionRound(table);
  let step = script.next();
  for (const answer of answers) step = script.next(answer);
  if (step.done === true || step.value.kind !== 'ask') throw new Error('no question');
  return { question: step.value.question, table };
}

function answered(given: Given, answers: readonly Answer[], laid: Record<string, Answer>): Answer | undefined {
  const { question, table } = upTo(given, answers);
  const kept = Object.entries(laid).map(([key, value]) => plainInstruction(key, value));
  const found = instructions.answer(question, kept, view(table.state, question.seat));
  const answer = found?.kind === 'answer' ? found.value : undefined;
  if (answer !== undefined) expect(check(question, answer).ok).toBe(true);
  return answer;
}

const marshall: Given = { ussr: ['marshall_plan', 'fidel'], influence: { poland: [0, 3] } };
const played = [['marshall_plan'], ['eventFirst']];

describe('a list of countries', () => {
  it('spreads the points of an own event the other side plays', () => {
    const list = ['france', 'italy', 'west_germany', 'greece', 'turkey', 'benelux', 'denmark', 'norway'];
    expect(answered(marshall, played, { 'event.marshall_plan': list })).toEqual(
      Object.fromEntries(list.slice(0, 7).map((id) => [id, 1])),
    );
  });

  it('leaves the question to the player when it does not reach', () => {
    expect(answered(marshall, played, { 'event.marshall_plan': ['france'] })).toBeUndefined();
  });

  it('does not answer in the own round', () => {
    const own: Given = {
      us: ['marshall_plan', 'fidel'],
      change: (s) => (s.phasing = 'us'),
    };
    const list = ['france', 'italy', 'west_germany', 'greece', 'turkey', 'benelux', 'denmark'];
    expect(answered(own, [['marshall_plan'], ['event']], { 'event.marshall_plan': list })).toBeUndefined();
  });
});

describe('a rule', () => {
  const crisis: Given = {
    ussr: ['fidel', 'nato'],
    influence: { cuba: [0, 2], kenya: [1, 0] },
    change: (s) => (s.missileCrisis = 'ussr'),
  };

  it('asks about the crisis only before an own coup when told so', () => {
    const laid = { crisis: ['coupOnly'] };
    expect(answered(crisis, [], laid)).toEqual(['keep']);
    expect(answered(crisis, [['keep'], ['fidel'], ['coup']], laid)).toBeUndefined();
    expect(answered(crisis, [], { crisis: ['ask'] })).toBeUndefined();
    expect(answered(crisis, [], {})).toBeUndefined();
  });

  it('is offered to the side it concerns', () => {
    const state = position();
    const keys = (seat: string): readonly string[] => instructions.offers(state, seat).map(({ key }) => key);
    expect(keys('us')).toEqual(expect.arrayContaining(['norad', 'event.marshall_plan']));
    expect(keys('ussr')).not.toEqual(expect.arrayContaining(['norad']));
    expect(keys('ussr')).toContain('event.comecon');
    expect(keys('nobody')).toEqual([]);
  });
});
