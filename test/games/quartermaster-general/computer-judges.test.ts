// What a sensible player of Quartermaster General holds dear: homes, points at the end, cards that are kept for what they are for.
import { describe, expect, it } from 'vitest';
import { keepsAir } from '../../../src/games/quartermaster-general/computer/air.js';
import { battleGain, placingGain } from '../../../src/games/quartermaster-general/computer/gains.js';
import { holdingsFor } from '../../../src/games/quartermaster-general/computer/holdings.js';
import { imagined } from '../../../src/games/quartermaster-general/computer/imagined.js';
import { playedOn, playedToVictory } from '../../../src/games/quartermaster-general/computer/playing-on.js';
import { quickAnswer } from '../../../src/games/quartermaster-general/computer/quick.js';
import { playWorth } from '../../../src/games/quartermaster-general/computer/taste.js';
import { valueFor } from '../../../src/games/quartermaster-general/computer/value.js';
import { waysToAnswer } from '../../../src/games/quartermaster-general/computer/ways.js';
import { card } from '../../../src/games/quartermaster-general/data/cards.js';
import type { Nation } from '../../../src/games/quartermaster-general/data/nations.js';
import type { SpaceId } from '../../../src/games/quartermaster-general/data/spaces.js';
import { discardQuestion } from '../../../src/games/quartermaster-general/questions/discard.js';
import { quartermasterGeneral } from '../../../src/games/quartermaster-general/index.js';
import { respondQuestion } from '../../../src/games/quartermaster-general/questions/respond.js';
import type { QmgState } from '../../../src/games/quartermaster-general/state.js';
import { view } from '../../../src/games/quartermaster-general/view.js';
import { SeededDice } from '../../../src/table/dice.js';
import type { Question } from '../../../src/table/question.js';
import { deal, position, questionIn, run } from './support/play.js';

function answered(state: QmgState, question: Question): unknown {
  const { seat } = question;
  return quickAnswer({ question, view: view(state, seat), seat, dice: new SeededDice('judges') });
}

describe('the computer player at home', () => {
  it('drives an enemy from beside its home rather than from beside nothing', () => {
    const gain = (soviets: SpaceId): number => {
      const pieces = {
        germany: ['germany', 'balkans'],
        italy: ['italy'],
        'soviet-union': ['moscow', 'russia', soviets],
      } as const;
      return valueFor(position('germany', pieces), 'axis');
    };
    expect(gain('siberia') - gain('eastern-europe')).toBeGreaterThan(1.5);
  });

  it('takes a star that is safe rather than one beside an enemy, who is about to drive it out again', () => {
    const pieces = { germany: ['germany', 'balkans'], italy: ['italy'], 'soviet-union': ['moscow'] } as const;
    const gain = (uk: SpaceId): number =>
      placingGain(
        position('germany', { ...pieces, 'united-kingdom': ['united-kingdom', uk] }),
        'germany',
        'western-europe',
      );
    expect(gain('north-atlantic') - gain('north-sea')).toBeGreaterThan(0.5);
  });

  it('takes back the home of an ally rather than another star', () => {
    const state = position('italy', {
      italy: ['italy', 'balkans'],
      germany: [],
      'united-kingdom': ['united-kingdom', 'western-europe'],
      'soviet-union': ['moscow', 'germany'],
    });
    expect(battleGain(state, 'italy', 'germany')).toBeGreaterThan(battleGain(state, 'italy', 'western-europe') + 4);
  });
});

