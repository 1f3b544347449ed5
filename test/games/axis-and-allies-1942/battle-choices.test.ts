// What the sides of a battle decide for themselves: submarines round by round, ships that bombard, losses over a raid, transports left alone.
import { diving } from '../../../src/games/axis-and-allies-1942/questions/submarines.js';
import { describe, expect, it } from 'vitest';
import { runPhase } from '../../../src/games/axis-and-allies-1942/phases/index.js';
import { engageQuestion } from '../../../src/games/axis-and-allies-1942/questions/combat.js';
import { bombardQuestion } from '../../../src/games/axis-and-allies-1942/questions/bombardment.js';
import { sidesText } from '../../../src/games/axis-and-allies-1942/reports/battles.js';
import { batteryOf } from '../../../src/games/axis-and-allies-1942/rules/bombardment.js';
import { fightRound, usualCommand } from '../../../src/games/axis-and-allies-1942/rules/round.js';
import type { AaState } from '../../../src/games/axis-and-allies-1942/state.js';
import { check } from '../../../src/table/answer.js';
import type { Dice } from '../../../src/table/dice.js';
import type { Answer, Question } from '../../../src/table/question.js';
import { simulate } from '../../../src/table/simulate.js';
import { count, fallen, order, position, put, settled } from './sample.js';

/** Plays the combat of a turn; says who was asked what in the battles. */
function fight(
  state: AaState,
  answers: Readonly<Record<string, Answer | ((question: Question) => Answer | undefined)>>,
  dice: Dice,
  told: string[] = [],
): readonly string[] {
  const asked: string[] = [];
  let phase = 'combatMove';
  for (let n = 0; n < 9 && phase !== 'noncombat'; n++) {
    const next = simulate(
      {
        state,
        dice,
        answer: (question) => {
          const given = answers[question.key];
          const answer = typeof given === 'function' ? given(question) : given;
          if (question.key === 'nextBattle') return answer ?? [String(question.about?.first)];
          if (question.key !== 'combatMoves') asked.push(`${question.key}:${question.seat}`);
          if (answer !== undefined)
            expect([question.key, check(question, answer)]).toMatchObject([question.key, { ok: true }]);
          return answer ?? question.fallback();
        },
      },
      (t) => runPhase(phase, { ...t, tell: (text) => void told.push(JSON.stringify(text)) }),
    );
    phase = typeof next === 'string' ? next : 'noncombat';
  }
  return asked;
}

