// How steps of movement are called.
import type { Text } from '../../../table/text.js';
import type { MarchStep } from '../rules/march.js';
import { say } from './names.js';
import { placeName } from './places.js';

/** A step as it is offered. */
export function stepName(step: MarchStep): Text {
  switch (step.how) {
    case 'land':
    case 'beach':
      return placeName(step.to);
    case 'sea':
      return say('step.sea', { place: placeName(step.to) });
    case 'naval':
      return say(`sea.${step.to}`);
    case 'fortify':
      return say('step.fortify');
  }
}
