// A forum channel: its posts as cards, newest activity first.
import { relative } from './clock.js';
import { avatar, fill, h, icon, nearUrl } from './dom.js';
import { say } from './language.js';
import { preview } from './message.js';
import type { Channel } from './protocol.js';
import { channel, frame, nameColor, on, person, state } from './state.js';

let go: (channel: string) => void = () => undefined;
let stage: HTMLElement | null = null;
/** Sets what opening a post does. */
export function setForumGo(action: (channel: string) => void): void {
  go = action;
}

/** The moment an id was made at. */
const idTime = (id: string): number => Number((BigInt(id) >> 22n) + 1420070400000n);

/** Channels with threads last used first. */
export const byLastUse = (a: Channel, b: Channel): number =>
  BigInt(b.lastMessageId ?? b.id) > BigInt(a.lastMessageId ?? a.id) ? 1 : -1;

function card(post: Channel, forum: Channel): HTMLElement {
  const { text, picture } = post.firstMessage ? preview(post.firstMessage) : { text: '', picture: null };
  const author = person(post.thread?.ownerId ?? '');
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
        post.thread?.locked ? h('span.post-tag', {}, '🔒') : null,
        post.thread?.archived ? h('span.post-tag', {}, say('side.archived')) : null,
        post.thread?.tags.map((id) => {
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
        h('span', {}, text.slice(0, 220)),
      ),
      h(
        'div.post-foot',
        {},
        icon('forum', 15),
        h('span', {}, say('forum.posts', { count: String(post.messages) })),
        post.count > 0 ? h('span.badge', {}, String(post.count)) : null,
        h('span', { dataset: { relative: String(idTime(last)) } }, relative(idTime(last))),
      ),
    ),
    picture === null ? null : h('img.post-picture', { src: nearUrl(picture), alt: '' }),
  );
}

function draw(): void {
  const forum = channel(state.place);
  if (!stage?.isConnected || forum?.type !== 15) return;
  const posts = frame()
    .channels.filter((it) => it.thread && it.parentId === forum.id)
    .sort(byLastUse);
  fill(
    stage,
    forum.topic ? h('p.forum-topic', {}, forum.topic) : null,
    posts.length === 0
      ? h('div.empty', {}, icon('forum', 48), h('p', {}, say('forum.empty')))
      : posts.map((post) => card(post, forum)),
  );
}

/** Shows the posts of the forum in view. */
export function showForum(parent: HTMLElement): void {
  stage = h('div.forum', {});
  fill(parent, stage);
  draw();
}

on('frame', draw);
on('language', draw);
