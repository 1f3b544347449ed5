// Times, days and hours as people type them, in English and Korean; what is not understood is not guessed.
import { describe, expect, it } from 'vitest';
import { readDates } from '../../../src/play/calendar/typed/dates.js';
import { readHours } from '../../../src/play/calendar/typed/hours.js';
import { readNight } from '../../../src/play/calendar/typed/time-of-day.js';
import { readTimetable } from '../../../src/play/calendar/typed/timetable.js';
import { zoneOf } from '../../../src/play/calendar/typed/zone.js';
import { dayOf } from '../../../src/play/calendar/wall.js';

const evening = { slots: [{ days: [1, 4], at: '21:00' }], zone: 'Asia/Seoul' };
const daily = { slots: [{ days: [0, 1, 2, 3, 4, 5, 6], at: '20:00' }], zone: 'Asia/Seoul' };

describe('typed hours of the week', () => {
  const read = (typed: string): unknown => readTimetable(typed, 'Asia/Seoul');

  it.each([
    ['Mon,Thu 21:00', evening],
    ['Mon and Thursday at 9pm Asia/Seoul', evening],
    ['월,목 21:00', evening],
    ['월요일과 목요일 밤 9시 한국 시간', evening],
    ['every day 20:00', daily],
    ['매일 오후 8시 KST', daily],
    ['Mon-Fri 9:30 pm', { slots: [{ days: [1, 2, 3, 4, 5], at: '21:30' }], zone: 'Asia/Seoul' }],
    ['월~금 21시 30분', { slots: [{ days: [1, 2, 3, 4, 5], at: '21:30' }], zone: 'Asia/Seoul' }],
    [
      '평일 21:00, 일 12:00',
      {
        slots: [
          { days: [1, 2, 3, 4, 5], at: '21:00' },
          { days: [0], at: '12:00' },
        ],
        zone: 'Asia/Seoul',
      },
    ],
    [
      'Mon 9:00, 21:00',
      {
        slots: [
          { days: [1], at: '09:00' },
          { days: [1], at: '21:00' },
        ],
        zone: 'Asia/Seoul',
      },
    ],
    ['thursdays 20:00 Europe/Paris', { slots: [{ days: [4], at: '20:00' }], zone: 'Europe/Paris' }],
  ])('are read: %s', (typed, expected) => {
    expect(read(typed)).toEqual(expected);
  });

  it.each(['', 'Mon', 'Mon 25:00', 'soon', 'Mon 21:00 or so', 'Mon 21:00 Nowhere/Land'])('are refused: %s', (typed) => {
    expect(read(typed)).toBeNull();
  });
});

describe('typed days', () => {
  const read = (typed: string): unknown => readDates(typed, dayOf('2026-11-22') ?? 0);
  const turnOfYear = [{ from: '2026-12-24', to: '2027-01-02' }];

  it.each([
    ['2026-12-24..2027-01-02', turnOfYear],
    ['12/24-1/2', turnOfYear],
    ['Dec 24 to Jan 2', turnOfYear],
    ['12월 24일부터 1월 2일까지', turnOfYear],
    ['2026년 12월 24일 ~ 2027년 1월 2일', turnOfYear],
    [
      '2026-12-25, 2027-02-06..08',
      [
        { from: '2026-12-25', to: '2026-12-25' },
        { from: '2027-02-06', to: '2027-02-08' },
      ],
    ],
    ['12월 24일~27일', [{ from: '2026-12-24', to: '2026-12-27' }]],
    ['내일', [{ from: '2026-11-23', to: '2026-11-23' }]],
    ['1/2', [{ from: '2027-01-02', to: '2027-01-02' }]],
    ['Feb 29', [{ from: '2028-02-29', to: '2028-02-29' }]],
  ])('are read: %s', (typed, expected) => {
    expect(read(typed)).toEqual(expected);
  });

  it.each(['', 'soon', '2027-02-30', '2027-01-02..2026-12-24', '13/40', '24'])('are refused: %s', (typed) => {
    expect(read(typed)).toBeNull();
  });
});

describe('typed lengths', () => {
  const read = (typed: string): unknown => readHours(typed, ['orders', 'retreats', 'builds']);

  it('are hours, days or minutes of a kind of question the game has', () => {
    expect(read('orders 48, retreats 12')).toEqual({ orders: 48, retreats: 12 });
    expect(read('명령 2일, 퇴각 12시간')).toEqual({ orders: 48, retreats: 12 });
    expect(read('all 30 min')).toEqual({ orders: 0.5, retreats: 0.5, builds: 0.5 });
    expect(read('reactions 4')).toBeNull();
    expect(read('orders')).toBeNull();
  });
});

describe('typed nights and zones', () => {
  it('take no longer for a long word than for as many short ones', () => {
    const began = performance.now();
    expect(readTimetable('하'.repeat(20_000), 'UTC')).toBeNull();
    // Some milliseconds; where a zone is looked for from each letter, five seconds.
    expect(performance.now() - began).toBeLessThan(1_500);
  });

  it('are read in both languages', () => {
    const night = { from: '23:00', to: '08:00' };
    for (const typed of ['23:00-08:00', '11pm to 8am', '밤 11시부터 아침 8시까지', '23시~8시'])
      expect(readNight(typed)).toEqual(night);
    for (const typed of ['23:00', '8:00-8:00', 'late']) expect(readNight(typed)).toBeNull();
    expect(['서울', 'kst', 'Europe/Berlin', 'Nowhere/Land'].map(zoneOf)).toEqual([
      'Asia/Seoul',
      'Asia/Seoul',
      'Europe/Berlin',
      null,
    ]);
  });
});
