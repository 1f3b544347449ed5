// What people have noted for themselves in a game.
import type { Note } from '../generated/prisma/client.js';
import type { Db } from './client.js';

/** A note under its number. */
export type NoteRow = Readonly<Pick<Note, 'number' | 'text' | 'at'>>;

/** Whose notes of which game. */
interface Notebook {
  readonly gameId: number;
  readonly userId: string;
}

/** All notes of a person in a game, oldest first. */
export function notesOf(db: Db, { gameId, userId }: Notebook): Promise<readonly NoteRow[]> {
  return db.note.findMany({
    where: { gameId, userId },
    orderBy: { number: 'asc' },
    select: { number: true, text: true, at: true },
  });
}

/** Keeps a note. */
export async function addNote(tx: Db, { gameId, userId }: Notebook, note: NoteRow): Promise<void> {
  await tx.note.create({ data: { gameId, userId, ...note } });
}

/** Takes a note away; tells whether it was there. */
export async function dropNote(tx: Db, { gameId, userId }: Notebook, number: number): Promise<boolean> {
  return (await tx.note.deleteMany({ where: { gameId, userId, number } })).count > 0;
}
