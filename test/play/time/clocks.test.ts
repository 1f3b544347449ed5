// Clocks for two: they run for whoever owes something, stand still at night and on days away, and running out has the table's price.
import { describe, expect, it } from 'vitest';
import type { ChosenTime } from '../../../src/play/calendar/time-settings.js';
import type { Play } from '../../../src/play/play.js';
import type { GameInfo } from '../../../src/play/turn/info.js';
import type { Person } from '../../../src/play/change/person.js';
import type { ChosenSettings } from '../../../src/play/settings/settings.js';
import { saveUser } from '../../../src/store/users.js';
import { testClock } from '../../support/database.js';
import { nim } from '../../support/nim/index.js';
import { ann, bob, dan, give, hourMs, refusal, testTable } from '../../support/table.js';

const table = testTable();
const eve: Person = { id: 'eve', name: 'Eve', locale: 'en' };
const input = { guildId: 'guild', kind: 'nim', name: null, language: 'en', options: {}, paces: {} } as const;

function steady(): Play {
  return table.play({ wall: testClock().now, games: new Map([[nim.id, nim]]) });
}

/** A game of Ann, who begins, and Bob, hosted by Dan. */
async function started(play: Play, time: ChosenTime, more: ChosenSettings = {}): Promise<GameInfo> {
  const settings = { quiet: null, readyCheck: false, ...more, time: { clock: 'live', ...time } } as const;
  const { id } = await play.create(dan, { ...input, settings });
  await play.join(id, ann, 'first');
  await play.join(id, bob, 'second');
  return play.start(id, dan.id, false);
}

async function pass(play: Play, hours: number): Promise<void> {
  table.clock.advance(hours * hourMs);
  await play.runDue();
}

const inHours = (hours: number): Date => new Date(table.clock.now().getTime() + hours * hourMs);
const left = async (play: Play, id: number): Promise<readonly unknown[]> =>
  (await play.info(id)).seats.map(({ clock }) => clock?.until ?? clock?.left);

describe('a clock', () => {
  it('runs while its player is waited for, and gains with each move up to its cap', async () => {
    const play = steady();
    const { id, deadline } = await started(play, {});
    expect(deadline).toEqual(inHours(24));
    expect(await left(play, id)).toEqual([inHours(24), 24]);
    await pass(play, 10);
    await give(play, id, ann, ['1']);
    expect(await left(play, id)).toEqual([18, inHours(24)]);
    expect((await play.info(id)).deadline).toEqual(inHours(24));
    for (let n = 0; n < 8; n++) await give(play, id, n % 2 === 0 ? bob : ann, ['1']);
    expect(await left(play, id)).toEqual([34, inHours(40)]);
  });

  it('stops gaining at its cap, and loses nothing that was given beyond it', async () => {
    const play = steady();
    const { id } = await started(play, {});
    await play.extend(id, dan.id, 46);
    expect(await left(play, id)).toEqual([inHours(70), 70]);
    for (const mover of [ann, bob]) await give(play, id, mover, ['1']);
    expect(await left(play, id)).toEqual([inHours(72), 72]);
    await play.extend(id, dan.id, 10);
    await give(play, id, ann, ['1']);
    expect(await left(play, id)).toEqual([82, inHours(82)]);
  });

  it('gains nothing by a move taken back and made again', async () => {
    const play = steady();
    const { id } = await started(play, {});
    await give(play, id, ann, ['1']);
    expect(await left(play, id)).toEqual([28, inHours(24)]);
    await play.undo(id, ann.id);
    await give(play, id, ann, ['2']);
    expect(await left(play, id)).toEqual([28, inHours(24)]);
  });

  it('stands still in quiet hours, while the game is paused, and on days announced before', async () => {
    const play = steady();
    const { id, deadline } = await started(play, {}, { quiet: { from: '00:00', to: '08:00' } });
    // From noon: twelve hours, the night, and twelve more.
    expect(deadline?.toISOString()).toBe('2026-03-02T20:00:00.000Z');
    await pass(play, 6);
    await play.pause(id, dan.id);
    await pass(play, 48);
    expect((await play.resume(id, dan.id)).deadline?.toISOString()).toBe('2026-03-04T20:00:00.000Z');
    const away = [{ from: '2026-03-04', to: '2026-03-04', told: '2026-03-01T12:00:00.000Z' }];
    await saveUser(table.store().db, ann.id, { settings: { away }, timeZone: 'UTC' }, table.clock.now());
    expect((await started(play, {})).deadline).toEqual(inHours(48));
  });

  it('is there only where two people hold every seat', async () => {
    const play = steady();
    const { id } = await play.create(dan, {
      ...input,
      settings: { quiet: null, readyCheck: false, time: { clock: 'live' } },
    });
    await play.join(id, ann, 'first');
    const game = await play.start(id, dan.id, true);
    expect(game.seats.map(({ clock }) => clock)).toEqual([null, null]);
  });

  it('leaves a substitute half of what there is at first, or what was left where that is more', async () => {
    const play = steady();
    const took = async (after: number): Promise<readonly unknown[]> => {
      const { id } = await started(play, {}, { takeOver: 0 });
      await pass(play, after);
      await play.leave(id, ann.id);
      await play.join(id, eve, 'first');
      expect((await play.info(id)).seats[0]?.userId).toBe(eve.id);
      return left(play, id);
    };
    expect(await took(20)).toEqual([inHours(12), 24]);
    expect(await took(3)).toEqual([inHours(21), 24]);
  });

  it('has more time when the host gives it', async () => {
    const play = steady();
    const { id } = await started(play, {});
    expect(await refusal(play.moveDeadline(id, dan.id, inHours(30)))).toEqual(['refuse.clocksRun']);
    expect((await play.extend(id, dan.id, 5)).deadline).toEqual(inHours(29));
  });
});

describe('a clock that has run out', () => {
  it('lets the other claim the game, until it is played on', async () => {
    const play = steady();
    const { id } = await started(play, {});
    expect(await refusal(play.claim(id, bob.id))).toEqual(['refuse.clockRuns']);
    await table.said();
    await pass(play, 24);
    const news = (await table.said()).flatMap((saying) =>
      saying.kind === 'news' ? [[saying.userId, saying.text.key, saying.help]] : [],
    );
    expect(news).toEqual([
      ['bob', 'news.flag', 'claim'],
      ['ann', 'news.flagOwn', 'desk'],
    ]);
    expect((await play.info(id)).seats.map(({ clock }) => clock?.flagged)).toEqual([true, false]);
    expect(await refusal(play.claim(id, ann.id))).toEqual(['refuse.clockRuns']);
    await give(play, id, ann, ['1']);
    expect(await left(play, id)).toEqual([4, inHours(24)]);
    expect(await refusal(play.claim(id, bob.id))).toEqual(['refuse.clockRuns']);
    await pass(play, 24);
    expect(await play.claim(id, ann.id)).toMatchObject({
      status: 'finished',
      outcome: { kind: 'win', winners: ['first'] },
    });
  });

  it('is played on with harmless answers where the table says so, or nobody claims', async () => {
    const play = steady();
    const { id } = await started(play, { flag: 'autopilot' });
    await pass(play, 24);
    const game = await play.info(id);
    expect(game.seats.map(({ owes, misses }) => [owes, misses])).toEqual([
      [false, 1],
      [true, 0],
    ]);
    const other = await started(play, {});
    await pass(play, 24);
    await pass(play, 71.9);
    expect((await play.info(other.id)).seats[0]?.owes).toBe(true);
    await pass(play, 0.1);
    expect((await play.info(other.id)).seats[0]?.owes).toBe(false);
  });
});
