// Every refusal of Discord has its remedy: nothing a person can put right is given up, they hear of it, and it delays only its own channel.
import { ChannelType, Routes } from 'discord-api-types/v10';
import { REST } from 'discord.js';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { OutboxMessage } from '../../src/play/change/outbox.js';
import { setUp, testApp, type TestApp } from './harness.js';
import { begun, type Table, unsaid } from './table.js';

const app = testApp();
/** What the invite asks for, with the rights to change channels, for what a manager does by hand. */
const manager = 309_237_763_072n | (1n << 4n) | (1n << 34n);
const manageThreads = 1n << 34n;
const sendInThreads = 1n << 38n;
const requireTag = 1 << 4;

beforeEach(() => {
  app().as('Hana').speak('en-US');
});
afterEach(() => {
  app().discord.faults.clear();
});

/** What a manager does by hand, done with the bot's own rights. */
const restOf = (at: TestApp): REST => new REST({ api: at.discord.apiUrl }).setToken(at.discord.token);

/** A toy of one round with Alex, Sam and a computer player. */
const toy = { host: 'Hana', seats: { red: 'Alex', blue: 'Sam' }, options: { rounds: 1 } } as const;

const extend = (at: TestApp, { id }: Table): Promise<unknown> => at.play.extend(id, at.as('Hana').id, 24);
const textsIn = (at: TestApp, channelId: string): string =>
  at
    .as('Hana')
    .messages(channelId)
    .map((message) => message.text)
    .join('\n');
const told = (at: TestApp): string[] =>
  at
    .as('Hana')
    .dms()
    .map((message) => message.text)
    .filter((text) => text.includes('I cannot write into'));
const later = 'The deadline is 24 h later.';

it('keeps what there is to say when the channel for games was deleted, tells who can mend it once, and says it then', async () => {
  const at = app();
  await setUp(at);
  const table = await begun(at, toy);
  at.discord.setBotPermissions(manager);
  const rest = restOf(at);
  await rest.delete(Routes.channel(table.channelId));
  await rest.delete(Routes.channel(at.discord.channel('games').id));
  await extend(at, table);
  await at.quiet();
  for (let hour = 0; hour < 30; hour++) {
    at.clock.advance(60_000);
    await at.quiet();
  }
  expect(told(at)).toHaveLength(1);
  expect(told(at)[0]).toContain('The channel for games is gone');
  await rest.post(Routes.guildChannels(at.discord.guild.id), {
    body: { name: 'new-games', type: ChannelType.GuildForum },
  });
  await at.as('Hana').slash('setup', { channel: at.discord.channel('new-games').id });
  await at.quiet();
  const { channelId } = await at.play.info(table.id);
  expect(channelId).not.toBe(table.channelId);
  expect(textsIn(at, channelId ?? '')).toContain(later);
});

it('tells who can give a missing permission, delays no other game, and goes on at once when it is given', async () => {
  const at = app();
  await setUp(at);
  const [table, other] = [await begun(at, toy), await begun(at, toy)];
  const forum = at.discord.channel('games').id;
  const bot = at.discord.botId;
  at.discord.overwrite(forum, bot, { deny: sendInThreads });
  await extend(at, table);
  await extend(at, other);
  await at.quiet();
  expect(told(at)).toHaveLength(1);
  expect(told(at)[0]).toContain('Send Messages in Threads');
  at.discord.overwrite(forum, bot, { allow: sendInThreads });
  await vi.waitFor(async () => {
    await at.quiet();
    expect(textsIn(at, table.channelId)).toContain(later);
    expect(textsIn(at, other.channelId)).toContain(later);
  }, 10_000);
  expect(told(at)).toHaveLength(1);
});

it('asks for a tag where the forum demands one, and tags and names posts by what the games are doing', async () => {
  const at = app();
  await setUp(at);
  at.discord.setBotPermissions(manager);
  const forum = at.discord.channel('games');
  const tags = [{ name: 'Wargames' }, { name: '✖ Ended' }];
  await restOf(at).patch(Routes.channel(forum.id), { body: { available_tags: tags, flags: requireTag } });
  const hana = at.as('Hana').in('lobby').speak('en-US');
  const id = await unsaid(at, toy);
  await at.quiet();
  expect(told(at)).toEqual([expect.stringContaining('Its forum wants a tag')]);
  const page = await hana.slash('setup', {});
  expect(page.message?.text).toContain('wants a tag on every post');
  await hana.select('Tag for the games’ posts', ['Wargames']);
  await at.quiet();
  const post = at.discord.channels().find((one) => one.name.startsWith(`#${id} `));
  expect(post?.thread?.appliedTags).toEqual([forum.tags[0]?.id]);
  expect(post?.name).toMatch(/ · Round \d/);
  await at.play.cancel(id, hana.id, { name: 'Hana' });
  await at.quiet();
  expect(post?.thread?.appliedTags).toEqual(forum.tags.map((tag) => tag.id));
});

