// Brings the message by which everybody follows a tournament up to date, and tells below it of a new round and of the end.
import type { Deps } from '../deps.js';
import type { CarefulSender } from '../sending/careful.js';
import { isGone, isRefused, isTooManyEdits } from '../sending/trouble.js';
import { partNonce } from '../shown/split.js';
import { tournamentNews, tournamentScreen } from '../shown/tournament.js';

/** Nothing where no message of it is known; what Discord refuses for good is let be. */
export async function refreshTournament(
  deps: Deps,
  sender: CarefulSender,
  tournamentId: number,
  nonce: string,
): Promise<void> {
  const { tournaments } = deps.play;
  const posted = await tournaments.posted(tournamentId);
  if (posted === null) return;
  const { channelId, messageId, ...told } = posted;
  const info = await tournaments.info(tournamentId);
  const isOver = info.status === 'finished';
  const isNews = (isOver && !told.over) || (info.status === 'running' && info.round > told.round);
  try {
    await sender.edit({ channelId, messageId }, tournamentScreen({ deps }, info));
    if (isNews) await sender.send(channelId, tournamentNews({ deps }, info), partNonce(nonce, 1));
  } catch (error) {
    if (!isGone(error) && !isRefused(error) && !isTooManyEdits(error)) throw error;
    deps.log.info({ err: error, tournamentId }, 'the message of a tournament could not be brought up to date');
  }
  if (isNews) await tournaments.noteTold(tournamentId, { round: info.round, over: isOver });
}
