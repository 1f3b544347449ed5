// The boards of the program: served where browsers find them, and the ways that lead there from Discord.
import { fileURLToPath } from 'node:url';
import type { Config } from './config.js';
import { defaultChoices, type Deps } from '../discord/deps.js';
import { createSignIn } from '../discord/sign-in.js';
import type { Play } from '../play/play.js';
import { loadBoardMaps, outlinesFile, type Renderer } from '../render/index.js';
import { gameMarks } from '../store/board-sessions.js';
import type { Store } from '../store/open.js';
import { createBoardDoor, filmFile, serveBoard, viewKey, viewPath } from '../web/server.js';
import type { Scene } from '../table/scene.js';
import type { Wording } from '../words/words.js';

/** The page of the board, as it was made. */
const boardPage = fileURLToPath(new URL('../../dist/board', import.meta.url));

interface Served {
  readonly play: Play;
  readonly wording: Wording;
  readonly profiles: Pick<Deps['profiles'], 'person'>;
  readonly renderer: Renderer;
  readonly store: Store;
  readonly now: () => Date;
  readonly changed: () => void;
  readonly warn: (message: string, error: unknown) => void;
  /** Where the boards of a game may be drawn from. */
  readonly mapNames: ReadonlySet<string>;
}

/** Makes the films of ended games: the same page, which needs no server. */
export function filmsFrom({
  play,
  wording,
  renderer,
  mapNames,
}: Pick<Served, 'play' | 'wording' | 'renderer' | 'mapNames'>): Deps['filmPage'] {
  const deps = { play, wording, ...drawnBy(renderer, mapNames) };
  return (game, film, readers) => filmFile(deps, game, film, readers);
}

/** What pages are drawn with. */
function drawnBy(renderer: Renderer, mapNames: Served['mapNames']) {
  return {
    layOut: (scene: Scene) => renderer.layOut(scene),
    boardMaps: loadBoardMaps,
    outlines: (board: string) => (mapNames.has(board) ? outlinesFile(board) : null),
    page: boardPage,
  };
}

/** The application that the boards belong to. */
export interface Application {
  readonly token: string;
  /** Its id, where it is known before the bot has asked. */
  readonly clientId: string | null;
  /** Where Discord's interface is, when it is not Discord itself. */
  readonly api: string | null;
}

export interface Boards {
  /** Where browsers find them. */
  readonly address: string;
  /** What the bot leads to them by. */
  readonly ways: Pick<Deps, 'boardLink' | 'boardWish' | 'boardView' | 'boards'>;
  close(): Promise<void>;
}

/** Does what comes with a key once. What comes again while it is being done waits for that, and fails as it does. */
function onceIn(store: Pick<Store, 'once'>) {
  const inHand = new Map<string, Promise<unknown>>();
  return async <T>(userId: string, key: string, work: () => Promise<T>): Promise<T | null> => {
    const before = inHand.get(key);
    // The same key stands for the same work.
    if (before !== undefined) return before as Promise<T | null>;
    const done = store.once(userId, key, work).finally(() => inHand.delete(key));
    inHand.set(key, done);
    return done;
  };
}

/**
 * Opens them.
 * @param port where to listen, any free port for 0; null where another process serves them.
 * @throws when the port is taken.
 */
export async function openBoards(
  { play, wording, profiles, renderer, store, now, changed, warn, mapNames }: Served,
  { token, clientId, api }: Application,
  config: Pick<Config, 'activity'> & { readonly board: NonNullable<Config['board']> },
  port: number | null,
): Promise<Boards> {
  const door = createBoardDoor(store.db, now, token);
  const keyOf = (gameId: number): string => viewKey(token, gameId);
  let address = config.board.address ?? `http://localhost:${String(config.board.port)}`;
  const activity =
    config.activity === null || clientId === null
      ? null
      : {
          clientId,
          personOf: createSignIn({
            clientId,
            clientSecret: config.activity.secret,
            ...(api === null ? {} : { api }),
          }),
        };
  const web =
    port === null
      ? null
      : await serveBoard(
          {
            play,
            wording,
            ...drawnBy(renderer, mapNames),
            door,
            choices: async (userId) => {
              const { language, locale, palette, theme } = (await profiles.person(userId)) ?? defaultChoices;
              return { lang: language ?? locale ?? 'en', palette, theme };
            },
            png: (scene) => renderer.png(scene),
            viewKey: keyOf,
            once: onceIn(store),
            marks: (ids) => gameMarks(store.db, ids),
            activity,
            address: () => address,
            now,
            changed,
            warn,
          },
          { port, host: config.board.host },
        );
  if (web !== null && config.board.address === null) address = `http://localhost:${String(web.port)}`;
  return {
    address,
    ways: {
      boardLink: async (userId, gameId, lang) => `${address}/open/${await door.link(userId, gameId)}?lang=${lang}`,
      ...(activity === null ? {} : { boardWish: (userId, gameId) => door.wish(userId, gameId) }),
      boardView: (game) => {
        const path = viewPath({ viewKey: keyOf }, game);
        return path === null ? null : `${address}${path}`;
      },
      boards: door,
    },
    close: async () => web?.close(),
  };
}
