// Interactions from press to answer: one answer within 3 seconds, edits and follow-ups for 15 minutes, as Discord rules.
import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { Interactions, OpenInteraction, StartInteraction } from './started.js';
import type { Local } from './local.js';
import { messageOf } from './local.js';
import { addMessage, blankMessage, createMessage, deleteMessage, editMessage } from './messages.js';
import type { Modal } from '../shapes/components.js';
import { modal } from '../shapes/components.js';
import { LOCALES } from '../shapes/commands.js';
import type { MessageBody, UploadedFile } from '../shapes/messages.js';
import { MESSAGE_FLAG, messageBody } from '../shapes/messages.js';
import { FAIL, formError, parseBody } from '../api/errors.js';
import type { AnswerKind } from '../world/events.js';
import type { ChannelRow, MessageRow } from '../world/rows.js';

export const ANSWER_WITHIN = 3_000;
const TOKEN_LIFE = 15 * 60_000;
const REMEMBERED = 5_000;

export const INTERACTION = { command: 2, component: 3, autocomplete: 4, modalSubmit: 5 } as const;

const localised = z.partialRecord(z.enum(LOCALES), z.string().min(1).max(100).nullable()).nullish();
const choiceList = z.object({
  choices: z
    .array(
      z.object({
        name: z.string().min(1).max(100),
        name_localizations: localised,
        value: z.union([z.string().max(100), z.number()]),
      }),
    )
    .max(25),
});
const callback = z.object({ type: z.number().int(), data: z.unknown().optional() });

type Choices = z.infer<typeof choiceList>['choices'];

/** All interactions of this run; they do not survive a restart, as their tokens would not. */
export class KeptInteractions implements Interactions {
  readonly #open = new Map<string, OpenInteraction>();
  readonly #byToken = new Map<string, OpenInteraction>();
  #local: Local | null = null;

  constructor(private readonly answerWithin = ANSWER_WITHIN) {}

  attach(local: Local): void {
    this.#local = local;
  }

  get #home(): Local {
    if (!this.#local) throw new Error('interactions are not attached yet');
    return this.#local;
  }

  start(draft: StartInteraction): OpenInteraction {
    const made: OpenInteraction = {
      id: this.#home.store.ids.next(),
      token: randomBytes(60).toString('base64url'),
      type: draft.type,
      userId: draft.userId,
      channelId: draft.channel.id,
      commandName: draft.commandName ?? null,
      sourceId: draft.source?.id ?? null,
      startedAt: this.#home.now(),
      answer: null,
      originalId: null,
      modal: null,
    };
    this.#open.set(made.id, made);
    this.#byToken.set(made.token, made);
    const oldest = this.#open.values().next().value;
    if (this.#open.size > REMEMBERED && oldest) {
      this.#open.delete(oldest.id);
      this.#byToken.delete(oldest.token);
    }
    return made;
  }

  find(id: string): OpenInteraction | undefined {
    return this.#open.get(id);
  }

