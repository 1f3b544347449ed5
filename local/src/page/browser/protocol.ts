// What the page and its server say to each other: the server's answers and the page's requests are both compiled against it.
import type { Choice, TextPart, Component, Embed, Maybe, Media, Select } from './components.js';

/** Names or descriptions by Discord locale. */
export type Localizations = Maybe<Readonly<Partial<Record<string, string | null>>>>;

export interface Person {
  readonly id: string;
  readonly name: string;
  readonly username: string;
  readonly kind: 'app' | 'host' | 'player' | 'spectator';
  readonly bot: boolean;
  readonly color: string;
  readonly locale: string;
  readonly dmsClosed: boolean;
  /** Unread direct messages. */
  readonly unread: number;
}

interface Bot {
  readonly id: string;
  readonly name: string;
  readonly color: string;
  readonly online: boolean;
}

interface Guild {
  readonly id: string;
  readonly name: string;
  readonly roles: readonly { readonly id: string; readonly name: string; readonly color: number }[];
  readonly members: readonly { readonly id: string; readonly roles: readonly string[] }[];
}

export interface Channel {
  readonly id: string;
  readonly type: number;
  readonly name: string;
  readonly topic: string | null;
  readonly parentId: string | null;
  readonly position: number;
  readonly tags: readonly { readonly id: string; readonly name: string; readonly emojiName: string | null }[];
  readonly thread: {
    readonly ownerId: string;
    readonly archived: boolean;
    readonly locked: boolean;
    readonly tags: readonly string[];
    /** Whether the reader is in it; only then may it be unread. */
    readonly followed: boolean;
    /** Whether it is in the reader's list. */
    readonly listed: boolean;
  } | null;
  readonly canWrite: boolean;
  /** How many messages a post holds. */
  readonly messages: number;
  readonly firstMessage: ApiMessage | null;
  readonly lastMessageId: string | null;
  /** Unread messages of others, and whether one of them calls the reader. */
  readonly count: number;
  readonly called: boolean;
}

/** Everything around the messages, for one person. */
export interface Frame {
  readonly me: Person;
  readonly people: readonly Person[];
  readonly bot: Bot;
  readonly guild: Guild;
  readonly channels: readonly Channel[];
  readonly dm: Channel;
}

interface Attachment extends Media {
  readonly filename: string;
  readonly size: number;
  readonly content_type: string;
  readonly description?: string;
}

/** A message as Discord's API gives it, as far as the page reads it. */
export interface ApiMessage {
  readonly id: string;
  readonly type: number;
  readonly channel_id: string;
  readonly author: { readonly id: string; readonly username: string };
  readonly content: string;
  readonly timestamp: string;
  readonly edited_timestamp: string | null;
  readonly flags: number;
  readonly pinned: boolean;
  readonly mentions: readonly { readonly id: string }[];
  readonly attachments: readonly Attachment[];
  readonly embeds: readonly Embed[];
  readonly components: readonly Component[];
  readonly interaction_metadata?: { readonly user: { readonly id: string }; readonly name?: string };
  readonly message_reference?: { readonly message_id: string };
  readonly referenced_message?: ApiMessage | null;
}

/** A message with what the page needs beside the API's own fields. */
export interface Message extends ApiMessage {
  readonly ephemeral: boolean;
  readonly reactors: readonly { readonly emoji: string; readonly users: readonly string[] }[];
}

export interface CommandOption {
  readonly type: number;
  readonly name: string;
  readonly name_localizations?: Localizations;
  readonly description: string;
  readonly description_localizations?: Localizations;
  readonly required?: Maybe<boolean>;
  readonly autocomplete?: Maybe<boolean>;
  readonly channel_types?: Maybe<readonly number[]>;
  readonly choices?: Maybe<readonly CommandChoice[]>;
  readonly options?: Maybe<readonly CommandOption[]>;
}

interface CommandChoice {
  readonly name: string;
  readonly name_localizations?: Localizations;
  readonly value: string | number;
}

export interface Command extends Omit<CommandOption, 'type'> {
  readonly id: string;
}

interface TextInput {
  readonly type: 4;
  readonly custom_id: string;
  readonly style: number;
  readonly label?: Maybe<string>;
  readonly min_length?: Maybe<number>;
  readonly max_length?: Maybe<number>;
  readonly required?: Maybe<boolean>;
  readonly value?: Maybe<string>;
  readonly placeholder?: Maybe<string>;
}

/** What a modal asks for: text, a choice, files (19), one of some (21), some of them (22), a tick (23). */
export type ModalField =
  | TextInput
  | Select
  | {
      readonly type: 19;
      readonly custom_id: string;
      readonly min_values?: Maybe<number>;
      readonly max_values?: Maybe<number>;
      readonly required?: Maybe<boolean>;
    }
  | {
      readonly type: 21;
      readonly custom_id: string;
      readonly options: readonly Choice[];
      readonly required?: Maybe<boolean>;
    }
  | {
      readonly type: 22;
      readonly custom_id: string;
      readonly options: readonly Choice[];
      readonly min_values?: Maybe<number>;
      readonly max_values?: Maybe<number>;
      readonly required?: Maybe<boolean>;
    }
  | { readonly type: 23; readonly custom_id: string; readonly default?: Maybe<boolean> };

