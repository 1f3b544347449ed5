// What the bot has to be allowed to do where it plays, and in which words it says what is missing.
import { PermissionFlagsBits, PermissionsBitField, type PermissionsString } from 'discord.js';
import { discordEn } from '../words/app/en/discord.js';
import type { Text } from '../table/text.js';

const always = [
  'ViewChannel',
  'SendMessages',
  'SendMessagesInThreads',
  'AttachFiles',
  'EmbedLinks',
  'ReadMessageHistory',
] as const;

/** Needed in the channel where games are opened. A forum post needs no right to open threads beyond sending. */
export const neededIn = {
  forum: always,
  text: [...always, 'CreatePublicThreads'],
} as const satisfies Readonly<Record<'forum' | 'text', readonly PermissionsString[]>>;

/**
 * What the invitation asks for: what is needed everywhere, and the private threads of embassies, which are locked while nobody may talk.
 * Without these two letters go by direct message.
 * @internal
 */
export const askedFor = [
  ...neededIn.text,
  'CreatePrivateThreads',
  'ManageThreads',
] as const satisfies readonly PermissionsString[];

export type Needed = (typeof neededIn)['forum' | 'text'][number];

/** Which of the needed permissions are not granted. */
export function missingFrom(granted: bigint, kind: 'forum' | 'text'): Needed[] {
  const set = new PermissionsBitField(granted);
  return neededIn[kind].filter((name) => !set.has(PermissionFlagsBits[name]));
}

/** A permission's name as Discord shows it. */
export function permissionName(name: string): Text {
  const key = `permission.${name}`;
  return key in discordEn ? { key, ns: 'app' } : { key: 'permission.other', ns: 'app', args: { name } };
}
