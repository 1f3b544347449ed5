// One game as it stands inside a transaction: everything a change needs to know, loaded once.
import { listAnswers, type AnswerRow } from '../../store/answers.js';
import { findCheckpoint } from '../../store/checkpoints.js';
import type { Db } from '../../store/client.js';
import { listDues, type DueRow } from '../../store/dues.js';
import type { GameRow } from '../../store/games.js';
import { findGuild, type GuildRow } from '../../store/guilds.js';
import { listSeats, listSignUps, type SeatRow, type SignUpRow } from '../../store/seats.js';
import { listInstructions, type InstructionRow } from '../../store/instructions.js';
import type { AnyGame } from '../../table/game.js';
import type { Text } from '../../table/text.js';
import { replay, type Checkpoint, type OpenQuestion, type Replay } from '../../table/replay.js';
import type { ResolvedDeps } from '../deps.js';
import { listHeld, type Held } from '../turn/held.js';
import type { OutboxMessage } from './outbox.js';
import { refused, say } from './refuse.js';
import { settingsOf, type TableSettings } from '../lobby/settings.js';

/** Where a started game stands. */
export interface Position {
  readonly number: number;
  readonly checkpoint: Checkpoint;
  readonly at: Date;
  /** Undo may not go back behind it. */
  readonly sealed: boolean;
  readonly answers: readonly AnswerRow[];
  readonly replay: Replay;
}

/** A report stored in this change, for what is said afterwards. */
export interface StoredReport {
  readonly id: number;
  readonly checkpoint: number;
  readonly audience: readonly string[] | null;
  readonly focus: readonly string[];
}

/** A game in the hands of one change. */
export interface Session {
  readonly deps: ResolvedDeps;
  readonly tx: Db;
  readonly now: Date;
  readonly rules: AnyGame;
  readonly guild: GuildRow | null;
  readonly settings: TableSettings;
  row: GameRow;
  seats: readonly SeatRow[];
  /** Who has signed up; nobody once the game has started. */
  signUps: readonly SignUpRow[];
  dues: readonly DueRow[];
  instructions: readonly InstructionRow[];
  held: readonly Held[];
  position: Position | null;
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
 * Loads a game whose row is locked.
 * @throws Refused when these rules are not installed.
 */
export async function loadSession(deps: ResolvedDeps, tx: Db, row: GameRow, actor: string | null): Promise<Session> {
  const rules = deps.games.get(row.kind);
  if (rules === undefined) throw refused(say('refuse.noSuchKind'));
  const position = row.startedAt === null ? null : await loadPosition(tx, rules, row);
  const session: Session = {
    deps,
    tx,
    now: deps.now(),
    rules,
    guild: await findGuild(tx, row.guildId),
    settings: settingsOf(row),
    row,
    seats: await listSeats(tx, row.id),
    signUps: position === null ? await listSignUps(tx, row.id) : [],
    dues: position === null ? [] : await listDues(tx, row.id),
    instructions: position === null ? [] : await listInstructions(tx, row.id),
    held: position === null ? [] : await listHeld(tx, row.id, position.number),
    position,
    openBefore: new Set(),
    windowBefore: null,
    checkpointBefore: row.startedAt === null ? -1 : row.checkpoint,
    actor,
    onlooker: actor,
    told: [],
    given: [],
    ended: [],
    messages: [],
  };
  session.openBefore = openNames(session);
  session.windowBefore = windowName(session);
  return session;
}

/** The questions open now, as `<checkpoint>:<id>`. */
export function openNames(s: Session): ReadonlySet<string> {
  return new Set(openIn(s).map((open) => `${s.row.checkpoint}:${open.id}`));
}

/** The reaction window open now, as `<checkpoint>:<block>`; null when none is. */
export function windowName(s: Session): string | null {
  const open = openIn(s).find((one) => one.window);
  return open === undefined ? null : `${s.row.checkpoint}:${blockOf(open.id)}`;
}

async function loadPosition(tx: Db, rules: AnyGame, row: GameRow): Promise<Position> {
  const stored = await readPosition(tx, rules, row, row.checkpoint);
  if (stored === null) throw new Error(`game ${row.id} has no checkpoint ${row.checkpoint}`);
  return stored;
}

/** A phase of a game with its answers, run as far as they go; null when there is no such phase. */
export async function readPosition(tx: Db, rules: AnyGame, row: GameRow, number: number): Promise<Position | null> {
  const stored = await findCheckpoint(tx, row.id, number);
  if (stored === null) return null;
  const checkpoint = { phase: stored.phase, state: rules.state.parse(stored.state), draws: stored.draws };
  const answers = await listAnswers(tx, row.id, number);
  const replayed = replay(rules, row.seed, checkpoint, answers);
  return { number, checkpoint, at: stored.at, sealed: stored.sealed, answers, replay: replayed };
}

/** Runs the phase again with other answers. */
export function rerun(s: Session, answers: readonly AnswerRow[]): void {
  const position = positionOf(s);
  s.position = { ...position, answers, replay: replay(s.rules, s.row.seed, position.checkpoint, answers) };
}

/** The position of a started game. Throws when it has not started. */
export function positionOf(s: Session): Position {
  if (s.position === null) throw new Error(`game ${s.row.id} has not started`);
  return s.position;
}

/** The questions open at a position. */
export function openOf(position: Position | null): readonly OpenQuestion[] {
  return position?.replay.progress.kind === 'waiting' ? position.replay.progress.open : [];
}

/** The questions that count as open in a game: none before the start and after the end. */
export function openIn(s: Session): readonly OpenQuestion[] {
  return s.row.status === 'running' || s.row.status === 'paused' ? openOf(s.position) : [];
}

/** The number of the request a question belongs to: the same for all questions asked side by side. */
export function blockOf(questionId: string): string {
  return questionId.split('.')[0] ?? questionId;
}

/** When a question, or the block it stands in, was opened. */
export function openedAt(position: Position, questionId: string): Date {
  const block = blockOf(questionId);
  const first = position.answers.findIndex((answer) => blockOf(answer.question) === block);
  const before = first < 0 ? position.answers.at(-1) : position.answers[first - 1];
  return before?.at ?? position.at;
}

/** The options of the game, as its rules read them. */
export function optionsOf(s: Session): object {
  return s.rules.options.parse(s.row.options);
}

/** A seat of the game. Throws Refused when there is none of this name. */
export function seatOf(s: Session, seat: string): SeatRow {
  const found = s.seats.find((row) => row.seat === seat);
  if (found === undefined) throw refused(say('refuse.noSuchSeat'));
  return found;
}

/** The seats a person holds. */
export function seatsOf(s: Session, userId: string): readonly SeatRow[] {
  return s.seats.filter((seat) => seat.userId === userId && !seat.computer);
}

/** A person sits there and has not left. */
export function isPresent(seat: SeatRow): boolean {
  return seat.userId !== null && !seat.computer && !seat.left;
}
