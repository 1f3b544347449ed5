// Time on the wire: hours of the week typed when a table is opened, its page of menus, one's own time, and days away.
import { expect, it } from 'vitest';
import { appWording } from '../../src/app/wording.js';
import { lengthsText, weekText } from '../../src/play/calendar/words.js';
import { readHours } from '../../src/play/calendar/typed/hours.js';
import { readTimetable } from '../../src/play/calendar/typed/timetable.js';
import { paces } from '../../src/table/question.js';
import { nim } from '../support/nim/index.js';
import { setUp, testApp, type TestApp } from './harness.js';

const app = testApp([nim]);

const evenings = { slots: [{ days: [1, 4], at: '21:00' }], zone: 'Asia/Seoul' };

async function opened(at: TestApp, timing: string): Promise<{ readonly id: number; readonly channelId: string }> {
  await setUp(at);
  const hana = at.as('Hana').in('lobby').speak('en-US');
  await hana.slash('game new', { kind: 'toy' });
  await hana.press('Open the sign-up');
  const opening = hana.submitModal({ name: '', timing });
  await at.quiet();
  await opening;
  await at.quiet();
  const [game] = await at.play.gamesIn(at.discord.guild.id);
  if (game?.channelId == null) throw new Error('no post');
  return { id: game.id, channelId: game.channelId };
}

it('hours of the week and lengths are shown so that they can be typed back', () => {
  const wording = appWording();
  const weeks = [
    evenings,
    { slots: [{ days: [0, 1, 2, 3, 4, 5, 6], at: '20:30' }], zone: 'UTC' },
    {
      slots: [
        { days: [1, 2, 3, 4, 5], at: '21:00' },
        { days: [0, 6], at: '09:05' },
      ],
      zone: 'America/New_York',
    },
    {
      slots: [
        { days: [3], at: '00:00' },
        { days: [0], at: '23:59' },
        { days: [2, 6], at: '12:00' },
      ],
      zone: 'Europe/Paris',
    },
  ];
  const lengths = { setup: 24, turn: 0.25, orders: 48, retreats: 12, builds: 1.5, reaction: 4, losses: 6 };
  for (const lang of ['en', 'ko'] as const) {
    for (const week of weeks) {
      const read = readTimetable(wording.say(weekText(week), lang, 'app'), 'Asia/Tokyo');
      expect(read?.slots.map(({ days, at }) => [[...days].sort(), at])).toEqual(
        week.slots.map(({ days, at }) => [days, at]),
      );
      expect(read?.zone).toBe(week.zone);
    }
    const said = lengthsText(lengths).map((text) => wording.say(text, lang, 'app'));
    expect(readHours(said.join(', '), paces)).toEqual(lengths);
  }
});

it('a table is opened with typed hours, and its host sets the rest from menus', async () => {
  const at = app();
  const { id, channelId } = await opened(at, 'Mon,Thu 21:00 Asia/Seoul; losses 3');
  expect(await at.play.info(id)).toMatchObject({
    paces: { orders: 48, losses: 3 },
    table: { time: { turns: evenings } },
  });
  expect(at.as('Watcher').messages(channelId)[0]?.text).toContain('Turns fall due: Mon and Thu 21:00 (Asia/Seoul)');
  const hana = at.as('Hana').in(channelId).speak('en-US');
  await hana.slash('game settings');
  const page = await hana.press('Time…');
  expect(page.message?.text).toMatch(/On your own clock the next is <t:\d+:F>/);
  const grace = 'Waiting past a deadline for missing answers';
  await hana.select(grace, [`${grace}: up to 6 h`]);
  expect((await at.play.info(id)).table.time).toMatchObject({ turns: evenings, grace: 6 });
  await hana.press('Hours and lengths…');
  const typed = await hana.submitModal({ turns: '매일 오후 8시', others: '', lengths: 'orders 2 days, losses 30 min' });
  expect(typed.message?.text).toContain('Turns fall due: every day 20:00 (UTC)');
  expect((await at.play.info(id)).paces).toMatchObject({ orders: 48, losses: 0.5 });
  const wrong = await hana.slash('game settings', { time: 'now and then' });
  expect(wrong.message?.text).toContain('Write days and hours like Mon,Thu 21:00');
  const none = await hana.slash('game settings', { time: 'none' });
  expect(none.message?.text).toContain('Turns fall due: a set time after it is asked');
  // The record names what was changed.
  expect((await hana.slash('host log')).message?.text).toMatch(
    /the settings of the table: Turns fall due[^]*the settings of the table: Waiting past a deadline for missing answers\./u,
  );
  const seen = await at.as('Watcher').in(channelId).speak('ko').slash('game settings');
  expect(seen.message?.buttons.map(({ label }) => label)).toEqual(['⏰ 시간…']);
});

