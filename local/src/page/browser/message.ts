// One message: its reply line, author, text and parts, reactions, and the note under an ephemeral one.
import { clockTime, fullTime, writtenAt } from './clock.js';
import type { Child } from './dom.js';
import { avatar, dots, h, icon } from './dom.js';
import { say, why } from './language.js';
import { notice } from './layer.js';
import { look } from './look.js';
import { markdown, plainText } from './markdown.js';
import { parts } from './parts.js';
import type { Component } from './components.js';
import type { ApiMessage, Message } from './protocol.js';
import type { Row, Sending } from './state.js';
import { frame, isSending, me, nameColor, person, redraw, state } from './state.js';

const LOADING = 128;
/** The type of the line Discord writes when a message is pinned. */
export const PIN_NOTE = 6;

/** The text displays and the pictures of components, wherever they are nested. */
function inside(part: Component): { texts: string[]; pictures: string[] } {
  switch (part.type) {
    case 10:
      return { texts: [part.content], pictures: [] };
    case 12:
      return { texts: [], pictures: part.items.map((item) => item.media.url) };
    case 9:
    case 17: {
      const found = part.components.map(inside);
      return { texts: found.flatMap((it) => it.texts), pictures: found.flatMap((it) => it.pictures) };
    }
    case 1:
    case 13:
    case 14:
      return { texts: [], pictures: [] };
  }
}

/** A message in short: its text without marks, and its first picture. */
export function preview(row: ApiMessage): { readonly text: string; readonly picture: string | null } {
  const found = row.components.map(inside);
  const texts = [
    row.content,
    ...found.flatMap((it) => it.texts),
    ...row.embeds.flatMap((it) => [it.title ?? '', it.description ?? '']),
  ];
  const pictures = [
    ...row.attachments.filter((file) => file.content_type.startsWith('image/')).map((file) => file.url),
    ...found.flatMap((it) => it.pictures),
    ...row.embeds.flatMap((it) => it.image?.url ?? []),
  ];
  return { text: plainText(texts.filter((text) => text !== '').join('\n')), picture: pictures[0] ?? null };
}

function toMessage(id: string | undefined): void {
  document.getElementById(`m${id ?? ''}`)?.scrollIntoView({ block: 'center', behavior: 'smooth' });
}

function usedLine(userId: string, command: string): Child {
  const user = person(userId);
  return h(
    'div.reply',
    {},
    avatar(user, 16),
    h('span.who', { style: { color: nameColor(userId) } }, user?.name ?? '?'),
    h('span', {}, say('chat.used')),
    h('span.mention', {}, `/${command}`),
  );
}

function replyLine(row: Message): Child {
  const used = row.type === 20 || row.type === 23;
  const meta = row.interaction_metadata;
  if (used && meta) return usedLine(meta.user.id, meta.name ?? '');
  if (row.message_reference === undefined) return null;
  const to = row.referenced_message;
  if (!to) return h('div.reply', {}, h('i', {}, say('chat.deleted')));
  const author = person(to.author.id);
  return h(
    'div.reply',
    { onclick: () => toMessage(to.id) },
    avatar(author, 16),
    h('span.who', { style: { color: nameColor(author?.id) } }, author?.name ?? '?'),
    author?.bot ? h('span.tag', {}, say('bot.tag')) : null,
    h('span.preview', {}, preview(to).text.slice(0, 120) || say('chat.attachment')),
  );
}

const REACTIONS = ['👍', '❤️', '😂', '🎉', '⚔️'];

function reactions(row: Message): Child {
  if (row.reactors.length === 0) return null;
  return h(
    'div.reactions',
    {},
    row.reactors.map((it) =>
      h(
        'button.reaction',
        { class: it.users.includes(state.me) ? 'mine' : '', onclick: () => react(row, it.emoji) },
        it.emoji,
        h('span', {}, String(it.users.length)),
      ),
    ),
  );
}

const react = (row: Message, emoji: string): void =>
  void me('react', { channel: row.channel_id, message: row.id, emoji }).catch((error: unknown) =>
    notice(why(error), true),
  );

