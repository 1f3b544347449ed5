// How much one person may have open on a server, so that nobody drowns the others: sign-ups, games under way, openings in a day.
import type { Db } from '../../store/client.js';
import { openedBy } from '../../store/games.js';
import { guildSettings, type GuildRow } from '../../store/guilds.js';
import { refused, say } from '../change/refuse.js';
import { hourMs } from '../calendar/time.js';

/** A person may open so many times their allowance in a day. */
const openingsPerAllowance = 4;
const dayMs = 24 * hourMs;

/**
 * How many games a person may have open on a server before they have finished any: as its managers have set it.
 * @param standard what the operators allow where nobody has set anything.
 */
export function allowanceOf(guild: GuildRow | null, standard: number): number {
  return guildSettings.parse(guild?.settings ?? {}).allowance ?? standard;
}

interface Opener {
  readonly guildId: string;
  readonly hostId: string;
  /** See `allowanceOf`. */
  readonly allowance: number;
}

/** What somebody has open, and has opened within a day. */
function openedBefore(tx: Db, { guildId, hostId }: Opener, now: Date): ReturnType<typeof openedBy> {
  return openedBy(tx, { guildId, hostId, since: new Date(now.getTime() - dayMs) });
}

/**
 * Throws Refused when a person has as much open on a server as they may, and says what makes room. Each game played to its end with
 * others makes room for one more.
 */
export async function requireRoomFor(tx: Db, opener: Opener, now: Date): Promise<void> {
  const { allowance } = opener;
  const { signUps, underWay, finished } = await openedBefore(tx, opener, now);
  if (signUps >= allowance) throw refused(say('refuse.tooManySignUps', { max: allowance }));
  const most = allowance + finished;
  if (signUps + underWay >= most) throw refused(say('refuse.tooManyGames', { max: most }));
  await requireOpeningsLeft(tx, opener, now);
}

/** Throws Refused when a person has opened as many games on a server in a day as they may, and says when there may be another. */
export async function requireOpeningsLeft(tx: Db, opener: Opener, now: Date): Promise<void> {
  const { allowance } = opener;
  const { lately, firstLately } = await openedBefore(tx, opener, now);
  if (lately < allowance * openingsPerAllowance) return;
  const free = (firstLately ?? now).getTime() + dayMs - now.getTime();
  throw refused(say('refuse.tooManyOpened', { max: lately, hours: Math.max(1, Math.ceil(free / hourMs)) }));
}
