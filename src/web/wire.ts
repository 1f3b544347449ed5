// What the server and the page of the board say to each other. The page knows no game: whatever it shows or sends stands here.
import type { LaidOutScene, LaidOutShape } from '../render/layout.js';
import type { Answer, Order } from '../table/question.js';

/** What somebody is given who has signed in inside Discord. */
export interface SignedIn {
  /** The secret of their session, which the page holds and nobody else. */
  readonly session: string;
  /** What to open; null where it is to be chosen. */
  readonly address: string | null;
  readonly games: readonly { readonly address: string; readonly name: string }[];
  readonly says: { readonly which: string; readonly noGame: string };
}

/** Something that can be pressed: an option, a row, a subject. */
export interface Choice {
  readonly id: string;
  readonly text: string;
  /** What of the board it stands for, as shapes name it. */
  readonly of: string;
  readonly group?: string;
  readonly detail?: string;
  /** Choosing it may lose the game or something dear. */
  readonly danger?: string;
}

export interface ChooseForm {
  readonly kind: 'choose';
  readonly min: number;
  readonly max: number;
  readonly ordered: boolean;
  /** Nothing may be chosen. */
  readonly mayBeNone: boolean;
  readonly options: readonly (Choice & { readonly max: number })[];
  /** What can be chosen next. */
  readonly open: readonly string[];
  readonly chosen: readonly string[];
}

export interface SpreadForm {
  readonly kind: 'spread';
  readonly min: number;
  readonly max: number;
  /** What all of it comes to. */
  readonly price: number;
  readonly rows: readonly (Choice & { readonly count: number; readonly min: number; readonly room: number })[];
}

/** A kind of unit in a group. */
interface Kind {
  readonly id: string;
  readonly text: string;
  readonly max: number;
  readonly count: number;
  /** One more can go the same way. */
  readonly isMore: boolean;
}

/** An order being put together. */
export interface MakingForm {
  /** Where it stands on the sheet; null for a new one. */
  readonly at: number | null;
  readonly order: Order;
  /** What is ordered. */
  readonly subject: string;
  /** The choices made so far, and what of the board they name. */
  readonly trail: readonly string[];
  readonly to: readonly string[];
  readonly text: string;
  readonly options: readonly Choice[];
  /** Whole orders that a single press on a place gives, the next step being plain. */
  readonly near: readonly (Choice & { readonly order: Order; readonly complete: boolean })[];
  /** It can be put on the sheet as it is. */
  readonly complete: boolean;
  /** Of a group: how many of each kind go. */
  readonly kinds: readonly Kind[];
}

export interface OrdersForm {
  readonly kind: 'orders';
  readonly subjects: readonly (Choice & { readonly isGroup: boolean; readonly isOrdered: boolean })[];
  readonly orders: readonly {
    readonly text: string;
    readonly subject: string;
    readonly of: string;
    /** What of the board its path names. */
    readonly to: readonly string[];
  }[];
  /** How many orders are still owed. */
  readonly lacking: number;
  readonly making: MakingForm | null;
}

export type Form = ChooseForm | SpreadForm | OrdersForm;

/** A question the person has to answer. */
export interface Asked {
  readonly checkpoint: number;
  readonly id: string;
  readonly seat: string;
  readonly seatName: string;
  readonly text: string;
  readonly form: Form;
  /** Others answer at the same time: what is saved counts, and can be changed until all have answered. */
  readonly sealed: boolean;
  readonly isFinal: boolean;
  /** What becomes of what has been handed in; null where nothing has been. */
  readonly stands: string | null;
  /** Nothing is left to do but to wait or to choose otherwise. */
  readonly waits: boolean;
  /** What the green button does. */
  readonly go: string;
  /** How many of how many are chosen; null where one is. */
  readonly count: string | null;
  /** Why what is put together cannot be handed in; empty when it can. */
  readonly amiss: readonly string[];
  readonly warnings: readonly string[];
  /** What the answer comes to. */
  readonly forecasts: readonly string[];
  /** What of the board it asks about. */
  readonly places: readonly string[];
  readonly passes: readonly { readonly id: string; readonly text: string }[];
}

