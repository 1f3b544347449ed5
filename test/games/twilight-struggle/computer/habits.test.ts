// What a player who knows the cards does with the dear ones: The China Card, UN Intervention, headlines, and Europe.
import { describe, expect, it } from 'vitest';
import { SeededDice } from '../../../../src/table/dice.js';
import type { Answer, Question } from '../../../../src/table/question.js';
import { isCardId, isOpponents, type CardId } from '../../../../src/games/twilight-struggle/data/cards.js';
import type { Side } from '../../../../src/games/twilight-struggle/data/terms.js';
import { twilightStruggle } from '../../../../src/games/twilight-struggle/index.js';
import { chooseHeadlines } from '../../../../src/games/twilight-struggle/phases/headline.js';
import { askAndUse } from '../../../../src/games/twilight-struggle/phases/play-card.js';
import { actionRound } from '../../../../src/games/twilight-struggle/phases/round.js';
import type { TwilightState } from '../../../../src/games/twilight-struggle/state.js';
import { firstQuestion, position, TestTable, type Standing } from '../support/test-table.js';

const seeds: readonly string[] = ['one', 'two', 'three', 'four'];

function answered(question: Question, state: TwilightState, seed: string): Answer {
  const view = twilightStruggle.view(state, question.seat);
  return twilightStruggle.computer({ question, view, seat: question.seat, dice: new SeededDice(seed), level: 'usual' });
}

function only(answer: Answer): string {
  if (!Array.isArray(answer) || typeof answer[0] !== 'string') throw new Error('no choice');
  return answer[0];
}

/** The card a side plays in its round, for some seeds. */
function cardsPlayed(state: TwilightState, side: Side): readonly string[] {
  state.phasing = side;
  return seeds.map((seed) => only(answered(firstQuestion(actionRound(new TestTable(state))), state, seed)));
}

/** How it uses a card. */
function useOf(state: TwilightState, side: Side, id: string, seed = 'one'): string {
  if (!isCardId(id)) throw new Error(`no card: ${id}`);
  state.phasing = side;
  return only(answered(firstQuestion(askAndUse(new TestTable(state), side, id, 'round')), state, seed));
}

/** The headlines of a side. */
function headlines(state: TwilightState, side: Side): readonly string[] {
  state.round = 0;
  state.phasing = null;
  const step = chooseHeadlines(new TestTable(state)).next();
  if (step.done === true || step.value.kind !== 'together') throw new Error('no headlines');
  const branch = step.value.branches.find(({ id }) => id === side);
  if (branch === undefined) throw new Error('no headline');
  const question = firstQuestion(branch.script());
  return seeds.map((seed) => only(answered(question, state, seed)));
}

/** The board as it is set up, the USSR in Iran. */
const opening: Standing = {
  ...{ united_kingdom: [5, 0], west_germany: [4, 0], italy: [3, 0], canada: [2, 0], finland: [0, 1] },
  ...{ east_germany: [0, 4], poland: [0, 4], yugoslavia: [0, 1], syria: [0, 1], iraq: [0, 1], iran: [0, 2] },
  ...{ israel: [1, 0], australia: [4, 0], japan: [1, 0], south_korea: [1, 0], north_korea: [0, 3] },
  ...{ philippines: [1, 0], panama: [1, 0], south_africa: [1, 0] },
};

/** A board some turns later. */
const late: Standing = {
  ...{ united_kingdom: [5, 0], italy: [4, 0], canada: [2, 0], finland: [0, 1], yugoslavia: [0, 3] },
  ...{ east_germany: [0, 4], poland: [0, 4], syria: [0, 2], iraq: [0, 3], iran: [2, 0], egypt: [0, 2] },
  ...{ israel: [2, 0], lebanon: [1, 0], afghanistan: [0, 2], pakistan: [2, 0], india: [0, 3], thailand: [2, 0] },
  ...{ japan: [4, 0], south_korea: [3, 0], north_korea: [0, 3], australia: [4, 0], vietnam: [0, 1] },
  ...{ philippines: [2, 0], panama: [2, 0], mexico: [2, 0], cuba: [0, 3], angola: [1, 0], zaire: [1, 0] },
  ...{ south_africa: [2, 0], algeria: [0, 2], chile: [2, 0], venezuela: [0, 2] },
};

