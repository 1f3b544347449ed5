// What happens in the local Discord, told once and heard by the gateway, the web page and the test controls.
import { EventEmitter } from 'node:events';
import type { Modal } from '../shapes/components.js';
import type { ChannelRow, GuildRow, MemberRow, MessageRow, RoleRow, UserRow } from './rows.js';

/** How an interaction was first answered. */
export type AnswerKind = 'message' | 'thinking' | 'later' | 'update' | 'choices' | 'modal' | 'activity';

export type WorldEvent =
  | { readonly type: 'message'; readonly verb: 'create' | 'update'; readonly message: MessageRow }
  | { readonly type: 'message'; readonly verb: 'delete'; readonly message: MessageRow }
  | { readonly type: 'channel'; readonly verb: 'create' | 'update' | 'delete'; readonly channel: ChannelRow }
  | {
      readonly type: 'thread-members';
      readonly channel: ChannelRow;
      readonly added: string[];
      readonly removed: string[];
    }
  | {
      readonly type: 'role';
      readonly verb: 'create' | 'update' | 'delete';
      readonly guild: GuildRow;
      readonly role: RoleRow;
    }
  | {
      readonly type: 'member';
      readonly verb: 'add' | 'update' | 'remove';
      readonly guild: GuildRow;
      readonly member: MemberRow;
    }
  | {
      readonly type: 'reaction';
      readonly verb: 'add' | 'remove';
      readonly message: MessageRow;
      readonly emoji: string;
      readonly userId: string;
    }
  | { readonly type: 'pins'; readonly channel: ChannelRow }
  | { readonly type: 'typing'; readonly channel: ChannelRow; readonly userId: string }
  | {
      readonly type: 'interaction';
      readonly guildId: string | null;
      readonly payload: Readonly<Record<string, unknown>>;
    }
  | {
      readonly type: 'answered';
      readonly interactionId: string;
      readonly userId: string;
      readonly kind: AnswerKind;
      readonly message: MessageRow | null;
      readonly modal: Modal | null;
      readonly choices: readonly { readonly name: string; readonly value: string | number }[] | null;
    }
  | { readonly type: 'guild'; readonly guild: GuildRow }
  | { readonly type: 'commands' }
  | { readonly type: 'person'; readonly user: UserRow }
  | { readonly type: 'bot'; readonly online: boolean }
  | { readonly type: 'clock' };

/** A typed bus for world events; listeners run at once, in order. */
export class WorldBus {
  readonly #emitter = new EventEmitter().setMaxListeners(0);

  tell(event: WorldEvent): void {
    this.#emitter.emit('event', event);
  }

  /** Calls the listener for every event until the returned function is called. */
  hear(listener: (event: WorldEvent) => void): () => void {
    this.#emitter.on('event', listener);
    return () => this.#emitter.off('event', listener);
  }
}
