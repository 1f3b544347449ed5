// A match: the same seeds from every side, played by our own rules to the end, with what each player's thinking cost.
import { mkdirSync, writeFileSync } from 'node:fs';
import type { AnyGame } from '../../src/table/game.js';
import { check } from '../../src/table/answer.js';
import { SeededDice } from '../../src/table/dice.js';
import type { Answer, SeatId } from '../../src/table/question.js';
import { replay, type Checkpoint, type Given } from '../../src/table/replay.js';
import type { Outcome } from '../../src/table/rules.js';
import { judgementOf, leadOf } from './leads.js';
import type { Rival } from './rivals.js';

/** Seats that win and lose together. */
interface Camp {
  readonly name: string;
  readonly seats: readonly SeatId[];
}

interface Match {
  readonly game: AnyGame;
  readonly options: object;
  readonly rivals: readonly [Rival, Rival];
  readonly games: number;
  readonly seed: string;
  /** A game of so many phases is left undecided. */
  readonly mostPhases: number;
  /** A game that goes on after this round is broken off, and won by who is ahead, where that can be judged. */
  readonly rounds?: number;
}

/** What a player's thinking cost, in seconds of the processor. */
interface Cost {
  readonly name: string;
  decisions: number;
  seconds: number;
  longest: number;
}

/** What came of the first rival's games in a camp. */
interface Tally {
  of: number;
  /** Games won; one that several share counts in parts, and one left undecided an even part. */
  won: number;
  /** Games won with nobody to share them. */
  alone: number;
  /** How far it was ahead at the end, where that can be measured. */
  readonly leads: number[];
}

/** Seeds by who was ahead over both games. */
interface Pairs {
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
}

/** What came of a match, for its first rival. */
export interface MatchResult {
  /** Games won, as in a tally. */
  readonly won: number;
  readonly alone: number;
  /** The share of games that equals would win. */
  readonly even: number;
  /** Games that did not end: an even share of each is among those won. */
  readonly undecided: number;
  /** How far it was ahead at the end, where that can be measured: for each seed on the average of all camps, so that no side's better chances count. */
  readonly leads: readonly number[];
  /** How often it was ahead over both games of a seed, even, and behind; nothing where there are more than two camps. */
  readonly pairs: Pairs | undefined;
  readonly byCamp: ReadonlyMap<string, Tally>;
  readonly costs: readonly [Cost, Cost];
}

/** Plays a match: the first rival sits in one camp, the second in all others, and camps go round. */
export async function match({
  game,
  options,
  rivals,
  games,
  seed,
  mostPhases,
  rounds = Infinity,
}: Match): Promise<MatchResult> {
  const camps = campsOf(game, options);
  const byCamp = new Map(camps.map(({ name }): [string, Tally] => [name, { of: 0, won: 0, alone: 0, leads: [] }]));
  const costs = [costOf(rivals[0]), costOf(rivals[1])] as const;
  let [won, alone, undecided] = [0, 0, 0];
  const leads: number[] = [];
  let together = 0;
  const standings: Standing[] = [];
  for (let n = 0; n < games; n++) {
    const camp = camps[n % camps.length];
    if (camp === undefined) throw new Error(`${game.id} has no seats`);
    // Every camp meets the same cards and dice.
    const of = `${seed} ${String(Math.floor(n / camps.length))}`;
    const { outcome, state } = await playedOut(
      game,
      options,
      of,
      { mostPhases, rounds },
      (seat) => (camp.seats.includes(seat) ? 0 : 1),
      (seat) => camps.find(({ seats }) => seats.includes(seat))?.seats ?? [seat],
      rivals,
      costs,
    );
    const lead = leadOf(game.id, state, camp.seats);
    if (lead !== undefined) together += lead / camps.length;
    if (lead !== undefined && (n + 1) % camps.length === 0) {
      leads.push(together);
      together = 0;
    }
    const tally = byCamp.get(camp.name);
    if (tally !== undefined) tally.of += 1;
    if (lead !== undefined) tally?.leads.push(lead);
    const judged = rounds < Infinity ? judgementOf(game.id, state, camp.seats) : undefined;
    const part = partIn(outcome, camps, camp, judged);
    if (part === undefined) undecided += 1;
    // What nobody has won proves neither player the better.
    const share = part ?? 1 / camps.length;
    standings.push({ part: share, lead: lead ?? 0 });
    won += share;
    if (tally !== undefined) tally.won += share;
    if (share < 1) continue;
    alone += 1;
    if (tally !== undefined) tally.alone += 1;
  }
  const pairs = camps.length === 2 ? pairsOf(standings) : undefined;
  return { won, alone, even: 1 / camps.length, undecided, leads, pairs, byCamp, costs };
}

