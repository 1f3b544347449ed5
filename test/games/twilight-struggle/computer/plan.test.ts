// The plan of a hand: whether all of it can be played, kept or got rid of without losing the game.
import { describe, expect, it } from 'vitest';
import { exposure } from '../../../../src/games/twilight-struggle/computer/losses.js';
import { isDoomed, planHand, planWithout } from '../../../../src/games/twilight-struggle/computer/plan.js';
import type { CardId } from '../../../../src/games/twilight-struggle/data/cards.js';
import type { Side } from '../../../../src/games/twilight-struggle/data/terms.js';
import type { Mode } from '../../../../src/games/twilight-struggle/rules/card-uses.js';
import type { TwilightState } from '../../../../src/games/twilight-struggle/state.js';
import { position } from '../support/test-table.js';

/** The USSR has played its fifth card of six at DEFCON 2, and could be struck in Angola; so much is left in its hand. */
function left(hand: readonly CardId[], change: (state: TwilightState) => void = () => undefined): TwilightState {
  return position({
    influence: { poland: [0, 4], angola: [0, 1] },
    ussr: hand,
    change: (state) => {
      state.round = 5;
      state.defcon = 2;
      state.china = { holder: 'us', faceUp: true };
      change(state);
    },
  });
}

function doomed(state: TwilightState): boolean {
  return isDoomed(planHand(state, 'ussr', () => -1));
}

