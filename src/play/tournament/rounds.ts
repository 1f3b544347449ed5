// A tournament goes on by itself: its rounds open with their tables, and it ends when the last game has.
import type { Db } from '../../store/client.js';
import { enqueue } from '../../store/outbox.js';
import {
  addRound,
  addTable,
  claimTournament,
  findTournament,
  isTournamentDue,
  settingsAtEnd,
  updateTournament,
  type StoredTournament,
} from '../../store/tournaments.js';
import { findUsers } from '../../store/users.js';
import { SeededDice } from '../../table/dice.js';
import { standingOptions, type AnyGame } from '../../table/game.js';
import { sayer, type Text } from '../../table/text.js';
import type { tournaments as words } from '../../words/app/en/tournaments.js';
import { deliveryOf } from '../change/outbox.js';
import { refused, say as sayPlay, seatName } from '../change/refuse.js';
import { withSession, type ChangeDeps } from '../change/session.js';
import type { ResolvedDeps } from '../change/deps.js';
import { create } from '../lobby/opening.js';
import { choose } from '../lobby/sign-up.js';
import { start } from '../lobby/start.js';
import type { Person } from '../change/person.js';
import { hourMs } from '../calendar/time.js';
import { drawRound } from './pairing.js';
import type { Drawn } from './round.js';
import { isOver, reckon, roundsDrawn } from './reckoning.js';
import { roleMoved } from './role.js';
import { placesOf, roundsOf, tournamentSettings, usualSeason, type Place } from './setting-up.js';

const say = sayer<typeof words>('app');
const dayMs = 24 * hourMs;
/** So many are looked at one after another. */
const mostAtOnce = 20;
/** What has failed is tried again after a while. */
const retryMs = 10 * 60_000;

/** The rules a tournament is played by. Throws Refused when they are not installed. */
export function rulesOf(deps: Pick<ResolvedDeps, 'games'>, { row }: Pick<StoredTournament, 'row'>): AnyGame {
  const rules = deps.games.get(row.kind);
  if (rules === undefined) throw refused(sayPlay('refuse.noSuchKind'));
  return rules;
}

/** The places at its tables. */
export function tablePlaces(deps: Pick<ResolvedDeps, 'games'>, t: StoredTournament): readonly Place[] {
  const rules = rulesOf(deps, t);
  return placesOf(rules, standingOptions(rules).parse(t.row.options), tournamentSettings(t));
}

/** Looks at every tournament for which it is time. @returns how many there were. */
export async function runTournaments(deps: ChangeDeps): Promise<number> {
  let done = 0;
  while (done < mostAtOnce && (await isTournamentDue(deps.store.db, deps.now()))) {
    const claimed = await runOne(deps);
    // Another process has it in hand.
    if (!claimed) break;
    done += 1;
  }
  return done;
}

/** @returns whether there was one that nobody else has in hand. */
async function runOne(deps: ChangeDeps): Promise<boolean> {
  const hands: { id: number | null } = { id: null };
  try {
    await deps.store.inTransaction(async (tx) => {
      hands.id = await claimTournament(tx, deps.now());
      const t = hands.id === null ? null : await findTournament(tx, hands.id);
      if (t !== null) await goOn(deps, tx, t);
    });
  } catch (error) {
    if (hands.id === null) throw error;
    deps.warn(`tournament ${hands.id} could not go on`, error);
    await updateTournament(deps.store.db, hands.id, { dueAt: new Date(deps.now().getTime() + retryMs) });
  }
  return hands.id !== null;
}

/**
 * Starts a tournament: lots are drawn, and its first round or its season opens.
 * @throws Refused when there are too few people for one table.
 */
export async function begin(deps: ChangeDeps, tx: Db, t: StoredTournament): Promise<void> {
  const now = deps.now();
  const least = t.row.format === 'league' ? 2 : tablePlaces(deps, t).length;
  if (t.entries.length < least) {
    throw refused(say('tournament.tooFew', { min: least, count: t.entries.length }));
  }
  const people = t.entries.map(({ userId }) => userId);
  const order = new SeededDice(t.row.seed).shuffle(people, 'lots');
  const settings = { ...t.row.settings, order };
  const { days } = tournamentSettings(t);
  const endsAt = t.row.format === 'league' ? new Date(now.getTime() + (days ?? usualSeason) * dayMs) : null;
  await updateTournament(tx, t.row.id, { status: 'running', startedAt: now, settings, endsAt, dueAt: endsAt });
  const begun = await findTournament(tx, t.row.id);
  if (begun !== null && t.row.format !== 'league') await openRound(deps, tx, begun);
}

/** What is to be done now: nothing yet, the next round, or the end. */
async function goOn(deps: ChangeDeps, tx: Db, t: StoredTournament): Promise<void> {
  const now = deps.now();
  if (t.row.format === 'league') {
    if (t.row.endsAt !== null && t.row.endsAt <= now) await end(deps, tx, t);
    return;
  }
  const round = t.rounds.find(({ number }) => number === t.row.round);
  const isDone = t.tables.filter((one) => one.round === t.row.round).every(isOver);
  const isLate = round?.endsAt != null && round.endsAt <= now;
  const places = tablePlaces(deps, t).length;
  const isLast = t.row.round >= (roundsOf(t, tournamentSettings(t), places) ?? 0) || playing(t).length < places;
  if (isLast && t.tables.every(isOver)) await end(deps, tx, t);
  else if (!isLast && (isDone || isLate)) await openRound(deps, tx, t);
  else {
    await updateTournament(tx, t.row.id, { dueAt: isLate ? null : (round?.endsAt ?? null) });
    await roleMoved(tx, t, now);
  }
}

