// Lasting effects in words, as both players see them.
import type { Text } from '../../../table/text.js';
import { sides } from '../data/terms.js';
import { cardName, regionName, say, sideName } from './names.js';
import { effectIds, type PublicState } from '../state.js';

/** All that is in force now, one text each. */
export function lastingEffects(state: PublicState): readonly Text[] {
  const plain = effectIds.filter((id) => state.effects[id]).map((id) => say(`effect.${id}`));
  const counted = sides.flatMap((side) => [
    ...(state.redScare[side] > 0 ? [say('effect.redScare', { side: sideName(side), less: state.redScare[side] })] : []),
    ...(state.deathSquads[side] > 0 ? [say('effect.deathSquads', { side: sideName(side) })] : []),
    ...(state.missileCrisis === side ? [say('effect.missileCrisis', { side: sideName(side) })] : []),
    ...(state.missileEnvy === side
      ? [say('effect.missileEnvy', { side: sideName(side), card: cardName('missile_envy') })]
      : []),
    ...(state.handOpen[side] ? [say('effect.handOpen', { side: sideName(side) })] : []),
  ]);
  const chernobyl = state.chernobyl === null ? [] : [say('effect.chernobyl', { region: regionName(state.chernobyl) })];
  return [...plain, ...counted, ...chernobyl];
}
