// How the computer player of Quartermaster General thinks: it tries what could be done, with cards that may really lie there, and takes the best.
import { describe, expect, it } from 'vitest';
import { imagined } from '../../../src/games/quartermaster-general/computer/imagined.js';
import { effort, forget, recalled, remembered } from '../../../src/games/quartermaster-general/computer/memory.js';
import { computerAnswer } from '../../../src/games/quartermaster-general/computer/player.js';
import { quickAnswer } from '../../../src/games/quartermaster-general/computer/quick.js';
import { searched } from '../../../src/games/quartermaster-general/computer/search.js';
import { waysToAnswer, type Way, type Ways } from '../../../src/games/quartermaster-general/computer/ways.js';
import type { CardId } from '../../../src/games/quartermaster-general/data/cards.js';
import { nationsOf } from '../../../src/games/quartermaster-general/data/nations.js';
import { spaceIds, stars, type SpaceId } from '../../../src/games/quartermaster-general/data/spaces.js';
import { quartermasterGeneral } from '../../../src/games/quartermaster-general/index.js';
import type { QmgState } from '../../../src/games/quartermaster-general/state.js';
import { discardQuestion } from '../../../src/games/quartermaster-general/questions/discard.js';
import { playQuestion } from '../../../src/games/quartermaster-general/questions/play.js';
import { view } from '../../../src/games/quartermaster-general/view.js';
import { SeededDice } from '../../../src/table/dice.js';
import { levels } from '../../../src/table/levels.js';
import { deal, position, questionIn, run } from './support/play.js';

const look = (ways: number, deals = 1): { readonly ways: number; readonly deals: number } => ({ ways, deals });

const sensible = (ways: readonly Way[]): Ways => ({ sensible: ways, toStars: [] });

/** The same where each may take a star. */
const toStars = (ways: readonly Way[]): Ways => ({ sensible: ways, toStars: ways });

/** Takes these spaces for Germany. */
const taking =
  (...spaces: readonly SpaceId[]): NonNullable<Way['done']> =>
  ({ pieces }) => {
    for (const space of spaces) pieces[space] = ['germany'];
  };

