// A person uses a slash command: finds it by its words, checks the options as Discord's client does, sends it.
import type { OpenInteraction } from '../rules/started.js';
import { INTERACTION } from '../rules/interactions.js';
import type { Local } from '../rules/local.js';
import type { ChatCommand, CommandOption, LeafOption } from '../shapes/commands.js';
import { PERMISSION, channelPermissions } from '../world/permissions.js';
import type { ChannelRow, CommandRow, UserRow } from '../world/rows.js';
import { type PersonFile, Resolved, mayInteract, personFile, sendInteraction } from './payload.js';
import { Refused } from './refused.js';

type OptionValue = string | number | boolean | PersonFile;
export type OptionValues = Readonly<Record<string, OptionValue>>;

/** Commands a person can use in a channel: right server, right place, right permissions. */
export function usableCommands(local: Local, channel: ChannelRow, user: UserRow): CommandRow[] {
  const have = channelPermissions(local.store, channel, user.id);
  const context = channel.guildId === null ? 1 : 0;
  return [...local.store.commands.values()].filter(({ guildId, shape }) => {
    if (guildId !== null && guildId !== channel.guildId) return false;
    if (shape.contexts && !shape.contexts.includes(context)) return false;
    if (context === 1 && shape.dm_permission === false) return false;
    const needed = BigInt(shape.default_member_permissions ?? '0');
    if (context === 0 && shape.default_member_permissions === '0') return (have & PERMISSION.administrator) !== 0n;
    return context === 1 || (have & needed) === needed;
  });
}

interface Target {
  readonly row: CommandRow;
  readonly path: readonly Extract<CommandOption, { type: 1 | 2 }>[];
  readonly leaves: readonly LeafOption[];
}

const isLeaf = (option: CommandOption): option is LeafOption => option.type > 2;
const isBranch = (option: CommandOption): option is Extract<CommandOption, { type: 1 | 2 }> => option.type <= 2;

