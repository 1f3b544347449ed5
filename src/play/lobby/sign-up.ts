// A table's life before and up to its start: opening, sign-up, confirming, drawing seats.
import { randomBytes } from 'node:crypto';
import type { Db } from '../../store/client.js';
import { createGame, updateGame, type GameRow } from '../../store/games.js';
import { findGuild, saveGuild } from '../../store/guilds.js';
import { deleteSeats, listSeats, saveSeat } from '../../store/seats.js';
import { findUser, saveUser } from '../../store/users.js';
import { commitment, SeededDice } from '../../table/dice.js';
import { paces, type SeatId } from '../../table/question.js';
import { advance, enterPhase } from '../turn/advance.js';
import type { ResolvedDeps } from '../deps.js';
import type { NewGame, Person } from '../play.js';
import { refused, say, seatName } from '../change/refuse.js';
import { chosenSettingsSchema, settingsOf } from './settings.js';
import { restIfDeserted } from '../time/resting.js';
import { audit, closeChange } from '../change/commit.js';
import { isPresent, seatOf, seatsOf, type Session } from '../change/session.js';
import { hourMs } from '../time/time.js';
import { seatAnew } from './substitutes.js';
import { recount } from '../votes/votes.js';

/** No clock runs longer than four weeks. */
const longestHours = 28 * 24;

/** A new secret seed: 32 random bytes in hex. */
export function newSeed(): string {
  return randomBytes(32).toString('hex');
}

/** Remembers a person as Discord knows them. */
export async function meet(tx: Db, person: Person, now: Date): Promise<void> {
  await saveUser(tx, person.id, { name: person.name, locale: person.locale }, now);
}

/**
 * Opens a table for sign-up; its seed is made and promised here.
 * @throws Refused when the game is not known or cannot be set up like that.
 */
export async function create(deps: ResolvedDeps, tx: Db, host: Person, input: NewGame): Promise<GameRow> {
  const rules = deps.games.get(input.kind);
  if (rules === undefined) throw refused(say('refuse.noSuchKind'));
  const options = rules.options.safeParse(input.options);
  if (!options.success) {
    throw refused(say('refuse.badOption', { field: String(options.error.issues[0]?.path[0] ?? '') }));
  }
  const settings = chosenSettingsSchema.safeParse(input.settings ?? {});
  if (!settings.success) throw refused(say('refuse.badSetting'));
  const hours = { ...rules.paces, ...input.paces };
  const durations: Record<string, number> = {};
  for (const pace of paces) {
    const length = hours[pace];
    if (length === undefined) continue;
    if (!(length > 0 && length <= longestHours)) throw refused(say('refuse.badPace', { max: longestHours }));
    durations[pace] = Math.round(length * hourMs);
  }
  const now = deps.now();
  await meet(tx, host, now);
  if ((await findGuild(tx, input.guildId)) === null) await saveGuild(tx, input.guildId, {}, now);
  const seed = deps.seed();
  const game = await createGame(
    tx,
    {
      guildId: input.guildId,
      kind: input.kind,
      title: input.name,
      options: options.data,
      language: input.language,
      paces: durations,
      settings: settings.data,
      hostId: host.id,
      seed,
      seedHash: commitment(seed),
      rulesVersion: rules.version,
    },
    now,
  );
  for (const [position, seat] of rules.seats(options.data).entries()) await saveSeat(tx, game.id, seat, { position });
  return game;
}

/**
 * Gives a person a seat: the one wished for, or any (drawn at the start); in a running game one whose player has left.
 * At sign-up a second wish takes the place of the first.
 */
export async function join(s: Session, person: Person, wish: SeatId | null): Promise<void> {
  await meet(s.tx, person, s.now);
  if (s.row.status === 'running' || s.row.status === 'paused') {
    await takeOver(s, person, wish);
    return;
  }
  if (s.row.status !== 'signup') throw refused(say('refuse.notSignup'));
  const mine = seatsOf(s, person.id)[0];
  if (mine !== undefined && (wish === null || wish === mine.seat)) throw refused(say('refuse.alreadyIn'));
  if (wish !== null) {
    const seat = seatOf(s, wish);
    if (seat.userId !== null) throw refused(say('refuse.seatTaken', { seat: seatName(s.row.kind, wish) }));
  }
  if (mine === undefined && freeSeats(s) === 0) throw refused(say('refuse.full'));
  if (mine !== undefined) await empty(s, mine.seat);
  const seat = wish ?? placeholder(s);
  const position = wish === null ? { position: 1000 + s.seats.length } : {};
  await saveSeat(s.tx, s.row.id, seat, { ...position, userId: person.id, since: s.now });
  s.seats = await listSeats(s.tx, s.row.id);
  await closeChange(s);
}

/** Seats not yet spoken for: those of the game without a person, less the people who will take any. */
function freeSeats(s: Session): number {
  return s.seats.filter((seat) => seat.userId === null).length - s.seats.filter(isPlaceholder).length;
}

function isPlaceholder(seat: { readonly seat: string }): boolean {
  return seat.seat.startsWith('?');
}

function placeholder(s: Session): string {
  for (let n = 1; ; n++) if (!s.seats.some((seat) => seat.seat === `?${n}`)) return `?${n}`;
}

