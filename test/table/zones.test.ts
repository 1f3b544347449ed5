// Zones serve the card games: a shared deck with two hands, a deck and face-down cards for each nation, a display for all.
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { SeededDice } from '../../src/table/dice.js';
import { Zones, type Piles } from '../../src/table/zones.js';

const twoHands = {
  hands: { each: true, order: 'set', seenBy: 'owner' },
  deck: { order: 'shuffled', seenBy: 'none' },
  discard: { order: 'ordered', seenBy: 'all' },
} as const;
const letters = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'] as const;
const cold = new Zones({ owners: ['us', 'ussr'], cards: letters, zones: twoHands });

function coldState(): ReturnType<typeof cold.empty> {
  return { ...cold.empty(), hands: { us: ['a', 'b'], ussr: ['c', 'd'] }, deck: ['e', 'f', 'g'], discard: ['h'] };
}

describe('zones', () => {
  it('store their piles through a schema', () => {
    const schema = z.object({ turn: z.int(), ...cold.shape });
    const state = { turn: 1, ...coldState() };
    expect(schema.parse(JSON.parse(JSON.stringify(state)))).toEqual(state);
    expect(schema.safeParse({ ...state, deck: ['e', 'nothing'] }).success).toBe(false);
    expect(schema.safeParse({ ...state, hands: { us: [] } }).success).toBe(false);
    expect(schema.safeParse({ ...state, deck: Array.from({ length: 9 }, () => 'a') }).success).toBe(false);
  });

  it('move a card out of wherever it lies, on top of a pile or under it', () => {
    const state = coldState();
    cold.move(state, 'c', 'deck', 'top');
    cold.move(state, 'a', 'discard');
    expect(state.hands).toEqual({ us: ['b'], ussr: ['d'] });
    expect(state.deck).toEqual(['c', 'e', 'f', 'g']);
    expect(state.discard).toEqual(['h', 'a']);
  });

  it('draw from the top, and say when another pile had to be shuffled under', () => {
    const state = coldState();
    expect(cold.draw(state, 'deck', ['hands', 'us'])).toBe('e');
    expect(state.hands.us).toEqual(['a', 'b', 'e']);
    state.deck = [];
    expect(cold.draw(state, 'deck', ['hands', 'us'])).toBeUndefined();
    expect(cold.refill(state, 'deck', 'discard', new SeededDice('refill'), 'reshuffle')).toBe(1);
    expect(state).toMatchObject({ deck: ['h'], discard: [] });
  });

  it('put a pile shuffled under the other, emptied, and nobody knows its cards any more', () => {
    const state = coldState();
    state.deck = ['e'];
    state.hands.ussr = ['c'];
    state.discard = ['h', 'd', 'f', 'g'];
    // Nothing hidden lies in an open pile, but what was once noted must not outlive the shuffle.
    state.seen.us = ['d'];
    expect(cold.refill(state, 'deck', 'discard', new SeededDice('under'), 'reshuffle')).toBe(4);
    expect(state.deck).toEqual(['e', ...new SeededDice('under').shuffle(['h', 'd', 'f', 'g'], 'reshuffle')]);
    expect(state.discard).toEqual([]);
    expect(state.seen.us).toEqual([]);
    expect(cold.faults(state)).toEqual([]);
  });

  it('draw through the dice of the table, so that anybody can check it', () => {
    const state = coldState();
    const dice = new SeededDice('zones');
    cold.shuffle(state, 'deck', dice, 'new era', ['h']);
    expect(state.deck).toEqual(new SeededDice('zones').shuffle(['e', 'f', 'g', 'h'], 'new era'));
    expect(dice.log.map(({ why }) => why)).toContain('new era');
    expect(cold.random(state, ['hands', 'us'], dice, 'theft')).toMatch(/^[ab]$/);
    state.hands.us = [];
    expect(cold.random(state, ['hands', 'us'], dice, 'theft')).toBeUndefined();
  });

  it('show an owner its own cards and of others only how many there are', () => {
    expect(cold.view(coldState(), 'us')).toEqual({
      hands: { us: { count: 2, cards: ['a', 'b'] }, ussr: { count: 2, cards: [] } },
      deck: { count: 3, cards: [] },
      discard: { count: 1, cards: ['h'] },
    });
    expect(cold.view(coldState(), null).hands.us).toEqual({ count: 2, cards: [] });
  });

  it('show what an owner has seen, until the card moves or is shuffled', () => {
    const state = coldState();
    cold.see(state, 'us', ['d', 'a', 'h', 'd']);
    expect(state.seen).toEqual({ us: ['d'], ussr: [] });
    expect(cold.view(state, 'us').hands.ussr).toEqual({ count: 2, cards: ['d'] });
    expect(cold.view(state, null).hands.ussr.cards).toEqual([]);
    expect(cold.view(state, null, ['c']).hands.ussr.cards).toEqual(['c']);
    cold.move(state, 'd', ['hands', 'ussr']);
    expect(state.seen.us).toEqual([]);
    cold.see(state, 'us', ['e']);
    cold.shuffle(state, 'deck', new SeededDice('again'), 'again');
    expect(state.seen.us).toEqual([]);
  });

  it('find impossible piles', () => {
    const state = coldState();
    expect(cold.faults(state)).toEqual([]);
    state.deck.push('a');
    state.seen.us = ['b'];
    expect(cold.faults(state)).toEqual(['a lies in two places', 'b is known to us where it is not hidden']);
  });
});