describe('submarines', () => {
  const hunt = (): AaState =>
    position('germany', [
      ['germany', 'sz8', { submarine: 3 }],
      ['uk', 'sz7', { cruiser: 1, submarine: 2 }],
    ]);
  const moves = [order('sz8', { submarine: 3 }, 'sz7')];

  it('are ordered with a look at the sea that is fought over', () => {
    const places: unknown[] = [];
    const seen = ({ places: shown }: Question): undefined => void places.push(shown);
    fight(hunt(), { combatMoves: moves, attackOrders: seen, defenseOrders: seen }, fallen(1, 1, 1, 1, 1, 1, 1, 1, 1));
    expect(places).toEqual([['sz7'], ['sz7']]);
  });

  it('decide before each round, the attacker first', () => {
    const asked = fight(hunt(), { combatMoves: moves, press: ['press'] }, fallen(6, 6, 6, 6, 6, 6, 1, 1, 1, 1));
    expect(asked.filter((one) => one.startsWith('submarines')).slice(0, 4)).toEqual([
      'submarines:germany',
      'submarines:uk',
      'submarines:germany',
      'submarines:uk',
    ]);
    expect(asked.slice(0, 2)).toEqual(['attackOrders:germany', 'defenseOrders:uk']);
  });

  it('go under one by one, and the others fight on', () => {
    const state = hunt();
    const thrown: number[] = [];
    const dice = fallen(1, 1, 6, 6, 1, 1, 1, 1, 1);
    const counting: Dice = {
      ...dice,
      roll: (sides, why) => {
        if (why.startsWith('attack')) thrown.push(1);
        return dice.roll(sides, why);
      },
    };
    const dive = ({ seat }: Question): Answer | undefined => (seat === 'germany' ? { submarine: 1 } : undefined);
    let round = 0;
    const first = (question: Question): Answer | undefined =>
      question.seat === 'germany' && round++ === 0 ? dive(question) : undefined;
    fight(state, { combatMoves: moves, submarines: first, press: ['press'] }, counting);
    expect(thrown.slice(0, 2)).toHaveLength(2);
    expect(count(state, 'germany', 'sz7', 'submarine')).toBeGreaterThanOrEqual(1);
  });

  it('alone strike or submerge, by one press', () => {
    const lone = (): AaState =>
      position('germany', [
        ['germany', 'sz8', { submarine: 1 }],
        ['uk', 'sz7', { cruiser: 1 }],
      ]);
    const ordered = { combatMoves: [order('sz8', { submarine: 1 }, 'sz7')] };
    const offered: unknown[] = [];
    const seen = ({ form }: Question): Answer => {
      if (form.kind === 'choose') offered.push(form.options().map(({ id }) => id));
      return ['submarine'];
    };
    const state = lone();
    fight(state, { ...ordered, submarines: seen }, fallen(6, 6, 6));
    expect(offered).toEqual([['strike', 'submarine']]);
    expect(count(state, 'germany', 'sz7', 'submarine')).toBe(1);
    expect([diving(['strike']), diving(['submarine']), diving({ submarine: 2 })]).toEqual([0, 1, 2]);
  });

  it('that neither can hit nor be hit any more end a battle undecided, and it is told', () => {
    const state = position('germany', [
      ['germany', 'northwestern_europe', { bomber: 1 }],
      ['germany', 'sz8', { destroyer: 1 }],
      ['uk', 'sz7', { submarine: 1 }],
    ]);
    const sent = [order('northwestern_europe', { bomber: 1 }, 'sz7'), order('sz8', { destroyer: 1 }, 'sz7')];
    const told: string[] = [];
    fight(state, { combatMoves: sent, press: ['press'] }, fallen(6, 6, 1), told);
    expect([count(state, 'germany', 'sz7', 'bomber'), count(state, 'uk', 'sz7', 'submarine')]).toEqual([1, 1]);
    expect(told.filter((text) => text.includes('report.undecided'))).toHaveLength(1);
  });

  it('go under so many by standing orders, once', () => {
    const state = hunt();
    fight(
      state,
      { combatMoves: moves, defenseOrders: ['dive'], press: ['press'] },
      fallen(6, 6, 6, 6, 6, 1, 1, 1, 1, 1, 1, 1, 1),
    );
    expect(count(state, 'uk', 'sz7', 'submarine')).toBe(1);
  });
});

describe('dice', () => {
  it('are not thrown at nobody: what cannot hit anything that is left does not fire', () => {
    const state = position('germany', [['uk', 'sz7', { submarine: 1 }]]);
    for (const unit of put(state, 'germany', 'sz7', { submarine: 1, fighter: 1, cruiser: 1 })) unit.task = 'battle';
    const battle = { space: 'sz7', kind: 'sea', round: 1 } as const;
    // The strike sinks the only target.
    const { throws } = settled(fightRound(state, battle, fallen(1, 6, 6, 6), [], usualCommand));
    expect(throws.map(({ camp, step, dice }) => [camp, step, dice.length])).toEqual([
      ['attack', 'strike', 1],
      ['defense', 'strike', 1],
    ]);
  });

  it('are not thrown by aircraft at submarines without a destroyer', () => {
    const state = position('germany', [['uk', 'sz7', { submarine: 1 }]]);
    for (const unit of put(state, 'germany', 'sz7', { fighter: 1, cruiser: 1 })) unit.task = 'battle';
    const battle = { space: 'sz7', kind: 'sea', round: 1 } as const;
    const { throws } = settled(fightRound(state, battle, fallen(), [], usualCommand));
    expect(throws.filter(({ camp }) => camp === 'attack').flatMap(({ dice }) => dice)).toHaveLength(1);
  });
});

