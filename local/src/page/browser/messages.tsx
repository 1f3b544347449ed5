// The message list of a channel: grouped by author, with replies, ephemeral notes, reactions, dates and unread mark.
import type { VNode } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { longDate, now } from './clock.js';
import { Avatar, Dots, Icon } from './icons.js';
import { language, say, why } from './language.js';
import { notice } from './layer.js';
import { MessageLine, PIN_NOTE } from './message.js';
import type { Channel } from './protocol.js';
import type { Row } from './state.js';
import { change, frame, inDm, isSending, me, person, state } from './state.js';

const GROUP = 7 * 60_000;
/** So near to the end a reader is at the end. */
const NEAR = 120;

const rows = (): Row[] => {
  const kept = state.messages.get(state.place)?.rows ?? [];
  return [...kept.filter((row) => !state.dismissed.has(row.id)), ...(state.local.get(state.place) ?? [])];
};

/** What changes how a message is drawn, beside itself. */
const signOf = (row: Row): string => {
  const busy = [...state.busy].filter((key) => key.startsWith(`${row.id}:`)).join();
  return [busy, state.failed.get(row.id), new Date(now()).toDateString(), language(), state.me].join('|');
};

function Intro({ of: place }: { readonly of: Channel }): VNode {
  const { bot } = frame();
  if (inDm())
    return (
      <div class="intro">
        <Avatar of={person(bot.id)} size={80} />
        <h1>{bot.name}</h1>
        <p>{say('chat.start.dm', { name: bot.name })}</p>
      </div>
    );
  const below = place.thread ? say('chat.start.post') : place.topic;
  return (
    <div class="intro">
      <span class="big">
        <Icon name={place.thread ? 'thread' : 'hash'} size={42} />
      </span>
      <h1>{place.thread ? place.name : say('chat.start', { name: place.name })}</h1>
      {below && <p>{below}</p>}
    </div>
  );
}

/** Whether a row goes without head under the one before it. */
function follows(row: Row, before: Row): boolean {
  if (isSending(row) || isSending(before)) return false;
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

function lineOf(row: Row, before: Row | undefined): VNode[] {
  const newDay = before === undefined || dayOf(row) !== dayOf(before);
  const fresh = row.id === state.newFrom;
  const compact = !newDay && !fresh && follows(row, before);
  return [
    ...(newDay
      ? [
          <div key={`day ${row.id}`} class="day">
            <span>{longDate(Date.parse(row.timestamp))}</span>
          </div>,
        ]
      : []),
    ...(fresh
      ? [
          <div key="new" class="new">
            <span>{say('chat.new')}</span>
          </div>,
        ]
      : []),
    <MessageLine key={row.id} row={row} compact={compact} sign={signOf(row)} />,
  ];
}

/** The list of the channel in view: stays at its end where the reader is there, and keeps their place where they are not. */
export function Messages({ of: place }: { readonly of: Channel }): VNode {
  const scroller = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const jump = useRef<HTMLButtonElement>(null);
  /** How high the list was before older messages were put above it. */
  const grownFrom = useRef<number | null>(null);
  const kept = state.messages.get(place.id);
  const all = rows();

  const toEnd = (): void => {
    const node = scroller.current;
    if (node && state.stuck) node.scrollTop = node.scrollHeight;
  };
  const older = async (): Promise<void> => {
    if (!kept) return;
    try {
      const page = await me('messages', { channel: place.id, before: kept.rows[0]?.id });
      grownFrom.current = scroller.current?.scrollHeight ?? null;
      kept.rows = [...page.messages, ...kept.rows];
      kept.more = page.more;
      change({ stuck: false });
    } catch (error) {
      notice(why(error), true);
    }
  };
  useLayoutEffect(() => {
    const node = scroller.current;
    if (node && grownFrom.current !== null) node.scrollTop += node.scrollHeight - grownFrom.current;
    grownFrom.current = null;
    toEnd();
  });
  // Pictures grow the list as they come in; stay at the end if that is where the reader was.
  useLayoutEffect(() => {
    const watch = new ResizeObserver(toEnd);
    if (list.current) watch.observe(list.current);
    return () => watch.disconnect();
  }, []);
  const scrolled = (node: HTMLElement): void => {
    state.stuck = node.scrollHeight - node.scrollTop - node.clientHeight < NEAR;
    jump.current?.classList.toggle('shown', !state.stuck);
  };
  return (
    <>
      <div class="scroller" tabIndex={0} ref={scroller} onScroll={(event) => scrolled(event.currentTarget)}>
        <div class="messages" role="log" ref={list}>
          {kept?.more && (
            <button key="older" class="older" onClick={() => void older()}>
              {say('chat.older')}
            </button>
          )}
          {kept?.more === false && <Intro key="intro" of={place} />}
          {all.flatMap((row, index) => lineOf(row, all[index - 1]))}
        </div>
      </div>
      <button
        class="jump"
        ref={jump}
        onClick={() => {
          state.stuck = true;
          toEnd();
        }}
      >
        {say('chat.jump')}
        <Icon name="down" size={16} />
      </button>
      <div class="typing">
        {state.typing !== null && (
          <>
            <Dots />
            {say('chat.typing', { name: person(state.typing)?.name ?? '' })}
          </>
        )}
      </div>
    </>
  );
}
