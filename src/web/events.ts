// Tells open pages that something they show has changed, and nothing else: what it is they ask for themselves.
import type { WebDeps } from './deps.js';

/** Between two looks at what games stand at; nothing is looked at while no page is open. */
const lookMs = 500;
/** A page is told that the connection still stands. */
const aliveMs = 20_000;

/** A page that is open. */
interface Listener {
  readonly game: number;
  /** Called when anything of the game has changed; it finds out whether its person sees it. */
  changed(): void;
}

export interface Events {
  /** @returns what ends it. */
  listen(listener: Listener): () => void;
  close(): void;
}

/** Watches the games of open pages. */
export function createEvents(deps: Pick<WebDeps, 'marks' | 'warn'>): Events {
  const listeners = new Set<Listener>();
  let known: ReadonlyMap<number, string> = new Map();
  let timer: NodeJS.Timeout | undefined;
  let isLooking = false;

  async function look(): Promise<void> {
    if (isLooking || listeners.size === 0) return;
    isLooking = true;
    try {
      const marks = await deps.marks([...new Set([...listeners].map(({ game }) => game))]);
      const before = known;
      known = marks;
      for (const listener of listeners) {
        // What is looked at for the first time may have changed since the page was made.
        if (before.get(listener.game) !== marks.get(listener.game)) listener.changed();
      }
    } catch (error) {
      // The pages go on showing what they have; the next look may find the database again.
      deps.warn('Open boards could not be looked after', error);
    } finally {
      isLooking = false;
    }
  }

  return {
    listen(listener) {
      listeners.add(listener);
      timer ??= setInterval(() => void look(), lookMs).unref();
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        clearInterval(timer);
        timer = undefined;
        known = new Map();
      };
    },
    close() {
      clearInterval(timer);
      listeners.clear();
    },
  };
}

/** The changes of a game one after another, as a page is told of them. */
interface Changes {
  /** Waits for the next: that something has changed since the last call, that nothing has for a while, or that nobody listens any more. */
  next(): Promise<'changed' | 'quiet' | 'ended'>;
  end(): void;
}

export function changesOf(events: Events, game: number): Changes {
  let isChanged = false;
  let isEnded = false;
  let wake = (): void => undefined;
  const leave = events.listen({
    game,
    changed: () => {
      isChanged = true;
      wake();
    },
  });
  return {
    async next() {
      if (!isChanged && !isEnded)
        await new Promise<void>((resolve) => {
          const quiet = setTimeout(resolve, aliveMs);
          wake = () => {
            clearTimeout(quiet);
            resolve();
          };
        });
      const was = isChanged;
      isChanged = false;
      return isEnded ? 'ended' : was ? 'changed' : 'quiet';
    },
    end() {
      isEnded = true;
      leave();
      wake();
    },
  };
}
