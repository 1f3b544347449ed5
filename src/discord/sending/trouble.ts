// Sorts what Discord refuses: too fast, out of reach, something a person has to put right, a closed mailbox, or no hope.
import { DiscordAPIError, HTTPError, RESTJSONErrorCodes, RateLimitError } from 'discord.js';
import type { Delivered } from '../../clock/delivering.js';
import type { Trouble } from '../../play/change/outbox.js';

const minuteMs = 60_000;
/** Discord's codes that its library has no name for: "no server in common", "no post without a tag". */
const noMutualServer = 50_278;
const tagRequired = 40_067;
const tooLarge = 413;
/** What an answer says that tells to slow down without saying for how long. */
const slowDownMs = 5_000;

/** The person cannot be written to directly. */
export function isClosedDm(error: unknown): boolean {
  return isRefusal(error, RESTJSONErrorCodes.CannotSendMessagesToThisUser, noMutualServer);
}

/** The message or channel is no longer there. */
export function isGone(error: unknown): boolean {
  return isRefusal(error, RESTJSONErrorCodes.UnknownMessage, RESTJSONErrorCodes.UnknownChannel);
}

/** Somebody is not on the server. */
export function isNoMember(error: unknown): boolean {
  return isRefusal(error, RESTJSONErrorCodes.UnknownMember, RESTJSONErrorCodes.UnknownUser);
}

/** The thread has been archived, whatever was known of it. */
export function isArchived(error: unknown): boolean {
  return isRefusal(error, RESTJSONErrorCodes.InvalidActionOnArchivedThread);
}

/** The pictures are too large for this place. */
export function isTooLarge(error: unknown): boolean {
  return (
    isRefusal(error, RESTJSONErrorCodes.RequestEntityTooLarge) ||
    ((error instanceof HTTPError || error instanceof DiscordAPIError) && error.status === tooLarge)
  );
}

/** Discord lets an old message be edited only so often. */
export function isTooManyEdits(error: unknown): boolean {
  return isRefusal(error, RESTJSONErrorCodes.MaximumNumberOfEditsToMessagesOlderThanOneHourReached);
}

function isRefusal(error: unknown, ...codes: readonly (number | string)[]): boolean {
  return error instanceof DiscordAPIError && codes.includes(error.code);
}

/** The thread is locked. */
export function isLocked(error: unknown): boolean {
  return isRefusal(error, RESTJSONErrorCodes.ThreadLocked);
}

/** Whether it was not allowed. */
export function isDenied(error: unknown): boolean {
  return error instanceof DiscordAPIError && error.status === 403;
}

/** Whether Discord has answered, and the answer was no: nothing has come of the request. */
export function isRefused(error: unknown): boolean {
  return error instanceof RateLimitError || (error instanceof DiscordAPIError && !isTooLate(error));
}

/** The answer says nothing of what became of the request. */
function isTooLate({ status }: DiscordAPIError): boolean {
  return status >= 500 || status === 408;
}

/** A failure as it is sorted here; who can put it right is for those to say who know the game. */
type Failed =
  | Exclude<Extract<Delivered, { readonly error: string }>, { kind: 'blocked' }>
  | { readonly kind: 'blocked'; readonly trouble: Trouble; readonly reason?: string; readonly error: string };

/** What only the program itself can have got wrong. */
const ownFaults: ReadonlySet<number | string> = new Set([
  RESTJSONErrorCodes.InvalidFormBodyOrContentType,
  RESTJSONErrorCodes.CannotSendAnEmptyMessage,
]);
const longestReason = 200;

/** What to do about a failed delivery. */
export function afterFailure(error: unknown): Failed {
  const said = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  const blocked = (trouble: Trouble): Failed => ({ kind: 'blocked', trouble, error: said });
  const refused = (reason: string): Failed => ({ kind: 'blocked', trouble: 'refused', reason, error: said });
  const limited = (afterMs: number, all = false): Failed => ({ kind: 'limited', afterMs, all, error: said });
  if (error instanceof RateLimitError) return limited(error.retryAfter, error.global);
  if (error instanceof HTTPError || isNetwork(error)) return { kind: 'away', error: said };
  if (!(error instanceof DiscordAPIError)) return { kind: 'retry', error: said };
  switch (error.code) {
    case RESTJSONErrorCodes.UnknownChannel:
    case RESTJSONErrorCodes.UnknownGuild:
      return blocked('noPlace');
    case RESTJSONErrorCodes.MissingAccess:
    case RESTJSONErrorCodes.MissingPermissions:
      return blocked('noAccess');
    case tagRequired:
      return blocked('tagRequired');
    case RESTJSONErrorCodes.ThreadLocked:
    case RESTJSONErrorCodes.InvalidActionOnArchivedThread:
      return blocked('locked');
    case RESTJSONErrorCodes.MaximumActiveThreads:
      return blocked('tooManyThreads');
    case RESTJSONErrorCodes.MaximumNumberOfEditsToMessagesOlderThanOneHourReached:
      return limited(15 * minuteMs);
    case RESTJSONErrorCodes.OpeningDirectMessagesTooFast:
      return limited(5 * minuteMs);
    default:
      if (error.status === 429) return limited(slowDownMs);
      // A token that is refused is put right by the operator, and then everything goes out.
      if (isTooLate(error) || error.status === 401) return { kind: 'away', error: said };
      if (ownFaults.has(error.code)) return { kind: 'retry', error: said };
      // Nobody here knows what it means; somebody there may.
      return refused(`${error.code}: ${error.message}`.slice(0, longestReason));
  }
}

/** The codes of Node and of its HTTP client for connections that could not be made or were lost. */
const networkCode = /^(E[A-Z_]+|UND_ERR_\w+)$/;

function isNetwork(error: unknown): boolean {
  for (let at = error, depth = 0; at instanceof Error && depth < 5; at = at.cause, depth++) {
    if (at.name === 'AbortError' || at.name === 'TimeoutError') return true;
    if ('code' in at && typeof at.code === 'string' && networkCode.test(at.code)) return true;
  }
  return false;
}
