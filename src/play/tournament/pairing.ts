// Who plays whom on which place in a tournament's round: pure and deterministic, from the lots and from what has been played.
import { circleRound, roundsOfCircle } from './circle.js';
import type { Drawn, Round } from './round.js';

/** What a round is drawn from. */
export interface Field {
  readonly format: 'roundRobin' | 'swiss';
  /** The places of a table, one for each of its players. */
  readonly places: readonly string[];
  /** Who plays on, in the order drawn by lot at the start. */
  readonly players: readonly string[];
  /** Points so far. */
  readonly points: ReadonlyMap<string, number>;
  readonly past: readonly Round[];
  /** Nobody has left since the start: with two at a table everybody can then meet everybody else exactly once. */
  readonly whole: boolean;
}

/**
 * How much worse it is to meet again, to play further above or below one's points, to have a place again. With two places it counts how
 * much more often somebody has had one than the other. In the first two rounds that matters less than points, or winners would not meet
 * where one place wins more often; later, twice more often is worse than two games across one step of points.
 */
const weights = { meet: 400, points: 40, place: 300, placeOfTwo: { early: 8, later: 25 } } as const;
const earlyRounds = 2;
/** The search ends when nothing gets better; so many beginnings are tried. */
const beginnings = 6;
const mostPasses = 30;

/** In how many rounds everybody meets everybody else, or has had every place once. */
export function usualRounds(format: Field['format'], places: number, players: number): number {
  if (format === 'swiss') return Math.max(3, Math.ceil(Math.log2(Math.max(2, players / places))) + 2);
  return places === 2 ? roundsOfCircle(players) : places;
}

/**
 * Draws the next round. Everybody plays once, or sits out where the tables do not come out even: then those who have sat out least,
 * in Swiss those with the fewest points. People meet again, and have a place again, as little as can be found; in Swiss they meet
 * others of as many points.
 * @throws RangeError when there are too few for one table.
 */
export function drawRound(field: Field): Round {
  const { format, places, players, past, whole } = field;
  if (players.length < places.length) throw new RangeError('too few players for a table');
  if (format === 'roundRobin' && places.length === 2 && whole) return circleRound(places, players, past.length);
  const known = new Past(field);
  const byes = byesOf(field, known);
  const playing = players.filter((userId) => !byes.includes(userId));
  const ordered =
    format === 'swiss'
      ? playing.toSorted((a, b) => known.pointsOf(b) - known.pointsOf(a))
      : turned(playing, past.length * (places.length - 1));
  let best: { readonly tables: readonly (readonly string[])[]; readonly cost: number } | null = null;
  for (let n = 0; n < beginnings; n++) {
    const found = improved(known, chunks(n === 0 ? ordered : dealt(ordered, n), places.length));
    if (best === null || found.cost < best.cost) best = found;
    if (places.length === players.length) break;
  }
  return { tables: (best?.tables ?? []).map((table) => known.seated(table).drawn), byes };
}

function byesOf({ format, places, players }: Field, known: Past): readonly string[] {
  const count = players.length % places.length;
  const order = players.toSorted(
    (a, b) =>
      known.byesOf(a) - known.byesOf(b) ||
      (format === 'swiss' ? known.pointsOf(a) - known.pointsOf(b) : 0) ||
      players.indexOf(b) - players.indexOf(a),
  );
  return order.slice(0, count);
}

/** Swaps people between tables as long as that makes the round better. */
function improved(
  known: Past,
  begun: readonly (readonly string[])[],
): { readonly tables: readonly (readonly string[])[]; readonly cost: number } {
  const tables = begun.map((table) => [...table]);
  const costs = tables.map((table) => known.cost(table));
  for (let pass = 0, better = true; better && pass < mostPasses; pass++) {
    better = false;
    for (const [g, one] of tables.entries()) {
      for (const [h, other] of tables.entries()) {
        if (h <= g) continue;
        for (let a = 0; a < one.length; a++) {
          for (let b = 0; b < other.length; b++) {
            const [left, right] = swapped(one, a, other, b);
            const [now, then] = [(costs[g] ?? 0) + (costs[h] ?? 0), [known.cost(left), known.cost(right)] as const];
            if (then[0] + then[1] >= now) continue;
            one.splice(0, one.length, ...left);
            other.splice(0, other.length, ...right);
            [costs[g], costs[h]] = then;
            better = true;
          }
        }
      }
    }
  }
  return { tables, cost: costs.reduce((sum, cost) => sum + cost, 0) };
}