describe('bombardment', () => {
  const coast = (): AaState =>
    position('usa', [
      ['usa', 'sz61', { battleship: 1, cruiser: 1, transport: 2 }],
      ['japan', 'formosa', { infantry: 2 }],
      ['japan', 'kiangsu', { infantry: 2 }],
    ]);
  const aboard = (state: AaState): AaState => {
    for (const ship of state.units.filter(({ type }) => type === 'transport')) {
      for (const unit of put(state, 'usa', 'sz61', { infantry: 2 })) unit.aboard = ship.id;
    }
    return state;
  };
  const landings = [order('sz61', { infantry: 2 }, 'formosa'), order('sz61', { infantry: 2 }, 'kiangsu')];

  /** The ships that fire in the first and the second assault. */
  function fired(answers: Parameters<typeof fight>[1]): readonly string[] {
    const seeded = fallen(...Array.from({ length: 400 }, () => 6));
    const shots: string[] = [];
    fight(
      aboard(coast()),
      { combatMoves: landings, ...answers },
      {
        ...seeded,
        roll: (_, why) => {
          if (why.startsWith('bombard')) shots.push(why);
          else if (shots.at(-1) !== '-') shots.push('-');
          return why.startsWith('attack') ? 1 : 6;
        },
      },
    );
    return shots;
  }

  it('is divided between assaults of one zone as the attacker likes', () => {
    const battleshipFirst = ({ about }: Question): Answer =>
      about?.space === 'formosa' ? { battleship: 1 } : { cruiser: 1 };
    expect(fired({ bombard: battleshipFirst })).toEqual(['bombard 4', '-', 'bombard 3', '-']);
    const cruiserFirst = ({ about }: Question): Answer =>
      about?.space === 'formosa' ? { cruiser: 1 } : { battleship: 1 };
    expect(fired({ bombard: cruiserFirst })).toEqual(['bombard 3', '-', 'bombard 4', '-']);
  });

  it('is not left out without being asked again', () => {
    const state = coast();
    const ships = state.units.filter(({ type }) => type === 'battleship' || type === 'cruiser');
    const question = bombardQuestion('usa', 'formosa', { ships, most: 2, usual: ships });
    expect(check(question, {})).toMatchObject({ ok: true, review: { confirm: { key: 'confirm.noBombardment' } } });
    expect(check(question, { battleship: 0 })).toMatchObject({ review: { confirm: { key: 'confirm.noBombardment' } } });
    expect(check(question, { cruiser: 1 })).toMatchObject({ ok: true, review: {} });
  });

  it('is divided by a plan, and else the heaviest fire first', () => {
    expect(fired({ attackOrders: ({ about }) => (about?.space === 'formosa' ? ['fire:cruiser'] : []) })).toEqual([
      'bombard 3',
      '-',
      'bombard 4',
      '-',
    ]);
    expect(fired({})).toEqual(['bombard 3', 'bombard 4', '-']);
  });

  it('is foretold with its ships, no more than land', () => {
    const state = aboard(coast());
    state.battles = [{ space: 'formosa', kind: 'land', round: 0 }];
    for (const unit of state.units) if (unit.aboard !== null) unit.target = 'formosa';
    const carriers = new Set(state.units.flatMap(({ aboard: ship }) => (ship === null ? [] : [ship])));
    for (const unit of state.units) if (carriers.has(unit.id)) unit.target = 'formosa';
    const [battle] = state.battles;
    if (battle === undefined) throw new Error('no battle');
    expect(sidesText(state, battle)).toMatchObject({ key: 'detail.bombarded', args: { ships: { length: 2 } } });
    expect(sidesText(state, { ...battle, round: 1 }).key).toBe('detail.battle');
    state.battles.push({ space: 'sz61', kind: 'sea', round: 0 });
    expect(sidesText(state, battle).key).toBe('detail.battle');
  });

  it('is fired by no more ships than land, whatever a plan names', () => {
    const ships = coast().units.filter(({ type }) => type === 'battleship' || type === 'cruiser');
    const named = { bombards: true, battery: { battleship: 1, cruiser: 1 } };
    expect(batteryOf(ships, 1, named)).toHaveLength(1);
    expect(batteryOf(ships, 2, named)).toHaveLength(2);
  });
});

