// The server behind a real discord.js client: channels, forums, threads, DMs, permissions, limits, faults, gateway, restart.
import { mkdtempSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ForumChannel, Message, TextChannel } from 'discord.js';
import {
  AttachmentBuilder,
  ButtonStyle,
  ComponentType,
  ChannelType,
  Client,
  EmbedBuilder,
  Events,
  GatewayIntentBits,
  MessageFlags,
  PermissionFlagsBits,
  SlashCommandBuilder,
  ThreadAutoArchiveDuration,
} from 'discord.js';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startLocalDiscord } from '@fieldpost/local';
import type { LocalBot } from '../support/local-bot.js';
import { logIn, startLocalBot } from '../support/local-bot.js';

let bot: LocalBot;
let client: Client<true>;
const stops: (() => Promise<unknown>)[] = [];

const code = (error: unknown): unknown => (typeof error === 'object' && error && 'code' in error ? error.code : error);
const fails = (promise: Promise<unknown>): Promise<unknown> => promise.then(() => 'done', code);

function text(name = 'lobby'): TextChannel {
  const found = client.channels.cache.find((it) => it.type === ChannelType.GuildText && it.name === name);
  if (found?.type !== ChannelType.GuildText) throw new Error(`no text channel ${name}`);
  return found;
}

function forum(): ForumChannel {
  const found = client.channels.cache.find((it) => it.type === ChannelType.GuildForum);
  if (found?.type !== ChannelType.GuildForum) throw new Error('no forum');
  return found;
}

const INVITED = 309_237_763_072n;
/** Gives the bot more than the invite asks for. */
const grant = (...more: bigint[]): void => bot.discord.setBotPermissions(more.reduce((sum, bit) => sum | bit, INVITED));

beforeEach(async () => {
  bot = await startLocalBot();
  client = bot.client;
});
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
  expect(bot.discord.unhandled).toEqual([]);
  await bot.stop();
});

