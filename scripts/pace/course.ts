// One game played by people who look twice a day, through the product's own play room on a clock that is moved from one moment to the next.
import { z } from 'zod';
import { createPlay } from '../../src/play/create.js';
import { Refused } from '../../src/play/change/refuse.js';
import type { Person } from '../../src/play/change/person.js';
import type { Play } from '../../src/play/play.js';
import type { Desk, Task } from '../../src/play/turn/desk.js';
import type { GameInfo } from '../../src/play/turn/info.js';
import { openDatabase, type Store } from '../../src/store/open.js';
import { asChoice, check } from '../../src/table/answer.js';
import { SeededDice } from '../../src/table/dice.js';
import type { AnyGame } from '../../src/table/game.js';
import type { Answer } from '../../src/table/question.js';
import { laidAhead, level, wholeSheet } from './ahead.js';
import { dayMs, nextLook, stayMs } from './looks.js';
import type { PaceTable } from './tables.js';

/** How long a game took. */
export interface Course {
  readonly days: number;
  readonly turns: number;
  /** Days by what was waited for: the kind of question, or that a window closes. */
  readonly waits: ReadonlyMap<string, number>;
}

interface Wanted {
  readonly table: PaceTable;
  /** People take what their desks propose; otherwise they are asked everything, one after another. */
  readonly proposed: boolean;
  readonly turns: number;
  readonly seed?: string;
}

/** A sitting in which so many answers are given has gone astray. */
const mostAnswers = 2_000;
const closing = 'closing';

/** Plays a table for some turns, or to its end. */
export async function playCourse({ table, proposed, turns, seed = 'pace' }: Wanted): Promise<Course> {
  let at = new Date('2026-03-02T00:00:00Z').getTime();
  const now = (): Date => new Date(at);
  const store = await openDatabase({ memory: true, dataDir: '.', now });
  try {
    const { rules } = table;
    const games = new Map([[rules.id, rules]]);
    const deps = { store, games, now, wall: now, allowance: 1_000_000, computerDelayMs: 0, seed: () => seed };
    const play = createPlay(deps);
    const people = table.seats.map((_, n): Person => ({ id: `p${String(n)}`, name: `P${String(n)}`, locale: 'en' }));
    const id = await seated(play, table, people);
    if (!proposed && table.atOnce !== undefined) await inTurn(store, id, table.atOnce);
    const sitting = new Sitting({ play: createPlay(deps), store, id, rules, seed, proposed, asksAll: table.asksAll });
    const begins = at;
    const turnOf = ({ title }: GameInfo): number | null =>
      z.coerce.number().nullable().catch(null).parse(title?.args?.[table.turn]);
    const waits = new Map<string, number>();
    const here = new Map<number, number>();
    let [turn, played] = [turnOf(await play.info(id)), 0];
    await sitting.settled();
    for (;;) {
      const info = await play.info(id);
      // What comes before the first turn is part of it.
      const current = turnOf(info);
      if (current !== turn) [turn, played] = [current, turn === null ? played : played + 1];
      if (info.status !== 'running' || played >= turns) return { days: (at - begins) / dayMs, turns: played, waits };
      const looks = people.map((_, n) => nextLook(n, at));
      const due = await store.db.due.findFirst({ where: { gameId: id, doneAt: null }, orderBy: { runAt: 'asc' } });
      const next = Math.min(due === null ? Infinity : Math.max(at, due.runAt.getTime()), ...looks);
      const kinds = await sitting.waitedFor(people);
      for (const kind of kinds) waits.set(kind, (waits.get(kind) ?? 0) + (next - at) / dayMs / kinds.length);
      at = next;
      await sitting.settled();
      for (const [n] of people.entries()) if (looks[n] === at) here.set(n, at + stayMs);
      for (let moved = true; moved;) {
        moved = false;
        for (const [n, person] of people.entries())
          if ((here.get(n) ?? -1) >= at) moved = (await sitting.visit(person)) || moved;
      }
      if (proposed) for (const [n, person] of people.entries()) if (looks[n] === at) await sitting.leave(person);
    }
  } finally {
    await store.close();
  }
}

/** Opens the table, seats everybody and starts it. */
async function seated(play: Play, table: PaceTable, people: readonly Person[]): Promise<number> {
  const [host] = people;
  if (host === undefined) throw new Error('nobody plays');
  const { id } = await play.create(host, {
    guildId: 'pace',
    kind: table.rules.id,
    name: null,
    language: 'en',
    options: {},
    paces: {},
    settings: { quiet: null, readyCheck: false },
  });
  for (const [n, person] of people.entries()) await play.join(id, person, table.seats[n] ?? null);
  await play.start(id, host.id, true);
  return id;
}

