// Ways out of a hand that can end the world: what takes them away, and what only seems to.
import { describe, expect, it } from 'vitest';
import { SeededDice } from '../../../../src/table/dice.js';
import type { Answer, Question } from '../../../../src/table/question.js';
import { planHand, planWithout } from '../../../../src/games/twilight-struggle/computer/plan.js';
import { fatalFirst, headlineRisk } from '../../../../src/games/twilight-struggle/computer/headlines.js';
import { eventRisk } from '../../../../src/games/twilight-struggle/computer/plays.js';
import type { CardId } from '../../../../src/games/twilight-struggle/data/cards.js';
import type { Side } from '../../../../src/games/twilight-struggle/data/terms.js';
import { twilightStruggle } from '../../../../src/games/twilight-struggle/index.js';
import { eraCards } from '../../../../src/games/twilight-struggle/options.js';
import { chooseHeadlines } from '../../../../src/games/twilight-struggle/phases/headline.js';
import { askAndUse, playEvent } from '../../../../src/games/twilight-struggle/phases/play-card.js';
import { trappedRound } from '../../../../src/games/twilight-struggle/phases/trap.js';
import { fatalDraws } from '../../../../src/games/twilight-struggle/rules/perils.js';
import type { TwilightState } from '../../../../src/games/twilight-struggle/state.js';
import { firstQuestion, position, TestTable } from '../support/test-table.js';

const seeds: readonly string[] = ['one', 'two', 'three', 'four'];

/** A side in a round of six at DEFCON 2, which can be struck in Angola. */
function left(
  side: Side,
  round: number,
  hand: readonly CardId[],
  change: (state: TwilightState) => void = () => undefined,
): TwilightState {
  return position({
    influence: { poland: [0, 4], west_germany: [4, 0], angola: side === 'us' ? [1, 0] : [0, 1] },
    [side]: hand,
    change: (state) => {
      state.round = round;
      state.phasing = side;
      state.defcon = 2;
      state.china = { holder: side === 'us' ? 'ussr' : 'us', faceUp: false };
      change(state);
    },
  });
}

const spent = (side: Side) => (state: TwilightState) => {
  state.space[side].attempts = 1;
};

function worth(state: TwilightState, side: Side = 'ussr'): number {
  return planHand(state, side, () => -1).value;
}

function answered(question: Question, state: TwilightState, seed: string): Answer {
  const view = twilightStruggle.view(state, question.seat);
  return twilightStruggle.computer({ question, view, seat: question.seat, dice: new SeededDice(seed), level: 'usual' });
}

describe('Five Year Plan', () => {
  it('either draws the one card kept that ends the world, or makes it the next to be played', () => {
    expect(worth(left('ussr', 3, ['five_year_plan', 'cia_created', 'nasser', 'fidel'], spent('ussr')))).toBeLessThan(
      -300,
    );
  });

  it('harms nobody once the dangerous card has gone to space', () => {
    expect(worth(left('ussr', 4, ['five_year_plan', 'duck_and_cover']))).toBeGreaterThan(-100);
  });

  it('costs little beside two more cards that are kept', () => {
    const hand: readonly CardId[] = ['five_year_plan', 'nasser', 'fidel', 'cia_created', 'blockade', 'vietnam_revolts'];
    expect(worth(left('ussr', 4, hand, spent('ussr')))).toBeGreaterThan(-100);
  });

  it('goes to space itself while the card it would draw is kept', () => {
    const state = left('ussr', 5, ['five_year_plan', 'containment', 'cia_created']);
    const without = (id: CardId): number => planWithout(state, 'ussr', id, 'space', () => -1);
    expect(without('five_year_plan')).toBeGreaterThan(-100);
    expect(without('containment')).toBeLessThan(-300);
  });

  it.each<readonly [string, readonly CardId[], number]>([
    ['none', ['nasser', 'nato'], 0],
    ['one of two', ['cia_created', 'nato'], 0.5],
    ['the only one', ['duck_and_cover'], 1],
    ['none, nobody being ahead in space', ['star_wars', 'fidel'], 0],
    ['nothing at all', [], 0],
  ])('draws from what is held (%s)', (_, rest, share) => {
    expect(fatalDraws(left('ussr', 5, ['five_year_plan', ...rest]))).toBe(share);
  });
});

