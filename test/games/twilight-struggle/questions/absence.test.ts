// What is played for a side that does not answer: never what it cannot get back.
import { describe, expect, it } from 'vitest';
import { cardByRule } from '../../../../src/games/twilight-struggle/questions/absence.js';
import { position } from '../support/test-table.js';

describe('the card of an absent side', () => {
  const state = position({});

  it('is not the China Card while there is another', () => {
    expect(cardByRule(state, 'us', ['the_china_card', 'nato'], false)).toBe('nato');
    expect(cardByRule(state, 'us', ['the_china_card'], false)).toBe('the_china_card');
  });
});