function target(local: Local, channel: ChannelRow, user: UserRow, line: string): Target {
  const [name = '', ...words] = line.replace(/^\//, '').trim().split(/\s+/);
  const row = usableCommands(local, channel, user).find(({ shape }) => shape.type === 1 && shape.name === name);
  if (row?.shape.type !== 1) throw new Refused('unknown-command', line);
  const shape: ChatCommand = row.shape;
  const path: Extract<CommandOption, { type: 1 | 2 }>[] = [];
  let options: readonly CommandOption[] = shape.options ?? [];
  for (const word of words) {
    const next = options.filter(isBranch).find((option) => option.name === word);
    if (!next) throw new Refused('unknown-command', line);
    path.push(next);
    options = next.options ?? [];
  }
  if (options.some(isBranch)) throw new Refused('unknown-command', `${line} needs a subcommand`);
  return { row, path, leaves: options.filter(isLeaf) };
}

function bad(option: LeafOption, value: unknown): Refused {
  return new Refused('bad-option', `${option.name} = ${String(value)}`);
}

function checkText(option: LeafOption, value: OptionValue): string {
  if (typeof value !== 'string') throw bad(option, value);
  if (value.length < (option.min_length ?? 0) || value.length > (option.max_length ?? 6000)) throw bad(option, value);
  return value;
}

function checkNumber(option: LeafOption, value: OptionValue): number {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  if (typeof number !== 'number' || !Number.isFinite(number)) throw bad(option, value);
  if (option.type === 4 && !Number.isInteger(number)) throw bad(option, value);
  if (number < (option.min_value ?? -Infinity) || number > (option.max_value ?? Infinity)) throw bad(option, value);
  return number;
}

/** The id in an option of people, channels or roles. */
const idIn = (value: OptionValue): string => (typeof value === 'string' ? value : '');

function checkValue(
  local: Local,
  user: UserRow,
  option: LeafOption,
  value: OptionValue,
  resolved: Resolved,
): string | number | boolean {
  const known = (found: boolean): string => {
    if (!found) throw bad(option, value);
    return idIn(value);
  };
  switch (option.type) {
    case 3:
    case 4:
    case 10: {
      const read = option.type === 3 ? checkText(option, value) : checkNumber(option, value);
      const choices = option.choices ?? [];
      if (choices.length > 0 && !choices.some((choice) => choice.value === read)) throw bad(option, value);
      return read;
    }
    case 5:
      if (typeof value !== 'boolean') throw bad(option, value);
      return value;
    case 6:
      return known(resolved.user(idIn(value)));
    case 7:
      return known(resolved.place(idIn(value), user.id, option.channel_types));
    case 8:
      return known(resolved.role(idIn(value)));
    case 9:
      return known(resolved.user(idIn(value)) || resolved.role(idIn(value)));
    case 11: {
      if (typeof value !== 'object') throw bad(option, value);
      const row = personFile(local, value);
      resolved.file(row);
      return row.id;
    }
    default:
      throw bad(option, value);
  }
}

function nested(path: Target['path'], inner: readonly unknown[]): readonly unknown[] {
  return path.reduceRight<readonly unknown[]>(
    (options, part) => [{ type: part.type, name: part.name, options }],
    inner,
  );
}

function commandData(row: CommandRow, options: readonly unknown[], resolved: Resolved): Record<string, unknown> {
  return {
    id: row.id,
    name: row.shape.name,
    type: 1,
    ...(row.guildId === null ? {} : { guild_id: row.guildId }),
    ...(options.length === 0 ? {} : { options }),
    ...resolved.out,
  };
}

/**
 * Uses a slash command. `line` is "/game new"; options are by name (users, roles, channels by id).
 * Throws Refused where Discord's client would not send it.
 */
export function useCommand(
  local: Local,
  channel: ChannelRow,
  user: UserRow,
  line: string,
  values: OptionValues,
): OpenInteraction {
  mayInteract(local, channel, user);
  const { row, path, leaves } = target(local, channel, user, line);
  const stray = Object.keys(values).find((name) => !leaves.some((option) => option.name === name));
  if (stray !== undefined) throw new Refused('bad-option', `${line} has no option ${stray}`);
  const resolved = new Resolved(local, channel);
  const options = leaves.flatMap((option) => {
    const value = values[option.name];
    if (value === undefined) {
      if (option.required) throw new Refused('missing-option', option.name);
      return [];
    }
    return [{ name: option.name, type: option.type, value: checkValue(local, user, option, value, resolved) }];
  });
  const commandName = [row.shape.name, ...path.map((part) => part.name)].join(' ');
  const it = local.interactions.start({ type: INTERACTION.command, userId: user.id, channel, commandName });
  sendInteraction(local, it, channel, user, commandData(row, nested(path, options), resolved));
  return it;
}

/** Asks the bot for choices while an option is being typed; other options may be filled already. */
export function askChoices(
  local: Local,
  channel: ChannelRow,
  user: UserRow,
  line: string,
  focused: string,
  typed: string,
  values: OptionValues = {},
): OpenInteraction {
  mayInteract(local, channel, user);
  const { row, path, leaves } = target(local, channel, user, line);
  const asked = leaves.find((option) => option.name === focused);
  if (!asked?.autocomplete) throw new Refused('bad-option', focused);
  const resolved = new Resolved(local, channel);
  const options = leaves.flatMap((option) => {
    if (option === asked) return [{ name: option.name, type: option.type, value: typed, focused: true }];
    const value = values[option.name];
    return value === undefined || typeof value === 'object' ? [] : [{ name: option.name, type: option.type, value }];
  });
  const it = local.interactions.start({ type: INTERACTION.autocomplete, userId: user.id, channel });
  sendInteraction(local, it, channel, user, commandData(row, nested(path, options), resolved));
  return it;
}

/** Uses a command of a message's or a person's menu. */
export function useMenuCommand(
  local: Local,
  channel: ChannelRow,
  user: UserRow,
  name: string,
  targetId: string,
): OpenInteraction {
  mayInteract(local, channel, user);
  const row = usableCommands(local, channel, user).find(({ shape }) => shape.type !== 1 && shape.name === name);
  if (!row) throw new Refused('unknown-command', name);
  const resolved = new Resolved(local, channel);
  const message = local.store.messages.get(targetId);
  if (row.shape.type === 2 && !resolved.user(targetId)) throw new Refused('unknown-person', targetId);
  if (row.shape.type === 3 && message?.channelId !== channel.id) throw new Refused('unknown-message', targetId);
  const more = message && row.shape.type === 3 ? { messages: { [targetId]: local.present.message(message) } } : {};
  const it = local.interactions.start({ type: INTERACTION.command, userId: user.id, channel, commandName: name });
  const data = { id: row.id, name, type: row.shape.type, target_id: targetId };
  const found = 'resolved' in resolved.out ? resolved.out['resolved'] : {};
  sendInteraction(local, it, channel, user, { ...data, resolved: { ...(found as object), ...more } });
  return it;
}
