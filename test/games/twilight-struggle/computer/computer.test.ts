// The computer player: legal, careful, far better than chance, and knows no more than its seat.
import { describe, expect, it } from 'vitest';
import { SeededDice } from '../../../../src/table/dice.js';
import type { Level } from '../../../../src/table/levels.js';
import type { Answer, Question } from '../../../../src/table/question.js';
import { simulate } from '../../../../src/table/simulate.js';
import { twilightStruggle } from '../../../../src/games/twilight-struggle/index.js';
import type { TwilightState } from '../../../../src/games/twilight-struggle/state.js';
import { modeWay } from '../../../../src/games/twilight-struggle/questions/card-uses.js';
import { legalModes } from '../../../../src/games/twilight-struggle/rules/card-uses.js';
import { chooseHeadlines } from '../../../../src/games/twilight-struggle/phases/headline.js';
import { actionRound } from '../../../../src/games/twilight-struggle/phases/round.js';
import { askAndUse } from '../../../../src/games/twilight-struggle/phases/play-card.js';
import { firstQuestion, position, TestTable, type Given } from '../support/test-table.js';
import { duel } from './duel.js';

function answered(question: Question, state: TwilightState, level: Level = 'usual'): Answer {
  const view = twilightStruggle.view(state, question.seat);
  return twilightStruggle.computer({ question, view, seat: question.seat, dice: new SeededDice('answer'), level });
}

function asked(given: Given): { question: Question; state: TwilightState } {
  const state = position(given);
  return { question: firstQuestion(actionRound(new TestTable(state))), state };
}

/** What the USSR is asked for its headline. */
function headline(state: TwilightState): Question {
  state.round = 0;
  state.phasing = null;
  const step = chooseHeadlines(new TestTable(state)).next();
  if (step.done === true || step.value.kind !== 'together') throw new Error('no headlines');
  const branch = step.value.branches.find(({ id }) => id === 'ussr');
  if (branch === undefined) throw new Error('no headline of the USSR');
  return firstQuestion(branch.script());
}

describe('against the random player', () => {
  it.each(['one', 'two', 'three', 'four', 'five', 'six'])(
    'it wins (%s)',
    (seed) => {
      const own = ['one', 'three', 'five'].includes(seed) ? 'us' : 'ussr';
      const players = { us: 'random', ussr: 'random', [own]: 'computer' } as const;
      expect(duel(seed, players).winner).toBe(own);
    },
    180_000,
  );
});

describe('a beginner', () => {
  it.each(['one', 'two'])('wins against the random one as well (%s)', (seed) => {
    const own = seed === 'one' ? 'us' : 'ussr';
    const players = { us: 'random', ussr: 'random', [own]: 'computer' } as const;
    expect(duel(seed, players, {}, undefined, 'beginner').winner).toBe(own);
  });
});

