// What the computer player of Downfall weighs: the price of an order, what a hex is worth, hopeless attacks, cards and supplies.
import { describe, expect, it } from 'vitest';
import { assaultOn } from '../../../../src/games/downfall/computer/battles.js';
import { fieldOf } from '../../../../src/games/downfall/computer/field.js';
import { rankedOrders } from '../../../../src/games/downfall/computer/orders.js';
import { plainAnswer } from '../../../../src/games/downfall/computer/plain.js';
import { playedOn } from '../../../../src/games/downfall/computer/playing-on.js';
import { imagined } from '../../../../src/games/downfall/computer/imagined.js';
import { searchedOrder } from '../../../../src/games/downfall/computer/search.js';
import { downfall } from '../../../../src/games/downfall/index.js';
import { attackQuestion } from '../../../../src/games/downfall/questions/attack.js';
import { fightOf } from '../../../../src/games/downfall/rules/chances.js';
import { choicesOf } from '../../../../src/games/downfall/rules/display.js';
import { Ground } from '../../../../src/games/downfall/rules/ground.js';
import type { Answer, Question } from '../../../../src/table/question.js';
import { say } from '../../../../src/games/downfall/reports/names.js';
import { SeededDice } from '../../../../src/table/dice.js';
import { firstPosition, orderOf, position } from '../sample.js';

type Scene = Parameters<typeof position>[0];

/** How well a unit of a faction stands somewhere. */
function standing(scene: Scene, faction: 'soviet' | 'okh', unit: 'sov-2-shock' | 'okh-18', at: string): number {
  const ground = new Ground(position(scene));
  return fieldOf(ground, faction).standing(ground, unit, at);
}

describe('a place', () => {
  const weak = { 'sov-2-shock': ['3531', 1] } as const;

  it('is dangerous to a weak unit before strong ones, and not before weak ones', () => {
    const before = (steps: number): number =>
      standing(
        { cities: 'soviet', units: { ...weak, 'okh-18': ['3629', steps], 'okh-9': ['3628', steps] } },
        'soviet',
        'sov-2-shock',
        '3630',
      );
    expect(before(1) - before(4)).toBeGreaterThan(0.5);
  });

  it('beside the foe is better than one behind, for who is strong enough', () => {
    const units = { 'sov-2-shock': ['3732', 4], 'okh-18': ['3629', 1] } as const;
    const at = (place: string): number => standing({ cities: 'soviet', units }, 'soviet', 'sov-2-shock', place);
    expect(at('3630') - at('3631')).toBeGreaterThan(0.5);
  });

  it('draws the more, the more there is to be taken', () => {
    const to = (wanted: 'berlin' | 'bucharest'): number =>
      standing(
        { cities: 'soviet', control: { [wanted]: 'axis' }, units: { 'sov-2-shock': ['3531', 4] } },
        'soviet',
        'sov-2-shock',
        wanted === 'berlin' ? '3421' : '2528',
      );
    expect(to('berlin') - to('bucharest')).toBeGreaterThan(1);
  });

  it('before an objective is better for the Axis than one that shields nothing', () => {
    const units = { 'okh-18': ['3519', 2] } as const;
    const at = (place: string): number => standing({ cities: 'axis', units }, 'okh', 'okh-18', place);
    expect(at('3421') - at('2931')).toBeGreaterThan(0.3);
  });
});

describe('an order', () => {
  it('is the likeliest for the strong player, unless another comes out better when it is played on, and better again with other luck', () => {
    const state = firstPosition();
    const seen = downfall.view(state, state.active);
    const offered = choicesOf(state, state.active).map(({ id }) => id);
    const [likeliest = ''] = rankedOrders(seen, offered);
    const rolls = new SeededDice('d');
    const deals = Array.from({ length: 5 }, () => String(rolls.roll(1_000_000_000, 'imagined deal')));
    const worth = (order: string, deal: string): number => {
      const dice = new SeededDice(`${deal} on`);
      return playedOn(imagined(seen, new SeededDice(deal)), seen.active, order, { spaces: 8, dice });
    };
    const chosen = searchedOrder(seen, offered, new SeededDice('d')) ?? '';
    const more = (some: readonly string[]): number =>
      some.reduce((sum, deal) => sum + worth(chosen, deal) - worth(likeliest, deal), 0) / some.length;
    expect(chosen).not.toBe(likeliest);
    expect(more(deals.slice(0, 2))).toBeGreaterThan(0);
    expect(more(deals.slice(2))).toBeGreaterThan(0.5);
  });
});

