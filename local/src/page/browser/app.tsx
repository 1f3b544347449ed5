// Starts the page and draws it as one: the bar on top, the channels, the channel in view, the hints, and what lies over them.
import type { VNode } from 'preact';
import { render } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';
import { attempt, become, markRead, open, recall } from './actions.js';
import { signOf } from './choices.js';
import { Composer } from './composer.js';
import { Forum } from './forum.js';
import { Hints } from './hints.js';
import { Avatar, Icon } from './icons.js';
import { say } from './language.js';
import { Layer } from './layer.js';
import { Menu } from './menu.js';
import { Messages } from './messages.js';
import { listPeople } from './net.js';
import type { Channel } from './protocol.js';
import { Rail, Sidebar } from './sidebar.js';
import { FORUM, change, channel, frame, inDm, person, setDraw, state } from './state.js';
import { TopBar } from './topbar.js';

function Header({ of: place }: { readonly of: Channel }): VNode {
  const dm = inDm();
  const { thread } = place;
  const parent = thread ? channel(place.parentId) : null;
  return (
    <header id="header">
      {dm ? <Avatar of={person(frame().bot.id)} size={24} /> : <Icon name={signOf(place)} size={22} />}
      {parent && (
        <>
          <button class="crumb" onClick={() => void open(parent.id)}>
            {parent.name}
          </button>
          <span class="crumb-arrow">›</span>
        </>
      )}
      <h1 title={place.name}>{dm ? frame().bot.name : place.name}</h1>
      {dm && <span class="tag">{say('bot.tag')}</span>}
      {thread?.locked && <span class="post-tag">🔒</span>}
      {thread && (
        <button class="chip follow" onClick={() => attempt('follow', { channel: place.id, on: !thread.followed })}>
          {say(thread.followed ? 'post.leave' : 'post.follow')}
        </button>
      )}
      {place.topic && <span class="topic">{place.topic}</span>}
    </header>
  );
}

const isIn = (target: EventTarget | null, selector: string): boolean =>
  target instanceof Element && target.closest(selector) !== null;

/** A press beside what is pulled in from the sides puts it away. */
function pressed({ target }: Event): void {
  if ((state.sideOpen || state.hintsOpen) && !isIn(target, '#sidebar, #rail, .burger, #hints, .switches'))
    change({ sideOpen: false, hintsOpen: false });
}

/** Typing anywhere goes into the box, as on Discord. */
function typed(event: KeyboardEvent): void {
  const busy = isIn(event.target, 'input, textarea, select, .shade, .popup');
  if (busy || event.ctrlKey || event.metaKey || event.altKey || event.key.length !== 1 || event.key === ' ') return;
  document.querySelector<HTMLElement>('.box input, .box textarea')?.focus();
}

function App(): VNode | null {
  const [, draw] = useState({});
  useLayoutEffect(() => {
    setDraw(() => draw({}));
    document.addEventListener('click', pressed);
    document.addEventListener('keydown', typed);
    document.addEventListener('visibilitychange', markRead);
    draw({});
  }, []);
  useLayoutEffect(() => {
    for (const [name, on] of [
      ['side-open', state.sideOpen],
      ['hints-open', state.hintsOpen],
      ['hints-closed', state.hintsClosed],
    ] as const)
      document.body.classList.toggle(name, on);
  });
  const place = channel(state.place);
  if (!state.frame || !place) return null;
  return (
    <>
      <TopBar />
      <div id="frame">
        <Rail />
        <Sidebar />
        <main id="main">
          <Header of={place} />
          <div id="stage">
            {place.type === FORUM ? <Forum of={place} /> : <Messages key={state.visit} of={place} />}
          </div>
          <div id="composer">{place.type !== FORUM && <Composer key={state.visit} of={place} />}</div>
        </main>
        <Hints />
      </div>
      <Layer>{state.menu && <Menu key={state.menu.anchor} of={state.menu} />}</Layer>
    </>
  );
}

render(<App />, document.body);
const everybody = await listPeople();
const asked = new URLSearchParams(location.search).get('as')?.toLowerCase();
const wanted =
  everybody.find((it) => it.name.toLowerCase() === asked) ??
  everybody.find((it) => it.id === recall('me')) ??
  everybody.find((it) => it.kind === 'player') ??
  everybody[0];
if (wanted) become(wanted.id);
