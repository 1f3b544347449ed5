// Watching through one seat's eyes: asked of whoever plays it, given by them alone, and taken back whenever they like.
import { z } from 'zod';
import { actsSince } from '../../store/audits.js';
import { blocksBy } from '../../store/letters.js';
import { listReports } from '../../store/reports.js';
import type { SeatId } from '../../table/question.js';
import type { Text } from '../../table/text.js';
import { audit, closeChange } from '../change/commit.js';
import { tellPerson } from '../change/news.js';
import { inWordsOf, refused, say, seatName } from '../change/refuse.js';
import { changeGame, type Session } from '../change/session.js';
import { isPresent, positionOf, seatOf, seatsOf, type Snapshot } from '../change/snapshot.js';
import { mergedAnswers } from '../history/history.js';
import { seenBy, remember } from '../people/secrets.js';
import type { Person } from '../change/person.js';
import { idsFor } from '../people/anonymity.js';
import { hourMs } from '../calendar/time.js';
import { requirePlaying } from '../turn/answering.js';
import { tasksOf } from '../turn/desk.js';

/** So many people may wait for an answer, or have one, at a table. */
const mostSights = 20;
/** Somebody may ask so often at a table … */
const mostAsked = 7;
/** … within so many hours: each time a player is written to. */
const askingHours = 12;
/** So long a request waits for an answer; then its place is another's. */
const waitingHours = 24;

const sightSchema = z.strictObject({
  seat: z.string(),
  /** Whose consent it is: it is nobody else's who plays the seat later. */
  holder: z.string(),
  watcher: z.string(),
  given: z.boolean(),
  /** When it was asked; not known of requests of an earlier version. */
  at: z.iso.datetime().exactOptional(),
});

/** Somebody who has asked to watch through a seat's eyes, or may. */
export type SightInfo = Readonly<z.infer<typeof sightSchema>>;

const stored = z.object({ sights: z.array(sightSchema).catch([]).default([]) });

/** A game as a seat sees it. */
export interface Seen {
  readonly seat: SeatId;
  readonly title: Text;
  /** What the seat may know of the position. */
  readonly view: object;
  /** What it has saved and may still change, in one; undefined where that is nothing. What is not saved yet stays its player's. */
  readonly saved: unknown;
  /** Its private pages, line by line. */
  readonly pages: readonly { readonly title: Text; readonly lines: readonly Text[] }[];
  /** What it alone was told in this phase. */
  readonly told: readonly Text[];
}

/** Those that still count: whose seat is held by the one who was asked, and who have not waited too long. */
function sightsOf(s: Snapshot): readonly SightInfo[] {
  return stored
    .parse(s.row.settings)
    .sights.filter(
      (one) =>
        s.seats.some((row) => row.seat === one.seat && row.userId === one.holder && isPresent(row)) &&
        (one.given || waitsUntil(s, one) > s.now.getTime()),
    );
}

/** Until when a request waits, in milliseconds. */
function waitsUntil(s: Snapshot, { at }: SightInfo): number {
  return (at === undefined ? s.now.getTime() : Date.parse(at)) + waitingHours * hourMs;
}

/** Throws Refused where as many ask or watch as may, and says when a place comes free. */
function requirePlace(s: Snapshot, all: readonly SightInfo[]): void {
  if (all.length < mostSights) return;
  const waiting = all.filter(({ given }) => !given).map((one) => waitsUntil(s, one));
  if (waiting.length === 0) throw refused(say('refuse.sightFull', { max: mostSights }));
  const hours = Math.max(1, Math.ceil((Math.min(...waiting) - s.now.getTime()) / hourMs));
  throw refused(say('refuse.sightMany', { max: mostSights, hours }));
}

/** What a person has to do with: what was asked of them, and what they have asked. Where seats are anonymous it is not told of whom. */
export function sights(s: Snapshot, userId: string): readonly SightInfo[] {
  const idOf = idsFor(s, userId);
  return sightsOf(s)
    .filter(({ holder, watcher }) => holder === userId || watcher === userId)
    .map((one) => ({ ...one, holder: idOf(one.holder) }));
}

function save(s: Session, all: readonly SightInfo[]): void {
  changeGame(s, { settings: { ...s.row.settings, sights: [...all] } });
}

/** Throws Refused for who plays, and for who knows another seat's secrets: one pair of eyes is all anybody gets. */
function requireOutside(s: Snapshot, userId: string, seat: SeatId): void {
  const knows = seenBy(s, userId).some((other) => other !== seat);
  if (seatsOf(s, userId).length > 0 || knows) throw refused(say('refuse.sightPlays'));
}

/** Throws Refused where somebody has asked too often of late, and says when they may again. */
async function requireRoom(s: Session, userId: string): Promise<void> {
  const since = new Date(s.now.getTime() - askingHours * hourMs);
  const times = await actsSince(s.tx, { actor: userId, action: 'askSight', gameId: s.row.id }, since);
  const [first] = times;
  if (first === undefined || times.length < mostAsked) return;
  const hours = Math.max(1, Math.ceil((first.getTime() - since.getTime()) / hourMs));
  throw refused(say('refuse.sightTooOften', { max: mostAsked, hours }));
}