describe('what the computer player does', () => {
  it.each(levels)('%s: leaves home by a Build Army, for the star beside it', (level) => {
    const state = position('germany', { germany: ['germany'], 'soviet-union': ['moscow'] });
    deal(state, 'germany', { hand: ['ger-build-army', 'ger-sea-battle', 'ger-land-battle'] });
    const answer = (question: Parameters<typeof computerAnswer>[0]['question']): unknown =>
      computerAnswer({
        question,
        view: view(state, 'germany'),
        seat: 'germany',
        dice: new SeededDice('star'),
        level,
      });
    expect(answer(playQuestion(state, 'germany'))).toEqual(['ger-build-army']);
    const place = questionIn(run(state, 'play', [['ger-build-army']]));
    expect(place.key).toBe('place');
    expect(place.fallback()).toEqual([]);
    expect(stars).toContain(String(answer(place)));
  });

  it('is, of two ways, the one that does not sweep its own side off the board, whichever it looks at first', () => {
    const state = position('germany', {
      germany: ['germany', 'western-europe'],
      italy: ['italy'],
      japan: ['japan'],
      'soviet-union': ['moscow'],
    });
    const axis = new Set<string>(nationsOf('axis'));
    const calm: Way = { id: 'calm', worth: 0, phase: 'supply' };
    const ruin: Way = {
      id: 'ruin',
      worth: 0,
      phase: 'supply',
      done: ({ pieces }): void => {
        for (const space of spaceIds) pieces[space] = pieces[space].filter((one) => !axis.has(one));
      },
    };
    const breadth = { looks: [look(2, 2)], most: 1000 };
    for (const ways of [
      [calm, ruin],
      [ruin, calm],
    ]) {
      const dice = new SeededDice('two ways');
      expect(searched(view(state, 'germany'), 'germany', sensible(ways), { dice, breadth })).toBe('calm');
    }
  });

  it('is, where much has been judged, the better of what looks best and second best', () => {
    const state = position('germany', { germany: ['germany'], 'soviet-union': ['moscow'] });
    const tried: string[] = [];
    const ways = ['first', 'second', 'third'].map((id): Way => ({
      id,
      worth: 0,
      phase: 'supply',
      done: () => tried.push(id),
    }));
    const breadth = { looks: [look(3), look(2, 2)], most: 0 };
    expect(['first', 'second']).toContain(
      searched(view(state, 'germany'), 'germany', sensible(ways), { dice: new SeededDice('much'), breadth }),
    );
    expect(tried).toEqual(['first', 'second']);
  });

  it('is, where much has been judged, found by playing every way on equally far, which is less than a round', () => {
    const state = position('germany', { germany: ['germany'], 'soviet-union': ['moscow'] });
    const turnsOf = (most: number): readonly string[] => {
      const tried: QmgState[] = [];
      const ways = ['first', 'second'].map((id): Way => ({
        id,
        worth: 0,
        phase: 'supply',
        done: (at) => tried.push(at),
      }));
      const breadth = { looks: [look(2)], most };
      searched(view(state, 'germany'), 'germany', sensible(ways), { dice: new SeededDice('far'), breadth });
      return tried.map(({ active, round }) => `${active} ${String(round)}`);
    };
    const next = `germany ${String(state.round + 1)}`;
    expect(turnsOf(100_000)).toEqual([next, next]);
    const [first, second] = turnsOf(0);
    expect(first).not.toBe(next);
    expect(second).toBe(first);
  });

  it('is found as thoroughly after much looking for stars in vain as after none', () => {
    const state = position('germany', { germany: ['germany'], 'soviet-union': ['moscow'] });
    const triedAfter = (vain: number): number => {
      forget();
      let tries = 0;
      const ways = Array.from({ length: 6 }, (_, at): Way => ({
        id: String(at),
        worth: 0,
        phase: 'supply',
        done: () => (tries += 1),
      }));
      const costly = Array.from({ length: vain }, (_, at): Way => ({
        id: `in vain ${String(at)}`,
        worth: 0,
        phase: 'supply',
        done: (table) => {
          for (let n = 0; n < 500; n++) remembered(table, `${String(at)} ${String(n)}`, () => 0);
        },
      }));
      const breadth = { looks: [look(6)], most: 6000 };
      const dice = new SeededDice('in vain');
      searched(view(state, 'germany'), 'germany', { sensible: ways, toStars: costly }, { dice, breadth });
      return tries;
    };
    expect(triedAfter(0)).toBe(6);
    expect(triedAfter(10)).toBe(6);
    expect(effort()).toBeGreaterThan(5000);
  });

  it('is what looks better at first sight, where playing on finds no difference', () => {
    const state = position('germany', { germany: ['germany'], 'soviet-union': ['moscow'] });
    const ways = [1, 5].map((worth): Way => ({ id: `looks like ${String(worth)}`, worth, phase: 'supply' }));
    const breadth = { looks: [look(2)], most: 1000 };
    const dice = new SeededDice('alike');
    expect(searched(view(state, 'germany'), 'germany', sensible(ways), { dice, breadth })).toBe('looks like 5');
  });

  it('is not settled against what looks best by one deal of the cards', () => {
    const state = position('germany', { germany: ['germany'], 'soviet-union': ['moscow'] });
    const tried: string[] = [];
    const way = (id: string, done: NonNullable<Way['done']>): Way => {
      const carriedOut: NonNullable<Way['done']> = (table) => {
        tried.push(id);
        done(table);
      };
      return { id, worth: 0, phase: 'supply', done: carriedOut };
    };
    const loses = way('looks best', (table) => {
      table.pieces = { ...table.pieces, germany: [] };
    });
    const keeps = ['second', 'third'].map((id) => way(id, () => undefined));
    const breadth = { looks: [look(3), look(2)], most: 100_000 };
    searched(view(state, 'germany'), 'germany', sensible([loses, ...keeps]), {
      dice: new SeededDice('one deal'),
      breadth,
    });
    expect(tried.filter((id) => id === 'looks best')).toHaveLength(2);
    expect(tried).toHaveLength(5);
  });

  it('is what wins the game by the end of the turn, however little it looks like, and only where it does', () => {
    const pieces = { 'united-states': ['eastern-united-states'], germany: ['germany'], japan: ['japan'] } as const;
    const chosenAt = (allies: number): string | undefined => {
      const state = position('united-states', pieces, { round: 9, step: 'play', vp: { axis: 20, allies } });
      const way = (id: string, worth: number, done: NonNullable<Way['done']>): Way => ({
        id,
        worth,
        phase: 'supply',
        done,
      });
      const ways = [
        way('looks good', 9, (table) => {
          table.pieces = { ...table.pieces, hawaii: ['united-states'], 'north-atlantic': ['united-states'] };
        }),
        way('star', 5, (table) => {
          table.pieces = { ...table.pieces, 'western-united-states': ['united-states'] };
        }),
        way('points', 0, (table) => {
          table.vp = { ...table.vp, allies: table.vp.allies + 3 };
        }),
      ];
      const dice = new SeededDice('won at once');
      const breadth = { looks: [look(2)], most: 1000 };
      return searched(view(state, 'united-states'), 'united-states', toStars(ways), { dice, breadth });
    };
    // Two points come in for the home, and two would for the star: a lead of thirty ends the game.
    expect(chosenAt(45)).toBe('points');
    expect(chosenAt(44)).toBe('star');
  });

  it.each((['usual', 'strong'] as const).flatMap((level) => [false, true].map((totalWar) => ({ level, totalWar }))))(
    '$level, Total War $totalWar: takes a free star before it lays a card that waits',
    ({ level, totalWar }) => {
      const options = quartermasterGeneral.options.parse({ totalWar });
      const pieces = {
        germany: ['germany', 'western-europe'],
        italy: ['balkans', 'ukraine'],
        japan: ['japan'],
        'united-kingdom': ['united-kingdom'],
        'soviet-union': ['moscow', 'eastern-europe'],
      } as const;
      const state = position('germany', pieces, { round: 7, options });
      deal(state, 'germany', { hand: ['ger-build-army', 'ger-land-battle', 'ger-blitzkrieg'] });
      const question = playQuestion(state, 'germany');
      const dice = new SeededDice('free star');
      const asked = { question, view: view(state, 'germany'), seat: 'germany', dice, level } as const;
      expect(computerAnswer(asked)).toEqual(['ger-build-army']);
    },
  );

  it('foresees, before it plays a Build Army, that the army goes to a free star', () => {
    const state = position('germany', { germany: ['germany', 'eastern-europe'], 'soviet-union': ['moscow', 'russia'] });
    deal(state, 'germany', { hand: ['ger-build-army', 'ger-land-battle'] });
    const play = playQuestion(state, 'germany');
    const { toStars } = waysToAnswer(play, view(state, 'germany'), 'germany');
    const foreseen = toStars.find(({ id }) => id === 'ger-build-army')?.chosen?.();
    expect(foreseen?.(play)).toEqual(['ger-build-army']);
    const place = questionIn(run(state, 'play', [['ger-build-army']]));
    expect(stars.map((space) => [space])).toContainEqual(foreseen?.(place));
  });

  it('sees every free star among the places for a piece, however little it looks like beside the others', () => {
    const state = position('soviet-union', {
      'soviet-union': ['moscow', 'western-europe'],
      'united-kingdom': ['united-kingdom'],
      'united-states': ['eastern-united-states'],
      japan: ['japan'],
      italy: ['north-sea'],
      germany: ['canada'],
    });
    deal(state, 'soviet-union', { hand: ['sov-build-army'] });
    const place = questionIn(run(state, 'play', [['sov-build-army']]));
    const { sensible: looksGood, toStars: free } = waysToAnswer(place, view(state, 'soviet-union'), 'soviet-union');
    expect(looksGood.map(({ id }) => id)).not.toContain('ukraine');
    expect(looksGood.length).toBeGreaterThan(1);
    expect(free.map(({ id }) => id)).toEqual([...looksGood.map(({ id }) => id), 'ukraine']);
  });

  it('sees a free star also where a card on the table adds much to a piece, and nothing else is tried', () => {
    const state = position('germany', { germany: ['germany', 'eastern-europe'], 'soviet-union': ['moscow', 'russia'] });
    const ways = (status: readonly CardId[]): Ways => {
      deal(state, 'germany', { hand: ['ger-build-army'], status });
      const place = questionIn(run(state, 'play', [['ger-build-army']]));
      return waysToAnswer(place, view(state, 'germany'), 'germany');
    };
    expect(ways([]).sensible.map(({ id }) => id)).toContain('ukraine');
    const { sensible: looksGood, toStars: free } = ways(['ger-synthetic-fuel']);
    expect(looksGood).toEqual([]);
    expect(free.map(({ id }) => id)).toEqual(['ukraine', 'western-europe', 'italy']);
  });

  it('puts a piece into a free star, however little it looks like, and leaves none on the word of a single deal', () => {
    const state = position('germany', { germany: ['germany'], 'soviet-union': ['moscow'] });
    const strong: readonly SpaceId[] = [
      'eastern-europe',
      'balkans',
      'north-sea',
      'baltic-sea',
      'scandinavia',
      'russia',
    ];
    const places: readonly (readonly SpaceId[])[] = [strong, ['eastern-europe'], ['balkans'], ['western-europe']];
    const ways = places.map((spaces, at): Way => ({
      id: String(spaces),
      worth: 3 - at,
      phase: 'supply',
      done: taking(...spaces),
    }));
    const breadth = { looks: [look(2)], most: 1000 };
    const dice = new SeededDice('a star left');
    // It need not even be among those that are worth a look.
    const best = searched(
      view(state, 'germany'),
      'germany',
      { sensible: ways.slice(0, 2), toStars: ways },
      { dice, breadth },
    );
    expect(best).toBe('western-europe');
  });

  it('leaves a star only for what comes to far more in several deals', () => {
    const state = position('germany', {
      germany: ['germany'],
      'soviet-union': ['moscow'],
      'united-kingdom': ['india'],
    });
    const chosen = (deals: number, done: NonNullable<Way['done']>): string | undefined => {
      const ways: readonly Way[] = [
        { id: 'other', worth: 2, phase: 'supply', done },
        { id: 'star', worth: 1, phase: 'supply', done: taking('western-europe') },
      ];
      const breadth = { looks: [look(2, deals)], most: 100_000 };
      const dice = new SeededDice('dearer');
      return searched(view(state, 'germany'), 'germany', toStars(ways), { dice, breadth });
    };
    const sweeps: NonNullable<Way['done']> = ({ pieces }) => {
      for (const space of spaceIds) pieces[space] = pieces[space].filter((one) => one === 'germany');
    };
    expect(chosen(2, sweeps)).toBe('other');
    expect(chosen(1, sweeps)).toBe('star');
    expect(chosen(2, taking('eastern-europe'))).toBe('star');
  });

  it('is no way that only a lucky deal lets take a star', () => {
    const state = position('germany', { germany: ['germany'], 'soviet-union': ['moscow'] });
    let tries = 0;
    const lucky: Way = {
      id: 'lucky',
      worth: 0,
      phase: 'supply',
      done: (table) => {
        tries += 1;
        if (tries === 1) taking('western-europe')(table);
      },
    };
    const strong: Way = { id: 'strong', worth: 3, phase: 'supply', done: taking('eastern-europe', 'balkans') };
    const breadth = { looks: [look(2)], most: 1000 };
    const dice = new SeededDice('lucky');
    expect(searched(view(state, 'germany'), 'germany', toStars([strong, lucky]), { dice, breadth })).toBe('strong');
  });

  it('is to keep every card once the deck runs out before the game does', () => {
    const state = position('germany', { germany: ['germany'] }, { round: 5, step: 'discard' });
    state.deck.germany = state.deck.germany.slice(0, 10);
    const question = discardQuestion(state, 'germany', 0);
    expect(
      quickAnswer({
        question,
        view: view(state, 'germany'),
        seat: 'germany',
        dice: new SeededDice('deck'),
      }),
    ).toEqual([]);
  });
});