describe('an attack', () => {
  const order = orderOf('soviet', { attacks: 3, primary: ['infantry', 'armored'] });

  it('is worth more on a city that is to be taken', () => {
    const gain = (holder: 'axis' | 'soviet'): number => {
      const state = position({
        cities: 'soviet',
        units: { 'sov-11gd': ['3325', 4], 'sov-2gd': ['3325', 2], 'okh-9': ['3324', 1] },
      });
      state.cityControl.warsaw = holder;
      return assaultOn(new Ground(state), order, '3324')?.gain ?? Number.NaN;
    };
    expect(gain('axis') - gain('soviet')).toBeGreaterThan(0.5);
  });

  it('is not made where it costs more than it brings', () => {
    const ordered = (foe: number): Answer => {
      const state = position({
        cities: 'soviet',
        units: { 'sov-11gd': ['3631', 4], 'sov-2gd': ['3631', 2], 'okh-9': ['3630', foe], 'okh-16': ['3630', foe] },
      });
      Object.assign(state, { active: 'soviet', order });
      const question = attackQuestion(state, order);
      return plainAnswer(question, downfall.view(state, 'soviet'), true);
    };
    expect(ordered(1)).not.toEqual([]);
    expect(ordered(3)).toEqual([]);
  });
});

/** A question that any of some things answers. */
function asked(key: string, ids: readonly string[], about: Question['about'] = {}): Question {
  const options = ids.map((id) => ({ id, text: say('none.steps') }));
  return {
    key,
    seat: 'soviet',
    text: say('none.steps'),
    pace: 'reaction',
    about,
    fallback: () => [],
    form: { kind: 'choose', min: 0, max: 3, options: () => options },
  };
}

describe('what is at hand', () => {
  it('is spent in a battle for a city or many steps, and kept in one for little', () => {
    const cards = (at: '3629' | '3324'): Answer => {
      const state = position({ cities: 'axis', units: { 'okh-9': [at, 2] } });
      return plainAnswer(asked('battleCards', ['S13', 'S14'], { target: at }), downfall.view(state, 'soviet'), true);
    };
    expect(cards('3629')).toEqual([]);
    expect(cards('3324')).toEqual(['S13']);
  });

  it('is not spent against cards where the other side hardly holds any', () => {
    const cancelling = (held: number): Answer => {
      const state = position({ cities: 'axis', units: { 'okh-9': ['3324', 2], 'sov-2-shock': ['3424', 2] } });
      const ground = new Ground(state);
      state.hand.okh = ground.facts.cardIds.filter((id) => ground.facts.cards[id].deck === 'axis').slice(0, held);
      const order = orderOf('soviet', { attacks: 1 });
      const fight = fightOf(ground, order, '3324', 'sov-2-shock', []);
      state.combat = { ...fight, stage: 'cards', attackerHits: 0, defenderHits: 0 };
      return plainAnswer(asked('battleCards', ['S15'], { target: '3324' }), downfall.view(state, 'soviet'), true);
    };
    expect([0, 1, 2, 3].map(cancelling)).toEqual([[], [], [], ['S15']]);
  });

  it('lets partisans rise in a city rather than in the woods', () => {
    const state = position({ cities: 'axis' });
    const answer = plainAnswer(asked('partisan', ['3325', '3324']), downfall.view(state, 'soviet'), true);
    expect(answer).toEqual(['3324']);
  });

  it('is no first hand of airdrops', () => {
    const state = firstPosition();
    const { facts } = new Ground(state);
    const drop = facts.cardIds.find((id) => facts.cards[id].effect.kind === 'airdrop') ?? '';
    const other = facts.cardIds.find((id) => facts.cards[id].effect.kind === 'combat') ?? '';
    const answer = plainAnswer(asked('startCards', [drop, other]), downfall.view(state, 'soviet'), true);
    expect(answer).toEqual([other]);
  });
});

describe('an advance', () => {
  it('is not made into woods where nothing feeds whoever goes there, unless the war is nearly over', () => {
    const goes = (target: string, lastTurn: number): Answer => {
      const state = position({ cities: 'soviet', units: { 'sov-2-shock': ['4039', 3] } });
      state.options.lastTurn = lastTurn;
      state.turn = 6;
      state.time.soviet = state.weatherAt + 90;
      state.active = 'soviet';
      const view = downfall.view(state, 'soviet');
      const combat = { target } as NonNullable<typeof view.combat>;
      return plainAnswer(asked('advance', ['sov-2-shock']), { ...view, combat }, true);
    };
    expect(goes('4139', 8)).toEqual([]);
    expect(goes('4038', 8)).toEqual(['sov-2-shock']);
    expect(goes('4139', 6)).toEqual(['sov-2-shock']);
  });
});
