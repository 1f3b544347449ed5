// One message: its reply line, author, text and parts, reactions, and the note under an ephemeral one.
import { clockTime, fullTime, writtenAt } from './clock.js';
import { avatar, h, icon } from './dom.js';
import { notice } from './layer.js';
import { look } from './look.js';
import { markdown, plainText } from './markdown.js';
import { parts } from './parts.js';
import { me, nameColor, person, redraw, state } from './state.js';
import { say, why } from './words.js';

const LOADING = 128;
/** The type of the line Discord writes when a message is pinned. */
export const PIN_NOTE = 6;

function summary(row) {
  const texts = [row.content];
  const walk = (it) => {
    if (it?.type === 10) texts.push(it.content);
    for (const part of it?.components ?? []) walk(part);
  };
  row.components.forEach(walk);
  for (const embed of row.embeds) texts.push(embed.title ?? '', embed.description ?? '');
  return plainText(texts.filter(Boolean).join(' ')).slice(0, 120) || say('chat.attachment');
}

function replyLine(row) {
  const used = row.type === 20 || row.type === 23;
  if (used && row.interaction_metadata) {
    const user = person(row.interaction_metadata.user.id);
    return h(
      'div.reply',
      {},
      avatar(user, 16),
      h('span.who', { style: { color: nameColor(user?.id) } }, user?.name ?? '?'),
      h('span', {}, say('chat.used')),
      h('span.mention', {}, `/${row.interaction_metadata.name ?? ''}`),
    );
  }
  if (row.message_reference === undefined) return null;
  const to = row.referenced_message;
  if (!to) return h('div.reply', {}, h('i', {}, say('chat.deleted')));
  const author = person(to.author.id);
  return h(
    'div.reply',
    { onclick: () => document.getElementById(`m${to.id}`)?.scrollIntoView({ block: 'center', behavior: 'smooth' }) },
    avatar(author, 16),
    h('span.who', { style: { color: nameColor(author?.id) } }, author?.name ?? '?'),
    author?.bot ? h('span.tag', {}, say('bot.tag')) : null,
    h('span.preview', {}, summary(to)),
  );
}

const REACTIONS = ['👍', '❤️', '😂', '🎉', '⚔️'];

function reactions(row) {
  if (!row.reactors?.length) return null;
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

const react = (row, emoji) =>
  me('react', { channel: row.channel_id, message: row.id, emoji }).catch((error) => notice(why(error), true));

function content(row) {
  if (row.local)
    return h(
      'div.text.local',
      { class: row.failed ? 'failed' : 'muted' },
      row.failed ? say('chat.noanswer') : say('chat.sending'),
    );
  if (row.flags & LOADING)
    return h(
      'div.text.thinking',
      {},
      h('span.dots', {}, h('i'), h('i'), h('i')),
      say('chat.thinking', { name: person(row.author.id)?.name ?? '' }),
    );
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
function systemLine(row) {
  const author = person(row.author.id);
  const time = Date.parse(row.timestamp);
  return h(
    'article.message.system',
    { id: `m${row.id}` },
    icon('pin', 18),
    h(
      'div.body',
      {
        onclick: () =>
          document
            .getElementById(`m${row.message_reference?.message_id}`)
            ?.scrollIntoView({ block: 'center', behavior: 'smooth' }),
      },
      h('span', {}, say('chat.pins', { name: author?.name ?? '' })),
      h('time', { title: fullTime(time) }, ` ${writtenAt(time)}`),
    ),
  );
}

/** Draws a message; compact when it follows another of the same author. */
export function drawMessage(row, compact) {
  if (row.type === PIN_NOTE) return systemLine(row);
  const author = row.local ? person(state.frame.bot.id) : person(row.author.id);
  const time = Date.parse(row.timestamp);
  const called = row.mentions?.some((it) => it.id === state.me);
  const foot = row.ephemeral
    ? h(
        'div.only',
        {},
        icon('eye', 16),
        h('span', {}, say('chat.only')),
        h('span', {}, '•'),
        h('button.link', { onclick: () => dismiss(row) }, say('chat.dismiss')),
      )
    : null;
  return h(
    'article.message',
    {
      id: `m${row.id}`,
      class: [
        compact ? 'compact' : '',
        row.ephemeral ? 'ephemeral' : '',
        called && !row.ephemeral ? 'called' : '',
        row.local ? 'sending' : '',
      ].join(' '),
    },
    compact ? null : replyLine(row),
    compact ? h('time.side', { title: fullTime(time) }, clockTime(time)) : avatar(author, 40),
    h(
      'div.body',
      {},
      compact
        ? null
        : h(
            'div.head',
            {},
            h('span.name', { style: { color: nameColor(author?.id) } }, author?.name ?? row.author?.username ?? '?'),
            author?.bot ? h('span.tag', {}, say('bot.tag')) : null,
            h('time', { title: fullTime(time) }, writtenAt(time)),
            row.pinned ? h('span.pinned', { title: say('chat.pinned') }, icon('pin', 14)) : null,
          ),
      content(row),
      reactions(row),
      foot,
    ),
    row.local || row.ephemeral
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

function dismiss(row) {
  state.dismissed.add(row.id);
  const kept = state.local.get(state.place);
  if (kept)
    state.local.set(
      state.place,
      kept.filter((it) => it.id !== row.id),
    );
  redraw('messages');
}
