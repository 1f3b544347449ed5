// Who is asked in answer to something follows from what lies open; what hangs on chance or comes to light is marked as such.
import { describe, expect, it } from 'vitest';
import type { CardId } from '../../../../src/games/quartermaster-general/data/cards.js';
import type { Nation } from '../../../../src/games/quartermaster-general/data/nations.js';
import type { SpaceId } from '../../../../src/games/quartermaster-general/data/spaces.js';
import { quartermasterGeneral } from '../../../../src/games/quartermaster-general/index.js';
import { byNation, type QmgState } from '../../../../src/games/quartermaster-general/state.js';
import { position, questionsIn, run } from '../support/play.js';

/** Cards of one nation, none of the others. */
function only(nation: Nation, cards: readonly CardId[]): Record<Nation, CardId[]> {
  return byNation((one) => (one === nation ? [...cards] : []));
}

function asked(replayed: ReturnType<typeof run>): readonly string[] {
  return questionsIn(replayed).map(({ seat, key }) => `${seat} ${key}`);
}

/** Germany battles the Soviet army in Ukraine. */
function battle(down: readonly CardId[], seen: readonly CardId[] = []): readonly string[] {
  const pieces = { germany: ['germany', 'eastern-europe'], 'soviet-union': ['moscow', 'ukraine'] } as const;
  const state = position('germany', pieces, {
    hand: only('germany', ['ger-land-battle', 'ger-sea-battle']),
    responses: only('soviet-union', down),
    seen: only('soviet-union', seen),
  });
  return asked(run(state, 'play', [['ger-land-battle'], ['ukraine']]));
}

describe('a window', () => {
  it('opens for whoever might hold an answer, and does not for whoever cannot', () => {
    expect(battle(['sov-stalingrad'])).toEqual(['soviet-union respond.removal']);
    expect(battle(['sov-moscow'])).toEqual(['soviet-union respond.removal']);
    expect(battle([])).not.toContain('soviet-union respond.removal');
    expect(battle(['sov-moscow'], ['sov-stalingrad'])).not.toContain('soviet-union respond.removal');
  });

  it('has the same question for all, but for what can be answered with', () => {
    const options = (down: CardId): readonly string[] => {
      const pieces = { germany: ['germany', 'eastern-europe'], 'soviet-union': ['moscow', 'ukraine'] } as const;
      const hand = only('germany', ['ger-land-battle', 'ger-sea-battle']);
      const state = position('germany', pieces, { hand, responses: only('soviet-union', [down]) });
      const [question] = questionsIn(run(state, 'play', [['ger-land-battle'], ['ukraine']]));
      return question?.form.kind === 'choose' ? question.form.options().map(({ id }) => id) : ['no question'];
    };
    expect(options('sov-stalingrad')).toEqual(['sov-stalingrad']);
    expect(options('sov-moscow')).toEqual([]);
  });
});

describe('a question that a hidden card could answer', () => {
  it('comes before the Supply step of Japan whether or not Truk lies there', () => {
    const starving = (down: readonly CardId[]): readonly string[] => {
      const rest = { step: 'supply', responses: only('japan', down) } as const;
      return asked(run(position('japan', { japan: ['japan', 'hawaii'] }, rest), 'supply'));
    };
    expect(starving(['jpn-truk'])).toEqual(['japan truk']);
    expect(starving(['jpn-kamikaze'])).toEqual(['japan truk']);
    expect(starving([])).not.toContain('japan truk');
  });

  it('comes before Germany scores by its Status cards whether or not Enigma lies there', () => {
    const scoring = (down: readonly CardId[], seen: readonly CardId[] = []): readonly string[] => {
      const pieces = { germany: ['germany', 'scandinavia'] } as const;
      const status = only('germany', ['ger-swedish-iron-ore']);
      const rest = { status, responses: only('united-kingdom', down), seen: only('united-kingdom', seen) };
      return asked(run(position('germany', pieces, rest), 'victory'));
    };
    expect(scoring(['uk-enigma-code-cracked'])).toEqual(['germany scoring']);
    expect(scoring(['uk-raf'])).toEqual(['germany scoring']);
    expect(scoring(['uk-raf'], ['uk-enigma-code-cracked'])).not.toContain('germany scoring');
  });
});