  /** Takes the first answer. 10062 after 3 seconds or for a wrong token, 40060 for a second one. */
  answer(id: string, token: string, json: unknown, files: readonly UploadedFile[]): MessageRow | null {
    const it = this.#open.get(id);
    if (it?.token !== token) throw FAIL.unknownInteraction();
    if (it.answer !== null) throw FAIL.answered();
    if (this.#home.now() - it.startedAt > this.answerWithin) throw FAIL.unknownInteraction();
    const body = parseBody(callback, json);
    const onMessage = it.sourceId !== null && it.type !== INTERACTION.command;
    const isAutocomplete = it.type === INTERACTION.autocomplete;
    const wrongType = (): Error =>
      formError(['type'], 'BASE_TYPE_CHOICES', 'This response type cannot answer this interaction');
    if (isAutocomplete !== (body.type === 8)) throw wrongType();
    switch (body.type) {
      case 4:
        return this.#reply(it, parseBody(messageBody, body.data), files);
      case 5:
        return this.#think(it, parseBody(messageBody.pick({ flags: true }), body.data).flags ?? 0);
      case 6:
        if (!onMessage) throw wrongType();
        return this.#settle(it, 'later', this.#source(it));
      case 7: {
        if (!onMessage) throw wrongType();
        const source = this.#source(it);
        if (source) editMessage(this.#home, source, parseBody(messageBody, body.data), files);
        return this.#settle(it, 'update', source);
      }
      case 8:
        return this.#settle(it, 'choices', null, null, parseBody(choiceList, body.data).choices);
      case 9: {
        if (it.type === INTERACTION.modalSubmit) throw wrongType();
        const shown = parseBody(modal, body.data);
        it.modal = shown;
        return this.#settle(it, 'modal', null, shown);
      }
      case 12:
        if (this.#home.activity === null) throw wrongType();
        return this.#settle(it, 'activity', null);
      default:
        throw wrongType();
    }
  }

  #source(it: OpenInteraction): MessageRow | null {
    return it.sourceId === null ? null : (this.#home.store.messages.get(it.sourceId) ?? null);
  }

  #settle(
    it: OpenInteraction,
    kind: AnswerKind,
    message: MessageRow | null,
    shown: Modal | null = null,
    choices: Choices | null = null,
  ): MessageRow | null {
    it.answer = kind;
    it.originalId = message?.id ?? null;
    const heard = { interactionId: it.id, userId: it.userId, kind, message, modal: shown, choices };
    this.#home.bus.tell({ type: 'answered', ...heard });
    return message;
  }

  #draft(it: OpenInteraction, flags: number) {
    const channel = this.#home.store.channels.get(it.channelId);
    if (!channel) throw FAIL.unknownChannel();
    const source = this.#source(it);
    return {
      channel,
      authorId: this.#home.botId,
      type: source ? 19 : 20,
      replyTo: source?.id ?? null,
      visibleTo: flags & MESSAGE_FLAG.ephemeral ? it.userId : null,
      interaction: {
        id: it.id,
        type: it.type,
        userId: it.userId,
        name: it.commandName,
        targetMessageId: source?.id ?? null,
      },
    };
  }

  #reply(it: OpenInteraction, body: MessageBody, files: readonly UploadedFile[]): MessageRow | null {
    const message = createMessage(this.#home, { ...this.#draft(it, body.flags ?? 0), body, files });
    return this.#settle(it, 'message', message);
  }

  #think(it: OpenInteraction, flags: number): MessageRow | null {
    const { channel, ...draft } = this.#draft(it, flags);
    const row: MessageRow = {
      ...blankMessage(this.#home, channel, draft.authorId),
      ...draft,
      flags: MESSAGE_FLAG.loading | (flags & MESSAGE_FLAG.ephemeral),
    };
    addMessage(this.#home, channel, row);
    return this.#settle(it, 'thinking', row);
  }

  /** The interaction behind a token: 10015 for an unknown one or before the first answer, 50027 after 15 minutes. */
  byToken(token: string): OpenInteraction {
    const it = this.#byToken.get(token);
    if (!it) throw FAIL.unknownWebhook();
    if (this.#home.now() - it.startedAt > TOKEN_LIFE) throw FAIL.badToken();
    if (it.answer === null) throw FAIL.unknownWebhook();
    return it;
  }

  /** A message of this interaction by id or "@original"; 10008 when there is none. */
  messageBy(token: string, id: string): MessageRow {
    const it = this.byToken(token);
    const row = this.#home.store.messages.get(id === '@original' ? (it.originalId ?? '') : id);
    const own = row && (row.interaction?.id === it.id || row.id === it.originalId || row.id === it.sourceId);
    if (!row || !own) throw FAIL.unknownMessage();
    return row;
  }

  /** A follow-up; the first one after "thinking" takes the place of the waiting message, as on Discord. */
  followUp(token: string, body: MessageBody, files: readonly UploadedFile[]): MessageRow {
    const it = this.byToken(token);
    const waiting = it.originalId === null ? undefined : this.#home.store.messages.get(it.originalId);
    if (it.answer === 'thinking' && waiting && waiting.flags & MESSAGE_FLAG.loading) {
      editMessage(this.#home, waiting, body, files);
      return waiting;
    }
    const draft = this.#draft(it, body.flags ?? 0);
    const replyTo = it.originalId ?? draft.replyTo;
    return createMessage(this.#home, { ...draft, type: 19, replyTo, body, files });
  }

  edit(token: string, id: string, body: MessageBody, files: readonly UploadedFile[]): MessageRow {
    const row = this.messageBy(token, id);
    if (this.#home.store.channels.get(row.channelId)?.thread?.archived) throw FAIL.archived();
    editMessage(this.#home, row, body, files);
    return row;
  }

  remove(token: string, id: string): void {
    const row = this.messageBy(token, id);
    deleteMessage(this.#home, row);
  }

  /** The message a person pressed something on, seen with that person's eyes. */
  pressed(channel: ChannelRow, messageId: string, userId: string): MessageRow {
    const row = this.#home.store.messages.get(messageId);
    if (row?.channelId === channel.id && row.visibleTo === userId) return row;
    return messageOf(this.#home, channel, messageId);
  }
}