/** The game goes on as one that began before both sides were asked at once. */
async function inTurn(store: Store, gameId: number, field: string): Promise<void> {
  for (const { id, state } of await store.db.checkpoint.findMany({ where: { gameId } }))
    await store.db.checkpoint.update({ where: { id }, data: { state: { ...(state as object), [field]: false } } });
}

interface Seating {
  readonly play: Play;
  readonly store: Store;
  readonly id: number;
  readonly rules: AnyGame;
  readonly seed: string;
  readonly proposed: boolean;
  readonly asksAll: PaceTable['asksAll'];
}

/** What people do when they look. */
class Sitting {
  readonly #told = new Set<string>();
  #ahead = 0;

  constructor(private readonly at: Seating) {}

  /** Runs what is due, until nothing is. */
  async settled(): Promise<void> {
    while ((await this.at.play.runDue()) > 0);
  }

  /** The kinds of questions somebody has not answered. */
  async waitedFor(people: readonly Person[]): Promise<readonly string[]> {
    const kinds = new Set<string>();
    for (const person of people)
      for (const task of (await this.#desk(person)).tasks) if (isOpen(task)) kinds.add(task.question.key);
    return kinds.size === 0 ? [closing] : [...kinds];
  }

  /** Answers everything that is open; whether anything was. */
  async visit(person: Person): Promise<boolean> {
    if (!this.at.proposed) await this.#askMeAll(person);
    for (let n = 0; n < mostAnswers; n++) {
      const desk = await this.#desk(person);
      const task = desk.tasks.find(isOpen);
      if (task === undefined) return n > 0;
      await this.#answer(person, desk, task);
      await this.settled();
    }
    throw new Error(`${this.at.rules.id}: no end of answers`);
  }

  /** Before somebody leaves, they lay down what they would do next. */
  async leave(person: Person): Promise<void> {
    const { play, store, id, rules, seed } = this.at;
    const last = await store.db.checkpoint.findFirst({ where: { gameId: id }, orderBy: { number: 'desc' } });
    if (last === null || (await play.info(id)).status !== 'running') return;
    const state = rules.state.parse(last.state);
    for (const { seat, offer, saved } of await play.instructions(id, person.id)) {
      if (saved !== null) continue;
      const value = laidAhead(offer, { rules, seat, state, seed: `${seed} ${String(++this.#ahead)}` });
      if (value !== undefined)
        await play.setInstruction(id, person.id, seat, offer.key, { mode: 'use', value }).catch(unlessRefused);
    }
  }

  #desk(person: Person): Promise<Desk> {
    return this.at.play.desk(this.at.id, person.id);
  }

  /** Whoever leaves nothing to their staff says so once. */
  async #askMeAll(person: Person): Promise<void> {
    const { play, id, asksAll } = this.at;
    if (this.#told.has(person.id)) return;
    this.#told.add(person.id);
    for (const seat of (await this.#desk(person)).seats)
      for (const [key, value] of Object.entries(asksAll))
        await play.setInstruction(id, person.id, seat, key, { value });
  }

  async #answer(person: Person, desk: Desk, task: Task): Promise<void> {
    const { play, id, proposed } = this.at;
    const place = { checkpoint: task.checkpoint, question: task.id };
    const [way] = task.fromNowOn ?? [];
    if (proposed && way !== undefined) {
      await play.sayFromNowOn(id, person.id, place, way.id);
      return;
    }
    const value = this.#thought(desk, task);
    const [pass] = task.passes ?? [];
    if (proposed && pass !== undefined && asChoice(value).length === 0) {
      await play.passOn(id, person.id, place, pass.id);
      return;
    }
    await play.answer({ gameId: id, userId: person.id, ...place, value, final: true, confirmed: true });
  }

  /** What the computer player would answer. */
  #thought(desk: Desk, { question, seat, id, checkpoint }: Task): Answer {
    const { rules, seed } = this.at;
    const view = desk.views.find((one) => one.seat === seat)?.view ?? desk.view;
    const dice = new SeededDice(`${seed} ${String(checkpoint)} ${id}`);
    const sheet = this.at.proposed ? wholeSheet(question, view) : undefined;
    const value = sheet ?? rules.computer({ question, view, seat, dice, level });
    return check(question, value).ok ? value : question.fallback();
  }
}

function isOpen({ saved, final }: Task): boolean {
  return saved === null && !final;
}

function unlessRefused(error: unknown): void {
  if (!(error instanceof Refused)) throw error;
}
