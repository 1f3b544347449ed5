// Which backups are kept, and how they are named.
import { expect, it } from 'vitest';
import { backupName, backupsToKeep, backupTime } from '../../src/store/backups.js';

const hour = 3_600_000;

it('names say when, and other files are no backups', () => {
  const at = new Date('2026-03-01T09:05:07.000Z');
  expect(backupName(at)).toBe('fieldpost-20260301T090507Z.tar.gz');
  expect(backupTime(backupName(at))).toEqual(at);
  expect(backupTime('fieldpost-20260301T090507Z.tar.gz.part')).toBeNull();
  expect(backupTime('holiday.tar.gz')).toBeNull();
});

it('after a month of a backup every half hour, 24 hours and 7 days are left', () => {
  const start = Date.parse('2026-03-01T00:00:00Z');
  let kept: { name: string; at: Date }[] = [];
  for (let n = 0; n < 2 * 24 * 30; n++) {
    const at = new Date(start + (n * hour) / 2);
    const all = [...kept, { name: backupName(at), at }];
    const keep = backupsToKeep(all);
    kept = all.filter(({ name }) => keep.has(name));
  }
  const times = kept.map(({ at }) => at.toISOString().slice(0, 16)).reverse();
  expect(times.slice(0, 3)).toEqual(['2026-03-30T23:30', '2026-03-30T22:30', '2026-03-30T21:30']);
  expect(times).toHaveLength(24 + 6);
  expect(times.slice(-6)).toEqual([
    '2026-03-29T23:30',
    '2026-03-28T23:30',
    '2026-03-27T23:30',
    '2026-03-26T23:30',
    '2026-03-25T23:30',
    '2026-03-24T23:30',
  ]);
});

it('after a long pause the old ones stay until there are newer ones', () => {
  const old = { name: 'old', at: new Date('2025-01-01T00:00:00Z') };
  expect(backupsToKeep([old, { name: 'new', at: new Date('2026-01-01T00:00:00Z') }])).toEqual(new Set(['new', 'old']));
});