/** A page beside the board. */
export interface Page {
  readonly key: string;
  readonly title: string;
  readonly lines: readonly string[];
  /** What the page finds it by. */
  readonly role: 'hand' | 'odds' | 'battle' | null;
  /** What of the board it is about. */
  readonly at: readonly string[];
}

/** A page as it is opened, with what is worked out only then. */
export interface PageShown {
  readonly lines: readonly string[];
  readonly scene: LaidOutScene | null;
  readonly signs: readonly Sign[];
}

/** A few words that stand at a place of the board, and a line that says more. */
export interface Sign {
  readonly at: string;
  readonly text: string;
  readonly detail: string;
}

/** What can be looked up: cards, units, rules. */
export type ReferenceList = readonly { readonly id: string; readonly name: string }[];

interface Seat {
  readonly id: string;
  readonly name: string;
}

/** Something told, with what of the board it names. */
export interface Line {
  readonly text: string;
  readonly of: readonly string[];
  /** Whom alone it was told, where everything is open because the game has ended. */
  readonly to?: string;
}

/** What somebody sees of a game. */
export interface BoardState {
  readonly game: number;
  /** Changes whenever anything the person sees does. */
  readonly version: string;
  readonly lang: 'en' | 'ko';
  readonly theme: 'light' | 'dark';
  readonly name: string;
  readonly title: string;
  readonly score: string | null;
  readonly status: string;
  /** When what is asked must be answered, in milliseconds since 1970. */
  readonly deadline: number | null;
  /** How many have handed in what is sealed; null where nothing is, or the table does not show it. */
  readonly ready: string | null;
  readonly seats: readonly Seat[];
  readonly table: readonly { readonly name: string; readonly state: 'owes' | 'final' | 'idle' | 'out' }[];
  readonly asked: readonly Asked[];
  readonly canUndo: boolean;
  /** Players of this table may talk. */
  readonly canTalk: boolean;
  /** What others do can be guessed at. */
  readonly canSuppose: boolean;
  readonly pages: readonly Page[];
  /** What has happened lately, newest last. */
  readonly told: readonly Line[];
  /** The board in words. */
  readonly words: readonly string[];
  readonly says: Says;
}

/** What the page itself says, in the person's language. */
export type Says = Readonly<Record<SaysKey, string>>;

/** A card as it lies, by itself. */
export interface Face {
  readonly width: number;
  readonly height: number;
  readonly shapes: readonly LaidOutShape[];
}

/** The cards a person holds, and the faces of all they hold or are asked about, by what options stand for. */
export interface Faces {
  readonly hands: readonly { readonly title: string; readonly cards: readonly string[] }[];
  readonly patterns: LaidOutScene['patterns'];
  readonly faces: Readonly<Record<string, Face>>;
}

/** What a person has written and received in a game, oldest first, and how they may write now. */
export interface Letters {
  readonly now: string;
  /** The seats they write for. */
  readonly mine: readonly Seat[];
  /** Whom they may write to in secret. */
  readonly others: readonly Seat[];
  /** They may write to everybody. */
  readonly toAll: boolean;
  /** That a letter goes out later, where it does. */
  readonly later: string | null;
  readonly letters: readonly {
    readonly id: number;
    readonly head: string;
    readonly text: string;
    readonly at: number;
    readonly isMine: boolean;
    readonly from: string;
    /** What a computer player has answered to it. */
    readonly heard: string | null;
    /** Who an answer goes to. */
    readonly circle: readonly string[];
    /** What may be said to it by a press; none where it asks nothing. */
    readonly answers: readonly { readonly accepted: boolean; readonly text: string }[];
  }[];
}

/** What a person notes for themselves. */
export interface Notes {
  readonly about: string;
  readonly notes: readonly {
    readonly number: number;
    readonly text: string;
    readonly at: number;
    readonly drop: string;
  }[];
}

