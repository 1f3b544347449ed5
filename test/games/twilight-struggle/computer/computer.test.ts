// The computer player: legal, careful, far better than chance, and knows no more than its seat.
import { describe, expect, it } from 'vitest';
import { SeededDice } from '../../../../src/table/dice.js';
import type { Answer, Question } from '../../../../src/table/question.js';
import { twilightStruggle } from '../../../../src/games/twilight-struggle/index.js';
import type { TwilightState } from '../../../../src/games/twilight-struggle/state.js';
import { modeWay } from '../../../../src/games/twilight-struggle/questions/card-uses.js';
import { legalModes } from '../../../../src/games/twilight-struggle/rules/card-uses.js';
import { actionRound } from '../../../../src/games/twilight-struggle/phases/round.js';
import { askAndUse } from '../../../../src/games/twilight-struggle/phases/play-card.js';
import { firstQuestion, position, TestTable, type Given } from '../support/test-table.js';
import { duel } from './duel.js';

function answered(question: Question, state: TwilightState): Answer {
  const view = twilightStruggle.view(state, question.seat);
  return twilightStruggle.computer({ question, view, seat: question.seat, dice: new SeededDice('answer') });
}

function asked(given: Given): { question: Question; state: TwilightState } {
  const state = position(given);
  return { question: firstQuestion(actionRound(new TestTable(state))), state };
}

describe('against the random player', () => {
  it.each(['one', 'two', 'three', 'four', 'five', 'six'])('it wins (%s)', (seed) => {
    const own = ['one', 'three', 'five'].includes(seed) ? 'us' : 'ussr';
    const players = { us: 'random', ussr: 'random', [own]: 'computer' } as const;
    expect(duel(seed, players).winner).toBe(own);
  });
});

describe('care', () => {
  it('never takes a warned way while another one is left', () => {
    const reckless: string[] = [];
    const watch = (question: Question, answer: Answer): void => {
      const { form, key } = question;
      if (form.kind !== 'choose' || !Array.isArray(answer) || !['mode', 'coupTarget', 'headline'].includes(key)) return;
      const options = form.options();
      const warned = options.filter(
        ({ danger }) => danger?.key === 'danger.certain' || danger?.key === 'danger.nuclearCoup',
      );
      const taken = warned.filter(({ id }) => answer.includes(id));
      if (taken.length > 0 && warned.length < options.length)
        reckless.push(`${key} ${taken.map(({ id }) => id).join()}`);
    };
    duel('careful', { us: 'computer', ussr: 'computer' }, { scenario: 'late_war' }, watch);
    expect(reckless).toEqual([]);
  });

  it('does not play the card that ends the world while it holds another', () => {
    const { question, state } = asked({
      influence: { poland: [0, 4], east_germany: [0, 4], angola: [1, 0], iran: [2, 0] },
      ussr: ['duck_and_cover', 'cia_created', 'nasser'],
      us: ['fidel'],
      change: (at) => (at.defcon = 2),
    });
    expect(answered(question, state)).not.toContainEqual('duck_and_cover');
    expect(answered(question, state)).not.toContainEqual('cia_created');
  });

  it('plays a scoring card in the last round rather than be left with it', () => {
    const { question, state } = asked({
      influence: { poland: [0, 4], japan: [4, 0], thailand: [3, 0] },
      ussr: ['asia_scoring', 'nasser'],
      change: (at) => (at.round = 6),
    });
    expect(answered(question, state)).toEqual(['asia_scoring']);
  });

  it('takes the battleground coup that costs the other side the game', () => {
    const state = position({
      influence: { angola: [1, 0], nigeria: [0, 1], poland: [0, 4] },
      us: ['nato'],
      ussr: ['cia_created'],
      change: (at) => (at.defcon = 2),
    });
    const t = new TestTable(state);
    const script = askAndUse(t, 'ussr', 'cia_created', 'round');
    const first = script.next();
    if (first.done === true || first.value.kind !== 'ask') throw new Error('no question');
    const modes = legalModes(state, 'ussr', 'cia_created', 'round');
    expect(modes.map((mode) => modeWay(state, 'ussr', 'cia_created', mode, 'round').danger?.key)).toContain(
      'danger.opponentOps',
    );
    const use = script.next(['eventFirst']);
    if (use.done === true || use.value.kind !== 'ask') throw new Error('no question');
    expect(answered(use.value.question, state)).toEqual(['coup']);
    const target = script.next(['coup']);
    if (target.done === true || target.value.kind !== 'ask') throw new Error('no question');
    expect(answered(target.value.question, state)).toEqual(['nigeria']);
  });
});

describe('what it knows', () => {
  it('answers the same when all that is hidden from it is replaced', () => {
    const { question, state } = asked({
      influence: { poland: [0, 4], italy: [3, 0], iran: [2, 0] },
      ussr: ['nasser', 'fidel', 'decolonization', 'socialist_governments'],
      us: ['nato', 'containment', 'five_year_plan'],
    });
    const hidden = twilightStruggle.conceal(state, 'ussr', new SeededDice('conceal'));
    expect(hidden.hands.us).not.toEqual(state.hands.us);
    expect(answered(question, hidden)).toEqual(answered(question, state));
  });
});
