// What the page knows: who you are, the frame around you, the messages of open channels, and what is on its way.
import type { ComponentChild } from 'preact';
import type { Line } from './command-lines.js';
import type { Emoji, Select } from './components.js';
import type { Face, IconName } from './icons.js';
import { language, languageOf } from './language.js';
import { act } from './net.js';
import type { ActionName, Actions, Answer, Channel, Command, Frame, Message, Person, SentFile } from './protocol.js';
import type { Key } from './words.js';

/** A line that exists only here: a command on its way, or one that got no answer. */
export interface Sending {
  readonly sending: true;
  readonly id: string;
  readonly command: string;
  readonly timestamp: string;
  readonly failed: boolean;
}
export type Row = Message | Sending;
export const isSending = (row: Row): row is Sending => 'sending' in row;

/** Discord's types of channels that look like no other. */
export const CATEGORY = 4;
export const PRIVATE = 12;
export const FORUM = 15;

/** The messages of a channel that were read so far. */
export interface Page {
  rows: readonly Message[];
  more: boolean;
}

/** One line of a list. */
export interface ListLine {
  readonly label: string;
  readonly description?: string | null | undefined;
  readonly emoji?: Emoji | null | undefined;
  readonly face?: Face;
  readonly sign?: IconName;
}

/** An option of a select menu of any kind. */
export interface MenuOption extends ListLine {
  readonly value: string;
  /** Whether it is chosen from the start. */
  readonly preset?: boolean;
}

/** A select menu that is open beside its button. */
export interface OpenMenu {
  readonly anchor: Element;
  readonly select: Select;
  readonly options: readonly MenuOption[];
  readonly onDone: (values: readonly string[]) => void;
}

/** A dialog in the middle: what it shows, and what had the focus before. */
export interface Dialog {
  readonly key: number;
  readonly draw: (close: () => void) => ComponentChild;
  readonly before: Element | null;
}

export const state = {
  /** The id of the person the page acts as. */
  me: '',
  frame: null as Frame | null,
  /** The channel in view; empty before the first is opened. */
  place: '',
  /** Counts how often a place was opened, so that what belongs to one visit ends with it. */
  visit: 0,
  wasDm: false,
  lastGuildPlace: null as string | null,
  messages: new Map<string, Page>(),
  /** Lines that only exist here, by channel. */
  local: new Map<string, readonly Sending[]>(),
  /** Ephemeral messages put away. */
  dismissed: new Set<string>(),
  /** Failed presses by message id. */
  failed: new Map<string, Key>(),
  /** What is being waited for, by message id and custom id. */
  busy: new Set<string>(),
  commands: new Map<string, readonly Command[]>(),
  newFrom: null as string | null,
  clock: { movable: false, due: null as number | null },
  /** Whether the reader is at the end of the messages, and stays there as more come. */
  stuck: true,
  /** Who writes in the channel in view. */
  typing: null as string | null,
  /** The slash command that is being filled in. */
  command: null as Line | null,
  /** The select menu that is open. */
  menu: null as OpenMenu | null,
  dialogs: [] as readonly Dialog[],
  notice: null as { readonly key: number; readonly text: string; readonly bad: boolean } | null,
  /** What is pulled in from the sides on a small screen, and whether the right side is put away on a wide one. */
  sideOpen: false,
  hintsOpen: false,
  hintsClosed: false,
};

/** The frame; it is there before anything is drawn. */
export function frame(): Frame {
  if (!state.frame) throw new Error('nothing is drawn before the frame has come');
  return state.frame;
}

let draw: () => void = () => undefined;
/** Sets what draws the page. */
export const setDraw = (drawing: () => void): void => {
  draw = drawing;
};
/** Changes what the page knows, and has it drawn. */
export const change = (changes: Partial<typeof state> = {}): void => {
  Object.assign(state, changes);
  draw();
};

/** The language of the person's client, where the server knows another: it goes with whatever they do next. */
const chosenLocale = (): string | undefined =>
  state.frame && languageOf(state.frame.me.locale) !== language() ? (language() === 'ko' ? 'ko' : 'en-US') : undefined;

/** Somebody of the server, the bot among them. */
export type Somebody = Pick<Person, 'id' | 'name' | 'username' | 'color' | 'bot'>;

export function person(id: string): Somebody | null {
  const { bot, people } = frame();
  if (id === bot.id) return { ...bot, bot: true, username: bot.name };
  return people.find((it) => it.id === id) ?? null;
}

export function channel(id: string | null): Channel | null {
  if (!state.frame) return null;
  const { dm, channels } = state.frame;
  return id === dm.id ? dm : (channels.find((it) => it.id === id) ?? null);
}
export const inDm = (): boolean => state.frame !== null && state.place === state.frame.dm.id;

/** Colour of a member's name: that of their highest coloured role. */
export function nameColor(id: string | undefined): string | undefined {
  const { guild } = frame();
  const held = guild.members.find((it) => it.id === id)?.roles ?? [];
  const role = guild.roles.find((it) => held.includes(it.id) && it.color !== 0);
  return role ? hexColor(role.color) : undefined;
}

export const hexColor = (color: number): string => `#${color.toString(16).padStart(6, '0')}`;

export const me = <N extends ActionName>(name: N, body: Actions[N]['body']): Promise<Actions[N]['reply']> =>
  act(state.me, chosenLocale(), name, body);

const waiting = new Map<string, (answer: Answer) => void>();
const early = new Map<string, Answer>();
const ANSWER_WITHIN = 3000;

/** Hears how an interaction was answered. */
export function answered(answer: Answer): void {
  const wait = waiting.get(answer.interaction);
  if (wait) wait(answer);
  else early.set(answer.interaction, answer);
}

/** Starts an interaction and gives its answer, or null when none came within three seconds. */
export async function interact<N extends 'choices' | 'command' | 'modal' | 'press' | 'select'>(
  name: N,
  body: Actions[N]['body'],
): Promise<Answer | null> {
  const { interaction } = await me(name, body);
  const had = early.get(interaction);
  early.delete(interaction);
  if (had) return had;
  return new Promise((resolve) => {
    const done = (answer: Answer | null): void => {
      clearTimeout(timer);
      waiting.delete(interaction);
      resolve(answer);
    };
    const timer = setTimeout(() => done(null), ANSWER_WITHIN + 200);
    waiting.set(interaction, done);
  });
}

const readFile = (file: File): Promise<SentFile> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => {
      const text = typeof reader.result === 'string' ? reader.result : '';
      resolve({ name: file.name, base64: text.replace(/^.*?base64,/, '') });
    };
    reader.onerror = () => reject(reader.error ?? new Error(`cannot read ${file.name}`));
    reader.readAsDataURL(file);
  });

/** Files of an input as the server takes them. */
export const readFiles = (files: Iterable<File> | null): Promise<SentFile[]> =>
  Promise.all([...(files ?? [])].map(readFile));
