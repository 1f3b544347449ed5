// Looking after a game alone or together: stopping its clocks, more time, its end, and what is put to the vote.
import { listGames } from '../../store/games.js';
import { findProposal } from '../../store/proposals.js';
import {
  actAsSteward,
  cancel,
  extend,
  pause,
  requireCancel,
  requireCare,
  requireResume,
  resume,
} from '../care/acts.js';
import type { Steward } from '../care/acts.js';
import { refused, say } from '../change/refuse.js';
import type { Session } from '../change/session.js';
import { claim } from '../due/flag.js';
import type { Play } from '../play.js';
import { requireNumber, type Access } from '../turn/access.js';
import type { GameInfo } from '../turn/info.js';
import { propose, vote } from '../votes/votes.js';

type Care = 'propose' | 'vote' | 'pause' | 'resume' | 'extend' | 'cancel' | 'clear' | 'claim';

export function care({ deps, change, changed, inGame }: Access): Pick<Play, Care> {
  const { store } = deps;
  /** An act of whom `require` lets, or of a steward. */
  const inCare = (
    gameId: number,
    { userId, steward }: { readonly userId: string; readonly steward: Steward | undefined },
    require: (s: Session, userId: string) => void,
    work: (s: Session) => Promise<void>,
  ): Promise<GameInfo> =>
    changed(gameId, userId, async (s) => {
      if (steward === undefined) require(s, userId);
      else await actAsSteward(s, steward);
      await work(s);
    });
  return {
    claim: (gameId, userId) => changed(gameId, userId, (s) => claim(s, userId)),
    propose: (gameId, userId, kind, seats, hours) =>
      change(gameId, userId, (s) => propose(s, userId, kind, seats, hours)),
    vote: async (proposalId, userId, choice) => {
      requireNumber(proposalId, say('refuse.noProposal'));
      const proposal = await findProposal(store.db, proposalId);
      if (proposal === null) throw refused(say('refuse.noProposal'));
      return change(proposal.gameId, userId, (s) => vote(s, proposalId, userId, choice));
    },
    pause: (gameId, userId, steward) => inCare(gameId, { userId, steward }, requireCare, pause),
    resume: (gameId, userId, steward) => inCare(gameId, { userId, steward }, requireResume, resume),
    extend: (gameId, userId, hours, steward) =>
      inCare(gameId, { userId, steward }, requireCare, (s) => extend(s, hours)),
    cancel: (gameId, userId, steward) => inCare(gameId, { userId, steward }, requireCancel, cancel),
    clear: async (guildId, userId, steward, hostId) => {
      const open = await listGames(store.db, { guildId, hostId, statuses: ['signup', 'readyCheck'] });
      let closed = 0;
      for (const { id } of open) {
        // One that has begun, or was closed, since it was listed is none of them any more.
        const close = inGame(id, userId, async (s) => {
          if (s.row.status !== 'signup' && s.row.status !== 'readyCheck') return false;
          await actAsSteward(s, steward);
          await cancel(s);
          return true;
        });
        if (await close) closed += 1;
      }
      return closed;
    },
  };
}
