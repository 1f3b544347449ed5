// One game as it stood at one moment: all that a look at it needs. Reading takes no lock and never waits for one.
import type { Db } from '../../store/client.js';
import type { GameRow } from '../../store/games.js';
import type { SeatRow } from '../../store/seats.js';
import { readStoredGame, readStoredPhase, type StoredGame } from '../../store/snapshot.js';
import { standingOptions, type AnyGame } from '../../table/game.js';
import type { OpenQuestion } from '../../table/replay.js';
import type { ResolvedDeps } from './deps.js';
import { settingsOf, type TableSettings } from '../settings/settings.js';
import { heldIn, type Held } from './held.js';
import { openOf, type Position } from './positions.js';
import { refused, say } from './refuse.js';

/** A game, read: what is stored of it, its rules, and where it stands. */
export interface Snapshot extends Omit<StoredGame, 'game' | 'phase'> {
  readonly deps: ResolvedDeps;
  /** Where more can be read: what is not in here is rarely wanted. */
  readonly db: Db;
  readonly now: Date;
  readonly rules: AnyGame;
  readonly settings: TableSettings;
  readonly row: GameRow;
  readonly held: readonly Held[];
  readonly position: Position | null;
}

/**
 * Reads a game.
 * @param db inside a transaction that holds the game's row, nothing can change behind the reader's back.
 * @param which its number, or the channel it is played in.
 * @returns null when there is no such game.
 * @throws Refused when these rules are not installed.
 */
export async function readSnapshot(
  deps: ResolvedDeps,
  db: Db,
  which: { readonly id: number } | { readonly channelId: string },
): Promise<Snapshot | null> {
  const known = 'id' in which ? deps.positions.of(which.id) : new Map<number, Position>();
  const stored = await readStoredGame(db, which, [...known.keys()]);
  if (stored === null) return null;
  const { game: row, phase, drafts, ...rest } = stored;
  const rules = deps.games.get(row.kind);
  if (rules === undefined) throw refused(say('refuse.noSuchKind'));
  if (row.startedAt !== null && phase === null) throw new Error(`game ${row.id} has no checkpoint ${row.checkpoint}`);
  const position = row.startedAt === null || phase === null ? null : deps.positions.take(rules, row, phase, known);
  return {
    deps,
    db,
    now: deps.now(),
    rules,
    settings: settingsOf(row),
    row,
    ...rest,
    drafts,
    held: position === null ? [] : heldIn(drafts, position.number),
    position,
  };
}

/** A phase of a game with its answers, run as far as they go; null when there is no such phase. */
export async function readPosition(s: Snapshot, number: number): Promise<Position | null> {
  const known = s.deps.positions.of(s.row.id);
  const phase = await readStoredPhase(s.db, s.row.id, number, [...known.keys()]);
  return phase === null ? null : s.deps.positions.take(s.rules, s.row, phase, known);
}

/** The position of a started game. Throws when it has not started. */
export function positionOf(s: Snapshot): Position {
  if (s.position === null) throw new Error(`game ${s.row.id} has not started`);
  return s.position;
}

/** The questions that count as open in a game: none before the start and after the end. */
export function openIn(s: Snapshot): readonly OpenQuestion[] {
  return s.row.status === 'running' || s.row.status === 'paused' ? openOf(s.position) : [];
}

/** Options as they were read from what is stored, which is never changed in place. */
const readOptions = new WeakMap<GameRow['options'], object>();

/** The options of the game, as its rules read them. */
export function optionsOf({ rules, row: { options } }: Pick<Snapshot, 'rules' | 'row'>): object {
  const known = readOptions.get(options) ?? standingOptions(rules).parse(options);
  readOptions.set(options, known);
  return known;
}

/** A seat of the game. Throws Refused when there is none of this name. */
export function seatOf(s: Snapshot, seat: string): SeatRow {
  const found = s.seats.find((row) => row.seat === seat);
  if (found === undefined) throw refused(say('refuse.noSuchSeat'));
  return found;
}

/** The seats a person holds. */
export function seatsOf(s: Snapshot, userId: string): readonly SeatRow[] {
  return s.seats.filter((seat) => seat.userId === userId && !seat.computer);
}

/** A person sits there and has not left. */
export function isPresent(seat: SeatRow): boolean {
  return seat.userId !== null && !seat.computer && !seat.left;
}

/** What a person who sits there, or did when the change began, is called. */
export function personName(s: Snapshot, userId: string): string {
  return s.people.find((person) => person.id === userId)?.name ?? userId;
}
