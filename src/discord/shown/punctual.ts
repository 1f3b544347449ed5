// How those who have signed up keep time, for the post of a game that has not begun.
import type { GameInfo } from '../../play/turn/info.js';
import type { Deps } from '../deps.js';
import { mention, mentionIn } from '../mention.js';
import { t, type PublicVoice } from '../voice.js';

/** Only of those who let others see their records, and not where people are not known. */
export async function punctualLines(
  deps: Pick<Deps, 'play'>,
  spoken: PublicVoice,
  game: GameInfo,
): Promise<readonly string[]> {
  if (game.status !== 'signup' && game.status !== 'readyCheck') return [];
  const people = [...new Set(game.signUps.map(({ userId }) => userId))].filter((id) => typeof mention(id) === 'string');
  if (people.length === 0) return [];
  const kept = await deps.play.records.shown(people);
  const parts = people.flatMap((userId) => {
    const one = kept.get(userId);
    if (one === undefined) return [];
    const count = one.met + one.missed;
    const share =
      count === 0 ? spoken.label(t('status.punctualNone')) : `${Math.round((100 * one.met) / count)} % (${count})`;
    return [`${mentionIn(userId, spoken.label)} ${share}`];
  });
  return parts.length === 0 ? [] : [`-# ⏱️ ${spoken.label(t('status.punctual'))}: ${parts.join(' · ')}`];
}
