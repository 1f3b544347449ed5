// The web page's own door: small JSON actions over HTTP, and a socket that tells each person what they may see.
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { WebSocket } from 'ws';
import { z } from 'zod';
import type { Local } from '../rules/local.js';
import type { ActionName, Actions, PageEvent, PersonChoice, RefusalReply } from './browser/protocol.js';
import { servePageFile } from './files.js';
import { commandsFor, frameFor, messageView } from './view.js';
import { follow, markRead, say, setDms, setLocale, toggleReaction, visibleMessages } from '../people/chat.js';
import { askChoices, useCommand } from '../people/commands.js';
import { submitModal } from '../people/modal.js';
import { personOf, placeOf } from '../people/payload.js';
import { press, select } from '../people/press.js';
import { Refused } from '../people/refused.js';
import { LOCALES } from '../shapes/commands.js';
import { readBytes } from '../http/body.js';
import { ApiError } from '../api/errors.js';
import type { WorldEvent } from '../world/events.js';
import { may } from '../world/permissions.js';
import type { UserRow } from '../world/rows.js';

/** The clock of the program behind the bot, which the page may move on. */
export interface ClockHooks {
  /** The moment people live in. */
  now(): number;
  /** Moves it on and resolves when everything that fell due is done. */
  advance(ms: number): Promise<void>;
  /** The next moment something falls due, or null. */
  nextDue?(): Promise<number | null>;
}

const PAGE_SIZE = 50;
const LONGEST_ADVANCE = 31 * 24 * 3600_000;

const file = z
  .object({ name: z.string().min(1).max(200), base64: z.base64() })
  .transform((it) => ({ name: it.name, bytes: Buffer.from(it.base64, 'base64') }));
const value = z.union([z.string(), z.number(), z.boolean(), file]);
const field = z.union([z.string(), z.boolean(), z.array(z.string()), z.array(file)]);
const place = { channel: z.string() };
const ACTION = {
  messages: z.object({ ...place, before: z.string().optional() }),
  commands: z.object(place),
  command: z.object({ ...place, line: z.string(), values: z.record(z.string(), value) }),
  choices: z.object({
    ...place,
    line: z.string(),
    focused: z.string(),
    typed: z.string(),
    values: z.record(z.string(), value),
  }),
  press: z.object({ ...place, message: z.string(), customId: z.string() }),
  select: z.object({ ...place, message: z.string(), customId: z.string(), values: z.array(z.string()) }),
  modal: z.object({ ...place, interaction: z.string(), values: z.record(z.string(), field) }),
  say: z.object({ ...place, content: z.string(), files: z.array(file).max(10) }),
  react: z.object({ ...place, message: z.string(), emoji: z.string().min(1).max(64) }),
  follow: z.object({ ...place, on: z.boolean() }),
  read: z.object(place),
  locale: z.object({ locale: z.enum(LOCALES) }),
  dms: z.object({ closed: z.boolean() }),
  activity: z.object({ ...place, instance: z.string().max(64) }),
  authorize: z.object({}),
  advance: z.object({ ms: z.union([z.number().min(0).max(LONGEST_ADVANCE), z.literal('next')]) }),
} as const satisfies { readonly [N in ActionName]: z.ZodType<unknown, Actions[N]['body']> };
const isAction = (name: string): name is ActionName => name in ACTION;

export interface PageOptions {
  readonly clock: ClockHooks | null;
  readonly online: () => boolean;
}

/** Serves the page and keeps a socket for everybody who looks at it. */
export class PageServer {
  readonly #sockets = new Map<WebSocket, UserRow>();
  readonly #deaf: () => void;
  #frames: NodeJS.Immediate | null = null;

  constructor(
    private readonly local: Local,
    private readonly options: PageOptions,
  ) {
    this.#deaf = local.bus.hear((event) => this.#pass(event));
  }

