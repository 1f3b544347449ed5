// Deadlines in human time: quiet hours over midnight, summer time.
import { describe, expect, it } from 'vitest';
import { outsideQuiet } from '../../src/play/calendar/time.js';

const night = { from: '02:00', to: '08:00' };

describe('quiet hours', () => {
  it('move a deadline to their end, in the server’s time zone', () => {
    const at = (iso: string, zone = 'Asia/Seoul'): string => outsideQuiet(new Date(iso), night, zone).toISOString();
    expect(at('2026-05-01T17:00:00Z')).toBe('2026-05-01T23:00:00.000Z');
    expect(at('2026-05-01T22:59:30Z')).toBe('2026-05-01T23:00:00.000Z');
    expect(at('2026-05-01T23:00:00Z')).toBe('2026-05-01T23:00:00.000Z');
    expect(at('2026-05-01T16:59:00Z')).toBe('2026-05-01T16:59:00.000Z');
    expect(at('2026-05-01T03:00:00Z', 'Nowhere/Land')).toBe('2026-05-01T08:00:00.000Z');
  });

  it('may run over midnight', () => {
    const late = { from: '22:00', to: '06:30' };
    expect(outsideQuiet(new Date('2026-05-01T23:10:00Z'), late, 'UTC').toISOString()).toBe('2026-05-02T06:30:00.000Z');
    expect(outsideQuiet(new Date('2026-05-01T21:10:00Z'), late, 'UTC').toISOString()).toBe('2026-05-01T21:10:00.000Z');
  });

  it('end at the hour on the wall when the clocks change', () => {
    // Berlin, 29 March 2026: 02:00 becomes 03:00.
    expect(
      outsideQuiet(new Date('2026-03-29T00:30:00Z'), { from: '01:00', to: '08:00' }, 'Europe/Berlin').toISOString(),
    ).toBe('2026-03-29T06:00:00.000Z');
  });
});
