// The printed board and cards, control, values of cards.
import { describe, expect, it } from 'vitest';
import { card, cardIds } from '../../../../src/games/twilight-struggle/data/cards.js';
import { countries, countryIds } from '../../../../src/games/twilight-struggle/data/countries.js';
import { links } from '../../../../src/games/twilight-struggle/data/links.js';
import { controller } from '../../../../src/games/twilight-struggle/rules/control.js';
import {
  bordersSuperpower,
  countriesIn,
  isBattleground,
  neighbours,
} from '../../../../src/games/twilight-struggle/data/geography.js';
import { allowance, budgetOf, cardOps, effectiveOps } from '../../../../src/games/twilight-struggle/rules/ops-value.js';
import { eraCards } from '../../../../src/games/twilight-struggle/options.js';
import { optionsOf } from '../support/play-game.js';
import { position } from '../support/test-table.js';

describe('the board', () => {
  it('has 84 countries, 29 battlegrounds and 121 links', () => {
    expect(countryIds).toHaveLength(84);
    expect(countryIds.filter(isBattleground)).toHaveLength(29);
    expect(links).toHaveLength(112);
    const borders = countryIds.filter((id) => bordersSuperpower(id, 'us') || bordersSuperpower(id, 'ussr'));
    expect(borders).toHaveLength(9);
  });

  it('links every country both ways, and to something', () => {
    for (const id of countryIds) {
      expect(neighbours(id).length, id).toBeGreaterThan(0);
      for (const other of neighbours(id)) expect(neighbours(other)).toContain(id);
    }
  });

  it('counts Austria and Finland to both halves of Europe', () => {
    for (const id of ['austria', 'finland'] as const) {
      expect(countriesIn('western_europe')).toContain(id);
      expect(countriesIn('eastern_europe')).toContain(id);
    }
    expect(countriesIn('europe')).toHaveLength(21);
    expect(countriesIn('southeast_asia').every((id) => countries[id].region === 'asia')).toBe(true);
  });
});

describe('the cards', () => {
  it('are 110 and eight promotional ones, by era', () => {
    expect(cardIds).toHaveLength(118);
    const standard = optionsOf();
    expect(['early', 'mid', 'late'].map((era) => eraCards(standard, era as 'early').length)).toEqual([38, 48, 23]);
    expect(eraCards(optionsOf({ optionalCards: false }), 'early')).toHaveLength(35);
    expect(eraCards(optionsOf({ promoPack1: true, promoPack2: true }), 'mid')).toHaveLength(52);
    expect(eraCards(optionsOf({ excludedCards: ['nato'] }), 'early')).not.toContain('nato');
  });

  it('have scoring cards without a value, one of them starred', () => {
    const scoring = cardIds.filter((id) => card(id).scores !== undefined);
    expect(scoring).toHaveLength(7);
    expect(scoring.every((id) => card(id).ops === 0)).toBe(true);
    expect(scoring.filter((id) => card(id).starred === true)).toEqual(['southeast_asia_scoring']);
  });
});

describe('control', () => {
  it('E1: Israel needs its stability, and that much more than the other side', () => {
    expect(controller(position({ influence: { israel: [4, 0] } }), 'israel')).toBe('us');
    expect(controller(position({ influence: { israel: [5, 2] } }), 'israel')).toBeNull();
    expect(controller(position({ influence: { israel: [6, 2] } }), 'israel')).toBe('us');
  });

  it('E8: the picture', () => {
    const state = position({
      influence: { turkey: [2, 0], greece: [2, 0], syria: [0, 2], lebanon: [0, 1], romania: [1, 3], bulgaria: [0, 2] },
    });
    expect(
      (['turkey', 'greece', 'syria', 'lebanon', 'romania', 'bulgaria'] as const).map((id) => controller(state, id)),
    ).toEqual(['us', 'us', 'ussr', 'ussr', null, null]);
  });
});

describe('Operations', () => {
  it('E13: China Card in Southeast Asia under Vietnam Revolts and Red Scare', () => {
    const state = position({
      change: (s) => {
        s.effects.vietnamRevolts = true;
        s.redScare.ussr = 1;
      },
    });
    const budget = budgetOf(state, 'ussr', 4, 'the_china_card');
    expect(allowance(budget, ['thailand', 'vietnam'])).toBe(5);
    expect(allowance(budget, ['thailand', 'india'])).toBe(4);
    expect(allowance(budget, ['thailand', 'iran'])).toBe(3);
  });

  it('E14: the bonus belongs to the side, not to the card', () => {
    const state = position({ change: (s) => (s.effects.brezhnev = true) });
    expect(cardOps(state, 'us', 'vietnam_revolts')).toBe(2);
    expect(cardOps(state, 'ussr', 'vietnam_revolts')).toBe(3);
  });

  it('E17: granted Operations are modified like a card', () => {
    const state = position({ change: (s) => (s.effects.containment = true) });
    expect(effectiveOps(state, 'us', 1)).toBe(2);
  });

  it('sums modifiers before the limits of 1 and 4', () => {
    const state = position({
      change: (s) => {
        s.effects.containment = true;
        s.redScare.us = 1;
      },
    });
    expect(effectiveOps(state, 'us', 4)).toBe(4);
    expect(effectiveOps(state, 'us', 1)).toBe(1);
    expect(effectiveOps(position({ change: (s) => (s.redScare.us = 2) }), 'us', 2)).toBe(1);
    expect(effectiveOps(state, 'us', 0)).toBe(0);
  });

  it('a 1-Op card under Red Scare is worth 2 in Southeast Asia under Vietnam Revolts', () => {
    const state = position({
      change: (s) => {
        s.effects.vietnamRevolts = true;
        s.redScare.ussr = 1;
      },
    });
    expect(allowance(budgetOf(state, 'ussr', 1), ['burma'])).toBe(2);
  });
});
