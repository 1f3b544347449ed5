// A person presses a button or picks from a menu on a message.
import type { OpenInteraction } from '../rules/started.js';
import { INTERACTION } from '../rules/interactions.js';
import type { Local } from '../rules/local.js';
import { allComponents } from '../rules/message-limits.js';
import type { ActionRow, Button, Select } from '../shapes/components.js';
import type { ChannelRow, MessageRow, UserRow } from '../world/rows.js';
import { Resolved, mayInteract, sendInteraction } from './payload.js';
import { Refused } from './refused.js';

type Pressable = ActionRow['components'][number];

/** Buttons and selects of a message, wherever they are nested. */
export function pressables(message: MessageRow): Pressable[] {
  return message.components.flatMap(function inside(part): Pressable[] {
    switch (part.type) {
      case 1:
        return part.components;
      case 9:
        return part.accessory.type === 2 ? [part.accessory] : [];
      case 17:
        return part.components.flatMap(inside);
      case 10:
      case 12:
      case 13:
      case 14:
        return [];
    }
  });
}

/** The text a button shows. */
export const buttonText = (button: Button): string =>
  [button.emoji?.name ?? '', button.label ?? ''].filter((text) => text !== '').join(' ');

function visible(local: Local, channel: ChannelRow, user: UserRow, messageId: string): MessageRow {
  const row = local.store.messages.get(messageId);
  const sees = row && row.channelId === channel.id && (row.visibleTo === null || row.visibleTo === user.id);
  if (!sees) throw new Refused('unknown-message', messageId);
  return row;
}

/** Presses a button by its custom_id. */
export function press(
  local: Local,
  channel: ChannelRow,
  user: UserRow,
  messageId: string,
  customId: string,
): OpenInteraction {
  mayInteract(local, channel, user);
  const source = visible(local, channel, user, messageId);
  const found = pressables(source).find((it) => it.type === 2 && it.custom_id === customId);
  if (!found) throw new Refused('unknown-component', customId);
  if (found.disabled) throw new Refused('disabled', customId);
  const it = local.interactions.start({ type: INTERACTION.component, userId: user.id, channel, source });
  sendInteraction(local, it, channel, user, { component_type: 2, custom_id: customId, id: found.id });
  return it;
}

/** Checks chosen values against a select and collects what they stand for. */
export function checkChosen(
  channel: ChannelRow,
  user: UserRow,
  menu: Select,
  values: readonly string[],
  resolved: Resolved,
): void {
  const most = menu.max_values ?? 1;
  const least = menu.min_values ?? 1;
  const distinct = new Set(values).size === values.length;
  const empty = values.length === 0 && menu.required === false;
  if (!distinct || values.length > most || (values.length < least && !empty))
    throw new Refused('bad-choice', `${menu.custom_id}: ${least} to ${most}`);
  for (const value of values) {
    const known = ((): boolean => {
      switch (menu.type) {
        case 3:
          return menu.options.some((option) => option.value === value);
        case 5:
          return resolved.user(value);
        case 6:
          return resolved.role(value);
        case 7:
          return resolved.user(value) || resolved.role(value);
        case 8:
          return channel.guildId !== null && resolved.place(value, user.id, menu.channel_types);
      }
    })();
    if (!known) throw new Refused('bad-choice', value);
  }
}

/** Picks from a menu by its custom_id; the values are option values or ids. */
export function select(
  local: Local,
  channel: ChannelRow,
  user: UserRow,
  messageId: string,
  customId: string,
  values: readonly string[],
): OpenInteraction {
  mayInteract(local, channel, user);
  const source = visible(local, channel, user, messageId);
  const found = pressables(source).find((it) => it.type !== 2 && it.custom_id === customId);
  if (!found || found.type === 2) throw new Refused('unknown-component', customId);
  if (found.disabled) throw new Refused('disabled', customId);
  const resolved = new Resolved(local, channel);
  checkChosen(channel, user, found, values, resolved);
  const it = local.interactions.start({ type: INTERACTION.component, userId: user.id, channel, source });
  const data = { component_type: found.type, custom_id: customId, id: found.id, values, ...resolved.out };
  sendInteraction(local, it, channel, user, data);
  return it;
}

/** Custom ids on a message, for messages of a test that fails. */
export const customIds = (message: MessageRow): string[] =>
  allComponents(message.components).flatMap((part) =>
    typeof part['custom_id'] === 'string' ? [part['custom_id']] : [],
  );
