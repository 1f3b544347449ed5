// What a player would do with cards that answer others, and would shake his head at if the computer player did not.
import { describe, expect, it } from 'vitest';
import { gainOf, placingGain } from '../../../src/games/quartermaster-general/computer/gains.js';
import { playsByWorth, quickAnswer } from '../../../src/games/quartermaster-general/computer/quick.js';
import { playWorth } from '../../../src/games/quartermaster-general/computer/taste.js';
import { waysToAnswer } from '../../../src/games/quartermaster-general/computer/ways.js';
import type { CardId } from '../../../src/games/quartermaster-general/data/cards.js';
import type { Nation } from '../../../src/games/quartermaster-general/data/nations.js';
import type { SpaceId } from '../../../src/games/quartermaster-general/data/spaces.js';
import type { QmgState } from '../../../src/games/quartermaster-general/state.js';
import { view } from '../../../src/games/quartermaster-general/view.js';
import { SeededDice } from '../../../src/table/dice.js';
import { deal, position, questionIn, run } from './support/play.js';

const japanAtSea = (): QmgState =>
  position('japan', {
    germany: ['germany'],
    'united-kingdom': ['united-kingdom', 'india'],
    japan: ['japan', 'sea-of-japan', 'china'],
    'united-states': ['eastern-united-states'],
  });

const firstOf = (state: QmgState, nation: Nation): string | undefined =>
  playsByWorth(view(state, nation), nation, state.hand[nation])[0]?.id;

/** Where the quick player goes on with a card, and whether that is thought over. */
function placeFor(state: QmgState, nation: Nation, id: CardId): { readonly at: unknown; readonly ways: number } {
  const question = questionIn(run(state, 'play', [[id]]));
  const seen = view(state, nation);
  return {
    at: quickAnswer({ question, view: seen, seat: nation, dice: new SeededDice('cards') }),
    ways: waysToAnswer(question, seen, nation).sensible.length,
  };
}

describe('the computer player with a card on the table that answers its own', () => {
  it('battles an empty sea for the two armies that Destroyer Transport then builds beside it', () => {
    const state = japanAtSea();
    const hand = ['jpn-sea-battle', 'jpn-truk', 'jpn-kamikaze'] as const;
    deal(state, 'japan', { hand, responses: ['jpn-destroyer-transport'] });
    expect(firstOf(state, 'japan')).toBe('jpn-sea-battle');
    expect(placeFor(state, 'japan', 'jpn-sea-battle')).toEqual({ at: ['south-china-sea'], ways: 0 });
    deal(state, 'japan', { hand, responses: [] });
    expect(firstOf(state, 'japan')).not.toBe('jpn-sea-battle');
  });

  it('names the Navy it has as just built, where no other can stand, for the Special Naval Landing Forces', () => {
    const state = japanAtSea();
    const hand = ['jpn-build-navy', 'jpn-truk'] as const;
    deal(state, 'japan', { hand, responses: ['jpn-special-naval-landing-forces'] });
    expect(firstOf(state, 'japan')).toBe('jpn-build-navy');
    expect(placeFor(state, 'japan', 'jpn-build-navy')).toEqual({ at: ['sea-of-japan'], ways: 0 });
  });

  it('sees no more in a battle for a card whose owner is another', () => {
    const state = japanAtSea();
    deal(state, 'japan', { hand: ['jpn-sea-battle'], responses: ['jpn-destroyer-transport'] });
    expect(gainOf(view(state, 'germany'), 'jpn-sea-battle', 'japan')).toBe(0);
  });
});

describe('the computer player before it lays or uses a card', () => {
  it('gives no Build Army card for taking its only army off and building it where it stood', () => {
    const state = position('soviet-union', { germany: ['germany'], 'soviet-union': ['moscow'] });
    state.options = { ...state.options, totalWar: true };
    expect(gainOf(view(state, 'soviet-union'), 'sov-cavalry-corps', 'soviet-union')).toBeLessThan(0.6);
  });

  it('likes a card that recruits in India better while India is free', () => {
    const id = 'uk-lord-linlithgow-declares-india-to-be-at-war';
    const worth = (others: readonly SpaceId[]): number => {
      const state = position('united-kingdom', {
        'united-kingdom': ['united-kingdom', ...others],
        germany: ['germany'],
      });
      return playWorth(view(state, 'united-kingdom'), id);
    };
    expect(worth([])).toBeGreaterThan(worth(['india']) + 1);
  });

  it('goes where a free star is two builds away rather than where none is', () => {
    const state = position('japan', { germany: ['germany'], japan: ['japan', 'china', 'sea-of-japan'] });
    expect(placingGain(state, 'japan', 'southeast-asia')).toBeGreaterThan(placingGain(state, 'japan', 'vladivostok'));
  });
});