/** What guesses would lead to. */
export interface Supposed {
  readonly about: string;
  readonly told: readonly string[];
  readonly unread: readonly string[];
  readonly scene: LaidOutScene;
}

/** What is there after something was tried; why it was not done stands in the notes. */
export interface Tried<T> {
  readonly shown: T;
  readonly notes: Done['notes'];
  readonly isDone: boolean;
}

/** The turns of a game so far by name, each in its year or round, oldest first. */
export interface PastList {
  readonly turns: readonly { readonly title: string; readonly span: string }[];
  /** The game has ended: nothing is hidden any more, and `PastOver` can be asked for. */
  readonly isOver: boolean;
}

/** One of them: what it brought, and the position as it ended. */
export interface PastTurn {
  readonly title: string;
  readonly told: readonly Line[];
  /** What each seat held as the turn began, once the game has ended. */
  readonly hands: readonly { readonly name: string; readonly lines: readonly string[] }[];
  readonly scene: LaidOutScene;
}

/** What there is to see of a whole game once it has ended. */
export interface PastOver {
  readonly outcome: string | null;
  /** Where it comes from, if it was not played here. */
  readonly origin: string | null;
  /** Who held its seats; none where strangers look. */
  readonly people: readonly { readonly seat: string; readonly who: string }[];
  /** What was followed through it, a value for each turn. */
  readonly charts: readonly {
    readonly name: string;
    readonly series: readonly { readonly name: string; readonly colour: string; readonly values: readonly number[] }[];
  }[];
  /** How the dice fell. */
  readonly luck: readonly {
    readonly name: string;
    readonly rolls: number;
    readonly mean: string;
    readonly expected: string;
  }[];
}

export const saysKeys = [
  'nothingAsked',
  'unfinal',
  'keep',
  'drop',
  'back',
  'undo',
  'pages',
  'told',
  'table',
  'more',
  'less',
  'left',
  'yes',
  'no',
  'ended',
  'offline',
  'board',
  'zoomIn',
  'zoomOut',
  'all',
  'signedOut',
  'past',
  'earlier',
  'later',
  'present',
  'atEnd',
  'play',
  'pause',
  'list',
  'loading',
  'filter',
  'lookup',
  'letters',
  'notes',
  'whatIf',
  'everybody',
  'letterText',
  'noLetters',
  'send',
  'answer',
  'noteText',
  'note',
  'guesses',
  'try',
  'notSent',
  'failed',
  'tryAgain',
  'hand',
  'again',
  'putBack',
  'turn',
  'people',
  'hands',
  'luck',
  'rolls',
  'mean',
  'expected',
  'read',
  'several',
  'pressBoard',
  'pressEither',
  'pressBelow',
  'pressCards',
  'chosen',
  'unchoose',
  'addBoard',
  'addEither',
  'addBelow',
  'orderBoard',
  'orderBelow',
  'allOrdered',
  'goalBoard',
  'goalEither',
  'goalBelow',
  'orderWhole',
] as const;
type SaysKey = (typeof saysKeys)[number];

/** What the person does to a question. */
export type Act =
  | { readonly do: 'set'; readonly value: Answer }
  | { readonly do: 'make'; readonly order: Order; readonly at: number | null }
  | { readonly do: 'place'; readonly order: Order; readonly at: number | null }
  | { readonly do: 'drop'; readonly at: number }
  | { readonly do: 'leave' }
  | { readonly do: 'send'; readonly final: boolean; readonly confirmed: boolean }
  | { readonly do: 'unfinal' }
  | { readonly do: 'pass'; readonly way: string };

/** What came of it. */
export interface Done {
  readonly state: BoardState;
  readonly notes: readonly { readonly tone: 'good' | 'info' | 'warn' | 'bad'; readonly text: string }[];
  /** Nothing has been recorded before this is agreed to. */
  readonly confirm: string | null;
}
