// Tells open pages that something they show has changed, and nothing else: what it is they ask for themselves.
import type { WebDeps } from './deps.js';
import type { BoardDoor } from './door.js';

/** Between two looks at what games stand at; nothing is looked at while no page is open. */
const lookMs = 500;
/** A page is told that the connection still stands. */
const aliveMs = 20_000;
/** Between two looks at who is still signed in, at all open pages together. */
const signedInMs = 60_000;
/** After so many beats what a page shows is worked out anew, for what no mark tells; oftener, many open pages would cost a core. */
const beatsAnew = 30;

/** A page that is open. */
interface Listener {
  readonly game: number;
  /** The secret by which its person is signed in; undefined where nobody need be. */
  readonly session: string | undefined;
  /** Who looks at it. */
  readonly userId: string;
  /** Called with the version of what it was given otherwise. */
  given(version: string): void;
  /** It was given something that it has not been told of: it is to be looked at again, changed or not. */
  isBehind(): boolean;
  /** Called when anything of the game has changed; it finds out whether its person sees it. */
  changed(): void;
}

export interface Events {
  /** @returns what ends it. */
  listen(listener: Listener): () => void;
  /** A page of a person was given what they see of a game, and may show that now, whatever it was told before. */
  answered(userId: string, game: number, version: string): void;
  close(): void;
}

/** Watches the games of open pages, and who is still signed in at them. */
export function createEvents(
  deps: Pick<WebDeps, 'marks' | 'warn'> & { readonly door: Pick<BoardDoor, 'stillIn'> },
): Events {
  const listeners = new Set<Listener>();
  let known: ReadonlyMap<number, string> = new Map();
  let timers: readonly NodeJS.Timeout[] = [];
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
        if (listener.isBehind() || before.get(listener.game) !== marks.get(listener.game)) listener.changed();
      }
    } catch (error) {
      // The pages go on showing what they have; the next look may find the database again.
      deps.warn('Open boards could not be looked after', error);
    } finally {
      isLooking = false;
    }
  }

  async function lookForSignedOut(): Promise<void> {
    try {
      const asked = [...listeners].filter(({ session }) => session !== undefined);
      const still = await deps.door.stillIn([...new Set(asked.flatMap(({ session }) => session ?? []))]);
      for (const listener of asked) if (!still.has(listener.session ?? '')) listener.changed();
    } catch (error) {
      deps.warn('It could not be found out who has signed out of open boards', error);
    }
  }

  const rest = (): void => {
    for (const timer of timers) clearInterval(timer);
    timers = [];
  };
  return {
    listen(listener) {
      listeners.add(listener);
      if (timers.length === 0)
        timers = [
          setInterval(() => void look(), lookMs).unref(),
          setInterval(() => void lookForSignedOut(), signedInMs).unref(),
        ];
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        rest();
        known = new Map();
      };
    },
    answered(userId, game, version) {
      for (const one of listeners) if (one.userId === userId && one.game === game) one.given(version);
    },
    close() {
      rest();
      listeners.clear();
    },
  };
}

/** The changes of a game one after another, as a page is told of them. */
interface Changes {
  /** Waits until there is something to look at; false once nobody listens any more. */
  next(): Promise<boolean>;
  /** Whether the page may show anything else than this; it is told, and shows it then. Null: it is to show nothing more. */
  isNews(version: string | null): boolean;
  end(): void;
}

/** An open page: whose it is, of which game, and the secret by which its person is signed in. */
type Opened = Pick<Listener, 'game' | 'userId' | 'session'>;

/**
 * What a page has to look at: after each change, and now and then without one.
 * @param alive called on a beat of its own: were it put off by changes, its moment would tell of those that the person does not see.
 */
export function changesOf(events: Events, { game, userId, session }: Opened, alive: () => void): Changes {
  /** What the page may show: what it was told of last, and what it was given since; at first anything. */
  const held = new Set<string | null>(['']);
  let isChanged = false;
  let isEnded = false;
  let wake = (): void => undefined;
  const changed = (): void => {
    isChanged = true;
    wake();
  };
  const given = (version: string): void => void held.add(version);
  const leave = events.listen({ game, userId, session, given, isBehind: () => held.size > 1, changed });
  let beats = 0;
  const beat = setInterval(() => {
    alive();
    beats += 1;
    if (beats % beatsAnew === 0) changed();
  }, aliveMs).unref();
  return {
    async next() {
      if (!isChanged && !isEnded) await new Promise<void>((resolve) => (wake = resolve));
      isChanged = false;
      return !isEnded;
    },
    isNews(version) {
      const isKnown = held.size === 1 && held.has(version);
      held.clear();
      held.add(version);
      return !isKnown;
    },
    end() {
      isEnded = true;
      clearInterval(beat);
      leave();
      wake();
    },
  };
}
