// Acting as a person from a test: slash commands, buttons, menus, modals, messages, and waiting for what comes of them.
import type { OpenInteraction } from '../rules/started.js';
import type { Local } from '../rules/local.js';
import { isListed } from '../rules/threads.js';
import { follow, markRead, say, setDms, setLocale, visibleMessages, dmOf, unread } from './chat.js';
import { type OptionValues, askChoices, useCommand, useMenuCommand, usableCommands } from './commands.js';
import { type FieldValues, submitModal } from './modal.js';
import { type PersonFile, placeOf } from './payload.js';
import { buttonText, customIds, press, pressables, select } from './press.js';
import { Refused } from './refused.js';
import { type SeenMessage, readMessage } from './seen-message.js';
import type { Modal } from '../shapes/components.js';
import { MESSAGE_FLAG } from '../shapes/messages.js';
import type { AnswerKind, WorldEvent } from '../world/events.js';
import type { ChannelRow, MessageRow, UserRow } from '../world/rows.js';

/** What came of an interaction. */
export interface Outcome {
  readonly kind: AnswerKind;
  /** The reply, the finished "thinking" message, or the message that was updated. */
  readonly message: SeenMessage | null;
  readonly modal: Modal | null;
}

export interface Choice {
  readonly name: string;
  readonly value: string | number;
}

type Answered = Extract<WorldEvent, { type: 'answered' }>;

/** One person; remembers where they are and the modal in front of them. */
export class Actor {
  /** How long (milliseconds, real time) to wait for the bot before giving up. */
  patience = 60_000;
  #place: string;
  #modal: OpenInteraction | null = null;

  constructor(
    private readonly local: Local,
    readonly user: UserRow,
  ) {
    const first = [...local.store.channels.values()].find((row) => row.type === 0);
    this.#place = first?.id ?? '';
  }

  get id(): string {
    return this.user.id;
  }

  /** Goes to a channel, thread or post by id or name. */
  in(place: string): this {
    this.#place = placeOf(this.local, this.user, place).id;
    return this;
  }

  /** Goes to the DM with the bot. */
  inDm(): this {
    this.#place = dmOf(this.local, this.user).id;
    return this;
  }

  get #channel(): ChannelRow {
    return placeOf(this.local, this.user, this.#place);
  }

  /** Uses a slash command here and waits for its answer (for the finished one when the bot defers). */
  slash(line: string, values: OptionValues = {}): Promise<Outcome> {
    return this.#outcome(() => useCommand(this.local, this.#channel, this.user, line, values));
  }

  /** Uses a context-menu command on a message or person. */
  menu(name: string, targetId: string): Promise<Outcome> {
    return this.#outcome(() => useMenuCommand(this.local, this.#channel, this.user, name, targetId));
  }

  /** Presses a button by custom_id or label: on the given message, else on the newest one that has it. */
  async press(what: string, on?: string): Promise<Outcome> {
    const { row, id } = this.#button(what, on);
    return await this.#outcome(() => press(this.local, this.#of(row), this.user, row.id, id));
  }

  /** Picks values in a menu by custom_id or placeholder; option labels work as well as values. */
  async select(what: string, values: readonly string[], on?: string): Promise<Outcome> {
    const { row, id, real } = this.#menu(what, values, on);
    return await this.#outcome(() => select(this.local, this.#of(row), this.user, row.id, id, real));
  }