describe('channels', () => {
  it('lists the server with its channels once the client is ready', () => {
    const guild = client.guilds.cache.first();
    expect(guild?.name).toBe('Wargame Table');
    expect(guild?.available).toBe(true);
    expect(guild?.members.me?.permissions.has(PermissionFlagsBits.SendMessagesInThreads)).toBe(true);
    expect(forum().availableTags).toEqual([]);
  });

  it('opens a forum post with a picture, talks in it, archives and locks it', async () => {
    const post = await forum().threads.create({
      name: 'Spring 1901',
      autoArchiveDuration: ThreadAutoArchiveDuration.OneWeek,
      message: { content: 'Welcome', files: [new AttachmentBuilder(Buffer.from('x'), { name: 'rules.txt' })] },
    });
    const alex = bot.discord.as('Alex').in('Spring 1901');
    expect(alex.messages()[0]).toMatchObject({ id: post.id, text: 'Welcome' });
    await post.send('Go');
    await post.setLocked(true);
    await post.setArchived(true);
    expect(() => alex.say('hello')).toThrow('thread-locked');
    expect(await fails(post.setName('other'))).toBe(50083);
    await post.setArchived(false);
    await post.setLocked(false);
    alex.say('hello');
    expect(alex.lists('Spring 1901')).toBe(true);
  });

  it('asks for a tag where the forum demands one, and knows its tags', async () => {
    grant(PermissionFlagsBits.ManageChannels);
    const made = await forum().edit({ availableTags: [{ name: 'open' }], flags: 1 << 4 });
    const tag = made.availableTags[0]?.id ?? '';
    const open = (appliedTags: string[]): Promise<unknown> =>
      made.threads.create({ name: 'x', message: { content: 'x' }, appliedTags });
    expect(await fails(open([]))).toBe(40067);
    expect(await fails(open(['1']))).toBe(50035);
    expect(await fails(open([tag]))).toBe('done');
    const post = await made.threads.create({ name: 'x', message: { content: 'x' }, appliedTags: [tag] });
    expect(await fails(post.setAppliedTags([]))).toBe(40067);
    const rest = await made.edit({ availableTags: [...made.availableTags, { name: 'hosts', moderated: true }] });
    const moderated = rest.availableTags.find((it) => it.name === 'hosts')?.id ?? '';
    expect(await fails(open([moderated]))).toBe(50013);
  });

  it('keeps a private thread from those not in it', async () => {
    const thread = await text().threads.create({ name: 'secret', type: ChannelType.PrivateThread });
    await thread.members.add(bot.discord.as('Mina').id);
    await thread.send('hush');
    expect(bot.discord.as('Mina').messages(thread.id).at(-1)?.text).toBe('hush');
    expect(() => bot.discord.as('Alex').messages(thread.id)).toThrow('unknown-channel');
    await thread.members.remove(bot.discord.as('Mina').id);
    expect(() => bot.discord.as('Mina').messages(thread.id)).toThrow('unknown-channel');
  });

  it('lists a thread for those alone who write or press in it, are mentioned, added or follow it', async () => {
    const post = await forum().threads.create({
      name: 'Spring 1901',
      message: {
        content: 'Welcome',
        components: [
          {
            type: ComponentType.ActionRow,
            components: [{ type: ComponentType.Button, style: ButtonStyle.Primary, label: 'Join', custom_id: 'join' }],
          },
        ],
      },
    });
    const [mina, alex, joon, sam, yuki, leo] = ['Mina', 'Alex', 'Joon', 'Sam', 'Yuki', 'Leo'].map((name) =>
      bot.discord.as(name),
    );
    if (!mina || !alex || !joon || !sam || !yuki || !leo) throw new Error('somebody is missing');
    const listed = (): boolean[] => [mina, alex, joon, sam, yuki, leo].map((it) => it.lists(post.id));
    expect(listed()).toEqual([false, false, false, false, false, false]);
    expect([mina.messages(post.id).length, mina.unread(post.id)]).toEqual([1, 0]);

    mina.in(post.id).say('hello');
    client.once(Events.InteractionCreate, (it) => {
      if (it.isButton()) void it.reply({ content: 'in', flags: MessageFlags.Ephemeral });
    });
    await alex.in(post.id).press('join');
    await post.send(`<@${joon.id}>, your move`);
    await post.send({ content: `<@${leo.id}> is only named`, allowedMentions: { parse: [] } });
    await post.members.add(sam.id);
    yuki.follow(post.id);
    expect(listed()).toEqual([true, true, true, true, true, false]);
    await post.send('news');
    expect([yuki.unread(post.id), leo.unread(post.id)]).toEqual([1, 0]);
    yuki.follow(post.id, false);
    expect(yuki.lists(post.id)).toBe(false);
  });

  it('edits, pins, reacts to, lists and deletes messages', async () => {
    grant(PermissionFlagsBits.PinMessages, PermissionFlagsBits.AddReactions);
    const first = await text().send('one');
    await first.edit('two');
    await first.pin();
    await first.react('👍');
    await first.reply('three');
    const listed = await text().messages.fetch({ limit: 10, cache: false });
    const written = listed.filter((it) => !it.system);
    expect(written.map((it) => [it.content, it.pinned, it.reactions.cache.size])).toEqual([
      ['three', false, 0],
      ['two', true, 1],
    ]);
    expect((await text().messages.fetchPins()).items.map((it) => it.message.id)).toEqual([first.id]);
    await first.delete();
    expect(await fails(text().messages.fetch({ message: first.id, cache: false, force: true }))).toBe(10008);
  });

  it('replaces a picture on edit and keeps it when the edit says nothing of files', async () => {
    const picture = (name: string): AttachmentBuilder => new AttachmentBuilder(Buffer.from(name), { name });
    const message = await text().send({ content: 'map', files: [picture('a.png')] });
    await message.edit('still the map');
    const mina = bot.discord.as('Mina').in('lobby');
    expect(
      mina
        .messages()
        .at(-1)
        ?.files.map((it) => it.name),
    ).toEqual(['a.png']);
    await message.edit({ files: [picture('b.png')], attachments: [] });
    expect(
      mina
        .messages()
        .at(-1)
        ?.files.map((it) => it.name),
    ).toEqual(['b.png']);
  });
});

