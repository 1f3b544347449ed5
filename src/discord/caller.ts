// Reads who calls, from where and with what, out of discord.js' objects.
import {
  PermissionFlagsBits,
  type AutocompleteInteraction,
  type ChatInputCommandInteraction,
  type Client,
  type MessageComponentInteraction,
  type ModalSubmitInteraction,
  type User,
} from 'discord.js';
import type { Person } from '../play/play.js';
import { noInput, type PressInput } from './ask/act.js';
import type { Caller, Options } from './call.js';
import { missingFrom } from './permissions.js';
import { channelKind } from './delivery/send.js';
import { langOf } from './voice.js';

/** Who calls. */
export function callerOf(
  interaction:
    ChatInputCommandInteraction | AutocompleteInteraction | MessageComponentInteraction | ModalSubmitInteraction,
): Caller {
  const { user, member, guildId, guild, channelId, memberPermissions } = interaction;
  const nick = member !== null && 'displayName' in member ? member.displayName : null;
  return {
    person: { id: user.id, name: nick ?? user.displayName, locale: langOf(interaction.locale) },
    guildId,
    guildName: guild?.name ?? null,
    channelId,
    manager: memberPermissions?.has(PermissionFlagsBits.ManageGuild) ?? false,
    missing: (id) => missingIn(interaction.client, id),
    async channelKind(id) {
      const channel = await interaction.client.channels.fetch(id);
      return channel === null ? null : channelKind(channel.type);
    },
  };
}

async function missingIn(client: Client<true>, channelId: string): Promise<readonly string[]> {
  const channel = await client.channels.fetch(channelId).catch(() => null);
  if (channel === null || channel.isDMBased()) return ['ViewChannel'];
  const me = channel.guild.members.me ?? (await channel.guild.members.fetchMe());
  return missingFrom(channel.permissionsFor(me).bitfield, channelKind(channel.type) ?? 'text');
}

function personOf(user: User, locale: Person['locale']): Person {
  return { id: user.id, name: user.displayName, locale };
}

/** The options of a slash command. */
export function optionsOf(interaction: ChatInputCommandInteraction): Options {
  const { options } = interaction;
  return {
    sub: options.getSubcommand(false),
    text: (name) => options.getString(name),
    number: (name) => options.getInteger(name),
    flag: (name) => options.getBoolean(name),
    person(name) {
      const user = options.getUser(name);
      return user === null || user.bot ? null : personOf(user, langOf(interaction.locale));
    },
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
    text: (name) => options.getString(name),
    number: (name) => options.getInteger(name),
    flag: (name) => options.getBoolean(name),
    person: () => null,
    channel: () => null,
  };
}

/** What came with a press. */
export function inputOf(interaction: MessageComponentInteraction | ModalSubmitInteraction): PressInput {
  if (interaction.isModalSubmit()) {
    return {
      values: [],
      field(id) {
        return interaction.fields.fields.has(id) ? interaction.fields.getTextInputValue(id) : undefined;
      },
    };
  }
  return interaction.isAnySelectMenu() ? { ...noInput, values: interaction.values } : noInput;
}
