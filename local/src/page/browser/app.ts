// Starts the page: who you are, the socket, which channel is open, and what happens at every event.
import { setNow } from './clock.js';
import type { IconName } from './dom.js';
import { avatar, byId, fill, h, icon, isIn } from './dom.js';
import { setForumGo, showForum } from './forum.js';
import { setUse } from './hints.js';
import { language, languageOf, say, setLanguage, why } from './language.js';
import { closePopup, notice } from './layer.js';
import { setMentionActions } from './look.js';
import { showMessages, showTyping, takeMessage } from './messages.js';
import { showComposer, useCommand } from './composer.js';
import { act, listPeople, listen } from './net.js';
import type { PageEvent } from './protocol.js';
import { setGo } from './sidebar.js';
import { answered, channel, frame, inDm, me, on, person, redraw, state } from './state.js';
import { setActions } from './topbar.js';
import type { Language } from './words.js';

const FORUM = 15;
let silence: () => void = () => undefined;
let booted = false;

const remember = (key: string, value: string): void => {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Without storage the page still works; it only forgets.
  }
};
const recall = (key: string): string | null => {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
};

/** Becomes a person: a new socket, their frame, the same channel if they can see it. */
function become(id: string): void {
  silence();
  closePopup();
  state.me = id;
  state.messages.clear();
  state.commands.clear();
  state.local.clear();
  state.failed.clear();
  state.busy.clear();
  booted = false;
  remember('me', id);
  silence = listen(id, hear, (online, again) => {
    if (!online) notice(say('net.lost'), true);
    else if (again) reload();
  });
}

/** After a lost connection everything open is read anew. */
function reload(): void {
  state.messages.clear();
  if (state.place !== '') void open(state.place, true);
}

const complain = (error: unknown): void => notice(why(error), true);

/** Tells the server which language the person's client speaks. */
const tellLanguage = (wanted: Language): void =>
  void me('locale', { locale: wanted === 'ko' ? 'ko' : 'en-US' }).catch(complain);

function applyLanguage(): void {
  const { me: mine } = frame();
  const kept = recall(`language:${mine.id}`) ?? recall('language');
  const wanted = languageOf(kept ?? navigator.language.slice(0, 2));
  setLanguage(wanted);
  document.title = say('app.title');
  if (languageOf(mine.locale) !== wanted) tellLanguage(wanted);
}

function toggleLanguage(): void {
  const wanted = language() === 'ko' ? 'en' : 'ko';
  remember('language', wanted);
  remember(`language:${state.me}`, wanted);
  setLanguage(wanted);
  tellLanguage(wanted);
  document.title = say('app.title');
  drawHeader();
  redraw('language');
}

function hear(event: PageEvent): void {
  switch (event.t) {
    case 'frame':
      state.frame = event.frame;
      if (booted) {
        if (!channel(state.place)) void open(firstPlace());
        redraw('frame');
        drawHeader();
      } else start();
      return;
    case 'message':
      if (takeMessage(event)) {
        redraw('messages');
        if (event.verb === 'create') markRead();
      }
      return;
    case 'answered':
      answered(event);
      return;
    case 'typing':
      showTyping(event.channel, event.user);
      return;
    case 'clock':
      setNow(event.now);
      state.clock = { movable: event.movable, due: event.due };
      redraw('clock', 'messages');
      return;
    case 'commands':
      state.commands.clear();
      void loadCommands();
      return;
  }
}

const firstPlace = (): string => frame().channels.find((it) => it.type === 0)?.id ?? frame().dm.id;

function start(): void {
  booted = true;
  applyLanguage();
  const wanted = channel(state.place) ? state.place : state.wasDm ? frame().dm.id : firstPlace();
  void open(wanted, true);
  redraw('frame', 'language');
}