function swapped(one: readonly string[], a: number, other: readonly string[], b: number): [string[], string[]] {
  const [mine, theirs] = [one[a] ?? '', other[b] ?? ''];
  return [one.with(a, theirs), other.with(b, mine)];
}

function chunks(list: readonly string[], size: number): readonly (readonly string[])[] {
  return Array.from({ length: Math.floor(list.length / size) }, (_, n) => list.slice(n * size, (n + 1) * size));
}

function turned(list: readonly string[], by: number): readonly string[] {
  const at = list.length === 0 ? 0 : by % list.length;
  return [...list.slice(at), ...list.slice(0, at)];
}

/** The list in another order, the same for the same number. */
function dealt(list: readonly string[], stacks: number): readonly string[] {
  return Array.from({ length: stacks + 1 }, (_, n) => list.filter((_one, at) => at % (stacks + 1) === n)).flat();
}

/** What has been played, counted. */
class Past {
  readonly #met = new Map<string, number>();
  readonly #had = new Map<string, number>();
  readonly #byes = new Map<string, number>();
  readonly #levels: ReadonlyMap<string, number>;
  readonly #costs = new Map<string, number>();

  constructor(private readonly field: Field) {
    for (const { tables, byes } of field.past) {
      for (const userId of byes) count(this.#byes, userId);
      for (const table of tables) {
        for (const { place, userId } of table) count(this.#had, pair(userId, place));
        for (const [n, one] of table.entries())
          for (const other of table.slice(n + 1)) {
            count(this.#met, pair(one.userId, other.userId));
            count(this.#met, pair(other.userId, one.userId));
          }
      }
    }
    const levels = [...new Set(field.players.map((one) => this.pointsOf(one)))].sort((a, b) => b - a);
    this.#levels = new Map(field.players.map((one) => [one, levels.indexOf(this.pointsOf(one))]));
  }

  pointsOf(userId: string): number {
    return this.field.points.get(userId) ?? 0;
  }

  byesOf(userId: string): number {
    return this.#byes.get(userId) ?? 0;
  }

  /** How bad it is that these play at one table. */
  cost(table: readonly string[]): number {
    const key = table.toSorted().join(' ');
    const known = this.#costs.get(key) ?? this.#costOf(table);
    this.#costs.set(key, known);
    return known;
  }

  #costOf(table: readonly string[]): number {
    const { early, later } = weights.placeOfTwo;
    const ofTwo = this.field.past.length < earlyRounds ? early : later;
    let cost = (table.length === 2 ? ofTwo : weights.place) * this.seated(table).cost;
    for (const [n, one] of table.entries()) {
      for (const other of table.slice(n + 1)) {
        const met = this.#met.get(pair(one, other)) ?? 0;
        cost += weights.meet * met * met;
        if (this.field.format === 'swiss')
          cost += weights.points * Math.abs((this.#levels.get(one) ?? 0) - (this.#levels.get(other) ?? 0));
      }
    }
    return cost;
  }

  /** How bad it is for somebody to have a place now. */
  #again(userId: string, place: string): number {
    const had = (one: string): number => this.#had.get(pair(userId, one)) ?? 0;
    const [first = '', second = '', ...more] = this.field.places;
    if (more.length > 0 || second === '') return had(place) * had(place) + had(place);
    const ahead = had(place) + 1 - had(place === first ? second : first);
    return ahead * ahead;
  }

  /** Gives out the places of a table so that as few as possible have one again: the cheapest over all ways, found set by set. */
  seated(table: readonly string[]): { readonly drawn: readonly Drawn[]; readonly cost: number } {
    const { places } = this.field;
    interface Way {
      readonly cost: number;
      readonly users: readonly string[];
    }
    let ways = new Map<number, Way>([[0, { cost: 0, users: [] }]]);
    for (const place of places) {
      const next = new Map<number, Way>();
      for (const [taken, way] of ways) {
        for (const [n, userId] of table.entries()) {
          if ((taken & (1 << n)) !== 0) continue;
          const [set, cost] = [taken | (1 << n), way.cost + this.#again(userId, place)];
          const known = next.get(set);
          if (known === undefined || cost < known.cost) next.set(set, { cost, users: [...way.users, userId] });
        }
      }
      ways = next;
    }
    const best = ways.get((1 << table.length) - 1);
    return {
      drawn: (best?.users ?? []).map((userId, n) => ({ place: places[n] ?? '', userId })),
      cost: best?.cost ?? 0,
    };
  }
}

function pair(one: string, other: string): string {
  return `${one} ${other}`;
}

function count(counts: Map<string, number>, key: string): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}
