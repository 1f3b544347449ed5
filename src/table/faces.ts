// What is seen of a game: its words, its board as a picture and in words, and the pages beside it.
import type { BoardMaps } from './board-map.js';
import type { Instruction } from './instruction.js';
import type { Luck } from './luck.js';
import type { Answer, SeatId } from './question.js';
import type { Colour, Look, Scene } from './scene.js';
import type { Weight } from './script.js';
import type { Catalogue, Text } from './text.js';

/** Figures of a page that take longer than a press may wait for on the thread that answers presses. */
interface Reckoning {
  /** What the game's `reckon` is given: plain data, from nothing but what the viewer may know. */
  readonly job: object;
  /** So little that it is worked out at once, on whatever thread asks. */
  readonly isBrief: boolean;
  /** The page with what came of it. */
  page(found: object): Pick<Panel, 'lines' | 'scene' | 'signs'>;
}

/** A page a player can call up beside the board: a hand, a discard pile, scores. Built from a view, so it holds nothing the viewer may not know. */
export interface Panel {
  readonly id: string;
  readonly title: Text;
  /** What the house finds it by: the cards in hand, the odds of what is open or in the making, the battle that is fought. */
  readonly role?: 'hand' | 'odds' | 'battle';
  /** What of the board it is about, as shapes name it: a battle stands beside questions about its place. */
  readonly at?: readonly string[];
  /** Only for the viewer (a hand): sent privately even when everybody may see the rest. */
  readonly private: boolean;
  readonly lines: readonly Text[];
  /** What of it stands at places of the board: in a word or two, and in a line. */
  readonly signs?: readonly { readonly at: string; readonly text: Text; readonly detail: Text }[];
  /** A picture of it, when there is one. */
  scene?(look: Look): Scene;
  /** What is worked out when somebody looks; until then the page has its lines alone. */
  readonly reckoning?: Reckoning;
}

/** An answer in the making, by its question's key. */
export interface Begun {
  readonly question: string;
  readonly answer: Answer;
}

/** Things a player can look up by name: cards, units, rules. */
export interface Reference {
  readonly id: string;
  readonly name: Text;
  /** Other names and numbers it is found by. */
  readonly also?: readonly Text[];
  readonly lines: readonly Text[];
  scene?(look: Look): Scene;
}

/** One kind of picture of the board. */
interface Variant {
  readonly id: string;
  readonly title: Text;
  /**
   * What the house shows it for: the position, the same for small screens, the same with what the last phase moved (which a desk shows with
   * a question), what a phase brought, a seat's own orders.
   */
  readonly role: 'position' | 'small' | 'recent' | 'results' | 'orders' | 'other';
  /** Only for the viewer. */
  readonly private?: true;
  /** Shown as a close-up where there is one of what changed; results are the whole board otherwise. */
  readonly near?: true;
}

/** A number worth following through a game: a power's centres, victory points. */
export interface Gauge {
  readonly id: string;
  readonly name: Text;
  /** Gauges of one chart share a scale. */
  readonly chart: Text;
  readonly value: number;
  readonly colour: Colour;
}

/** The kinds of picture a board has, and its close-ups. */
export interface Looks {
  readonly variants: readonly Variant[];
  /** `own` shows what concerns the seat that looks, readable on a phone. */
  readonly areas: readonly { readonly id: string; readonly title: Text; readonly role?: 'own' }[];
}

/** What is shown. */
export interface Faces<View extends object> {
  /** Both catalogues; `rule.<id>.head` and `rule.<id>.text` are the rules to look up. */
  readonly words: { readonly en: Catalogue; readonly ko: Catalogue };
  /** Turn, season and phase in a few words. */
  title(view: View): Text;
  /**
   * How a report stands where everything is told, as where details beside it tell the same in full: in other words, or null for not
   * at all. As it is when absent.
   */
  inFull?(report: Text): Text | null;
  /** How much a report matters on a newspaper page, where that is not its own weight; undefined where it is. */
  newsWeight?(report: Text): Weight | undefined;
  /**
   * How much a report adds to its weight where not all can be told, as in the channel or on a desk: what adds most is left out last.
   * Whole steps of weights; 2 on a headline for what may decide the game. Nothing when absent.
   */
  readonly heft?: (report: Text) => number;
  /** How it stands in one line: points, tracks. Left out where the title says it all. */
  score?(view: View): Text;
  /** Which data a game is played with, where players have to know: a reconstruction, an edition; null: one that would be set up now. */
  dataSet?(view: View | null): Text;
  /** The picture as plain shapes; `maps` holds every map the game names. */
  board(view: View, look: Look, maps: BoardMaps): Scene;
  /** The baked maps its pictures stand on, by id; none for a board without geography. */
  readonly maps: readonly string[];
  /** Kinds of picture this view offers (`position`, `results`, `orders`…) and close-ups by area. */
  looks(view: View): Looks;
  /** The area that shows what changed, for reports' focus ids; undefined means the whole board. */
  closeUp?(focus: readonly string[], view: View): string | undefined;
  /** Whether a close-up shows what an id stands for; left out where it is enough that most of what is asked about is shown. */
  showsPlace?(area: string, id: string): boolean;
  /** The board in words, line by line: the text board and the picture's alternative text. */
  describe(view: View): readonly Text[];
  /**
   * @param instructions what the seat has said in advance, for pages that reckon with it.
   * @param begun what the seat has put together and not handed in, for pages that show what it would bring; absent for anybody but its player.
   */
  panels?(
    view: View,
    seat: SeatId | null,
    instructions?: readonly Instruction[],
    begun?: readonly Begun[],
  ): readonly Panel[];
  /** It has pages of odds, be it only while something is risked. */
  readonly tellsOdds?: true;
  /** Works out what a page of its panels has asked for, on another thread where there is one: pure, from plain data to plain data. */
  reckon?(job: object): object;
  /** @param view of the game that is meant; null: one that would be set up now. */
  references?(view: View | null): readonly Reference[];
  /** What is followed through a game, and the year or turn it is counted for. */
  gauges?(view: View): { readonly at: Text; readonly gauges: readonly Gauge[] };
  /** A seat's ensign: its flag, square and small, shown where it speaks; null for one that has none. */
  ensign?(seat: SeatId): Scene | null;
  /** Under which heading a die counts and what served whoever rolled it, by what it was rolled for; null for shuffles and lots. */
  luck?(why: string): Luck | null;
}