/**
 * Asks whoever plays a seat to be let in on what it sees.
 * @throws Refused for who plays or knows more, where nobody plays the seat, where it was asked already, and for who asks on and on.
 */
export async function askSight(s: Session, by: Pick<Person, 'id' | 'name'>, seat: SeatId): Promise<void> {
  requirePlaying(s);
  requireOutside(s, by.id, seat);
  const row = seatOf(s, seat);
  if (!isPresent(row) || row.userId === null) throw refused(say('refuse.sightNobody'));
  const all = sightsOf(s);
  if (all.some((one) => one.seat === seat && one.watcher === by.id)) throw refused(say('refuse.sightAsked'));
  requirePlace(s, all);
  await requireRoom(s, by.id);
  await audit(s, 'askSight', { seat });
  const holder = row.userId;
  save(s, [...all, { seat, holder, watcher: by.id, given: false, at: s.now.toISOString() }]);
  // Who is blocked asks in vain, and is answered as always.
  const blocks = await blocksBy(s.tx, [holder]);
  const isDeaf = blocks.some((one) => one.seat === null && one.blockedId === by.id);
  if (!isDeaf)
    tellPerson(s, holder, {
      text: say('news.sightAsked', { name: by.name, seat: seatName(s.row.kind, seat) }),
      help: 'sight',
    });
  await closeChange(s);
}

/**
 * Lets somebody who has asked look through a seat's eyes, or does not, or not any more.
 * @throws Refused where they have not asked whoever answers.
 */
export async function answerSight(
  s: Session,
  userId: string,
  { watcher, seat, given }: Pick<SightInfo, 'watcher' | 'seat' | 'given'>,
): Promise<void> {
  const all = sightsOf(s);
  const asked = all.find((one) => one.watcher === watcher && one.seat === seat && one.holder === userId);
  if (asked === undefined) throw refused(say('refuse.sightNotAsked'));
  const others = all.filter((one) => one !== asked);
  save(s, given ? [...others, { ...asked, given }] : others);
  const name = seatName(s.row.kind, seat);
  if (given && !asked.given) tellPerson(s, watcher, { text: say('news.sightGiven', { seat: name }), help: 'sight' });
  if (!given && asked.given) tellPerson(s, watcher, { text: say('news.sightTaken', { seat: name }), help: 'look' });
  await closeChange(s);
}

/**
 * The game as a seat sees it now, for somebody who was let in. Whoever has looked has seen the seat's secrets for good.
 * @param agreed without it nothing is shown and nothing noted.
 * @returns null where the person has not yet agreed to that.
 * @throws Refused where the seat's player has not let them in, and for who plays.
 */
export async function seeThrough(s: Session, userId: string, seat: SeatId, agreed: boolean): Promise<Seen | null> {
  requirePlaying(s);
  requireOutside(s, userId, seat);
  const sight = sightsOf(s).find((one) => one.seat === seat && one.watcher === userId);
  if (sight?.given !== true) throw refused(say('refuse.sightNotGiven'));
  const isKnown = seenBy(s, userId).includes(seat);
  if (!isKnown && !agreed) return null;
  if (!isKnown) await remember(s, [{ seat, userId }]);
  return through(s, sight);
}

/** What a seat sees, with what its player has saved. */
async function through(s: Snapshot, { seat, holder }: SightInfo): Promise<Seen> {
  const position = positionOf(s);
  const words = (text: Text): Text => inWordsOf(s.row.kind, text);
  const view = s.rules.view(position.replay.state, seat);
  const reports = await listReports(s.db, s.row.id, position.number);
  return {
    seat,
    title: words(s.rules.title(view)),
    view,
    saved: mergedAnswers(
      tasksOf(s, holder).flatMap((task) => (task.seat === seat && task.saved !== null ? [task.saved] : [])),
    ),
    pages: (s.rules.panels?.(view, seat) ?? [])
      .filter((panel) => panel.private)
      .map(({ title, lines }) => ({ title: words(title), lines: lines.map(words) })),
    told: reports.flatMap(({ text, audience }) => (audience?.includes(seat) === true ? [words(text)] : [])),
  };
}

/** The game through the eyes that somebody has been lent and has agreed to look through; null for everybody else. It changes nothing. */
export async function throughLent(s: Snapshot, userId: string): Promise<Seen | null> {
  const isPlayed = s.row.status === 'running' || s.row.status === 'paused';
  const [seat, other] = seenBy(s, userId);
  if (!isPlayed || seat === undefined || other !== undefined || seatsOf(s, userId).length > 0) return null;
  const sight = sightsOf(s).find((one) => one.given && one.watcher === userId && one.seat === seat);
  return sight === undefined ? null : through(s, sight);
}
