// The left side: home and server buttons, channels with posts, the DM with the bot, and the panel with your name.
import { avatar, fill, h, icon } from './dom.js';
import { inDm, on, person, state } from './state.js';
import { say } from './words.js';

const CATEGORY = 4;
const FORUM = 15;
const PRIVATE = 12;

let go = () => undefined;

/** Sets what opening a channel does. */
export const setGo = (action) => {
  go = action;
};

const badge = (count) => (count > 0 ? h('span.badge', {}, count > 99 ? '99+' : String(count)) : null);
const initials = (name) =>
  name
    .split(/\s+/)
    .map((word) => word[0])
    .join('')
    .slice(0, 3);

function rail() {
  const { frame } = state;
  const called = frame.channels.filter((it) => it.called).length;
  const fresh = frame.channels.some((it) => it.count > 0);
  const lobby = () => state.lastGuildPlace ?? frame.channels.find((it) => it.type === 0)?.id;
  fill(
    document.getElementById('rail'),
    h(
      'button.server',
      {
        class: inDm() ? 'on' : '',
        title: say('side.home'),
        'aria-label': say('side.home'),
        onclick: () => go(frame.dm.id),
      },
      h('span.pill', {}),
      h('span.face', {}, icon('mail', 26)),
      badge(frame.dm.count),
    ),
    h('hr'),
    h(
      'button.server',
      { class: `${inDm() ? '' : 'on'} ${fresh ? 'fresh' : ''}`, title: frame.guild.name, onclick: () => go(lobby()) },
      h('span.pill', {}),
      h('span.face', {}, initials(frame.guild.name)),
      badge(called),
    ),
  );
}

const signOf = (it) => (it.type === FORUM ? 'forum' : it.type === PRIVATE ? 'lock' : it.thread ? 'thread' : 'hash');

function line(it) {
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

/** A channel with the posts or threads to show under it. */
function withThreads(it) {
  const threads = state.frame.channels
    .filter((child) => child.thread && child.parentId === it.id && (!child.thread.archived || child.id === state.place))
    .sort((a, b) => (BigInt(b.lastMessageId ?? b.id) > BigInt(a.lastMessageId ?? a.id) ? 1 : -1))
    .slice(0, 15);
  return [line(it), threads.length > 0 ? h('div.threads', {}, threads.map(line)) : null];
}

function guildList() {
  const { frame } = state;
  const all = frame.channels.filter((it) => !it.thread).sort((a, b) => a.position - b.position);
  const under = (parent) => all.filter((it) => it.parentId === parent && it.type !== CATEGORY).map(withThreads);
  return [
    h('header.side-head', {}, h('b', {}, frame.guild.name)),
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

function dmList() {
  const { frame } = state;
  return [
    h('header.side-head', {}, h('b', {}, say('side.dms'))),
    h(
      'div.side-list',
      {},
      h(
        'button.dm',
        { class: 'on', onclick: () => go(frame.dm.id) },
        h('span.presence', { class: frame.bot.online ? 'online' : '' }, avatar(person(frame.bot.id), 32)),
        h(
          'span.dm-name',
          {},
          frame.bot.name,
          h('small', {}, frame.bot.online ? say('bot.online') : say('bot.offline')),
        ),
        badge(frame.dm.count),
      ),
    ),
  ];
}

function panel() {
  const { me } = state.frame;
  return h(
    'footer.me',
    {},
    h('span.presence.online', {}, avatar(me, 32)),
    h('span.dm-name', {}, me.name, h('small', {}, `${me.username} · ${say(`kind.${me.kind}`)}`)),
    me.dmsClosed ? h('span.closed', { title: say('dms.closed') }, icon('mail', 18)) : null,
  );
}

export function drawSide() {
  if (!state.frame) return;
  rail();
  const side = document.getElementById('sidebar');
  const top = side.querySelector('.side-list')?.scrollTop ?? 0;
  fill(side, inDm() ? dmList() : guildList(), panel());
  side.querySelector('.side-list').scrollTop = top;
}

on('frame', drawSide);
on('place', drawSide);
on('language', drawSide);
