// What only Total War's cards and options do, each told apart from its likeliest slip.
import { describe, expect, it } from 'vitest';
import type { CardId } from '../../../../src/games/quartermaster-general/data/cards.js';
import type { Nation } from '../../../../src/games/quartermaster-general/data/nations.js';
import { quartermasterGeneral } from '../../../../src/games/quartermaster-general/index.js';
import type { SpaceId } from '../../../../src/games/quartermaster-general/data/spaces.js';
import { attackers } from '../../../../src/games/quartermaster-general/rules/air.js';
import { homeNow } from '../../../../src/games/quartermaster-general/rules/homes.js';
import { reallocationCost } from '../../../../src/games/quartermaster-general/rules/hands.js';
import { couldAnswer, fits } from '../../../../src/games/quartermaster-general/rules/triggers.js';
import { byNation, type QmgState } from '../../../../src/games/quartermaster-general/state.js';
import { replay, type Given } from '../../../../src/table/replay.js';
import { position } from '../support/play.js';

type Cards = Readonly<Partial<Record<Nation, readonly CardId[]>>>;

const piles = (cards: Cards): Record<Nation, CardId[]> => byNation((nation) => [...(cards[nation] ?? [])]);

function totalWar(option: Readonly<Record<string, unknown>> = {}): QmgState['options'] {
  return quartermasterGeneral.options.parse({ totalWar: true, ...option });
}

interface Ran {
  readonly state: QmgState;
  /** The questions that were asked, by key. */
  readonly asked: readonly string[];
  /** What choosing nothing is called, by the question. */
  readonly declined: Readonly<Record<string, string | undefined>>;
}

/** A phase from a position to its end: questions named are answered so, reactions otherwise passed, all else as when time runs out. */
function through(
  from: QmgState,
  phase: string,
  answers: Readonly<Record<string, readonly string[]>>,
  seed = 'seed',
): Ran {
  const checkpoint = { phase, state: from, draws: 0 };
  const asked: string[] = [];
  const declined: Record<string, string | undefined> = {};
  let given: readonly Given[] = [];
  for (;;) {
    const { progress, state } = replay(quartermasterGeneral, seed, checkpoint, given);
    if (progress.kind !== 'waiting') {
      const after = progress.kind === 'next' ? progress.checkpoint.state : state;
      return { state: quartermasterGeneral.state.parse(after), asked, declined };
    }
    for (const { id, question, saved } of progress.open) {
      if (saved?.final === true) continue;
      asked.push(question.key);
      if (question.form.kind === 'choose') declined[question.key] = question.form.none?.key;
      const known = answers[question.key];
      const offered = question.form.kind === 'choose' ? question.form.options().map((option) => option.id) : [];
      const fits = known?.every((one) => offered.includes(one)) === true;
      const otherwise = question.key.startsWith('respond') ? [] : question.fallback();
      given = [
        ...given,
        { question: id, seat: question.seat, value: fits ? known : otherwise, by: 'player', final: true },
      ];
    }
  }
}

it('says on every button that declines something in the air what is declined', () => {
  const from: QmgState = {
    ...position(
      'germany',
      { germany: ['germany', 'eastern-europe'], 'soviet-union': ['moscow', 'ukraine'] },
      { options: totalWar(), hand: piles({ germany: ['ger-land-battle', 'ger-air-power', 'ger-sea-battle'] }) },
    ),
    air: { 'eastern-europe': ['germany'], ukraine: ['soviet-union'] },
  };
  const battle = { play: ['ger-land-battle'], battle: ['ukraine'], airDefence: ['defend'] };
  expect(through(from, 'play', battle).declined['airAttack']).toBe('air.attackNone');
  const declined = (air: string): Ran['declined'] => through({ ...from, step: 'air' }, 'air', { air: [air] }).declined;
  expect(declined('deploy')).toMatchObject({ air: 'air.none', deploy: 'air.deployNone' });
  expect(declined('superiority')).toMatchObject({ superiority: 'air.superiorityNone' });
  expect(declined('marshal')).toMatchObject({ marshalFrom: 'air.marshalNone' });
});

