// Builds what is registered for a slash command: names and descriptions in both languages, taken from the catalogues.
import {
  ApplicationCommandOptionType,
  ApplicationIntegrationType,
  ChannelType,
  InteractionContextType,
  type APIApplicationCommandBasicOption,
  type APIApplicationCommandOptionChoice,
  type APIApplicationCommandSubcommandOption,
  type RESTPostAPIChatInputApplicationCommandsJSONBody,
} from 'discord-api-types/v10';
import { discordEn } from '../../words/app/en/discord.js';
import { discordKo } from '../../words/app/ko/discord.js';
import type { CommandCall, Options } from '../call.js';
import type { Screen } from '../screen.js';
import type { Choice } from '../tables/form.js';

/** What an autocomplete offers. */
export interface Offer {
  readonly name: string;
  readonly value: string;
}

export interface Command {
  readonly data: RESTPostAPIChatInputApplicationCommandsJSONBody;
  /** Whether everybody in the channel sees the answer; otherwise only the caller does. */
  shared?(options: Options): boolean;
  run(call: CommandCall): Promise<Screen>;
  complete?(call: CommandCall, focused: { readonly name: string; readonly value: string }): Promise<readonly Offer[]>;
}

/** A command or an option: the stem of its words. */
export type Stem = keyof typeof discordEn extends infer K ? (K extends `${infer S}.about` ? S : never) : never;

const en: Readonly<Record<string, string>> = discordEn;
const ko: Readonly<Record<string, string>> = discordKo;

function word(catalogue: Readonly<Record<string, string>>, key: string): string {
  const found = catalogue[key];
  if (found === undefined) throw new Error(`no words for ${key}`);
  return found;
}

function both(key: string): { 'en-US': string; ko: string } {
  return { 'en-US': word(en, key), ko: word(ko, key) };
}

function labelled(stem: Stem): {
  name: string;
  name_localizations: { 'en-US': string; ko: string };
  description: string;
  description_localizations: { 'en-US': string; ko: string };
} {
  return {
    name: word(en, `${stem}.name`),
    name_localizations: both(`${stem}.name`),
    description: word(en, `${stem}.about`),
    description_localizations: both(`${stem}.about`),
  };
}

/** A slash command; `where` says whether it also works in direct messages. */
export function slash(
  stem: Stem,
  options: readonly (APIApplicationCommandBasicOption | APIApplicationCommandSubcommandOption)[],
  where: 'server' | 'everywhere' = 'everywhere',
  permissions?: bigint,
): RESTPostAPIChatInputApplicationCommandsJSONBody {
  const parts = {
    ...labelled(stem),
    contexts:
      where === 'server'
        ? [InteractionContextType.Guild]
        : [InteractionContextType.Guild, InteractionContextType.BotDM],
    integration_types: [ApplicationIntegrationType.GuildInstall],
    ...(permissions === undefined ? {} : { default_member_permissions: permissions.toString() }),
  };
  return { ...parts, options: [...options] };
}

export function sub(
  stem: Stem,
  options: readonly APIApplicationCommandBasicOption[] = [],
): APIApplicationCommandSubcommandOption {
  return { type: ApplicationCommandOptionType.Subcommand, ...labelled(stem), options: [...options] };
}

/** A choice offered in a fixed list, named in both languages by a catalogue key. */
export function choice(value: string, key: keyof typeof discordEn): APIApplicationCommandOptionChoice<string> {
  return { name: word(en, key), name_localizations: both(key), value };
}

export function textOption(
  stem: Stem,
  more: {
    readonly required?: boolean;
    readonly complete?: boolean;
    readonly choices?: readonly APIApplicationCommandOptionChoice<string>[];
  } = {},
): APIApplicationCommandBasicOption {
  const base = {
    type: ApplicationCommandOptionType.String,
    ...labelled(stem),
    required: more.required ?? false,
  } as const;
  if (more.choices !== undefined) return { ...base, choices: [...more.choices] };
  return more.complete === true ? { ...base, autocomplete: true } : base;
}

/** The option in which one field of a form is chosen. */
export function choiceOption<Change extends object>(
  stem: Stem,
  { values }: Choice<Change>,
): APIApplicationCommandBasicOption {
  const choices = values.map(({ id, word: text }) => {
    const key = typeof text === 'string' ? text : text.key;
    return { name: word(en, key), name_localizations: both(key), value: id };
  });
  return textOption(stem, { choices });
}

/** What was chosen in such options, all of it as one change. */
export function chosenOptions<Change extends object>(
  options: Options,
  fields: readonly (readonly [Stem, Choice<Change>])[],
): Partial<Change> {
  const changes = fields.map(([stem, { values }]) => {
    const chosen = options.text(word(en, `${stem}.name`));
    return values.find(({ id }) => id === chosen)?.set ?? {};
  });
  return Object.assign({}, ...changes) as Partial<Change>;
}

export function numberOption(
  stem: Stem,
  range: { readonly min: number; readonly max: number; readonly required?: boolean },
): APIApplicationCommandBasicOption {
  return {
    type: ApplicationCommandOptionType.Integer,
    ...labelled(stem),
    required: range.required ?? false,
    min_value: range.min,
    max_value: range.max,
  };
}

export function flagOption(stem: Stem): APIApplicationCommandBasicOption {
  return { type: ApplicationCommandOptionType.Boolean, ...labelled(stem), required: false };
}

export function personOption(stem: Stem, required = false): APIApplicationCommandBasicOption {
  return { type: ApplicationCommandOptionType.User, ...labelled(stem), required };
}

export function fileOption(stem: Stem): APIApplicationCommandBasicOption {
  return { type: ApplicationCommandOptionType.Attachment, ...labelled(stem), required: true };
}

export function roleOption(stem: Stem): APIApplicationCommandBasicOption {
  return { type: ApplicationCommandOptionType.Role, ...labelled(stem), required: false };
}

export function channelOption(stem: Stem): APIApplicationCommandBasicOption {
  return {
    type: ApplicationCommandOptionType.Channel,
    ...labelled(stem),
    required: false,
    channel_types: [ChannelType.GuildText, ChannelType.GuildForum],
  };
}
