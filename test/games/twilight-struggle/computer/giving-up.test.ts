// What the computer player gives up, and leaves: no way out of a dangerous card, nothing the other side could end the game with.
import { describe, expect, it } from 'vitest';
import { SeededDice } from '../../../../src/table/dice.js';
import type { Level } from '../../../../src/table/levels.js';
import type { Answer, Question } from '../../../../src/table/question.js';
import { twilightStruggle } from '../../../../src/games/twilight-struggle/index.js';
import type { CardId } from '../../../../src/games/twilight-struggle/data/cards.js';
import type { Side } from '../../../../src/games/twilight-struggle/data/terms.js';
import { askAndUse, playEvent } from '../../../../src/games/twilight-struggle/phases/play-card.js';
import { actionRound } from '../../../../src/games/twilight-struggle/phases/round.js';
import type { TwilightState } from '../../../../src/games/twilight-struggle/state.js';
import { firstQuestion, position, TestTable } from '../support/test-table.js';

function answered(question: Question, state: TwilightState, level: Level = 'usual'): Answer {
  const view = twilightStruggle.view(state, question.seat);
  return twilightStruggle.computer({
    question,
    view,
    seat: question.seat,
    dice: new SeededDice('give'),
    level,
  });
}

/** What is answered to the first question of an event. */
function answerTo(state: TwilightState, event: CardId, user: Side): Answer {
  return answered(firstQuestion(playEvent(new TestTable(state), event, { user, source: 'round' })), state);
}

describe('a card laid down for Blockade', () => {
  const hand = (dangerous: CardId): TwilightState =>
    position({
      influence: { west_germany: [4, 0], angola: [1, 0], poland: [0, 4] },
      us: [dangerous, 'salt_negotiations', 'nato'],
      ussr: ['nasser'],
      change: (at) => {
        at.round = 4;
        at.phasing = 'us';
        at.defcon = 2;
        at.space.us.attempts = 1;
        at.china = { holder: 'ussr', faceUp: true };
      },
    });

  it('is the smaller one', () => {
    expect(answerTo(hand('fidel'), 'blockade', 'us')).toEqual(['salt_negotiations']);
  });

  it('is not the one that makes a dangerous card safe', () => {
    expect(answerTo(hand('lone_gunman'), 'blockade', 'us')).toEqual(['nato']);
  });
});

describe('a card given for Missile Envy', () => {
  it('is one whose event the other side cannot use', () => {
    const state = position({
      influence: { poland: [0, 4], iran: [2, 0] },
      us: ['nato'],
      ussr: ['nasser', 'nuclear_subs', 'decolonization'],
      change: (at) => {
        at.turn = 4;
        at.phasing = 'us';
      },
    });
    expect(answerTo(state, 'missile_envy', 'us')).toEqual(['decolonization']);
  });
});

describe('events that ask', () => {
  it('let a drawn card be given back that would end the game in the hands of who drew it', () => {
    const state = position({
      influence: { angola: [1, 0], poland: [0, 4] },
      ussr: ['lone_gunman'],
      us: ['nato'],
      change: (at) => {
        at.phasing = 'us';
        at.defcon = 2;
      },
    });
    expect(answerTo(state, 'grain_sales_to_soviets', 'us')).toEqual(['return']);
  });

  it.each<readonly [string, number]>([
    ['yes', 10],
    ['no', 3],
  ])('end the game by Wargames only where that wins it (%s)', (answer, vp) => {
    const state = position({
      influence: { poland: [0, 4] },
      us: ['nato'],
      ussr: ['nasser'],
      change: (at) => {
        at.phasing = 'us';
        at.turn = 8;
        at.defcon = 2;
        at.vp = vp;
      },
    });
    expect(answerTo(state, 'wargames', 'us')).toEqual([answer]);
  });

  it('carry a war to where the other side loses by it', () => {
    const state = position({
      influence: { india: [3, 0], pakistan: [0, 2], poland: [0, 4] },
      us: ['nato'],
      ussr: ['nasser'],
    });
    expect(answerTo(state, 'indo_pakistani_war', 'ussr')).toEqual(['india']);
  });
});

describe('an eighth round', () => {
  const asked = (us: readonly CardId[]): Answer => {
    const state = position({
      influence: { angola: [1, 0], poland: [0, 4] },
      us,
      ussr: ['nasser'],
      change: (at) => {
        at.round = 8;
        at.phasing = 'us';
        at.defcon = 2;
        at.effects.northSeaOilRounds = true;
        at.china = { holder: 'ussr', faceUp: true };
      },
    });
    return answered(firstQuestion(actionRound(new TestTable(state))), state);
  };

  it('is left alone when only a dangerous card could be played in it', () => {
    expect(asked(['lone_gunman'])).toEqual(['no']);
  });

  it('is taken with a good card', () => {
    expect(asked(['lone_gunman', 'nato'])).toEqual(['yes']);
  });
});

describe('influence beside a card that lets the other side strike', () => {
  it.each<Level>(['beginner', 'usual'])('goes to no battleground that stood empty (%s)', (level) => {
    const state = position({
      influence: { poland: [0, 4], east_germany: [0, 4], cameroon: [0, 2], angola: [2, 0], iran: [2, 0] },
      ussr: ['cia_created', 'nasser'],
      us: ['nato'],
      change: (at) => {
        at.turn = 5;
        at.defcon = 2;
      },
    });
    const script = askAndUse(new TestTable(state), 'ussr', 'cia_created', 'round');
    script.next();
    const step = script.next(['influence']);
    if (step.done === true || step.value.kind !== 'ask') throw new Error('no question');
    const placed = Object.keys(answered(step.value.question, state, level));
    expect(placed).not.toContain('nigeria');
    expect(placed).not.toContain('zaire');
  });
});