/** Over many shuffles: which cards a viewer could hold to be at each place, and that it sees no difference. */
function couldBe<S>(deal: (dice: SeededDice) => S, look: (state: S) => string): string {
  const dice = new SeededDice('could be');
  const found = new Set(Array.from({ length: 60 }, () => look(deal(dice))));
  return [...found].sort().join(' ');
}

describe('concealment', () => {
  it('deals anew what a viewer cannot know, and nothing else', () => {
    const state = coldState();
    cold.see(state, 'us', ['d']);
    for (const viewer of ['us', 'ussr', null] as const) {
      const hidden = cold.conceal(state, viewer, new SeededDice('hide'));
      expect(cold.view(hidden, viewer)).toEqual(cold.view(state, viewer));
      expect(cold.faults(hidden)).toEqual([]);
    }
    const deal = (dice: SeededDice) => cold.conceal(state, 'us', dice);
    expect(couldBe(deal, ({ hands }) => hands.us.join(''))).toBe('ab');
    expect(couldBe(deal, ({ hands }) => hands.ussr[0] ?? '')).toBe('c e f g');
    expect(couldBe(deal, ({ hands }) => hands.ussr[1] ?? '')).toBe('d');
    expect(couldBe(deal, ({ deck }) => deck[0] ?? '')).toBe('c e f g');
    expect(state.hands.ussr).toEqual(['c', 'd']);
  });

  it('leaves a card where everybody knows it to lie', () => {
    const deal = (dice: SeededDice) => cold.conceal(coldState(), null, dice, ['c']);
    expect(couldBe(deal, ({ hands }) => hands.ussr[0] ?? '')).toBe('c');
  });

  it('forgets for everybody what has been dealt anew', () => {
    const state = coldState();
    cold.see(state, 'us', ['d']);
    expect(cold.conceal(state, null, new SeededDice('hide')).seen.us).toEqual([]);
    expect(cold.conceal(state, 'us', new SeededDice('hide')).seen.us).toEqual(['d']);
  });
});

