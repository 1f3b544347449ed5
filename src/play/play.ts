// What a table can do, the same for every game: the one door through which Discord, the clock and the command line change games.
import type { AnyGame, Outcome, Reading } from '../table/game.js';
import type { Instruction, InstructionOffer } from '../table/instruction.js';
import type { Answer, Option, Order, Pace, Question, SeatId } from '../table/question.js';
import type { Holding } from '../table/seats.js';
import type { BoardMaps } from '../table/board-map.js';
import type { Look, Scene } from '../table/scene.js';
import type { AnsweredBy } from '../table/replay.js';
import type { Text } from '../table/text.js';
import type { Lang, Speech } from '../words/words.js';
import type { GatheringInfo, GatheringPlay } from './lobby/gathering-play.js';
import type { Community } from './community.js';
import type { Imported, StartPosition } from './lobby/imported.js';
import type { ChosenSettings, ShownSettings } from './lobby/settings.js';
import type { SeatClock } from './time/clocks.js';
import type { TimePlay } from './time/time-play.js';
import type { Film, PastPhase, PhaseName, ProvenDraws, Standing, SupposedScene } from './past.js';
import type { Newspaper } from './newspaper.js';
import type { Press } from './press/press.js';
import type { Ready, Readiness } from './host/readiness.js';
import type { HostPlay } from './host/host-play.js';
import type { Since } from './since.js';
import type { Begun, InAdvance } from './turn/in-advance.js';
import type { DeskPanel } from './turn/page.js';
import type { ProposalInfo, ProposalKind } from './votes/proposal.js';

/** Thrown when something may not be done; nothing has changed. The texts say what is wrong and what would be right. */
export class Refused extends Error {
  constructor(readonly texts: readonly Text[]) {
    super(texts.map((text) => text.key).join(', '));
    this.name = 'Refused';
  }
}

type GameStatus = 'signup' | 'readyCheck' | 'running' | 'paused' | 'finished' | 'cancelled';

/** A person as Discord knows them. */
export interface Person {
  readonly id: string;
  readonly name: string;
  /** The language of their Discord client, used until they choose one. */
  readonly locale: Lang;
  /** Discord's number of what they have just pressed or sent, which nobody can choose. */
  readonly act?: string;
}

export interface SeatInfo {
  readonly seat: SeatId;
  readonly name: Text;
  readonly userId: string | null;
  readonly computer: boolean;
  readonly left: boolean;
  readonly misses: number;
  readonly alive: boolean;
  /** Publicly known to owe an answer (never set for secret questions). */
  readonly owes: boolean;
  /** How far it is with what it is asked side by side with others, where the table shows that. */
  readonly ready: Ready | null;
  /** Sealed answers given and marked final. */
  readonly final: boolean;
  readonly clock: SeatClock | null;
  /** Who held it in a game read from a file, by what the file says: a stranger's words. */
  readonly written: string | null;
}

/** Seats that win and vote together. */
interface SideInfo {
  readonly id: string;
  readonly name: Text;
  readonly seats: readonly SeatId[];
}

/** What a list tells of a game. */
export interface GameSummary {
  readonly id: number;
  readonly guildId: string;
  readonly channelId: string | null;
  readonly kind: string;
  readonly name: string | null;
  readonly status: GameStatus;
  readonly hostId: string;
}

/** Games a typed text could be meant for. */
interface MeantGames {
  /** The one last answered in first, the others newest first. */
  readonly games: readonly GameSummary[];
  /** The one last answered in; null when that is none of them, or it does not matter because there is only one. */
  readonly last: number | null;
}

/** What everybody may know of a game. */
export interface GameInfo extends GameSummary, GatheringInfo {
  readonly language: Speech;
  readonly options: Readonly<Record<string, unknown>>;
  /** Hours per pace at this table. */
  readonly paces: Readonly<Partial<Record<Pace, number>>>;
  readonly seats: readonly SeatInfo[];
  /** Where the game has none, every seat is one of its own. */
  readonly sides: readonly SideInfo[];
  /** What one signs up for as one: seats, or sets of seats that go to one person whole. */
  readonly bundles: readonly (readonly SeatId[])[];
  /** How many seats one person may hold: one, any of one side, one of the sets. */
  readonly holding: Holding['kind'];
  readonly checkpoint: number;
  readonly title: Text | null;
  /** How it stands, in one line; null before the start and where the title says it all. */
  readonly score: Text | null;
  /** Which data it is played with; null where its game does not say. */
  readonly dataSet: Text | null;
  /** The seats that could answer in the reaction window now open; none when no window is open. */
  readonly window: readonly SeatId[];
  readonly deadline: Date | null;
  /** How many have handed in, where the table shows no more than that. */
  readonly readiness: Readiness | null;
  /** While somebody has stopped the game: from when on any player may let it go on. */
  readonly resumableFrom: Date | null;
  /** How the table is run beside its game's options. */
  readonly table: ShownSettings;
  readonly seedHash: string;
  /** Only once the game has ended. */
  readonly seed: string | null;
  readonly outcome: Outcome | null;
  /** An ended game that was read from a file, and counts for nobody. */
  readonly isReplay: boolean;
}

