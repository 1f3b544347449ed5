// The paths of a person's drawers: letters, notes, guesses.
import type { Context, Hono } from 'hono';
import type { z } from 'zod';
import {
  answerLetter,
  dropNote,
  guessSchema,
  letterAnswerSchema,
  letterSchema,
  lettersOf,
  noteNumberSchema,
  noteSchema,
  notesOf,
  supposedOf,
  writeLetter,
  writeNote,
  type Owner,
} from './aside.js';
import type { WebDeps } from './deps.js';
import { once } from './once.js';
import { seated, type Env } from './seen.js';

export function asideRoutes(app: Hono<Env>, deps: WebDeps): void {
  const owner = async (c: Context<Env>): Promise<Owner> => {
    const { desk, userId, choices } = await seated(c, deps);
    return { deps, desk, userId, choices, once: (act) => once(c, deps, act) };
  };
  const shown = (path: string, show: (owner: Owner) => Promise<object>): void => {
    app.get(`/api/game/:id/${path}`, async (c) => c.json(await show(await owner(c))));
  };
  const done = <T>(path: string, schema: z.ZodType<T>, act: (owner: Owner, what: T) => Promise<object>): void => {
    app.post(`/api/game/:id/${path}`, async (c) => {
      const whose = await owner(c);
      const read = schema.safeParse(await c.req.json().catch(() => null));
      return read.success ? c.json(await act(whose, read.data)) : c.json({ refused: 'malformed' }, 400);
    });
  };
  shown('letters', lettersOf);
  done('letters', letterSchema, writeLetter);
  done('letters/answer', letterAnswerSchema, answerLetter);
  shown('notes', notesOf);
  done('notes', noteSchema, writeNote);
  done('notes/drop', noteNumberSchema, dropNote);
  done('suppose', guessSchema, supposedOf);
}
