// Ratings of players from the table of results: by how much each must be the stronger for the results to be likely.

/** A match of two players of a game. */
export interface Played {
  readonly one: string;
  readonly other: string;
  readonly won: number;
  readonly games: number;
  /** The share that equals would win. */
  readonly even: number;
}

/** Points by which one of two equal in all else wins ten games for one. */
const scale = 400;
/** Who stands at nought. */
const anchor = 'usual';
/** Games against the anchor, half of them won, that everybody is taken to have played: a few results prove little. */
const assumed = 2;

/** The rating of every player, the strongest first; today's usual player has 0. */
export function ratings(matches: readonly Played[]): ReadonlyMap<string, number> {
  const names = [...new Set([anchor, ...matches.flatMap(({ one, other }) => [one, other])])];
  const all = [
    ...matches,
    ...names.map((one) => ({ one, other: anchor, won: assumed / 2, games: assumed, even: 0.5 })),
  ];
  const rated = new Map(names.map((name) => [name, 0]));
  for (let round = 0; round < 4000; round++) {
    const pull = new Map(names.map((name) => [name, 0]));
    for (const { one, other, won, games, even } of all) {
      if (one === other) continue;
      const lead = ((rated.get(one) ?? 0) - (rated.get(other) ?? 0)) / scale;
      const expected = games / (1 + ((1 - even) / even) * 10 ** -lead);
      pull.set(one, (pull.get(one) ?? 0) + won - expected);
      pull.set(other, (pull.get(other) ?? 0) - won + expected);
    }
    for (const name of names) if (name !== anchor) rated.set(name, (rated.get(name) ?? 0) + 2 * (pull.get(name) ?? 0));
  }
  return new Map([...rated].toSorted((a, b) => b[1] - a[1]));
}
