// Which submarines go under before a round, for those who want to be asked.
import type { Choose, Question, Spread } from '../../../table/question.js';
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

/** What the question says whichever way it is answered. */
function askedOf(
  power: Power,
  { space, round, count, asks }: Situation,
): Omit<Question, 'form' | 'fallback' | 'review'> {
  const args = { space: spaceName(space), round };
  return {
    key: 'submarines',
    seat: power,
    text: count === 1 ? say('ask.submarines.lone', args) : say('ask.submarines', { ...args, count }),
    pace: 'reaction' as const,
    ...(asks ? {} : { idle: 'standing' as const }),
    about: { space },
    places: [space],
  };
}

/** Asks the owner of submarines how many of them submerge; the others strike. */
export function submarinesQuestion(power: Power, situation: Situation): Question<Spread> {
  const { count, usual } = situation;
  return {
    ...askedOf(power, situation),
    form: {
      kind: 'spread',
      min: 0,
      max: count,
      rows: () => [{ id: 'submarine', text: say('submarines.dive'), min: 0, max: count }],
    },
    fallback: () => (usual === 0 ? {} : { submarine: usual }),
  };
}

/** The same of a single submarine: it strikes or submerges. */
export function loneSubmarineQuestion(power: Power, situation: Situation): Question<Choose> {
  return {
    ...askedOf(power, situation),
    form: {
      kind: 'choose',
      min: 1,
      max: 1,
      options: () => [
        { id: 'strike', text: say('submarines.strike'), also: say('submarines.strikeAlso') },
        { id: 'submarine', text: say('submarines.dive'), also: say('submarines.diveAlso') },
      ],
    },
    fallback: () => [situation.usual > 0 ? 'submarine' : 'strike'],
  };
}

/** How many submarines an answer sends under; of a single one it used to be a number as well. */
export function diving(answer: readonly string[] | Readonly<Partial<Record<string, number>>>): number {
  return isList(answer) ? answer.filter((id) => id === 'submarine').length : (answer.submarine ?? 0);
}

function isList(answer: readonly string[] | Readonly<Partial<Record<string, number>>>): answer is readonly string[] {
  return Array.isArray(answer);
}
