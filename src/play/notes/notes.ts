// What people note for themselves in a game: theirs alone, and no part of the game.
import { NoSuchGame } from '../../store/errors.js';
import type { Db } from '../../store/client.js';
import { addNote, dropNote, notesOf, type NoteRow } from '../../store/notes.js';
import { sayer } from '../../table/text.js';
import type { notes as words } from '../../words/app/en/notes.js';
import { refused } from '../change/refuse.js';
import type { ResolvedDeps } from '../change/deps.js';

const say = sayer<typeof words>('app');

/** Nothing longer fits under its heading. */
export const longestNote = 1_800;
/** So many notes may a person keep in a game. */
const mostNotes = 50;

export interface Notes {
  /** All notes of a person in a game, oldest first. */
  list(gameId: number, userId: string): Promise<readonly NoteRow[]>;
  /** Keeps a note and gives its number. @throws Refused for one that is empty or too long, and where there are too many. */
  write(gameId: number, userId: string, text: string): Promise<number>;
  /** Takes a note away for good. @throws Refused where none of theirs has the number. */
  drop(gameId: number, userId: string, number: number): Promise<void>;
}

export function createNotes({ store, now }: Pick<ResolvedDeps, 'store' | 'now'>): Notes {
  /** One after another in a game, so that no number is given twice. */
  const inGame = async <T>(gameId: number, work: (tx: Db) => Promise<T>): Promise<T> => {
    try {
      return await store.inGame(gameId, work);
    } catch (error) {
      if (error instanceof NoSuchGame) throw refused({ key: 'refuse.noSuchGame', ns: 'app' });
      throw error;
    }
  };
  return {
    list: (gameId, userId) => notesOf(store.db, { gameId, userId }),
    write: async (gameId, userId, text) => {
      const kept = text.trim();
      if (kept === '') throw refused(say('note.empty'));
      if (kept.length > longestNote) throw refused(say('note.long', { max: longestNote, count: kept.length }));
      return inGame(gameId, async (tx) => {
        const all = await notesOf(tx, { gameId, userId });
        if (all.length >= mostNotes) throw refused(say('note.full', { max: mostNotes }));
        const number = (all.at(-1)?.number ?? 0) + 1;
        await addNote(tx, { gameId, userId }, { number, text: kept, at: now() });
        return number;
      });
    },
    drop: async (gameId, userId, number) => {
      const isGone = await inGame(gameId, (tx) => dropNote(tx, { gameId, userId }, number));
      if (!isGone) throw refused(say('note.none', { number }));
    },
  };
}
