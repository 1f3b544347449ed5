// The message list of a channel: grouped by author, with replies, ephemeral notes, reactions, dates and unread mark.
import { longDate, now } from './clock.js';
import { avatar, dots, fill, h, icon } from './dom.js';
import { say } from './language.js';
import { PIN_NOTE, drawMessage } from './message.js';
import type { PageEvent } from './protocol.js';
import type { Row, Sending } from './state.js';
import { channel, frame, inDm, isSending, me, on, person, redraw, state } from './state.js';

const GROUP = 7 * 60_000;

/** The nodes of the list in view. */
interface View {
  readonly list: HTMLElement;
  readonly scroller: HTMLElement;
  readonly typing: HTMLElement;
  /** The button that leads to the newest message. */
  readonly jump: HTMLElement;
}
let view: View | null = null;
let stuck = true;
const nodes = new Map<string, { readonly row: Row; readonly sign: string; readonly node: HTMLElement }>();

const rows = (): Row[] => {
  const kept = state.messages.get(state.place)?.rows ?? [];
  return [...kept.filter((row) => !state.dismissed.has(row.id)), ...(state.local.get(state.place) ?? [])];
};

/** What changes how a message is drawn; the same text means the old node stays. */
const signature = (row: Row, compact: boolean): string => {
  const busy = [...state.busy].filter((key) => key.startsWith(`${row.id}:`)).join();
  const today = new Date(now()).toDateString();
  return [compact, busy, state.failed.get(row.id), today, document.documentElement.lang].join('|');
};

function intro(): HTMLElement | null {
  const place = channel(state.place);
  if (!place) return null;
  const name = place.name;
  const { bot } = frame();
  if (inDm())
    return h(
      'div.intro',
      {},
      avatar(person(bot.id), 80),
      h('h1', {}, bot.name),
      h('p', {}, say('chat.start.dm', { name: bot.name })),
    );
  return h(
    'div.intro',
    {},
    h('span.big', {}, icon(place.thread ? 'thread' : 'hash', 42)),
    h('h1', {}, place.thread ? name : say('chat.start', { name })),
    place.thread ? h('p', {}, say('chat.start.post')) : place.topic ? h('p', {}, place.topic) : null,
  );
}

/** Makes a node's children the wanted ones, leaving alone those that are there already. */
export function arrange(node: HTMLElement, wanted: readonly HTMLElement[]): void {
  wanted.forEach((child, index) => {
    if (node.children[index] !== child) node.insertBefore(child, node.children[index] ?? null);
  });
  while (node.children.length > wanted.length) node.lastElementChild?.remove();
}

/** Whether a row goes without head under the one before it. */
function follows(row: Row, before: Row | null): boolean {
  if (before === null || isSending(row) || isSending(before)) return false;
  return (
    before.author.id === row.author.id &&
    before.type !== PIN_NOTE &&
    Date.parse(row.timestamp) - Date.parse(before.timestamp) < GROUP &&
    row.message_reference === undefined &&
    row.type !== 20 &&
    before.ephemeral === row.ephemeral
  );
}

const dayOf = (row: Row): string => new Date(row.timestamp).toDateString();

function drawList(): void {
  if (!view || state.place === '') return;
  const kept = state.messages.get(state.place);
  const wanted: (HTMLElement | null)[] = [];
  if (kept?.more) wanted.push(h('button.older', { onclick: () => void older() }, say('chat.older')));
  else if (kept) wanted.push(intro());
  let before: Row | null = null;
  for (const row of rows()) {
    const newDay = before === null || dayOf(row) !== dayOf(before);
    if (newDay) wanted.push(h('div.day', {}, h('span', {}, longDate(Date.parse(row.timestamp)))));
    const fresh = row.id === state.newFrom;
    if (fresh) wanted.push(h('div.new', {}, h('span', {}, say('chat.new'))));
    const compact = !newDay && !fresh && follows(row, before);
    const sign = signature(row, compact);
    let held = nodes.get(row.id);
    if (held?.row !== row || held.sign !== sign) {
      held = { row, sign, node: drawMessage(row, compact) };
      nodes.set(row.id, held);
    }
    wanted.push(held.node);
    before = row;
  }
  arrange(
    view.list,
    wanted.filter((node) => node !== null),
  );
  if (stuck) toEnd();
}

function toEnd(): void {
  if (view) view.scroller.scrollTop = view.scroller.scrollHeight;
}

async function older(): Promise<void> {
  const kept = state.messages.get(state.place);
  const at = state.place;
  if (!kept || !view) return;
  const { scroller } = view;
  const height = scroller.scrollHeight;
  const page = await me('messages', { channel: at, before: kept.rows[0]?.id });
  kept.rows = [...page.messages, ...kept.rows];
  kept.more = page.more;
  stuck = false;
  drawList();
  scroller.scrollTop += scroller.scrollHeight - height;
}

/** Builds the list for the channel in view. */
export function showMessages(stage: HTMLElement): void {
  nodes.clear();
  stuck = true;
  const list = h('div.messages', { role: 'log' });
  const typing = h('div.typing', {});
  const toNewest = (): void => {
    stuck = true;
    toEnd();
  };
  const jump = h('button.jump', { onclick: toNewest });
  const scroller = h('div.scroller', { tabindex: '0' }, list);
  scroller.addEventListener('scroll', () => {
    stuck = scroller.scrollHeight - scroller.scrollTop - scroller.clientHeight < 120;
    jump.classList.toggle('shown', !stuck);
  });
  // Pictures grow the list as they come in; stay at the end if that is where the reader was.
  new ResizeObserver(() => {
    if (stuck) toEnd();
  }).observe(list);
  view = { list, scroller, typing, jump };
  nameJump();
  fill(stage, scroller, jump, typing);
  drawList();
}

function nameJump(): void {
  if (view) fill(view.jump, say('chat.jump'), icon('down', 16));
}

let typingTimer: number | undefined;
/** Shows for a while that somebody writes here. */
export function showTyping(at: string, who: string): void {
  if (at !== state.place || !view) return;
  const { typing } = view;
  fill(typing, dots(), say('chat.typing', { name: person(who)?.name ?? '' }));
  clearTimeout(typingTimer);
  typingTimer = setTimeout(() => fill(typing), 8000);
}

/** Takes a message event into what is known; returns whether it is in view. */
export function takeMessage(event: Extract<PageEvent, { t: 'message' }>): boolean {
  const kept = state.messages.get(event.channel);
  if (kept) {
    const { id } = event.message;
    if (event.verb === 'delete') kept.rows = kept.rows.filter((row) => row.id !== id);
    else if (kept.rows.some((row) => row.id === id))
      kept.rows = kept.rows.map((row) => (row.id === id ? event.message : row));
    else if (event.verb === 'create') kept.rows = [...kept.rows, event.message];
  }
  const here = event.channel === state.place;
  if (here && event.verb === 'create') {
    if (event.message.author.id === state.me) stuck = true;
    if (view && event.message.author.id === frame().bot.id) fill(view.typing);
  }
  return here;
}

/** Shows a line for a command on its way; returns what turns it into a failure or takes it away. */
export function showSending(line: string): { readonly gone: () => void; readonly fail: () => void } {
  const at = state.place;
  const row: Sending = {
    sending: true,
    id: `local${Math.random()}`,
    command: line.replace(/^\//, ''),
    timestamp: new Date(now()).toISOString(),
    failed: false,
  };
  const put = (list: readonly Sending[]): void => {
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
  nameJump();
  drawList();
});