describe('the plan of a hand', () => {
  it('sees that a card that ends the world would have to be played', () => {
    expect(doomed(left(['cia_created']))).toBe(true);
  });

  it('is at ease when nobody could strike', () => {
    expect(doomed(left(['cia_created'], (state) => (state.influence.angola.ussr = 0)))).toBe(false);
  });

  it.each<readonly [string, readonly CardId[]]>([
    ['keeps it while another card is left to play', ['cia_created', 'nasser']],
    ['lays it beside UN Intervention', ['cia_created', 'un_intervention']],
    ['sends it to space', ['duck_and_cover']],
    ['sends the larger to space and keeps the smaller', ['duck_and_cover', 'cia_created']],
  ])('%s', (_, hand) => {
    expect(doomed(left(hand))).toBe(false);
  });

  it('counts on UN Intervention no more once it is laid beside another card', () => {
    const state = left(['cia_created', 'un_intervention', 'nato', 'nasser']);
    state.round = 4;
    const worth = (mode: Mode): number => planWithout(state, 'ussr', 'nato', mode, () => -1);
    expect(worth('cancel')).toBeLessThan(-100);
    expect(worth('influence')).toBeGreaterThan(-100);
  });

  it.each<readonly [string, CardId, Mode, CardId, Mode, readonly CardId[]]>([
    ['UN Intervention', 'un_intervention', 'influence', 'nasser', 'influence', ['cia_created']],
    ['the space race', 'containment', 'space', 'containment', 'influence', ['duck_and_cover', 'nasser']],
  ])('keeps the way out of it, not another card (%s)', (_, exit, use, other, instead, rest) => {
    const state = left([...new Set([...rest, exit, other])], (at) => (at.round = 4));
    const worth = (id: CardId, mode: Mode): number => planWithout(state, 'ussr', id, mode, () => -1);
    expect(worth(exit, use)).toBeLessThan(-100);
    expect(worth(other, instead)).toBeGreaterThan(-100);
  });

  it('is easier when a spare card is kept beside a dangerous one, lest an event takes the only other', () => {
    const value = (hand: readonly CardId[]): number => planHand(left(hand), 'ussr', () => -1).value;
    expect(value(['cia_created', 'nasser', 'fidel']) - value(['cia_created', 'nasser'])).toBeGreaterThan(2.5);
  });

  it('counts on The China Card no more once it has been played', () => {
    const state = left(['cia_created', 'fidel'], (at) => {
      at.round = 4;
      at.china = { holder: 'ussr', faceUp: true };
    });
    expect(planWithout(state, 'ussr', 'the_china_card', 'influence', () => -1)).toBeLessThan(-100);
  });

  it('plays it while DEFCON cannot have fallen to 2 yet', () => {
    const at = (defcon: number) => (state: TwilightState) => {
      state.defcon = defcon;
    };
    expect(doomed(left(['cia_created'], at(4)))).toBe(false);
    expect(doomed(left(['cia_created'], at(3)))).toBe(true);
  });

  it('plays two of them only while DEFCON is high enough for both', () => {
    const both = (defcon: number): TwilightState =>
      left(['cia_created', 'grain_sales_to_soviets'], (state) => {
        state.round = 4;
        state.defcon = defcon;
        state.space.ussr.attempts = 1;
      });
    expect(doomed(both(5))).toBe(false);
    expect(doomed(both(4))).toBe(true);
  });

  it('counts on calm for one only where the event of each lowers DEFCON as well', () => {
    const value = (defcon: number): number =>
      planHand(
        left(['cia_created', 'tear_down_this_wall'], (state) => {
          state.round = 4;
          state.defcon = defcon;
          state.space.ussr.attempts = 1;
        }),
        'ussr',
        () => -1,
      ).value;
    // At 5 the other side, the first event and the other side again may have brought it to 2 before the second.
    expect(value(5)).toBeLessThan(-50);
  });

  it.each<CardId>(['nuclear_test_ban', 'salt_negotiations', 'how_i_learned_to_stop_worrying'])(
    'raises DEFCON before it (%s)',
    (raises) => {
      expect(doomed(left(['cia_created', raises], (state) => (state.round = 4)))).toBe(false);
    },
  );

  it('does not count on a spare card that an event still to be played takes', () => {
    const hand: readonly CardId[] = ['cia_created', 'five_year_plan', 'nasser'];
    const events = (): number => -1;
    const spaced = (state: TwilightState): void => {
      state.round = 4;
      state.space.ussr.attempts = 1;
    };
    const safe = planHand(left(['cia_created', 'containment', 'nasser'], spaced), 'ussr', events);
    expect(planHand(left(hand, spaced), 'ussr', events).value).toBeLessThan(safe.value - 20);
    const worth = (mode: Mode): number =>
      planWithout(
        left([...hand, 'blockade', 'fidel'], (state) => (state.round = 3)),
        'ussr',
        'five_year_plan',
        mode,
        events,
      );
    expect(worth('influence')).toBeLessThan(worth('space') - 20);
  });

  it('expects to be struck somewhere by the time, whoever stands where now', () => {
    const nobody = (state: TwilightState): void => {
      state.round = 4;
      state.influence.angola.ussr = 0;
    };
    expect(doomed(left(['cia_created', 'nasser'], nobody))).toBe(true);
  });

  it('cannot send it to space twice', () => {
    expect(doomed(left(['duck_and_cover'], (state) => (state.space.ussr.attempts = 1)))).toBe(true);
  });

  it.each<readonly [string, number, CardId, boolean]>([
    ['any two', 2, 'star_wars', false],
    ['no second one too small for the box after the next', 3, 'star_wars', true],
    ['a second one large enough for it', 3, 'duck_and_cover', false],
  ])('sends to space with two attempts %s', (_, box, second, expected) => {
    const state = left(['grain_sales_to_soviets', second, 'cia_created'], (at) => {
      at.round = 4;
      at.space.ussr = { box, attempts: 0 };
      at.space.us.box = 5;
      at.abilities[2] = 'ussr';
    });
    expect(doomed(state)).toBe(expected);
  });

  it('keeps another in hand when The China Card can be played in its place', () => {
    const own = (state: TwilightState): void => {
      state.china = { holder: 'ussr', faceUp: true };
    };
    expect(doomed(left(['cia_created'], own))).toBe(false);
  });

  it('sees that a scoring card would be held', () => {
    expect(doomed(left(['asia_scoring']))).toBe(false);
    expect(doomed(left(['asia_scoring', 'europe_scoring']))).toBe(true);
  });

  it('plays what brings Operations and sends off what hurts most', () => {
    const hurts = (id: CardId): number => (id === 'marshall_plan' ? -6 : -1);
    const state = left(['marshall_plan', 'truman_doctrine', 'containment'], (at) => (at.round = 4));
    const { holdings } = planHand(state, 'ussr', hurts);
    // Two rounds, three cards: Marshall Plan goes to space, Containment is played, Truman Doctrine waits.
    expect(holdings.ops).toEqual([3]);
  });

  it('keeps UN Intervention for a worse event than a small one', () => {
    const state = left(['un_intervention', 'containment', 'nasser', 'fidel'], (at) => (at.round = 4));
    const small = (id: CardId): number => (id === 'containment' ? -2 : 0);
    const large = (id: CardId): number => (id === 'containment' ? -7 : 0);
    const price = (events: (id: CardId) => number): number =>
      planWithout(state, 'ussr', 'containment', 'influence', events) -
      planWithout(state, 'ussr', 'containment', 'cancel', events);
    expect(price(small)).toBeGreaterThan(2);
    expect(price(large)).toBeLessThan(7);
  });

  it('leaves Blockade not for when nothing can be laid down for it any more', () => {
    const state = position({
      influence: { west_germany: [4, 0], italy: [2, 0], poland: [0, 4], iran: [2, 0] },
      us: ['blockade', 'suez_crisis', 'independent_reds'],
      change: (at) => {
        at.round = 4;
        at.phasing = 'us';
        at.space.us.attempts = 1;
      },
    });
    const worth = (id: CardId): number => planWithout(state, 'us', id, 'influence', () => -1);
    expect(worth('suez_crisis')).toBeLessThan(worth('independent_reds') - 2);
  });

  it('takes a trap for no way out of a bad hand', () => {
    const caught = left(['containment', 'marshall_plan', 'truman_doctrine', 'nato'], (state) => {
      state.round = 2;
      state.effects.bearTrap = true;
    });
    expect(planHand(caught, 'ussr', () => -4).value).toBeLessThan(-2);
  });
});

