// Discord's error answers: HTTP status, JSON code and the nested form errors of code 50035.
import type { z } from 'zod';

/** Thrown by a route and sent to the client as Discord would. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly code: number,
    message: string,
    readonly errors?: FormErrors,
    readonly extra: Readonly<Record<string, unknown>> = {},
  ) {
    super(message);
  }

  get body(): Record<string, unknown> {
    return {
      message: this.message,
      code: this.code,
      ...(this.errors ? { errors: this.errors } : {}),
      ...this.extra,
    };
  }
}

export interface FormErrors {
  [key: string]: FormErrors | { code: string; message: string }[];
}

export const FAIL = {
  notFound: () => new ApiError(404, 0, '404: Not Found'),
  unauthorized: () => new ApiError(401, 0, '401: Unauthorized'),
  unknownApplication: () => new ApiError(404, 10002, 'Unknown Application'),
  unknownChannel: () => new ApiError(404, 10003, 'Unknown Channel'),
  unknownGuild: () => new ApiError(404, 10004, 'Unknown Guild'),
  unknownMember: () => new ApiError(404, 10007, 'Unknown Member'),
  unknownMessage: () => new ApiError(404, 10008, 'Unknown Message'),
  unknownRole: () => new ApiError(404, 10011, 'Unknown Role'),
  unknownEmoji: () => new ApiError(400, 10014, 'Unknown Emoji'),
  unknownUser: () => new ApiError(404, 10013, 'Unknown User'),
  unknownWebhook: () => new ApiError(404, 10015, 'Unknown Webhook'),
  unknownInteraction: () => new ApiError(404, 10062, 'Unknown interaction'),
  unknownCommand: () => new ApiError(404, 10063, 'Unknown application command'),
  fileTooLarge: () => new ApiError(413, 40005, 'Request entity too large'),
  answered: () => new ApiError(400, 40060, 'Interaction has already been acknowledged.'),
  tagRequired: () => new ApiError(400, 40067, 'A tag is required to create a forum post in this channel'),
  missingAccess: () => new ApiError(403, 50001, 'Missing Access'),
  foreignMessage: () => new ApiError(403, 50005, 'Cannot edit a message authored by another user'),
  emptyMessage: () => new ApiError(400, 50006, 'Cannot send an empty message'),
  closedDm: () => new ApiError(403, 50007, 'Cannot send messages to this user'),
  notText: () => new ApiError(400, 50008, 'Cannot send messages in a non-text channel'),
  missingPermissions: () => new ApiError(403, 50013, 'Missing Permissions'),
  badToken: () => new ApiError(401, 50027, 'Invalid Webhook Token'),
  rolesFull: () => new ApiError(400, 30005, 'Maximum number of server roles reached (250)'),
  pinsFull: () => new ApiError(400, 30003, 'Maximum number of pins reached (250)'),
  entryPointGone: () =>
    new ApiError(400, 50240, "You cannot remove this app's Entry Point command in a bulk update operation."),
  dmOnly: () => new ApiError(400, 50024, 'Cannot execute action on this channel type'),
  archived: () => new ApiError(400, 50083, 'Thread is archived'),
  threadExists: () => new ApiError(400, 160004, 'A thread has already been created for this message'),
  threadLocked: () => new ApiError(400, 160005, 'Thread is locked'),
  tooManyThreads: () => new ApiError(400, 160006, 'Maximum number of active threads reached'),
  tooManyCommands: (limit: number) =>
    new ApiError(400, 30032, `Maximum number of application commands reached (${limit}).`),
} as const;

/** A 50035 answer with one error at a path. */
export function formError(path: readonly PropertyKey[], code: string, message: string): ApiError {
  return formErrors([{ path, code, message }]);
}

/** A 50035 answer with errors at several paths. */
export function formErrors(
  issues: readonly { readonly path: readonly PropertyKey[]; readonly code: string; readonly message: string }[],
): ApiError {
  const root: FormErrors = {};
  for (const issue of issues) {
    let at = root;
    for (const key of issue.path) {
      const next = at[String(key)];
      if (next && !Array.isArray(next)) at = next;
      else {
        const made: FormErrors = {};
        at[String(key)] = made;
        at = made;
      }
    }
    const have = at['_errors'];
    const entry = { code: issue.code, message: issue.message };
    if (Array.isArray(have)) have.push(entry);
    else at['_errors'] = [entry];
  }
  return new ApiError(400, 50035, 'Invalid Form Body', root);
}

type Issue = z.core.$ZodIssue;

function deepest(issue: Issue): Issue {
  if (issue.code !== 'invalid_union') return issue;
  const inner = issue.errors.flat().sort((a, b) => b.path.length - a.path.length)[0];
  if (!inner) return issue;
  const found = deepest(inner);
  return { ...found, path: [...issue.path, ...found.path] };
}

function codeOf(issue: Issue): string {
  if (issue.code === 'too_big') return 'BASE_TYPE_MAX_LENGTH';
  if (issue.code === 'too_small') return 'BASE_TYPE_BAD_LENGTH';
  if (issue.code === 'invalid_type') return 'BASE_TYPE_REQUIRED';
  return 'INVALID';
}

/** Reads a body through a schema or throws Discord's "Invalid Form Body". */
export function parseBody<T extends z.ZodType>(schema: T, body: unknown): z.infer<T> {
  const read = schema.safeParse(body ?? {});
  if (read.success) return read.data;
  throw formErrors(
    read.error.issues.map(deepest).map((issue) => ({ path: issue.path, code: codeOf(issue), message: issue.message })),
  );
}
