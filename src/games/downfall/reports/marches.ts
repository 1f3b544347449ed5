// How steps of movement are called.
import type { Text } from '../../../table/text.js';
import type { Facts } from '../data/facts.js';
import type { MarchStep } from '../rules/march.js';
import { say } from './names.js';
import { spotName } from './whereabouts.js';

/** A step as it is offered. */
export function stepName(facts: Facts, step: MarchStep): Text {
  switch (step.how) {
    case 'land':
    case 'beach':
      return spotName(facts, step.to);
    case 'sea':
      return say('step.sea', { place: spotName(facts, step.to) });
    case 'naval':
      return say(`sea.${step.to}`);
    case 'fortify':
      return say('step.fortify');
  }
}