describe('Grain Sales to Soviets', () => {
  const grain = 'grain_sales_to_soviets';
  const at = (defcon: number, rest: readonly CardId[]): TwilightState =>
    left('ussr', 4, [grain, ...rest], (state) => {
      state.defcon = defcon;
    });

  it.each<readonly [string, number, readonly CardId[], number]>([
    ['nothing harmful', 4, ['nasser', 'we_will_bury_you'], 0],
    ['one of four', 4, ['how_i_learned_to_stop_worrying', 'nasser', 'fidel', 'nato'], 0.25],
    ['the only one', 4, ['how_i_learned_to_stop_worrying'], 1],
    ['what lowers DEFCON before its Operations strike', 3, ['we_will_bury_you', 'nasser'], 0.5],
    ['an own event of the US, which leaves it no Operations', 3, ['duck_and_cover', 'nasser'], 0],
  ])('brings the US what ends the world as likely as it is drawn (%s)', (_, defcon, rest, share) => {
    const state = at(defcon, rest);
    expect(fatalDraws(state, grain)).toBe(share);
    expect(eventRisk(state, 'ussr', grain, 'round')).toBe(1000 * share);
  });

  it.each<readonly [string, number, CardId, number]>([
    ['with a lead in space', 3, 'how_i_learned_to_stop_worrying', 0.5],
    ['not without it', 2, 'how_i_learned_to_stop_worrying', 0],
    ['not where it brings nothing that does', 3, 'junta', 0],
  ])('brings the US Star Wars, and that what ends the world (%s)', (_, box, discarded, share) => {
    const state = at(4, ['star_wars', 'nasser']);
    state.space.us.box = box;
    state.space.ussr.box = 2;
    state.discard = [discarded];
    expect(fatalDraws(state, grain)).toBe(share);
    expect(eventRisk(state, 'ussr', grain, 'round')).toBe(1000 * share);
  });
});

describe('Aldrich Ames Remix', () => {
  it('takes the card that is kept instead of the dangerous one, unless it goes to space', () => {
    const state = left('us', 5, ['lone_gunman', 'nasser', 'aldrich_ames_remix']);
    const without = (mode: 'space' | 'influence'): number =>
      planWithout(state, 'us', 'aldrich_ames_remix', mode, () => -1);
    expect(without('space')).toBeGreaterThan(-100);
    expect(without('influence')).toBeLessThan(-300);
  });

  it('takes the dangerous card itself when no other is left', () => {
    expect(worth(left('us', 5, ['lone_gunman', 'aldrich_ames_remix'], spent('us')), 'us')).toBeGreaterThan(-100);
  });

  it('is the last to be played of a hand in which nothing can be kept', () => {
    const state = left('us', 4, ['lone_gunman', 'aldrich_ames_remix', 'nasser'], spent('us'));
    const without = (id: CardId): number => planWithout(state, 'us', id, 'influence', () => -1);
    expect(without('nasser')).toBeGreaterThan(-100);
    expect(without('aldrich_ames_remix')).toBeLessThan(-300);
  });

  it('is not played while a scoring card can be taken, whose round the dangerous one would have to fill', () => {
    const state = left('us', 5, ['lone_gunman', 'aldrich_ames_remix', 'africa_scoring'], spent('us'));
    const without = (id: CardId, mode: 'event' | 'influence'): number => planWithout(state, 'us', id, mode, () => -1);
    expect(without('aldrich_ames_remix', 'influence')).toBeLessThan(-300);
    expect(without('africa_scoring', 'event')).toBeGreaterThan(-100);
  });
});

describe('a card that is kept back', () => {
  it('is one that raises DEFCON, while the other side may hold what takes the only spare one', () => {
    const gap = (theirs: CardId): number => {
      const hand: readonly CardId[] = [
        'lone_gunman',
        'how_i_learned_to_stop_worrying',
        'nasser',
        'fidel',
        'romanian_abdication',
        'vietnam_revolts',
      ];
      const state = left('us', 2, hand, (at) => {
        at.hands.ussr = [theirs, 'opec', 'nato', 'brush_war'];
        at.deck = ['arms_race', 'willy_brandt', 'cultural_revolution'];
        at.space.us.attempts = 1;
      });
      const without = (id: CardId): number => planWithout(state, 'us', id, 'influence', () => -1);
      return without('nasser') - without('how_i_learned_to_stop_worrying');
    };
    expect(gap('terrorism')).toBeGreaterThan(gap('junta') + 20);
  });
});

describe('How I Learned to Stop Worrying', () => {
  it('raises DEFCON for a hand that could be kept only as long as nothing is taken out of it', () => {
    const level = (hand: readonly CardId[]): readonly string[] => {
      const state = left('us', 3, hand, (at) => {
        at.turn = 8;
        at.hands.ussr = ['terrorism', 'opec', 'nato', 'brush_war', 'an_evil_empire'];
        at.deck = ['arms_race', 'willy_brandt', 'cultural_revolution'];
        const out = [...hand, ...at.hands.ussr, ...at.deck, 'how_i_learned_to_stop_worrying'];
        const eras = (['early', 'mid', 'late'] as const).flatMap((era) => eraCards(at.options, era));
        at.discard = eras.filter((id) => !out.includes(id));
        at.space.us.attempts = 1;
      });
      const event = playEvent(new TestTable(state), 'how_i_learned_to_stop_worrying', { user: 'us', source: 'round' });
      return answered(firstQuestion(event), state, 'one') as readonly string[];
    };
    const safe: readonly CardId[] = ['nasser', 'fidel', 'romanian_abdication', 'vietnam_revolts'];
    expect(level(['lone_gunman', ...safe])).toEqual(['5']);
    expect(level([...safe, 'panama_canal_returned'])).toEqual(['2']);
  });
});