/** A question this person has to answer. */
export interface Task {
  readonly checkpoint: number;
  readonly id: string;
  readonly seat: SeatId;
  readonly question: Question;
  readonly sealed: boolean;
  /** Asked in a reaction window: the answer counts when it closes and can be changed until then. */
  readonly window: boolean;
  /** A sealed answer that will be played if nothing else comes. */
  readonly saved: Answer | null;
  readonly savedBy: AnsweredBy | null;
  readonly final: boolean;
  /** What it is listed as; the question's own text when absent. */
  readonly title?: Text;
  /** Heading under which it is listed when there are many. */
  readonly group?: Text;
  /** The task of which it is a detail, by id; it is listed only beside that one. */
  readonly under?: string;
  /** What it is listed as beside its details. */
  readonly beside?: Text;
  /** What was saved is of no effect until a detail says when it applies. */
  readonly idle?: true;
  /** Begun at the desk and not yet saved: a spread being added up, a sheet that is not legal yet. */
  readonly draft: Answer | null;
  /** The order being put together step by step, on an order sheet. */
  readonly making: Making | null;
  /** In a window: further ways to pass, in this one and in all for a while. */
  readonly passes?: readonly Option[];
  /** What the board would look like if all went by an answer given in advance. */
  readonly foresee?: InstructionOffer['foresee'];
}

/** An order in the making: what has been chosen so far, and which order of the sheet it is to replace. */
export interface Making {
  readonly order: Order;
  /** Where it stands on the sheet; null for a new one. */
  readonly at: number | null;
  /** Further subjects that are ordered together with it. */
  readonly others?: readonly string[];
}

/** What a person has put together for a question and not handed in. */
export interface TaskDraft {
  readonly answer: Answer | null;
  readonly making: Making | null;
}

/** What is seen of a game from one seat; from none by somebody who has none. */
export interface SeatView {
  readonly seat: SeatId | null;
  readonly view: object;
}

/** Where a draft belongs: to a question of a phase, or to a part of a seat's instruction. */
export type DraftPlace =
  | { readonly checkpoint: number; readonly question: string }
  | { readonly seat: SeatId; readonly key: string; readonly part: string };

/** Something a seat may give an instruction about, and what it has said of it. */
export interface InstructionInfo {
  readonly seat: SeatId;
  readonly offer: InstructionOffer;
  readonly saved: Instruction | null;
  /** The game turn now, by which `until` is reckoned; null where the game counts none. */
  readonly turn: { readonly number: number; readonly text: Text } | null;
  /** What is being put together for it and not kept yet, by part: orders, whole answers. */
  readonly making: Readonly<Partial<Record<string, Making>>>;
  readonly begun: Readonly<Partial<Record<string, Answer>>>;
}

/** Everything one person sees of one game. */
export interface Desk {
  readonly game: GameInfo;
  readonly rules: AnyGame;
  /** Seats held by this person; empty for a spectator. */
  readonly seats: readonly SeatId[];
  /** The seat in front, whose board is shown; null for a spectator. */
  readonly front: SeatId | null;
  /** What is seen from the seat in front. */
  readonly view: object;
  /** The seat in front first, then the others; one of nobody's for a spectator. */
  readonly views: readonly SeatView[];
  readonly tasks: readonly Task[];
  readonly canUndo: boolean;
  /** Pages for everybody once, private ones of each seat; those of the seat in front first. */
  readonly panels: readonly DeskPanel[];
}

export interface AnswerInput {
  readonly gameId: number;
  readonly userId: string;
  readonly checkpoint: number;
  readonly question: string;
  readonly value: unknown;
  /** Sealed answers: also mark it final. Answers asked alone are always final. */
  readonly final: boolean;
  /** The person has agreed to the danger named by `confirm`. */
  readonly confirmed: boolean;
}

/** What came of an answer. With `confirm`, nothing has been recorded yet. */
export interface Answered {
  readonly warnings: readonly Text[];
  readonly confirm: Text | null;
  readonly desk: Desk;
}

