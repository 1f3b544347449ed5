// The turn: deal, era decks, reshuffle, military operations, held cards, The China Card.
import { describe, expect, it } from 'vitest';
import { GameOver } from '../../../../src/games/twilight-struggle/phases/effects/end-game.js';
import { endTurn } from '../../../../src/games/twilight-struggle/phases/turn-end.js';
import { startTurn } from '../../../../src/games/twilight-struggle/phases/turn-start.js';
import { card, type CardId } from '../../../../src/games/twilight-struggle/data/cards.js';
import { eraCards } from '../../../../src/games/twilight-struggle/options.js';
import { view } from '../../../../src/games/twilight-struggle/view.js';
import { fallbackPlayer, playPhase, start } from '../support/play-game.js';
import { position, run, TestTable, type Given } from '../support/test-table.js';

const atEnd = (given: Given): TestTable =>
  new TestTable(
    position({
      ...given,
      change: (s) => {
        s.phasing = null;
        s.round = 6;
        s.milOps = { us: 5, ussr: 5 };
        given.change?.(s);
      },
    }),
  );

describe('the deal', () => {
  it('gives 8 cards each, the USSR first, one by one', () => {
    const from = start('deal');
    const first = playPhase('deal', from, fallbackPlayer).state;
    expect([first.hands.us.length, first.hands.ussr.length]).toEqual([8, 8]);
    const order = position().deck.length;
    expect(order).toBe(38);
    const before = start('deal').state as { deck: CardId[] };
    expect(first.hands.ussr).toEqual([0, 2, 4, 6, 8, 10, 12, 14].map((n) => before.deck[n]));
  });

  it('fills to 9 from turn 4, and a side that needs more draws on alone', () => {
    const t = new TestTable(position({ us: ['nato', 'fidel', 'nasser'], change: (s) => (s.turn = 4) }));
    run(startTurn(t));
    expect([t.state.hands.us.length, t.state.hands.ussr.length]).toEqual([9, 9]);
  });

  it('shuffles the new era into the rest of the deck on turns 4 and 8; discards stay out', () => {
    const t = new TestTable(
      position({
        change: (s) => {
          s.turn = 4;
          s.discard = s.deck.splice(0, 30);
        },
      }),
    );
    const rest = [...t.state.deck];
    run(startTurn(t));
    const { deck, hands, discard } = t.state;
    const inPlay = [...deck, ...hands.us, ...hands.ussr];
    expect(inPlay.toSorted()).toEqual([...rest, ...eraCards(t.state.options, 'mid')].toSorted());
    expect(discard).toHaveLength(30);
    run(startTurn(new TestTable({ ...t.state, turn: 5, hands: { us: [], ussr: [] } })));
    expect(t.state.deck.some((id) => card(id).era === 'late')).toBe(false);
  });

  it('E29: makes a new deck of the whole discard pile only when a card is needed and none is left', () => {
    const t = new TestTable(
      position({
        change: (s) => {
          s.turn = 3;
          s.discard = s.deck.splice(0, 28);
        },
      }),
    );
    const last = [...t.state.deck];
    run(startTurn(t));
    const { hands, deck, discard } = t.state;
    expect([...hands.us, ...hands.ussr]).toEqual(expect.arrayContaining(last));
    expect(discard).toEqual([]);
    expect(deck).toHaveLength(28 + 10 - 16);
    expect(t.keys).toContain('cards.reshuffled');
  });

  it('tells each side alone which cards came', () => {
    const t = new TestTable(position());
    run(startTurn(t));
    const drawn = t.told.filter(({ text }) => text.key === 'cards.drawn');
    expect(drawn.map(({ to }) => to)).toEqual([['us'], ['ussr']]);
  });

  it('improves DEFCON by one, never over 5', () => {
    const t = new TestTable(position({ change: (s) => (s.defcon = 3) }));
    run(startTurn(t));
    expect(t.state.defcon).toBe(4);
    t.state.defcon = 5;
    run(startTurn(t));
    expect(t.state.defcon).toBe(5);
  });
});

