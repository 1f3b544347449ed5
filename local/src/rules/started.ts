// Interactions as routes and people work with them: started by a press or a command, answered by the bot.
import type { MessageBody, UploadedFile } from '../shapes/messages.js';
import type { Modal } from '../shapes/components.js';
import type { AnswerKind } from '../world/events.js';
import type { ChannelRow, MessageRow } from '../world/rows.js';

/** One interaction somebody started. */
export interface OpenInteraction {
  readonly id: string;
  readonly token: string;
  readonly type: number;
  readonly userId: string;
  readonly channelId: string;
  readonly commandName: string | null;
  readonly sourceId: string | null;
  readonly startedAt: number;
  answer: AnswerKind | null;
  originalId: string | null;
  modal: Modal | null;
}

export interface StartInteraction {
  readonly type: number;
  readonly userId: string;
  readonly channel: ChannelRow;
  readonly commandName?: string | null;
  readonly source?: MessageRow | null;
}

/** All interactions of this run. */
export interface Interactions {
  start(draft: StartInteraction): OpenInteraction;
  find(id: string): OpenInteraction | undefined;
  /** Takes the first answer. 10062 after 3 seconds or for a wrong token, 40060 for a second one. */
  answer(id: string, token: string, json: unknown, files: readonly UploadedFile[]): MessageRow | null;
  /** A message that belongs to an interaction; `@original` is its first answer. */
  messageBy(token: string, id: string): MessageRow;
  /** A follow-up; the first one after "thinking" takes the place of the waiting message, as on Discord. */
  followUp(token: string, body: MessageBody, files: readonly UploadedFile[]): MessageRow;
  edit(token: string, id: string, body: MessageBody, files: readonly UploadedFile[]): MessageRow;
  remove(token: string, id: string): void;
}
