// Action rounds: which cards and uses are legal, where cards go, what a play sets off, traps, eighth rounds.
import { describe, expect, it } from 'vitest';
import type { CardId } from '../../../../src/games/twilight-struggle/data/cards.js';
import { GameOver } from '../../../../src/games/twilight-struggle/phases/effects/end-game.js';
import { legalModes, playableCards } from '../../../../src/games/twilight-struggle/rules/card-uses.js';
import { goOn, actionRound } from '../../../../src/games/twilight-struggle/phases/round.js';
import { hasEighth, roundsLeft } from '../../../../src/games/twilight-struggle/rules/turn.js';
import { canGoToSpace, spaceOdds } from '../../../../src/games/twilight-struggle/rules/space-race.js';
import {
  dangerous,
  firstQuestion,
  offered,
  position,
  run,
  TestTable,
  type Given,
  type Reply,
} from '../support/test-table.js';

const us: Given = { change: (s) => (s.phasing = 'us') };
const usRound = (given: Given, dice: number[] = []): TestTable =>
  new TestTable(
    position({
      ...given,
      change: (s) => {
        s.phasing = 'us';
        given.change?.(s);
      },
    }),
    dice,
  );
const ussrRound = (given: Given, dice: number[] = []): TestTable => new TestTable(position(given), dice);
const play = (card: CardId, mode: string): Reply[] => [
  ['play', [card]],
  ['mode', [mode]],
];
const some: Given['influence'] = { poland: [0, 3], united_kingdom: [5, 0] };

describe('uses of a card', () => {
  it('E2: NATO before its prerequisite gives the USSR Operations and no event', () => {
    const t = ussrRound({ ussr: ['nato', 'fidel'], influence: some });
    expect(legalModes(t.state, 'ussr', 'nato', 'round')).not.toContain('eventFirst');
    run(actionRound(t), [...play('nato', 'influence'), ['influence', { poland: 4 }]]);
    expect(t.state.discard).toEqual(['nato']);
    expect(t.state.effects.nato).toBe(false);
  });

  it('shows the last card of a hand as what comes out of it, since nobody chose it', () => {
    const cameOut = (hand: CardId[]): boolean => {
      const t = ussrRound({ ussr: hand, influence: some, change: (s) => (s.china.holder = 'us') });
      run(actionRound(t), [...play('nato', 'influence'), ['influence', { poland: 4 }]]);
      return t.told.some(({ text }) => text.key === 'reveal');
    };
    expect(cameOut(['nato'])).toBe(true);
    expect(cameOut(['nato', 'fidel'])).toBe(false);
  });

  it('E3: a barred event gives Operations only', () => {
    const t = usRound({
      us: ['arab_israeli_war', 'nato'],
      influence: some,
      change: (s) => {
        s.effects.campDavid = true;
        s.effects.flowerPower = true;
      },
    });
    run(actionRound(t), [...play('arab_israeli_war', 'influence'), ['influence', { united_kingdom: 2 }]]);
    expect(t.state.milOps.ussr).toBe(0);
    expect(t.state.vp).toBe(0);
    expect(t.state.discard).toEqual(['arab_israeli_war']);
  });

  it('E5: Star Wars while the US is behind', () => {
    const t = ussrRound({ ussr: ['star_wars', 'fidel'], influence: some });
    run(actionRound(t), [...play('star_wars', 'influence'), ['influence', { poland: 2 }]]);
    expect(t.state.discard).toEqual(['star_wars']);
  });

  it('own events may be played as such, the other side’s only with Operations; scoring cards as events', () => {
    const { state } = ussrRound({ influence: some });
    expect(legalModes(state, 'ussr', 'fidel', 'round')).toEqual(
      expect.arrayContaining(['event', 'influence', 'space']),
    );
    expect(legalModes(state, 'ussr', 'marshall_plan', 'round')).toEqual(
      expect.arrayContaining(['influence', 'eventFirst', 'space']),
    );
    expect(legalModes(state, 'ussr', 'marshall_plan', 'round')).not.toContain('event');
    expect(legalModes(state, 'ussr', 'asia_scoring', 'round')).toEqual(['event']);
    expect(legalModes(state, 'ussr', 'un_intervention', 'round')).not.toContain('event');
    expect(legalModes(state, 'us', 'one_small_step', 'round')).not.toContain('event');
    expect(legalModes(state, 'us', 'defectors', 'round')).not.toContain('event');
  });

  it('the opponent’s event comes before or after the Operations', () => {
    const first = usRound({ us: ['fidel', 'nato'], influence: { cuba: [1, 0] } });
    run(actionRound(first), [...play('fidel', 'eventFirst'), ['opsUse', ['influence']], ['influence', { cuba: 1 }]]);
    expect(first.state.influence.cuba).toEqual({ us: 1, ussr: 3 });
    expect(first.state.removed).toEqual(['fidel']);
    const last = usRound({ us: ['fidel', 'nato'], influence: { cuba: [1, 0] } });
    run(actionRound(last), [...play('fidel', 'influence'), ['influence', { cuba: 2 }]]);
    expect(last.state.influence.cuba).toEqual({ us: 0, ussr: 3 });
  });

  it('into space no event occurs, and the die decides', () => {
    const t = ussrRound({ ussr: ['duck_and_cover', 'nato'], change: (s) => (s.defcon = 2) }, [3]);
    run(actionRound(t), play('duck_and_cover', 'space'));
    expect(t.state.space.ussr).toEqual({ box: 1, attempts: 1 });
    expect(t.state.vp).toBe(-2);
    expect(t.state.discard).toEqual(['duck_and_cover']);
    expect(canGoToSpace(t.state, 'ussr', 'nato')).toBe(false);
  });
});

