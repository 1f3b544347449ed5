// What a host can do beside what the lobby lets them: the desk's acts, each audited, announced and bound to the table's trust.
import type { SeatId } from '../../table/question.js';
import { requireCare, requireHost, actAsSteward, type Steward } from '../care/acts.js';
import type { Session } from '../change/session.js';
import type { Snapshot } from '../change/snapshot.js';
import { type GameInfo, infoOf } from '../turn/info.js';
import type { Person } from '../change/person.js';
import { moveDeadline } from './deadline.js';
import { nudge } from './nudge.js';
import { hostRecord, type HostRecord } from './record.js';
import { answerSight, askSight, seeThrough, sights, throughLent, type Seen, type SightInfo } from '../watch/sight.js';
import { watch, type Watched } from '../watch/watch.js';
import type { RepairPart } from '../../table/repairs.js';
import { repair, repairParts, type Repair } from './repair.js';
import { rollBack } from './rollback.js';
import type { TimeChange } from '../calendar/time-change.js';
import { changeTime } from './timing.js';
import { answerFor, type StandIn } from './stand-in.js';

export interface HostPlay {
  /** Moves every deadline that runs to a moment; a host without a stake, or a steward. */
  moveDeadline(gameId: number, userId: string, at: Date, steward?: Steward): Promise<GameInfo>;
  /** Plays what an empty seat owes; a host without a stake, or a steward. */
  answerFor(gameId: number, userId: string, seat: SeatId, how: StandIn, steward?: Steward): Promise<GameInfo>;
  /** Reminds those who owe something, each once a day; the host, or a steward. */
  nudge(gameId: number, userId: string, steward?: Steward): Promise<GameInfo>;
  /** Takes the game back to the beginning of a phase, or asks everybody whose consent the table wants; the host or a player. */
  rollBack(gameId: number, userId: string, to: number, reason: string): Promise<GameInfo>;
  /** Puts a public part of the position right, or asks everybody whose consent the table wants; the host or a player. */
  repair(gameId: number, userId: string, edit: Repair, reason: string): Promise<GameInfo>;
  /** What of its position can be put right by name, for its host or a player. */
  repairParts(gameId: number, userId: string): Promise<readonly RepairPart[]>;
  /** Changes the time of a running game, or asks everybody whose consent the table wants; the host or a player. */
  changeTime(gameId: number, userId: string, wanted: TimeChange): Promise<GameInfo>;
  /** Every hand of some phases ago, for somebody who will never play in this game; null while they have not agreed to that. */
  watch(gameId: number, userId: string, agreed: boolean): Promise<Watched | null>;
  /** Who has asked a person to watch through their eyes, or may; and whom they have asked. */
  sights(gameId: number, userId: string): Promise<readonly SightInfo[]>;
  /** Asks whoever plays a seat to be let in on what it sees. */
  askSight(gameId: number, person: Pick<Person, 'id' | 'name'>, seat: SeatId): Promise<void>;
  /** Lets somebody in who has asked, or not, or not any more; whoever plays the seat. */
  answerSight(gameId: number, userId: string, answer: Pick<SightInfo, 'watcher' | 'seat' | 'given'>): Promise<void>;
  /** The game as a seat sees it, for somebody it has let in; null while they have not agreed never to play against it. */
  seeThrough(gameId: number, userId: string, seat: SeatId, agreed: boolean): Promise<Seen | null>;
  /** The same for somebody who has agreed to it before, whatever seat it is; null for everybody else. */
  throughLent(gameId: number, userId: string): Promise<Seen | null>;
  /** What was done to look after the game, newest first. */
  hostRecord(gameId: number, range: { before?: number; limit: number }): Promise<readonly HostRecord[]>;
}

/** How games are looked at and changed. */
interface Hands {
  readonly look: <T>(gameId: number, work: (s: Snapshot) => T | Promise<T>) => Promise<T>;
  readonly change: <T>(gameId: number, actor: string, work: (s: Session) => Promise<T>) => Promise<T>;
}

export function createHostPlay({ look, change }: Hands): HostPlay {
  const inCare = (
    {
      gameId,
      userId,
      steward,
    }: { readonly gameId: number; readonly userId: string; readonly steward: Steward | undefined },
    require: (s: Session, userId: string) => void,
    work: (s: Session) => Promise<void>,
  ): Promise<GameInfo> =>
    change(gameId, userId, async (s) => {
      if (steward === undefined) require(s, userId);
      else await actAsSteward(s, steward);
      await work(s);
      return infoOf(s, userId);
    });
  return {
    moveDeadline: (gameId, userId, at, steward) =>
      inCare({ gameId, userId, steward }, requireCare, (s) => moveDeadline(s, at)),
    answerFor: (gameId, userId, seat, how, steward) =>
      inCare({ gameId, userId, steward }, requireCare, (s) => answerFor(s, seat, how)),
    nudge: (gameId, userId, steward) => inCare({ gameId, userId, steward }, requireHost, nudge),
    rollBack: (gameId, userId, to, reason) =>
      change(gameId, userId, async (s) => {
        await rollBack(s, userId, to, reason);
        return infoOf(s, userId);
      }),
    repair: (gameId, userId, edit, reason) =>
      change(gameId, userId, async (s) => {
        await repair(s, userId, edit, reason);
        return infoOf(s, userId);
      }),
    repairParts: (gameId, userId) => look(gameId, (s) => repairParts(s, userId)),
    changeTime: (gameId, userId, wanted) =>
      change(gameId, userId, async (s) => {
        await changeTime(s, userId, wanted);
        return infoOf(s, userId);
      }),
    watch: (gameId, userId, agreed) => change(gameId, userId, (s) => watch(s, userId, agreed)),
    sights: (gameId, userId) => look(gameId, (s) => sights(s, userId)),
    askSight: (gameId, person, seat) => change(gameId, person.id, (s) => askSight(s, person, seat)),
    answerSight: (gameId, userId, answer) => change(gameId, userId, (s) => answerSight(s, userId, answer)),
    seeThrough: (gameId, userId, seat, agreed) => change(gameId, userId, (s) => seeThrough(s, userId, seat, agreed)),
    throughLent: (gameId, userId) => look(gameId, (s) => throughLent(s, userId)),
    hostRecord: (gameId, range) => look(gameId, (s) => hostRecord(s, range)),
  };
}