/** Who is paired, in the order of the lots; who came later behind them. */
function playing(t: StoredTournament): readonly string[] {
  const { order } = tournamentSettings(t);
  const place = (userId: string): number => (order.includes(userId) ? order.indexOf(userId) : order.length);
  return t.entries
    .filter(({ leftAt }) => leftAt === null)
    .map(({ userId }) => userId)
    .sort((a, b) => place(a) - place(b));
}

/** Draws the next round and opens its tables, each with its people seated and begun. */
async function openRound(deps: ChangeDeps, tx: Db, t: StoredTournament): Promise<void> {
  const now = deps.now();
  const places = tablePlaces(deps, t);
  const settings = tournamentSettings(t);
  const standings = await reckon(tx, t, places.length);
  const players = playing(t);
  const drawn = drawRound({
    format: t.row.format === 'swiss' ? 'swiss' : 'roundRobin',
    places: places.map(({ id }) => id),
    players,
    points: new Map(standings.map(({ userId, points }) => [userId, points])),
    past: roundsDrawn(t),
    whole: players.length === settings.order.length,
  });
  const number = t.row.round + 1;
  const endsAt = settings.days === null ? null : new Date(now.getTime() + settings.days * dayMs);
  await addRound(tx, { tournamentId: t.row.id, number, byes: drawn.byes, openedAt: now, endsAt });
  for (const [n, table] of drawn.tables.entries()) {
    const seated = table.map(({ place, userId }) => ({ place, userId, seats: seatsOf(places, place) }));
    const gameId = await openTable(deps, tx, t, { round: number, number: n + 1, table: seated });
    await addTable(tx, { tournamentId: t.row.id, round: number, number: n + 1, gameId, places: seated });
  }
  await updateTournament(tx, t.row.id, { round: number, dueAt: endsAt });
  await roleMoved(tx, t, now);
}

function seatsOf(places: readonly Place[], id: string): readonly string[] {
  return places.find((place) => place.id === id)?.seats ?? [];
}

type Seated = Drawn & { readonly seats: readonly string[] };

/** Opens one table through the same door as every other, with its people on their seats, and starts it. */
async function openTable(
  deps: ChangeDeps,
  tx: Db,
  { row }: StoredTournament,
  { round, number, table }: { readonly round: number; readonly number: number; readonly table: readonly Seated[] },
): Promise<number> {
  const host = await personOf(tx, row.hostId);
  const input = {
    guildId: row.guildId,
    kind: row.kind,
    name: `${row.name} ${round}-${number}`,
    language: row.language,
    options: row.options,
    paces: Object.fromEntries(Object.entries(row.paces).map(([pace, ms]) => [pace, ms / hourMs])),
    settings: { readyCheck: false },
  };
  const gameId = await create(deps, tx, host, input, false);
  await withSession(deps, tx, gameId, host.id, async (s) => {
    for (const { userId, seats } of table) await choose(s, await personOf(tx, userId), seats);
    const people = table.map(({ seats, userId }) =>
      say('tournament.seated', { who: `<@${userId}>`, seats: seats.map((seat) => seatName(row.kind, seat)) }),
    );
    const text = say('tournament.table', { name: row.name, round, number, people });
    s.messages.push({ kind: 'notice', gameId, text });
    await start(s, false);
  });
  return gameId;
}

async function personOf(tx: Db, userId: string): Promise<Person> {
  const [row] = await findUsers(tx, [userId]);
  return { id: userId, name: row?.name ?? userId, locale: row?.locale === 'ko' ? 'ko' : 'en' };
}

/** The last game has ended, or the season is over. */
async function end(deps: ChangeDeps, tx: Db, t: StoredTournament): Promise<void> {
  const settings = settingsAtEnd(t);
  await updateTournament(tx, t.row.id, { status: 'finished', endedAt: deps.now(), dueAt: null, settings });
  await roleMoved(tx, t, deps.now());
  const standings = await reckon(tx, t, tablePlaces(deps, t).length);
  const gameId = t.tables.at(-1)?.gameId;
  if (gameId === undefined) return;
  const people = new Map(
    (
      await findUsers(
        tx,
        standings.map(({ userId }) => userId),
      )
    ).map(({ id, name }) => [id, name]),
  );
  const best: Text[] = standings
    .filter(({ rank }) => rank <= 3)
    .map(({ rank, userId, points }) => say('tournament.best', { rank, name: people.get(userId) ?? userId, points }));
  const text = say('tournament.over', { name: t.row.name, best });
  await enqueue(tx, [deliveryOf(`tournament ${t.row.id} over`, { kind: 'notice', gameId, text })], deps.now());
}