describe('the space race', () => {
  it('E12: box 2 gives a second attempt in the same turn; the second side to arrive ends it', () => {
    const t = ussrRound({ ussr: ['duck_and_cover', 'nato'], change: (s) => (s.space.ussr.box = 1) }, [4]);
    run(actionRound(t), play('duck_and_cover', 'space'));
    expect(t.state.abilities['2']).toBe('ussr');
    expect(canGoToSpace(t.state, 'ussr', 'nato')).toBe(true);
    const second = usRound(
      {
        us: ['nato', 'fidel'],
        change: (s) => {
          s.space = { us: { box: 1, attempts: 0 }, ussr: { box: 3, attempts: 1 } };
          s.abilities['2'] = 'ussr';
        },
      },
      [4],
    );
    run(actionRound(second), play('nato', 'space'));
    expect(second.state.abilities['2']).toBeNull();
  });

  it('promises as much as it brings: more to whoever comes to a box first', () => {
    const promised = (box: number): unknown =>
      spaceOdds(usRound({ change: (s) => (s.space.ussr.box = box) }).state, 'us');
    expect([0, 1].map(promised)).toEqual([
      { chance: 50, vp: 2 },
      { chance: 50, vp: 1 },
    ]);
  });

  it('asks for the value of the next box, after modifiers', () => {
    const { state } = usRound({
      change: (s) => {
        s.space.us.box = 4;
        s.redScare.us = 1;
      },
    });
    expect(canGoToSpace(state, 'us', 'duck_and_cover')).toBe(false);
    expect(canGoToSpace(state, 'us', 'nato')).toBe(true);
    state.space.us.box = 8;
    expect(canGoToSpace(state, 'us', 'nato')).toBe(false);
  });
});

describe('The China Card', () => {
  it('passes face down after its use and ends Formosan Resolution when the US used it', () => {
    const t = usRound({
      us: ['nato', 'fidel'],
      influence: some,
      change: (s) => {
        s.china = { holder: 'us', faceUp: true };
        s.effects.formosan = true;
      },
    });
    const ask = firstQuestion(actionRound(new TestTable(structuredClone(t.state))));
    expect(offered(ask)).toContain('the_china_card');
    run(actionRound(t), [...play('the_china_card', 'influence'), ['influence', { united_kingdom: 4 }]]);
    expect(t.state.china).toEqual({ holder: 'ussr', faceUp: false });
    expect(t.state.effects.formosan).toBe(false);
    expect(playableCards(t.state, 'ussr')).not.toContain('the_china_card');
  });

  it('cannot be used when a scoring card would be left over', () => {
    const { state } = ussrRound({ ussr: ['asia_scoring'], change: (s) => (s.round = 6) });
    expect(playableCards(state, 'ussr')).toEqual(['asia_scoring']);
  });

  it('may be used, but need not, by an empty hand', () => {
    const t = ussrRound({});
    run(actionRound(t), [['play', ['pass']]]);
    expect(t.keys).toContain('round.sitsOut');
    const none = ussrRound({ change: (s) => (s.china.faceUp = false) });
    run(actionRound(none));
    expect(none.keys).toContain('round.sitsOut');
  });
});

