// What a game has been so far, and what guesses would make of it.
import { film, standings } from '../history/film.js';
import { draws, exportGame, log, pastPhase, phases, supposed } from '../history/history.js';
import { newspaper } from '../history/newspaper.js';
import type { Play } from '../play.js';
import type { Look } from '../turn/access.js';

type Past = 'supposed' | 'log' | 'phases' | 'newspaper' | 'pastPhase' | 'standings' | 'film' | 'exportGame' | 'draws';

export function past(look: Look): Pick<Play, Past> {
  return {
    supposed: (gameId, userId, typed, view, maps) => look(gameId, (s) => supposed(s, userId, typed, view, maps)),
    log: (gameId, userId, range) => look(gameId, (s) => log(s, userId, range)),
    phases: (gameId) => look(gameId, phases),
    newspaper: (gameId, number) => look(gameId, (s) => newspaper(s, number)),
    pastPhase: (gameId, userId, number) => look(gameId, (s) => pastPhase(s, userId, number)),
    standings: (gameId) => look(gameId, standings),
    film: (gameId) => look(gameId, film),
    exportGame: (gameId, userId) => look(gameId, (s) => exportGame(s, userId)),
    draws: (gameId) => look(gameId, draws),
  };
}
