// What a player would shake his head at in the computer player of Quartermaster General: pieces and Air Forces left where they do nothing.
import { describe, expect, it } from 'vitest';
import { bestFlight } from '../../../src/games/quartermaster-general/computer/air.js';
import { bestFreed, placingGain } from '../../../src/games/quartermaster-general/computer/gains.js';
import { holdingsFor } from '../../../src/games/quartermaster-general/computer/holdings.js';
import { playsByWorth, quickAnswer } from '../../../src/games/quartermaster-general/computer/quick.js';
import { waysToAnswer } from '../../../src/games/quartermaster-general/computer/ways.js';
import { Sight } from '../../../src/games/quartermaster-general/computer/sight.js';
import { ownerOf, type CardId } from '../../../src/games/quartermaster-general/data/cards.js';
import { flags, sideOf, type Flag } from '../../../src/games/quartermaster-general/data/nations.js';
import { spaceIds, type SpaceId } from '../../../src/games/quartermaster-general/data/spaces.js';
import { quartermasterGeneral } from '../../../src/games/quartermaster-general/index.js';
import { playQuestion } from '../../../src/games/quartermaster-general/questions/play.js';
import { victoryPoints } from '../../../src/games/quartermaster-general/rules/scoring.js';
import { supplied } from '../../../src/games/quartermaster-general/rules/supply.js';
import { setup } from '../../../src/games/quartermaster-general/setup.js';
import { view } from '../../../src/games/quartermaster-general/view.js';
import { SeededDice } from '../../../src/table/dice.js';
import { deal, position, questionIn, run } from './support/play.js';

const allies = flags.filter((flag) => sideOf(flag) === 'allies');

