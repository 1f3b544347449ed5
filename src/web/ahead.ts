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

/** A picture, and what stood for all that is stored of its game before it was begun. */
interface Made {
  readonly mark: string | undefined;
  readonly scene: LaidOutScene;
}

interface Ahead extends Wanted {
  /** Null where it failed. */
  readonly made: () => Promise<Made | null>;
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
  /** The picture that has been begun, once; null where another one is wanted, or anything of the game has changed since. */
  take(userId: string, wanted: Wanted): Promise<LaidOutScene | null>;
}

/** @param markOf what stands for all that is stored of a game, and changes with it. */
export function scenesAhead(markOf: (game: number) => Promise<string | undefined>): ScenesAhead {
  /** By the person's Discord id. */
  const all = new Map<string, Ahead>();
  return {
    begin(userId, wanted, make) {
      const before = all.get(userId);
      let promised: Promise<Made | null> | undefined;
      const begun = async (): Promise<Made> => ({ mark: await markOf(wanted.game), scene: await make() });
      // Where it fails, whoever asks has it worked out anew, and is told what is wrong then.
      const made = (): Promise<Made | null> => (promised ??= begun().catch(() => null));
      // Nobody has come for the last one: who only asks for states costs no pictures.
      if (before?.isBegun === true) {
        all.set(userId, { ...before, ...wanted, made });
        return;
      }
      clearTimeout(before?.timer);
      all.delete(userId);
      if (all.size >= mostKept) return;
      const timer = setTimeout(() => {
        void made();
        const ending = setTimeout(() => all.delete(userId), keptMs).unref();
        all.set(userId, { ...wanted, made, timer: ending, isBegun: true });
      }, delayMs).unref();
      all.set(userId, { ...wanted, made, timer, isBegun: false });
    },
    async take(userId, { game, seat, choices: { lang, palette, theme } }) {
      const found = all.get(userId);
      if (found === undefined) return null;
      const { choices } = found;
      const isSeen = choices.lang === lang && choices.palette === palette && choices.theme === theme;
      if (!isSeen || found.game !== game || found.seat !== seat) return null;
      clearTimeout(found.timer);
      all.delete(userId);
      const made = await found.made();
      return made !== null && made.mark === (await markOf(game)) ? made.scene : null;
    },
  };
}