describe('scoring cards', () => {
  const late: Given = { ussr: ['asia_scoring', 'nato', 'fidel'], influence: some, change: (s) => (s.round = 6) };

  it('leaving one without a round is warned of', () => {
    const question = firstQuestion(actionRound(ussrRound(late)));
    expect(dangerous(question).toSorted()).toEqual(['fidel', 'nato']);
  });

  it('under the option `force` only they are offered then', () => {
    const { state } = ussrRound({ ...late, options: { heldScoringCard: 'force' } });
    expect(playableCards(state, 'ussr')).toEqual(['asia_scoring']);
    state.round = 5;
    expect(playableCards(state, 'ussr')).toContain('nato');
  });

  it('counts the rounds left, an eighth included', () => {
    const { state } = ussrRound({ change: (s) => (s.turn = 4) });
    expect([roundsLeft(state, 'ussr'), roundsLeft(state, 'us')]).toEqual([7, 7]);
    state.phasing = 'us';
    expect([roundsLeft(state, 'ussr'), roundsLeft(state, 'us')]).toEqual([6, 7]);
    state.effects.northSeaOilRounds = true;
    expect(roundsLeft(state, 'us')).toBe(8);
  });
});

describe('UN Intervention', () => {
  it('uses an opponent card’s Operations without its event', () => {
    const t = usRound({ us: ['fidel', 'un_intervention'], influence: { cuba: [1, 0] } });
    run(actionRound(t), [...play('fidel', 'cancel'), ['opsUse', ['influence']], ['influence', { cuba: 2 }]]);
    expect(t.state.influence.cuba).toEqual({ us: 3, ussr: 0 });
    expect(t.state.discard.toSorted()).toEqual(['fidel', 'un_intervention']);
    expect(t.state.removed).toEqual([]);
  });

  it('may be chosen first, naming the companion; never for the space race', () => {
    const t = usRound({ us: ['fidel', 'nasser', 'un_intervention'], influence: { cuba: [1, 0] } });
    run(actionRound(t), [
      ...play('un_intervention', 'event'),
      ['companion', ['fidel']],
      ['opsUse', ['influence']],
      ['influence', { cuba: 2 }],
    ]);
    expect(t.state.hands.us).toEqual(['nasser']);
  });

  it('averts We Will Bury You and sets off U2', () => {
    const given = (mode: string): TestTable => {
      const t = usRound({
        us: ['fidel', 'un_intervention'],
        influence: { cuba: [1, 0] },
        change: (s) => {
          s.effects.weWillBuryYou = true;
          s.effects.u2 = true;
        },
      });
      const rest: Reply[] = mode === 'cancel' ? [['opsUse', ['influence']]] : [];
      run(actionRound(t), [...play('fidel', mode), ...rest, ['influence', { cuba: 2 }]]);
      return t;
    };
    expect(given('cancel').state).toMatchObject({ vp: -1, effects: { weWillBuryYou: false, u2: false } });
    expect(given('influence').state).toMatchObject({ vp: -3, effects: { weWillBuryYou: false, u2: true } });
  });

  it('cancels Defectors and Flower Power too', () => {
    const t = ussrRound({ ussr: ['defectors', 'un_intervention'], influence: some });
    run(actionRound(t), [...play('defectors', 'cancel'), ['opsUse', ['influence']], ['influence', { poland: 2 }]]);
    expect(t.state.vp).toBe(0);
    const war = usRound({
      us: ['korean_war', 'un_intervention'],
      influence: some,
      change: (s) => (s.effects.flowerPower = true),
    });
    run(actionRound(war), [
      ...play('korean_war', 'cancel'),
      ['opsUse', ['influence']],
      ['influence', { united_kingdom: 2 }],
    ]);
    expect(war.state.vp).toBe(0);
  });
});

