// Tournaments as people set them up, join and look at them.
import { randomBytes } from 'node:crypto';
import type { Db } from '../../store/client.js';
import { findGame } from '../../store/games.js';
import { findGuild, saveGuild } from '../../store/guilds.js';
import {
  addEntry,
  createTournament,
  dropEntry,
  findTournament,
  isGone,
  listTournaments,
  lockTournament,
  settingsAtEnd,
  updateTournament,
  type StoredTournament,
  type TournamentFormat,
  type TournamentStatus,
} from '../../store/tournaments.js';
import { findUsers } from '../../store/users.js';
import { sayer, type Text } from '../../table/text.js';
import type { tournaments as words } from '../../words/app/en/tournaments.js';
import { shortened } from '../../words/literal.js';
import type { Speech } from '../../words/words.js';
import { refused, say as sayPlay, seatName, sideName } from '../change/refuse.js';
import type { ChangeDeps } from '../change/session.js';
import { meet } from '../lobby/opening.js';
import type { Person } from '../change/person.js';
import { hourMs } from '../calendar/time.js';
import { standingOptions } from '../../table/game.js';
import { holdingOf, sidesOf } from '../../table/seats.js';
import { followIn, noteTold, postedOf, type Posted } from './posted.js';
import { isOver, reckon } from './reckoning.js';
import {
  roleChosen,
  roleLeft,
  roleMoved,
  rolePlan,
  type RoleLeft,
  type RolePlan,
  type WithoutRole,
  withoutRole,
} from './role.js';
import { begin, rulesOf, tablePlaces } from './rounds.js';
import {
  chosenTournamentSettings,
  roundsOf,
  tournamentSettings,
  type ChosenTournamentSettings,
  type TournamentSettings,
} from './setting-up.js';
import type { Standing } from './standings.js';

const say = sayer<typeof words>('app');

/** A table of a round as it is shown. */
interface ShownTable {
  readonly round: number;
  readonly number: number;
  readonly gameId: number;
  readonly channelId: string | null;
  readonly over: boolean;
  readonly places: readonly { readonly name: Text; readonly userId: string }[];
}

/** What everybody may know of a tournament. */
export interface TournamentInfo {
  readonly id: number;
  readonly guildId: string;
  readonly kind: string;
  readonly name: string;
  readonly format: TournamentFormat;
  readonly status: TournamentStatus;
  readonly hostId: string;
  readonly language: Speech;
  readonly round: number;
  /** How many rounds it has or would have with those who have joined; null for a league. */
  readonly rounds: number | null;
  /** When the next round opens at the latest; null where it waits for all games. */
  readonly roundEndsAt: Date | null;
  /** When a league's season is over. */
  readonly endsAt: Date | null;
  /** How many play at one table. */
  readonly perTable: number;
  readonly settings: TournamentSettings;
  /** The role its people hold; null while there is none. */
  readonly roleId: string | null;
  /** Why nobody can be given it just now; null where nothing is in the way. */
  readonly roleWithout: WithoutRole | null;
  /** Everybody, by name, with whether they are paired no more. */
  readonly people: ReadonlyMap<string, { readonly name: string; readonly left: boolean }>;
  readonly standings: readonly Standing[];
  readonly tables: readonly ShownTable[];
  /** Who sits out the round under way. */
  readonly byes: readonly string[];
}

/** A tournament in a list. */
export type TournamentSummary = Pick<TournamentInfo, 'id' | 'guildId' | 'kind' | 'name' | 'format' | 'status'>;

/**
 * How a tournament is set up.
 * @internal
 */
export interface SetUp {
  readonly guildId: string;
  readonly kind: string;
  readonly name: string;
  readonly format: TournamentFormat;
  readonly language: Speech;
  /** Hours per pace of its games; the game's own where left out. */
  readonly paces: Readonly<Partial<Record<string, number>>>;
  /** A game whose options and hours are taken. */
  readonly like: number | null;
  readonly settings: ChosenTournamentSettings;
}

