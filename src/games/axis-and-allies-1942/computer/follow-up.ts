// What an ally who still moves in this round makes of a blow: two armies, one after the other, take what neither takes alone.
import { capitals, type Land } from '../data/spaces.js';
import type { AaState } from '../state.js';
import { forecast } from './forecast.js';
import { alliesOn, type Guard } from './peril.js';

/**
 * How much likelier an ally who still moves in this round takes a capital, or a city that decides the game, after a blow at those who stand there.
 * @returns the odds for who is left after the blow.
 */
export function followUp(
  state: AaState,
  land: Land,
  foes: readonly Guard[],
  stake: number,
): (standing: readonly Guard[]) => number {
  const raids = stake > 0 || Object.values<Land>(capitals).includes(land) ? alliesOn(state, land) : [];
  const odds = (left: readonly Guard[]): number =>
    Math.max(
      0,
      ...raids.map((raid) => {
        const { chance, left: ashore } = forecast(raid, left);
        return ashore > 0 ? chance : 0;
      }),
    );
  const alone = odds(foes);
  return (standing) => Math.max(0, odds(standing) - alone);
}