describe('what a play sets off', () => {
  it('Defectors in a Soviet round: 1 VP for the US, not in the space race', () => {
    const ops = ussrRound({ ussr: ['defectors', 'fidel'], influence: some });
    run(actionRound(ops), [...play('defectors', 'influence'), ['influence', { poland: 2 }]]);
    expect(ops.state.vp).toBe(1);
    const space = ussrRound({ ussr: ['defectors', 'fidel'], influence: some }, [6]);
    run(actionRound(space), play('defectors', 'space'));
    expect(space.state.vp).toBe(0);
  });

  it('Flower Power: a US war card gives the USSR 2 VP, not in the space race', () => {
    const flower = (mode: string, replies: Reply[], dice: number[]): number => {
      const t = usRound(
        { us: ['indo_pakistani_war', 'nato'], influence: some, change: (s) => (s.effects.flowerPower = true) },
        dice,
      );
      run(actionRound(t), [...play('indo_pakistani_war', mode), ...replies]);
      return t.state.vp;
    };
    expect(flower('influence', [['influence', { united_kingdom: 2 }]], [])).toBe(-2);
    expect(flower('space', [], [6])).toBe(0);
  });

  it('We Will Bury You also scores when the US is trapped or sits out', () => {
    const out = usRound({ change: (s) => (s.effects.weWillBuryYou = true) });
    run(actionRound(out));
    expect(out.state.vp).toBe(-3);
    const trapped = usRound(
      {
        us: ['nato'],
        change: (s) => {
          s.effects.weWillBuryYou = true;
          s.effects.quagmire = true;
        },
      },
      [6],
    );
    run(actionRound(trapped));
    expect(trapped.state).toMatchObject({ vp: -3, effects: { quagmire: true } });
    const soviet = ussrRound({ change: (s) => (s.effects.weWillBuryYou = true) });
    run(actionRound(soviet), [['play', ['pass']]]);
    expect(soviet.state.vp).toBe(0);
  });

  it('NORAD: one US influence after any round in which DEFCON moved to 2', () => {
    const given = (controlled: boolean): TestTable =>
      ussrRound(
        {
          ussr: ['fidel', 'nato'],
          influence: { canada: [controlled ? 4 : 3, 0], angola: [1, 0], poland: [0, 3] },
          change: (s) => {
            s.defcon = 3;
            s.effects.norad = true;
          },
        },
        [1],
      );
    const t = given(true);
    run(actionRound(t), [...play('fidel', 'coup'), ['coupTarget', ['angola']], ['norad', ['canada']]]);
    expect(t.state).toMatchObject({ defcon: 2, influence: { canada: { us: 5 } } });
    const lost = given(false);
    run(actionRound(lost), [...play('fidel', 'coup'), ['coupTarget', ['angola']]]);
    expect(lost.state.influence.canada.us).toBe(3);
  });

  it('Cuban Missile Crisis can be ended when the own round begins', () => {
    const t = usRound({
      us: ['fidel', 'nato'],
      influence: { turkey: [2, 0], west_germany: [1, 0] },
      change: (s) => (s.missileCrisis = 'us'),
    });
    const question = firstQuestion(actionRound(new TestTable(structuredClone(t.state))));
    expect(offered(question)).toEqual(['keep', 'turkey']);
    run(actionRound(t), [['crisis', ['turkey']], ...play('fidel', 'influence'), ['influence', { turkey: 2 }]]);
    expect(t.state.missileCrisis).toBeNull();
    expect(t.state.influence.turkey.us).toBe(2);
  });
});

describe('warnings', () => {
  it('name the plays that lose at DEFCON 2, and E9.3 at 3', () => {
    const t = ussrRound({
      ussr: ['duck_and_cover', 'fidel'],
      influence: { cuba: [1, 0], ...some },
      change: (s) => (s.defcon = 2),
    });
    const script = actionRound(t);
    const first = script.next();
    expect(first.done).toBe(false);
    const next = script.next(['duck_and_cover']);
    if (next.done === true || next.value.kind !== 'ask') throw new Error();
    expect(dangerous(next.value.question).toSorted()).toEqual(['coup', 'eventFirst', 'influence', 'realign']);
    const three = ussrRound(
      { ussr: ['duck_and_cover', 'fidel'], influence: { cuba: [1, 0], ...some }, change: (s) => (s.defcon = 3) },
      [1],
    );
    expect(() => run(actionRound(three), [...play('duck_and_cover', 'coup'), ['coupTarget', ['cuba']]])).toThrow(
      GameOver,
    );
    expect(three.state.result).toEqual({ winner: 'us', ending: 'nuclearWar' });
  });
});