describe('military operations', () => {
  it('E19: what is missing goes to the other side, netted', () => {
    const t = atEnd({
      change: (s) => {
        s.defcon = 4;
        s.milOps = { us: 2, ussr: 4 };
      },
    });
    run(endTurn(t));
    expect(t.state.vp).toBe(-2);
    expect(t.state.milOps).toEqual({ us: 0, ussr: 0 });
    const both = atEnd({ change: (s) => (s.milOps = { us: 1, ussr: 0 }) });
    run(endTurn(both));
    expect(both.state.vp).toBe(1);
  });

  it('a 20 VP win waits for the look at held scoring cards, unless the option says otherwise', () => {
    const given = (milOpsWinNeedsNoScoringCard: boolean): TestTable =>
      atEnd({
        options: { milOpsWinNeedsNoScoringCard },
        us: ['asia_scoring'],
        change: (s) => {
          s.vp = 19;
          s.milOps = { us: 5, ussr: 0 };
        },
      });
    const strict = given(true);
    expect(() => run(endTurn(strict))).toThrow(GameOver);
    expect(strict.state.result).toEqual({ winner: 'ussr', ending: 'heldScoring' });
    const early = given(false);
    expect(() => run(endTurn(early))).toThrow(GameOver);
    expect(early.state.result).toEqual({ winner: 'us', ending: 'vp' });
  });
});

describe('held cards', () => {
  it('a held scoring card loses; one on both sides is a draw', () => {
    const one = atEnd({ ussr: ['asia_scoring', 'nato'] });
    expect(() => run(endTurn(one))).toThrow(GameOver);
    expect(one.state.result).toEqual({ winner: 'us', ending: 'heldScoring' });
    const both = atEnd({ ussr: ['asia_scoring'], us: ['europe_scoring'] });
    expect(() => run(endTurn(both))).toThrow(GameOver);
    expect(both.state.result).toEqual({ winner: null, ending: 'heldScoring' });
  });

  it('the tournament rule shows the hands to both', () => {
    const t = atEnd({ options: { revealHeldCards: true }, ussr: ['nato'], us: ['fidel'] });
    run(endTurn(t));
    expect(t.keys.filter((key) => key === 'turn.held')).toHaveLength(2);
    expect(view(t.state, 'us').known).toEqual(['nato']);
    expect(view(t.state, null).known).toEqual([]);
  });

  it('the side alone in box 6 may discard one held card', () => {
    const t = atEnd({ us: ['fidel', 'nato'], change: (s) => (s.abilities['6'] = 'us') });
    run(endTurn(t), [['spaceDiscard', ['fidel']]]);
    expect(t.state.hands.us).toEqual(['nato']);
    expect(t.state.discard).toContain('fidel');
  });
});

describe('the end of a turn', () => {
  it('turns The China Card up, ends the effects of the turn and goes on', () => {
    const t = atEnd({
      change: (s) => {
        s.china = { holder: 'us', faceUp: false };
        s.effects.containment = true;
        s.effects.nato = true;
        s.effects.flowerPower = true;
        s.redScare.us = 1;
        s.deathSquads.us = 1;
        s.chernobyl = 'asia';
        s.missileCrisis = 'us';
        s.handOpen.us = true;
        s.space.us.attempts = 1;
      },
    });
    expect(run(endTurn(t))).toBe('turnStart');
    expect(t.state).toMatchObject({
      turn: 2,
      round: 0,
      china: { holder: 'us', faceUp: true },
      redScare: { us: 0, ussr: 0 },
      deathSquads: { us: 0, ussr: 0 },
      chernobyl: null,
      missileCrisis: null,
      handOpen: { us: false, ussr: false },
    });
    expect(t.state.effects).toMatchObject({ containment: false, nato: true, flowerPower: true });
    expect(t.state.space.us.attempts).toBe(0);
  });

  it('after turn 10 comes final scoring', () => {
    const t = atEnd({ change: (s) => (s.turn = 10) });
    expect(() => run(endTurn(t))).toThrow(GameOver);
    expect(t.state.result?.ending).toBe('finalScoring');
  });
});