describe('The China Card', () => {
  it('is not the first card of a turn by a side that has Operations enough', () => {
    const state = position({
      influence: {
        ...opening,
        ...{ denmark: [1, 0], benelux: [1, 0], west_germany: [5, 0], france: [1, 1], spain_portugal: [1, 0] },
        ...{ italy: [4, 0], greece: [1, 0], austria: [1, 0], iraq: [0, 0], iran: [3, 0], egypt: [0, 2] },
        ...{ afghanistan: [0, 2], pakistan: [0, 2], vietnam: [0, 2] },
      },
      us: [
        ...(['romanian_abdication', 'independent_reds', 'norad', 'korean_war', 'warsaw_pact_formed'] as const),
        'formosan_resolution',
      ],
      ussr: ['nasser', 'fidel', 'nato', 'decolonization', 'five_year_plan', 'defectors'],
      change: (at) => {
        at.turn = 2;
        at.defcon = 3;
        at.milOps.ussr = 3;
        at.space.ussr.box = 1;
        at.china = { holder: 'us', faceUp: true };
      },
    });
    expect(cardsPlayed(state, 'us')).not.toContain('the_china_card');
  });

  it('decides Asia before it is scored', () => {
    // India and Pakistan are free, and the US cannot come there before the scoring.
    const state = position({
      influence: {
        ...opening,
        ...{ thailand: [2, 0], japan: [4, 0], south_korea: [3, 1], malaysia: [2, 0] },
        ...{ afghanistan: [0, 2], burma: [0, 1], laos_cambodia: [0, 1], vietnam: [0, 2] },
      },
      ussr: ['asia_scoring', 'nasser'],
      us: ['containment', 'nato', 'marshall_plan'],
      change: (at) => {
        at.turn = 3;
        at.round = 5;
        at.defcon = 2;
        at.milOps.ussr = 2;
      },
    });
    expect(cardsPlayed(state, 'ussr')).toEqual(seeds.map(() => 'the_china_card'));
  });
});

describe('UN Intervention', () => {
  const hand: readonly CardId[] = ['un_intervention', 'nasser', 'suez_crisis', 'fidel', 'containment', 'nato', 'norad'];

  it('does not go on the smallest event of the hand', () => {
    const state = position({ influence: opening, us: hand, ussr: ['blockade'], change: (at) => (at.defcon = 4) });
    const cancelled = cardsPlayed(state, 'us').filter((id, n) => useOf(state, 'us', id, seeds[n]) === 'cancel');
    expect(cancelled).toEqual([]);
  });

  it.each(['one', 'two', 'four', 'five'])('covers an event that would take the middle of Europe (%s)', (seed) => {
    const state = position({
      influence: { ...opening, france: [3, 0], israel: [4, 0] },
      us: ['un_intervention', 'suez_crisis', 'nato'],
      ussr: ['blockade'],
      change: (at) => {
        at.round = 5;
        at.defcon = 3;
        at.milOps.us = 3;
        at.space.us.attempts = 1;
      },
    });
    expect(useOf(state, 'us', 'suez_crisis', seed)).toBe('cancel');
  });
});