describe('the space race', () => {
  it('is entered at once with a card that would be too small after Red Scare, where the other side may hold that', () => {
    const gain = (theirs: CardId): number => {
      const state = left('ussr', 3, ['grain_sales_to_soviets', 'cia_created', 'nasser', 'fidel', 'blockade'], (at) => {
        at.hands.us = [theirs, 'opec', 'nato', 'brush_war'];
        at.deck = ['arms_race', 'willy_brandt', 'cultural_revolution'];
      });
      const without = (id: CardId, mode: 'space' | 'influence'): number =>
        planWithout(state, 'ussr', id, mode, () => -1);
      return without('grain_sales_to_soviets', 'space') - without('nasser', 'influence');
    };
    expect(gain('red_scare_purge')).toBeGreaterThan(gain('abm_treaty') + 20);
  });
});

describe('a trap', () => {
  it('is fed with a good card rather than with the one that raises DEFCON before a dangerous one', () => {
    const hand: readonly CardId[] = ['lone_gunman', 'how_i_learned_to_stop_worrying', 'shuttle_diplomacy'];
    const state = left('us', 4, hand, (at) => {
      at.effects.quagmire = true;
      at.space.us.attempts = 1;
    });
    const question = firstQuestion(trappedRound(new TestTable(state), 'us'));
    expect(question.key).toBe('trapDiscard');
    for (const seed of seeds) expect(answered(question, state, seed)).toEqual(['shuttle_diplomacy']);
  });
});

describe('an eighth round', () => {
  it('may be let go rather than play what ends the world', () => {
    const state = left('us', 7, ['lone_gunman'], (at) => {
      at.turn = 8;
      at.effects.northSeaOilRounds = true;
    });
    expect(worth(state, 'us')).toBeGreaterThan(-100);
  });
});

describe('a strike in the last round', () => {
  it('is foreseen where the round before it may place what is struck', () => {
    const nobody = (state: TwilightState): void => {
      state.influence.angola.ussr = 0;
      state.space.ussr.attempts = 1;
    };
    const state = left('ussr', 5, ['cia_created', 'nasser'], nobody);
    expect(planWithout(state, 'ussr', 'nasser', 'influence', () => -1)).toBeLessThan(-300);
    // Once it has been played, what stands is known.
    expect(worth(left('ussr', 5, ['cia_created'], nobody))).toBeGreaterThan(-100);
  });
});

describe('Star Wars', () => {
  it('threatens as soon as the US has drawn level in space', () => {
    const at = (us: number) =>
      worth(
        left('ussr', 5, ['star_wars'], (state) => {
          state.space.ussr = { box: 2, attempts: 1 };
          state.space.us.box = us;
        }),
      );
    expect(at(1)).toBeGreaterThan(-50);
    expect(at(2)).toBeLessThan(-50);
    expect(at(3)).toBeLessThan(-300);
  });
});

