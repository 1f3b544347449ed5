// What everybody may know of a game.
import type { Outcome } from '../../table/game.js';
import type { Pace, SeatId } from '../../table/question.js';
import { bundlesOf, holdingOf, sidesOf } from '../../table/seats.js';
import type { Holding } from '../../table/holding.js';
import type { Text } from '../../table/text.js';
import type { Speech } from '../../words/words.js';
import { inWordsOf, seatName, sideName } from '../change/refuse.js';
import { openIn, optionsOf, seatsOf, type Snapshot } from '../change/snapshot.js';
import { isOpenlyFinal, seatReadiness, tableReadiness, type Readiness, type Ready } from '../asked/readiness.js';
import { readyUntil, type GatheringInfo } from '../people/gathering.js';
import { resumableFrom } from '../people/policy.js';
import { settingsOf, shownSettings, type ShownSettings } from '../settings/settings.js';
import { idsFor } from '../people/anonymity.js';
import { seatClock, type SeatClock } from '../time/clocks.js';
import { putOffOf } from '../time/put-off.js';
import { absencesOf, allowsForAbsence } from '../time/reckoning.js';
import { hourMs } from '../calendar/time.js';
import { respondersOf } from '../asked/windows.js';

type GameStatus = 'signup' | 'readyCheck' | 'running' | 'paused' | 'finished' | 'cancelled';

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
  /** The deadline has been put off for answers that are missing: the game goes on when they are in. */
  readonly isAwaiting: boolean;
  /** Somebody known to be asked has announced an absence before the deadline, which allows for it. */
  readonly isForAbsence: boolean;
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
  /** Those who played it to its end can be shown where it turned. */
  readonly hasTurningPoints: boolean;
  /** An ended game that was read from a file, and counts for nobody. */
  readonly isReplay: boolean;
}

/** Whether somebody who is asked in front of everybody is away just before a deadline, as they had announced. */
function isForAbsence(s: Snapshot, due: Date): boolean {
  const asked = s.position?.at;
  const owing = s.seats.flatMap((seat) => (seatInfo(s, seat).owes ? (seat.userId ?? []) : []));
  return asked !== undefined && allowsForAbsence(s, due, { asked, people: owing });
}

/**
 * What everybody may know. Nothing in it depends on who is asked a secret question, or on what was answered.
 * @param viewer who asks: where seats are anonymous, they are told of their own.
 */
export function infoOf(s: Snapshot, viewer?: string): GameInfo {
  const idOf = idsFor(s, viewer);
  const { row } = s;
  const options = optionsOf(s);
  const state = s.position?.replay.state;
  const open = state === undefined ? undefined : s.rules.view(state, null);
  const ended = row.status === 'finished' || row.status === 'cancelled';
  const deadline = s.dues.filter(({ kind }) => kind === 'deadline').map(({ runAt }) => runAt.getTime());
  const due = row.status === 'running' && deadline.length > 0 ? new Date(Math.min(...deadline)) : null;
  return {
    id: row.id,
    guildId: row.guildId,
    channelId: row.channelId,
    kind: row.kind,
    name: row.title,
    status: row.status,
    language: row.language,
    options: row.options,
    paces: Object.fromEntries(Object.entries(row.paces).map(([pace, ms]) => [pace, ms / hourMs])),
    hostId: row.hostId,
    seats: s.seats.map((seat) => ({ ...seatInfo(s, seat), userId: seat.userId === null ? null : idOf(seat.userId) })),
    sides: sidesOf(s.rules, options).map((side) => ({ ...side, name: sideName(s.rules, side) })),
    bundles: bundlesOf(s.rules, options),
    holding: holdingOf(s.rules, options).kind,
    signUps: s.signUps.map(({ userId, wishes, more, ready }) => ({
      userId: idOf(userId),
      wishes,
      more,
      ready,
      seats: seatsOf(s, userId).map((seat) => seat.seat),
      // Days announced elsewhere would tell who it is.
      away: idOf(userId) === userId ? absencesOf(s, userId) : [],
    })),
    waiting: settingsOf(row).gathering.waiting.map(idOf),
    readyUntil: readyUntil(s),
    checkpoint: row.checkpoint,
    title: open === undefined ? null : inWordsOf(row.kind, s.rules.title(open)),
    score: open === undefined || s.rules.score === undefined ? null : inWordsOf(row.kind, s.rules.score(open)),
    dataSet: s.rules.dataSet === undefined ? null : inWordsOf(row.kind, s.rules.dataSet(open ?? null)),
    window: respondersOf(s),
    isAwaiting: s.dues.some((due) => due.kind === 'deadline' && putOffOf(due.payload) !== null),
    deadline: due,
    isForAbsence: due !== null && isForAbsence(s, due),
    readiness: tableReadiness(s),
    resumableFrom: resumableFrom(s),
    table: shownSettings(row),
    seedHash: row.seedHash,
    seed: ended ? row.seed : null,
    outcome: row.outcome,
    hasTurningPoints: row.outcome !== null && s.rules.prospects !== undefined && s.settings.replay === null,
    isReplay: s.settings.replay !== null,
  };
}

function seatInfo(s: Snapshot, seat: Snapshot['seats'][number]): Omit<SeatInfo, 'userId'> {
  const state = s.position?.replay.state;
  const mine = openIn(s).filter((open) => open.question.seat === seat.seat && open.question.secret !== true);
  return {
    seat: seat.seat,
    name: seatName(s.row.kind, seat.seat),
    computer: seat.computer,
    left: seat.left,
    misses: seat.misses,
    alive: state === undefined || s.rules.survivors(state).includes(seat.seat),
    owes: mine.some((open) => !isOpenlyFinal(s, open)),
    final: mine.length > 0 && mine.every((open) => open.sealed && isOpenlyFinal(s, open)),
    ready: seatReadiness(s, seat.seat),
    clock: seatClock(s, seat.seat),
    written: s.settings.replay?.people.find((one) => one.seat === seat.seat)?.name ?? null,
  };
}

/** The same game as far as a desk shows it, on which nobody's readiness stands. */
export function withoutReadiness(info: GameInfo): GameInfo {
  return { ...info, readiness: null, seats: info.seats.map((seat) => ({ ...seat, ready: null })) };
}
