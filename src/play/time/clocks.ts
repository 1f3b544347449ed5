// Clocks of their own for two people who hold all seats between them: a bank, a gift for each move, and a cap.
import { z } from 'zod';
import { saveSeat, type SeatRow } from '../../store/seats.js';
import type { SeatId } from '../../table/question.js';
import type { OpenQuestion } from '../../table/replay.js';
import { isHushed } from '../asked/automatic.js';
import type { Session } from '../change/session.js';
import { isPresent, openIn, positionOf, type Snapshot } from '../change/snapshot.js';
import { awakeMs, awakeUntil } from './awake.js';
import { hourMs } from '../calendar/time.js';
import type { ClockName } from '../calendar/time-settings.js';

/** Hours: what there is at first, what each move adds, and how much there can be at most. */
const clockPresets = {
  live: { bank: 24, gift: 4, cap: 72 },
  fast: { bank: 72, gift: 12, cap: 120 },
  slow: { bank: 72, gift: 36, cap: 240 },
} as const satisfies Record<Exclude<ClockName, 'none'>, object>;

/** After so long without a claim the game goes on with harmless answers, so that it never stands still. */
const claimMs = 72 * hourMs;

const markSchema = z.tuple([z.int(), z.int()]).readonly();
const clockSchema = z
  .object({
    /** Milliseconds when it last stood still. */
    left: z.number().nonnegative(),
    /** Since when it runs; null while it stands still. */
    since: z.iso.datetime().nullable(),
    /** Since when it has been known to have run out. */
    flagged: z.iso.datetime().nullable(),
    /** Where the game stood, by phase and answers, when it was last set going; and behind the last gift: what is taken back and made again brings no other. */
    from: markSchema,
    mark: markSchema,
    userId: z.string(),
  })
  .readonly();
type Clock = z.infer<typeof clockSchema>;
const seatSchema = z.object({ clock: clockSchema.nullable().catch(null).default(null) });

/** A person with all their seats. */
export interface Hand {
  readonly userId: string;
  readonly seats: readonly SeatRow[];
}

/** The two people whose clocks run at a table; nobody where there are no clocks, or not two who hold every seat. */
export function handsOf(s: Snapshot): readonly Hand[] {
  const hands = allHands(s);
  return s.settings.time.clock !== 'none' && hands.length === 2 && s.seats.every(isPresent) ? hands : [];
}

function allHands({ seats }: Snapshot): readonly Hand[] {
  const people = new Set(seats.filter((seat) => !seat.computer).flatMap(({ userId }) => userId ?? []));
  return [...people].map((userId) => ({ userId, seats: seats.filter((seat) => seat.userId === userId) }));
}

function presetOf({ settings }: Snapshot): (typeof clockPresets)['live' | 'fast' | 'slow'] | null {
  const { clock } = settings.time;
  return clock === 'none' ? null : clockPresets[clock];
}

/** A hand's clock as it was last stored; a new one is full, and who takes a seat over has half of the bank at least. */
export function clockOf(s: Snapshot, { userId, seats }: Hand): Clock {
  const bank = (presetOf(s)?.bank ?? 0) * hourMs;
  const stored = seats.map((seat) => seatSchema.parse(seat.settings).clock).find((clock) => clock !== null);
  if (stored === undefined) return { left: bank, since: null, flagged: null, from: [-1, 0], mark: [-1, 0], userId };
  return stored.userId === userId
    ? stored
    : { ...stored, left: Math.max(stored.left, bank / 2), since: null, flagged: null, userId };
}

/** When a running clock runs out. */
function flagFalls(s: Snapshot, hand: Hand): Date {
  const { left, since } = clockOf(s, hand);
  return awakeUntil(s, hand.userId, since === null ? s.now : new Date(since), left);
}

function owes(s: Snapshot, { seats }: Hand, open: readonly OpenQuestion[]): boolean {
  return open.some(
    (one) =>
      !isHushed(one) &&
      seats.some(({ seat }) => seat === one.question.seat) &&
      one.saved?.final !== true &&
      !s.held.some((held) => held.question === one.id),
  );
}

