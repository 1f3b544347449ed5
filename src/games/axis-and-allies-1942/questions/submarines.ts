// Which submarines go under before a round, for those who want to be asked.
import type { Question, Spread } from '../../../table/question.js';
import type { Power } from '../data/powers.js';
import type { Space } from '../data/spaces.js';
import { say, spaceName } from '../reports/names.js';

/** What is known when submarines decide. */
interface Situation {
  readonly space: Space;
  readonly round: number;
  /** How many can go under, and how many do where nothing else is said. */
  readonly count: number;
  readonly usual: number;
  /** The owner wants to decide every round; everybody else is asked only by standing orders. */
  readonly asks: boolean;
}

/** Asks the owner of submarines how many of them submerge; the others strike. */
export function submarinesQuestion(power: Power, { space, round, count, usual, asks }: Situation): Question<Spread> {
  return {
    key: 'submarines',
    seat: power,
    text: say('ask.submarines', { space: spaceName(space), round, count }),
    pace: 'reaction',
    form: {
      kind: 'spread',
      min: 0,
      max: count,
      rows: () => [{ id: 'submarine', text: say('submarines.dive'), min: 0, max: count }],
    },
    fallback: () => (usual === 0 ? {} : { submarine: usual }),
    ...(asks ? {} : { idle: 'standing' as const }),
    about: { space },
    places: [space],
  };
}
