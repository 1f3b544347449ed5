// The host's desk as it is pressed and typed: a vote for a playing host, a moment typed in Korean, going back with everybody's consent.
import { expect, it } from 'vitest';
import { setUp, testApp, type TestApp } from './harness.js';
import { begun, type Table } from './table.js';

const app = testApp();

/** A running toy game of Alex and Sam, opened by Mina, who does not play unless she is to. */
async function begin(at: TestApp, plays: boolean): Promise<Table> {
  await setUp(at);
  const seats = { red: 'Alex', blue: 'Sam', green: plays ? 'Mina' : 'Leo' };
  return begun(at, { host: 'Mina', seats, options: { rounds: 3 }, settings: { quiet: null, readyCheck: false } });
}

it('moves a deadline, reminds, and keeps a record that everybody may read', async () => {
  const at = app();
  const { id, channelId } = await begin(at, false);
  const mina = at.as('Mina').in(channelId).speak('ko');
  const desk = await mina.slash('host desk');
  expect(desk.message?.text).toContain('진행자 책상');
  const day = new Date(at.clock.now().getTime() + 24 * 3_600_000).toISOString().slice(0, 10);
  expect((await mina.slash('host deadline', { when: '내일 21:00' })).message?.text).toContain('이제 마감은');
  expect((await at.play.info(id)).deadline?.toISOString()).toBe(`${day}T21:00:00.000Z`);
  expect((await mina.slash('host deadline', { when: 'soon' })).message?.text).toContain('시각으로 읽을 수 없습니다');
  await mina.slash('host desk');
  expect((await mina.press('늦은 사람에게 알림')).message?.text).toContain('늦은 사람들에게 알렸습니다');
  // Every act leads back to the desk.
  const longer = await mina.press('하루 더');
  expect(longer.message?.text).toContain('시간을 더 주었습니다');
  expect((await mina.press('진행자 책상')).message?.text).toContain('마감');
  const sam = at.as('Sam').in(channelId).speak('en-US');
  expect((await sam.slash('host desk')).message?.text).toContain('This desk is for');
  expect((await sam.slash('host log')).message?.text).toMatch(
    /Reminded those who owed something[^]*Moved the deadline/u,
  );
  // From anywhere, although she holds no seat in it.
  const away = at.as('Mina').in('lobby').speak('ko');
  expect((await away.slash('host desk')).message?.text).toContain('진행자 책상');
  const person = { id: mina.id, name: 'Mina', locale: 'ko' } as const;
  const more = {
    guildId: at.discord.guild.id,
    kind: 'toy',
    name: null,
    language: 'en',
    options: {},
    paces: {},
  } as const;
  await at.play.create(person, more);
  const both = await away.slash('host desk');
  expect(both.message?.text).toContain('어느 게임의 책상');
  const [, first] = both.message?.buttons ?? [];
  expect((await away.press(first?.customId ?? '')).message?.text).toContain('진행자 책상');
  expect((await away.slash('host pause')).message?.text).toContain('진행하는 게임');
  expect((await away.slash('me')).message?.text).toContain('진행자로서: 게임 2 · 대회 0');
});

it('goes back once everybody has agreed, with the reason, and strikes through what was told', async () => {
  const at = app();
  const { id, channelId } = await begin(at, true);
  for (const [name, seat] of [
    ['Alex', 'red'],
    ['Sam', 'blue'],
    ['Mina', 'green'],
  ] as const) {
    const task = (await at.play.desk(id, at.as(name).id)).tasks[0];
    expect(task?.seat).toBe(seat);
    await at.play.answer({
      gameId: id,
      userId: at.as(name).id,
      checkpoint: 0,
      question: task?.id ?? '',
      value: [],
      final: true,
      confirmed: true,
    });
  }
  await at.quiet();
  const mina = at.as('Mina').in(channelId).speak('en-US');
  expect((await mina.slash('host desk')).message?.text).toContain('put to the vote');
  const asked = await mina.slash('host rollback', { turn: '1', reason: 'A sheet was misread' });
  expect(asked.message?.text).toContain('“A sheet was misread”');
  await at.quiet();
  for (const who of ['Alex', 'Sam']) await at.as(who).in(channelId).speak('en-US').press('Go back: yes');
  await at.quiet();
  expect((await at.play.info(id)).checkpoint).toBe(0);
  // Whoever plays by direct message reads there why time runs backwards.
  const told = at
    .as('Alex')
    .dms()
    .map(({ text }) => text);
  expect(told.some((text) => text.includes('The game is back at') && text.includes('A sheet was misread'))).toBe(true);
  const said = mina.messages().map(({ text }) => text);
  expect(said.some((text) => text.includes('~~') && text.includes('This was taken back'))).toBe(true);
  expect(said.some((text) => text.includes('The game is back at') && text.includes('A sheet was misread'))).toBe(true);
});

