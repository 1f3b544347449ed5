// What the page knows: who you are, the frame around you, the messages of open channels, and what is on its way.
import { act } from './net.js';

export const state = {
  me: null,
  frame: null,
  /** Channel id in view. */
  place: null,
  /** Messages by channel: {rows, more}. */
  messages: new Map(),
  /** Rows that only exist here: commands being sent or failed, refusals. */
  local: new Map(),
  /** Ephemeral messages put away. */
  dismissed: new Set(),
  /** Failed presses by message id. */
  failed: new Map(),
  /** What is being waited for, by message id and custom id. */
  busy: new Map(),
  commands: new Map(),
  newFrom: null,
  clock: { movable: false, due: null },
};

const listeners = new Map();
/** Calls a listener when a part of the page should be drawn again: on('messages', draw). */
export const on = (what, listener) => listeners.set(what, [...(listeners.get(what) ?? []), listener]);
export const redraw = (...parts) => {
  for (const part of parts) for (const listener of listeners.get(part) ?? []) listener();
};

export const person = (id) => {
  const { frame } = state;
  if (!frame) return null;
  if (id === frame.bot.id) return { ...frame.bot, bot: true, username: frame.bot.name };
  return frame.people.find((it) => it.id === id) ?? null;
};

export const channel = (id) => {
  const { frame } = state;
  if (!frame) return null;
  return id === frame.dm.id ? frame.dm : (frame.channels.find((it) => it.id === id) ?? null);
};
export const inDm = () => state.frame !== null && state.place === state.frame.dm.id;
export const isThread = (it) => it?.thread !== null && it?.thread !== undefined;

/** Colour of a member's name: that of their highest coloured role. */
export const nameColor = (id) => {
  const held = state.frame.guild.members.find((it) => it.id === id)?.roles ?? [];
  const role = state.frame.guild.roles.find((it) => held.includes(it.id) && it.color !== 0);
  return role ? `#${role.color.toString(16).padStart(6, '0')}` : undefined;
};

export const me = (name, body) => act(state.me, name, body);

const waiting = new Map();
const early = new Map();
export const ANSWER_WITHIN = 3000;

/** Hears how an interaction was answered. */
export function answered(event) {
  const wait = waiting.get(event.interaction);
  if (wait) wait(event);
  else early.set(event.interaction, event);
}

/** Starts an interaction and gives its answer, or null when none came within three seconds. */
export async function interact(name, body) {
  const { interaction } = await me(name, body);
  const had = early.get(interaction);
  early.delete(interaction);
  if (had) return had;
  return new Promise((resolve) => {
    const done = (event) => {
      clearTimeout(timer);
      waiting.delete(interaction);
      resolve(event);
    };
    const timer = setTimeout(() => done(null), ANSWER_WITHIN + 200);
    waiting.set(interaction, done);
  });
}

/** Files of an input as the server takes them. */
export const readFiles = (files) =>
  Promise.all(
    [...files].map(
      (file) =>
        new Promise((resolve, reject) => {
          const reader = new FileReader();
          reader.onload = () => resolve({ name: file.name, base64: String(reader.result).replace(/^.*?base64,/, '') });
          reader.onerror = () => reject(reader.error);
          reader.readAsDataURL(file);
        }),
    ),
  );
