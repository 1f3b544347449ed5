// How a game stands now: for everybody, for one person, in words, as a picture, and what is being voted on.
import { scene, words } from '../history/history.js';
import type { Play } from '../play.js';
import type { Look } from '../turn/access.js';
import { deskOf } from '../turn/desk.js';
import { infoOf } from '../turn/info.js';
import { proposals } from '../motions/shown.js';
import { foreseen } from '../votes/votes.js';

export function looks(
  look: Look,
): Pick<Play, 'info' | 'desk' | 'publicView' | 'words' | 'scene' | 'proposals' | 'ending'> {
  return {
    info: (gameId, viewer) => look(gameId, (s) => infoOf(s, viewer)),
    desk: (gameId, userId) => look(gameId, (s) => deskOf(s, userId)),
    publicView: (gameId) => look(gameId, ({ position, rules }) => position && rules.view(position.replay.state, null)),
    words: (gameId, userId, checkpoint) => look(gameId, (s) => words(s, userId, checkpoint)),
    scene: (gameId, userId, view, maps, checkpoint, seat) =>
      look(gameId, (s) => scene(s, { userId, seat: seat ?? null }, view, maps, checkpoint)),
    proposals: (gameId, userId) => look(gameId, (s) => proposals(s, userId)),
    ending: (gameId, userId, kind, seats) => look(gameId, (s) => foreseen(s, userId, kind, seats)),
  };
}
