// Units chosen by any of their names, with what they do: `3rd guards tank and 2nd tank advance`, `근위 1군, 2전차군 전진`.
import type { Reading } from '../../../table/game.js';
import type { Question } from '../../../table/question.js';
import type { Facts } from '../data/facts.js';
import { unitsNamed } from './named.js';

/** The questions that ask for units, by their keys. */
export const unitQuestions: ReadonlySet<string> = new Set([
  'advance',
  'supply',
  'fed',
  'fortify',
  'unfortify',
  'guards',
]);

const small =
  /(?:^|\s)(?:advances?|enters?|goes|go|in|pay(?:\s+for)?|keeps?|feeds?|save|전진(?:합니다|한다|시킴|시키기|하기|함|을)?|진격|진입|지불(?:하기|함)?|유지(?:하기|함)?|살리기|살림|보급(?:하기|함)?|먹이기)(?=\s|$|[.!,])/giu;

/** The units that a line names; nothing where any of it is written otherwise, for the common reader. */
export function readUnits(typed: string, { form }: Question, facts: Facts): readonly Reading[] {
  if (form.kind !== 'choose') return [];
  const names = typed.replaceAll(small, ' ').replace(/[.!]$/u, '').trim();
  const units = names === '' ? undefined : unitsNamed(facts, names);
  const options = form.options();
  const chosen = (units ?? []).map((ids) => options.filter(({ id }) => ids.some((unit) => unit === id)));
  if (chosen.length === 0 || chosen.some(({ length }) => length !== 1)) return [];
  return chosen.flatMap(([option]) =>
    option === undefined ? [] : [{ source: typed, part: [option.id], echo: option.text }],
  );
}
