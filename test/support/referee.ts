// What the referees of all games share: second, slow and plain reckonings written from the rulebook, held against whole games as they are played.
import type { AnyGame, Outcome } from '../../src/table/game.js';
import { asComputer, atRandom, playOut, type Chooser, type Moment, type PlayedPhase } from './contract.js';

/** How many whole games a referee watches of each set of options: few with the other tests, `REFEREE_GAMES` in a long run (`npm run referee`). */
export const refereedGames: number = Math.max(1, Number(process.env['REFEREE_GAMES'] ?? 4));

/** The number of the first of them: runs that begin elsewhere watch other games (`REFEREE_FROM`). */
export const firstGame: number = Math.max(0, Number(process.env['REFEREE_FROM'] ?? 0));

/** What a referee looks at. */
export interface Watch {
  /** The name of the run, from which the seeds of its games follow. */
  readonly name: string;
  /** The options of each game, as the game's schema reads them. */
  readonly options: readonly object[];
  /** How many games of each set of options; `refereedGames` when left out. */
  readonly games?: number;
  /** Looks at each moment before it is answered. */
  readonly look?: (moment: Moment, n: number) => void;
  /** Looks at each phase when it has ended. */
  readonly ended?: (phase: PlayedPhase) => void;
  /** Who answers; by default chance and the computer player in turns, game by game. */
  readonly chooser?: (n: number) => Chooser;
  /** A game that has asked this much is left where it stands. */
  readonly maxQuestions?: number;
}

/**
 * Plays whole games in memory and shows the referee every moment and phase.
 * @returns how each game ended, null where it was left off.
 */
export function watchGames(game: AnyGame, watch: Watch): readonly (Outcome | null)[] {
  const {
    games = refereedGames,
    chooser = (n) => (n % 2 === 0 ? atRandom : asComputer(game)),
    maxQuestions = 4_000,
  } = watch;
  return watch.options.flatMap((given, set) =>
    Array.from({ length: games }, (_, at) => {
      const n = firstGame + at;
      const { outcome } = playOut(game, game.options.parse(given), {
        seed: `${watch.name} ${set} ${n}`,
        chooser: chooser(n),
        maxQuestions,
        ...(watch.look === undefined ? {} : { look: watch.look }),
        ...(watch.ended === undefined ? {} : { ended: watch.ended }),
      });
      return outcome;
    }),
  );
}
