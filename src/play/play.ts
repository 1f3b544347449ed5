// What a table can do, the same for every game: the one door through which Discord, the clock and the command line change games.
import type { BoardMaps } from '../table/board-map.js';
import type { AnyGame } from '../table/game.js';
import type { Answer, SeatId } from '../table/question.js';
import type { Look, Scene } from '../table/scene.js';
import type { Text } from '../table/text.js';
import type { Person } from './change/person.js';
import type { Community } from './community.js';
import type { HostPlay } from './host/host-play.js';
import type { GatheringPlay } from './lobby/gathering-play.js';
import type { Steward } from './care/acts.js';
import type { Imported } from './lobby/imported.js';
import type { NewGame } from './lobby/opening.js';
import type { Newspaper } from './history/newspaper.js';
import type {
  Moment,
  Chapter,
  Film,
  TurningPoints,
  LogEntry,
  PastChapters,
  PhaseName,
  ProvenDraws,
  Standing,
  SupposedScene,
} from './history/past.js';
import type { Press } from './press/press.js';
import type { Since } from './history/since.js';
import type { TimePlay } from './time-play.js';
import type { Answered, AnswerInput } from './turn/answering.js';
import type { Tried } from './turn/leading.js';
import type { Desk, DeskPanel, TaskDraft } from './turn/desk.js';
import type { DraftPlace } from './turn/drafts.js';
import type { InAdvance } from './turn/in-advance.js';
import type { GameInfo, GameSummary } from './turn/info.js';
import type { TypingPlay } from './typing/typing-play.js';
import type { Ending, ProposalInfo, ProposalKind } from './motions/proposal.js';

export interface Play extends GatheringPlay, Community, TimePlay, HostPlay, InAdvance, TypingPlay {
  readonly games: ReadonlyMap<string, AnyGame>;

  // A table's life
  create(host: Person, input: NewGame): Promise<GameInfo>;
  /** Opens and begins a person's practice in a seat, or in any, against computer players; else gives the one of this game that runs. */
  practise(
    host: Person,
    input: Omit<NewGame, 'guildId'>,
    seat: SeatId | null,
  ): Promise<{ readonly game: GameInfo; readonly isNew: boolean }>;
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
  /** So many of the games a person sat in that began and have ended, newest first. */
  endedOf(userId: string, most: number): Promise<readonly GameSummary[]>;
  /** Games of a server that have not ended, newest first. */
  gamesIn(guildId: string): Promise<readonly GameSummary[]>;
  /** The games of a person and behind them the others of a server that have not ended, each newest first. */
  gamesAround(userId: string, guildId: string): Promise<readonly GameSummary[]>;

  // Playing
  desk(gameId: number, userId: string): Promise<Desk>;
  /** A page of a desk with the figures that are worked out only when somebody looks. */
  page(desk: Pick<Desk, 'game' | 'rules'>, panel: DeskPanel): Promise<DeskPanel>;
  /** What a computer player would answer in a person's place. Throws Refused where it is no practice. */
  hint(gameId: number, userId: string, at: { readonly checkpoint: number; readonly question: string }): Promise<Answer>;
  answer(input: AnswerInput): Promise<Answered>;
  /** Whether an answer would only lead its seat to what it is asked next, where it could be taken back. */
  leadsOn(gameId: number, userId: string, tried: Tried): Promise<boolean>;
  /** Marks all sealed answers of a person final, or not final again. */
  setFinal(gameId: number, userId: string, final: boolean): Promise<Desk>;
  /** @throws Refused when the question is not open in this phase any more, or the instruction not offered. */
  saveDraft(gameId: number, userId: string, at: DraftPlace, draft: TaskDraft | null): Promise<void>;
  undo(gameId: number, userId: string): Promise<Desk>;

  /** What a person may read of what has happened since they last answered, by the seats of their desk. */
  since(desk: Pick<Desk, 'game' | 'seats'>, userId: string): Promise<readonly Since[]>;

  // Looking (userId null: what everybody may see; of several seats the one named, else the first that owes something)
  /** Looks that are put together: each game is read once, and stays as it was then. */
  atOnce(): Pick<Play, 'info' | 'desk' | 'words' | 'scene' | 'proposals'>;
  /** What everybody may see of a game; null before it has begun. */
  publicView(gameId: number): Promise<object | null>;
  words(gameId: number, userId: string | null, checkpoint?: Moment): Promise<readonly Text[]>;
  scene(
    gameId: number,
    userId: string | null,
    look: Look,
    maps: BoardMaps,
    checkpoint?: Moment,
    seat?: SeatId | null,
  ): Promise<Scene>;
  /** What would come of guesses at what others answer, for the asker alone. */
  supposed(gameId: number, userId: string, typed: string, look: Look, maps: BoardMaps): Promise<SupposedScene>;
  log(gameId: number, userId: string | null, range: { before?: number; limit: number }): Promise<readonly LogEntry[]>;
  phases(gameId: number): Promise<readonly PhaseName[]>;
  chapters(gameId: number): Promise<readonly Chapter[]>;
  /** What the chapters from one phase to another brought, as far as a person may know; null: the newest of them. */
  pastChapters(
    gameId: number,
    userId: string | null,
    told: { readonly from: number | null; readonly to: number | null },
  ): Promise<PastChapters>;
  /** The newspaper of the year or turn a phase belongs to, as everybody may read it. */
  newspaper(gameId: number, number: number): Promise<Newspaper>;
  /** What is followed through a game, phase by phase. */
  standings(gameId: number): Promise<readonly Standing[]>;
  /** Everything of an ended game, to be shown as a film. */
  film(gameId: number): Promise<Film>;
  /** The phases of an ended game that moved the prospects of somebody who played it most. */
  turningPoints(gameId: number, userId: string): Promise<TurningPoints>;
  /** Whether there are any for somebody who played it; null asks for anybody at the table. */
  hasTurned(gameId: number, userId: string | null): Promise<boolean>;
  /** A copy of the game as JSON: all of an ended one, else what the person may see. */
  exportGame(gameId: number, userId: string): Promise<string>;
  /** All draws of an ended game with the seed that proves them. */
  draws(gameId: number): Promise<ProvenDraws>;

  /** What people of a table say to one another. */
  readonly press: Press;

  // Agreeing
  proposals(gameId: number, userId: string): Promise<readonly ProposalInfo[]>;
  /** What a draw or a concession would come to that somebody proposes: who shares or wins it, and whether it would be rated. */
  ending(gameId: number, userId: string, kind: 'draw' | 'concede', seats: readonly SeatId[]): Promise<Ending>;
  propose(
    gameId: number,
    userId: string,
    kind: Exclude<ProposalKind, 'replace' | 'rollback' | 'repair' | 'time'>,
    seats: readonly SeatId[],
    hours?: number,
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