describe('the computer player', () => {
  it('moves a piece from where it brings nothing to a free star beside it, when none is left in reserve', () => {
    const state = position('united-states', {
      'united-states': [
        'eastern-united-states',
        'western-united-states',
        'pacific-northwest',
        'hawaii',
        'new-zealand',
        'north-atlantic',
        'north-sea',
      ],
    });
    expect(['pacific-northwest', 'hawaii', 'new-zealand']).toContain(
      bestFreed(state, 'united-states', 'usa-build-army', 'united-states', 'army'),
    );
  });

  it('lets an Air Force wait while nobody threatens its home, and sends it where somebody does', () => {
    const { state } = setup(quartermasterGeneral.options.parse({ totalWar: true }), new SeededDice('air'));
    const flies = (): readonly string[] => bestFlight(state, 'united-states', ['deploy', 'superiority']);
    expect(flies()).toEqual([]);
    state.pieces['western-united-states'] = ['japan'];
    state.pieces['north-atlantic'] = ['germany'];
    expect(flies()).toEqual(['deploy']);
  });

  it('leaves Japan by a Navy rather than lay a Response that waits for pieces to be out', () => {
    const state = position('japan', { japan: ['japan'] });
    deal(state, 'japan', { hand: ['jpn-build-navy', 'jpn-truk', 'jpn-mobile-force', 'jpn-surprise-attack'] });
    const [first] = playsByWorth(view(state, 'japan'), 'japan', state.hand.japan);
    expect(first?.id).toBe('jpn-build-navy');
  });

  it('gives four cards for a Navy when its hand holds nothing to leave home with', () => {
    const state = position('japan', { japan: ['japan'] });
    const hand = ['jpn-truk', 'jpn-mobile-force', 'jpn-surprise-attack', 'jpn-land-battle', 'jpn-sea-battle'] as const;
    deal(state, 'japan', { hand });
    const [first] = playsByWorth(view(state, 'japan'), 'japan', [...hand, 'reallocate', 'discardOne']);
    expect(first?.id).toBe('reallocate');
  });

  it('keeps its cards where the hand can do as much by itself', () => {
    const state = position('japan', { japan: ['japan'] });
    const hand = ['jpn-truk', 'jpn-mobile-force', 'jpn-surprise-attack', 'jpn-build-navy', 'jpn-sea-battle'] as const;
    deal(state, 'japan', { hand });
    const [first] = playsByWorth(view(state, 'japan'), 'japan', [...hand, 'reallocate', 'discardOne']);
    expect(first?.id).toBe('jpn-build-navy');
  });

  it('lays one more Response for less, the more of them lie there', () => {
    const state = position('japan', { japan: ['japan', 'china', 'sea-of-japan', 'southeast-asia'] });
    const worth = (responses: readonly CardId[]): number => {
      deal(state, 'japan', { hand: ['jpn-truk'], responses });
      return playsByWorth(view(state, 'japan'), 'japan', ['jpn-truk'])[0]?.worth ?? 0;
    };
    expect(worth(['jpn-mobile-force', 'jpn-surprise-attack'])).toBeLessThan(worth([]));
  });

  it('takes a free star with a piece from elsewhere before it lays a card that waits', () => {
    const state = position('united-states', {
      'united-states': [
        'eastern-united-states',
        'western-united-states',
        'pacific-northwest',
        'hawaii',
        'new-zealand',
        'north-atlantic',
        'north-sea',
      ],
    });
    const hand = ['usa-build-army', 'usa-radar', 'usa-rosie-the-riveter', 'usa-flying-fortresses'] as const;
    deal(state, 'united-states', { hand });
    const us = view(state, 'united-states');
    const [first] = waysToAnswer(playQuestion(state, 'united-states'), us, 'united-states').sensible;
    expect(first?.id).toBe('usa-build-army');
  });

  it('counts what lies on the table for later, and less as the game goes by', () => {
    const state = position('germany', { germany: ['germany'] });
    const worth = (round: number): number => {
      deal(state, 'germany', { hand: ['ger-build-army'], status: [] });
      const before = holdingsFor({ ...state, round }, 'axis');
      deal(state, 'germany', { hand: ['ger-build-army'], status: ['ger-blitzkrieg'] });
      return holdingsFor({ ...state, round }, 'axis') - before;
    };
    expect(worth(1)).toBeGreaterThan(worth(15));
    expect(worth(15)).toBeGreaterThan(0);
  });

  it('rebuilds its empty home beside an enemy before it takes another star, and fetches the card for it', () => {
    const state = position('germany', {
      germany: ['balkans', 'ukraine'],
      'united-kingdom': ['united-kingdom', 'western-europe'],
      'soviet-union': ['eastern-europe', 'moscow'],
    });
    deal(state, 'germany', { hand: ['ger-build-army', 'ger-land-battle', 'ger-dive-bombers', 'ger-blitzkrieg'] });
    const germany = view(state, 'germany');
    const [first] = playsByWorth(germany, 'germany', state.hand.germany);
    expect(first?.id).toBe('ger-build-army');
    const question = questionIn(run(state, 'play', [['ger-build-army']]));
    const options = question.form.kind === 'choose' ? question.form.options().map(({ id }) => id) : [];
    expect(options).toEqual(expect.arrayContaining(['germany', 'italy']));
    expect(quickAnswer({ question, view: germany, seat: 'germany', dice: new SeededDice('home') })).toEqual([
      'germany',
    ]);
    const hand = [
      'ger-land-battle',
      'ger-dive-bombers',
      'ger-blitzkrieg',
      'ger-sea-battle',
      'ger-conscription',
    ] as const;
    deal(state, 'germany', { hand });
    const [fetches] = playsByWorth(view(state, 'germany'), 'germany', [...hand, 'reallocate']);
    expect(fetches?.id).toBe('reallocate');
  });

  it('leaves a star to the ally who scores it, unless an enemy stands beside it', () => {
    const italyGains = (soviets: readonly SpaceId[]): number => {
      const pieces = { germany: ['germany', 'western-europe'], italy: ['italy'], 'soviet-union': soviets } as const;
      return placingGain(position('germany', pieces), 'germany', 'italy');
    };
    expect(italyGains(['moscow'])).toBeLessThan(0);
    expect(italyGains(['moscow', 'balkans'])).toBeGreaterThan(0);
  });

  it('sends the United States to sea, though no star lies beside its first Navy, rather than lay what waits', () => {
    const state = position('united-states', {
      germany: ['germany', 'western-europe'],
      'united-kingdom': ['united-kingdom', 'north-sea'],
      japan: ['japan', 'sea-of-japan'],
      'united-states': ['eastern-united-states', 'western-united-states'],
    });
    const hand = [
      'usa-build-navy',
      'usa-build-army',
      'usa-radar',
      'usa-rosie-the-riveter',
      'usa-amphibious-landings',
    ] as const;
    deal(state, 'united-states', { hand });
    const [first] = playsByWorth(view(state, 'united-states'), 'united-states', hand);
    expect(first?.id).toBe('usa-build-navy');
  });

  it('recruits no army where it starves in the same turn', () => {
    const king = 'uk-king-peter-enthroned-in-yugoslavia';
    const pieces = { germany: ['germany'], italy: ['italy'], 'united-kingdom': ['united-kingdom'] } as const;
    const state = position('united-kingdom', pieces);
    deal(state, 'united-kingdom', { hand: [king, 'uk-build-navy'] });
    const plays = playsByWorth(view(state, 'united-kingdom'), 'united-kingdom', state.hand['united-kingdom']);
    expect(plays.find(({ id }) => id === king)?.worth).toBe(0);
    const replayed = run(state, 'play', [[king]]);
    const question = questionIn(replayed);
    expect(question.key).toBe('place');
    const uk = view(state, 'united-kingdom');
    expect(quickAnswer({ question, view: uk, seat: 'united-kingdom', dice: new SeededDice('king') })).toEqual([]);
  });

  it.each([
    'sov-shverniks-evacuation-council',
    'sov-scorched-earth',
    'sov-government-evacuates-to-kuibyshev',
    'uk-polish-sovereignty',
    'uk-senegalese-tirailleurs',
    'uk-free-france-tw',
    'usa-shaef',
    'ita-turkey-opens-the-straits',
    'ita-spanish-troops-seize-gibraltar',
  ] as const)('sees in supply what the rules supply, and its points, with %s on the table', (id) => {
    const { state } = setup(quartermasterGeneral.options.parse({ totalWar: true }), new SeededDice('supply'));
    state.status[ownerOf(id)] = [id];
    const axis = flags.filter((flag) => sideOf(flag) === 'axis');
    const some: readonly (readonly Flag[])[] = [[], ['japan'], ['germany'], ['soviet-union', 'france'], axis, allies];
    for (let n = 0; n < 20; n++) {
      const dice = new SeededDice(`board ${String(n)}`);
      for (const space of spaceIds) state.pieces[space] = [...dice.pick(some, 'who stands there')];
      const board = { ...state, pieces: { ...state.pieces } };
      const sight = new Sight(board);
      for (const flag of flags) {
        const fed = sight.fed(flag, sight.held(flag));
        expect(spaceIds.filter((_, at) => fed[at] === 1)).toEqual([...supplied(board, flag)]);
        expect(sight.points(flag)).toBe(victoryPoints(board, flag));
      }
    }
  });
});
