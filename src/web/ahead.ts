// Pictures worked out ahead: whoever asks what they see of a game asks for its picture next, while their browser still reads the page.
import type { SeatId } from '../table/question.js';
import type { LaidOutScene } from '../render/index.js';
import type { ReaderChoices } from './deps.js';

/** A picture as it will be asked for. */
interface Wanted {
  readonly game: number;
  readonly seat: SeatId | null;
  readonly choices: ReaderChoices;
}

interface Ahead extends Wanted {
  readonly scene: () => Promise<LaidOutScene>;
  readonly timer: NodeJS.Timeout;
  /** It is being worked out, whether or not somebody comes for it. */
  readonly isBegun: boolean;
}

/** The page's own files go first. */
const delayMs = 50;
/** Nobody comes for it after that long. */
const keptMs = 5_000;
/** Pictures kept at a time: each takes up to a megabyte. */
const mostKept = 20;

export interface ScenesAhead {
  /** Works a picture out soon, in place of what was worked out for the person before. */
  begin(userId: string, wanted: Wanted, make: () => Promise<LaidOutScene>): void;
  /** The picture that has been begun, once; undefined where another one is wanted. */
  take(userId: string, wanted: Wanted): Promise<LaidOutScene> | undefined;
  /** What has been worked out is no longer how things stand. */
  drop(userId: string): void;
}

export function scenesAhead(): ScenesAhead {
  /** By the person's Discord id. */
  const all = new Map<string, Ahead>();
  const drop = (userId: string): void => {
    clearTimeout(all.get(userId)?.timer);
    all.delete(userId);
  };
  return {
    begin(userId, wanted, make) {
      const before = all.get(userId);
      let made: Promise<LaidOutScene> | undefined;
      const scene = (): Promise<LaidOutScene> => (made ??= make());
      // Nobody has come for the last one: who only asks for states costs no pictures.
      if (before?.isBegun === true) {
        all.set(userId, { ...before, ...wanted, scene });
        return;
      }
      drop(userId);
      if (all.size >= mostKept) return;
      const timer = setTimeout(() => {
        // Who asks for it is told what went wrong; where nobody does, it is nobody's trouble.
        scene().catch(() => undefined);
        const ending = setTimeout(() => all.delete(userId), keptMs).unref();
        all.set(userId, { ...wanted, scene, timer: ending, isBegun: true });
      }, delayMs).unref();
      all.set(userId, { ...wanted, scene, timer, isBegun: false });
    },
    take(userId, { game, seat, choices: { lang, palette, theme } }) {
      const found = all.get(userId);
      if (found === undefined) return undefined;
      const { choices } = found;
      const isSeen = choices.lang === lang && choices.palette === palette && choices.theme === theme;
      if (!isSeen || found.game !== game || found.seat !== seat) return undefined;
      drop(userId);
      return found.scene();
    },
    drop,
  };
}
