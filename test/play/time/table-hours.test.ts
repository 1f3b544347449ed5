// When a table's questions fall due: at its hours of the week, past days off, longer at first, and with what was left after a pause.
import { describe, expect, it } from 'vitest';
import type { ChosenTime } from '../../../src/play/calendar/time-settings.js';
import type { Play } from '../../../src/play/play.js';
import type { GameInfo } from '../../../src/play/turn/info.js';
import { saveGuild } from '../../../src/store/guilds.js';
import { awayOf } from '../../../src/play/calendar/away.js';
import { findUser, saveUser } from '../../../src/store/users.js';
import { testClock } from '../../support/database.js';
import {
  allBid,
  ann,
  begun,
  bob,
  cho,
  dan,
  give,
  hourMs,
  refusal,
  testTable,
  type NewToy,
} from '../../support/table.js';

const table = testTable();
/** Monday to Thursday are three days, Thursday to Monday four. */
const evenings = { slots: [{ days: [1, 4], at: '21:00' }], zone: 'Asia/Seoul' };
const monday = '2026-05-04T12:00:00.000Z';
const thursday = '2026-05-07T12:00:00.000Z';

function steady(): Play {
  return table.play({ wall: testClock().now });
}

async function started(play: Play, time: ChosenTime, more: NewToy = {}): Promise<GameInfo> {
  return begun(play, { ...more, settings: { ...more.settings, time } });
}

async function pass(play: Play, hours: number): Promise<void> {
  table.clock.advance(hours * hourMs);
  await play.runDue();
}

describe('a table with hours of the week', () => {
  it('has every turn fall due at one of them, also after an early end', async () => {
    table.clock.set('2026-05-01T09:00:00Z');
    const play = steady();
    const { id, deadline } = await started(play, { turns: evenings });
    expect(deadline?.toISOString()).toBe(monday);
    table.clock.set('2026-05-04T11:00:00Z');
    await allBid(play, id);
    // An hour before Monday's: that would be next to no time.
    expect((await play.info(id)).deadline?.toISOString()).toBe(thursday);
    table.clock.set('2026-05-07T11:00:00Z');
    await give(play, id, ann, ['stand']);
    // The rest of the same turn has the same deadline.
    expect((await play.info(id)).deadline?.toISOString()).toBe(thursday);
  });

  it('asks what comes between turns after its own time, or at hours of its own', async () => {
    table.clock.set('2026-05-03T09:00:00Z');
    const play = steady();
    const spending = async (id: number): Promise<string | undefined> => {
      await allBid(play, id);
      for (const stance of ['stand', 'lean']) await give(play, id, ann, [stance]);
      return (await play.info(id)).deadline?.toISOString();
    };
    const { id } = await started(play, { turns: evenings });
    expect(await spending(id)).toBe('2026-05-03T15:00:00.000Z');
    const daily = { slots: [{ days: [0, 1, 2, 3, 4, 5, 6], at: '09:00' }], zone: 'UTC' };
    const other = await started(play, { turns: evenings, others: daily });
    expect(await spending(other.id)).toBe('2026-05-04T09:00:00.000Z');
  });

  it('waits for no hour where it waits for nobody', async () => {
    table.clock.set('2026-05-03T09:00:00Z');
    const play = steady();
    const { id } = await started(play, { turns: evenings });
    await play.leave(id, cho.id);
    for (const person of [ann, bob]) await give(play, id, person, []);
    await play.runDue();
    await pass(play, 30);
    for (const stance of ['stand', 'stand']) await give(play, id, ann, [stance]);
    expect((await play.info(id)).deadline).toEqual(new Date(table.clock.now().getTime() + hourMs));
  });
});

describe('days off', () => {
  it('are passed over: weekends where the table says so, and the server’s holidays', async () => {
    const holidays = [{ from: '2026-05-05', to: '2026-05-05' }];
    await saveGuild(table.store().db, 'guild', { timeZone: 'UTC', settings: { holidays } }, table.clock.now());
    const play = steady();
    const due = async (at: string, time: ChosenTime): Promise<string | undefined> => {
      table.clock.set(at);
      return (await started(play, time)).deadline?.toISOString();
    };
    expect(await due('2026-05-01T10:00:00Z', {})).toBe('2026-05-03T10:00:00.000Z');
    expect(await due('2026-05-01T10:00:00Z', { skipWeekends: true })).toBe('2026-05-04T10:00:00.000Z');
    expect(await due('2026-05-03T10:00:00Z', {})).toBe('2026-05-06T10:00:00.000Z');
    expect(await due('2026-05-03T10:00:00Z', { skipHolidays: false })).toBe('2026-05-05T10:00:00.000Z');
    // The 24th is a Sunday and a Korean holiday, so the 25th is off in its place.
    expect(await due('2026-05-23T10:00:00Z', {})).toBe('2026-05-25T10:00:00.000Z');
    await saveGuild(table.store().db, 'guild', { settings: { holidays, countries: ['kr'] } }, table.clock.now());
    expect(await due('2026-05-23T10:00:00Z', {})).toBe('2026-05-26T10:00:00.000Z');
  });
});