export interface Tournaments {
  create(host: Person, input: SetUp): Promise<TournamentInfo>;
  info(id: number): Promise<TournamentInfo>;
  /** Those of a server, newest first. */
  of(guildId: string): Promise<readonly TournamentSummary[]>;
  /** Takes part: before the start; in Swiss from the next round on, in a league at any time. */
  join(id: number, person: Person): Promise<TournamentInfo>;
  /** Before the start strikes somebody off the list; afterwards they are paired no more, and play on where they sit. */
  leave(id: number, userId: string): Promise<TournamentInfo>;
  /** Starts it; its host, or who looks after the server. */
  start(id: number, userId: string, steward: boolean): Promise<TournamentInfo>;
  /** Changes how it is run; what a game brings is settled when it begins, and how many rounds there are is not for who takes part. */
  set(id: number, userId: string, steward: boolean, change: ChosenTournamentSettings): Promise<TournamentInfo>;
  /** Ends it without a winner; games under way go on as games. Not for who takes part, once it runs. */
  cancel(id: number, userId: string, steward: boolean): Promise<TournamentInfo>;
  /** Its role as it should be, beside how it was last left; null when there is no such tournament. */
  rolePlan(id: number): Promise<RolePlan | null>;
  /** Notes how its role was left. */
  roleLeft(id: number, left: RoleLeft): Promise<void>;
  /** Where everybody follows it; null where no message of it is known. */
  posted(id: number): Promise<Posted | null>;
  /** A message shows it, and is brought up to date from now on. */
  followIn(id: number, where: Pick<Posted, 'channelId' | 'messageId'>): Promise<void>;
  /** Notes what has been told below that message. */
  noteTold(id: number, told: Pick<Posted, 'round' | 'over'>): Promise<void>;
}

const longestName = 60;
const mostPeople = 128;
/** The largest number a row can have. */
const mostNumber = 2 ** 31 - 1;

export function createTournaments(deps: ChangeDeps): Tournaments {
  const { store } = deps;

  const known = (t: StoredTournament | null): StoredTournament => {
    if (t === null) throw refused(say('tournament.none'));
    return t;
  };
  const find = async (db: Db, id: number): Promise<StoredTournament> => {
    if (!Number.isInteger(id) || id < 1 || id > mostNumber) throw refused(say('tournament.none'));
    return known(await findTournament(db, id));
  };
  /** Changes a tournament nobody else changes meanwhile, and shows what came of it. */
  const change = async (id: number, work: (tx: Db, t: StoredTournament) => Promise<void>): Promise<TournamentInfo> => {
    await find(store.db, id);
    await store.inTransaction(async (tx) => {
      const t = known(await lockTournament(tx, id));
      if (t.row.status === 'finished' || t.row.status === 'cancelled') throw refused(say('tournament.ended'));
      await work(tx, t);
    });
    return infoOf(deps, await find(store.db, id));
  };
  const byHost = (
    id: number,
    who: { readonly userId: string; readonly steward: boolean },
    work: (tx: Db, t: StoredTournament) => Promise<void>,
  ): Promise<TournamentInfo> =>
    change(id, async (tx, t) => {
      if (t.row.hostId !== who.userId && !who.steward) throw refused(say('tournament.notHost'));
      await work(tx, t);
    });

  return {
    create: async (host, input) => {
      const id = await store.inTransaction((tx) => setUp(deps, tx, host, input));
      return infoOf(deps, await find(store.db, id));
    },
    info: async (id) => infoOf(deps, await find(store.db, id)),
    of: async (guildId) =>
      (await listTournaments(store.db, { guildId }))
        .filter(({ kind }) => deps.games.has(kind))
        .map((row) => ({ ...row, language: row.language })),
    join: (id, person) =>
      change(id, async (tx, t) => {
        const entry = t.entries.find(({ userId }) => userId === person.id);
        if (entry !== undefined && entry.leftAt === null) throw refused(say('tournament.alreadyIn'));
        if (t.row.status === 'running' && t.row.format === 'roundRobin') throw refused(say('tournament.notSignup'));
        if (isGone(t, person.id)) throw refused(say('tournament.erased'));
        if (t.entries.length >= mostPeople) throw refused(say('tournament.full', { max: mostPeople }));
        await meet(tx, person, deps.now());
        await addEntry(tx, id, person.id, deps.now());
        if (t.row.status === 'running' || postedOf(t) !== null) await roleMoved(tx, t, deps.now());
      }),
    leave: (id, userId) =>
      change(id, async (tx, t) => {
        if (t.entries.every((one) => one.userId !== userId || one.leftAt !== null)) {
          throw refused(say('tournament.notIn'));
        }
        await dropEntry(tx, id, userId, t.row.status === 'signup' ? null : deps.now());
        if (t.row.status === 'running' || postedOf(t) !== null) await roleMoved(tx, t, deps.now());
      }),
    start: (id, userId, steward) =>
      byHost(id, { userId, steward }, async (tx, t) => {
        if (t.row.status !== 'signup') throw refused(say('tournament.notSignup'));
        await begin(deps, tx, t);
        await roleMoved(tx, t, deps.now());
      }),
    set: (id, userId, steward, wanted) =>
      byHost(id, { userId, steward }, async (tx, t) => {
        const chosen = chosenTournamentSettings.safeParse(wanted);
        if (!chosen.success) throw refused(sayPlay('refuse.badSetting'));
        const { sides, points, role, rounds } = chosen.data;
        if (rounds !== undefined) requireNoStake(t, userId);
        if (t.row.status !== 'signup' && (sides !== undefined || points !== undefined)) {
          throw refused(say('tournament.tooLate'));
        }
        await updateTournament(tx, id, { settings: { ...t.row.settings, ...chosen.data } });
        if (role !== undefined) await roleChosen(tx, id, role, deps.now());
      }),
    cancel: (id, userId, steward) =>
      byHost(id, { userId, steward }, async (tx, t) => {
        requireNoStake(t, userId);
        const settings = settingsAtEnd(t);
        await updateTournament(tx, id, { status: 'cancelled', endedAt: deps.now(), dueAt: null, settings });
        await roleMoved(tx, t, deps.now());
      }),
    rolePlan: (id) => rolePlan(store.db, id),
    roleLeft: (id, left) => roleLeft(store.db, id, left),
    posted: async (id) => postedOf(await find(store.db, id)),
    followIn: (id, where) => store.inTransaction((tx) => followIn(tx, id, where)),
    noteTold: (id, told) => store.inTransaction((tx) => noteTold(tx, id, told)),
  };
}

