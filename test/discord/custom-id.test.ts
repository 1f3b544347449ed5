// What buttons carry: short, readable back, and never taken for something else.
import { describe, expect, it } from 'vitest';
import { taskVerbs } from '../../src/discord/ask/verbs.js';
import { readPress, splitTokens, token, tokens, writePress } from '../../src/discord/custom-id.js';
import { showFor } from '../../src/discord/presses/presses.js';

describe('a custom_id', () => {
  it('is read back as it was written', () => {
    const press = {
      game: 12_345,
      checkpoint: 678,
      question: token('3.austria-hungary.0'),
      verb: 'step',
      args: ['2', 'abcde', ''],
    };
    expect(readPress(writePress(press))).toEqual({ ...press, args: ['2', 'abcde'] });
  });

  it('holds a path of ten steps in a game and phase with large numbers', () => {
    const path = tokens(Array.from({ length: 10 }, (_, n) => `a-long-option-id-number-${n}`));
    const press = {
      game: 9_999_999,
      checkpoint: 99_999,
      question: token('q'),
      verb: 'step',
      args: ['z', token('subject'), path, token('x')],
    };
    expect(writePress(press).length).toBeLessThanOrEqual(100);
    expect(splitTokens(path)).toHaveLength(10);
  });

  it('refuses what would not fit', () => {
    expect(() => writePress({ game: 1, checkpoint: 1, question: '', verb: 'x', args: ['y'.repeat(100)] })).toThrow(
      RangeError,
    );
    expect(() => writePress({ game: 1, checkpoint: 1, question: '', verb: 'x', args: ['a|b'] })).toThrow(RangeError);
  });

  it.each([
    '',
    'f0|1|1||desk',
    'confirm',
    'f1|?|1||desk',
    'f1|1',
    'f1|1!|1||desk',
    'f1|1|-1||desk',
    'f1|zzzzzzzzz|1||desk',
  ])('of another kind (%s) is not ours', (id) => {
    expect(readPress(id)).toBeNull();
  });
});

describe('a verb', () => {
  it.each(Object.keys(taskVerbs))('of the desk (%s) is not taken by something else', (verb) => {
    expect(showFor(verb)).toEqual(showFor('yes'));
  });
});