describe('Missile Envy duty', () => {
  const duty: Given = {
    ...us,
    us: ['missile_envy', 'nato', 'asia_scoring'],
    influence: some,
    change: (s) => {
      s.phasing = 'us';
      s.missileEnvy = 'us';
    },
  };

  it('is met with Operations only, and nothing else is offered', () => {
    const t = new TestTable(position(duty));
    expect(playableCards(t.state, 'us')).toEqual(['missile_envy']);
    expect(legalModes(t.state, 'us', 'missile_envy', 'round')).toEqual(expect.not.arrayContaining(['event', 'space']));
    run(actionRound(t), [
      ['mode', ['influence']],
      ['influence', { united_kingdom: 2 }],
    ]);
    expect(t.state.missileEnvy).toBeNull();
    expect(t.state.discard).toEqual(['missile_envy']);
  });

  it('gives way to a scoring card that would be held', () => {
    const state = position({
      ...duty,
      change: (s) => {
        s.phasing = 'us';
        s.missileEnvy = 'us';
        s.round = 6;
      },
    });
    expect(playableCards(state, 'us')).toEqual(['missile_envy', 'asia_scoring']);
  });

  it('is the card to discard in a trap', () => {
    const t = new TestTable(
      position({
        ...duty,
        change: (s) => {
          s.phasing = 'us';
          s.missileEnvy = 'us';
          s.effects.quagmire = true;
        },
      }),
      [4],
    );
    run(actionRound(t));
    expect(t.state).toMatchObject({ missileEnvy: null, discard: ['missile_envy'], effects: { quagmire: false } });
  });
});

describe('a trap', () => {
  it('E6: takes a card of 2 or more; 1 to 4 frees', () => {
    const t = usRound(
      { us: ['duck_and_cover', 'blockade', 'asia_scoring'], change: (s) => (s.effects.quagmire = true) },
      [4],
    );
    run(actionRound(t));
    expect(t.state.effects.quagmire).toBe(false);
    expect(t.state.discard).toEqual(['duck_and_cover']);
    expect(t.state.defcon).toBe(5);
  });

  it('E16: counts modified values', () => {
    const bear = (brezhnev: boolean): TestTable =>
      ussrRound(
        {
          ussr: ['blockade'],
          change: (s) => {
            s.effects.bearTrap = true;
            s.effects.brezhnev = brezhnev;
          },
        },
        [5],
      );
    const worth = bear(true);
    run(actionRound(worth));
    expect(worth.state).toMatchObject({ discard: ['blockade'], effects: { bearTrap: true } });
    const small = bear(false);
    run(actionRound(small));
    expect(small.keys).toContain('round.sitsOut');
    expect(small.state.hands.ussr).toEqual(['blockade']);
  });

  it('gives way to scoring cards that would be held, and without a suitable card offers them', () => {
    const forced = usRound({
      us: ['asia_scoring', 'nato'],
      change: (s) => {
        s.effects.quagmire = true;
        s.round = 6;
      },
    });
    run(actionRound(forced));
    expect(forced.state.discard).toEqual(['asia_scoring']);
    const offeredCard = usRound({ us: ['asia_scoring', 'blockade'], change: (s) => (s.effects.quagmire = true) });
    run(actionRound(offeredCard), [['scoringCard', ['pass']]]);
    expect(offeredCard.state.hands.us).toHaveLength(2);
  });
});

describe('the eighth round', () => {
  it('comes after both seventh rounds, the USSR first, and is optional', () => {
    const t = usRound({
      us: ['nato'],
      change: (s) => {
        s.turn = 4;
        s.round = 7;
        s.abilities['8'] = 'ussr';
        s.effects.northSeaOilRounds = true;
      },
    });
    expect(hasEighth(t.state, 'us')).toBe(true);
    expect(goOn(t)).toBe('round');
    expect(t.state).toMatchObject({ round: 8, phasing: 'ussr' });
    expect(goOn(t)).toBe('round');
    expect(t.state).toMatchObject({ round: 8, phasing: 'us' });
    expect(run(actionRound(t), [['eighthRound', ['no']]])).toBe('turnEnd');
    expect(t.state.hands.us).toEqual(['nato']);
  });

  it('does not come without the right to it', () => {
    const t = usRound({ change: (s) => (s.round = 6) });
    expect(goOn(t)).toBe('turnEnd');
    expect(t.state.phasing).toBeNull();
  });
});
