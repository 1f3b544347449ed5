// One game in the hands of one change: read under its lock, changed in memory and in the tables, written back in one transaction.
import type { AnswerRow } from '../../store/answers.js';
import type { Db } from '../../store/client.js';
import type { DraftRow } from '../../store/drafts.js';
import type { DueRow } from '../../store/dues.js';
import { updateGame, type GameChange, type GameRow } from '../../store/games.js';
import type { ProposalRow } from '../../store/proposals.js';
import type { SeatRow, SignUpRow } from '../../store/seats.js';
import type { Witness } from '../../store/witnesses.js';
import type { InstructionRow } from '../../store/instructions.js';
import type { Text } from '../../table/text.js';
import { chapterNames } from './chapters.js';
import type { ResolvedDeps } from './deps.js';
import type { Held } from './held.js';
import type { TableSettings } from '../settings/settings.js';
import type { OutboxMessage } from './outbox.js';
import { blockOf, withAnswers, type Position } from './positions.js';
import { refused, say } from './refuse.js';
import { openIn, positionOf, readSnapshot, type Snapshot } from './snapshot.js';

/** A report stored in this change, for what is said afterwards. */
export interface StoredReport {
  readonly id: number;
  readonly checkpoint: number;
  /** Tells one turn's reports from another's: what is told of one goes into one announcement. */
  readonly turn: string;
  readonly audience: readonly string[] | null;
  readonly focus: readonly string[];
}

/** What there is to say of a change when it ends. */
export interface Told {
  /** What the change itself has to say, as it came. */
  readonly rest: readonly OutboxMessage[];
  /** What is for single people. */
  readonly own: readonly OutboxMessage[];
  /** How the game ended. */
  readonly ends: readonly OutboxMessage[];
}

/** What every change must see to when it ends. */
export interface Closing {
  /** Brings the game in line with what has changed, in this order. */
  readonly settle: readonly ((s: Session, deadlines: ReadonlyMap<string, Date> | undefined) => void | Promise<void>)[];
  /** Sorts what there is to say. */
  readonly sort: (s: Session) => Told;
  /** What is said, in this order. */
  readonly say: readonly ((s: Session, told: Told) => readonly OutboxMessage[] | Promise<readonly OutboxMessage[]>)[];
  /** Puts off what can wait, and gives back what is to be said now. */
  readonly defer: (s: Session, messages: readonly OutboxMessage[]) => Promise<readonly OutboxMessage[]>;
}

/** What changing a game needs from outside: all that reading one does, and how a change ends. */
export interface ChangeDeps extends ResolvedDeps {
  readonly closing: Closing;
}

/** A game that is being changed. */
export interface Session extends Snapshot {
  readonly deps: ChangeDeps;
  /** The transaction, which holds the game's row. */
  readonly tx: Db;
  /** The game as the change found it, or as the last part of it that was closed left it. */
  before: Snapshot;
  /** The game's row as it will be; `changeGame` changes it. */
  row: GameRow;
  settings: TableSettings;
  seats: readonly SeatRow[];
  /** Who has signed up; nobody once the game has started. */
  signUps: readonly SignUpRow[];
  /** Open work as the change sees it; `schedule` makes it so. */
  dues: readonly DueRow[];
  /** Open work as it is stored. */
  storedDues: readonly DueRow[];
  instructions: readonly InstructionRow[];
  drafts: readonly DraftRow[];
  held: readonly Held[];
  proposals: readonly ProposalRow[];
  /** Who has seen the secrets of which seat. */
  witnesses: readonly Witness[];
  position: Position | null;
  /** What is to be written into the game's row. */
  pending: GameChange;
  /** Questions open when the change began, as `<checkpoint>:<id>`: what is new is prompted for. */
  openBefore: ReadonlySet<string>;
  /** The window open when the change began; null when none was. */
  windowBefore: string | null;
  /** The phase the change began in; -1 before the start. */
  checkpointBefore: number;
  /** Who causes the change; null for the clock. */
  readonly actor: string | null;
  /** Who sees at once what comes of the change, and is not prompted for what it asks of them in the same phase. */
  onlooker: string | null;
  readonly told: StoredReport[];
  /** What was answered in a seat's place in this change, for the one who holds it. */
  readonly given: { readonly seat: string; readonly text: Text }[];
  /** Phases that ended in this change, by their number. */
  readonly ended: number[];
  readonly messages: OutboxMessage[];
}

/**
 * Changes a game whose row the transaction holds: reads it, does the work, writes the row.
 * @throws Refused when these rules are not installed.
 */
export async function withSession<T>(
  deps: ChangeDeps,
  tx: Db,
  gameId: number,
  actor: string | null,
  work: (s: Session) => Promise<T>,
): Promise<T> {
  const found = await readSnapshot(deps, tx, { id: gameId });
  if (found === null) throw refused(say('refuse.noSuchGame'));
  const s: Session = {
    ...found,
    deps,
    tx,
    before: found,
    storedDues: found.dues,
    pending: {},
    openBefore: new Set(),
    windowBefore: null,
    checkpointBefore: found.position === null ? -1 : found.row.checkpoint,
    actor,
    onlooker: actor,
    told: [],
    given: [],
    ended: [],
    messages: [],
  };
  s.openBefore = openNames(s);
  s.windowBefore = windowName(s);
  const done = await work(s);
  if (Object.keys(s.pending).length > 0) await updateGame(tx, gameId, s.pending, s.now);
  if (s.position !== null) deps.positions.keep(gameId, s.position);
  return done;
}

/** The turn of a phase as its title names it; several phases may have the same. */
export function turnOf(s: Snapshot, { checkpoint }: Position): string {
  const view = s.rules.view(checkpoint.state, null);
  return JSON.stringify(s.rules.turn?.(view) ?? s.rules.title(view));
}

/** The chapter of a phase: what one announcement tells of. */
export function chapterOf(s: Snapshot, position: Position): string {
  return JSON.stringify(chapterNames(s.rules, position.checkpoint.state).chapter);
}

/** Changes the game's row; it is written at the end of the change. */
export function changeGame(s: Session, change: GameChange): void {
  s.row = { ...s.row, ...change };
  s.pending = { ...s.pending, ...change };
}

/** The questions open now, as `<checkpoint>:<id>`. */
export function openNames(s: Snapshot): ReadonlySet<string> {
  return new Set(openIn(s).map((open) => `${s.row.checkpoint}:${open.id}`));
}

/** The reaction window open now, as `<checkpoint>:<block>`; null when none is. */
export function windowName(s: Snapshot): string | null {
  const open = openIn(s).find((one) => one.window);
  return open === undefined ? null : `${s.row.checkpoint}:${blockOf(open.id)}`;
}

/** Runs the phase again with other answers. */
export function rerun(s: Session, answers: readonly AnswerRow[], nextIndex?: number): void {
  s.position = withAnswers(s.rules, s.row, positionOf(s), answers, nextIndex);
}
