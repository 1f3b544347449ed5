// How strong people have shown themselves, reckoned anew from all rated results whenever somebody looks, so that a result can be taken back.
import { rate, rating, type Rating } from 'openskill';
import type { ResultRow } from '../../store/results.js';

/** With fewer rated games a rating is only a first guess. */
export const leastGames = 5;

/** Somebody's rating in one game's rules, with how it came about. */
export interface Rated {
  readonly userId: string;
  readonly games: number;
  /** The rating after each game, as it is shown; everybody starts at `startingRating`. */
  readonly curve: readonly number[];
  /** By how much the stronger side was rated above the own one in the most surprising win; 0 when there was none. */
  readonly upset: number;
}

/**
 * What is shown: a rating counts for what it is sure of, so that it rises with games played as well as with games won.
 * @internal
 */
export const startingRating = 1000;
const scale = 24;
function shown({ mu, sigma }: Rating): number {
  return Math.round(startingRating + scale * (mu - 3 * sigma));
}

/** The newest rating. */
export function ratingNow({ curve }: Pick<Rated, 'curve'>): number {
  return curve.at(-1) ?? startingRating;
}

interface Known {
  rating: Rating;
  curve: number[];
  upset: number;
}

/**
 * Rates everybody in a list of results, which are of one game's rules and in the order in which the games ended. A side is rated as
 * one player of its people's mean strength, whatever their number; what it wins or loses goes to each by how unsure their own rating
 * still is. Sides that share a draw are level. Who sat down too late for a result of their own plays with their rating and keeps it;
 * somebody whose data was erased plays as a newcomer.
 */
export function ratingsFrom(results: readonly ResultRow[]): ReadonlyMap<string, Rated> {
  const known = new Map<string, Known>();
  const of = (userId: string | null): Rating => (userId === null ? undefined : known.get(userId)?.rating) ?? rating();
  for (const seats of gamesOf(results.filter((one) => one.rated))) {
    const teams = teamsOf(seats);
    const before = teams.map(({ people }) => meanOf(people.map(of)));
    const after = rate(
      before.map((team) => [team]),
      { rank: teams.map(({ place }) => place) },
    );
    const fresh = teams.flatMap(({ people, place, own }, n) => {
      const [was, is] = [before[n], after[n]?.[0]];
      if (was === undefined || is === undefined) return [];
      const strongest = Math.max(...before.filter((_, m) => m !== n).map(shown));
      return people.flatMap((userId) => {
        if (userId === null || !own.has(userId)) return [];
        const upset = place === 1 ? Math.max(0, strongest - shown(was)) : 0;
        return [{ userId, rating: moved(of(userId), was, is), upset }];
      });
    });
    for (const one of fresh) {
      const { curve = [], upset = 0 } = known.get(one.userId) ?? {};
      known.set(one.userId, {
        rating: one.rating,
        curve: [...curve, shown(one.rating)],
        upset: Math.max(upset, one.upset),
      });
    }
  }
  return new Map(
    [...known].map(([userId, { curve, upset }]) => [userId, { userId, games: curve.length, curve, upset }]),
  );
}

/** The results of each game together, in their order. */
export function gamesOf(results: readonly ResultRow[]): readonly (readonly ResultRow[])[] {
  const games = new Map<number, ResultRow[]>();
  for (const row of results) {
    const seats = games.get(row.gameId);
    if (seats === undefined) games.set(row.gameId, [row]);
    else seats.push(row);
  }
  return [...games.values()];
}

interface Team {
  readonly people: readonly (string | null)[];
  readonly place: number;
  /** Those whose own result it is. */
  readonly own: ReadonlySet<string>;
}

/** The sides of a game with their people; each once, however many seats they hold. */
function teamsOf(seats: readonly ResultRow[]): readonly Team[] {
  return [...new Set(seats.map(({ side }) => side))].map((side) => {
    const mine = seats.filter((one) => one.side === side);
    return {
      people: [...new Set(mine.map(({ userId }) => userId))],
      place: Math.min(...mine.map(({ place }) => place)),
      own: new Set(mine.flatMap(({ userId, own }) => (own && userId !== null ? [userId] : []))),
    };
  });
}

function meanOf(ratings: readonly Rating[]): Rating {
  const mean = (values: readonly number[]): number => values.reduce((sum, one) => sum + one, 0) / values.length;
  return rating({ mu: mean(ratings.map(({ mu }) => mu)), sigma: mean(ratings.map(({ sigma }) => sigma)) });
}

/** A person's rating after their side's has changed. */
function moved({ mu, sigma }: Rating, was: Rating, is: Rating): Rating {
  return rating({
    mu: mu + (is.mu - was.mu) * (sigma ** 2 / was.sigma ** 2),
    sigma: sigma * (is.sigma / was.sigma),
  });
}
