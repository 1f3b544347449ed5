// The odds of a battle in a few words.
import type { Text } from '../../../table/text.js';
import type { Odds } from '../rules/odds/tally.js';
import type { Battle } from '../state.js';
import { say } from './names.js';

function percent(chance: number): number {
  return Math.round(chance * 100);
}

/** The parts of a whole in hundredths that add up to a hundred: what is missing goes where most was cut off. */
function hundredths<const P extends Readonly<Record<string, number>>>(parts: P): Readonly<Record<keyof P, number>> {
  const whole = Object.entries(parts).map(([id, part]) => ({
    id,
    floor: Math.floor(part * 100),
    cut: (part * 100) % 1,
  }));
  const missing =
    Math.round(Object.values(parts).reduce((sum, part) => sum + part * 100, 0)) -
    whole.reduce((sum, { floor }) => sum + floor, 0);
  const raised = whole.toSorted((a, b) => b.cut - a.cut).slice(0, missing);
  return Object.fromEntries(whole.map((one) => [one.id, one.floor + (raised.includes(one) ? 1 : 0)])) as Record<
    keyof P,
    number
  >;
}

/** Win, draw and loss in hundredths, and how likely a territory is taken. */
export function oddsText({ win, draw, loss, take, isExact }: Odds, kind: Battle['kind']): Text {
  const args = hundredths({ win, draw, loss });
  if (kind === 'sea') return say(isExact ? 'odds.sea' : 'odds.aboutSea', args);
  return say('odds.land', { ...args, take: percent(take) });
}
