// Lines as people write them, in both languages: nearly all are understood, and none is taken for something else.
import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from 'vitest';
import { answersOf } from '../../src/play/typing/readings.js';
import { readAt } from '../../src/play/typing/typing.js';
import { atOnce } from '../../src/store/yielding.js';
import { merged } from '../../src/table/merge.js';
import { languages } from '../../src/words/words.js';
import { wording } from '../support/contract.js';
import { axisForms } from '../support/written/axis-and-allies-1942.js';
import { diplomacyForms } from '../support/written/diplomacy.js';
import { downfallForms } from '../support/written/downfall.js';
import type { Forms } from '../support/written/forms.js';
import { quartermasterForms } from '../support/written/quartermaster-general.js';
import { twilightForms } from '../support/written/twilight-struggle.js';

const all = [...diplomacyForms, ...axisForms, ...twilightForms, ...quartermasterForms, ...downfallForms];

/** So many of a hundred lines may not be understood. */
const mayBeRefused = 2;

type Taken = 'understood' | 'refused' | 'misread';

function takenFor({ game, state, question }: Forms, [typed, answer, rest]: Forms['lines']['en'][number]): Taken {
  const asked = { question, seat: question.seat, begun: null };
  const readings = atOnce(readAt(game, state, asked, typed, 'en', wording));
  if (readings.some((reading) => 'problem' in reading)) return 'refused';
  const left = readings.flatMap((reading) => ('rest' in reading && reading.rest ? [reading.rest] : [])).at(-1);
  const read = merged(question.form, null, answersOf(readings));
  return isDeepStrictEqual(read, answer) && left === rest ? 'understood' : 'misread';
}

describe.each(languages)('lines written by hand (%s)', (lang) => {
  const lines = all.flatMap((forms) => forms.lines[lang].map((line) => ({ line, taken: takenFor(forms, line) })));
  const those = (wanted: Taken): readonly string[] =>
    lines.flatMap(({ line: [typed], taken }) => (taken === wanted ? [typed] : []));

  it('are many', () => {
    expect(lines.length).toBeGreaterThan(75);
  });

  it('are never misread', () => {
    expect(those('misread')).toEqual([]);
  });

  it('are nearly all understood', () => {
    const refused = those('refused');
    expect(refused.length / lines.length, refused.join('\n')).toBeLessThanOrEqual(mayBeRefused / 100);
  });
});
