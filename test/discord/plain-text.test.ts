// Text from Discord as it can be stored: nothing that breaks a database or a hash, nothing that shows as no name at all.
import { describe, expect, it } from 'vitest';
import { plainName, plainText } from '../../src/discord/plain-text.js';

describe('text from Discord', () => {
  it('loses NUL, controls and halves of surrogate pairs, and nothing else', () => {
    expect(plainText('a\u0000b\u0007c\uD800d\uDC00e')).toBe('abcde');
    const whole = 'A Par - Bur\n파리 → 부르고뉴\t👩‍👩‍👧 é';
    expect(plainText(whole)).toBe(whole);
  });

  it('leaves a name that can be seen', () => {
    expect(plainName('한나\u0000')).toBe('한나');
    for (const nothing of ['', ' ', '\u200B\u200B', '\u3164', '\u0000', '\uD83D']) expect(plainName(nothing)).toBe('?');
  });
});