/** A camp's part in a game: of its victory, or by how it stood when it was broken off; none where it was left undecided. */
function partIn(
  outcome: Outcome | null,
  camps: readonly Camp[],
  camp: Camp,
  judged: { readonly ahead: number } | undefined,
): number | undefined {
  if (outcome !== null && outcome.kind !== 'stopped') return partOf(camps, camp, outcome);
  return judged === undefined ? undefined : (Math.sign(judged.ahead) + 1) / 2;
}

/** A camp's part in the victory. */
function partOf(camps: readonly Camp[], camp: Camp, { winners }: Outcome): number {
  const shared = new Set(winners.map((seat) => camps.findIndex(({ seats }) => seats.includes(seat))));
  return shared.has(camps.indexOf(camp)) ? 1 / shared.size : 0;
}

/** How a game came out for the first rival. */
interface Standing {
  /** Its part in the victory: 1, 0, or what is shared. */
  readonly part: number;
  readonly lead: number;
}

/**
 * Who was ahead over two games each, sides swapped: who won more of them, and of one each who was further ahead in all.
 * @internal
 */
export function pairsOf(standings: readonly Standing[]): Pairs {
  const pairs = { won: 0, drawn: 0, lost: 0 };
  for (let n = 0; n + 1 < standings.length; n += 2) {
    const [one, other] = [standings[n], standings[n + 1]];
    if (one === undefined || other === undefined) continue;
    const ahead = one.part + other.part - 1 || one.lead + other.lead;
    pairs[ahead > 0 ? 'won' : ahead < 0 ? 'lost' : 'drawn'] += 1;
  }
  return pairs;
}

function costOf({ name }: Rival): Cost {
  return { name, decisions: 0, seconds: 0, longest: 0 };
}

function campsOf(game: AnyGame, options: object): readonly Camp[] {
  const sides = game.sides?.(options) ?? [];
  if (sides.length > 0) return sides.map(({ seats }) => ({ name: seats.join(', '), seats }));
  return game.seats(options).map((seat) => ({ name: seat, seats: [seat] }));
}

/** A game to its end, with the position; no outcome when it has none, and its position is kept to be looked at. */
async function playedOut(
  game: AnyGame,
  options: object,
  seed: string,
  { mostPhases, rounds }: Required<Pick<Match, 'mostPhases' | 'rounds'>>,
  whose: (seat: SeatId) => 0 | 1,
  campOf: (seat: SeatId) => readonly SeatId[],
  rivals: readonly [Rival, Rival],
  costs: readonly [Cost, Cost],
): Promise<{ readonly outcome: Outcome | null; readonly state: object }> {
  const dice = new SeededDice(seed);
  const set = game.setup(options, dice);
  let checkpoint: Checkpoint = { ...set, draws: dice.draws };
  let given: Given[] = [];
  let asked = 0;
  for (let phases = 0; phases < mostPhases;) {
    const { progress, state } = replay(game, seed, checkpoint, given);
    if (progress.kind === 'stale') throw new Error(`${seed}: an answer does not fit`);
    if (progress.kind === 'over') return { outcome: progress.outcome, state };
    if (progress.kind === 'next') {
      [checkpoint, given] = [progress.checkpoint, []];
      phases += 1;
      if (rounds < Infinity && (judgementOf(game.id, checkpoint.state, [])?.round ?? 0) > rounds)
        return { outcome: null, state: checkpoint.state };
      continue;
    }
    for (const { id, question, saved } of progress.open) {
      if (saved?.final === true) continue;
      const { seat } = question;
      const n = whose(seat);
      const cost = costs[n];
      const from = process.cpuUsage();
      const lead = (answer: Answer): number => {
        const put: Given = { question: id, seat, value: answer, by: 'computer', final: true };
        if (!check(question, answer).ok) return -Infinity;
        return leadOf(game.id, replay(game, seed, checkpoint, [...given, put]).state, campOf(seat)) ?? 0;
      };
      const value = await rivals[n].answer({
        lead,
        question,
        view: game.view(state, seat),
        seat,
        dice: new SeededDice(`${seed} ${String(asked++)}`),
      });
      const { user, system } = process.cpuUsage(from);
      const seconds = (user + system) / 1e6;
      cost.decisions += 1;
      cost.seconds += seconds;
      cost.longest = Math.max(cost.longest, seconds);
      given.push({
        question: id,
        seat,
        value: check(question, value).ok ? value : question.fallback(),
        by: 'computer',
        final: true,
      });
    }
  }
  mkdirSync('.cache/arena', { recursive: true });
  const file = `.cache/arena/stuck-${game.id}-${seed.replaceAll(' ', '-')}.json`;
  writeFileSync(file, JSON.stringify({ options, seed, checkpoint, given }));
  console.log(`  ${seed} has not ended: ${file}`);
  return { outcome: null, state: replay(game, seed, checkpoint, given).state };
}
