// Choices inside events that lose the game are marked before they are made, and what an event shows stays with whom it was shown.
import { describe, expect, it } from 'vitest';
import type { CardId } from '../../../../src/games/twilight-struggle/data/cards.js';
import type { Side } from '../../../../src/games/twilight-struggle/data/terms.js';
import { perilOf } from '../../../../src/games/twilight-struggle/rules/perils.js';
import type { Source } from '../../../../src/games/twilight-struggle/rules/events.js';
import { playEvent } from '../../../../src/games/twilight-struggle/phases/play-card.js';
import { view } from '../../../../src/games/twilight-struggle/view.js';
import type { Question } from '../../../../src/table/question.js';
import { dangerous, firstQuestion, position, run, TestTable, type Given } from '../support/test-table.js';

const source: Source = 'round';

function table(given: Given, dice: readonly number[] = [], picks: readonly string[] = []): TestTable {
  return new TestTable(position(given), dice, picks);
}

function asked(t: TestTable, card: CardId, user: Side): Question {
  return firstQuestion(playEvent(t, card, { user, source }));
}

describe('dangers of what an event brings out', () => {
  const peril = (id: CardId, side: Side, given: Given): ReturnType<typeof perilOf> =>
    perilOf(position(given), side, id, source);

  it('are there at any DEFCON for the USSR with How I Learned to Stop Worrying: out of its hand, or out of the discard pile', () => {
    const held: Given = { ussr: ['grain_sales_to_soviets', 'how_i_learned_to_stop_worrying'] };
    expect(peril('grain_sales_to_soviets', 'ussr', held)).toBe('random');
    expect(peril('grain_sales_to_soviets', 'ussr', { ussr: ['grain_sales_to_soviets', 'nasser'] })).toBeUndefined();
    expect(peril('grain_sales_to_soviets', 'us', held)).toBeUndefined();
    const ahead = (discard: CardId[]): Given => ({
      ussr: ['star_wars'],
      change: (s) => {
        s.space.us.box = 2;
        s.discard = discard;
      },
    });
    expect(peril('star_wars', 'ussr', ahead(['how_i_learned_to_stop_worrying']))).toBe('opponentChoice');
    expect(peril('star_wars', 'ussr', ahead(['nasser']))).toBeUndefined();
  });

  it('are there at DEFCON 3 behind Grain Sales, which may draw a card whose event lowers it before the US strikes', () => {
    const at = (defcon: number, other: CardId, influence = {}): ReturnType<typeof perilOf> =>
      peril('grain_sales_to_soviets', 'ussr', {
        ussr: ['grain_sales_to_soviets', other],
        influence,
        change: (s) => (s.defcon = defcon),
      });
    const open = { angola: [0, 1] } as const;
    expect(at(3, 'we_will_bury_you', open)).toBe('random');
    expect(at(3, 'nasser', open)).toBeUndefined();
    expect(at(4, 'we_will_bury_you', open)).toBeUndefined();
    expect(at(3, 'we_will_bury_you')).toBeUndefined();
  });

  it('are there behind Star Wars, which may take Grain Sales out of the discard pile', () => {
    const at = (discard: readonly CardId[]): ReturnType<typeof perilOf> =>
      peril('star_wars', 'ussr', {
        ussr: ['star_wars', 'we_will_bury_you', 'nasser'],
        influence: { angola: [0, 1] },
        change: (s) => {
          s.defcon = 3;
          s.space.us.box = 2;
          s.discard = [...discard];
        },
      });
    expect(at(['grain_sales_to_soviets'])).toBe('random');
    expect(at(['fidel'])).toBeUndefined();
  });

  it('are there behind Five Year Plan and Grain Sales, which may draw the event that brings it out', () => {
    const held = (ussr: readonly CardId[], discard: readonly CardId[], box = 2): Given => ({
      ussr: [...ussr],
      change: (s) => {
        s.space.us.box = box;
        s.discard = [...discard];
      },
    });
    const pile = ['how_i_learned_to_stop_worrying'] as const;
    const plan = (ussr: readonly CardId[], discard: readonly CardId[] = [], box = 2): ReturnType<typeof perilOf> =>
      peril('five_year_plan', 'ussr', held(['five_year_plan', ...ussr], discard, box));
    expect(plan(['nasser', 'star_wars'], pile)).toBe('random');
    expect(plan(['nasser', 'star_wars'], pile, 0)).toBeUndefined();
    expect(plan(['nasser', 'star_wars'])).toBeUndefined();
    expect(plan(['nasser'], pile)).toBeUndefined();
    expect(plan(['grain_sales_to_soviets', 'how_i_learned_to_stop_worrying'])).toBe('random');
    expect(plan(['grain_sales_to_soviets', 'star_wars'], pile)).toBe('random');
    // What is discarded from the hand unplayed has no event.
    expect(plan(['how_i_learned_to_stop_worrying'])).toBeUndefined();
    const grain = held(['grain_sales_to_soviets', 'star_wars'], pile);
    expect(peril('grain_sales_to_soviets', 'ussr', grain)).toBe('random');
    expect(peril('five_year_plan', 'us', held(['star_wars'], pile))).toBeUndefined();
  });
});