describe('direct messages', () => {
  it('go both ways, with content, and fail when closed', async () => {
    const got = new Promise<Message>((resolve) => client.on(Events.MessageCreate, resolve));
    const mina = bot.discord.as('Mina');
    mina.dm('A Par - Bur');
    const message = await got;
    expect([message.content, message.channel.isDMBased(), message.author.username]).toEqual([
      'A Par - Bur',
      true,
      'mina',
    ]);
    await message.reply('noted');
    expect(mina.dms().map((it) => it.text)).toEqual(['A Par - Bur', 'noted']);
    mina.closeDms();
    expect(await fails(client.users.send(mina.id, 'x'))).toBe(50007);
    mina.closeDms(false);
    expect(await fails(client.users.send(mina.id, 'x'))).toBe('done');
  });

  it('of others in channels stay empty without the content intent', async () => {
    const seen: string[] = [];
    const wide = await logIn(bot.discord, { intents: [GatewayIntentBits.Guilds, GatewayIntentBits.GuildMessages] });
    stops.push(() => wide.destroy());
    const done = new Promise<void>((resolve) => {
      wide.on(Events.MessageCreate, (it) => {
        seen.push(it.content);
        if (seen.length === 2) resolve();
      });
    });
    bot.discord.as('Mina').in('lobby').say('private talk');
    bot.discord.as('Mina').in('lobby').say(`<@${bot.discord.botId}> hello`);
    await done;
    expect(seen).toEqual(['', `<@${bot.discord.botId}> hello`]);
  });
});

describe('permissions', () => {
  it('answer 50013 where the bot may not write and 50001 where it sees nothing', async () => {
    const channel = text();
    bot.discord.overwrite('lobby', bot.discord.guild.id, { deny: PermissionFlagsBits.AttachFiles });
    bot.discord.overwrite('lobby', bot.discord.botId, { deny: PermissionFlagsBits.AttachFiles });
    expect(await fails(channel.send({ files: [new AttachmentBuilder(Buffer.from('x'), { name: 'x.txt' })] }))).toBe(
      50013,
    );
    bot.discord.overwrite('lobby', bot.discord.botId, { deny: PermissionFlagsBits.SendMessages });
    expect(await fails(channel.send('x'))).toBe(50013);
    bot.discord.overwrite('lobby', bot.discord.botId, { deny: PermissionFlagsBits.ViewChannel });
    expect(await fails(channel.send('x'))).toBe(50001);
    expect(await fails(text('table-talk').setName('x'))).toBe(50013);
  });

  it('hide commands from members without the permission, and refuse them in archived threads', async () => {
    await client.application.commands.set([
      new SlashCommandBuilder()
        .setName('setup')
        .setDescription('x')
        .setDefaultMemberPermissions(PermissionFlagsBits.ManageGuild),
      new SlashCommandBuilder().setName('help').setDescription('x'),
    ]);
    expect(bot.discord.as('Hana').commands()).toEqual(['setup', 'help']);
    expect(bot.discord.as('Mina').commands()).toEqual(['help']);
    const post = await forum().threads.create({ name: 'old', message: { content: 'x' } });
    await post.setArchived(true);
    await expect(bot.discord.as('Mina').in('old').slash('/help')).rejects.toThrow('thread-archived');
  });
});