export interface NewGame {
  readonly guildId: string;
  readonly kind: string;
  readonly name: string | null;
  readonly language: Speech;
  readonly options: Readonly<Record<string, unknown>>;
  readonly paces: Readonly<Partial<Record<Pace, number>>>;
  /** Confirmation before the start, open or secret votes, quiet hours, reminders; the defaults serve. */
  readonly settings?: ChosenSettings;
  /** The position it begins with, as `readExport` gives it; the game's own set-up when left out. */
  readonly start?: StartPosition;
  /** People who are told of it directly. */
  readonly invited?: readonly string[];
  /** Seats that people get who take any seat, as long as nobody else has taken them. */
  readonly kept?: readonly { readonly userId: string; readonly seats: readonly SeatId[] }[];
}

/** Somebody who looks after a server and its games: who may manage the server, and who holds its host role. */
export interface Steward {
  readonly name: string;
}

/** One thing said in a game. */
export interface LogEntry {
  readonly id: number;
  readonly checkpoint: number;
  readonly text: Text;
  readonly private: boolean;
  readonly at: Date;
}

export interface Play extends GatheringPlay, Community, TimePlay, HostPlay, InAdvance {
  readonly games: ReadonlyMap<string, AnyGame>;

  // A table's life
  create(host: Person, input: NewGame): Promise<GameInfo>;
  /** What a new table takes over from the file of an ended game. Throws Refused for any other file, and where the position hides anything. */
  readExport(file: Uint8Array): Promise<Imported>;
  /** Where the game is played, once its post or thread exists. */
  place(gameId: number, channelId: string): Promise<GameInfo>;
  /** Signs up for a seat, or for any; in a running game takes over what a player has left, or asks for it. A further seat is added where one may hold both. */
  join(gameId: number, person: Person, seat: SeatId | null): Promise<GameInfo>;
  /** Signs up for exactly these seats. */
  choose(gameId: number, person: Person, seats: readonly SeatId[]): Promise<GameInfo>;
  /** Signs up with a list of wishes, most wanted first, served in an order drawn by lot. */
  prefer(gameId: number, person: Person, wishes: readonly SeatId[]): Promise<GameInfo>;
  /** Whether one would take further seats that stay free. */
  takeMore(gameId: number, userId: string, more: boolean): Promise<GameInfo>;
  /** Gives up one seat, or all. */
  leave(gameId: number, userId: string, seat?: SeatId | null): Promise<GameInfo>;
  /** The host gives seats to somebody who has signed up. */
  assign(gameId: number, userId: string, person: Person, seats: readonly SeatId[]): Promise<GameInfo>;
  /** The host turns away somebody who has signed up; they are told, and cannot sign up again. */
  turnAway(gameId: number, userId: string, person: Pick<Person, 'id' | 'name'>): Promise<GameInfo>;
  /** The host gives seats before the start to all who have none yet. */
  giveOut(gameId: number, userId: string, act?: string): Promise<GameInfo>;
  /** Starts, with computer players in the empty seats when asked to; the host only. Seats not given yet are drawn from the game's dice. */
  start(gameId: number, userId: string, fillWithComputers: boolean, act?: string): Promise<GameInfo>;
  /** Confirms at the ready check; the last one to do so starts the game. */
  ready(gameId: number, userId: string, act?: string): Promise<GameInfo>;
  /** A word of the person's own goes into the dice. Throws Refused once something has been drawn. */
  addWord(gameId: number, person: Person, word: string): Promise<GameInfo>;
  /** @param viewer who asks: where seats are anonymous, they are told of their own alone. */
  info(gameId: number, viewer?: string): Promise<GameInfo>;
  gameIn(channelId: string, viewer?: string): Promise<GameInfo | null>;
  /** What a list tells of a game, which is much less to read: by its number, or the newest in a channel; null when there is none. */
  summary(which: { readonly id: number } | { readonly channelId: string }): Promise<GameSummary | null>;
  /** Games a person sits in that have not ended, newest first. */
  gamesOf(userId: string): Promise<readonly GameSummary[]>;
  /** Games of a server that have not ended, newest first. */
  gamesIn(guildId: string): Promise<readonly GameSummary[]>;
  /** The games of a person and behind them the others of a server that have not ended, each newest first. */
  gamesAround(userId: string, guildId: string): Promise<readonly GameSummary[]>;

