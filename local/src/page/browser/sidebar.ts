// The left side: home and server buttons, channels with posts, the DM with the bot, and the panel with your name.
import type { Child, IconName } from './dom.js';
import { avatar, byId, fill, h, icon } from './dom.js';
import { byLastUse } from './forum.js';
import { say } from './language.js';
import type { Channel, Person } from './protocol.js';
import { frame, inDm, on, person, state } from './state.js';

const CATEGORY = 4;
const FORUM = 15;
const PRIVATE = 12;

let go: (channel: string) => void = () => undefined;

/** Sets what opening a channel does. */
export function setGo(action: (channel: string) => void): void {
  go = action;
}

const badge = (count: number): Child => (count > 0 ? h('span.badge', {}, count > 99 ? '99+' : String(count)) : null);
const initials = (name: string): string =>
  name
    .split(/\s+/)
    .map((word) => word[0])
    .join('')
    .slice(0, 3);

function rail(): void {
  const { channels, dm, guild } = frame();
  const called = channels.filter((it) => it.called).length;
  const fresh = channels.some((it) => it.count > 0);
  const lobby = (): string => state.lastGuildPlace ?? channels.find((it) => it.type === 0)?.id ?? dm.id;
  fill(
    byId('rail'),
    h(
      'button.server',
      {
        class: inDm() ? 'on' : '',
        title: say('side.home'),
        'aria-label': say('side.home'),
        onclick: () => go(dm.id),
      },
      h('span.pill', {}),
      h('span.face', {}, icon('mail', 26)),
      badge(dm.count),
    ),
    h('hr'),
    h(
      'button.server',
      { class: `${inDm() ? '' : 'on'} ${fresh ? 'fresh' : ''}`, title: guild.name, onclick: () => go(lobby()) },
      h('span.pill', {}),
      h('span.face', {}, initials(guild.name)),
      badge(called),
    ),
  );
}

const signOf = (it: Channel): IconName =>
  it.type === FORUM ? 'forum' : it.type === PRIVATE ? 'lock' : it.thread ? 'thread' : 'hash';

function line(it: Channel): HTMLElement {
  const on = it.id === state.place;
  return h(
    'button.channel',
    {
      class: `${on ? 'on' : ''} ${it.count > 0 && !on ? 'fresh' : ''} ${it.thread ? 'child' : ''} ${it.thread?.archived ? 'old' : ''}`,
      dataset: { channel: it.id },
      title: it.topic ?? it.name,
      onclick: () => go(it.id),
    },
    h('span.pill', {}),
    it.thread ? h('span.elbow', {}) : icon(signOf(it), 20),
    h('span.channel-name', {}, it.type === PRIVATE ? '🔒 ' : '', it.name),
    it.called ? badge(it.count) : null,
  );
}

/** A channel with the posts or threads under it that the reader has in the list, and the one in view. */
function withThreads(it: Channel): Child {
  const threads = frame()
    .channels.filter(
      ({ id, parentId, thread }) => thread && parentId === it.id && (thread.listed || id === state.place),
    )
    .sort(byLastUse)
    .slice(0, 15);
  return [line(it), threads.length > 0 ? h('div.threads', {}, threads.map(line)) : null];
}

function guildList(): Child {
  const { channels, guild } = frame();
  const all = channels.filter((it) => !it.thread).sort((a, b) => a.position - b.position);
  const under = (parent: string | null): Child =>
    all.filter((it) => it.parentId === parent && it.type !== CATEGORY).map(withThreads);
  return [
    h('header.side-head', {}, h('b', {}, guild.name)),
    h(
      'div.side-list',
      {},
      under(null),
      all
        .filter((it) => it.type === CATEGORY)
        .map((category) => [h('div.category', {}, icon('down', 12), category.name), under(category.id)]),
    ),
  ];
}

function dmList(): Child {
  const { bot, dm } = frame();
  return [
    h('header.side-head', {}, h('b', {}, say('side.dms'))),
    h(
      'div.side-list',
      {},
      h(
        'button.dm',
        { class: 'on', onclick: () => go(dm.id) },
        h('span.presence', { class: bot.online ? 'online' : '' }, avatar(person(bot.id), 32)),
        h('span.dm-name', {}, bot.name, h('small', {}, bot.online ? say('bot.online') : say('bot.offline'))),
        badge(dm.count),
      ),
    ),
  ];
}

function panel(): Child {
  const { me } = frame();
  return h(
    'footer.me',
    {},
    h('span.presence.online', {}, avatar(me, 32)),
    h('span.dm-name', {}, me.name, h('small', {}, `${me.username} · ${kindName(me.kind)}`)),
    me.dmsClosed ? h('span.closed', { title: say('dms.closed') }, icon('mail', 18)) : null,
  );
}

/** What somebody is on the trial server, in words. */
export const kindName = (kind: Person['kind']): string => (kind === 'app' ? say('bot.tag') : say(`kind.${kind}`));

function drawSide(): void {
  if (!state.frame) return;
  rail();
  const side = byId('sidebar');
  const top = side.querySelector('.side-list')?.scrollTop ?? 0;
  fill(side, inDm() ? dmList() : guildList(), panel());
  side.querySelector('.side-list')?.scrollTo(0, top);
}

on('frame', drawSide);
on('place', drawSide);
on('language', drawSide);
