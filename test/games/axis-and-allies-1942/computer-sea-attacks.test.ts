// Whom the computer player of Axis & Allies 1942 sends into battles at sea: no more than they need, and no fighters whose carrier is sunk for it.
import { describe, expect, it } from 'vitest';
import { attacks } from '../../../src/games/axis-and-allies-1942/computer/attack.js';
import { usualManner } from '../../../src/games/axis-and-allies-1942/computer/manner.js';
import { movesQuestion } from '../../../src/games/axis-and-allies-1942/questions/moves.js';
import { check } from '../../../src/table/answer.js';
import type { Sheet } from '../../../src/table/question.js';
import { order, position, sentFrom, type Stack } from './sample.js';

/** The attacks of Japan from Tokyo, which must be accepted; the Americans have these. */
function struck(...stacks: readonly Stack[]): Sheet {
  const state = position('japan', [
    ['japan', 'japan', { infantry: 6 }],
    ['usa', 'western_united_states', { infantry: 4 }],
    ...stacks,
  ]);
  state.step = 'combatMove';
  const sheet = attacks(state, usualManner);
  expect(check(movesQuestion(state), sheet)).toMatchObject({ ok: true });
  return sheet;
}

describe('a fleet', () => {
  const whole: Stack = ['japan', 'sz60', { submarine: 3, destroyer: 2, cruiser: 2, battleship: 2 }];

  it('does not sail as a whole against one ship', () => {
    const sent = sentFrom(struck(whole, ['usa', 'sz52', { destroyer: 1 }]), 'sz60', 'sz52');
    expect(sent).toBeGreaterThan(0);
    expect(sent).toBeLessThanOrEqual(3);
  });

  it('sinks two fleets at once, and who is needed for neither joins where it adds more', () => {
    const raider: Stack = ['uk', 'sz36', { transport: 1 }];
    const sheet = struck(whole, ['usa', 'sz58', { battleship: 1, destroyer: 1, transport: 1 }], raider);
    expect(sentFrom(sheet, 'sz60', 'sz36')).toBe(1);
    expect(sheet).toContainEqual(order('sz60', { battleship: 2, cruiser: 2 }, 'sz58'));
    expect(sentFrom(sheet, 'sz60', 'sz58')).toBe(5);
    // Nobody joins who would add nothing.
    const easy = struck(whole, ['usa', 'sz58', { cruiser: 1, destroyer: 1 }], raider);
    expect(sentFrom(easy, 'sz60', 'sz36')).toBe(1);
    expect(sentFrom(easy, 'sz60', 'sz58')).toBe(3);
  });
});

it('leaves ships alone where aircraft would sink what is left after the battle, though not all who began it', () => {
  const fleet: Stack = ['japan', 'sz60', { cruiser: 2, destroyer: 1 }];
  const foes: Stack = ['usa', 'sz58', { cruiser: 1, destroyer: 2, transport: 1 }];
  expect(sentFrom(struck(fleet, foes, ['usa', 'midway', { fighter: 3 }]), 'sz60', 'sz58')).toBe(0);
  expect(sentFrom(struck(fleet, foes), 'sz60', 'sz58')).toBe(3);
});

describe('aircraft', () => {
  const carrier: Stack = ['japan', 'sz59', { carrier: 1 }];

  it('fly without the one that finds no deck', () => {
    const sheet = struck(['japan', 'japan', { fighter: 3 }], carrier, ['usa', 'sz57', { battleship: 1, transport: 2 }]);
    expect(sheet).toEqual([order('japan', { fighter: 2 }, 'sz57')]);
  });

  it('have orders of their own, fighters for their decks and bombers for the shore', () => {
    const wing: Stack = ['japan', 'japan', { fighter: 2, bomber: 1 }];
    const sheet = struck(wing, carrier, ['usa', 'sz53', { battleship: 1, transport: 1 }]);
    expect(sheet).toContainEqual(order('japan', { fighter: 2 }, 'sz53'));
    expect(sheet).toContainEqual(order('japan', { bomber: 1 }, 'sz53'));
  });
});

describe('fighters that need a deck', () => {
  /** Fighters from Tokyo against transports; battleships could sink the carrier wherever it can sail to. */
  const sent = (target: 'sz57' | 'sz58', transports: number, battleships: number): number =>
    sentFrom(
      struck(
        ['japan', 'japan', { fighter: 2 }],
        ['japan', 'sz59', { carrier: 1 }],
        ['usa', target, { transport: transports }],
        ['usa', target === 'sz57' ? 'sz53' : 'sz57', { battleship: battleships }],
        ['usa', 'sz48', { battleship: battleships }],
      ),
      'japan',
      target,
    );

  it('are not sent for a small prize where their carrier would be sunk', () => {
    expect(sent('sz57', 1, 0)).toBeGreaterThan(0);
    expect(sent('sz57', 1, 3)).toBe(0);
    expect(sent('sz57', 4, 3)).toBeGreaterThan(0);
  });

  it('are those alone that cannot land ashore', () => {
    expect(sent('sz58', 1, 3)).toBeGreaterThan(0);
  });

  /** The fighter of Iceland beside a landing in Karelia, with a carrier that can meet it in the White Sea alone. */
  const besideLanding = (bombers: number, archangel: 'germany' | 'ussr'): number => {
    const state = position('uk', [
      ['uk', 'united_kingdom', { infantry: 4, artillery: 4 }],
      ['uk', 'sz7', { transport: 4, battleship: 2, destroyer: 2 }],
      ['uk', 'sz2', { carrier: 1 }],
      ['uk', 'iceland', { fighter: 1 }],
      ['germany', 'karelia_ssr', { infantry: 3 }],
      ['germany', 'germany', { infantry: 10, bomber: bombers }],
      ['germany', 'france', { infantry: 8 }],
      ['germany', 'northwestern_europe', { infantry: 8 }],
      ['germany', 'norway', { infantry: 1 }],
      ['germany', 'finland', { infantry: 1 }],
      ['germany', 'baltic_states', { infantry: 1 }],
    ]);
    state.control = { ...state.control, karelia_ssr: 'germany', west_russia: 'germany', archangel };
    state.step = 'combatMove';
    const sheet = attacks(state, usualManner);
    expect(sentFrom(sheet, 'united_kingdom', 'karelia_ssr')).toBe(8);
    return sentFrom(sheet, 'iceland', 'karelia_ssr');
  };

  it('stay away from a landing that succeeds without them', () => {
    expect(besideLanding(0, 'germany')).toBe(1);
    expect(besideLanding(2, 'germany')).toBe(0);
    expect(besideLanding(2, 'ussr')).toBe(1);
  });
});