describe('six nations with face-down responses', () => {
  const nations = ['germany', 'uk'] as const;
  const kinds = ['army1', 'army2', 'status1', 'response1', 'response2'] as const;
  type NationCard = `${(typeof nations)[number]}.${(typeof kinds)[number]}`;
  const cards = nations.flatMap((nation) => kinds.map((kind): NationCard => `${nation}.${kind}`));
  const zones = {
    deck: { each: true, order: 'shuffled', seenBy: 'none' },
    hand: { each: true, order: 'set', seenBy: 'owner' },
    responses: { each: true, order: 'set', seenBy: 'owner', holds: (card: NationCard) => card.includes('response') },
    statuses: { each: true, order: 'set', seenBy: 'all' },
    discard: { each: true, order: 'ordered', seenBy: 'owner' },
  } as const;
  const war = new Zones({ owners: nations, cards, zones, stock: (card) => card.split('.')[0] ?? '' });

  function position(): Piles<(typeof nations)[number], NationCard, typeof zones> {
    const state = war.empty();
    for (const nation of nations) {
      war.shuffle(
        state,
        ['deck', nation],
        new SeededDice(nation),
        'deck',
        cards.filter((card) => card.startsWith(nation)),
      );
    }
    war.move(state, 'uk.response1', ['responses', 'uk']);
    war.move(state, 'uk.status1', ['statuses', 'uk']);
    war.move(state, 'germany.army1', ['discard', 'germany']);
    war.draw(state, ['deck', 'uk'], ['hand', 'uk']);
    return state;
  }

  it('shows a face-down response to its nation alone, a status to all, and counts of everything', () => {
    const state = position();
    expect(war.view(state, 'uk').responses.uk).toEqual({ count: 1, cards: ['uk.response1'] });
    expect(war.view(state, 'germany').responses.uk).toEqual({ count: 1, cards: [] });
    expect(war.view(state, null).statuses.uk.cards).toEqual(['uk.status1']);
    expect(war.view(state, 'germany').deck.germany).toEqual({ count: 4, cards: [] });
  });

  it('shows the top of a discard pile that lies face up', () => {
    expect(war.view(position(), 'uk', ['germany.army1']).discard.germany.cards).toEqual(['germany.army1']);
  });

  it('conceals within a nation, and only responses where responses lie', () => {
    const state = position();
    const deal = (dice: SeededDice) => war.conceal(state, 'germany', dice);
    expect(couldBe(deal, ({ responses }) => responses.uk[0] ?? '')).toBe('uk.response1 uk.response2');
    expect(couldBe(deal, ({ hand }) => (hand.uk[0] ?? '').split('.')[0] ?? '')).toBe('uk');
    expect(couldBe(deal, ({ statuses }) => statuses.uk.join())).toBe('uk.status1');
    expect(couldBe(deal, (dealt) => war.faults(dealt).join())).toBe('');
  });

  it('finds a card where none of its kind can lie', () => {
    const state = position();
    war.move(state, 'uk.army1', ['responses', 'uk']);
    expect(war.faults(state)).toEqual(['uk.army1 cannot lie in responses']);
  });
});

describe('four factions with an open display', () => {
  const plans = ['p1', 'p2', 'p3', 'p4', 'p5'] as const;
  const downfall = new Zones({
    owners: ['western', 'soviet', 'okw', 'okh'],
    cards: plans,
    zones: {
      hands: { each: true, order: 'set', seenBy: 'owner' },
      deck: { order: 'shuffled', seenBy: 'none' },
      display: { order: 'ordered', seenBy: 'all' },
    },
  });

  it('brings the next card of the deck into the display, where all see it', () => {
    const state = downfall.empty();
    downfall.shuffle(state, 'deck', new SeededDice('plans'), 'plans', plans);
    const shown = downfall.draw(state, 'deck', 'display');
    expect(downfall.view(state, null).display).toEqual({ count: 1, cards: [shown] });
    expect(downfall.draw(state, 'display', ['hands', 'okw'])).toBe(shown);
    expect(downfall.view(state, 'okh').hands.okw).toEqual({ count: 1, cards: [] });
  });
});