describe('Europe', () => {
  /** What NATO's Operations are spent on once Blockade has emptied West Germany. */
  function answerToBlockade(others: readonly CardId[], france: readonly [number, number], seed: string): Answer {
    const state = position({
      influence: { ...late, west_germany: [0, 0], france, south_africa: [3, 0], chile: [2, 0] },
      us: [...others, 'nato', 'containment', 'norad', 'nuclear_test_ban'],
      ussr: ['fidel', 'nasser', 'decolonization', 'olympic_games', 'romanian_abdication'],
      change: (at) => {
        at.round = 3;
        at.phasing = 'us';
        at.defcon = 2;
        at.milOps.us = 2;
      },
    });
    const script = askAndUse(new TestTable(state), 'us', 'nato', 'round');
    script.next();
    const step = script.next(['influence']);
    if (step.done === true || step.value.kind !== 'ask') throw new Error('no question');
    return answered(step.value.question, state, seed);
  }

  it.each(seeds)('gets back what Blockade took from West Germany before it is scored (%s)', (seed) => {
    expect(answerToBlockade(['europe_scoring'], [3, 0], seed)).toMatchObject({ west_germany: 4 });
  });

  it.each(seeds)('gets it back when no scoring is in sight (%s)', (seed) => {
    expect(answerToBlockade([], [4, 1], seed)).toMatchObject({ west_germany: 4 });
  });
});

describe('Operations before the event of their card', () => {
  /** What is placed with Fidel, whose event takes all from the US in Cuba, or with a card of the same value that lets nothing occur. */
  function placed(card: CardId, seed: string): Readonly<Record<string, unknown>> {
    const state = position({
      influence: { ...late, west_germany: [4, 0], france: [3, 0], cuba: [1, 0], guatemala: [1, 0], chile: [3, 0] },
      us: [card, 'central_america_scoring', 'nuclear_test_ban', 'norad'],
      ussr: ['blockade', 'nasser', 'decolonization', 'olympic_games', 'romanian_abdication'],
      change: (at) => {
        at.turn = 4;
        at.round = 3;
        at.phasing = 'us';
        at.defcon = 2;
        at.milOps.us = 2;
      },
    });
    const script = askAndUse(new TestTable(state), 'us', card, 'round');
    script.next();
    const step = script.next(['influence']);
    if (step.done === true || step.value.kind !== 'ask') throw new Error('no question');
    return answered(step.value.question, state, seed) as Readonly<Record<string, unknown>>;
  }

  it('place nothing for it to take away', () => {
    expect(seeds.filter((seed) => 'cuba' in placed('independent_reds', seed))).not.toEqual([]);
    expect(seeds.filter((seed) => 'cuba' in placed('fidel', seed))).toEqual([]);
  });
});

describe('headlines', () => {
  it.each<readonly [string, number, readonly CardId[]]>([
    [
      'Romanian Abdication',
      2,
      [
        'romanian_abdication',
        'arab_israeli_war',
        'who_lost_china',
        'olympic_games',
        'nasser',
        'korean_war',
        'nuclear_test_ban',
        'captured_nazi_scientist',
      ],
    ],
    [
      'Arab-Israeli War',
      2,
      [
        'fidel',
        'the_cambridge_five',
        'blockade',
        'un_intervention',
        'marshall_plan',
        'defectors',
        'captured_nazi_scientist',
        'arab_israeli_war',
      ],
    ],
    [
      'Allende',
      5,
      [
        'socialist_governments',
        'che',
        'the_voice_of_america',
        'kremlin_flu',
        'arab_israeli_war',
        'allende',
        'duck_and_cover',
        'flower_power',
        'brush_war',
      ],
    ],
    [
      'Quagmire',
      5,
      [
        'first_lightning',
        'non_aligned_movement',
        'oas_founded',
        'quagmire',
        'flower_power',
        'one_small_step',
        'vietnam_revolts',
        'kitchen_debates',
        'puppet_governments',
      ],
    ],
  ])("of the US are not the other side's events (%s)", (_, turn, hand) => {
    const state = position({
      influence: { ...late, west_germany: [5, 1], france: [3, 2] },
      us: hand,
      ussr: ['fidel', 'nasser', 'decolonization', 'cia_created', 'de_gaulle_leads_france', 'olympic_games'].filter(
        (id): id is CardId => isCardId(id) && !hand.includes(id),
      ),
      change: (at) => {
        at.turn = turn;
        at.defcon = 4;
      },
    });
    expect(headlines(state, 'us').filter((id) => isCardId(id) && isOpponents('us', id))).toEqual([]);
  });
});
