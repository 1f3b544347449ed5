// The parts of a running local Discord that routes and user actions work with.
import type { Interactions } from './started.js';
import type { SignIns } from '../activity/sign-ins.js';
import type { WorldBus } from '../world/events.js';
import type { FileLinks } from '../world/files.js';
import type { Present } from '../api/objects.js';
import type { ChannelRow, GuildRow, MessageRow } from '../world/rows.js';
import { CHANNEL } from '../world/rows.js';
import { blankChannel } from '../world/seed.js';
import type { Store } from '../world/store.js';
import { FAIL } from '../api/errors.js';

export interface Local {
  readonly store: Store;
  readonly bus: WorldBus;
  readonly present: Present;
  readonly links: FileLinks;
  readonly interactions: Interactions;
  readonly botId: string;
  /** The clock that Discord's own rules run by (3 seconds, 15 minutes, link expiry). */
  readonly now: () => number;
  /** The clock people see: moves on when the game's clock is moved. */
  readonly time: () => number;
  readonly gatewayUrl: () => string;
  /** What `/gateway/bot` tells besides: shards, and how fast sessions may be opened. */
  readonly sessionLimits: () => Readonly<Record<string, unknown>>;
  /** Who has agreed to tell the application who they are. */
  readonly signIns: SignIns;
  /** Where the application's own page is shown; null where it has none. */
  readonly activity: ActivityPlace | null;
  /** The key that signs interactions sent over HTTP, and where they are sent to; given by the gateway. */
  readonly endpoint: {
    readonly publicKey: string;
    readonly url: string | null;
    /** Sends interactions there from now on, or by the gateway again (null); false when the address fails the probe. */
    set(url: string | null): Promise<boolean>;
  };
}

/** The frame in which an application's page is shown. */
export interface ActivityPlace {
  /** Where to show it for somebody who has opened it in a channel. */
  url(channelId: string, instanceId: string): string;
}

/** The channel, or Discord's 10003. */
export function channelOf(local: Local, id: string | undefined): ChannelRow {
  const row = id === undefined ? undefined : local.store.channels.get(id);
  if (!row) throw FAIL.unknownChannel();
  return row;
}

/** The server, or Discord's 10004. */
export function guildOf(local: Local, id: string | null | undefined): GuildRow {
  const row = id ? local.store.guilds.get(id) : undefined;
  if (!row) throw FAIL.unknownGuild();
  return row;
}

/** A message of a channel that everybody there can see, or Discord's 10008. */
export function messageOf(local: Local, channel: ChannelRow, id: string | undefined): MessageRow {
  const row = id === undefined ? undefined : local.store.messages.get(id);
  if (row?.channelId !== channel.id || row.visibleTo !== null) throw FAIL.unknownMessage();
  return row;
}

/** The one DM channel between the bot and a person, made when missing. */
export function dmChannel(local: Local, userId: string): ChannelRow {
  const have = local.store.dmWith(userId);
  if (have) return have;
  const made = blankChannel({ id: local.store.ids.next(), type: CHANNEL.dm, name: '', recipientId: userId });
  local.store.addChannel(made);
  local.bus.tell({ type: 'channel', verb: 'create', channel: made });
  return made;
}
