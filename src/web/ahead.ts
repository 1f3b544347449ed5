// Pictures worked out ahead: whoever asks what they see of a game asks for its picture next, while their browser still reads the page.
import type { SeatId } from '../table/question.js';
import type { LaidOutScene } from '../render/index.js';
import type { ReaderChoices } from './deps.js';

/** A picture as it will be asked for. */
interface Wanted {
  readonly seat: SeatId | null;
  readonly choices: ReaderChoices;
}

interface Ahead extends Wanted {
  readonly scene: () => Promise<LaidOutScene>;
  readonly timer: NodeJS.Timeout;
}

/** The page's own files go first. */
const delayMs = 50;
/** Nobody comes for it after that long. */
const keptMs = 5_000;
/** Pictures kept at a time: each takes up to a megabyte. */
const mostKept = 20;

export interface ScenesAhead {
  /** Works a picture out soon, in place of what was worked out for the person and game before. */
  begin(userId: string, gameId: number, wanted: Wanted, make: () => Promise<LaidOutScene>): void;
  /** The picture that has been begun, once; undefined where another one is wanted. */
  take(userId: string, gameId: number, wanted: Wanted): Promise<LaidOutScene> | undefined;
  /** What has been worked out is no longer how things stand. */
  drop(userId: string, gameId: number): void;
}

export function scenesAhead(): ScenesAhead {
  const all = new Map<string, Ahead>();
  const keyOf = (userId: string, gameId: number): string => `${userId} ${String(gameId)}`;
  const drop = (key: string): void => {
    clearTimeout(all.get(key)?.timer);
    all.delete(key);
  };
  return {
    begin(userId, gameId, wanted, make) {
      const key = keyOf(userId, gameId);
      drop(key);
      if (all.size >= mostKept) return;
      let made: Promise<LaidOutScene> | undefined;
      const scene = (): Promise<LaidOutScene> => (made ??= make());
      const timer = setTimeout(() => {
        // Who asks for it is told what went wrong; where nobody does, it is nobody's trouble.
        scene().catch(() => undefined);
        const kept = all.get(key);
        if (kept?.timer !== timer) return;
        const ending = setTimeout(() => all.delete(key), keptMs).unref();
        all.set(key, { ...kept, timer: ending });
      }, delayMs).unref();
      all.set(key, { ...wanted, scene, timer });
    },
    take(userId, gameId, { seat, choices: { lang, palette, theme } }) {
      const key = keyOf(userId, gameId);
      const found = all.get(key);
      if (found === undefined) return undefined;
      const { choices } = found;
      const isThis =
        found.seat === seat && choices.lang === lang && choices.palette === palette && choices.theme === theme;
      if (!isThis) return undefined;
      drop(key);
      return found.scene();
    },
    drop: (userId, gameId) => drop(keyOf(userId, gameId)),
  };
}
