// Hours of the week: which one comes next, in any zone and over changes to summer time, and past days off.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isOff, outsideDaysOff, type DaysOff } from '../../../src/play/calendar/days-off.js';
import { nextSlot, slotFor, spanBefore, type Timetable } from '../../../src/play/calendar/timetable.js';
import { momentOf, wallOf, weekdayOf } from '../../../src/play/calendar/wall.js';

const none: DaysOff = { weekends: false, holidays: [] };
const seoul: Timetable = { slots: [{ days: [1, 4], at: '21:00' }], zone: 'Asia/Seoul' };

const zones = [
  'Asia/Seoul',
  'UTC',
  'Europe/Berlin',
  'America/New_York',
  'Australia/Lord_Howe',
  'America/Havana',
  'Asia/Kathmandu',
];
const moments = fc.integer({ min: Date.UTC(2025, 0, 1), max: Date.UTC(2029, 0, 1) }).map((ms) => new Date(ms));
const times = fc.integer({ min: 0, max: 24 * 60 - 1 });
const tables: fc.Arbitrary<Timetable> = fc.record({
  slots: fc.array(
    fc.record({
      days: fc.uniqueArray(fc.integer({ min: 0, max: 6 }), { minLength: 1 }),
      at: times.map((n) => `${String(Math.floor(n / 60)).padStart(2, '0')}:${String(n % 60).padStart(2, '0')}`),
    }),
    { minLength: 1, maxLength: 4 },
  ),
  zone: fc.constantFrom(...zones),
});

describe('the clock on the wall', () => {
  it('shows the time of day asked for, but where summer time leaves it out', () => {
    fc.assert(
      fc.property(fc.integer({ min: 20_000, max: 21_500 }), times, fc.constantFrom(...zones), (day, minutes, zone) => {
        const wall = wallOf(momentOf(day, minutes, zone), zone);
        const shift = (wall.day - day) * 1440 + wall.minutes - minutes;
        expect([0, 30, 60]).toContain(shift);
      }),
      { numRuns: 300 },
    );
  });

  it('goes over the hour that is left out, and takes the first of two', () => {
    const day = wallOf(new Date('2026-03-29T12:00:00Z'), 'Europe/Berlin').day;
    expect(momentOf(day, 150, 'Europe/Berlin').toISOString()).toBe('2026-03-29T01:30:00.000Z');
    const autumn = wallOf(new Date('2026-10-25T12:00:00Z'), 'Europe/Berlin').day;
    expect(momentOf(autumn, 150, 'Europe/Berlin').toISOString()).toBe('2026-10-25T00:30:00.000Z');
  });
});

describe('a timetable', () => {
  it('has its next hour at the time on the wall, whatever the season', () => {
    const berlin = { ...seoul, zone: 'Europe/Berlin' };
    expect(nextSlot(berlin, new Date('2026-03-26T20:00:00Z'), none).toISOString()).toBe('2026-03-30T19:00:00.000Z');
    expect(nextSlot(seoul, new Date('2026-03-26T12:00:00Z'), none).toISOString()).toBe('2026-03-30T12:00:00.000Z');
  });

  it('always goes on, on its own days and at its own hours', () => {
    fc.assert(
      fc.property(tables, moments, (timetable, at) => {
        const slot = nextSlot(timetable, at, none);
        expect(slot.getTime()).toBeGreaterThan(at.getTime());
        expect(slot.getTime() - at.getTime()).toBeLessThanOrEqual(8 * 86_400_000);
        const { day, minutes } = wallOf(slot, timetable.zone);
        const isOwn = timetable.slots.some(({ days, at: time }) => {
          const [hours = 0, rest = 0] = time.split(':').map(Number);
          const shift = minutes - hours * 60 - rest;
          return days.includes(weekdayOf(shift < 0 ? day - 1 : day)) && [0, 30, 60, -1410, -1380].includes(shift);
        });
        expect(isOwn).toBe(true);
      }),
      { numRuns: 200 },
    );
  });

  it('gives at least half of the usual time to what is asked between its hours', () => {
    fc.assert(
      fc.property(tables, moments, (timetable, at) => {
        const slot = slotFor(timetable, at, none);
        expect(slot.getTime() - at.getTime()).toBeGreaterThanOrEqual(spanBefore(timetable, slot, none) / 2);
      }),
      { numRuns: 200 },
    );
    const at = (iso: string): string => slotFor(seoul, new Date(iso), none).toISOString();
    // Monday to Thursday are three days: who is asked on Tuesday evening has two, on Wednesday noon not half of it.
    expect(at('2026-05-05T12:00:00Z')).toBe('2026-05-07T12:00:00.000Z');
    expect(at('2026-05-06T03:00:00Z')).toBe('2026-05-11T12:00:00.000Z');
  });

  it('passes over holidays and weekends, but never stops for good', () => {
    const off = { weekends: true, holidays: [{ from: '2027-02-06', to: '2027-02-08' }] };
    expect(nextSlot(seoul, new Date('2027-02-05T00:00:00Z'), off).toISOString()).toBe('2027-02-11T12:00:00.000Z');
    const saturdays: Timetable = { slots: [{ days: [6], at: '12:00' }], zone: 'UTC' };
    expect(nextSlot(saturdays, new Date('2026-05-01T00:00:00Z'), off).toISOString()).toBe('2026-05-02T12:00:00.000Z');
  });
});

describe('a day off', () => {
  it('moves a moment to the same time of the next day that is none', () => {
    const off = { weekends: true, holidays: [{ from: '2026-12-25', to: '2026-12-25' }] };
    expect(outsideDaysOff(new Date('2026-12-25T10:00:00Z'), off, 'UTC').toISOString()).toBe('2026-12-28T10:00:00.000Z');
    fc.assert(
      fc.property(moments, fc.constantFrom(...zones), (at, zone) => {
        const moved = outsideDaysOff(at, off, zone);
        expect(isOff(wallOf(moved, zone).day, off)).toBe(false);
        expect(moved.getTime()).toBeGreaterThanOrEqual(at.getTime());
      }),
      { numRuns: 200 },
    );
  });
});