describe('what the other side may take out of a hand', () => {
  /** What it costs a hand of which every safe card is missed that the other side holds one, by that of Terrorism with no crisis. */
  const taken = (side: Side, id: CardId, isCrisis = false): number => {
    const deadly = side === 'us' ? 'lone_gunman' : 'cia_created';
    const cost = (theirs: CardId, iranianHostageCrisis: boolean): number => {
      const state = position({
        us: [theirs],
        ussr: [theirs],
        [side]: [deadly, 'nasser', 'fidel', 'blockade'],
        change: (at) => {
          at.turn = 8;
          at.deck = [];
          at.effects.iranianHostageCrisis = iranianHostageCrisis;
        },
      });
      return exposure(state, side, new Set([deadly]), (change) => 'hands' in change);
    };
    return cost(id, isCrisis) / cost('terrorism', false);
  };

  it.each<readonly [id: CardId, us: number, ussr: number]>([
    ['terrorism', 1, 1],
    ['aldrich_ames_remix', 1, 0],
    ['five_year_plan', 0, 1],
    ['grain_sales_to_soviets', 0, 0.5],
    ['junta', 0, 0],
  ])('is a card or none, by whose event it is (%s)', (id, us, ussr) => {
    expect([taken('us', id), taken('ussr', id)]).toEqual([us, ussr]);
  });

  it('is twice as much of the US by Terrorism in the hostage crisis, and by nothing else', () => {
    expect([taken('us', 'terrorism', true), taken('ussr', 'terrorism', true)]).toEqual([2, 1]);
    expect(taken('us', 'aldrich_ames_remix', true)).toBe(1);
  });

  it('never makes a hand as bad as one that has lost it', () => {
    const hand = (theirs: CardId): ReturnType<typeof planHand> => {
      const state = position({
        us: ['lone_gunman', 'nasser', 'fidel', 'blockade', 'romanian_abdication'],
        ussr: [theirs],
        change: (at) => {
          at.round = 2;
          at.phasing = 'us';
          at.defcon = 2;
          at.deck = [];
          at.china = { holder: 'ussr', faceUp: false };
          at.space.us.attempts = 1;
          at.effects.iranianHostageCrisis = true;
        },
      });
      return planHand(state, 'us', () => -1);
    };
    const lost = hand('junta').value - hand('terrorism').value;
    expect(lost).toBeGreaterThan(40);
    expect(lost).toBeLessThan(60.01);
    expect(isDoomed(hand('terrorism'))).toBe(false);
  });
});