describe('a headline', () => {
  it.each<readonly [Side, CardId, number]>([
    ['us', 'nasser', 2],
    ['us', 'truman_doctrine', 0],
    ['ussr', 'truman_doctrine', 2],
    ['ussr', 'nasser', 0],
  ])('gives something away where it is an event of the other side (%s: %s)', (side, id, price) => {
    expect(headlineRisk(left(side, 0, [id]), side, id)).toBe(price);
  });

  it('risks Cuban Missile Crisis at any DEFCON, while that card may come and be resolved first', () => {
    const at = (id: CardId, gone: boolean): number =>
      headlineRisk(
        position({
          us: [id],
          change: (state) => {
            state.defcon = 5;
            state.hands.ussr = ['nasser', gone ? 'brush_war' : 'cuban_missile_crisis'];
            state.deck = ['fidel'];
          },
        }),
        'us',
        id,
      );
    expect(at('olympic_games', false)).toBeGreaterThan(at('olympic_games', true) + 20);
    expect(at('we_will_bury_you', false)).toBe(at('we_will_bury_you', true));
  });

  it('of four Operations is no danger where none of the other side comes before it', () => {
    const at = (side: Side, id: CardId, theirs: CardId): number => {
      const state = position({
        [side]: [id],
        change: (given) => {
          given.defcon = 3;
          given.hands[side === 'us' ? 'ussr' : 'us'] = [theirs, 'nato'];
          given.deck = ['fidel', 'opec'];
        },
      });
      return fatalFirst(state, side, id);
    };
    expect(at('us', 'we_will_bury_you', 'cuban_missile_crisis')).toBe(0);
    expect(at('ussr', 'soviets_shoot_down_kal_007', 'cuban_missile_crisis')).toBe(0);
    // Three are, where the US comes first with as many.
    expect(at('ussr', 'duck_and_cover', 'cuban_missile_crisis')).toBeGreaterThan(0.01);
    expect(at('ussr', 'duck_and_cover', 'junta')).toBe(0);
    // The other side may headline what is one's own event, to be rid of it.
    expect(at('ussr', 'duck_and_cover', 'we_will_bury_you')).toBeGreaterThan(0.01);
  });

  /** What the USSR headlines of such a hand in turn 8 at DEFCON 3. */
  const headlined = (hand: readonly CardId[]): readonly string[] => {
    const state = left('ussr', 0, hand, (at) => {
      at.turn = 8;
      at.defcon = 3;
      at.phasing = null;
    });
    const step = chooseHeadlines(new TestTable(state)).next();
    if (step.done === true || step.value.kind !== 'together') throw new Error('no headlines');
    const branch = step.value.branches.find(({ id }) => id === 'ussr');
    if (branch === undefined) throw new Error('no headline');
    const question = firstQuestion(branch.script());
    return seeds.flatMap((seed) => answered(question, state, seed) as readonly string[]);
  };
  const safe: readonly CardId[] = ['nasser', 'fidel', 'blockade', 'korean_war', 'vietnam_revolts', 'brush_war'];

  it('does not lower DEFCON to the brink when the rest of the hand needs a round above it', () => {
    const deadly: readonly CardId[] = ['grain_sales_to_soviets', 'cia_created', 'duck_and_cover'];
    for (const id of headlined(['soviets_shoot_down_kal_007', ...deadly, ...safe.slice(0, 5)]))
      expect(['soviets_shoot_down_kal_007', 'duck_and_cover']).not.toContain(id);
  });

  it('is the dangerous card that is resolved early, where two others leave no way out should DEFCON fall', () => {
    const deadly: readonly CardId[] = ['grain_sales_to_soviets', 'cia_created', 'duck_and_cover'];
    for (const id of headlined([...deadly, ...safe])) expect(id).toBe('duck_and_cover');
    // Two have a way out each.
    for (const id of headlined(['duck_and_cover', 'cia_created', 'opec', ...safe]))
      expect(id).not.toBe('duck_and_cover');
  });
});

describe('Missile Envy', () => {
  it('is not staked on the card it brings, though most would win and only one ends the world', () => {
    const unseen: readonly CardId[] = ['opec', 'arms_race', 'captured_nazi_scientist', 'we_will_bury_you'];
    const state = left('ussr', 5, ['missile_envy', 'nasser'], (at) => {
      at.turn = 4;
      at.vp = -19;
      at.milOps.ussr = 3;
      for (const id of ['egypt', 'iran', 'libya', 'saudi_arabia'] as const) at.influence[id].ussr = 4;
      at.hands.us = ['opec'];
      const out = [...unseen, ...at.hands.ussr];
      at.discard = [...eraCards(at.options, 'early'), ...eraCards(at.options, 'mid')].filter((id) => !out.includes(id));
      at.deck = unseen.slice(1);
    });
    const question = firstQuestion(askAndUse(new TestTable(state), 'ussr', 'missile_envy', 'round'));
    for (const seed of seeds) expect(answered(question, state, seed)).not.toEqual(['event']);
    // Above the brink it is what wins.
    state.defcon = 3;
    const higher = firstQuestion(askAndUse(new TestTable(state), 'ussr', 'missile_envy', 'round'));
    expect(seeds.map((seed) => answered(higher, state, seed))).toContainEqual(['event']);
  });
});

describe('what is given up for Missile Envy', () => {
  it('is no event that takes one more card out of the hand, where another is worth as much', () => {
    const state = left('us', 3, ['missile_envy'], (at) => {
      at.hands.ussr = ['five_year_plan', 'shuttle_diplomacy', 'cia_created'];
    });
    const event = playEvent(new TestTable(state), 'missile_envy', { user: 'us', source: 'round' });
    expect(answered(firstQuestion(event), state, 'one')).toEqual(['shuttle_diplomacy']);
  });
});

describe('Ask Not', () => {
  it('draws nothing when no round is left to play a scoring card in', () => {
    const exchanged = (round: number): number => {
      const state = left('us', round, ['nasser', 'blockade', 'fidel', 'romanian_abdication']);
      const question = firstQuestion(playEvent(new TestTable(state), 'ask_not', { user: 'us', source: 'round' }));
      return (answered(question, state, 'one') as readonly string[]).length;
    };
    expect(exchanged(2)).toBeGreaterThan(0);
    expect(exchanged(6)).toBe(0);
  });
});