  /** Fills in and sends the modal that was opened last. */
  async submitModal(values: FieldValues): Promise<Outcome> {
    const opened = this.#modal;
    if (!opened) throw new Refused('no-modal');
    const channel = placeOf(this.local, this.user, opened.channelId);
    return await this.#outcome(() => {
      const sent = submitModal(this.local, channel, this.user, opened, values);
      this.#modal = null;
      return sent;
    });
  }

  /** The choices the bot offers while an option is typed. */
  async autocomplete(
    line: string,
    option: string,
    typed: string,
    values: OptionValues = {},
  ): Promise<readonly Choice[]> {
    const { answer } = await this.#answer(() =>
      askChoices(this.local, this.#channel, this.user, line, option, typed, values),
    );
    return answer.choices ?? [];
  }

  /** Writes here. */
  say(text: string, files: readonly PersonFile[] = []): SeenMessage {
    return readMessage(this.local, say(this.local, this.#channel, this.user, text, files));
  }

  /** Writes to the bot in the DM. */
  dm(text: string): SeenMessage {
    return readMessage(this.local, say(this.local, dmOf(this.local, this.user), this.user, text));
  }

  /** What this person sees here, oldest first. */
  messages(place = this.#place): SeenMessage[] {
    const channel = placeOf(this.local, this.user, place);
    return visibleMessages(this.local, channel, this.user).map((row) => readMessage(this.local, row));
  }

  /** The DM with the bot, oldest first. */
  dms(): SeenMessage[] {
    return this.messages(dmOf(this.local, this.user).id);
  }

  /** Names of the commands this person can use here. */
  commands(): string[] {
    return usableCommands(this.local, this.#channel, this.user).map((row) => row.shape.name);
  }

  unread(place = this.#place): number {
    return unread(this.local, placeOf(this.local, this.user, place), this.user).count;
  }

  /** Whether a channel or thread is in this person's list. */
  lists(place: string): boolean {
    return isListed(this.local, placeOf(this.local, this.user, place), this.id);
  }

  /** Follows a thread, or leaves it. */
  follow(place = this.#place, on = true): void {
    follow(this.local, placeOf(this.local, this.user, place), this.user, on);
  }

  read(place = this.#place): void {
    markRead(this.local, placeOf(this.local, this.user, place), this.user);
  }

  closeDms(closed = true): void {
    setDms(this.local, this.user, closed);
  }

  speak(locale: string): this {
    setLocale(this.local, this.user, locale);
    return this;
  }

  /** The first message, there already or still to come, that this person sees and the test accepts. */
  until(accepts: (message: SeenMessage) => boolean, place?: string): Promise<SeenMessage> {
    const look = (): SeenMessage | undefined => {
      const rows = [...this.local.store.messages.values()].filter((row) => {
        if (place !== undefined && row.channelId !== placeOf(this.local, this.user, place).id) return false;
        const channel = this.local.store.channels.get(row.channelId);
        return channel !== undefined && visibleMessages(this.local, channel, this.user).includes(row);
      });
      return rows.map((row) => readMessage(this.local, row)).find((it) => !it.thinking && accepts(it));
    };
    return this.#wait('a message', (event) => (event === null || event.type === 'message' ? look() : undefined));
  }

  #of(row: MessageRow): ChannelRow {
    return placeOf(this.local, this.user, row.channelId);
  }

  #newest(on: string | undefined): MessageRow[] {
    if (on !== undefined) {
      const row = this.local.store.messages.get(on);
      return row ? [row] : [];
    }
    const dm = dmOf(this.local, this.user);
    const here = this.#channel;
    const elsewhere = dm.id === here.id ? [] : [...visibleMessages(this.local, dm, this.user)].reverse();
    return [...visibleMessages(this.local, here, this.user).reverse(), ...elsewhere];
  }

  #button(what: string, on: string | undefined): { row: MessageRow; id: string } {
    const rows = this.#newest(on);
    for (const row of rows)
      for (const it of pressables(row)) {
        const hit = it.type === 2 && (it.custom_id === what || it.label === what || buttonText(it) === what);
        if (hit && it.custom_id) return { row, id: it.custom_id };
      }
    const there = rows.slice(0, 3).flatMap(customIds).join(', ');
    throw new Refused('unknown-component', `no button "${what}"; the newest messages have: ${there}`);
  }

  #menu(
    what: string,
    values: readonly string[],
    on: string | undefined,
  ): { row: MessageRow; id: string; real: string[] } {
    const rows = this.#newest(on);
    for (const row of rows)
      for (const it of pressables(row)) {
        if (it.type === 2 || (it.custom_id !== what && it.placeholder !== what)) continue;
        const options = it.type === 3 ? it.options : [];
        const real = values.map(
          (value) => options.find((option) => option.value === value || option.label === value)?.value ?? value,
        );
        return { row, id: it.custom_id, real };
      }
    const there = rows.slice(0, 3).flatMap(customIds).join(', ');
    throw new Refused('unknown-component', `no menu "${what}"; the newest messages have: ${there}`);
  }

  /** Resolves with the first thing `look` finds; asked at once with null, then at every event. */
  #wait<T>(what: string, look: (event: WorldEvent | null) => T | undefined, give?: AbortSignal): Promise<T> {
    return new Promise((resolve, reject) => {
      const now = look(null);
      if (now !== undefined) {
        resolve(now);
        return;
      }
      const fail = (): void => {
        stop();
        reject(new Error(`${this.user.username} waited ${this.patience} ms for ${what} and got nothing from the bot`));
      };
      const timer = setTimeout(fail, this.patience);
      const unhear = this.local.bus.hear((event) => {
        const found = look(event);
        if (found === undefined) return;
        stop();
        resolve(found);
      });
      const stop = (): void => {
        clearTimeout(timer);
        unhear();
      };
      give?.addEventListener('abort', stop);
    });
  }

  /** Starts an interaction and waits for its first answer; listens before it is sent, so nothing is missed. */
  async #answer(start: () => OpenInteraction): Promise<{ it: OpenInteraction; answer: Answered }> {
    let it: OpenInteraction | null = null;
    const early: Answered[] = [];
    const give = new AbortController();
    const look = (event: WorldEvent | null): Answered | undefined => {
      if (event?.type === 'answered') early.push(event);
      return early.find((one) => one.interactionId === it?.id);
    };
    const waiting = this.#wait('an answer', look, give.signal);
    try {
      it = start();
    } catch (error) {
      give.abort();
      throw error;
    }
    return { it, answer: await waiting };
  }

  async #outcome(start: () => OpenInteraction): Promise<Outcome> {
    const { it, answer } = await this.#answer(start);
    if (answer.kind === 'modal') this.#modal = it;
    const seen = (row: MessageRow | null): SeenMessage | null => (row ? readMessage(this.local, row) : null);
    const outcome = (row: MessageRow | null): Outcome => ({
      kind: answer.kind,
      message: seen(row),
      modal: answer.modal,
    });
    switch (answer.kind) {
      case 'message':
      case 'update':
      case 'choices':
      case 'modal':
      case 'activity':
        return outcome(answer.message);
      case 'thinking': {
        const row = answer.message;
        if (!row) return outcome(null);
        const gone = (): boolean => !this.local.store.messages.has(row.id);
        const done = (): boolean => gone() || (row.flags & MESSAGE_FLAG.loading) === 0;
        await this.#wait('the deferred answer', () => (done() ? true : undefined));
        return outcome(gone() ? null : row);
      }
      case 'later': {
        const changed = await this.#wait('the update after a deferred one', (event) => {
          if (event?.type !== 'message') return undefined;
          const { message } = event;
          return message.id === it.sourceId || message.interaction?.id === it.id ? message : undefined;
        });
        return outcome(changed);
      }
    }
  }
}
