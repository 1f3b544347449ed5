// The message list of a channel: grouped by author, with replies, ephemeral notes, reactions, dates and unread mark.
import { longDate, now } from './clock.js';
import { avatar, fill, h, icon } from './dom.js';
import { PIN_NOTE, drawMessage } from './message.js';
import { channel, inDm, me, on, person, redraw, state } from './state.js';
import { say } from './words.js';

const GROUP = 7 * 60_000;

let list = null;
let scroller = null;
let typing = null;
let jump = null;
let stuck = true;
const nodes = new Map();

const rows = () => {
  const kept = state.messages.get(state.place)?.rows ?? [];
  return [...kept.filter((row) => !state.dismissed.has(row.id)), ...(state.local.get(state.place) ?? [])];
};

/** What changes how a message is drawn; the same text means the old node stays. */
const signature = (row, compact) => {
  const busy = [...state.busy.keys()].filter((key) => key.startsWith(`${row.id}:`)).join();
  const today = new Date(now()).toDateString();
  return [compact, busy, state.failed.get(row.id), today, document.documentElement.lang].join('|');
};

function intro() {
  const place = channel(state.place);
  if (!place) return null;
  const name = place.name;
  if (inDm())
    return h(
      'div.intro',
      {},
      avatar(person(state.frame.bot.id), 80),
      h('h1', {}, state.frame.bot.name),
      h('p', {}, say('chat.start.dm', { name: state.frame.bot.name })),
    );
  return h(
    'div.intro',
    {},
    h('span.big', {}, icon(place.thread ? 'thread' : 'hash', 42)),
    h('h1', {}, place.thread ? name : say('chat.start', { name })),
    place.thread ? h('p', {}, say('chat.start.post')) : place.topic ? h('p', {}, place.topic) : null,
  );
}

function place(node, wanted) {
  wanted.forEach((child, index) => {
    if (node.children[index] !== child) node.insertBefore(child, node.children[index] ?? null);
  });
  while (node.children.length > wanted.length) node.lastChild.remove();
}

function drawList() {
  if (!list || state.place === null) return;
  const kept = state.messages.get(state.place);
  const wanted = [];
  if (kept?.more) wanted.push(h('button.older', { onclick: older }, say('chat.older')));
  else if (kept) wanted.push(intro());
  let before = null;
  for (const row of rows()) {
    const time = Date.parse(row.timestamp);
    const newDay = !before || new Date(time).toDateString() !== new Date(Date.parse(before.timestamp)).toDateString();
    if (newDay) wanted.push(h('div.day', {}, h('span', {}, longDate(time))));
    const fresh = row.id === state.newFrom;
    if (fresh) wanted.push(h('div.new', {}, h('span', {}, say('chat.new'))));
    const compact =
      !newDay &&
      !fresh &&
      !row.local &&
      !before?.local &&
      before?.author.id === row.author.id &&
      before.type !== PIN_NOTE &&
      time - Date.parse(before.timestamp) < GROUP &&
      row.message_reference === undefined &&
      row.type !== 20 &&
      before.ephemeral === row.ephemeral;
    const sign = signature(row, compact);
    let held = nodes.get(row.id);
    if (!held || held.row !== row || held.sign !== sign) {
      held = { row, sign, node: drawMessage(row, compact) };
      nodes.set(row.id, held);
    }
    wanted.push(held.node);
    before = row;
  }
  place(list, wanted.filter(Boolean));
  if (stuck) toEnd();
}

const toEnd = () => {
  scroller.scrollTop = scroller.scrollHeight;
};

async function older() {
  const kept = state.messages.get(state.place);
  const at = state.place;
  const height = scroller.scrollHeight;
  const page = await me('messages', { channel: at, before: kept.rows[0]?.id });
  kept.rows = [...page.messages, ...kept.rows];
  kept.more = page.more;
  stuck = false;
  drawList();
  scroller.scrollTop += scroller.scrollHeight - height;
}

/** Builds the list for the channel in view. */
export function showMessages(stage) {
  nodes.clear();
  stuck = true;
  list = h('div.messages', { role: 'log' });
  typing = h('div.typing', {});
  jump = h('button.jump', { onclick: () => ((stuck = true), toEnd()) }, say('chat.jump'), icon('down', 16));
  scroller = h('div.scroller', { tabindex: '0' }, list);
  scroller.addEventListener('scroll', () => {
    stuck = scroller.scrollHeight - scroller.scrollTop - scroller.clientHeight < 120;
    jump.classList.toggle('shown', !stuck);
  });
  // Pictures grow the list as they come in; stay at the end if that is where the reader was.
  new ResizeObserver(() => stuck && toEnd()).observe(list);
  fill(stage, scroller, jump, typing);
  drawList();
}

let typingTimer = null;
/** Shows for a while that somebody writes here. */
export function showTyping(at, who) {
  if (at !== state.place || !typing) return;
  fill(typing, h('span.dots', {}, h('i'), h('i'), h('i')), say('chat.typing', { name: person(who)?.name ?? '' }));
  clearTimeout(typingTimer);
  typingTimer = setTimeout(() => fill(typing), 8000);
}

/** Takes a message event into what is known; returns whether it is in view. */
export function takeMessage(event) {
  const kept = state.messages.get(event.channel);
  if (kept) {
    const at = kept.rows.findIndex((row) => row.id === event.message.id);
    if (event.verb === 'delete') kept.rows = kept.rows.filter((row) => row.id !== event.message.id);
    else if (at >= 0) kept.rows[at] = event.message;
    else if (event.verb === 'create') kept.rows.push(event.message);
  }
  const here = event.channel === state.place;
  if (here && event.verb === 'create' && event.message.author.id === state.me) stuck = true;
  if (here && event.verb === 'create' && typing && event.message.author.id === state.frame.bot.id) fill(typing);
  return here;
}

/** A row that stands for a command on its way; returns what turns it into a failure or takes it away. */
export function sendingRow(line) {
  const at = state.place;
  const row = {
    local: true,
    id: `local${Math.random()}`,
    type: 20,
    author: { id: state.frame.bot.id },
    timestamp: new Date(now()).toISOString(),
    interaction_metadata: { user: { id: state.me }, name: line.replace(/^\//, '') },
    ephemeral: true,
    components: [],
    embeds: [],
    attachments: [],
  };
  const put = (list) => {
    state.local.set(at, list);
    redraw('messages');
  };
  stuck = true;
  put([...(state.local.get(at) ?? []), row]);
  return {
    gone: () => put((state.local.get(at) ?? []).filter((it) => it.id !== row.id)),
    fail: () => put((state.local.get(at) ?? []).map((it) => (it.id === row.id ? { ...it, failed: true } : it))),
  };
}

on('messages', drawList);
on('language', () => {
  nodes.clear();
  drawList();
});
