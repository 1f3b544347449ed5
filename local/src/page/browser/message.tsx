// One message: its reply line, author, text and parts, reactions, and the note under an ephemeral one.
import type { ComponentChild, VNode } from 'preact';
import { Component } from 'preact';
import { attempt } from './actions.js';
import { clockTime, fullTime, writtenAt } from './clock.js';
import { Avatar, Dots, Icon } from './icons.js';
import { say } from './language.js';
import { markdown } from './markdown.js';
import { MessageParts } from './parts.js';
import { preview } from './preview.js';
import type { Message } from './protocol.js';
import type { Row, Sending, Somebody } from './state.js';
import { change, frame, isSending, nameColor, person, state } from './state.js';

const LOADING = 128;
/** The type of the line Discord writes when a message is pinned. */
export const PIN_NOTE = 6;

function toMessage(id: string | undefined): void {
  document.getElementById(`m${id ?? ''}`)?.scrollIntoView({ block: 'center', behavior: 'smooth' });
}

function dismiss(id: string): void {
  state.dismissed.add(id);
  const kept = state.local.get(state.place) ?? [];
  state.local.set(
    state.place,
    kept.filter((it) => it.id !== id),
  );
  change();
}

const react = (row: Message, emoji: string): void =>
  attempt('react', { channel: row.channel_id, message: row.id, emoji });

const Who = ({ of, name = '?', look = 'who' }: { of: Somebody | null; name?: string; look?: string }): VNode => (
  <>
    <span class={look} style={{ color: nameColor(of?.id) }}>
      {of?.name ?? name}
    </span>
  </>
);
const AppTag = (): VNode => <span class="tag">{say('bot.tag')}</span>;

const UsedLine = ({ by, command }: { readonly by: string; readonly command: string }): VNode => (
  <div class="reply">
    <Avatar of={person(by)} size={16} />
    <Who of={person(by)} />
    <span>{say('chat.used')}</span>
    <span class="mention">/{command}</span>
  </div>
);

function ReplyLine({ of: row }: { readonly of: Message }): VNode | null {
  const meta = row.interaction_metadata;
  if ((row.type === 20 || row.type === 23) && meta) return <UsedLine by={meta.user.id} command={meta.name ?? ''} />;
  if (row.message_reference === undefined) return null;
  const to = row.referenced_message;
  if (!to)
    return (
      <div class="reply">
        <i>{say('chat.deleted')}</i>
      </div>
    );
  const author = person(to.author.id);
  return (
    <div class="reply" onClick={() => toMessage(to.id)}>
      <Avatar of={author} size={16} />
      <Who of={author} />
      {author?.bot && <AppTag />}
      <span class="preview">{preview(to).text.slice(0, 120) || say('chat.attachment')}</span>
    </div>
  );
}

function Content({ of: row }: { readonly of: Message }): VNode {
  if (row.flags & LOADING)
    return (
      <div class="text thinking">
        <Dots />
        {say('chat.thinking', { name: person(row.author.id)?.name ?? '' })}
      </div>
    );
  const edited = row.edited_timestamp && (
    <span class="edited" title={fullTime(Date.parse(row.edited_timestamp))}>{` ${say('chat.edited')}`}</span>
  );
  return (
    <>
      {row.content !== '' && (
        <div class="text">
          {markdown(row.content)}
          {edited}
        </div>
      )}
      <MessageParts of={row} />
      {row.content === '' && edited && <div class={`text ${row.flags & 32768 ? 'after' : ''}`}>{edited}</div>}
    </>
  );
}

/** A line Discord itself writes. */
function SystemLine({ of: row }: { readonly of: Message }): VNode {
  const time = Date.parse(row.timestamp);
  return (
    <article class="message system" id={`m${row.id}`}>
      <Icon name="pin" size={18} />
      <div class="body" onClick={() => toMessage(row.message_reference?.message_id)}>
        <span>{say('chat.pins', { name: person(row.author.id)?.name ?? '' })}</span>
        <time title={fullTime(time)}>{` ${writtenAt(time)}`}</time>
      </div>
    </article>
  );
}

