// What happens on the page: becoming somebody, opening a channel, another language, and every event of the socket.
import { setNow } from './clock.js';
import { lines } from './command-lines.js';
import { language, languageOf, say, setLanguage, why } from './language.js';
import { notice } from './layer.js';
import { listen } from './net.js';
import type { PageEvent } from './protocol.js';
import { FORUM, answered, change, channel, frame, inDm, me, state } from './state.js';

let silence: () => void = () => undefined;
let booted = false;

const remember = (key: string, value: string): void => {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Without storage the page still works; it only forgets.
  }
};
export const recall = (key: string): string | null => {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
};

const complain = (error: unknown): void => notice(why(error), true);

/** Does an action whose answer nobody waits for; a refusal is shown. */
export const attempt = (...action: Parameters<typeof me>): void => void me(...action).catch(complain);

/** Becomes a person: a new socket, their frame, the same channel if they can see it. */
export function become(id: string): void {
  silence();
  state.messages.clear();
  state.commands.clear();
  state.local.clear();
  state.failed.clear();
  state.busy.clear();
  booted = false;
  remember('me', id);
  change({ me: id, menu: null });
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

/** Speaks a language, and tells the server where it knows another one. */
function speak(wanted: ReturnType<typeof language>): void {
  setLanguage(wanted);
  document.title = say('app.title');
  if (languageOf(frame().me.locale) !== wanted) attempt('locale', { locale: wanted === 'ko' ? 'ko' : 'en-US' });
}

export function toggleLanguage(): void {
  const wanted = language() === 'ko' ? 'en' : 'ko';
  remember('language', wanted);
  remember(`language:${state.me}`, wanted);
  speak(wanted);
  change();
}

/** What decides which commands a person has: their roles. */
const rightsOf = (): string => (state.frame?.guild.members.find((it) => it.id === state.me)?.roles ?? []).join();

function hear(event: PageEvent): void {
  switch (event.t) {
    case 'frame': {
      const before = rightsOf();
      change({ frame: event.frame });
      if (!booted) {
        booted = true;
        speak(languageOf(recall(`language:${state.me}`) ?? recall('language') ?? navigator.language.slice(0, 2)));
        void open(channel(state.place) ? state.place : state.wasDm ? frame().dm.id : firstPlace(), true);
      } else if (!channel(state.place)) void open(firstPlace());
      else if (rightsOf() !== before) {
        state.commands.clear();
        void loadCommands();
      }
      return;
    }
    case 'message':
      takeMessage(event);
      return;
    case 'answered':
      answered(event);
      return;
    case 'typing':
      if (event.channel === state.place) showTyping(event.user);
      return;
    case 'clock':
      setNow(event.now);
      change({ clock: { movable: event.movable, due: event.due } });
      return;
    case 'commands':
      state.commands.clear();
      void loadCommands();
      return;
  }
}

function takeMessage(event: Extract<PageEvent, { t: 'message' }>): void {
  const kept = state.messages.get(event.channel);
  if (kept) {
    const { id } = event.message;
    if (event.verb === 'delete') kept.rows = kept.rows.filter((row) => row.id !== id);
    else if (kept.rows.some((row) => row.id === id))
      kept.rows = kept.rows.map((row) => (row.id === id ? event.message : row));
    else if (event.verb === 'create') kept.rows = [...kept.rows, event.message];
  }
  if (event.channel !== state.place) return;
  if (event.verb === 'create') {
    const { author } = event.message;
    if (author.id === state.me) state.stuck = true;
    if (author.id === frame().bot.id) state.typing = null;
    markRead();
  }
  change();
}

let typingTimer: number | undefined;
/** Shows for a while that somebody writes here. */
function showTyping(who: string): void {
  change({ typing: who });
  clearTimeout(typingTimer);
  typingTimer = setTimeout(() => change({ typing: null }), 8000);
}

export const firstPlace = (): string => frame().channels.find((it) => it.type === 0)?.id ?? frame().dm.id;

/** Opens a channel, post, forum or the DM; the drawer with the channels goes, unless the person is still choosing there. */
export async function open(id: string, again = false, choosing = false): Promise<void> {
  const place = channel(id);
  if (!place || (id === state.place && !again)) {
    change({ sideOpen: choosing && state.sideOpen });
    return;
  }
  change({
    place: id,
    visit: state.visit + 1,
    newFrom: null,
    command: null,
    menu: null,
    typing: null,
    stuck: true,
    sideOpen: choosing && state.sideOpen,
    wasDm: id === frame().dm.id,
  });
  if (!inDm()) state.lastGuildPlace = id;
  const commands = loadCommands();
  if (place.type !== FORUM) await loadMessages(id, place.count);
  await commands;
}

async function loadMessages(id: string, unread: number): Promise<void> {
  try {
    const page = await me('messages', { channel: id });
    if (state.place !== id) return;
    state.messages.set(id, { rows: page.messages, more: page.more });
    const others = page.messages.filter((row) => row.author.id !== state.me && !row.ephemeral);
    const newFrom = unread > 0 ? (others.at(-unread)?.id ?? null) : null;
    change({ newFrom: newFrom === page.messages[0]?.id ? null : newFrom });
    markRead();
  } catch (error) {
    complain(error);
  }
}

async function loadCommands(): Promise<void> {
  const id = state.place;
  if (id === '' || state.commands.has(id)) return;
  try {
    const { commands } = await me('commands', { channel: id });
    state.commands.set(id, commands);
    if (state.place === id) change();
  } catch (error) {
    complain(error);
  }
}

/** Opens the editor of a command by its line, in a channel where it can be typed. */
export async function beginCommand(line: string): Promise<void> {
  change({ hintsOpen: false });
  if (channel(state.place)?.type === FORUM) await open(firstPlace());
  const found = lines(state.commands.get(state.place) ?? []).find((it) => it.line === line);
  if (found) change({ command: found });
}

export const markRead = (): void => {
  if (document.visibilityState === 'visible') void me('read', { channel: state.place }).catch(() => undefined);
};