async function empty(s: Session, seat: string): Promise<void> {
  if (seat.startsWith('?')) await deleteSeats(s.tx, s.row.id, [seat]);
  else await saveSeat(s.tx, s.row.id, seat, { userId: null, since: null, ready: false });
}

async function takeOver(s: Session, person: Person, wish: SeatId | null): Promise<void> {
  if (seatsOf(s, person.id).some(isPresent)) throw refused(say('refuse.alreadyIn'));
  const open = s.seats.filter((seat) => seat.left && !seat.computer);
  const seat = wish === null ? (open.find((one) => one.userId === person.id) ?? open[0]) : seatOf(s, wish);
  if (seat === undefined) throw refused(say('refuse.full'));
  if (!seat.left) throw refused(say('refuse.seatTaken', { seat: seatName(s.row.kind, seat.seat) }));
  await seatAnew(s, seat.seat, person);
}

/** Gives a seat up: at sign-up it is free again; in a running game it is open for a substitute and holds up nobody. */
export async function leave(s: Session, userId: string): Promise<void> {
  const mine = seatsOf(s, userId);
  if (mine.length === 0) throw refused(say('refuse.notIn'));
  switch (s.row.status) {
    case 'signup':
    case 'readyCheck':
      for (const { seat } of mine) await empty(s, seat);
      if (s.row.status === 'readyCheck') s.row = await updateGame(s.tx, s.row.id, { status: 'signup' }, s.now);
      s.seats = await listSeats(s.tx, s.row.id);
      break;
    case 'running':
    case 'paused': {
      const name = (await findUser(s.tx, userId))?.name ?? userId;
      for (const { seat } of mine.filter((one) => !one.left)) {
        await saveSeat(s.tx, s.row.id, seat, { left: true });
        const text = say('notice.left', { name, seat: seatName(s.row.kind, seat) });
        s.messages.push({ kind: 'notice', gameId: s.row.id, text });
      }
      s.seats = await listSeats(s.tx, s.row.id);
      await audit(s, 'leave', { seats: mine.map((one) => one.seat) });
      await restIfDeserted(s);
      await advance(s);
      await recount(s);
      break;
    }
    case 'finished':
    case 'cancelled':
      throw refused(say('refuse.ended'));
  }
  await closeChange(s);
}

/** Starts a game, or asks everybody to confirm first where the table says so. */
export async function start(s: Session, fillWithComputers: boolean): Promise<void> {
  if (s.row.status !== 'signup') throw refused(say('refuse.notSignup'));
  const free = freeSeats(s);
  if (free > 0 && !fillWithComputers) throw refused(say('refuse.seatsFree', { count: free }));
  await audit(s, 'start', { computers: free });
  if (s.settings.readyCheck && s.seats.some((seat) => seat.userId !== null)) {
    s.row = await updateGame(s.tx, s.row.id, { status: 'readyCheck' }, s.now);
    s.messages.push({ kind: 'notice', gameId: s.row.id, text: say('notice.readyCheck') });
    await closeChange(s);
    return;
  }
  await begin(s);
}

/** A person confirms at the ready check; the last one starts the game. */
export async function ready(s: Session, userId: string): Promise<void> {
  if (s.row.status !== 'readyCheck') throw refused(say('refuse.noReadyCheck'));
  const mine = seatsOf(s, userId);
  if (mine.length === 0) throw refused(say('refuse.notIn'));
  for (const { seat } of mine) await saveSeat(s.tx, s.row.id, seat, { ready: true });
  s.seats = await listSeats(s.tx, s.row.id);
  if (s.seats.every((seat) => seat.userId === null || seat.ready)) await begin(s);
  else await closeChange(s);
}

/** Draws the seats of those who wished for none, puts computer players into what is left, and sets the game up. */
async function begin(s: Session): Promise<void> {
  const dice = new SeededDice(s.row.seed);
  await drawSeats(s, dice);
  const options = s.rules.options.parse(s.row.options);
  const { state, phase } = s.rules.setup(options, dice);
  s.row = await updateGame(s.tx, s.row.id, { status: 'running', startedAt: s.now }, s.now);
  await enterPhase(s, { phase, state, draws: dice.draws }, 0, true);
  s.messages.push({ kind: 'notice', gameId: s.row.id, text: say('notice.started') });
  await advance(s);
  await closeChange(s);
}

async function drawSeats(s: Session, dice: SeededDice): Promise<void> {
  const waiting = s.seats.filter(isPlaceholder);
  const free = s.seats.filter((seat) => !isPlaceholder(seat) && seat.userId === null).map((seat) => seat.seat);
  const drawn = waiting.length === 0 ? free : dice.shuffle(free, 'seats');
  for (const [n, from] of waiting.entries()) {
    const seat = drawn[n];
    if (seat === undefined) throw new Error(`game ${s.row.id} has more people than seats`);
    await saveSeat(s.tx, s.row.id, seat, { userId: from.userId, since: from.since, ready: from.ready });
  }
  for (const seat of drawn.slice(waiting.length)) await saveSeat(s.tx, s.row.id, seat, { computer: true });
  const placeholders = waiting.map((seat) => seat.seat);
  await deleteSeats(s.tx, s.row.id, placeholders);
  s.seats = await listSeats(s.tx, s.row.id);
  const settings = { ...settingsOf(s.row), drawn: { free, placeholders } };
  s.row = await updateGame(s.tx, s.row.id, { settings }, s.now);
}
