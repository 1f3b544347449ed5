// Answers REST requests: finds the route, checks the token, counts rate limits, meets faults, runs the route.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { Local } from '../rules/local.js';
import { ApiError, FAIL, formError, formErrors } from '../api/errors.js';
import { readBody } from '../http/body.js';
import type { Validate } from '../http/description.js';
import type { Faults } from './faults.js';
import type { RateLimits } from './rate-limits.js';
import { OLD_EDIT } from './rate-limits.js';
import type { Match, Route } from './router.js';
import { routeFinder } from './router.js';
import { idTime } from '../world/ids.js';
import { channelRoutes } from './channels.js';
import { commandRoutes } from './commands.js';
import { guildRoutes } from './guilds.js';
import { interactionRoutes } from './interactions.js';
import { messageRoutes } from './messages.js';
import { oauthRoutes } from './oauth.js';
import { threadRoutes } from './threads.js';
import { userRoutes } from './users.js';

const ROUTES: readonly Route[] = [
  ...channelRoutes,
  ...commandRoutes,
  ...guildRoutes,
  ...interactionRoutes,
  ...messageRoutes,
  ...oauthRoutes,
  ...threadRoutes,
  ...userRoutes,
];

/** A request the bot made, for tests to look at. */
export interface SeenRequest {
  readonly operation: string;
  readonly path: string;
  readonly body: unknown;
  readonly status: number;
  /** When it was answered, in milliseconds since 1970. */
  readonly at: number;
}

export interface RestOptions {
  readonly token: string;
  readonly limits: RateLimits;
  readonly faults: Faults;
  readonly validate: Validate;
  readonly seen: SeenRequest[];
  /** How often each route was asked, by its operation. */
  readonly counted: Map<string, number>;
  readonly unhandled: string[];
}

interface Outcome {
  readonly status: number;
  readonly body: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

const KEPT = 2000;
const HOUR = 3600_000;
/** Ids, and the words discord.js sends percent-encoded in their place. */
const SNOWFLAKE = /^(\d{1,20}|@original|@me)$/;
const EDIT = 'PATCH /channels/{channel_id}/messages/{message_id}';
const OLD_EDIT_ERROR = {
  message: 'Maximum number of edits to messages older than 1 hour reached. Try again later.',
  code: 30046,
};

function tooMany(
  waitMs: number,
  global: boolean,
  headers: Readonly<Record<string, string>>,
  error: object = { message: 'You are being rate limited.' },
): Outcome {
  const seconds = Math.max(0.001, waitMs / 1000);
  return {
    status: 429,
    body: { ...error, retry_after: seconds, global },
    headers: {
      ...headers,
      'retry-after': String(Math.ceil(seconds)),
      'x-ratelimit-scope': global ? 'global' : 'user',
      ...(global ? { 'x-ratelimit-global': 'true' } : {}),
    },
  };
}

/** A request listener for everything under /api. */
export function restHandler(
  local: Local,
  options: RestOptions,
): (request: IncomingMessage, response: ServerResponse) => Promise<void> {
  const find = routeFinder(ROUTES);

  async function run(request: IncomingMessage, match: Match, url: URL, signedIn: string | null): Promise<Outcome> {
    const { json, files } = await readBody(request);
    const note = (status: number): void => {
      options.seen.push({ operation: match.operation, path: url.pathname, body: json, status, at: Date.now() });
      options.counted.set(match.operation, (options.counted.get(match.operation) ?? 0) + 1);
      if (options.seen.length > KEPT) options.seen.shift();
    };
    try {
      const found = json === undefined ? [] : options.validate(match.operation, json);
      if (found.length > 0) throw formErrors(found.map((message) => ({ path: [], code: 'SCHEMA', message })));
      const made = match.route.run({ local, params: match.params, query: url.searchParams, json, files, signedIn });
      // Most routes are done at once; their answer leaves before anything that follows from what they did.
      const reply = made instanceof Promise ? await made : made;
      const status = reply ? (reply.status ?? 200) : 204;
      note(status);
      return { status, body: reply?.body };
    } catch (error) {
      if (error instanceof ApiError) note(error.status);
      throw error;
    }
  }

  async function answer(request: IncomingMessage, url: URL): Promise<Outcome | 'cut'> {
    const path = url.pathname.replace(/^\/api(\/v\d+)?/, '');
    const match = find(request.method ?? 'GET', path);
    if (!match) {
      options.unhandled.push(`${request.method ?? 'GET'} ${path}`);
      throw FAIL.notFound();
    }
    const { authorization = '' } = request.headers;
    const signedIn =
      match.route.forPeople === true ? local.signIns.personOf(authorization.replace(/^Bearer /, '')) : null;
    if (match.route.open !== true && signedIn === null && authorization !== `Bot ${options.token}`)
      throw FAIL.unauthorized();
    const wrong = Object.entries(match.params).find(([name, value]) => name.endsWith('_id') && !SNOWFLAKE.test(value));
    if (wrong) throw formError([wrong[0]], 'NUMBER_TYPE_COERCE', `Value "${wrong[1]}" is not snowflake.`);
    const fault = options.faults.strike(match.operation);
    if (fault?.kind === 'cut') return 'cut';
    if (fault?.kind === 'status')
      return { status: fault.status, body: { message: `${fault.status}: Injected`, code: 0 } };
    if (fault?.kind === 'rate-limit') return tooMany(fault.retryAfter * 1000, fault.global ?? false, {});
    const verdict = options.limits.take(match.operation, match.major);
    if (verdict.wait !== null) return tooMany(verdict.wait, verdict.global, verdict.headers);
    const edited = match.operation === EDIT ? match.params['message_id'] : undefined;
    if (edited !== undefined && /^\d+$/.test(edited) && local.time() - idTime(edited) > HOUR) {
      const old = options.limits.take(OLD_EDIT, edited);
      if (old.wait !== null) return tooMany(old.wait, false, {}, OLD_EDIT_ERROR);
    }
    if (fault?.kind === 'slow') await wait(fault.ms);
    let outcome: Outcome;
    try {
      outcome = await run(request, match, url, signedIn);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      outcome = { status: error.status, body: error.body };
    }
    return fault?.kind === 'lost-reply' ? 'cut' : { ...outcome, headers: verdict.headers };
  }

  return async (request, response) => {
    const banned = options.limits.banned;
    if (banned !== null) {
      // The ban is not the API's but of what stands before it, and says so in its own words.
      const seconds = Math.ceil(banned / 1000);
      response.writeHead(429, { 'retry-after': String(seconds), 'content-type': 'text/plain' });
      response.end('error code: 1015');
      return;
    }
    const url = new URL(request.url ?? '/', 'http://local');
    let outcome: Outcome | 'cut';
    try {
      outcome = await answer(request, url);
    } catch (error) {
      if (error instanceof ApiError) outcome = { status: error.status, body: error.body };
      else {
        options.unhandled.push(`${request.method ?? ''} ${url.pathname}: ${String(error)}`);
        outcome = { status: 500, body: { message: '500: Internal Server Error', code: 0 } };
      }
    }
    if (outcome === 'cut') {
      // A reset rather than a plain end: clients take it for a broken network and try again.
      request.socket.resetAndDestroy();
      return;
    }
    options.limits.answered(outcome.status);
    request.resume();
    response.statusCode = outcome.status;
    for (const [name, value] of Object.entries(outcome.headers ?? {})) response.setHeader(name, value);
    // A 204 must not carry a JSON content type: clients would try to parse nothing.
    if (outcome.body === undefined) response.end();
    else {
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify(outcome.body));
    }
  };
}