describe('limits that the schema of Discord does not state', () => {
  it('refuses what the real service refuses', async () => {
    const channel = text();
    const embed = (): EmbedBuilder => new EmbedBuilder().setDescription('x'.repeat(3500));
    const button = { type: ComponentType.Button, style: ButtonStyle.Primary, label: 'x', custom_id: 'same' } as const;
    const v2 = MessageFlags.IsComponentsV2;
    const words = (size: number) => ({ type: ComponentType.TextDisplay, content: 'x'.repeat(size) }) as const;
    expect(await fails(channel.send('x'.repeat(2001)))).toBe(50035);
    expect(await fails(channel.send({ content: '' }))).toBe(50006);
    expect(await fails(channel.send({ embeds: [embed(), embed()] }))).toBe(50035);
    expect(
      await fails(
        channel.send({ content: 'x', components: [{ type: ComponentType.ActionRow, components: [button, button] }] }),
      ),
    ).toBe(50035);
    expect(await fails(channel.send({ content: 'x', components: [words(1)], flags: v2 }))).toBe(50035);
    expect(await fails(channel.send({ components: [words(2001), words(2000)], flags: v2 }))).toBe(50035);
    expect(await fails(channel.send({ components: Array.from({ length: 41 }, () => words(1)), flags: v2 }))).toBe(
      50035,
    );
    const gallery = { type: ComponentType.MediaGallery, items: [{ media: { url: 'attachment://none.png' } }] } as const;
    expect(await fails(channel.send({ components: [gallery], flags: v2 }))).toBe(50035);
    const huge = new AttachmentBuilder(Buffer.alloc(10 * 1024 * 1024 + 1), { name: 'x.bin' });
    expect(await fails(channel.send({ files: [huge] }))).toBe(40005);
    expect(bot.discord.as('Mina').messages('lobby')).toEqual([]);
  });

  it('refuses addresses, mentions, emojis and ids that are none', async () => {
    const channel = text();
    const embed = { description: 'x', image: { url: 'board.png' } };
    expect(await fails(channel.send({ embeds: [embed] }))).toBe(50035);
    const both = { parse: ['users' as const], users: [bot.discord.as('Mina').id] };
    expect(await fails(channel.send({ content: 'x', allowedMentions: both }))).toBe(50035);
    grant(PermissionFlagsBits.AddReactions);
    const message = await channel.send('x');
    expect(await fails(message.react('nonsense'))).toBe(10014);
    expect(await fails(client.rest.get('/channels/nonsense'))).toBe(50035);
    expect(await fails(client.rest.get('/channels/1'))).toBe(10003);
  });

  it('refuses to change anything in an archived thread, and wakes it by a message', async () => {
    grant(PermissionFlagsBits.PinMessages);
    const post = await forum().threads.create({ name: 'old', message: { content: 'x' } });
    const first = await post.fetchStarterMessage();
    await post.setArchived(true);
    expect(await fails(first?.edit('y') ?? Promise.resolve())).toBe(50083);
    expect(await fails(first?.pin() ?? Promise.resolve())).toBe(50083);
    expect(await fails(post.members.add(bot.discord.as('Mina').id))).toBe(50083);
    await post.send('awake');
    expect(await fails(first?.edit('y') ?? Promise.resolve())).toBe('done');
  });

  it('leaves locking a thread, and writing in a locked one, to those who manage threads', async () => {
    const post = await forum().threads.create({ name: 'old', message: { content: 'x' } });
    const may = (way: 'allow' | 'deny'): void =>
      bot.discord.overwrite(forum().id, bot.discord.botId, { [way]: PermissionFlagsBits.ManageThreads });
    may('deny');
    expect(await fails(post.setLocked(true))).toBe(50013);
    expect(await fails(post.setRateLimitPerUser(5))).toBe(50013);
    may('allow');
    await post.setLocked(true);
    may('deny');
    expect(await fails(post.send('x'))).toBe(160005);
    const first = await post.fetchStarterMessage();
    expect(await fails(first?.edit('y') ?? Promise.resolve())).toBe(160005);
  });

  it('takes the parts of a new message off nothing: components v2 stay', async () => {
    const message = await text().send({
      components: [{ type: ComponentType.TextDisplay, content: 'x' }],
      flags: MessageFlags.IsComponentsV2,
    });
    expect(await fails(message.edit({ content: 'y' }))).toBe(50035);
  });

  it('checks commands: lower case, known languages, number', async () => {
    const put = (names: string[], extra: object = {}): Promise<unknown> =>
      fails(
        client.rest.put(`/applications/${client.application.id}/commands`, {
          body: names.map((name) => ({ name, description: 'x', ...extra })),
        }),
      );
    expect(await put(['Game'])).toBe(50035);
    expect(await put(['game'], { name_localizations: { kr: '게임' } })).toBe(50035);
    expect(await put(['game', 'game'])).toBe(50035);
    expect(await put(Array.from({ length: 101 }, (_, index) => `c${index}`))).toBe(30032);
    expect(await put(['game'], { name_localizations: { ko: '게임' } })).toBe('done');
    expect((await client.application.commands.fetch({ withLocalizations: true })).first()?.nameLocalizations).toEqual({
      ko: '게임',
    });
  });
});