describe('an Air Force left alone', () => {
  const front = (option: Readonly<Record<string, unknown>>): QmgState => ({
    ...position(
      'germany',
      { germany: ['germany', 'eastern-europe'], 'soviet-union': ['moscow', 'russia', 'ukraine'] },
      { options: totalWar(option), hand: piles({ germany: ['ger-land-battle', 'ger-sea-battle'] }) },
    ),
    air: { ukraine: ['soviet-union'] },
  });
  const lost = { play: ['ger-land-battle'], battle: ['ukraine'], airDefence: ['leave'] };

  it.each([false, true])('goes to a piece beside it after a battle (it falls for lack of supply: %s)', (falls) => {
    const { state } = through(front({ unsuppliedAirForceFalls: falls }), 'play', lost);
    expect(state.pieces.ukraine).not.toContain('soviet-union');
    expect(Object.values(state.air).flat()).toEqual(['soviet-union']);
    expect(state.air.ukraine ?? []).toEqual([]);
  });

  it('is not alone where its piece was lifted only to be built there again', () => {
    const from = { options: totalWar(), hand: piles({ germany: ['ger-the-autobahn', 'ger-sea-battle'] }) };
    const state = { ...position('germany', { germany: ['germany'] }, from), air: { germany: ['germany' as const] } };
    const after = through(state, 'play', { play: ['ger-the-autobahn'], redeploy: ['germany'], place: ['germany'] });
    expect(after.asked).toEqual(expect.arrayContaining(['redeploy', 'place']));
    expect(after.asked).not.toContain('relocate');
    expect(after.state.pieces.germany).toEqual(['germany']);
    expect(after.state.air).toEqual({ germany: ['germany'] });
  });
});

describe('the Air step', () => {
  const power = ['ger-air-power', 'ger-sea-battle', 'ger-build-army'] as const;
  /** Germany faces an Air Force of each side in Eastern Europe. */
  const front = (rest: Partial<QmgState> = {}): QmgState => ({
    ...position(
      'germany',
      { germany: ['germany'], italy: ['eastern-europe'], 'soviet-union': ['moscow'] },
      { options: totalWar(), hand: piles({ germany: [...power] }) },
    ),
    air: { germany: ['germany'], 'eastern-europe': ['italy', 'soviet-union'] },
    ...rest,
  });

  it('superiority shoots an enemy’s Air Force down, and costs the Air Power card', () => {
    const { state } = through(front(), 'air', { air: ['superiority'], superiority: ['eastern-europe'] });
    expect(state.air).toEqual({ germany: ['germany'], 'eastern-europe': ['italy'] });
    expect(state.hand.germany).toEqual(['ger-sea-battle', 'ger-build-army']);
    expect(state.discard.germany[0]).toBe('ger-air-power');
  });

  it('superiority needs an Air Force in supply', () => {
    const cut = front({ air: { balkans: ['germany'] } });
    cut.pieces.balkans = ['germany'];
    cut.pieces.germany = ['soviet-union'];
    cut.pieces['western-europe'] = [];
    const { asked } = through(cut, 'air', { air: ['superiority'] });
    expect(asked).not.toContain('superiority');
  });

  it('an attack is carried through only by an Air Force in supply beside it', () => {
    const by = (pieces: readonly SpaceId[]): readonly SpaceId[] =>
      attackers({ ...position('germany', { germany: pieces }), air: { balkans: ['germany'] } }, 'germany', 'ukraine');
    expect(by(['balkans'])).toEqual([]);
    expect(by(['balkans', 'eastern-europe', 'germany'])).toEqual(['balkans']);
    expect(by(['balkans', 'eastern-europe', 'germany', 'ukraine'])).toEqual(['balkans']);
  });

  it('one action of one’s own, however often it is asked for; marshalling costs a card', () => {
    const hand = piles({ germany: [...power, 'ger-air-power'] });
    const { state, asked } = through(front({ hand }), 'air', { air: ['marshal'], marshalFrom: ['germany'] });
    expect(asked.filter((key) => key === 'marshalFrom')).toHaveLength(1);
    expect(state.hand.germany).toHaveLength(3);
    expect(state.buried.germany).toHaveLength(front().buried.germany.length + 1);
  });

  it('China’s Air Force is marshalled beside one’s own action, once', () => {
    const pieces = { 'united-states': ['eastern-united-states', 'western-united-states'], japan: ['japan'] } as const;
    const hand = piles({ 'united-states': ['usa-build-army', 'usa-build-navy', 'usa-sea-battle', 'usa-land-battle'] });
    const state = position('united-states', pieces, { options: totalWar(), hand });
    state.pieces.china = ['china'];
    const flown = { ...state, air: { china: ['china'], 'eastern-united-states': ['united-states'] } } as QmgState;
    const ward = through(flown, 'air', { air: ['marshalWard'], marshalFrom: ['china'] });
    expect(ward.asked.filter((key) => key === 'air')).toHaveLength(2);
    expect(ward.state.hand['united-states']).toHaveLength(3);
    const own = through(flown, 'air', { air: ['marshal'], marshalFrom: ['eastern-united-states'] });
    expect(own.asked.filter((key) => key === 'air')).toHaveLength(2);
    expect(own.state.hand['united-states']).toHaveLength(3);
  });
});

