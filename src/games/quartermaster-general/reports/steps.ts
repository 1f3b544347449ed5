// What a step of a card does, in a few words.
import type { Text } from '../../../table/text.js';
import type { Step } from '../data/card-terms.js';
import { say, spaceName } from './names.js';

/** A step as a way to choose: build an army, battle at sea, with the place where the card names it. */
export function stepText(step: Step): Text {
  if (step.op === 'battle') return say(`step.battle.${step.terrain}`);
  if (step.op === 'deploy' || step.op === 'marshal' || step.op === 'superiority') return say(`step.${step.op}`);
  if (step.op !== 'build' && step.op !== 'recruit') return say('step.other');
  const { op, kind, where } = step;
  if (typeof where === 'string' || 'around' in where || 'nextTo' in where || 'besideAir' in where)
    return say(`step.${op}.${kind}`);
  return say(`step.${op}In.${kind}`, { space: where.map(spaceName) });
}