it('is pressed through the menu of phases to a window for the reason', async () => {
  const at = app();
  const { id, channelId } = await begin(at, false);
  const mina = at.as('Mina').in(channelId).speak('en-US');
  await mina.slash('host desk');
  const menu = (await mina.press('Go back…')).message?.menus[0];
  expect(menu?.options.map(({ description }) => description)).toEqual(['the phase that is running']);
  const opening = await mina.select(menu?.customId ?? '', ['0']);
  expect(opening.modal?.title).toBe('Go back…');
  expect((await mina.submitModal({ reason: 'Somebody typed for the wrong seat' })).message?.text).toContain(
    'has been asked',
  );
  expect(await at.play.proposals(id, at.as('Alex').id)).toMatchObject([
    { kind: 'rollback', voters: ['red', 'blue', 'green'] },
  ]);
});

it('opens a table that goes on from a file, and says what is wrong with another', async () => {
  const at = app();
  await setUp(at);
  const mina = at.as('Mina');
  const person = { id: mina.id, name: 'Mina', locale: 'en' } as const;
  const input = { guildId: at.discord.guild.id, kind: 'diplomacy', name: null, language: 'en', options: {} } as const;
  const { id } = await at.play.create(person, { ...input, paces: {}, settings: { readyCheck: false } });
  await at.play.join(id, person, 'france');
  await at.play.start(id, mina.id, true);
  await at.play.cancel(id, mina.id, { name: 'Mina' });
  const bytes = Buffer.from(await at.play.exportGame(id, mina.id));
  const alex = at.as('Alex').in('lobby').speak('en-US');
  const refused = await alex.slash('host import', { file: { name: 'x.json', bytes: Buffer.from('{}') } });
  expect(refused.message?.text).toContain('/game export');
  await alex.slash('host import', { file: { name: 'game.json', bytes } });
  await at.quiet();
  const game = await at.play.info(id + 1);
  expect(game).toMatchObject({ kind: 'diplomacy', status: 'signup', hostId: alex.id });
  expect(game.name).toContain('1901');
  const third = await alex.slash('host import', { file: { name: 'x.json', bytes: Buffer.from('{}') } });
  expect(third.message?.text).toContain('files a minute');
});

it('shows an exported game again, phase by phase, to whoever brings its file', async () => {
  const at = app();
  await setUp(at);
  const mina = at.as('Mina');
  const person = { id: mina.id, name: '**Mina** <@1>', locale: 'en' } as const;
  const input = { guildId: at.discord.guild.id, kind: 'diplomacy', name: null, language: 'en', options: {} } as const;
  const { id } = await at.play.create(person, { ...input, paces: {}, settings: { readyCheck: false } });
  await at.play.join(id, person, 'france');
  await at.play.start(id, mina.id, true);
  await at.play.runDue();
  await at.play.cancel(id, mina.id, { name: 'Mina' });
  const bytes = Buffer.from(await at.play.exportGame(id, mina.id));
  await at.quiet();
  const sent = await at.store.db.outbox.count();
  const alex = at.as('Alex').in('lobby').speak('ko');
  const refused = await alex.slash('host replay', { file: { name: 'x.json', bytes: Buffer.from('{}') } });
  expect(refused.message?.text).toContain('/게임 내보내기');
  const shown = await alex.slash('host replay', { file: { name: 'game.json', bytes } });
  expect(shown.message?.text).toContain(`/지난차례 게임:#${id + 1}`);
  expect(shown.message?.text).toContain('누가 했는지는 확인하지 않았습니다');
  expect(shown.message?.buttons.map(({ label }) => label)).toEqual(expect.arrayContaining(['◀️ 이전', '▶️ 다음']));
  at.clock.advance(61_000);
  const film = await alex.press('다시 보기', shown.message?.id);
  expect(film.message?.files).toMatchObject([{ name: `film-${id + 1}.html` }]);
  const info = await at
    .as('Alex')
    .speak('en-US')
    .slash('game info', { game: String(id + 1) });
  expect(info.message?.text).toContain(String.raw`\*\*Mina\*\* \<`);
  await at.quiet();
  // Nobody is told of it.
  expect(await at.store.db.outbox.count()).toBe(sent);
});