describe('losses over a raid', () => {
  it('are chosen by the attacker', () => {
    const state = position(
      'uk',
      [
        ['uk', 'poland', { bomber: 2, fighter: 2 }],
        ['germany', 'germany', { fighter: 1 }],
      ],
      { escortsAndInterceptors: true },
    );
    state.control.poland = 'uk';
    state.heldAtStart.push('poland');
    const asked = fight(
      state,
      {
        combatMoves: [order('poland', { bomber: 2, fighter: 2 }, 'germany', 'raid')],
        intercept: { fighter: 1 },
        casualties: ({ form }) =>
          form.kind === 'choose' ? [form.options().find(({ id }) => id.startsWith('bomber'))?.id ?? ''] : undefined,
      },
      fallen(6, 6, 6, 6, 1),
    );
    expect(asked).toContain('casualties:uk');
    expect([count(state, 'uk', 'germany', 'bomber'), count(state, 'uk', 'germany', 'fighter')]).toEqual([1, 2]);
  });
});

describe('transports left alone on both sides', () => {
  it('stay or retreat, as the attacker likes', () => {
    for (const [answer, stays] of [
      ['stay', true],
      ['sz8', false],
    ] as const) {
      const state = position('uk', [
        ['uk', 'sz8', { destroyer: 1, transport: 1 }],
        ['germany', 'sz7', { destroyer: 1, transport: 1 }],
      ]);
      const asked = fight(
        state,
        { combatMoves: [order('sz8', { destroyer: 1, transport: 1 }, 'sz7')], stay: [answer] },
        fallen(1, 1),
      );
      expect(asked).toContain('stay:uk');
      expect(count(state, 'uk', 'sz7', 'transport')).toBe(stays ? 1 : 0);
      expect(count(state, 'germany', 'sz7', 'transport')).toBe(1);
    }
  });
});

describe('a battle in the zone of a carrier', () => {
  it('is not chosen while a fighter needs it to sail', () => {
    const state = position('japan', [
      ['japan', 'sz50', { carrier: 1 }],
      ['usa', 'sz50', { submarine: 1 }],
      ['usa', 'sz54', { destroyer: 1 }],
    ]);
    state.step = 'combatMove';
    for (const fighter of put(state, 'japan', 'sz54', { fighter: 1 }))
      Object.assign(fighter, { left: 1, task: 'battle' });
    const question = engageQuestion(state, ['sz50'], []);
    expect(check(question, []).ok).toBe(true);
    expect(check(question, ['sz50'])).toMatchObject({ ok: false, refusals: [{ key: 'refuse.deckFights' }] });
  });

  it('is confirmed before it retreats from a fighter that needs it', () => {
    const state = position('japan', [
      ['japan', 'sz52', { carrier: 1, fighter: 1 }],
      ['usa', 'sz54', { destroyer: 1 }],
    ]);
    const confirmed: unknown[] = [];
    fight(
      state,
      {
        combatMoves: [order('sz52', { carrier: 1, fighter: 1 }, 'sz54')],
        press: (question) => {
          const to = question.form.kind === 'choose' ? question.form.options()[2]?.id : undefined;
          if (to === undefined) return undefined;
          const checked = check(question, [to]);
          if (checked.ok) confirmed.push(checked.review.confirm?.key);
          return [to];
        },
      },
      fallen(),
    );
    expect(confirmed).toEqual([undefined]);
  });
});