describe('dangers inside events', () => {
  it('Wargames marks ending the game unless it wins', () => {
    const at = (vp: number): readonly string[] =>
      dangerous(
        asked(
          table({
            change: (s) => {
              s.defcon = 2;
              s.vp = vp;
              s.phasing = 'us';
            },
          }),
          'wargames',
          'us',
        ),
      );
    expect(at(7)).toEqual([]);
    expect(at(6)).toEqual(['yes']);
    expect(at(0)).toEqual(['yes']);
  });

  it('Star Wars marks events that would drop DEFCON to 1, but only when the US is on turn', () => {
    const marked = (phasing: Side): readonly string[] =>
      dangerous(
        asked(
          table({
            change: (s) => {
              s.defcon = 2;
              s.phasing = phasing;
              s.space.us.box = 2;
              s.discard = ['duck_and_cover', 'oas_founded'];
            },
          }),
          'star_wars',
          'us',
        ),
      );
    expect(marked('us')).toEqual(['duck_and_cover']);
    expect(marked('ussr')).toEqual([]);
  });

  it('Star Wars does not fall back on losing the game', () => {
    const question = asked(
      table({
        change: (s) => {
          s.defcon = 2;
          s.phasing = 'us';
          s.space.us.box = 2;
          s.discard = ['duck_and_cover', 'fidel'];
        },
      }),
      'star_wars',
      'us',
    );
    expect(question.fallback()).toEqual(['fidel']);
  });

  it('Grain Sales marks playing a card that would lose the game', () => {
    const marked = (drawn: CardId): readonly string[] =>
      dangerous(
        asked(
          table({
            ussr: [drawn],
            change: (s) => {
              s.defcon = 2;
              s.phasing = 'us';
            },
          }),
          'grain_sales_to_soviets',
          'us',
        ),
      );
    expect(marked('we_will_bury_you')).toEqual(['play']);
    expect(marked('fidel')).toEqual([]);
  });

  it('Che marks every coup under the Cuban Missile Crisis', () => {
    const question = asked(
      table({ influence: { bolivia: [1, 0] }, change: (s) => (s.missileCrisis = 'ussr') }),
      'che',
      'ussr',
    );
    expect(dangerous(question)).toEqual(['bolivia']);
    expect(question.fallback()).toEqual([]);
  });

  it('Tear Down this Wall marks a battleground coup at DEFCON 2 in a US round', () => {
    const t = table({
      influence: { poland: [0, 1], finland: [0, 1] },
      change: (s) => {
        s.defcon = 2;
        s.phasing = 'us';
      },
    });
    const script = playEvent(t, 'tear_down_this_wall', { user: 'us', source });
    script.next();
    const step = script.next(['coup']);
    if (step.done === true || step.value.kind !== 'ask') throw new Error('no question');
    expect(dangerous(step.value.question)).toEqual(['poland']);
  });
});

describe('what events show', () => {
  const toldTo = (t: TestTable, seat: string): readonly string[] =>
    t.told.filter(({ to }) => to !== 'all' && to.includes(seat)).map(({ text }) => text.key);

  it('Our Man in Tehran shows the cards to the US alone and puts no card twice', () => {
    const t = table({ influence: { iran: [2, 0] } });
    const cards = [...t.state.deck].sort();
    const top = t.state.deck.slice(0, 2);
    run(playEvent(t, 'our_man_in_tehran', { user: 'us', source }), [['event.our_man_in_tehran', top]]);
    expect(toldTo(t, 'us')).toEqual(['event.tehran.cards']);
    expect(toldTo(t, 'ussr')).toEqual([]);
    expect([...t.state.deck, ...t.state.discard].sort()).toEqual(cards);
  });

  it('The Cambridge Five shows nothing but scoring cards, and to the USSR alone', () => {
    const t = table({ us: ['asia_scoring', 'nato'] });
    run(playEvent(t, 'the_cambridge_five', { user: 'ussr', source }), [['event.the_cambridge_five', []]]);
    expect(view(t.state, 'ussr').known).toEqual(['asia_scoring']);
    expect(view(t.state, null).known).toEqual([]);
    expect(toldTo(t, 'ussr')).toEqual(['event.cambridge.cards']);
    const open = JSON.stringify(t.told.filter(({ to }) => to === 'all'));
    expect(open).not.toContain('asia_scoring');
  });

  it('"Lone Gunman" names the hand to the USSR alone', () => {
    const t = table({ us: ['asia_scoring', 'nato'], influence: { poland: [0, 3] } });
    run(playEvent(t, 'lone_gunman', { user: 'ussr', source }), [['opsUse', ['decline']]]);
    expect(JSON.stringify(t.told.filter(({ to }) => to === 'all'))).not.toContain('card.nato');
    expect(view(t.state, 'ussr').known).toEqual(['asia_scoring', 'nato']);
  });
});