export interface Modal {
  readonly title: string;
  readonly components: readonly (
    | {
        readonly type: 18;
        readonly label: string;
        readonly description?: Maybe<string>;
        readonly component: ModalField;
      }
    | { readonly type: 1; readonly components: readonly TextInput[] }
    | TextPart
  )[];
}

/** How an interaction was answered first. */
export interface Answer {
  readonly interaction: string;
  readonly kind: 'message' | 'thinking' | 'later' | 'update' | 'choices' | 'modal' | 'activity';
  readonly modal: Modal | null;
  readonly choices: readonly CommandChoice[] | null;
}

/** What the server tells through the socket. */
export type PageEvent =
  | { readonly t: 'frame'; readonly frame: Frame }
  | {
      readonly t: 'message';
      readonly verb: 'create' | 'update';
      readonly channel: string;
      readonly message: Message;
    }
  | {
      readonly t: 'message';
      readonly verb: 'delete';
      readonly channel: string;
      readonly message: { readonly id: string };
    }
  | ({ readonly t: 'answered' } & Answer)
  | { readonly t: 'typing'; readonly channel: string; readonly user: string }
  | { readonly t: 'clock'; readonly now: number; readonly movable: boolean; readonly due: number | null }
  | { readonly t: 'commands' };

/** A file on its way to the server. */
export interface SentFile {
  readonly name: string;
  readonly base64: string;
}

export type OptionValue = string | number | boolean | SentFile;
export type FieldValue = string | boolean | readonly string[] | readonly SentFile[];
type Started = { readonly interaction: string };
type Nothing = Readonly<Record<string, never>>;

/** What a person can do: the request beside who asks, and its answer. */
export interface Actions {
  readonly messages: {
    readonly body: { readonly channel: string; readonly before?: string | undefined };
    readonly reply: { readonly messages: readonly Message[]; readonly more: boolean };
  };
  readonly commands: {
    readonly body: { readonly channel: string };
    readonly reply: { readonly commands: readonly Command[] };
  };
  readonly command: {
    readonly body: {
      readonly channel: string;
      readonly line: string;
      readonly values: Readonly<Record<string, OptionValue>>;
    };
    readonly reply: Started;
  };
  readonly choices: {
    readonly body: {
      readonly channel: string;
      readonly line: string;
      readonly focused: string;
      readonly typed: string;
      readonly values: Readonly<Record<string, OptionValue>>;
    };
    readonly reply: Started;
  };
  readonly press: {
    readonly body: { readonly channel: string; readonly message: string; readonly customId: string };
    readonly reply: Started;
  };
  readonly select: {
    readonly body: {
      readonly channel: string;
      readonly message: string;
      readonly customId: string;
      readonly values: readonly string[];
    };
    readonly reply: Started;
  };
  readonly modal: {
    readonly body: {
      readonly channel: string;
      readonly interaction: string;
      readonly values: Readonly<Record<string, FieldValue>>;
    };
    readonly reply: Started;
  };
  readonly say: {
    readonly body: { readonly channel: string; readonly content: string; readonly files: readonly SentFile[] };
    readonly reply: { readonly message: string };
  };
  readonly react: {
    readonly body: { readonly channel: string; readonly message: string; readonly emoji: string };
    readonly reply: Nothing;
  };
  readonly follow: { readonly body: { readonly channel: string; readonly on: boolean }; readonly reply: Nothing };
  readonly read: { readonly body: { readonly channel: string }; readonly reply: Nothing };
  readonly locale: { readonly body: { readonly locale: string }; readonly reply: Nothing };
  readonly dms: { readonly body: { readonly closed: boolean }; readonly reply: Nothing };
  /** Where the application's page is shown, once it has been launched. */
  readonly activity: {
    readonly body: { readonly channel: string; readonly instance: string };
    readonly reply: { readonly url: string; readonly application: string };
  };
  /** Agrees that the application may know who one is. */
  readonly authorize: { readonly body: Nothing; readonly reply: { readonly code: string } };
  readonly advance: { readonly body: { readonly ms: number | 'next' }; readonly reply: { readonly moved: number } };
}
export type ActionName = keyof Actions;

/** Why an action was refused. */
export type Refusal =
  | 'unknown-person'
  | 'unknown-channel'
  | 'unknown-command'
  | 'unknown-message'
  | 'unknown-component'
  | 'disabled'
  | 'no-permission'
  | 'thread-archived'
  | 'thread-locked'
  | 'bad-option'
  | 'missing-option'
  | 'bad-choice'
  | 'bad-field'
  | 'no-modal'
  | 'empty'
  | 'too-long'
  | 'bad-request'
  | 'server'
  | 'not-found';

/** What a refused action answers. */
export interface RefusalReply {
  readonly error: Refusal;
  readonly detail?: string;
}

/** Who can be chosen at the start. */
export interface PersonChoice {
  readonly id: string;
  readonly name: string;
  readonly kind: Person['kind'];
}