describe('when things go wrong', () => {
  const POST = 'POST /channels/{channel_id}/messages';
  const GET_ROLES = 'GET /guilds/{guild_id}/roles';

  it('a lost reply doubles a message unless its nonce is enforced', async () => {
    bot.discord.faults.add({ kind: 'lost-reply', on: POST });
    await text().send('twice');
    bot.discord.faults.add({ kind: 'lost-reply', on: POST });
    await text().send({ content: 'once', nonce: 'n1', enforceNonce: true });
    const seen = bot.discord
      .as('Mina')
      .messages('lobby')
      .map((it) => it.text);
    expect(seen).toEqual(['twice', 'twice', 'once']);
  });

  it('server errors and rate limits are waited out by the client', async () => {
    bot.discord.faults.add({ kind: 'status', status: 502, on: POST });
    bot.discord.faults.add({ kind: 'rate-limit', retryAfter: 0.01, on: POST });
    await text().send('there');
    expect(bot.discord.faults.pending).toBe(0);
    expect(
      bot.discord
        .as('Mina')
        .messages('lobby')
        .map((it) => it.text),
    ).toEqual(['there']);
  });

  it('a bucket that is used up answers 429 and the client comes back', async () => {
    const tight = await startLocalDiscord({
      rateLimits: (operation) =>
        operation === POST
          ? { limit: 2, windowMs: 100 }
          : operation === GET_ROLES
            ? { limit: 2, windowMs: 60_000 }
            : null,
    });
    stops.push(() => tight.close());
    const other = await logIn(tight);
    stops.push(() => other.destroy());
    const channel = await other.channels.fetch(tight.channel('lobby').id);
    if (!channel?.isSendable()) throw new Error('not sendable');
    await Promise.all(['1', '2', '3', '4', '5'].map((it) => channel.send(it)));
    expect(
      tight
        .as('Mina')
        .messages('lobby')
        .map((it) => it.text),
    ).toEqual(['1', '2', '3', '4', '5']);
    const raw = (): Promise<Response> =>
      fetch(`${tight.apiUrl}/v10/guilds/${tight.guild.id}/roles`, { headers: { authorization: 'Bot local' } });
    const answers = await Promise.all([raw(), raw(), raw()]);
    const refused = answers.find((it) => it.status === 429);
    expect(await refused?.json()).toMatchObject({ message: 'You are being rate limited.', global: false });
  });

  it('a dropped gateway is resumed and nothing is missed', async () => {
    const resumed = new Promise((resolve) => client.once(Events.ShardResume, (_, replayed) => resolve(replayed)));
    const got = new Promise<Message>((resolve) => client.on(Events.MessageCreate, resolve));
    bot.discord.gateway.drop(4000);
    bot.discord.as('Mina').dm('while you were away');
    expect((await got).content).toBe('while you were away');
    await resumed;
  });

  it('a request to reconnect is followed by a resume', async () => {
    const resumed = new Promise((resolve) => client.once(Events.ShardResume, resolve));
    bot.discord.gateway.askReconnect();
    await resumed;
    await text().send('still here');
  });

  it('a shard hears only its own server', async () => {
    const shards = await Promise.all(
      [0, 1].map((id) => logIn(bot.discord, { shards: [id], shardCount: 2, intents: [GatewayIntentBits.Guilds] })),
    );
    stops.push(...shards.map((shard) => () => shard.destroy()));
    expect(shards.map((shard) => shard.guilds.cache.size).sort()).toEqual([0, 1]);
  });

  it('a forgotten session identifies anew', async () => {
    const again = new Promise((resolve) => client.once(Events.ShardReady, resolve));
    bot.discord.gateway.drop(4000, true);
    await again;
    await text().send('back');
  });

  it('a wrong token is refused by REST and gateway', async () => {
    const wrong = new Client({ intents: [], rest: { api: bot.discord.apiUrl } });
    stops.push(() => wrong.destroy());
    await expect(wrong.login('wrong')).rejects.toThrow();
  });

  it('privileged intents are refused unless granted', async () => {
    const greedy = new Client({ intents: [GatewayIntentBits.MessageContent], rest: { api: bot.discord.apiUrl } });
    stops.push(() => greedy.destroy());
    await expect(greedy.login(bot.discord.token)).rejects.toThrow('disallowed intents');
  });
});