it('puts off only the channel that is written to too fast', async () => {
  const at = app();
  await setUp(at);
  const [table, other] = [await begun(at, toy), await begun(at, toy)];
  at.discord.faults.add({ kind: 'rate-limit', retryAfter: 1, on: 'POST /channels/{channel_id}/messages' });
  await extend(at, table);
  await extend(at, other);
  const began = Date.now();
  await at.quiet();
  expect(Date.now() - began).toBeLessThan(60_000);
  const open = await at.store.db.outbox.findMany({ where: { doneAt: null } });
  expect(open.map((row) => row.gameId)).toContain(table.id);
  expect(open.filter((row) => row.gameId === other.id)).toEqual([]);
  // It did not count as a try.
  expect(open.filter((row) => row.runAt > at.clock.now()).map((row) => row.attempts)).toEqual([0]);
  expect(textsIn(at, other.channelId)).toContain(later);
  await vi.waitFor(async () => {
    at.clock.advance(1_000);
    await at.quiet();
    expect(textsIn(at, table.channelId)).toContain(later);
  }, 10_000);
});

it('looks whether a message got through before it sends it again', async () => {
  const at = app();
  await setUp(at);
  const table = await begun(at, toy);
  const message: OutboxMessage = {
    kind: 'notice',
    gameId: table.id,
    text: { key: 'notice.extended', ns: 'app', args: { hours: 7 } },
  };
  const delivery = {
    id: 0,
    key: 'k',
    target: `game:${table.id}`,
    nonce: 'a-nonce',
    message,
    attempts: 1,
    unsureSince: null,
  };
  const first = await at.bot().deliver(delivery);
  const posts = (): number =>
    at.discord.requests.filter((one) => one.operation === 'POST /channels/{channel_id}/messages').length;
  const before = posts();
  const second = await at.bot().deliver({ ...delivery, attempts: 2, unsureSince: new Date() });
  expect(second).toEqual(first);
  expect(posts()).toBe(before);
  const third = await at.bot().deliver({ ...delivery, nonce: 'another', attempts: 2, unsureSince: new Date() });
  expect(third).not.toEqual(first);
  expect(posts()).toBe(before + 1);
});

it('knows a message again that got through, also where nothing of it is left to say', async () => {
  const at = app();
  await setUp(at);
  const table = await begun(at, toy);
  const alex = at.as('Alex');
  const { checkpoint } = await at.play.info(table.id);
  const message: OutboxMessage = { kind: 'prompt', gameId: table.id, userId: alex.id, checkpoint, reports: [] };
  const delivery = {
    id: 0,
    key: 'k',
    target: `user:${alex.id}`,
    nonce: 'a-prompt',
    message,
    attempts: 1,
    unsureSince: null,
  };
  const first = await at.bot().deliver(delivery);
  expect(first).toMatchObject({ kind: 'done', messageRef: { messageId: alex.dms().at(-1)?.id } });
  const before = alex.dms().length;
  await at.play.cancel(table.id, at.as('Hana').id, { name: 'Hana' });
  expect(await at.bot().deliver({ ...delivery, attempts: 2, unsureSince: new Date() })).toEqual(first);
  expect(await at.bot().deliver({ ...delivery, nonce: 'never sent', unsureSince: new Date() })).toEqual({
    kind: 'done',
  });
  expect(alex.dms()).toHaveLength(before);
});

it('sends a question once, also when it was edited before anybody had noted that it was sent', async () => {
  const at = app();
  await setUp(at);
  const table = await begun(at, toy);
  const alex = at.as('Alex');
  const prompts = { gameId: table.id, kind: 'prompt', target: `user:${alex.id}` };
  const before = alex.dms().length;
  // It got through, was noted, and became what Alex has before them; then the program died.
  const row = await at.store.db.outbox.findFirstOrThrow({ where: prompts, orderBy: { id: 'desc' } });
  await at.store.db.outbox.update({ where: { id: row.id }, data: { doneAt: null, unsureSince: row.createdAt } });
  const line = { text: 'First fleet Northport', game: String(table.id) };
  await alex.in('lobby').speak('en-US').slash('order', line);
  await at.quiet();
  expect(alex.dms()).toHaveLength(before);
  expect(await at.store.db.outbox.count({ where: { ...prompts, doneAt: null } })).toBe(0);
});