/** Sets each clock going, or stops it with the gift of a move, as the position wants it. */
export async function turnClocks(s: Session): Promise<void> {
  const preset = presetOf(s);
  if (preset === null || s.position === null) return;
  const active = handsOf(s);
  const runs = s.row.status === 'running';
  for (const hand of allHands(s)) {
    const before = clockOf(s, hand);
    const isRunning = runs && active.some(({ userId }) => userId === hand.userId) && owes(s, hand, openIn(s));
    const { number, answers } = positionOf(s);
    const mark = [number, answers.length] as const;
    if (isRunning && before.since === null) await keep(s, hand, { ...before, since: s.now.toISOString(), from: mark });
    if (isRunning || before.since === null) continue;
    const used = awakeMs(s, hand.userId, new Date(before.since), s.now);
    const rest = Math.max(0, before.left - used);
    const isMove = runs && active.length > 0 && isBehind(mark, before.from) && isBehind(mark, before.mark);
    const left = isMove ? Math.max(rest, Math.min(preset.cap * hourMs, rest + preset.gift * hourMs)) : rest;
    await keep(s, hand, {
      ...before,
      left,
      since: null,
      flagged: runs ? null : before.flagged,
      mark: isMove ? mark : before.mark,
    });
  }
}

function isBehind([number, answers]: Clock['mark'], [was, had]: Clock['mark']): boolean {
  return number > was || (number === was && answers > had);
}

async function keep(s: Session, { seats }: Hand, clock: Clock): Promise<void> {
  for (const { seat, settings } of seats) {
    const saved = await saveSeat(s.tx, s.row.id, seat, { settings: { ...settings, clock } });
    s.seats = s.seats.map((row) => (row.seat === seat ? saved : row));
  }
}

/** When the next clock of those who owe something runs out, or is claimed by nobody; null where no clock runs for these questions. */
export function clockDeadline(s: Snapshot, open: readonly OpenQuestion[]): Date | null {
  const moments = handsOf(s)
    .filter((hand) => owes(s, hand, open))
    .map((hand) => {
      const { flagged } = clockOf(s, hand);
      return flagged === null ? flagFalls(s, hand).getTime() : Date.parse(flagged) + claimMs;
    });
  return moments.length === 0 ? null : new Date(Math.min(...moments));
}

/** Those who owe something and whose clocks have run out. */
export function outOfTime(s: Snapshot, open: readonly OpenQuestion[]): readonly Hand[] {
  return handsOf(s).filter((hand) => owes(s, hand, open) && flagFalls(s, hand) <= s.now);
}

/** Whether a clock has run out so long ago that nobody will claim the game any more. */
export function isUnclaimed(s: Snapshot, hand: Hand): boolean {
  const { flagged } = clockOf(s, hand);
  return flagged !== null && Date.parse(flagged) + claimMs <= s.now.getTime();
}

/** Notes that a clock has run out. */
export async function flag(s: Session, hand: Hand): Promise<void> {
  await keep(s, hand, { ...clockOf(s, hand), flagged: s.now.toISOString() });
}

/** Gives each of the two so much more time. */
export async function giveTime(s: Session, hours: number): Promise<void> {
  for (const hand of handsOf(s)) {
    const clock = clockOf(s, hand);
    await keep(s, hand, { ...clock, left: clock.left + hours * hourMs, flagged: null });
  }
}

/** A clock as everybody may see it. */
export interface SeatClock {
  /** Hours left when it last stood still. */
  readonly left: number;
  /** When it runs out, while it runs. */
  readonly until: Date | null;
  /** Whether it has run out, so that the other may claim the game. */
  readonly flagged: boolean;
}

/** The clock of a seat; null where it has none. */
export function seatClock(s: Snapshot, seat: SeatId): SeatClock | null {
  const hand = handsOf(s).find(({ seats }) => seats.some((row) => row.seat === seat));
  if (hand === undefined || s.position === null || s.row.endedAt !== null) return null;
  const { left, since, flagged } = clockOf(s, hand);
  return {
    left: Math.round((left / hourMs) * 10) / 10,
    until: since === null ? null : flagFalls(s, hand),
    flagged: flagged !== null,
  };
}
