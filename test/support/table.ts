// A table for tests of the play layer: three people, a toy game, a clock that is moved.
import type { PlayDeps } from '../../src/play/change/deps.js';
import { createPlay } from '../../src/play/create.js';
import { outboxMessageSchema, type OutboxMessage } from '../../src/play/change/outbox.js';
import type { ChosenSettings } from '../../src/play/settings/settings.js';
import type { Play } from '../../src/play/play.js';
import { Refused } from '../../src/play/change/refuse.js';
import type { GameInfo } from '../../src/play/turn/info.js';
import type { Person } from '../../src/play/change/person.js';
import type { Steward } from '../../src/play/care/acts.js';
import type { Task } from '../../src/play/turn/desk.js';
import type { Pace } from '../../src/table/question.js';
import { testStore, type TestClock } from './database.js';
import { toyGame } from './toy-game.js';
import type { Store } from '../../src/store/open.js';
import { sheetOf } from '../../src/table/sheet.js';

export const hourMs = 3_600_000;

export const ann: Person = { id: 'ann', name: 'Ann', locale: 'en' };
export const bob: Person = { id: 'bob', name: 'Bob', locale: 'en' };
/** Plays in no game unless a test says so. */
export const dan: Person = { id: 'dan', name: 'Dan', locale: 'en' };
export const cho: Person = { id: 'cho', name: '초', locale: 'ko' };

export interface TestTable {
  readonly store: () => Store;
  readonly clock: TestClock;
  /** A play layer on the store, as a process would build it. */
  play(deps?: Partial<PlayDeps>): Play;
  /** What is still to be said, oldest first; it counts as said afterwards. */
  said(): Promise<readonly OutboxMessage[]>;
}

/** For the top of a test file. */
export function testTable(): TestTable {
  const { store, clock } = testStore();
  return {
    store,
    clock,
    play: (deps = {}) =>
      createPlay({
        store: store(),
        games: new Map([[toyGame.id, toyGame]]),
        now: clock.now,
        seed: () => 'a seed for tests',
        allowance: 1_000,
        computerDelayMs: 0,
        decoyMs: { min: 60_000, max: 120_000 },
        warn: (message, error) => {
          throw new Error(message, { cause: error });
        },
        ...deps,
      }),
    said: async () => {
      const rows = await store().db.outbox.findMany({ where: { doneAt: null }, orderBy: { id: 'asc' } });
      await store().db.outbox.updateMany({ where: { doneAt: null }, data: { doneAt: clock.now() } });
      return rows.map((row) => outboxMessageSchema.parse(row.payload));
    },
  };
}

export interface NewToy {
  readonly options?: Readonly<Record<string, unknown>>;
  readonly paces?: Readonly<Partial<Record<Pace, number>>>;
  readonly settings?: ChosenSettings;
  /** Who opens it; Ann, who plays, when left out. */
  readonly host?: Person;
  /** Who joins which seat; the rest are computer players. */
  readonly people?: readonly (readonly [Person, string | null])[];
}

export const everybody = [
  [ann, 'red'],
  [bob, 'blue'],
  [cho, 'green'],
] as const;

/** Somebody who looks after the server. */
export const steward: Steward = { name: 'Mod' };

/** Opens a toy game, seats people, and starts it. */
export async function begun(
  play: Play,
  { options, paces, settings, host = ann, people = everybody }: NewToy = {},
): Promise<GameInfo> {
  const game = await play.create(host, {
    guildId: 'guild',
    kind: 'toy',
    name: 'Test',
    language: 'both',
    options: options ?? { rounds: 1 },
    paces: paces ?? {},
    // A miss is a miss, unless a test is about excuses.
    settings: { quiet: null, readyCheck: false, ...settings, time: { excuses: 0, ...settings?.time } },
  });
  for (const [person, seat] of people) await play.join(game.id, person, seat);
  return play.start(game.id, host.id, true);
}

/** A person's only open task. */
export async function taskOf(play: Play, gameId: number, person: Person): Promise<Task> {
  const { tasks } = await play.desk(gameId, person.id);
  const [task] = tasks;
  if (task === undefined) throw new Error(`${person.id} owes nothing`);
  return task;
}

/** Gives a value to a person's only open task. */
export async function give(
  play: Play,
  gameId: number,
  person: Person,
  value: unknown,
  rest: { final?: boolean; confirmed?: boolean } = {},
): ReturnType<Play['answer']> {
  const { checkpoint, id } = await taskOf(play, gameId, person);
  return play.answer({
    gameId,
    userId: person.id,
    checkpoint,
    question: id,
    value,
    final: rest.final ?? true,
    confirmed: rest.confirmed ?? false,
  });
}

/** A full order sheet. */
export const sheet = sheetOf({ first: ['north'], second: ['south'] });

/** All three hand in their sheets. */
export async function allBid(play: Play, gameId: number): Promise<void> {
  for (const person of [ann, bob, cho]) await give(play, gameId, person, sheet);
}

/** The keys of a refusal; anything else passes through. */
export async function refusal(work: Promise<unknown>): Promise<readonly string[]> {
  try {
    await work;
  } catch (error) {
    if (error instanceof Refused) return error.texts.map((text) => text.key);
    throw error;
  }
  return [];
}