it('changes the time of a running game from menus and typed lines, once the others agree', async () => {
  const at = app();
  const { id, channelId } = await begin(at, true);
  const { deadline } = await at.play.info(id);
  const alex = at.as('Alex').in(channelId).speak('en-US');
  await alex.slash('game settings');
  await alex.press('Time…');
  await alex.press('Change the time…');
  const grace = 'Waiting past a deadline for missing answers';
  await alex.select(grace, [`${grace}: up to 6 h`]);
  const quiet = 'Hours without a deadline';
  await alex.select(quiet, [`${quiet}: 22:00–08:00`]);
  const asked = await alex.press('Ask the others');
  expect(asked.message?.text).toContain(`${grace} (none → up to 6 h)`);
  expect(asked.message?.text).toContain(`${quiet} (nothing → 22:00–08:00)`);
  await at.quiet();
  const mina = at.as('Mina').in(channelId).speak('ko');
  expect(mina.messages().some(({ text }) => text.includes('up to 6 h'))).toBe(true);
  for (const who of ['Sam', 'Mina']) await at.as(who).in(channelId).speak('en-US').press('New times: yes');
  await at.quiet();
  const after = await at.play.info(id);
  expect(after.table).toMatchObject({ quiet: { from: '22:00', to: '08:00' }, time: { grace: 6 } });
  expect((after.deadline ?? 0) >= (deadline ?? 1)).toBe(true);
  mina.speak('ko');
  const typed = await mina.slash('host time', { time: '명령 72', reminders: '하루, 30분' });
  expect(typed.message?.text).toContain('마감 전 알림 (24시간, 6시간, 1시간 전 → 24시간, 30분 전)');
  expect((await mina.slash('host time', { quiet: '밤새' })).message?.text).toContain('23:00-08:00처럼');
  expect((await mina.slash('host log')).message?.text).toContain('테이블의 시간을 바꾸었습니다');
  const leo = at.as('Leo').in(channelId).speak('en-US');
  expect((await leo.slash('host time', { grace: 3 })).message?.text).toContain('Only the host');
});

it('puts a position right from menus and typed names, as a host without a seat whom the table trusts', async () => {
  const at = app();
  await setUp(at);
  const settings = { quiet: null, readyCheck: false, rollback: 'host' } as const;
  const { channelId } = await begun(at, { kind: 'diplomacy', host: 'Mina', seats: { france: 'Alex' }, settings });
  const mina = at.as('Mina').in(channelId).speak('en-US');
  await mina.slash('host desk');
  await mina.press('Put right…');
  const under = await mina.select('What is wrong?', ['Supply centres']);
  const menu = under.message?.menus.find(({ options }) =>
    options.some(({ label }) => label === 'Owner of Belgium: nobody'),
  );
  const option = menu?.options.find(({ label }) => label === 'Owner of Belgium: nobody');
  await mina.select(menu?.customId ?? '', [option?.value ?? '']);
  const window = await mina.select('What should stand there?', ['France']);
  expect(window.modal?.title).toBe('Put the position right');
  const done = await mina.submitModal({ reason: 'It was taken in autumn' });
  expect(done.message?.text).toContain('The position has been put right');
  const typed = await mina.slash('host repair', { path: '네덜란드의 주인', value: 'Germany', reason: 'The same' });
  expect(typed.message?.text).toContain('The position has been put right');
  await at.quiet();
  const log = (await mina.slash('host log')).message?.text;
  expect(log).toContain('Owner of Belgium (nobody → France)');
  expect(log).toContain('Owner of Holland (nobody → Germany)');
});
