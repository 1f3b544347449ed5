// Headlines: secrecy, order, what cancels them.
import { describe, expect, it } from 'vitest';
import { replay } from '../../../../src/table/replay.js';
import { card } from '../../../../src/games/twilight-struggle/data/cards.js';
import { GameOver } from '../../../../src/games/twilight-struggle/phases/effects/end-game.js';
import { chooseHeadlines, resolveHeadline } from '../../../../src/games/twilight-struggle/phases/headline.js';
import { headlineCards } from '../../../../src/games/twilight-struggle/rules/card-uses.js';
import { game } from '../support/play-game.js';
import { position, run, TestTable, type Given } from '../support/test-table.js';

const headline = (given: Given): TestTable =>
  new TestTable(
    position({
      ...given,
      change: (s) => {
        s.round = 0;
        s.phasing = null;
        given.change?.(s);
      },
    }),
  );

describe('the choice', () => {
  it('leaves out UN Intervention and a Missile Envy that has to be used', () => {
    const { state } = headline({
      us: ['un_intervention', 'missile_envy', 'nato'],
      change: (s) => (s.missileEnvy = 'us'),
    });
    expect(headlineCards(state, 'us')).toEqual(['nato']);
    state.missileEnvy = null;
    expect(headlineCards(state, 'us')).toEqual(['missile_envy', 'nato']);
  });

  it('is sealed until both have chosen', () => {
    const { state } = headline({ us: ['nato', 'fidel'], ussr: ['nasser', 'comecon'] });
    const from = { phase: 'headline', state, draws: 0 };
    const open = replay(game, 'seed', from, []);
    expect(open.progress).toMatchObject({ kind: 'waiting', open: [{ sealed: true }, { sealed: true }] });
    if (open.progress.kind !== 'waiting') throw new Error();
    const [first] = open.progress.open;
    if (first === undefined) throw new Error();
    const half = replay(game, 'seed', from, [
      { question: first.id, seat: first.question.seat, value: ['nato'], by: 'player', final: true },
    ]);
    expect(half.reports).toEqual([]);
    expect(half.state).toEqual(open.state);
  });

  it('E12: whoever alone has box 4 sees the other headline first', () => {
    const t = headline({
      us: ['fidel', 'nato'],
      ussr: ['nasser', 'comecon'],
      change: (s) => (s.abilities['4'] = 'ussr'),
    });
    run(chooseHeadlines(t), [
      ['headline', ['fidel']],
      ['headline', ['comecon']],
    ]);
    expect(t.keys.indexOf('headline.shownFirst')).toBe(0);
    expect(t.state.headlines.map(({ side }) => side)).toEqual(['ussr', 'us']);
  });
});

describe('the order', () => {
  it.each([
    [
      ['fidel', 'comecon'],
      ['ussr', 'us'],
    ],
    [
      ['comecon', 'fidel'],
      ['us', 'ussr'],
    ],
    [
      ['fidel', 'decolonization'],
      ['us', 'ussr'],
    ],
    [
      ['asia_scoring', 'nasser'],
      ['ussr', 'us'],
    ],
    [
      ['asia_scoring', 'europe_scoring'],
      ['us', 'ussr'],
    ],
  ] as const)('%j', ([us, ussr], order) => {
    const t = headline({ us: [us], ussr: [ussr], change: (s) => (s.redScare.ussr = 1) });
    run(chooseHeadlines(t), [
      ['headline', [us]],
      ['headline', [ussr]],
    ]);
    expect(t.state.headlines.map(({ side }) => side)).toEqual(order);
    expect(t.state.hands).toEqual({ us: [], ussr: [] });
    expect(t.state.playing.toSorted()).toEqual([us, ussr].toSorted());
  });

  it('Defectors of the US cancel the Soviet headline, starred or not', () => {
    const t = headline({ us: ['defectors'], ussr: ['comecon'] });
    expect(
      run(chooseHeadlines(t), [
        ['headline', ['defectors']],
        ['headline', ['comecon']],
      ]),
    ).toBe('round');
    expect(card('comecon').starred).toBe(true);
    expect(t.state.discard).toEqual(expect.arrayContaining(['comecon', 'defectors']));
    expect(t.state.vp).toBe(0);
  });

  it('Defectors of the USSR do nothing', () => {
    const t = headline({ us: ['nato'], ussr: ['defectors'] });
    run(chooseHeadlines(t), [
      ['headline', ['nato']],
      ['headline', ['defectors']],
    ]);
    run(resolveHeadline(t));
    run(resolveHeadline(t));
    expect(t.state.vp).toBe(0);
    expect(t.state.discard).toEqual(expect.arrayContaining(['nato', 'defectors']));
    expect(t.state).toMatchObject({ round: 1, phasing: 'ussr' });
  });
});

describe('resolving', () => {
  it('a card whose event cannot occur is discarded, not removed', () => {
    const t = headline({
      change: (s) => {
        s.playing = ['nato'];
        s.headlines = [{ side: 'ussr', card: 'nato' }];
        s.deck = s.deck.filter((id) => id !== 'nato');
      },
    });
    run(resolveHeadline(t));
    expect(t.state.discard).toEqual(['nato']);
    expect(t.state.removed).toEqual([]);
  });

  it('DEFCON 1 loses for the one who laid the card', () => {
    const t = headline({
      change: (s) => {
        s.defcon = 2;
        s.playing = ['duck_and_cover'];
        s.headlines = [{ side: 'ussr', card: 'duck_and_cover' }];
      },
    });
    expect(() => run(resolveHeadline(t))).toThrow(GameOver);
    expect(t.state.result).toEqual({ winner: 'us', ending: 'nuclearWar' });
  });
});