  // Playing
  desk(gameId: number, userId: string): Promise<Desk>;
  /** A page of a desk with the figures that are worked out only when somebody looks. */
  page(desk: Pick<Desk, 'game' | 'rules'>, panel: DeskPanel): Promise<DeskPanel>;
  answer(input: AnswerInput): Promise<Answered>;
  /** Marks all sealed answers of a person final, or not final again. */
  setFinal(gameId: number, userId: string, final: boolean): Promise<Desk>;
  /** @throws Refused when the question is not open in this phase any more, or the instruction not offered. */
  saveDraft(gameId: number, userId: string, at: DraftPlace, draft: TaskDraft | null): Promise<void>;
  /**
   * Reads typed text as answers to what the person owes; what could be read is merged with what was saved and saved at once.
   * `stood` is the game as it was before; `begun` is shown first, and counts once it is confirmed.
   */
  type(
    gameId: number,
    userId: string,
    text: string,
    lang: Lang,
  ): Promise<{ readings: readonly Reading[]; answered: Answered | null; begun: Begun | null; stood: GameInfo }>;
  /** How a typed text would be read, with nothing of it kept; empty when the person owes nothing. */
  readings(gameId: number, userId: string, text: string, lang: Lang): Promise<readonly Reading[]>;
  /** The running games of a person in which a typed text makes sense. */
  gamesMeant(userId: string, text: string, lang: Lang): Promise<MeantGames>;
  undo(gameId: number, userId: string): Promise<Desk>;

  /** What a person may read of what has happened since they last answered, by the seats of their desk. */
  since(desk: Pick<Desk, 'game' | 'seats'>, userId: string): Promise<readonly Since[]>;

  // Looking (userId null: what everybody may see; of several seats the one named, else the first that owes something)
  words(gameId: number, userId: string | null, checkpoint?: number): Promise<readonly Text[]>;
  scene(
    gameId: number,
    userId: string | null,
    look: Look,
    maps: BoardMaps,
    checkpoint?: number,
    seat?: SeatId | null,
  ): Promise<Scene>;
  /** What would come of guesses at what others answer, for the asker alone. */
  supposed(gameId: number, userId: string, typed: string, look: Look, maps: BoardMaps): Promise<SupposedScene>;
  log(gameId: number, userId: string | null, range: { before?: number; limit: number }): Promise<readonly LogEntry[]>;
  phases(gameId: number): Promise<readonly PhaseName[]>;
  /** What a phase brought, as far as a person may know; the nearest one when there is none of this number. */
  pastPhase(gameId: number, userId: string | null, number: number): Promise<PastPhase>;
  /** The newspaper of the year or turn a phase belongs to, as everybody may read it. */
  newspaper(gameId: number, number: number): Promise<Newspaper>;
  /** What is followed through a game, phase by phase. */
  standings(gameId: number): Promise<readonly Standing[]>;
  /** Everything of an ended game, to be shown as a film. */
  film(gameId: number): Promise<Film>;
  /** A copy of the game as JSON: all of an ended one, else what the person may see. */
  exportGame(gameId: number, userId: string): Promise<string>;
  /** All draws of an ended game with the seed that proves them. */
  draws(gameId: number): Promise<ProvenDraws>;

  /** What people of a table say to one another. */
  readonly press: Press;

  // Agreeing
  proposals(gameId: number, userId: string): Promise<readonly ProposalInfo[]>;
  propose(
    gameId: number,
    userId: string,
    kind: Exclude<ProposalKind, 'replace' | 'rollback' | 'repair' | 'time'>,
    seats: readonly SeatId[],
  ): Promise<ProposalInfo>;
  vote(proposalId: number, userId: string, choice: 'yes' | 'no'): Promise<ProposalInfo>;

  // Looking after a game; every act is audited and announced. A host who plays has a player's rights only; a steward acts for the server
  pause(gameId: number, userId: string, steward?: Steward): Promise<GameInfo>;
  /** Any player may where nobody has stopped the game, or the table's longest pause is over. */
  resume(gameId: number, userId: string, steward?: Steward): Promise<GameInfo>;
  extend(gameId: number, userId: string, hours: number, steward?: Steward): Promise<GameInfo>;
  /** Takes an open sign-up back; a game that runs is ended by a steward, or by vote. */
  cancel(gameId: number, userId: string, steward?: Steward): Promise<GameInfo>;
  /** A steward closes every sign-up that somebody has opened on a server; returns how many. */
  clear(guildId: string, userId: string, steward: Steward, hostId: string): Promise<number>;
  /** Asks for a seat to go to somebody else, or to a computer player (null); done when all whose leave it needs have given it. */
  replace(gameId: number, userId: string, seat: SeatId, by: Person | null): Promise<GameInfo>;

  // The clock
  /** Runs what has fallen due by now, each once over all processes, unless people cannot be reached; returns how many rows were run. */
  runDue(): Promise<number>;
  /** Whether as much of it is being run at the same time as may be: more has fallen due than can be done at once. */
  isRushed(): boolean;
  /** Runs nothing more; returns when what is being run has ended. */
  stopDue(): Promise<void>;
  /** When the next deadline of any game falls. */
  nextDeadline(): Promise<Date | null>;
}