describe('the first phase', () => {
  it('lasts as many times as long as the table says', async () => {
    table.clock.set('2026-05-03T09:00:00Z');
    const play = steady();
    const { id, deadline } = await started(play, { first: 1.5 });
    expect(deadline).toEqual(new Date(table.clock.now().getTime() + 72 * hourMs));
    await allBid(play, id);
    expect((await play.info(id)).deadline).toEqual(new Date(table.clock.now().getTime() + 24 * hourMs));
    expect((await started(play, { first: 2, turns: evenings })).deadline?.toISOString()).toBe(
      '2026-05-11T12:00:00.000Z',
    );
  });
});

describe('lengths of one’s own', () => {
  it('are set by the host for each kind of question before the start', async () => {
    const play = steady();
    const input = {
      guildId: 'guild',
      kind: 'toy',
      name: null,
      language: 'en',
      options: {},
      paces: { orders: 36 },
    } as const;
    const { id } = await play.create(ann, input);
    expect(await refusal(play.setTable(id, ann.id, {}, { turn: 0 }))).toEqual(['refuse.badPace']);
    const set = await play.setTable(id, ann.id, { time: { grace: 6 } }, { turn: 10 });
    expect(set.paces).toMatchObject({ orders: 36, turn: 10, losses: 6 });
    const again = await play.setTable(id, ann.id, { time: { first: 2 } });
    expect(again.table.time).toMatchObject({ grace: 6, first: 2, excuses: 2 });
  });
});

describe('a pause', () => {
  it('leaves a quarter of the whole time at least', async () => {
    const play = steady();
    const { id } = await started(play, {}, { host: dan });
    await pass(play, 46);
    await play.pause(id, dan.id);
    await pass(play, 100);
    expect((await play.resume(id, dan.id)).deadline).toEqual(new Date(table.clock.now().getTime() + 12 * hourMs));
  });

  it('leads back to the table’s hours', async () => {
    table.clock.set('2026-05-01T09:00:00Z');
    const play = steady();
    const { id } = await started(play, { turns: evenings }, { host: dan });
    await play.pause(id, dan.id);
    await pass(play, 24);
    expect((await play.resume(id, dan.id)).deadline?.toISOString()).toBe(thursday);
  });
});

describe('quiet hours', () => {
  const quiet = { from: '02:00', to: '08:00' };

  it('do not stop live games', async () => {
    table.clock.set('2026-05-01T02:30:00Z');
    const { deadline } = await started(steady(), {}, { paces: { orders: 0.25 }, settings: { quiet } });
    expect(deadline?.toISOString()).toBe('2026-05-01T02:45:00.000Z');
  });

  it('are kept after a pause, however little time was left', async () => {
    table.clock.set('2026-05-01T10:00:00Z');
    const play = steady();
    const { id } = await started(play, {}, { host: dan, paces: { orders: 4 }, settings: { quiet } });
    await pass(play, 3);
    await play.pause(id, dan.id);
    table.clock.set('2026-05-02T01:30:00Z');
    expect((await play.resume(id, dan.id)).deadline?.toISOString()).toBe('2026-05-02T08:00:00.000Z');
  });
});

describe('an absence announced before', () => {
  const away = { from: '2026-05-04', to: '2026-05-06' };

  async function announced(told: string): Promise<void> {
    await saveUser(
      table.store().db,
      bob.id,
      { settings: { away: [{ ...away, told }] }, timeZone: 'UTC' },
      table.clock.now(),
    );
  }

  it('moves a deadline to its end, by as many days at most as the table gives', async () => {
    table.clock.set('2026-05-03T09:00:00Z');
    await announced('2026-05-01T00:00:00.000Z');
    const play = steady();
    const due = async (time: ChosenTime): Promise<string | undefined> =>
      (await started(play, time)).deadline?.toISOString();
    expect(await due({})).toBe('2026-05-07T09:00:00.000Z');
    expect(await due({ turns: evenings })).toBe(thursday);
    expect(await due({ away: 0 })).toBe('2026-05-05T09:00:00.000Z');
    expect(await due({ away: 1 })).toBe('2026-05-06T09:00:00.000Z');
  });

  it('is told of beside the deadline that allows for it, without a name', async () => {
    table.clock.set('2026-05-03T09:00:00Z');
    await announced('2026-05-01T00:00:00.000Z');
    const play = steady();
    const { id } = await started(play, {});
    expect((await play.info(id, dan.id)).isForAbsence).toBe(true);
    expect((await started(play, { away: 0 })).isForAbsence).toBe(false);
    await announced('2026-05-03T10:00:00.000Z');
    expect((await started(play, {})).isForAbsence).toBe(false);
  });

  it('counts from when it was said first, however often it is said again beside others', async () => {
    const play = steady();
    const told = async (): Promise<readonly (string | undefined)[]> =>
      awayOf((await findUser(table.store().db, bob.id)) ?? { settings: {} }).map((one) => one.told);
    table.clock.set('2026-05-01T09:00:00Z');
    await play.setAway(bob, [away]);
    table.clock.set('2026-05-03T09:00:00Z');
    await play.setAway(bob, [away, { from: '2026-06-01', to: '2026-06-02' }]);
    expect(await told()).toEqual(['2026-05-01T09:00:00.000Z', '2026-05-03T09:00:00.000Z']);
  });

  it('moves nothing when it is announced after the question', async () => {
    table.clock.set('2026-05-03T09:00:00Z');
    await announced('2026-05-03T10:00:00.000Z');
    expect((await started(steady(), {})).deadline?.toISOString()).toBe('2026-05-05T09:00:00.000Z');
  });
});