describe('what the computer player has judged', () => {
  const state = position('germany', {
    germany: ['germany'],
    'soviet-union': ['moscow'],
    'united-kingdom': ['united-kingdom'],
  });
  deal(state, 'germany', { hand: ['ger-build-army', 'ger-build-navy', 'ger-land-battle', 'ger-blitzkrieg'] });
  const decided = (): unknown =>
    computerAnswer({
      question: playQuestion(state, 'germany'),
      view: view(state, 'germany'),
      seat: 'germany',
      dice: new SeededDice('effort'),
    });

  it('makes no later decision faster, whoever has looked at the same before', () => {
    const first = decided();
    const once = effort();
    expect(once).toBeGreaterThan(0);
    expect(decided()).toEqual(first);
    expect(effort()).toBe(once);
  });

  it('is found again without counting as a judgement', () => {
    decided();
    const before = effort();
    expect(recalled(state, 'found', () => 5)).toBe(5);
    expect(recalled(state, 'found', () => 6)).toBe(5);
    expect(effort()).toBe(before);
  });

  it('is judged anew once anything on the table is another', () => {
    const judged = (table: typeof state): number => remembered(table, 'test', () => effort());
    const before = judged(state);
    expect(judged(structuredClone(state))).toBe(before);
    const others: readonly Partial<typeof state>[] = [
      { round: 9 },
      { active: 'japan' },
      { truk: true },
      { used: ['ger-blitzkrieg'] },
      { pieces: { ...state.pieces, russia: ['germany'] } },
      { status: { ...state.status, germany: ['ger-blitzkrieg'] } },
      { protections: [{ nation: 'germany', space: 'germany' }] },
      { options: { ...state.options, totalWar: true } },
      { options: { ...state.options, totalWar: true }, air: { germany: ['germany'] } },
    ];
    expect(new Set(others.map((change) => judged({ ...state, ...change }))).size).toBe(others.length);
  });
});

describe('the cards that the computer player imagines', () => {
  it.each(['germany', 'united-kingdom', 'japan'] as const)(
    'hold none that lies face up on the table, seen from %s',
    (seat) => {
      const state = position('germany', { germany: ['germany'] });
      deal(state, 'germany', { status: ['ger-blitzkrieg'] });
      for (let n = 0; n < 10; n++) {
        const { hand, deck, responses, discard, status } = imagined(
          view(state, seat),
          new SeededDice(`deal ${String(n)}`),
        );
        expect(status.germany).toEqual(['ger-blitzkrieg']);
        const dealt = [hand, deck, responses, discard].flatMap((piles) => piles.germany);
        expect(dealt).not.toContain('ger-blitzkrieg');
      }
    },
  );
});