function content(row: Message): Child {
  if (row.flags & LOADING)
    return h('div.text.thinking', {}, dots(), say('chat.thinking', { name: person(row.author.id)?.name ?? '' }));
  const edited = row.edited_timestamp
    ? h('span.edited', { title: fullTime(Date.parse(row.edited_timestamp)) }, ` ${say('chat.edited')}`)
    : null;
  const v2 = (row.flags & 32768) !== 0;
  return [
    row.content ? h('div.text', {}, markdown(row.content, look), edited) : null,
    parts(row),
    !row.content && edited ? h('div.text', { class: v2 ? 'after' : '' }, edited) : null,
  ];
}

/** A line Discord itself writes. */
function systemLine(row: Message): HTMLElement {
  const author = person(row.author.id);
  const time = Date.parse(row.timestamp);
  return h(
    'article.message.system',
    { id: `m${row.id}` },
    icon('pin', 18),
    h(
      'div.body',
      {
        onclick: () => toMessage(row.message_reference?.message_id),
      },
      h('span', {}, say('chat.pins', { name: author?.name ?? '' })),
      h('time', { title: fullTime(time) }, ` ${writtenAt(time)}`),
    ),
  );
}

/** A command on its way to the bot, or one the bot never answered. */
function sendingLine(row: Sending): HTMLElement {
  const bot = person(frame().bot.id);
  const time = Date.parse(row.timestamp);
  return h(
    'article.message.ephemeral.sending',
    { id: `m${row.id}` },
    usedLine(state.me, row.command),
    avatar(bot, 40),
    h(
      'div.body',
      {},
      headLine(bot?.id, bot?.name ?? '?', time, null),
      h(
        'div.text.local',
        { class: row.failed ? 'failed' : 'muted' },
        say(row.failed ? 'chat.noanswer' : 'chat.sending'),
      ),
      onlyYou(row.id),
    ),
  );
}

function headLine(authorId: string | undefined, name: string, time: number, pin: Child): HTMLElement {
  const author = authorId === undefined ? null : person(authorId);
  return h(
    'div.head',
    {},
    h('span.name', { style: { color: nameColor(author?.id) } }, author?.name ?? name),
    author?.bot ? h('span.tag', {}, say('bot.tag')) : null,
    h('time', { title: fullTime(time) }, writtenAt(time)),
    pin,
  );
}

const onlyYou = (id: string): HTMLElement =>
  h(
    'div.only',
    {},
    icon('eye', 16),
    h('span', {}, say('chat.only')),
    h('span', {}, '•'),
    h('button.link', { onclick: () => dismiss(id) }, say('chat.dismiss')),
  );

/** Draws a message; compact when it follows another of the same author. */
export function drawMessage(row: Row, compact: boolean): HTMLElement {
  if (isSending(row)) return sendingLine(row);
  if (row.type === PIN_NOTE) return systemLine(row);
  const author = person(row.author.id);
  const time = Date.parse(row.timestamp);
  const called = row.mentions.some((it) => it.id === state.me);
  return h(
    'article.message',
    {
      id: `m${row.id}`,
      class: [
        compact ? 'compact' : '',
        row.ephemeral ? 'ephemeral' : '',
        called && !row.ephemeral ? 'called' : '',
      ].join(' '),
    },
    compact ? null : replyLine(row),
    compact ? h('time.side', { title: fullTime(time) }, clockTime(time)) : avatar(author, 40),
    h(
      'div.body',
      {},
      compact
        ? null
        : headLine(
            row.author.id,
            row.author.username,
            time,
            row.pinned ? h('span.pinned', { title: say('chat.pinned') }, icon('pin', 14)) : null,
          ),
      content(row),
      reactions(row),
      row.ephemeral ? onlyYou(row.id) : null,
    ),
    row.ephemeral
      ? null
      : h(
          'div.tools',
          {},
          REACTIONS.map((emoji) =>
            h('button.plain', { title: say('chat.react'), onclick: () => react(row, emoji) }, emoji),
          ),
        ),
  );
}

function dismiss(id: string): void {
  state.dismissed.add(id);
  const kept = state.local.get(state.place) ?? [];
  state.local.set(
    state.place,
    kept.filter((it) => it.id !== id),
  );
  redraw('messages');
}
