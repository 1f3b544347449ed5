// The odds of a battle in a few words.
import type { Text } from '../../../table/text.js';
import type { Odds } from '../rules/odds/odds.js';
import type { Battle } from '../state.js';
import { say } from './names.js';

function percent(chance: number): number {
  return Math.round(chance * 100);
}

/** Win, draw and loss in hundredths, and how likely a territory is taken. */
export function oddsText({ win, draw, loss, take, isExact }: Odds, kind: Battle['kind']): Text {
  const args = { win: percent(win), draw: percent(draw), loss: percent(loss) };
  if (kind === 'sea') return say(isExact ? 'odds.sea' : 'odds.aboutSea', args);
  return say('odds.land', { ...args, take: percent(take) });
}
