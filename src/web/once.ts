// An act of the page is done once, however often it comes: the page names each, and says the name again when it cannot know whether it came.
import type { Context } from 'hono';
import { z } from 'zod';
import type { WebDeps } from './deps.js';
import type { Env } from './seen.js';

const actName = z.string().regex(/^[\w-]{16,40}$/);

/** Does an act; null where it has been done before. */
export async function once<T>(c: Context<Env>, deps: WebDeps, act: () => Promise<T>): Promise<T | null> {
  const name = actName.safeParse(c.req.header('idempotency-key'));
  const { userId } = c.get('visitor');
  return name.success ? deps.once(userId, `board ${userId} ${name.data}`, act) : act();
}