it('days away are seen by those who gather, and one’s own time is typed into one window', async () => {
  const at = app();
  const { id, channelId } = await opened(at, '');
  const mina = at.as('Mina').in(channelId);
  await mina.press('Join');
  const told = await mina.slash('away', { days: '3월 5일부터 8일까지' });
  expect(told.message?.text).toContain('2026-03-05..2026-03-08');
  await at.quiet();
  expect((await at.play.info(id)).signUps[0]?.away).toEqual([{ from: '2026-03-05', to: '2026-03-08' }]);
  const post = (): string => at.as('Watcher').messages(channelId)[0]?.text ?? '';
  expect(post()).toContain('2026-03-05..2026-03-08');
  // Beside it stands how they keep time, unless they keep that to themselves.
  expect(post()).toMatch(new RegExp(`met in other games.*: <@${mina.id}> .*\\(no record yet\\)`));
  await at.play.records.list(mina.id, false);
  await at.as('Alex').in(channelId).press('Join');
  await at.quiet();
  expect(post()).toMatch(new RegExp(`met in other games.*: <@${at.as('Alex').id}> [^<]*$`, 'm'));
  expect((await mina.slash('away', { days: '언젠가' })).message?.text).toContain('2026-12-24..2027-01-02처럼');
  await mina.slash('settings');
  await mina.press('내 시간…');
  const page = await mina.submitModal({ zone: '서울', quiet: '밤 11시~8시', reminders: '하루, 30분', away: '' });
  expect(page.message?.text).toContain('내 시간대: Asia/Seoul');
  expect(page.message?.text).toContain('내 조용한 시간: 23:00~08:00');
  expect(page.message?.text).toContain('마감 전 알림: 24시간, 30분');
  expect((await at.play.info(id)).signUps[0]?.away).toEqual([]);
});

it('says back in short what cannot be read, however long it is', async () => {
  const at = app();
  await setUp(at);
  const hana = at.as('Hana').in('lobby').speak('en-US');
  for (const typed of ['하'.repeat(5_990), '하,'.repeat(2_990), '*'.repeat(5_990)]) {
    const { message } = await hana.slash('setup', { holidays: typed });
    expect(message?.text).toMatch(/I cannot read “.*”\. Write days like/u);
  }
});

it('a server keeps the public holidays of a country, typed beside its own days or picked', async () => {
  const at = app();
  await setUp(at);
  const hana = at.as('Hana').speak('en-US');
  const typed = await hana.slash('setup', { holidays: '한국, 2026-12-24' });
  expect(typed.message?.text).toContain('Days without deadlines: Korea’s public holidays and 2026-12-24');
  const picked = await hana.select('Public holidays without deadlines', ['Germany’s public holidays']);
  expect(picked.message?.text).toContain('Days without deadlines: Germany’s public holidays and 2026-12-24');
  await hana.press('Holidays…');
  const written = await hana.submitModal({ days: 'Germany’s public holidays, Korea' });
  expect(written.message?.text).toContain('Korea’s public holidays and Germany’s public holidays');
  expect((await hana.slash('setup', { holidays: 'none' })).message?.text).not.toContain('Days without deadlines:');
});

it('each of two with clocks of their own sees on their desk how both stand, their own first', async () => {
  const at = app();
  await setUp(at);
  const [alex, sam] = [at.as('Alex'), at.as('Sam')];
  const { id } = await at.play.create(
    { id: at.as('Mina').id, name: 'Mina', locale: 'en' },
    {
      guildId: at.discord.guild.id,
      kind: 'nim',
      name: null,
      language: 'both',
      options: {},
      paces: {},
      settings: { quiet: null, readyCheck: false, time: { clock: 'live' } },
    },
  );
  await at.play.join(id, { id: alex.id, name: 'Alex', locale: 'en' }, 'first');
  await at.play.join(id, { id: sam.id, name: 'Sam', locale: 'ko' }, 'second');
  await at.play.start(id, at.as('Mina').id, false);
  await at.quiet();
  const runsOut = Math.floor((at.clock.now().getTime() + 24 * 3_600_000) / 1000);
  const clocks = async (who: typeof alex, language: 'en-US' | 'ko'): Promise<string | undefined> =>
    (
      await who
        .inDm()
        .speak(language)
        .slash('play', { game: String(id) })
    ).message?.text
      .split('\n')
      .find((line) => line.includes('⏱️'));
  expect(await clocks(alex, 'en-US')).toBe(`First ⏱️ runs out <t:${runsOut}:F> (<t:${runsOut}:R>) · Second ⏱️ 24 h`);
  expect(await clocks(sam, 'ko')).toMatch(new RegExp(`^후 ⏱️ 24시간 · 선 ⏱️ 다 되는 때 <t:${runsOut}:F>`, 'u'));
});