describe('the computer player with its cards', () => {
  it('makes room for others by a Sea Battle while the deck is long', () => {
    const state = position('germany', { germany: ['germany'] }, { step: 'discard' });
    deal(state, 'germany', { hand: ['ger-sea-battle', 'ger-build-army', 'ger-blitzkrieg'] });
    expect(answered(state, discardQuestion(state, 'germany', 0))).toEqual(['ger-sea-battle']);
  });

  it('plays no card out of its discard pile that only has others play theirs, but one that brings something itself', () => {
    const state = position('united-states', { 'united-states': ['eastern-united-states'], germany: ['germany'] });
    deal(state, 'united-states', { hand: ['usa-flexible-resources'] });
    const discarded = ['usa-lend-lease', 'usa-radar'] as const;
    state.discard['united-states'] = [...discarded];
    state.deck['united-states'] = state.deck['united-states'].filter((id) => !discarded.some((one) => one === id));
    const question = questionIn(run(state, 'play', [['usa-flexible-resources']]));
    expect(question.key).toBe('playDiscard');
    const [lent, radar] = discarded.map((id) => playWorth(view(state, 'united-states'), id));
    expect(radar).toBeLessThan(lent ?? 0);
    expect(answered(state, question)).toEqual(['usa-radar']);
  });

  const saving = (space: SpaceId): unknown => {
    const pieces = { japan: ['japan', 'china', 'sea-of-japan', 'mongolia'], germany: ['germany'] } as const;
    const state = position('united-states', { ...pieces, 'united-states': ['szechuan'] });
    deal(state, 'japan', { responses: ['jpn-kwantung-army'] });
    const trigger = {
      kind: 'removal',
      by: 'united-states',
      nation: 'japan',
      space,
      cause: 'battle',
      prevented: false,
    } as const;
    return answered(state, respondQuestion(state, 'japan', trigger, new Set()));
  };

  it('uses up a Response to save the army in China, not one in Mongolia', () => {
    expect(saving('china')).toEqual(['jpn-kwantung-army']);
    expect(saving('mongolia')).toEqual([]);
  });

  it('pays for a basic card with what it would miss least', () => {
    const state = position('italy', { italy: ['italy'] });
    const hand = ['ita-build-navy', 'ita-sea-battle', 'ita-sea-battle', 'ita-mare-nostrum', 'ita-bravado'] as const;
    deal(state, 'italy', { hand: [...hand, 'ita-land-battle'] });
    const question = questionIn(run(state, 'play', [['reallocate']]));
    expect(question.key).toBe('reallocate');
    const paid = answered(state, question);
    expect(paid).toEqual(expect.arrayContaining(['ita-sea-battle', 'ita-sea-battle']));
    expect(paid).not.toContain('ita-build-navy');
  });

  it('gives an Air Force up for an army that matters, and for no other', () => {
    const state = position('united-states', { 'united-states': ['eastern-united-states', 'hawaii'] });
    state.air = { hawaii: ['united-states'] };
    expect(keepsAir(state, 'united-states', 'hawaii', 0.5)).toBe(true);
    expect(keepsAir(state, 'united-states', 'hawaii', 5)).toBe(false);
  });

  it('counts what the other side has laid against its own', () => {
    const state = position('germany', { germany: ['germany'] });
    deal(state, 'united-states', { hand: [], status: [] });
    const before = holdingsFor(state, 'axis');
    deal(state, 'united-states', { hand: [], status: ['usa-wartime-production'] });
    expect(holdingsFor(state, 'axis')).toBeLessThan(before);
  });
});

describe('the computer player in thought', () => {
  it('imagines Responses, and nothing else, face down before others', () => {
    const state = position('germany', { germany: ['germany'] });
    deal(state, 'japan', { responses: ['jpn-truk', 'jpn-mobile-force'] });
    for (let n = 0; n < 10; n++) {
      const { responses } = imagined(view(state, 'germany'), new SeededDice(`laid ${String(n)}`));
      expect(responses.japan.map((id) => card(id).type)).toEqual(['response', 'response']);
    }
  });

  it('would rather win by a point than stand well', () => {
    const ended = (vp: QmgState['vp']): number => {
      const state = position('united-states', { germany: ['germany'] }, { round: 20, step: 'discard', vp });
      const asked = { side: 'axis', turns: 6, dice: new SeededDice('end'), chosen: () => undefined } as const;
      return playedOn(state, 'discard', asked);
    };
    expect(ended({ axis: 101, allies: 100 }) - ended({ axis: 100, allies: 101 })).toBeGreaterThan(50);
  });

  it('does not think over what is discarded in Total War once a turn is over', () => {
    const state = position('germany', { germany: ['germany'] }, { step: 'discard' });
    state.options = quartermasterGeneral.options.parse({ totalWar: true });
    const asked: string[] = [];
    const chosen = ({ key }: Question): undefined => void asked.push(key);
    playedOn(state, 'discard', { side: 'axis', turns: 3, dice: new SeededDice('discards'), chosen });
    expect(asked).toContain('play');
    expect(asked).not.toContain('discard');
  });

  it('answers with the only card that could', () => {
    const state = position('germany', {
      germany: ['germany'],
      'united-kingdom': ['united-kingdom', 'western-europe'],
      'soviet-union': ['moscow'],
    });
    deal(state, 'germany', { hand: ['ger-land-battle'], status: ['ger-blitzkrieg'] });
    playedToVictory(state, 'play', { dice: new SeededDice('the only answer'), chosen: () => undefined });
    expect(state.pieces['western-europe']).toEqual(['germany']);
  });

  it('thinks over what it does in its own turn alone', () => {
    const state = position('germany', {
      germany: ['germany', 'western-europe', 'eastern-europe'],
      'soviet-union': ['moscow', 'balkans', 'russia'],
    });
    deal(state, 'germany', { hand: ['ger-land-battle'] });
    const question = questionIn(run(state, 'play', [['ger-land-battle']]));
    expect(question.key).toBe('battle');
    const ways = (active: Nation): number =>
      waysToAnswer(question, { ...view(state, 'germany'), active }, 'germany').sensible.length;
    expect(ways('germany')).toBeGreaterThan(1);
    expect(ways('italy')).toBe(0);
  });
});