  close(): void {
    this.#deaf();
    if (this.#frames) clearImmediate(this.#frames);
    for (const socket of this.#sockets.keys()) socket.terminate();
  }

  /** Answers page files and actions. */
  async handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = (request.url ?? '/').split('?')[0] ?? '/';
    const send = (status: number, body: unknown): void => {
      response.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' });
      response.end(JSON.stringify(body));
    };
    const refuse = (status: number, body: RefusalReply): void => send(status, body);
    if (request.method === 'GET' && path === '/page/api/people') {
      const people = [...this.local.store.users.values()].filter((user) => !user.bot);
      const choices: PersonChoice[] = people.map((user) => ({
        id: user.id,
        name: user.globalName ?? user.username,
        kind: user.kind,
      }));
      send(200, choices);
      return;
    }
    try {
      if (request.method === 'GET' && servePageFile(path, response)) return;
    } catch (error) {
      refuse(500, { error: 'server', detail: String(error) });
      return;
    }
    const name = path.replace('/page/api/', '');
    // Only JSON is taken, which a page of another site cannot send without asking first.
    const json = request.headers['content-type']?.startsWith('application/json') ?? false;
    if (request.method !== 'POST' || !json || !isAction(name)) {
      refuse(404, { error: 'not-found' });
      return;
    }
    try {
      const body: unknown = JSON.parse((await readBytes(request)).toString('utf8'));
      send(200, await this.#act(name, body));
    } catch (error) {
      if (error instanceof Refused) refuse(400, { error: error.reason, detail: error.detail });
      else if (error instanceof ApiError) refuse(400, { error: 'bad-request', detail: error.message });
      else if (error instanceof z.ZodError || error instanceof SyntaxError) refuse(400, { error: 'bad-request' });
      else refuse(500, { error: 'server', detail: String(error) });
    }
  }

  async #act(name: ActionName, body: unknown): Promise<Actions[ActionName]['reply']> {
    const { local } = this;
    const who = z.object({ user: z.string(), locale: z.enum(LOCALES).optional() }).parse(body);
    const user = personOf(local, who.user);
    // What the page was just told to speak comes with whatever is done next, so that the bot answers that in it.
    if (who.locale !== undefined && who.locale !== user.locale) setLocale(local, user, who.locale);
    const at = (channel: string) => placeOf(local, user, channel);
    switch (name) {
      case 'messages': {
        const { channel, before } = ACTION.messages.parse(body);
        const rows = visibleMessages(local, at(channel), user);
        const older = before === undefined ? rows : rows.filter((row) => BigInt(row.id) < BigInt(before));
        const page = older.slice(-PAGE_SIZE);
        return { messages: page.map((row) => messageView(local, row)), more: older.length > page.length };
      }
      case 'commands':
        return { commands: commandsFor(local, at(ACTION.commands.parse(body).channel), user) };
      case 'command': {
        const { channel, line, values } = ACTION.command.parse(body);
        return { interaction: useCommand(local, at(channel), user, line, values).id };
      }
      case 'choices': {
        const it = ACTION.choices.parse(body);
        return { interaction: askChoices(local, at(it.channel), user, it.line, it.focused, it.typed, it.values).id };
      }
      case 'press': {
        const { channel, message, customId } = ACTION.press.parse(body);
        return { interaction: press(local, at(channel), user, message, customId).id };
      }
      case 'select': {
        const { channel, message, customId, values } = ACTION.select.parse(body);
        return { interaction: select(local, at(channel), user, message, customId, values).id };
      }
      case 'modal': {
        const { channel, interaction, values } = ACTION.modal.parse(body);
        const opened = local.interactions.find(interaction);
        if (!opened) throw new Refused('no-modal');
        return { interaction: submitModal(local, at(channel), user, opened, values).id };
      }
      case 'say': {
        const { channel, content, files } = ACTION.say.parse(body);
        return { message: say(local, at(channel), user, content, files).id };
      }
      case 'react': {
        const { channel, message, emoji } = ACTION.react.parse(body);
        const row = local.store.messages.get(message);
        if (row?.channelId !== at(channel).id) throw new Refused('unknown-message');
        toggleReaction(local, row, user, emoji);
        return {};
      }
      case 'follow': {
        const { channel, on } = ACTION.follow.parse(body);
        follow(local, at(channel), user, on);
        return {};
      }
      case 'read':
        markRead(local, at(ACTION.read.parse(body).channel), user);
        this.#frameSoon();
        return {};
      case 'locale':
        setLocale(local, user, ACTION.locale.parse(body).locale);
        return {};
      case 'dms':
        setDms(local, user, ACTION.dms.parse(body).closed);
        return {};
      case 'activity': {
        const { channel, instance } = ACTION.activity.parse(body);
        const url = local.activity?.url(at(channel).id, instance);
        if (url === undefined) throw new Refused('no-permission');
        return { url, application: local.botId };
      }
      case 'authorize':
        return { code: local.signIns.code(user.id) };
      case 'advance':
        return this.#advance(ACTION.advance.parse(body).ms);
    }
  }

  async #advance(ms: number | 'next'): Promise<Actions['advance']['reply']> {
    const { clock } = this.options;
    if (!clock) throw new Refused('no-permission');
    const due = ms === 'next' ? await clock.nextDue?.() : null;
    // A little past the deadline, so that what falls due is due.
    const step = ms === 'next' ? (typeof due === 'number' ? Math.max(0, due - clock.now()) + 1000 : 0) : ms;
    if (step > 0) await clock.advance(step);
    this.local.bus.tell({ type: 'clock' });
    return { moved: step };
  }