/** The seat on turn plays its round out by the computer player's answers. */
function playsRound(state: TwilightState, level: Level = 'usual'): void {
  const answer = (question: Question): Answer => answered(question, state, level);
  simulate({ state, dice: new SeededDice('round'), answer }, (t) => actionRound(t));
}

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
  }, 600_000);

  it('does not play a card that ends the world while it holds another', () => {
    const state = position({
      influence: { poland: [0, 4], east_germany: [0, 4], angola: [1, 1], iran: [2, 0] },
      ussr: ['duck_and_cover', 'cia_created', 'nasser'],
      us: ['fidel'],
      change: (at) => (at.defcon = 2),
    });
    for (const round of [1, 2, 3]) {
      state.round = round;
      state.phasing = 'ussr';
      playsRound(state);
    }
    // Nasser and The China Card are played, Duck and Cover may go to space.
    expect(state.result).toBeNull();
    expect(state.hands.ussr).toContain('cia_created');
  });

  it('keeps the card that ends the world to the end of the turn', () => {
    const state = position({
      influence: { poland: [0, 4], east_germany: [0, 4], angola: [0, 1], iran: [2, 0] },
      ussr: ['cia_created', 'nasser', 'fidel', 'decolonization'],
      us: ['nato', 'containment'],
      change: (at) => {
        at.defcon = 2;
        at.china = { holder: 'us', faceUp: true };
      },
    });
    for (const round of [4, 5, 6]) {
      state.round = round;
      state.phasing = 'ussr';
      playsRound(state);
    }
    expect(state.result).toBeNull();
    expect(state.hands.ussr).toEqual(['cia_created']);
  });

  it.each<Level>(['beginner', 'usual'])('plays it while DEFCON is high when it has no other way out (%s)', (level) => {
    const state = position({
      influence: { poland: [0, 4], east_germany: [0, 4], zaire: [1, 0], angola: [0, 2], iran: [2, 0], egypt: [0, 2] },
      ussr: ['blockade', 'special_relationship', 'cia_created', 'indo_pakistani_war'],
      us: ['korean_war', 'suez_crisis', 'duck_and_cover', 'decolonization', 'fidel'],
      change: (at) => {
        at.turn = 2;
        at.defcon = 4;
        at.milOps.ussr = 2;
        at.china = { holder: 'us', faceUp: true };
      },
    });
    // The US lowers DEFCON by a coup in each of its rounds.
    for (const round of [3, 4, 5, 6]) {
      state.round = round;
      state.phasing = 'ussr';
      playsRound(state, level);
      state.defcon = Math.max(2, state.defcon - 1);
    }
    expect(state.result).toBeNull();
    expect(state.hands.ussr).toEqual([]);
  });

  it('raises DEFCON by its own card when it could not play the rest of its hand otherwise', () => {
    const state = position({
      influence: { poland: [0, 4], cuba: [3, 6], mexico: [2, 0], nicaragua: [1, 0], iran: [2, 0], egypt: [0, 2] },
      us: ['lone_gunman', 'ortega_elected_in_nicaragua', 'how_i_learned_to_stop_worrying', 'iran_contra_scandal'],
      ussr: ['nato', 'an_evil_empire', 'the_reformer', 'awacs_sale_to_saudis'],
      change: (at) => {
        at.turn = 9;
        at.defcon = 2;
        at.space.us.box = 6;
        at.china = { holder: 'ussr', faceUp: true };
      },
    });
    for (const round of [5, 6, 7]) {
      state.round = round;
      state.phasing = 'us';
      playsRound(state);
      state.defcon = Math.max(2, state.defcon - 1);
    }
    expect(state.result).toBeNull();
  });

  it('headlines nothing that ends the world should the other headline lower DEFCON first', () => {
    const state = position({
      influence: {
        ...{ united_kingdom: [4, 0], west_germany: [6, 1], france: [1, 6], italy: [3, 0], austria: [1, 1] },
        ...{ east_germany: [0, 4], poland: [0, 4], romania: [3, 3], lebanon: [2, 1], syria: [1, 2] },
        ...{ iran: [4, 0], egypt: [2, 0], pakistan: [2, 0], japan: [4, 0], south_korea: [1, 1] },
        ...{ north_korea: [0, 3], algeria: [0, 2], nigeria: [0, 1], zaire: [1, 2], angola: [0, 5] },
        ...{ panama: [2, 0], cuba: [0, 3] },
      },
      us: ['truman_doctrine', 'decolonization', 'un_intervention', 'europe_scoring', 'duck_and_cover'],
      ussr: [
        ...(['arab_israeli_war', 'cia_created', 'nasser', 'the_cambridge_five', 'socialist_governments'] as const),
        ...(['vietnam_revolts', 'special_relationship', 'olympic_games'] as const),
      ],
      change: (at) => {
        at.turn = 3;
        at.defcon = 3;
        at.china = { holder: 'us', faceUp: true };
        at.space.ussr.box = 1;
      },
    });
    expect(answered(headline(state), state)).not.toEqual(['cia_created']);
  });

  it('sends the card that ends the world to space when nothing else is left', () => {
    const state = position({
      influence: { poland: [0, 4], angola: [1, 0] },
      ussr: ['duck_and_cover'],
      change: (at) => {
        at.round = 6;
        at.defcon = 2;
      },
    });
    const question = firstQuestion(askAndUse(new TestTable(state), 'ussr', 'duck_and_cover', 'round'));
    expect(answered(question, state)).toEqual(['space']);
  });

  it('strikes where DEFCON stays when the event that follows could lose the game', () => {
    const state = position({
      influence: { poland: [0, 4], angola: [2, 0], saharan_states: [2, 0], nigeria: [0, 1] },
      ussr: ['grain_sales_to_soviets', 'nasser'],
      us: ['nato'],
      change: (at) => (at.defcon = 3),
    });
    const script = askAndUse(new TestTable(state), 'ussr', 'grain_sales_to_soviets', 'round');
    script.next();
    const step = script.next(['coup']);
    if (step.done === true || step.value.kind !== 'ask') throw new Error('no question');
    expect(step.value.question.key).toBe('coupTarget');
    expect(answered(step.value.question, state)).toEqual(['saharan_states']);
  });

  it('fills no country above 12 points while there is another place', () => {
    const state = position({
      influence: { poland: [0, 12], east_germany: [11, 12], italy: [2, 0] },
      ussr: ['fidel', 'nasser'],
      us: ['nato'],
    });
    const script = askAndUse(new TestTable(state), 'ussr', 'fidel', 'round');
    script.next();
    const step = script.next(['influence']);
    if (step.done === true || step.value.kind !== 'ask') throw new Error('no question');
    const answer = answered(step.value.question, state);
    expect(answer).not.toHaveProperty('poland');
    expect(answer).not.toHaveProperty('east_germany');
  });

  it('plays a scoring card in the last round rather than be left with it', () => {
    const { question, state } = asked({
      influence: { poland: [0, 4], japan: [4, 0], thailand: [3, 0] },
      ussr: ['asia_scoring', 'nasser'],
      change: (at) => (at.round = 6),
    });
    expect(answered(question, state)).toEqual(['asia_scoring']);
  });

  it('is left with no scoring card at the end of a turn, however little it likes what they score', () => {
    const state = position({
      influence: {
        ...{ poland: [0, 4], east_germany: [0, 4], france: [0, 3], west_germany: [3, 0], italy: [1, 1] },
        ...{ thailand: [0, 3], south_korea: [0, 3], north_korea: [0, 3], pakistan: [0, 2], japan: [1, 0] },
      },
      us: ['asia_scoring', 'europe_scoring', 'nato', 'containment', 'norad'],
      ussr: ['fidel', 'nasser', 'blockade'],
    });
    for (const round of [3, 4, 5, 6]) {
      state.round = round;
      state.phasing = 'us';
      playsRound(state);
    }
    expect(state.hands.us).toHaveLength(1);
    expect(state.hands.us).not.toContain('asia_scoring');
    expect(state.hands.us).not.toContain('europe_scoring');
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

describe('levels', () => {
  it('play on the more often the stronger they are', () => {
    const { question, state } = asked({
      influence: { poland: [0, 4], italy: [3, 0], iran: [2, 0], angola: [1, 0], thailand: [1, 1] },
      ussr: ['nasser', 'decolonization', 'socialist_governments', 'olympic_games', 'containment'],
      us: ['nato', 'fidel', 'five_year_plan', 'asia_scoring'],
    });
    // Each time it plays on it deals the unseen cards anew.
    const deals = (level: Level): number => {
      const dice = new SeededDice('level');
      const view = twilightStruggle.view(state, question.seat);
      twilightStruggle.computer({ question, view, seat: question.seat, dice, level });
      return dice.draws;
    };
    expect(deals('usual')).toBeGreaterThan(2 * deals('beginner'));
    expect(deals('strong')).toBeGreaterThan(2 * deals('usual'));
  });
});

describe('what it knows', () => {
  const given: Given = {
    influence: { poland: [0, 4], italy: [3, 0], iran: [2, 0], angola: [1, 0], thailand: [1, 1] },
    ussr: ['nasser', 'decolonization', 'socialist_governments', 'olympic_games', 'containment'],
    us: ['nato', 'fidel', 'five_year_plan', 'asia_scoring'],
  };

  /** The question after some answers to the use of a card. */
  function within(state: TwilightState, answers: readonly Answer[]): Question {
    const script = askAndUse(new TestTable(state), 'ussr', 'socialist_governments', 'round');
    let step = script.next();
    for (const answer of answers) step = script.next(answer);
    if (step.done === true || step.value.kind !== 'ask') throw new Error('no question');
    return step.value.question;
  }

  it.each<readonly [string, Level, (state: TwilightState) => Question]>([
    ['a card', 'usual', (state) => firstQuestion(actionRound(new TestTable(state)))],
    ['a use', 'usual', (state) => within(state, [])],
    ['influence', 'usual', (state) => within(state, [['influence']])],
    ['a coup', 'usual', (state) => within(state, [['coup']])],
    ['a headline', 'usual', headline],
    ['a card, as a beginner', 'beginner', (state) => firstQuestion(actionRound(new TestTable(state)))],
  ])('answers the same when all that is hidden from it is replaced (%s)', (_, level, ask) => {
    const state = position(given);
    const question = ask(state);
    const hidden = twilightStruggle.conceal(state, 'ussr', new SeededDice('conceal'));
    expect(hidden.hands.us).not.toEqual(state.hands.us);
    const first = answered(question, state, level);
    expect(answered(question, hidden, level)).toEqual(first);
    expect(answered(question, state, level)).toEqual(first);
  });
});
