// What a game is to the other rooms.
import type { z } from 'zod';
import type { Dice } from './dice.js';
import type { Instruction, InstructionRules } from './instruction.js';
import type { Answer, Order, Pace, Question, SeatId, Sheet } from './question.js';
import type { Holding, Side } from './holding.js';
import type { BoardMaps } from './board-map.js';
import type { Luck } from './luck.js';
import type { Notation } from './notation.js';
import type { Repair } from './repairs.js';
import type { Colour, Look, Scene } from './scene.js';
import type { Script, Table } from './script.js';
import type { Catalogue, Text } from './text.js';

/** How a game ended. `winners` share the result; nobody wins a game that was stopped. */
export interface Outcome {
  readonly kind: 'win' | 'draw' | 'stopped';
  readonly winners: readonly SeatId[];
  readonly text: Text;
}

/** Tells an outcome from the id of the next phase. */
export function isOutcome(value: string | Outcome): value is Outcome {
  return typeof value !== 'string';
}

/** Figures of a page that take longer than a press may wait for on the thread that answers presses. */
interface Reckoning {
  /** What the game's `reckon` is given: plain data, from nothing but what the viewer may know. */
  readonly job: object;
  /** So little that it is worked out at once, on whatever thread asks. */
  readonly isBrief: boolean;
  /** The page with what came of it. */
  page(found: object): Pick<Panel, 'lines' | 'scene'>;
}

