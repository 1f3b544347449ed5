// Sorts what Discord refuses into: try again later, give up, or the person's messages are closed.
import { DiscordAPIError, HTTPError, RESTJSONErrorCodes, RateLimitError } from 'discord.js';
import type { Delivered } from '../../clock/delivering.js';

const minuteMs = 60_000;
/** Discord's code for "no server in common", which its library has no name for. */
const noMutualServer = 50_278;

/** The person cannot be written to directly. */
export function isClosedDm(error: unknown): boolean {
  return (
    error instanceof DiscordAPIError &&
    (error.code === RESTJSONErrorCodes.CannotSendMessagesToThisUser || error.code === noMutualServer)
  );
}

/** The message or channel is no longer there. */
export function isGone(error: unknown): boolean {
  return (
    error instanceof DiscordAPIError &&
    (error.code === RESTJSONErrorCodes.UnknownMessage || error.code === RESTJSONErrorCodes.UnknownChannel)
  );
}

/** The thread has been archived since. */
export function isArchived(error: unknown): boolean {
  return error instanceof DiscordAPIError && error.code === RESTJSONErrorCodes.InvalidActionOnArchivedThread;
}

function words(error: unknown): string {
  return error instanceof Error ? `${error.name}: ${error.message}` : String(error);
}

/** What to do about a failed delivery. */
export function afterFailure(error: unknown): Extract<Delivered, { kind: 'retry' | 'gaveUp' }> {
  const said = words(error);
  if (error instanceof RateLimitError) return { kind: 'retry', afterMs: error.retryAfter, error: said };
  if (error instanceof HTTPError) return { kind: 'retry', error: said };
  if (!(error instanceof DiscordAPIError)) return { kind: 'retry', error: said };
  switch (error.code) {
    case RESTJSONErrorCodes.MissingAccess:
    case RESTJSONErrorCodes.MissingPermissions:
    case RESTJSONErrorCodes.MaximumActiveThreads:
    case RESTJSONErrorCodes.ThreadLocked:
      // A person can put this right; asking often would get the bot banned.
      return { kind: 'retry', afterMs: 10 * minuteMs, error: said };
    case RESTJSONErrorCodes.InvalidActionOnArchivedThread:
      return { kind: 'retry', error: said };
    case RESTJSONErrorCodes.MaximumNumberOfEditsToMessagesOlderThanOneHourReached:
      return { kind: 'retry', afterMs: 15 * minuteMs, error: said };
    case RESTJSONErrorCodes.OpeningDirectMessagesTooFast:
      return { kind: 'retry', afterMs: 5 * minuteMs, error: said };
    default:
      return error.status >= 500 || error.status === 429
        ? { kind: 'retry', error: said }
        : { kind: 'gaveUp', error: said };
  }
}
