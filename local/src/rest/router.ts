// Finds the route of a request by OpenAPI path templates and says which rate-limit bucket it belongs to.
import type { Local } from '../rules/local.js';
import type { UploadedFile } from '../shapes/messages.js';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export interface Call {
  readonly local: Local;
  readonly params: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  readonly json: unknown;
  readonly files: readonly UploadedFile[];
  /** The person whose token came with it; null for the bot. */
  readonly signedIn: string | null;
}

/** What a route gives: a JSON body, or nothing (204). */
export type Reply = { readonly status?: number; readonly body: unknown } | undefined;

export interface Route {
  readonly method: Method;
  readonly template: string;
  readonly run: (call: Call) => Reply | Promise<Reply>;
  /** Interaction answers and webhooks carry their token in the path instead of the bot's. */
  readonly open?: boolean;
  /** Answers people who have signed in to the application as well. */
  readonly forPeople?: boolean;
}

export interface Match {
  readonly route: Route;
  readonly operation: string;
  readonly params: Readonly<Record<string, string>>;
  /** Discord's major parameter: channel, server or webhook. */
  readonly major: string;
}

const MAJOR = ['channel_id', 'guild_id', 'webhook_id'];

/** A lookup over routes; more literal templates win over placeholders. */
export function routeFinder(routes: readonly Route[]): (method: string, path: string) => Match | null {
  const table = routes
    .map((route) => {
      const names: string[] = [];
      const source = route.template.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
        names.push(name);
        return '([^/]+)';
      });
      return { route, names, pattern: new RegExp(`^${source}$`) };
    })
    .sort((a, b) => a.names.length - b.names.length);
  return (method, path) => {
    for (const { route, names, pattern } of table) {
      if (route.method !== method) continue;
      const found = pattern.exec(path);
      if (!found) continue;
      const params = Object.fromEntries(names.map((name, index) => [name, decodeURIComponent(found[index + 1] ?? '')]));
      const major = MAJOR.map((name) => params[name] ?? '').join('/') + (params['webhook_token'] ?? '');
      return { route, operation: `${method} ${route.template}`, params, major };
    }
    return null;
  };
}