function Head(props: { of: Somebody | null; name: string; time: number; children?: ComponentChild }): VNode {
  return (
    <div class="head">
      <Who of={props.of} name={props.name} look="name" />
      {props.of?.bot && <AppTag />}
      <time title={fullTime(props.time)}>{writtenAt(props.time)}</time>
      {props.children}
    </div>
  );
}

const OnlyYou = ({ id }: { readonly id: string }): VNode => (
  <div class="only">
    <Icon name="eye" size={16} />
    <span>{say('chat.only')}</span>
    <span>•</span>
    <button class="link" onClick={() => dismiss(id)}>
      {say('chat.dismiss')}
    </button>
  </div>
);

/** A command on its way to the bot, or one the bot never answered. */
function SendingLine({ of: row }: { readonly of: Sending }): VNode {
  const bot = person(frame().bot.id);
  return (
    <article class="message ephemeral sending" id={`m${row.id}`}>
      <UsedLine by={state.me} command={row.command} />
      <Avatar of={bot} />
      <div class="body">
        <Head of={bot} name="?" time={Date.parse(row.timestamp)} />
        <div class={`text local ${row.failed ? 'failed' : 'muted'}`}>
          {say(row.failed ? 'chat.noanswer' : 'chat.sending')}
        </div>
        <OnlyYou id={row.id} />
      </div>
    </article>
  );
}

const REACTIONS = ['👍', '❤️', '😂', '🎉', '⚔️'];

function WholeMessage({ of: row, compact }: { readonly of: Message; readonly compact: boolean }): VNode {
  const author = person(row.author.id);
  const time = Date.parse(row.timestamp);
  const called = !row.ephemeral && row.mentions.some((it) => it.id === state.me);
  return (
    <article
      id={`m${row.id}`}
      class={`message ${compact ? 'compact' : ''} ${row.ephemeral ? 'ephemeral' : ''} ${called ? 'called' : ''}`}
    >
      {!compact && <ReplyLine of={row} />}
      {compact ? (
        <time class="side" title={fullTime(time)}>
          {clockTime(time)}
        </time>
      ) : (
        <Avatar of={author} />
      )}
      <div class="body">
        {!compact && (
          <Head of={author} name={row.author.username} time={time}>
            {row.pinned && (
              <span class="pinned" title={say('chat.pinned')}>
                <Icon name="pin" size={14} />
              </span>
            )}
          </Head>
        )}
        <Content of={row} />
        {row.reactors.length > 0 && (
          <div class="reactions">
            {row.reactors.map((it) => (
              <button
                key={it.emoji}
                class={`reaction ${it.users.includes(state.me) ? 'mine' : ''}`}
                onClick={() => react(row, it.emoji)}
              >
                {it.emoji}
                <span>{it.users.length}</span>
              </button>
            ))}
          </div>
        )}
        {row.ephemeral && <OnlyYou id={row.id} />}
      </div>
      {!row.ephemeral && (
        <div class="tools">
          {REACTIONS.map((emoji) => (
            <button key={emoji} class="plain" title={say('chat.react')} onClick={() => react(row, emoji)}>
              {emoji}
            </button>
          ))}
        </div>
      )}
    </article>
  );
}

interface LineProps {
  readonly row: Row;
  /** Whether it follows another of the same author, and goes without its head. */
  readonly compact: boolean;
  /** What else changes how it is drawn. */
  readonly sign: string;
}

/** A line of the list, drawn again only when something of it has changed. */
export class MessageLine extends Component<LineProps> {
  override shouldComponentUpdate(next: LineProps): boolean {
    const { row, compact, sign } = this.props;
    return next.row !== row || next.compact !== compact || next.sign !== sign;
  }

  override render({ row, compact }: LineProps): VNode {
    if (isSending(row)) return <SendingLine of={row} />;
    return row.type === PIN_NOTE ? <SystemLine of={row} /> : <WholeMessage of={row} compact={compact} />;
  }
}
