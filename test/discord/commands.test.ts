// Every slash command on the wire: it answers, in the caller's language, without a fault.
import { describe, expect, it } from 'vitest';
import { commands } from '../../src/discord/commands/index.js';
import type { OptionValues } from '@fieldpost/local';
import { setUp, testApp, type TestApp } from './harness.js';

const app = testApp();

/** A running Diplomacy game of Mina (host) with Alex against computer players. */
async function begin(at: TestApp): Promise<string> {
  await setUp(at);
  const { guild } = at.discord;
  const mina = at.as('Mina');
  const person = { id: mina.id, name: 'Mina', locale: 'ko' as const };
  const game = await at.play.create(person, {
    guildId: guild.id,
    kind: 'diplomacy',
    name: null,
    language: 'both',
    options: {},
    paces: {},
  });
  await at.play.join(game.id, person, 'france');
  await at.play.join(game.id, { id: at.as('Alex').id, name: 'Alex', locale: 'en' }, 'italy');
  await at.play.start(game.id, mina.id, true);
  await at.quiet();
  const { channelId } = await at.play.info(game.id);
  if (channelId === null) throw new Error('no post');
  return channelId;
}

const lines: readonly (readonly [line: string, options: OptionValues, expected: RegExp])[] = [
  ['play', {}, /1901년 봄/],
  ['orders', {}, /프랑스/],
  ['board', {}, /디플로머시 #1/],
  ['board', { words: true }, /파리|프랑스/],
  ['board', { share: true }, /디플로머시 #1/],
  ['log', {}, /디플로머시 #1/],
  ['history', {}, /1901년 봄/],
  ['hand', {}, /숨은 손패가 없습니다/],
  ['lookup', { name: '아무것도 아닌 것' }, /아는 것이 없습니다/],
  ['odds', {}, /보여 줄 확률이 없습니다/],
  ['what-if', { guesses: 'A Mun - Bur' }, /만약에/],
  ['undo', {}, /되돌릴 수 있는 답이 없습니다/],
  ['final', {}, /저장한 것이 없어/],
  ['vote', {}, /진행 중인 투표가 없습니다/],
  ['draw', {}, /무승부/],
  ['concede', {}, /⛔/],
  ['instructions', {}, /미리 정해|정해 두면/],
  ['settings', { theme: 'dark', palette: 'colourblind' }, /내 설정/],
  ['status', {}, /답할 것 1개/],
  ['help', {}, /^(?![^]*손패)[^]*파리 - 버건디/],
  ['dice verify', {}, /게임이 끝나면 공개/],
  ['game film', {}, /⛔/],
  ['game info', {}, /진행 중입니다/],
  ['game board', {}, /디플로머시 #1/],
  ['game log', {}, /디플로머시 #1/],
  ['game export', {}, /파일/],
  ['game extend', { hours: 24 }, /시간을 더/],
  ['game pause', {}, /멈추자고 제안/],
  ['game resume', {}, /멈춰 있는 게임이 아닙니다/],
  ['extend', {}, /시간을 더/],
  ['pause', {}, /멈추자고 제안/],
  ['resume', {}, /멈춰 있는 게임이 아닙니다/],
  ['away', {}, /알린 부재가 없습니다/],
  ['game join', {}, /⛔/],
  ['game remove', { player: 'Alex' }, /모집은 끝났습니다/],
  ['game start', {}, /⛔/],
  ['game replace', { seat: 'nowhere' }, /어느 자리인가요/],
  ['game leave', {}, /정말 프랑스를 떠나시겠습니까/],
  ['game cancel', {}, /투표를 3번 열었습니다. 12시간 뒤에/],
  ['note list', {}, /메모가 없습니다/],
  ['press list', {}, /비밀로도 공개로도/],
  ['press log', {}, /내 서신[^]* → 프랑스/],
  ['press say', { powers: '이탈리아', text: '평화' }, /프랑스 → 이탈리아/],
  ['press public', { text: '평화' }, /프랑스 → 모두/],
  ['press mute', { power: '이탈리아' }, /서신을 받지 않습니다/],
  ['press block', { power: '오스트리아' }, /다른 사람이 맡은 자리/],
  ['games', {}, /디플로머시 #1/],
  ['rule', { name: '호송' }, /호송/],
  ['practice', {}, /연습/],
  ['template list', {}, /템플릿/],
  ['host desk', {}, /디플로머시 #1/],
  ['host log', {}, /디플로머시 #1/],
  ['watch', {}, /디플로머시 #1/],
  ['claim', {}, /⛔/],
  ['record', {}, /Mina/],
  ['leaderboard', {}, /디플로머시/],
  ['me', {}, /나에 대해|내 정보|정보/],
  ['tournament standings', {}, /대회/],
  ['game new', {}, /어떤 게임/],
];

describe('slash commands', () => {
  it('answer one after another in a Korean player’s words', async () => {
    const channelId = await begin(app());
    const mina = app().as('Mina').in(channelId);
    for (const [line, options, expected] of lines) {
      const { player } = options;
      const named = typeof player === 'string' ? { ...options, player: app().as(player).id } : options;
      const { message } = await mina.slash(line, named);
      expect(message?.text, `/${line}`).toMatch(expected);
      expect(message?.text, `/${line}`).not.toContain('참조 번호');
      expect(message?.ephemeral, `/${line}`).toBe(options['share'] !== true);
    }
    // A picture's words for screen readers show signs as they are.
    const whatIf = await mina.slash('what-if', { guesses: 'A Mun - Ruh' });
    expect(whatIf.message?.files.map(({ alt }) => alt?.includes('*'))).toEqual([false]);
    const tried = new Set(lines.map(([line]) => line.split(' ')[0]));
    const untried = [...commands.keys()].filter((name) => !tried.has(name));
    expect(untried.sort()).toEqual(['card', 'order', 'panel', 'setup']);
  });

  it('are offered under their Korean names', () => {
    const names = [...commands.values()].map((command) => command.data.name_localizations?.ko);
    expect(new Set(names).size).toBe(names.length);
    expect(names).toContain('진행');
  });

  it('say in plain words what is missing or who may', async () => {
    const at = app();
    const alex = at.as('Alex').in('lobby');
    expect((await alex.slash('game new')).message?.text).toContain('/setup');
    await setUp(at);
    const games = at.discord.channel('games');
    at.discord.overwrite(games.id, at.discord.botId, { deny: 1n << 11n });
    expect((await alex.slash('game new')).message?.text).toContain('Send Messages');
    const shown = await at.as('Hana').in('lobby').speak('en-US').slash('setup', { language: 'en' });
    expect(shown.message?.text).toContain('I am missing permissions there: Send Messages');
  });

  it('know only the games of their server, and one’s own', async () => {
    const at = app();
    await begin(at);
    const settings = { kind: 'diplomacy', name: null, language: 'en', options: {}, paces: {} } as const;
    const dana = { id: '900000000000000001', name: 'Dana', locale: 'en' as const };
    const other = await at.play.create(dana, { ...settings, guildId: '900000000000000000' });
    const mina = at.as('Mina').in('lobby').speak('en-US');
    for (const line of ['board', 'log', 'game info', 'game join', 'game export'])
      expect((await mina.slash(line, { game: String(other.id) })).message?.text, line).toContain('no such game');
    expect((await at.play.info(other.id)).seats.every((seat) => seat.userId === null)).toBe(true);
    await at.play.join(other.id, { id: mina.id, name: 'Mina', locale: 'en' }, null);
    expect((await mina.slash('game info', { game: String(other.id) })).message?.text).toContain('#2');
  });

  it('show an operator how the bot is doing, and nobody else', async () => {
    await begin(app());
    const status = async (who: string): Promise<string> =>
      (await app().as(who).in('lobby').speak('en-US').slash('status')).message?.text ?? '';
    expect(await status('Hana')).toMatch(/MB/);
    expect(await status('Hana')).not.toMatch(/France|Italy/);
    expect(await status('Alex')).not.toMatch(/MB/);
  });

  it('complete the names of games, areas and seats while they are typed', async () => {
    const channelId = await begin(app());
    const mina = app().as('Mina').in(channelId).speak('ko');
    expect((await mina.autocomplete('play', 'game', '디플')).map((one) => one.name)).toEqual(['디플로머시 #1']);
    expect((await mina.autocomplete('board', 'area', '')).length).toBeGreaterThan(1);
    expect((await mina.autocomplete('concede', 'to', '터')).map((one) => one.value)).toEqual(['turkey']);
    const orders = await mina.autocomplete('order', 'text', '육군 파리');
    expect(orders.length).toBeGreaterThan(3);
    expect((await mina.autocomplete('concede', 'to', 'Tur')).map((one) => one.name)).toEqual(['터키']);
    const taken = await mina.slash('game join', { seat: 'Turkey' });
    expect(taken.message?.text).toContain('이미');
  });
});

describe('a draw that nobody else votes on', () => {
  it('ends the game only after a second press', async () => {
    const at = app();
    const channelId = await begin(at);
    const mina = at.as('Mina').in(channelId).speak('ko');
    await at.play.leave(1, at.as('Alex').id);
    const asked = await mina.slash('draw');
    expect(asked.message?.text).toMatch(/바로 게임이 끝나고 .*터키.*의 무승부가 됩니다/);
    expect(asked.message?.text).toContain('평점에 들어가지 않습니다');
    expect((await at.play.info(1)).status).toBe('running');
    const ended = await mina.press('게임 끝내기');
    await at.quiet();
    expect(ended.message?.text).toContain('바로 통과되었습니다');
    expect(await at.play.info(1)).toMatchObject({ status: 'finished', outcome: { kind: 'draw' } });
  });
});

describe('deadlines', () => {
  it('remind in private, naming what is still owed', async () => {
    const at = app();
    await begin(at);
    const mina = at.as('Mina');
    const before = mina.dms().length;
    const { deadline } = await at.play.info(1);
    at.clock.set(new Date((deadline?.getTime() ?? 0) - 6 * 3_600_000));
    await at.quiet();
    const told = mina
      .dms()
      .slice(before)
      .map((message) => message.text);
    expect(told.join('\n')).toMatch(/시간 남았습니다/);
    expect(told.join('\n')).toContain('파리');
  });
});

describe('a server without a forum', () => {
  it('gets a message with a thread for each game', async () => {
    const at = app();
    await at.as('Hana').slash('setup', { channel: at.discord.channel('table-talk').id, language: 'en' });
    const person = { id: at.as('Alex').id, name: 'Alex', locale: 'en' as const };
    await at.play.create(person, {
      guildId: at.discord.guild.id,
      kind: 'toy',
      name: 'Talk',
      language: 'en',
      options: {},
      paces: {},
    });
    await at.quiet();
    const { channelId } = await at.play.info(1);
    expect(at.discord.channels().find((channel) => channel.id === channelId)?.name).toBe('#1 Talk');
    expect(at.as('Alex').messages('table-talk').at(-1)?.text).toContain('Sign-up is open');
  });
});

it('is answered where it is looked up by more than a message holds', async () => {
  const at = app();
  await setUp(at);
  const alex = at.as('Alex').in('lobby').speak('en-US');
  for (const command of ['card', 'lookup', 'rule'])
    expect((await alex.slash(command, { name: '*'.repeat(5_990) })).message?.text.length).toBeLessThan(1_000);
});
