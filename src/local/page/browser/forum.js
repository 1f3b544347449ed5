// A forum channel: its posts as cards, newest activity first.
import { relative } from './clock.js';
import { avatar, fill, h, icon, nearUrl } from './dom.js';
import { plainText } from './markdown.js';
import { channel, nameColor, on, person, state } from './state.js';
import { say } from './words.js';

let go = () => undefined;
let stage = null;
export const setForumGo = (action) => {
  go = action;
};

const time = (id) => Number((BigInt(id) >> 22n) + 1420070400000n);

function texts(message) {
  const out = [message.content];
  let image = message.attachments.find((file) => file.content_type?.startsWith('image/'))?.url;
  const walk = (it) => {
    if (it?.type === 10) out.push(it.content);
    if (it?.type === 12) image ??= it.items[0]?.media.url;
    for (const part of it?.components ?? []) walk(part);
  };
  message.components.forEach(walk);
  for (const embed of message.embeds) {
    out.push(embed.title ?? '', embed.description ?? '');
    image ??= embed.image?.url;
  }
  return { text: plainText(out.filter(Boolean).join('\n')).slice(0, 220), image };
}

function card(post, forum) {
  const first = post.firstMessage;
  const { text, image } = first ? texts(first) : { text: '', image: null };
  const author = person(post.thread.ownerId);
  const last = post.lastMessageId ?? post.id;
  return h(
    'button.post',
    { class: post.count > 0 ? 'fresh' : '', dataset: { channel: post.id }, onclick: () => go(post.id) },
    h(
      'div.post-main',
      {},
      h(
        'div.post-tags',
        {},
        post.thread.locked ? h('span.post-tag', {}, '🔒') : null,
        post.thread.archived ? h('span.post-tag', {}, say('side.archived')) : null,
        post.thread.tags.map((id) => {
          const tag = forum.tags.find((it) => it.id === id);
          return tag ? h('span.post-tag', {}, tag.emojiName ? `${tag.emojiName} ` : '', tag.name) : null;
        }),
      ),
      h('h3', {}, post.name),
      h(
        'p',
        {},
        avatar(author, 18),
        h('span.who', { style: { color: nameColor(author?.id) } }, author?.name ?? ''),
        h('span', {}, text),
      ),
      h(
        'div.post-foot',
        {},
        icon('forum', 15),
        h('span', {}, say('forum.posts', { count: String(post.messages) })),
        post.count > 0 ? h('span.badge', {}, String(post.count)) : null,
        h('span', { dataset: { relative: String(time(last)) } }, relative(time(last))),
      ),
    ),
    image ? h('img.post-picture', { src: nearUrl(image), alt: '' }) : null,
  );
}

function draw() {
  const forum = channel(state.place);
  if (!stage?.isConnected || forum?.type !== 15) return;
  const posts = state.frame.channels
    .filter((it) => it.thread && it.parentId === forum.id)
    .sort((a, b) => (BigInt(b.lastMessageId ?? b.id) > BigInt(a.lastMessageId ?? a.id) ? 1 : -1));
  fill(
    stage,
    forum.topic ? h('p.forum-topic', {}, forum.topic) : null,
    posts.length === 0
      ? h('div.empty', {}, icon('forum', 48), h('p', {}, say('forum.empty')))
      : posts.map((post) => card(post, forum)),
  );
}

/** Shows the posts of the forum in view. */
export function showForum(parent) {
  stage = h('div.forum', {});
  fill(parent, stage);
  draw();
}

on('frame', draw);
on('language', draw);
