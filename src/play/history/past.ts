// What of a game can be looked at beside the present: its phases, what was followed through it, all of it at its end, and what guesses lead to.
import type { Draw, Fork } from '../../table/dice.js';
import type { Gauge } from '../../table/game.js';
import type { Scene } from '../../table/scene.js';
import type { Weight } from '../../table/script.js';
import type { Text } from '../../table/text.js';
import type { ChapterNames } from '../change/chapters.js';
import type { AnswerWords } from '../turn/answered-for.js';

/** A phase of a game, begun or ended; the title is null where it was not kept. */
export interface PhaseName extends ChapterNames {
  readonly number: number;
  readonly title: Text | null;
}

/** A moment of a game: as a phase began, where the number of the newest one stands for the present; `began`: as even the newest one began. */
export type Moment = number | { readonly began: number };

/** Phases in a row that one page tells together: a season, a power's turn, a round. */
export interface Chapter {
  readonly title: Text;
  /** The year, turn or round it lies in. */
  readonly span: Text;
  /** Its first phase, and its last so far. */
  readonly first: number;
  readonly last: number;
}

/** Something told. */
interface Told {
  readonly text: Text;
  /** How it stands where everything is told; null where the rest says it. */
  readonly full: Text | null;
  readonly focus: readonly string[];
  readonly weight: Weight;
  readonly private: boolean;
}

/** What some chapters in a row brought. */
export interface PastChapters {
  /** All chapters of the game, oldest first. */
  readonly all: readonly Chapter[];
  /** Those that are told, by where they stand among all. */
  readonly first: number;
  readonly last: number;
  readonly told: readonly (Chapter & { readonly told: readonly Told[] })[];
  /** The kind of picture that shows best what they brought, drawn at `checkpoint`; null when there is none. */
  readonly variant: string | null;
  readonly checkpoint: Moment;
}

/** One chapter of an ended game, with what was hidden while it ran. */
export interface FilmFrame extends Chapter, Pick<PastChapters, 'variant' | 'checkpoint'> {
  /** `to` names the seats that alone were told; none means everybody. */
  readonly told: readonly (Pick<Told, 'text' | 'focus' | 'weight'> & { readonly to: readonly Text[] })[];
  /** What each seat held as the chapter began. */
  readonly hands: readonly { readonly name: Text; readonly lines: readonly Text[] }[];
}

/** What is followed through a game, at the end of a phase or chapter of the year or turn `at`. */
export interface Standing {
  readonly at: Text;
  readonly gauges: readonly Gauge[];
}

/** How the dice of one heading fell. */
export interface Fallen {
  readonly name: Text;
  readonly rolls: number;
  readonly mean: number;
  readonly expected: number;
}

/** An ended game from its first phase to its last. */
export interface Film {
  /** Names of those who hold its seats, by id. */
  readonly people: ReadonlyMap<string, string>;
  readonly frames: readonly FilmFrame[];
  readonly standings: readonly Standing[];
  readonly luck: readonly Fallen[];
}

/** A phase of an ended game that moved somebody's prospects more than others. */
export interface TurningPoint {
  readonly number: number;
  /** The chapter it lies in. */
  readonly title: Text;
  /** For the better of the person's side. */
  readonly isBetter: boolean;
  /** The most telling of what was told. */
  readonly told: readonly Text[];
  /** What the person answered where there was a choice; `instead`: what a computer player would have, null where it is the same. */
  readonly answers: readonly { readonly played: AnswerWords; readonly instead: AnswerWords['answer'] | null }[];
}

/** Where an ended game turned for somebody, seen from their seat, oldest first. */
export interface TurningPoints {
  readonly seat: Text;
  readonly points: readonly TurningPoint[];
}

/** What guesses would lead to, drawn and told. */
export interface SupposedScene {
  readonly scene: Scene;
  /** What it rests on, where a game says so itself. */
  readonly note?: Text;
  readonly told: readonly Text[];
  readonly unread: readonly { readonly source: string; readonly problem: Text }[];
}

/** All draws of a game, with what proves them. */
export interface ProvenDraws {
  /** The secret promised before anybody had joined. */
  readonly seed: string;
  readonly seedHash: string;
  /** What came after the promise, one line each: with the secret they make the seed of the draws. */
  readonly ingredients: readonly string[];
  /** Where the game was taken back. */
  readonly forks: readonly Fork[];
  readonly draws: readonly Draw[];
}

/** One thing said in a game. */
export interface LogEntry {
  readonly id: number;
  readonly checkpoint: number;
  readonly text: Text;
  readonly private: boolean;
  readonly at: Date;
}