it('Government in Exile moves the home of France only while an Axis army stands in Western Europe', () => {
  const at = (germany: readonly SpaceId[]): SpaceId => {
    const rest = { options: totalWar(), status: piles({ 'united-kingdom': ['uk-government-in-exile'] }) };
    return homeNow(position('united-kingdom', { germany, 'united-kingdom': ['united-kingdom'] }, rest), 'france');
  };
  expect(at(['germany'])).toBe('western-europe');
  expect(at(['germany', 'western-europe'])).toBe('united-kingdom');
});

describe('a card that goes back into the deck', () => {
  it('may be met again: what has been seen is not known to be gone any more', () => {
    const state = position(
      'italy',
      { italy: ['italy'], germany: ['germany'], japan: ['japan'] },
      {
        options: totalWar(),
        hand: piles({ italy: ['ita-giuliani-cappellini-and-torelli', 'ita-build-army'] }),
        discard: piles({ japan: ['jpn-kamikaze'], germany: ['ger-plunder'] }),
        deck: piles({ japan: ['jpn-build-army'], germany: ['ger-build-army'] }),
        seen: piles({ japan: ['jpn-kamikaze'], germany: [] }),
      },
    );
    const after = through(state, 'play', { play: ['ita-giuliani-cappellini-and-torelli'] }).state;
    expect(after.deck.japan).toContain('jpn-kamikaze');
    expect(after.seen.japan).toEqual([]);
  });

  it('is not to be found where it lay: a deck that was searched is shuffled', () => {
    const state = position(
      'germany',
      { germany: ['germany'] },
      {
        options: totalWar(),
        hand: piles({ germany: ['ger-production-initiative', 'ger-build-army'] }),
        deck: piles({
          germany: [
            'ger-blitzkrieg',
            'ger-v-weapons',
            'ger-broad-front',
            'ger-plunder',
            'ger-wolf-packs',
            'ger-sea-battle',
          ],
        }),
      },
    );
    const order = (seed: string): string => {
      const found = through(
        state,
        'play',
        { play: ['ger-production-initiative'], search: ['ger-blitzkrieg'] },
        seed,
      ).state;
      expect(found.status.germany).toContain('ger-blitzkrieg');
      return found.deck.germany.join();
    };
    expect(new Set(['a', 'b', 'c', 'd', 'e', 'f'].map(order)).size).toBeGreaterThan(2);
  });
});

