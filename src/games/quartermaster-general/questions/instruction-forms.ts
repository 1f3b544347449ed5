// The forms in which instructions are given: spaces, and whole questions that are asked in advance.
import type { Choose, Question, SeatId } from '../../../table/question.js';
import type { Text } from '../../../table/text.js';
import { kindAt, type SpaceId } from '../data/spaces.js';
import { say, spaceName } from '../reports/names.js';

/** A question about what is to be done later; its pace means nothing. */
export function plain(
  key: string,
  seat: SeatId,
  text: Text,
  form: Choose,
  fallback: () => readonly string[],
): Question<Choose> {
  return { key, seat, text, pace: 'turn', form, fallback };
}

/** Some of these spaces, under land and sea. */
export function spacesForm(spaces: readonly SpaceId[], max: number, ordered = false): Choose {
  return {
    kind: 'choose',
    min: 1,
    max,
    ...(ordered ? { ordered: true } : {}),
    options: () =>
      spaces.map((id) => ({ id, text: spaceName(id), group: say(kindAt(id) === 'army' ? 'group.land' : 'group.sea') })),
  };
}