  accept(socket: WebSocket, who: string): void {
    let user: UserRow;
    try {
      user = personOf(this.local, who);
    } catch {
      socket.close(4004, 'unknown person');
      return;
    }
    this.#sockets.set(socket, user);
    socket.on('close', () => this.#sockets.delete(socket));
    this.#sendFrame(socket, user);
    void this.#sendClock([socket]);
  }

  #say(socket: WebSocket, payload: PageEvent): void {
    if (socket.readyState === socket.OPEN) socket.send(JSON.stringify(payload));
  }

  #sendFrame(socket: WebSocket, user: UserRow): void {
    this.#say(socket, { t: 'frame', frame: frameFor(this.local, user, this.options.online()) });
  }

  /** Frames follow a burst of changes once, not one by one. */
  #frameSoon(): void {
    this.#frames ??= setImmediate(() => {
      this.#frames = null;
      for (const [socket, user] of this.#sockets) this.#sendFrame(socket, user);
      void this.#sendClock(this.#sockets.keys());
    });
  }

  async #sendClock(sockets: Iterable<WebSocket>): Promise<void> {
    const { clock } = this.options;
    const due = await clock?.nextDue?.().catch(() => null);
    for (const socket of sockets)
      this.#say(socket, { t: 'clock', now: this.local.time(), movable: clock !== null, due: due ?? null });
  }

  #pass(event: WorldEvent): void {
    switch (event.type) {
      case 'message': {
        const { message } = event;
        const channel = this.local.store.channels.get(message.channelId);
        const on = { t: 'message', channel: message.channelId } as const;
        const told: PageEvent =
          event.verb === 'delete'
            ? { ...on, verb: 'delete', message: { id: message.id } }
            : { ...on, verb: event.verb, message: messageView(this.local, message) };
        for (const [socket, user] of this.#sockets) {
          const sees = channel && may(this.local.store, channel, user.id, 'viewChannel');
          if (!sees || (message.visibleTo !== null && message.visibleTo !== user.id)) continue;
          this.#say(socket, told);
        }
        if (message.visibleTo === null && event.verb !== 'update') this.#frameSoon();
        return;
      }
      case 'reaction':
        this.#pass({ type: 'message', verb: 'update', message: event.message });
        return;
      case 'answered':
        for (const [socket, user] of this.#sockets)
          if (user.id === event.userId)
            this.#say(socket, {
              t: 'answered',
              interaction: event.interactionId,
              kind: event.kind,
              modal: event.modal,
              choices: event.choices,
            });
        return;
      case 'typing':
        for (const [socket, user] of this.#sockets)
          if (user.id !== event.userId)
            this.#say(socket, { t: 'typing', channel: event.channel.id, user: event.userId });
        return;
      case 'clock':
        void this.#sendClock(this.#sockets.keys());
        return;
      case 'commands':
        for (const socket of this.#sockets.keys()) this.#say(socket, { t: 'commands' });
        return;
      case 'guild':
      case 'interaction':
      case 'pins':
        return;
      case 'channel':
      case 'thread-members':
      case 'role':
      case 'member':
      case 'person':
      case 'bot':
        this.#frameSoon();
        return;
    }
  }
}