describe('a price in cards of the hand', () => {
  const bombs = (others: readonly CardId[]): Ran =>
    through(
      position(
        'japan',
        { japan: ['japan'] },
        { options: totalWar(), hand: piles({ japan: ['jpn-balloon-bombs', ...others] }), deck: piles({}) },
      ),
      'play',
      { play: ['jpn-balloon-bombs'], buyBack: ['pay'] },
    );

  it('is asked for only of a hand that has them', () => {
    const three = bombs(['jpn-build-army', 'jpn-sea-battle', 'jpn-land-battle']);
    expect(three.asked).toContain('buyBack');
    expect(three.state.hand.japan).toEqual(['jpn-balloon-bombs']);
    expect(bombs(['jpn-build-army', 'jpn-sea-battle']).asked).not.toContain('buyBack');
  });

  it.each([
    [false, 4],
    [true, 5],
  ])('counts as discarding in the Discard step by an option alone (%s)', (discardCostsCount, points) => {
    const state = position(
      'soviet-union',
      { 'soviet-union': ['moscow'] },
      {
        options: totalWar({ discardCostsCount }),
        step: 'discard',
        vp: { axis: 0, allies: 5 },
        hand: piles({ 'soviet-union': ['sov-fortress-rebuilt', 'sov-build-army', 'sov-sea-battle'] }),
        discard: piles({ 'soviet-union': ['sov-stalingrad'] }),
      },
    );
    const { state: after } = through(state, 'discard', { respond: ['sov-fortress-rebuilt'], discard: [] });
    expect(after.responses['soviet-union']).toEqual(['sov-stalingrad']);
    expect(after.vp.allies).toBe(points);
  });
});

describe('what counts for one turn', () => {
  it('is over with it', () => {
    const state = position(
      'germany',
      { germany: ['germany'] },
      {
        options: totalWar(),
        step: 'discard',
        hand: piles({ germany: ['ger-build-army', 'ger-sea-battle'] }),
        ...{ airlift: true, cloudCover: true, truk: true, reallocated: true },
        used: ['ger-blitzkrieg'],
        protections: [{ nation: 'germany', space: 'germany' }],
      },
    );
    const { airlift, cloudCover, truk, reallocated, used, protections, active } = through(state, 'discard', {}).state;
    expect({ airlift, cloudCover, truk, reallocated, used, protections, active }).toEqual({
      ...{ airlift: false, cloudCover: false, truk: false, reallocated: false },
      ...{ used: [], protections: [], active: 'united-kingdom' },
    });
  });
});

describe('who could answer', () => {
  const moments = ['turnStart', 'playStart', 'airStart', 'victoryStart', 'discardStart'] as const;

  it('also hangs on the Bolster cards that the United States have laid face down, for whoever counts cards', () => {
    const state = position(
      'united-states',
      { 'united-states': ['eastern-united-states'], 'united-kingdom': ['united-kingdom'] },
      { options: totalWar(), discard: piles({ 'united-kingdom': ['uk-raf'] }) },
    );
    const could = (hand: number, faceDown: number): readonly string[] =>
      moments.filter((kind) => {
        const trigger = { kind, by: 'united-states' } as const;
        return couldAnswer(state, () => ({ hand, faceDown }), 'allies', trigger, new Set()).includes('united-states');
      });
    expect(could(5, 0)).not.toEqual([]);
    expect(could(0, 1)).toEqual(could(5, 0));
    expect(could(0, 0)).toEqual([]);
  });

  it('does not hold for a card of the base game about an army that had no supply', () => {
    const state = position('united-kingdom', { italy: ['italy'], germany: ['germany'] }, { options: totalWar() });
    const removed = { kind: 'removed', by: 'united-kingdom', nation: 'italy', space: 'balkans' } as const;
    expect(fits(state, 'ita-german-reinforcements-counterattack', { ...removed, fed: true })).toBe(true);
    expect(fits(state, 'ita-german-reinforcements-counterattack', { ...removed, fed: false })).toBe(false);
  });
});

it('reallocating resources costs three cards in Total War, and four with decks of one’s own making', () => {
  const cost = (options: QmgState['options']): number =>
    reallocationCost(position('germany', { germany: ['germany'] }, { options }), 'germany');
  expect([cost(totalWar()), cost(totalWar({ constructedDecks: true })), cost(totalWar({ totalWar: false }))]).toEqual([
    3, 4, 4,
  ]);
});
