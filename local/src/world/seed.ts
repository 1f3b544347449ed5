// The server a newcomer finds: one guild with a lobby, a forum for games, ready-made players, a host and a spectator.
import { PERMISSION, bits } from './permissions.js';
import type { ChannelRow, GuildRow, RoleRow, UserRow } from './rows.js';
import { CHANNEL } from './rows.js';
import type { Store } from './store.js';

/** What the invite link in the README asks for (permissions=395137108992), and not a right more. */
const DEFAULT_BOT_PERMISSIONS = bits(
  'viewChannel',
  'sendMessages',
  'sendInThreads',
  'createPublicThreads',
  'createPrivateThreads',
  'manageThreads',
  'embedLinks',
  'attachFiles',
  'readHistory',
);

/** People have their rights by a role, as in servers that take them from @everyone: the bot would have those as well. */
const MEMBERS = bits(
  'viewChannel',
  'sendMessages',
  'sendInThreads',
  'createPublicThreads',
  'createPrivateThreads',
  'embedLinks',
  'attachFiles',
  'readHistory',
  'addReactions',
  'externalEmojis',
  'useCommands',
);

const PEOPLE: readonly (readonly [name: string, kind: UserRow['kind'], color: string, locale: string])[] = [
  ['Hana', 'host', '#f0b232', 'ko'],
  ['Mina', 'player', '#eb459e', 'ko'],
  ['Joon', 'player', '#5865f2', 'ko'],
  ['Alex', 'player', '#3ba55d', 'en-US'],
  ['Sam', 'player', '#ed4245', 'en-GB'],
  ['Yuki', 'player', '#00a8fc', 'en-US'],
  ['Leo', 'player', '#9b59b6', 'en-US'],
  ['Nora', 'player', '#e67e22', 'en-US'],
  ['Watcher', 'spectator', '#80848e', 'en-US'],
];

/** A channel row with everything at rest; give what differs. */
export function blankChannel(part: Pick<ChannelRow, 'id' | 'type' | 'name'> & Partial<ChannelRow>): ChannelRow {
  return {
    guildId: null,
    parentId: null,
    topic: null,
    position: 0,
    flags: 0,
    slowmode: 0,
    overwrites: [],
    tags: [],
    recipientId: null,
    lastMessageId: null,
    thread: null,
    ...part,
  };
}

type Next = () => string;

function person(next: Next, name: string, extra: Partial<UserRow>): UserRow {
  return {
    id: next(),
    username: name.toLowerCase(),
    globalName: name,
    bot: false,
    kind: 'player',
    color: '#80848e',
    locale: 'en-US',
    dmsClosed: false,
    ...extra,
  };
}

/** A server as the bot finds it once it is invited: with its own role, a lobby, a forum for games, and people. */
function putGuild(
  store: Store,
  from: { readonly id: string; readonly name: string; readonly bot: UserRow; readonly people: readonly UserRow[] },
  at: string,
): GuildRow {
  const next = (): string => store.ids.next();
  const { id: guildId, bot, people } = from;
  const role = (name: string, permissions: bigint, extra: Partial<RoleRow> = {}): RoleRow => ({
    id: next(),
    name,
    permissions: permissions.toString(),
    position: 1,
    color: 0,
    managed: false,
    mentionable: false,
    ...extra,
  });
  const everyone = role('@everyone', 0n, { id: guildId, position: 0 });
  const members = role('Members', MEMBERS);
  const app = role(bot.username, DEFAULT_BOT_PERMISSIONS, { managed: true, position: 3, color: 0x949cf7 });
  const host = role('Host', PERMISSION.administrator, { position: 2, color: 0xf0b232 });
  const guild: GuildRow = {
    id: guildId,
    name: from.name,
    ownerId: (people.find((user) => user.kind === 'host') ?? people[0] ?? bot).id,
    locale: 'ko',
    roles: [everyone, members, host, app],
    members: [bot, ...people].map((user) => ({
      userId: user.id,
      nick: null,
      roles: user.bot ? [app.id] : [members.id, ...(user.kind === 'host' ? [host.id] : [])],
      joinedAt: at,
    })),
  };
  store.guilds.set(guildId, guild);

  const add = (type: number, name: string, position: number, extra: Partial<ChannelRow> = {}): ChannelRow => {
    const row = blankChannel({ id: next(), type, name, guildId, position, ...extra });
    store.addChannel(row);
    return row;
  };
  const category = add(CHANNEL.category, 'Wargames', 0);
  add(CHANNEL.text, 'lobby', 1, { parentId: category.id, topic: 'Start here · 여기서 시작하세요' });
  add(CHANNEL.forum, 'games', 2, { parentId: category.id, topic: 'One post a game · 게임마다 글 하나' });
  add(CHANNEL.text, 'table-talk', 3, { parentId: category.id });
  return guild;
}

/** Fills an empty store. The bot's own user carries the application's id. */
export function seed(store: Store, botName: string, at: string): void {
  const next = (): string => store.ids.next();
  const bot = person(next, botName, {
    username: botName,
    globalName: null,
    bot: true,
    kind: 'app',
    color: '#5865f2',
  });
  const people = PEOPLE.map(([name, kind, color, locale]) => person(next, name, { kind, color, locale }));
  for (const user of [bot, ...people]) store.users.set(user.id, user);
  putGuild(store, { id: next(), name: 'Wargame Table', bot, people }, at);
}

/**
 * Adds servers with people of their own, for tests of many. Their ids are a millisecond apart, as those of real servers
 * are anything but the same: the shard of a server follows from the moment it was made.
 */
export function seedGuilds(store: Store, count: number, peopleEach: number, at: string): GuildRow[] {
  const bot = [...store.users.values()].find((user) => user.bot);
  if (!bot) throw new Error('the store was not seeded');
  const first = store.guilds.size;
  return Array.from({ length: count }, (_, index) => {
    const number = first + index;
    const people = Array.from({ length: peopleEach }, (_person, seat) =>
      person(() => store.ids.next(), `Player-${number}-${seat + 1}`, {}),
    );
    for (const user of people) store.users.set(user.id, user);
    return putGuild(store, { id: store.ids.past(number), name: `Server ${number}`, bot, people }, at);
  });
}

/** So many public threads of the bot's in a channel. */
export function seedThreads(store: Store, botId: string, parentId: string, count: number, at: string): ChannelRow[] {
  const parent = store.channels.get(parentId);
  if (parent === undefined) throw new Error(`no channel ${parentId}`);
  return Array.from({ length: count }, (_, number) => {
    const thread = {
      ...{ ownerId: botId, archived: false, locked: false, invitable: true, autoArchive: 10_080 },
      ...{ archiveTime: at, members: [botId], appliedTags: [] },
    };
    const channel = blankChannel({
      ...{ id: store.ids.next(), type: CHANNEL.publicThread, name: `thread ${String(number)}` },
      ...{ guildId: parent.guildId, parentId, thread },
    });
    store.addChannel(channel);
    return channel;
  });
}