/** A page a player can call up beside the board: a hand, a discard pile, scores. Built from a view, so it holds nothing the viewer may not know. */
export interface Panel {
  readonly id: string;
  readonly title: Text;
  /** What the house finds it by: the cards in hand, the odds of what is open. */
  readonly role?: 'hand' | 'odds';
  /** Only for the viewer (a hand): sent privately even when everybody may see the rest. */
  readonly private: boolean;
  readonly lines: readonly Text[];
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

/** What a typed line was taken for: a part of the answer with the sentence that says it back, or what is wrong with it. */
export type Reading =
  | {
      readonly source: string;
      readonly part: Answer;
      readonly echo: Text;
      readonly warning?: Text;
      /** What was typed behind it, meant for the question that follows: `coup` answers, `iran` is the rest. */
      readonly rest?: string;
    }
  | { readonly source: string; readonly problem: Text };

/** Something with a name that a question does not offer, and the reason. */
export interface Unoffered {
  readonly id: string;
  readonly text: Text;
  /** What else it may be called where it is typed, several names parted by ` / `. */
  readonly also?: Text;
  readonly why: Text;
}

/** Where an order stands whose next step is named: its path so far, and the orders before it. */
export interface OrderPlace {
  readonly order: Order;
  readonly sheet: Sheet;
}

/** How a table deals with votes and absence, by its options. */
export interface Policy {
  /** Whether it stays hidden who agrees to end the game; `table` leaves it to the table's own setting. */
  readonly ballots: 'secret' | 'open' | 'table';
  /** Who may share a draw: all survivors, those named, or nobody. */
  readonly draw: 'survivors' | 'named' | 'none';
  /** Whether all others together may concede the game to one side. */
  readonly concession: boolean;
  /** When somebody misses a turn: the game plays on, a substitute is looked for at once, or the game waits for one. */
  readonly absence: 'playsOn' | 'substitute' | 'pause';
}

/** One kind of picture of the board. */
interface Variant {
  readonly id: string;
  readonly title: Text;
  /** What the house shows it for: the position, the same for small screens, what a phase brought, a seat's own orders. */
  readonly role: 'position' | 'small' | 'results' | 'orders' | 'other';
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

/** What would come of guesses at what others do, beside one's own answer. */
export interface Supposed<View> {
  /** The position it would lead to, as everybody would see it. */
  readonly view: View;
  /** What would be told. */
  readonly told: readonly Text[];
  /** Typed guesses that cannot be followed. */
  readonly unread: readonly { readonly source: string; readonly problem: Text }[];
  /** What it rests on, where that is something else than one's own orders and guesses beside them. */
  readonly note?: Text;
  /** How a picture shows it best; the results of the whole board when absent. */
  readonly look?: { readonly variant: string; readonly focus: readonly string[] };
}

/** A game: rules, view, picture and words. State, Options and View are plain JSON. */
export interface Game<State extends object, Options extends object, View extends object> {
  readonly id: string;
  /** Raised when stored positions of older rules can no longer be played on. */
  readonly version: number;
  /** Scenario, variant and house rules; every field has a default, and the defaults are the standard game. Fields are enums, booleans or integers, so that menus can be made of them (words `option.<field>`, `option.<field>.<value>`). */
  readonly options: z.ZodType<Options>;
  /** Reads the options of tables that are there already, where new ones may have fewer; the same schema when absent. */
  readonly standing?: z.ZodType<Options>;
  /** Reads a position from the database. */
  readonly state: z.ZodType<State>;
  /** Hours per pace that suit the game; what is absent does not occur. */
  readonly paces: Readonly<Partial<Record<Pace, number>>>;
  /** How long the reaction windows of one turn may be waited for together, in lengths of one; after that they wait for nobody. No limit when absent. */
  readonly patience?: number;
  /** What is wrong with options that each may have but not together; none when nothing is. */
  conflicts?(options: Options): readonly Text[];
  seats(options: Options): readonly SeatId[];
  /** Which seats win and vote together; each alone when absent. */
  sides?(options: Options): readonly Side[];
  /** Which seats one person may hold; one when absent. */
  holding?(options: Options): Holding;
  policy(options: Options): Policy;
  /** Which data a game is played with, where players have to know: a reconstruction, an edition; null: one that would be set up now. */
  dataSet?(view: View | null): Text;
  /**
   * The same game, whose tables are set up on files of an owner's in place of its own facts from now on; each keeps what it was set up on.
   * @param files their texts by name.
   * @throws Error that lists what is wrong with them, by file, record and field.
   */
  onFiles?(files: ReadonlyMap<string, string>): Game<State, Options, View>;
  /** Its own facts as such files. */
  files?(): ReadonlyMap<string, string>;
  /** Short reports of one action stand behind one another; each on a line of its own when absent. */
  readonly telling?: 'running';
  /** @param like a position of a game that has begun: its data are set up again, not those of new tables. */
  setup(options: Options, dice: Dice, like?: State): { readonly state: State; readonly phase: string };
  /** The script of a phase; returns the next phase's id or how the game ended. */
  phase(id: string, table: Table<State>): Script<string | Outcome>;
  /** A new object holding only what the seat (null: everybody) may know. */
  view(state: State, seat: SeatId | null): View;
  /** Turn, season and phase in a few words. */
  title(view: View): Text;
  /**
   * The turn a phase belongs to, where one turn has phases with titles of their own: it is told in one post and, where one seat takes
   * it alone, runs under one clock. The title when absent.
   */
  turn?(view: View): Text;
  /** Whether the rulebook lets players talk with one another just now; they always may when absent. */
  press?(view: View): 'open' | 'silent';
  /** How it stands in one line: points, tracks. Left out where the title says it all. */
  score?(view: View): Text;
  /** What is followed through a game, and the year or turn it is counted for. */
  gauges?(view: View): { readonly at: Text; readonly gauges: readonly Gauge[] };
  /** Under which heading a die counts and what served whoever rolled it, by what it was rolled for; null for shuffles and lots. */
  luck?(why: string): Luck | null;
  /** Seats still in the game: they vote and may win. */
  survivors(state: State): readonly SeatId[];
  /** The baked maps its pictures stand on, by id; none for a board without geography. */
  readonly maps: readonly string[];
  /** A seat's ensign: its flag, square and small, shown where it speaks; null for one that has none. */
  ensign?(seat: SeatId): Scene | null;
  /** The picture as plain shapes; `maps` holds every map the game names. */
  board(view: View, look: Look, maps: BoardMaps): Scene;
  /** Kinds of picture this view offers (`position`, `results`, `orders`…) and close-ups by area. */
  looks(view: View): {
    readonly variants: readonly Variant[];
    /** `own` shows what concerns the seat that looks, readable on a phone. */
    readonly areas: readonly { readonly id: string; readonly title: Text; readonly role?: 'own' }[];
  };
  /** The area that shows what changed, for reports' focus ids; undefined means the whole board. */
  closeUp?(focus: readonly string[]): string | undefined;
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
  /** Works out what a page of its panels has asked for, on another thread where there is one: pure, from plain data to plain data. */
  reckon?(job: object): object;
  /** The places of its board by name, so that what players write can be read with the names of the other language. */
  places?(): readonly Text[];
  references?(): readonly Reference[];
  /** Other names by which what has this id may be typed, parted by ` / `; of a question's key, what may stand before its answer. */
  also?(id: string): Text | undefined;
  /** Reads typed text as (part of) an answer where names alone do not do; the generic reader serves otherwise. */
  read?(
    typed: string,
    context: {
      readonly question: Question;
      readonly view: View;
      readonly lang: 'en' | 'ko';
      /** What has been begun of the answer. */
      readonly begun?: Answer | null;
    },
  ): readonly Reading[];
  /**
   * What a player may name although the question does not offer it, so that a refusal can say why; with `at`, the steps that
   * cannot come next there.
   */
  unoffered?(context: {
    readonly question: Question;
    readonly view: View;
    readonly at?: OrderPlace;
  }): readonly Unoffered[];
  /**
   * Works out guessed answers of others beside a seat's own, for games whose sealed answers meet each other, or explains what somebody
   * names, for games where that is hard to see; nothing but what the seat knows goes into it.
   * @param typed the guesses, or the names, as typed text.
   * @param context.own the seat's own unsent or saved answer.
   * @returns null while there is nothing to guess.
   */
  suppose?(typed: string, context: { readonly view: View; readonly own: Answer | undefined }): Supposed<View> | null;
  /** How positions and orders are written in scenario files, where the stored form is too long. */
  readonly notation?: Notation<State>;
  /** What of a position its host may put right by name; by paths alone where left out. */
  repairs?(state: State): readonly Repair<State>[];
  readonly instructions?: InstructionRules<State, View>;
  /** The computer player: a legal answer, from what the seat knows. */
  computer(context: {
    readonly question: Question;
    readonly view: View;
    readonly seat: SeatId;
    readonly dice: Dice;
  }): Answer;
  /** Both catalogues; `rule.<id>.head` and `rule.<id>.text` are the rules to look up. */
  readonly words: { readonly en: Catalogue; readonly ko: Catalogue };
  /** For the secrecy test: a position that looks the same to the seat, with all that is hidden from it replaced by something else. */
  conceal(state: State, seat: SeatId | null, dice: Dice): State;
  /** Throws when a position is impossible. */
  invariants(state: State): void;
}

/** A game whose types have been forgotten; positions and options still go through its own schemas. */
export type AnyGame = Game<object, object, object>;

/** What reads the options that a table was opened with. */
export function standingOptions({ options, standing = options }: AnyGame): z.ZodType<object> {
  return standing;
}
