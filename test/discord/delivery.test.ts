// The rules of saying: long reports are cut at line ends, failures are sorted, and messages that do not fit are found out.
import { DiscordAPIError, HTTPError } from 'discord.js';
import { describe, expect, it } from 'vitest';
import { messageFaults } from '../support/discord-faults.js';
import { afterFailure, isClosedDm, isGone } from '../../src/discord/sending/trouble.js';
import { partNonce, pieces } from '../../src/discord/shown/split.js';
import { button, buttonRows, cut, joinWithin, menuRow, screen, textBlock } from '../../src/discord/screen.js';

const refused = (code: number, status = 400): DiscordAPIError =>
  new DiscordAPIError({ code, message: 'refused' }, code, status, 'POST', 'https://discord.com/api', {
    files: undefined,
    body: {},
  });

describe('a long report', () => {
  const lines = Array.from({ length: 100 }, (_, n) => `line ${n} `.padEnd(60, '·'));

  it('keeps every line, in order, in pieces that fit', () => {
    const parts = pieces(lines, 500, 1000);
    expect(parts.join('\n').split('\n')).toEqual(lines);
    expect(parts[0]?.length).toBeLessThanOrEqual(500);
    expect(Math.max(...parts.map((part) => part.length))).toBeLessThanOrEqual(1000);
  });

  it('cuts a single line that is too long', () => {
    expect(pieces(['x'.repeat(50)], 10, 10)).toEqual([`${'x'.repeat(9)}…`]);
  });

  it('has a nonce of its own for each piece, the same at every try', () => {
    const nonces = [0, 1, 2].map((part) => partNonce('abcdefghijklmnopqrstuvwx', part));
    expect(new Set(nonces).size).toBe(3);
    expect(nonces).toEqual([0, 1, 2].map((part) => partNonce('abcdefghijklmnopqrstuvwx', part)));
    expect(Math.max(...nonces.map((nonce) => nonce.length))).toBeLessThanOrEqual(25);
  });

  it('counts what it leaves out', () => {
    const text = joinWithin(lines, 300, (left) => `and ${left} more`);
    expect(text.length).toBeLessThanOrEqual(300);
    expect(text).toMatch(/and 9\d more$/);
  });

  it('never cuts a letter in half', () => {
    expect(cut('ab🎲cd', 4)).toBe('ab…');
  });
});

describe('what Discord refuses', () => {
  it.each([
    [50_007, true],
    [50_278, true],
    [50_013, false],
  ])('%i is a closed mailbox: %s', (code, closed) => {
    expect(isClosedDm(refused(code, 403))).toBe(closed);
  });

  it.each([
    [10_003, 'blocked'],
    [50_001, 'blocked'],
    [50_013, 'blocked'],
    [40_067, 'blocked'],
    [160_005, 'blocked'],
    [160_006, 'blocked'],
    [50_083, 'blocked'],
    [30_046, 'limited'],
    [40_003, 'limited'],
    [50_035, 'retry'],
    [30_033, 'blocked'],
    [999_999, 'blocked'],
  ])('%i: %s', (code, kind) => {
    expect(afterFailure(refused(code)).kind).toBe(kind);
  });

  it('tries until Discord and the net are back, and some times after a fault nobody knows', () => {
    expect(afterFailure(refused(0, 500)).kind).toBe('away');
    expect(afterFailure(refused(0, 408)).kind).toBe('away');
    expect(
      afterFailure(new HTTPError(502, 'Bad Gateway', 'POST', 'https://discord.com/api', { files: undefined, body: {} }))
        .kind,
    ).toBe('away');
    expect(afterFailure(Object.assign(new Error('lost'), { code: 'ECONNRESET' })).kind).toBe('away');
    expect(
      afterFailure(new TypeError('failed', { cause: Object.assign(new Error(), { code: 'UND_ERR_SOCKET' }) })).kind,
    ).toBe('away');
    expect(afterFailure(new Error('what is this?')).kind).toBe('retry');
    expect(isGone(refused(10_008, 404))).toBe(true);
  });
});

describe('the check of messages', () => {
  it('passes what fits', () => {
    const page = screen([textBlock('Hello'), ...buttonRows([button('a', 'A'), button('b', 'B')])]);
    expect(messageFaults(page.components)).toEqual([]);
  });

  it('finds what does not', () => {
    const options = Array.from({ length: 26 }, (_, n) => ({ value: String(n), label: `Option ${n}` }));
    const page = screen([
      textBlock('x'.repeat(4001)),
      menuRow('menu', 'Choose', options),
      ...buttonRows([button('same', 'A'), button('same', 'B')]),
      ...Array.from({ length: 40 }, () => textBlock('y')),
    ]);
    const faults = messageFaults(page.components).join('\n');
    for (const expected of ['26 options', 'custom_id same twice', 'characters of text', 'components'])
      expect(faults).toContain(expected);
  });
});