it('says that a thread is locked to those who can unlock it, and goes on when they have', async () => {
  const at = app();
  await setUp(at);
  const table = await begun(at, toy);
  const row = at.discord.channels().find((one) => one.id === table.channelId);
  if (row?.thread === undefined || row.thread === null) throw new Error('no thread');
  at.discord.overwrite(row.parentId ?? '', at.discord.botId, { deny: manageThreads });
  Object.assign(row.thread, { locked: true, archived: true });
  await extend(at, table);
  await at.quiet();
  expect(told(at)).toEqual([expect.stringContaining('is locked. Please unlock it')]);
  Object.assign(row.thread, { locked: false });
  at.clock.advance(60 * 60_000);
  await at.quiet();
  expect(textsIn(at, table.channelId)).toContain(later);
});

it('keeps what Discord refuses for a reason nobody here knows, tells those who can mend it, and later the operators', async () => {
  const at = app();
  await setUp(at);
  const table = await begun(at, toy);
  const [host, operator] = [at.as('Hana').id, at.as('Yuki').id];
  const text = { key: 'notice.extended', ns: 'app', args: { hours: 7 } } as const;
  const refused = (message: OutboxMessage, attempts: number) => {
    at.discord.faults.add({ kind: 'status', status: 409, on: 'POST /channels/{channel_id}/messages' });
    const way = { id: 0, key: 'k', target: 't', nonce: 'a-nonce', unsureSince: null };
    return at.bot().deliver({ ...way, message, attempts });
  };
  const notice = { kind: 'notice', gameId: table.id, text } as const;
  const reason = '0: 409: Injected';
  const waits = { kind: 'blocked', trouble: 'refused', reason, sure: true };
  expect(await refused(notice, 1)).toMatchObject({ ...waits, people: [host] });
  expect(await refused(notice, 8)).toMatchObject({ ...waits, people: [host, operator] });
  // There is nobody to tell of what is for one person alone: it is tried again some times.
  const news = { kind: 'news', gameId: table.id, userId: at.as('Alex').id, text, help: null } as const;
  expect(await refused(news, 1)).toMatchObject({ kind: 'retry', sure: true });
  at.discord.faults.clear();
  const trouble = { kind: 'trouble', gameId: table.id, userId: host, trouble: 'refused', reason } as const;
  await at
    .bot()
    .deliver({ id: 0, key: 'k', target: 't', nonce: 'told', unsureSince: null, attempts: 1, message: trouble });
  expect(told(at).at(-1)).toContain(`It says: ${reason}`);
});

it('shows a button in the channel to somebody with closed messages, also when the game began before it had a channel', async () => {
  const at = app();
  await setUp(at);
  at.as('Alex').closeDms(true);
  const id = await unsaid(at, toy);
  await at.quiet();
  const { channelId } = await at.play.info(id);
  expect(textsIn(at, channelId ?? '')).toContain('I cannot send you direct messages');
});

it('does what was pressed although the reply to the acknowledgement was lost', async () => {
  const at = app();
  await setUp(at);
  at.discord.faults.add({ kind: 'lost-reply', on: '/callback' });
  const shown = await at.as('Alex').in('lobby').speak('en-US').slash('settings', {});
  expect(shown.message?.text).toContain('Your settings');
});

it('still tells what happened when the phase shown with it was taken back', async () => {
  const at = app();
  await setUp(at);
  const table = await begun(at, toy);
  const message: OutboxMessage = {
    kind: 'announce',
    gameId: table.id,
    reports: (await at.store.db.report.findMany({ where: { gameId: table.id } })).map((row) => row.id),
    board: { variant: 'position', checkpoint: 99 },
    deadline: false,
  };
  const delivery = {
    id: 0,
    key: 'k',
    target: `game:${table.id}`,
    nonce: 'undone',
    message,
    attempts: 1,
    unsureSince: null,
  };
  const before = at.as('Hana').messages(table.channelId).length;
  expect(await at.bot().deliver(delivery)).toMatchObject({ kind: 'done' });
  const messages = at.as('Hana').messages(table.channelId);
  expect(messages).toHaveLength(before + (message.reports.length > 0 ? 1 : 0));
});

it('sends smaller pictures where they are too large, and writes into a post that was archived behind its back', async () => {
  const at = app();
  await setUp(at);
  const table = await begun(at, toy);
  at.discord.faults.add({ kind: 'status', status: 413, on: 'POST /channels/{channel_id}/messages', times: 2 });
  const row = at.discord.channels().find((one) => one.id === table.channelId);
  if (row?.thread == null) throw new Error('no thread');
  row.thread.archived = true;
  await extend(at, table);
  await at.quiet();
  expect(textsIn(at, table.channelId)).toContain(later);
  expect(row.thread.archived).toBe(false);
  expect(await at.store.db.outbox.count({ where: { doneAt: null } })).toBe(0);
});
