// What the board's server needs from the other rooms, handed in by the program.
import type { Play } from '../play/play.js';
import type { BoardMaps } from '../table/board-map.js';
import type { Look, Scene } from '../table/scene.js';
import type { Lang, Wording } from '../words/words.js';
import type { LaidOutScene, OutlinesFile } from '../render/index.js';
import type { BoardDoor } from './door.js';

/** How somebody reads boards. */
export interface ReaderChoices {
  readonly lang: Lang;
  readonly palette: Look['palette'];
  readonly theme: Look['theme'];
}

/** An application of Discord's that has this page as its activity. */
export interface Activity {
  /** The application's id, which the page names when it asks who looks at it. */
  readonly clientId: string;
  /** Whom a code stands for that somebody's Discord has given to the page; null when it stands for nobody. */
  personOf(code: string): Promise<string | null>;
}

export interface WebDeps {
  readonly play: Play;
  readonly wording: Wording;
  readonly door: BoardDoor;
  /** How a person wants to see boards, by their Discord id. */
  choices(userId: string): Promise<ReaderChoices>;
  /** Gives a scene its final sizes and line breaks, off the main thread. */
  layOut(scene: Scene): Promise<LaidOutScene>;
  boardMaps(ids: readonly string[]): BoardMaps;
  /** The outlines of a baked map, for pages that draw it. */
  outlines(board: string): OutlinesFile | null;
  /** A scene as a PNG file. */
  png(scene: Scene): Promise<Buffer>;
  /** The last part of a game's public link. */
  viewKey(gameId: number): string;
  /** Does what comes with a key once, however often and wherever it comes; what fails may come again. Null when it has been done. */
  once<T>(userId: string, key: string, work: () => Promise<T>): Promise<T | null>;
  /** What stands for all that is stored of games, and changes with it. */
  marks(games: readonly number[]): Promise<ReadonlyMap<number, string>>;
  /** The page inside Discord; null where the operator has not set it up. */
  readonly activity: Activity | null;
  /** The folder of the page's files, with hashed names but for `index.html`. */
  readonly page: string;
  /** Where browsers find this server: `https://board.example.org`. */
  address(): string;
  now(): Date;
  /** Called after something was done: something may be waiting to be said. */
  changed(): void;
  warn(message: string, error: unknown): void;
}
