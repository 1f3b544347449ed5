// Public holidays as the countries' own calendars list them, the moving and the replaced ones above all.
import { expect, it } from 'vitest';
import { publicHolidays } from '../../../src/play/calendar/holidays.js';

const inKorea: Readonly<Record<number, readonly string[]>> = {
  2026: [
    '01-01',
    '02-16',
    '02-17',
    '02-18',
    '03-01',
    '03-02',
    '05-05',
    '05-24',
    '05-25',
    '06-06',
    '08-15',
    '08-17',
  ].concat(['09-24', '09-25', '09-26', '10-03', '10-05', '10-09', '12-25']),
  2027: ['01-01', '02-06', '02-07', '02-08', '02-09', '03-01', '05-05', '05-13', '06-06', '08-15', '08-16'].concat([
    '09-14',
    '09-15',
    '09-16',
    '10-03',
    '10-04',
    '10-09',
    '10-11',
    '12-25',
    '12-27',
  ]),
};

it('knows Korea’s lunar feasts and the days off given in place of others', () => {
  for (const [year, days] of Object.entries(inKorea))
    expect(publicHolidays('kr', Number(year))).toEqual(days.map((day) => `${year}-${day}`));
  // New year, the Buddha's birthday and the harvest feast of the years to come; of 2028 with the third of October in it.
  for (const day of ['2028-01-27', '2028-05-02', '2028-10-05', '2029-02-13', '2029-05-21', '2029-09-22', '2030-02-03'])
    expect(publicHolidays('kr', Number(day.slice(0, 4)))).toContain(day);
});

it('knows those of other countries, as they are observed', () => {
  expect(publicHolidays('us', 2026)).toEqual(
    ['01-01', '01-19', '02-16', '05-25', '06-19', '07-03', '07-04', '09-07', '10-12', '11-11', '11-26', '12-25'].map(
      (day) => `2026-${day}`,
    ),
  );
  expect(publicHolidays('us', 2027)).toContain('2027-12-31');
  expect(publicHolidays('gb', 2027)).toEqual(
    ['01-01', '03-26', '03-29', '05-03', '05-31', '08-30', '12-25', '12-26', '12-27', '12-28'].map(
      (day) => `2027-${day}`,
    ),
  );
  expect(publicHolidays('de', 2026)).toEqual(
    ['01-01', '04-03', '04-06', '05-01', '05-14', '05-25', '10-03', '12-25', '12-26'].map((day) => `2026-${day}`),
  );
});