/** Opens a channel, post, forum or the DM. */
async function open(id: string, again = false): Promise<void> {
  const place = channel(id);
  if (!place || (id === state.place && !again)) {
    document.body.classList.remove('side-open');
    return;
  }
  closePopup();
  state.place = id;
  state.wasDm = inDm();
  if (!state.wasDm) state.lastGuildPlace = id;
  state.newFrom = null;
  document.body.classList.remove('side-open');
  const stage = byId('stage');
  drawHeader();
  redraw('place');
  const commands = loadCommands();
  if (place.type === FORUM) {
    showForum(stage);
    showComposer();
    return;
  }
  const unread = place.count;
  showMessages(stage);
  showComposer();
  try {
    const page = await me('messages', { channel: id });
    if (state.place !== id) return;
    state.messages.set(id, { rows: page.messages, more: page.more });
    const others = page.messages.filter((row) => row.author.id !== state.me && !row.ephemeral);
    state.newFrom = unread > 0 ? (others.at(-unread)?.id ?? null) : null;
    if (state.newFrom === page.messages[0]?.id) state.newFrom = null;
    redraw('messages');
    markRead();
  } catch (error) {
    complain(error);
  }
  await commands;
}

async function loadCommands(): Promise<void> {
  const id = state.place;
  if (id === '' || state.commands.has(id)) {
    redraw('commands');
    return;
  }
  try {
    const { commands } = await me('commands', { channel: id });
    state.commands.set(id, commands);
    if (state.place === id) redraw('commands');
  } catch (error) {
    complain(error);
  }
}

const markRead = (): void => {
  if (document.visibilityState === 'visible')
    void act(state.me, 'read', { channel: state.place }).catch(() => undefined);
};

const followButton = (id: string, followed: boolean): HTMLElement =>
  h(
    'button.chip.follow',
    { onclick: () => void me('follow', { channel: id, on: !followed }).catch(complain) },
    say(followed ? 'post.leave' : 'post.follow'),
  );

function drawHeader(): void {
  const place = channel(state.place);
  if (!place) return;
  const dm = inDm();
  const parent = place.thread ? channel(place.parentId) : null;
  const sign: IconName = place.type === FORUM ? 'forum' : place.type === 12 ? 'lock' : place.thread ? 'thread' : 'hash';
  fill(
    byId('header'),
    dm ? avatar(person(frame().bot.id), 24) : icon(sign, 22),
    parent
      ? [h('button.crumb', { onclick: () => void open(parent.id) }, parent.name), h('span.crumb-arrow', {}, '›')]
      : null,
    h('h1', {}, dm ? frame().bot.name : place.name),
    dm ? h('span.tag', {}, say('bot.tag')) : null,
    place.thread?.locked ? h('span.post-tag', {}, '🔒') : null,
    place.thread ? followButton(place.id, place.thread.followed) : null,
    place.topic ? h('span.topic', {}, place.topic) : null,
  );
}

function toggleHints(): void {
  const phone = matchMedia('(max-width: 1000px)').matches;
  document.body.classList.toggle(phone ? 'hints-open' : 'hints-closed');
}

document.addEventListener('visibilitychange', markRead);
document.addEventListener('click', (event) => {
  if (!isIn(event.target, '#sidebar, #rail, .burger, #hints, .switches'))
    document.body.classList.remove('side-open', 'hints-open');
});
setGo((id) => void open(id));
setForumGo((id) => void open(id));
setActions({ become, language: toggleLanguage, hints: toggleHints });
const useHere = async (line: string): Promise<void> => {
  document.body.classList.remove('hints-open');
  if (channel(state.place)?.type === FORUM) await open(firstPlace());
  useCommand(line);
};
setMentionActions({ open: (id) => void open(id), command: (line) => void useHere(line) });
setUse((line) => void useHere(line));
on('language', () => redraw('place'));

const everybody = await listPeople();
const asked = new URLSearchParams(location.search).get('as')?.toLowerCase();
const wanted =
  everybody.find((it) => it.name.toLowerCase() === asked) ??
  everybody.find((it) => it.id === recall('me')) ??
  everybody.find((it) => it.kind === 'player') ??
  everybody[0];
if (wanted) become(wanted.id);
