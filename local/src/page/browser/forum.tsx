// A forum channel: its posts as cards, newest activity first.
import type { VNode } from 'preact';
import { open } from './actions.js';
import { Relative } from './clock.js';
import { Avatar, Badge, Icon, nearUrl } from './icons.js';
import { say } from './language.js';
import { preview } from './preview.js';
import type { Channel } from './protocol.js';
import { frame, nameColor, person } from './state.js';

/** The moment an id was made at. */
const idTime = (id: string): number => Number((BigInt(id) >> 22n) + 1420070400000n);

/** Channels with threads last used first. */
export const byLastUse = (a: Channel, b: Channel): number =>
  BigInt(b.lastMessageId ?? b.id) > BigInt(a.lastMessageId ?? a.id) ? 1 : -1;

function Card({ post, forum }: { readonly post: Channel; readonly forum: Channel }): VNode {
  const { text, picture } = post.firstMessage ? preview(post.firstMessage) : { text: '', picture: null };
  const author = person(post.thread?.ownerId ?? '');
  const tags = forum.tags.filter((it) => post.thread?.tags.includes(it.id));
  return (
    <button class={`post ${post.count > 0 ? 'fresh' : ''}`} data-channel={post.id} onClick={() => void open(post.id)}>
      <div class="post-main">
        <div class="post-tags">
          {post.thread?.locked && <span class="post-tag">🔒</span>}
          {post.thread?.archived && <span class="post-tag">{say('side.archived')}</span>}
          {tags.map((tag) => (
            <span key={tag.id} class="post-tag">
              {tag.emojiName && `${tag.emojiName} `}
              {tag.name}
            </span>
          ))}
        </div>
        <h3>{post.name}</h3>
        <p>
          <Avatar of={author} size={18} />
          <span class="who" style={{ color: nameColor(author?.id) }}>
            {author?.name}
          </span>
          <span>{text.slice(0, 220)}</span>
        </p>
        <div class="post-foot">
          <Icon name="forum" size={15} />
          <span>{say('forum.posts', { count: String(post.messages) })}</span>
          <Badge count={post.count} />
          <span>
            <Relative time={idTime(post.lastMessageId ?? post.id)} />
          </span>
        </div>
      </div>
      {picture !== null && <img class="post-picture" src={nearUrl(picture)} alt="" />}
    </button>
  );
}

/** The posts of the forum in view. */
export function Forum({ of: forum }: { readonly of: Channel }): VNode {
  const posts = frame()
    .channels.filter((it) => it.thread && it.parentId === forum.id)
    .sort(byLastUse);
  return (
    <div class="forum">
      {forum.topic && <p class="forum-topic">{forum.topic}</p>}
      {posts.map((post) => (
        <Card key={post.id} post={post} forum={forum} />
      ))}
      {posts.length === 0 && (
        <div class="empty">
          <Icon name="forum" size={48} />
          <p>{say('forum.empty')}</p>
        </div>
      )}
    </div>
  );
}