/** Who takes part does not say when it ends once it has begun. Throws Refused for them. */
function requireNoStake({ row, entries }: StoredTournament, userId: string): void {
  const plays = entries.some((one) => one.userId === userId && one.leftAt === null);
  if (row.status === 'running' && plays) throw refused(say('tournament.stake'));
}

/** @returns the tournament's number. Throws Refused where it cannot be set up like that. */
async function setUp(deps: ChangeDeps, tx: Db, host: Person, input: SetUp): Promise<number> {
  const rules = deps.games.get(input.kind);
  if (rules === undefined) throw refused(sayPlay('refuse.noSuchKind'));
  const chosen = chosenTournamentSettings.safeParse(input.settings);
  if (!chosen.success) throw refused(sayPlay('refuse.badSetting'));
  const like = input.like === null ? null : await findGame(tx, input.like);
  if (input.like !== null && (like?.guildId !== input.guildId || like.kind !== input.kind)) {
    throw refused(say('tournament.notLike'));
  }
  const now = deps.now();
  await meet(tx, host, now);
  if ((await findGuild(tx, input.guildId)) === null) await saveGuild(tx, input.guildId, {}, now);
  const name = shortened(input.name, longestName);
  const hours = Object.entries<number | undefined>({ ...rules.paces, ...input.paces });
  const paces = Object.fromEntries(
    hours.flatMap(([pace, length]) => (length === undefined ? [] : [[pace, length * hourMs]])),
  );
  const options = rules.options.parse(like?.options ?? {});
  return createTournament(
    tx,
    {
      guildId: input.guildId,
      kind: input.kind,
      name: name === '' ? input.kind : name,
      format: input.format,
      hostId: host.id,
      language: input.language,
      options: JSON.parse(JSON.stringify(options)) as StoredTournament['row']['options'],
      paces: like?.paces ?? paces,
      settings: JSON.parse(JSON.stringify(chosen.data)) as StoredTournament['row']['settings'],
      seed: randomBytes(32).toString('hex'),
      endsAt: null,
    },
    now,
  );
}

async function infoOf(deps: ChangeDeps, t: StoredTournament): Promise<TournamentInfo> {
  const { row, entries } = t;
  const rules = rulesOf(deps, t);
  const places = tablePlaces(deps, t);
  const settings = tournamentSettings(t);
  const db = deps.store.db;
  const names = new Map(
    (await findUsers(db, [row.hostId, ...entries.map(({ userId }) => userId)])).map(({ id, name }) => [id, name]),
  );
  const options = standingOptions(rules).parse(row.options);
  const whole = holdingOf(rules, options).kind === 'side' && settings.sides;
  const nameOf = (place: string, seats: readonly string[]): Text => {
    const side = whole ? sidesOf(rules, options).find(({ id }) => id === place) : undefined;
    if (side !== undefined) return sideName(rules, side);
    const [only, ...more] = seats.map((seat) => seatName(rules.id, seat));
    return only !== undefined && more.length === 0
      ? only
      : say('tournament.seats', { seats: [...(only ? [only] : []), ...more] });
  };
  const round = t.rounds.find(({ number }) => number === row.round);
  return {
    ...row,
    rounds: roundsOf(t, settings, places.length),
    roundEndsAt: round?.endsAt ?? null,
    perTable: places.length,
    roleWithout: withoutRole(t),
    settings,
    people: new Map(
      entries.map(({ userId, leftAt }) => [userId, { name: names.get(userId) ?? userId, left: leftAt !== null }]),
    ),
    standings: await reckon(db, t, places.length),
    tables: t.tables.map((table) => ({
      round: table.round,
      number: table.number,
      gameId: table.gameId,
      channelId: table.channelId,
      over: isOver(table),
      places: table.places.map(({ place, seats, userId }) => ({ name: nameOf(place, seats), userId })),
    })),
    byes: round?.byes ?? [],
  };
}
