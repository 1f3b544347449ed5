// What a game has been so far, and what guesses would make of it.
import { film, standings } from '../history/film.js';
import { chapters, pastChapters, phases } from '../history/chapters.js';
import { draws, exportGame, log, supposed } from '../history/history.js';
import { newspaper } from '../history/newspaper.js';
import { hasTurned, turningPoints } from '../history/turning-points.js';
import type { Play } from '../play.js';
import type { Look } from '../turn/access.js';

type Past =
  | 'supposed'
  | 'log'
  | 'phases'
  | 'chapters'
  | 'newspaper'
  | 'pastChapters'
  | 'standings'
  | 'film'
  | 'turningPoints'
  | 'hasTurned'
  | 'exportGame'
  | 'draws';

export function past(look: Look): Pick<Play, Past> {
  return {
    supposed: (gameId, userId, typed, view, maps) => look(gameId, (s) => supposed(s, userId, typed, view, maps)),
    log: (gameId, userId, range) => look(gameId, (s) => log(s, userId, range)),
    phases: (gameId) => look(gameId, phases),
    chapters: (gameId) => look(gameId, chapters),
    newspaper: (gameId, number) => look(gameId, (s) => newspaper(s, number)),
    pastChapters: (gameId, userId, told) => look(gameId, (s) => pastChapters(s, userId, told)),
    standings: (gameId) => look(gameId, standings),
    film: (gameId) => look(gameId, film),
    turningPoints: (gameId, userId) => look(gameId, (s) => turningPoints(s, userId)),
    hasTurned: (gameId, userId) => look(gameId, (s) => hasTurned(s, userId)),
    exportGame: (gameId, userId) => look(gameId, (s) => exportGame(s, userId)),
    draws: (gameId) => look(gameId, draws),
  };
}
