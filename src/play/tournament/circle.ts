// Everybody against everybody else, two at a table: the circle method, with places balanced over the whole of it.
import type { Drawn, Round } from './round.js';

/** In how many rounds everybody has met everybody else once. */
export function roundsOfCircle(players: number): number {
  return players % 2 === 0 ? Math.max(1, players - 1) : players;
}

/**
 * A round of the circle. Over a whole turn everybody has each place as often as the other, but for one game; in the next turn every
 * pair changes places. With an odd number one sits out each round, everybody once.
 * @param round counted from 0.
 */
export function circleRound(places: readonly string[], players: readonly string[], round: number): Round {
  const [first = '', second = ''] = places;
  const isEven = players.length % 2 === 0;
  /** The one who stands still sits behind the circle; with an odd number nobody does. */
  const still = isEven ? players.at(-1) : undefined;
  const size = isEven ? players.length - 1 : players.length;
  const turn = Math.floor(round / size);
  const step = round % size;
  const table = (one: string, other: string): readonly Drawn[] =>
    turn % 2 === 0
      ? [
          { place: first, userId: one },
          { place: second, userId: other },
        ]
      : [
          { place: first, userId: other },
          { place: second, userId: one },
        ];
  const at = (n: number): number => ((n % size) + size) % size;
  const who = (n: number): string => players[at(n)] ?? '';
  const tables = Array.from({ length: (size - 1) / 2 }, (_, n) => {
    const [one, other] = [at(step + n + 1), at(step - n - 1)];
    // Whoever is behind on the shorter way round begins: so everybody begins against half of the others.
    return at(other - one) <= (size - 1) / 2 ? table(who(one), who(other)) : table(who(other), who(one));
  });
  if (still === undefined) return { tables, byes: [who(step)] };
  return { tables: [step % 2 === 0 ? table(still, who(step)) : table(who(step), still), ...tables], byes: [] };
}
