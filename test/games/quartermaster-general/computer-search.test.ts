// How the computer player of Quartermaster General thinks: it tries what could be done, with cards that may really lie there, and takes the best.
import { describe, expect, it } from 'vitest';
import { imagined } from '../../../src/games/quartermaster-general/computer/imagined.js';
import { effort, recalled, remembered } from '../../../src/games/quartermaster-general/computer/memory.js';
import { computerAnswer } from '../../../src/games/quartermaster-general/computer/player.js';
import { quickAnswer } from '../../../src/games/quartermaster-general/computer/quick.js';
import { searched } from '../../../src/games/quartermaster-general/computer/search.js';
import type { Way } from '../../../src/games/quartermaster-general/computer/ways.js';
import { nationsOf } from '../../../src/games/quartermaster-general/data/nations.js';
import { spaceIds, stars } from '../../../src/games/quartermaster-general/data/spaces.js';
import type { QmgState } from '../../../src/games/quartermaster-general/state.js';
import { discardQuestion } from '../../../src/games/quartermaster-general/questions/discard.js';
import { playQuestion } from '../../../src/games/quartermaster-general/questions/play.js';
import { view } from '../../../src/games/quartermaster-general/view.js';
import { SeededDice } from '../../../src/table/dice.js';
import { levels } from '../../../src/table/levels.js';
import { deal, position, questionIn, run } from './support/play.js';

const look = (ways: number, deals = 1): { readonly ways: number; readonly deals: number } => ({ ways, deals });

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
      expect(searched(view(state, 'germany'), 'germany', ways, { dice, breadth })).toBe('calm');
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
      searched(view(state, 'germany'), 'germany', ways, { dice: new SeededDice('much'), breadth }),
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
      searched(view(state, 'germany'), 'germany', ways, { dice: new SeededDice('far'), breadth });
      return tried.map(({ active, round }) => `${active} ${String(round)}`);
    };
    const next = `germany ${String(state.round + 1)}`;
    expect(turnsOf(100_000)).toEqual([next, next]);
    const [first, second] = turnsOf(0);
    expect(first).not.toBe(next);
    expect(second).toBe(first);
  });

  it('is what looks better at first sight, where playing on finds no difference', () => {
    const state = position('germany', { germany: ['germany'], 'soviet-union': ['moscow'] });
    const ways = [1, 5].map((worth): Way => ({ id: `looks like ${String(worth)}`, worth, phase: 'supply' }));
    const breadth = { looks: [look(2)], most: 1000 };
    const dice = new SeededDice('alike');
    expect(searched(view(state, 'germany'), 'germany', ways, { dice, breadth })).toBe('looks like 5');
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
    searched(view(state, 'germany'), 'germany', [loses, ...keeps], { dice: new SeededDice('one deal'), breadth });
    expect(tried.filter((id) => id === 'looks best')).toHaveLength(2);
    expect(tried).toHaveLength(5);
  });

  it('is what wins the game by the end of the turn, however little it looks like, and only where it does', () => {
    const pieces = { 'united-states': ['eastern-united-states'], germany: ['germany'], japan: ['japan'] } as const;
    const chosenAt = (allies: number): string | undefined => {
      const state = position('united-states', pieces, { round: 9, step: 'play', vp: { axis: 20, allies } });
      const looksGood = ['first', 'second'].map((id): Way => ({
        id,
        worth: 9,
        phase: 'supply',
        done: (table) => {
          table.pieces = { ...table.pieces, hawaii: ['united-states'], 'north-atlantic': ['united-states'] };
        },
      }));
      const star: Way = {
        id: 'star',
        worth: 0,
        phase: 'supply',
        done: (table) => {
          table.pieces = { ...table.pieces, 'western-united-states': ['united-states'] };
        },
      };
      const breadth = { looks: [look(2)], most: 1000 };
      const dice = new SeededDice('won at once');
      return searched(view(state, 'united-states'), 'united-states', [...looksGood, star], { dice, breadth });
    };
    // Two points come in for the home, two more for the star: a lead of thirty ends the game.
    expect(chosenAt(46)).toBe('star');
    expect(chosenAt(45)).not.toBe('star');
  });

  it('leaves no star on the word of a single deal', () => {
    const state = position('germany', { germany: ['germany'], 'soviet-union': ['moscow'] });
    const triedWith = (last: readonly string[]): readonly string[] => {
      const tried: string[] = [];
      const way = (id: string, taken: readonly (typeof spaceIds)[number][]): Way => ({
        id,
        worth: 0,
        phase: 'supply',
        done: (table) => {
          tried.push(id);
          for (const space of taken) table.pieces[space] = ['germany'];
        },
      });
      const strong = way('strong', ['eastern-europe', 'balkans', 'north-sea', 'baltic-sea', 'scandinavia', 'russia']);
      const other = way(
        'other',
        spaceIds.filter((id) => last.includes(id)),
      );
      const breadth = { looks: [look(2)], most: 100_000 };
      const dice = new SeededDice('a star left');
      const best = searched(view(state, 'germany'), 'germany', [strong, other], { dice, breadth });
      return [best ?? '', ...tried];
    };
    const once = ['strong', 'other'];
    expect(triedWith(['western-europe'])).toEqual(['strong', ...once, ...once, ...once]);
    expect(triedWith(['eastern-europe'])).toEqual(['strong', ...once]);
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