describe('a choice out of turn', () => {
  it('is left to its player also where the hand leaves none, as others would see that', () => {
    const pieces = { 'united-states': ['eastern-united-states'], 'united-kingdom': ['united-kingdom'] } as const;
    const idle = (hand: readonly CardId[]): readonly unknown[] => {
      const state = position('united-states', pieces, {
        options: quartermasterGeneral.options.parse({ totalWar: true }),
        hand: { ...only('united-kingdom', hand), 'united-states': ['usa-lend-lease', 'usa-build-army'] },
      });
      const given: Partial<Record<string, readonly string[]>> = { play: ['usa-lend-lease'], ally: ['united-kingdom'] };
      const answers: (readonly string[])[] = [];
      for (;;) {
        const [question] = questionsIn(run(state, 'play', answers));
        if (question?.form.kind !== 'choose') throw new Error('nobody chooses');
        if (question.key === 'allyPlay') return [question.idle, question.form.options().length];
        answers.push(given[question.key] ?? []);
      }
    };
    expect(idle(['uk-air-power'])).toEqual(['wait', 0]);
    expect(idle(['uk-build-army'])).toEqual(['wait', 1]);
  });
});

describe('the deck', () => {
  /** The decks of a nation after these answers, by several seeds. */
  function decks(state: QmgState, nation: Nation, answers: readonly (readonly string[])[]): ReadonlySet<string> {
    const found = new Set<string>();
    for (let n = 0; n < 8; n++) {
      const { state: after } = run(state, 'play', answers, `deck ${n}`);
      found.add(quartermasterGeneral.state.parse(after).deck[nation].join());
    }
    return found;
  }

  const five: readonly CardId[] = [
    'ger-v-weapons',
    'ger-broad-front',
    'ger-plunder',
    'ger-wolf-packs',
    'ger-the-autobahn',
  ];

  it('is shuffled once it has been looked through, and that cannot be taken back', () => {
    const hand: readonly CardId[] = ['ger-blitzkrieg', 'ger-conscription', 'ger-dive-bombers', 'ger-volkssturm'];
    const rest = { hand: only('germany', hand), deck: only('germany', ['ger-build-army', ...five]) };
    const state = position('germany', { germany: ['germany'] }, rest);
    expect(decks(state, 'germany', [['reallocate'], hand, ['ger-build-army']]).size).toBeGreaterThan(2);
    expect(run(state, 'play', [['reallocate']]).cameOut).toBe(false);
    expect(run(state, 'play', [['reallocate'], hand]).cameOut).toBe(true);
  });

  it('is shuffled with a card that goes back into it', () => {
    const state = position(
      'united-kingdom',
      { 'united-kingdom': ['united-kingdom', 'north-sea'] },
      {
        hand: only('united-kingdom', ['uk-build-army', 'uk-sea-battle']),
        deck: only('united-kingdom', ['uk-singapore', 'uk-raf', 'uk-destroyers', 'uk-resistance']),
        responses: only('united-kingdom', ['uk-rationing']),
      },
    );
    expect(decks(state, 'united-kingdom', [['uk-build-army'], ['uk-rationing']]).size).toBeGreaterThan(2);
  });
});

describe('Truk before a part of the turn', () => {
  /** Japan plays a card; whether it is asked about Truk before it says where. */
  const isAsked = (card: CardId, japan: readonly SpaceId[]): boolean => {
    const state = position(
      'japan',
      { japan: [...japan] },
      { hand: only('japan', [card]), responses: only('japan', ['jpn-kamikaze']) },
    );
    return asked(run(state, 'play', [[card]])).includes('japan truk');
  };

  it('is offered where it makes more possible, and never in vain', () => {
    // From Hawaii, which only Truk feeds, a navy could be built or fight further on; an army cannot go to sea.
    expect(isAsked('jpn-build-navy', ['japan', 'hawaii'])).toBe(true);
    expect(isAsked('jpn-build-army', ['japan', 'hawaii'])).toBe(false);
    expect(isAsked('jpn-build-navy', ['japan'])).toBe(false);
  });
});
