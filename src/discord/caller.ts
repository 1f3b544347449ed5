// Reads who calls, from where and with what, out of discord.js' objects.
import {
  PermissionFlagsBits,
  type AutocompleteInteraction,
  type ChatInputCommandInteraction,
  type Interaction,
  type MessageComponentInteraction,
  type ModalSubmitInteraction,
  type User,
} from 'discord.js';
import type { Person } from '../play/change/person.js';
import { noInput } from './ask/act.js';
import type { PressInput, Caller, Options } from './call.js';
import { channelKind } from './sending/send.js';
import type { Places } from './places.js';
import { plainName, plainText } from './plain-text.js';
import { langOf } from './voice.js';

/** Who calls, by what came with the interaction: nothing here rests on what a connection remembers of servers. */
export function callerOf(
  interaction:
    ChatInputCommandInteraction | AutocompleteInteraction | MessageComponentInteraction | ModalSubmitInteraction,
  places: Places,
): Caller {
  const { user, member, guildId, guild, channelId, memberPermissions } = interaction;
  const nick = member === null ? null : 'displayName' in member ? member.displayName : member.nick;
  return {
    person: {
      id: user.id,
      name: plainName(nick ?? user.displayName),
      locale: langOf(interaction.locale),
      act: interaction.id,
    },
    guildId,
    guildName: guild?.name ?? null,
    channelId,
    roles: rolesOf(member),
    manager: memberPermissions?.has(PermissionFlagsBits.ManageGuild) ?? false,
    givesRoles: guildId !== null && interaction.appPermissions.has(PermissionFlagsBits.ManageRoles),
    makesChannels: guildId !== null && interaction.appPermissions.has(PermissionFlagsBits.ManageChannels),
    missing: (id) => places.missing(id),
    channelKind: (id) => places.kindOf(id),
    makeChannel: (id, name) => places.makeChannel(id, name),
    isOn: (id) => places.isOn(id, user.id),
    forumTags: (id) => places.forumTags(id),
  };
}

function rolesOf(member: Interaction['member']): readonly string[] {
  if (member === null) return [];
  return Array.isArray(member.roles) ? member.roles : [...member.roles.cache.keys()];
}

function personOf(user: User, locale: Person['locale']): Person {
  return { id: user.id, name: plainName(user.displayName), locale };
}

function plainOrNone(text: string | null): string | null {
  return text === null ? null : plainText(text);
}

/** The options of a slash command. */
export function optionsOf(interaction: ChatInputCommandInteraction): Options {
  const { options } = interaction;
  return {
    sub: options.getSubcommand(false),
    text: (name) => plainOrNone(options.getString(name)),
    number: (name) => options.getInteger(name),
    flag: (name) => options.getBoolean(name),
    person(name) {
      const user = options.getUser(name);
      return user === null || user.bot ? null : personOf(user, langOf(interaction.locale));
    },
    role: (name) => options.getRole(name)?.id ?? null,
    file: (name) => options.getAttachment(name),
    channel(name) {
      const channel = options.getChannel(name);
      const kind = channel === null ? null : channelKind(channel.type);
      return channel === null || kind === null ? null : { id: channel.id, kind };
    },
  };
}

/** The options of a command still being typed; people and channels are not known yet. */
export function typedOptionsOf(interaction: AutocompleteInteraction): Options {
  const { options } = interaction;
  return {
    sub: options.getSubcommand(false),
    text: (name) => plainOrNone(options.getString(name)),
    number: (name) => options.getInteger(name),
    flag: (name) => options.getBoolean(name),
    person: () => null,
    role: () => null,
    file: () => null,
    channel: () => null,
  };
}

/** What came with a press. */
export function inputOf(interaction: MessageComponentInteraction | ModalSubmitInteraction): PressInput {
  if (interaction.isModalSubmit()) {
    return {
      values: [],
      field(id) {
        return interaction.fields.fields.has(id) ? plainText(interaction.fields.getTextInputValue(id)) : undefined;
      },
    };
  }
  return interaction.isAnySelectMenu() ? { ...noInput, values: interaction.values } : noInput;
}