it('keeps channels, messages and pictures over a restart, but no ephemeral ones', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'local-discord-'));
  stops.push(() => rm(folder, { recursive: true, force: true }));
  const before = await startLocalBot(() => Promise.resolve(), { folder });
  const channel = await before.client.channels.fetch(before.discord.channel('lobby').id);
  if (!channel?.isSendable()) throw new Error('not sendable');
  const sent = await channel.send({
    content: 'kept',
    files: [new AttachmentBuilder(Buffer.from('bytes'), { name: 'a.txt' })],
  });
  await before.stop();

  const after = await startLocalBot(() => Promise.resolve(), { folder });
  stops.push(() => after.stop());
  const again = after.discord.as('Mina').in('lobby').messages();
  expect(again.map((it) => [it.id, it.text])).toEqual([[sent.id, 'kept']]);
  expect(await (await fetch(again[0]?.files[0]?.url ?? '')).text()).toBe('bytes');
  expect(after.discord.botId).toBe(before.discord.botId);
});

it('slows down edits of messages older than an hour', async () => {
  let offset = 0;
  const clock = { now: () => Date.now() + offset, advance: () => Promise.resolve() };
  const discord = await startLocalDiscord({
    clock,
    rateLimits: (operation) => (operation.startsWith('PATCH message older') ? { limit: 1, windowMs: 60_000 } : null),
  });
  stops.push(() => discord.close());
  const headers = { authorization: 'Bot local', 'content-type': 'application/json' };
  const channel = `${discord.apiUrl}/v10/channels/${discord.channel('lobby').id}/messages`;
  const made = await fetch(channel, { method: 'POST', headers, body: '{"content":"x"}' });
  const id = String(((await made.json()) as { id: unknown }).id);
  const edit = async (): Promise<unknown> => {
    const reply = await fetch(`${channel}/${id}`, { method: 'PATCH', headers, body: '{"content":"y"}' });
    return ((await reply.json()) as { code?: unknown }).code ?? reply.status;
  };
  expect([await edit(), await edit()]).toEqual([200, 200]);
  offset = 2 * 3600_000;
  expect([await edit(), await edit()]).toEqual([200, 30046]);
});

it('gives its bot the rights of the invite link in the README, and no other', async () => {
  const readme = await readFile(new URL('../../README.md', import.meta.url), 'utf8');
  const asked = /[?&]permissions=(\d+)/.exec(readme)?.[1];
  const discord = await startLocalDiscord();
  stops.push(() => discord.close());
  const headers = { authorization: 'Bot local' };
  const guild = await fetch(`${discord.apiUrl}/v10/users/@me/guilds`, { headers });
  expect(await guild.json()).toMatchObject([{ permissions: asked }]);
});

it('hides a thread nobody writes in from the lists after its time, and archives it a week later', async () => {
  const day = 24 * 3600_000;
  let offset = 0;
  const clock = {
    now: () => Date.now() + offset,
    advance: (ms: number) => {
      offset += ms;
      return Promise.resolve();
    },
  };
  const quiet = await startLocalBot(() => Promise.resolve(), { clock });
  stops.push(() => quiet.stop());
  const games = quiet.client.channels.cache.find((it) => it.type === ChannelType.GuildForum);
  if (games?.type !== ChannelType.GuildForum) throw new Error('no forum');
  const post = await games.threads.create({
    name: 'long',
    autoArchiveDuration: ThreadAutoArchiveDuration.OneDay,
    message: { content: 'x' },
  });
  const mina = quiet.discord.as('Mina');
  mina.follow(post.id);
  const move = (ms: number): Promise<unknown> =>
    fetch(`${quiet.discord.url}/page/api/advance`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ user: mina.id, ms }),
    });
  const first = await post.fetchStarterMessage();
  expect(mina.lists(post.id)).toBe(true);
  await move(2 * day);
  expect(mina.lists(post.id)).toBe(false);
  await first?.edit('still open');
  await move(7 * day);
  expect(await fails(first?.edit('too late') ?? Promise.resolve())).toBe(50083);
  await post.send('awake');
  expect(mina.lists(post.id)).toBe(true);
  expect(await fails(first?.edit('in time') ?? Promise.resolve())).toBe('done');
});
