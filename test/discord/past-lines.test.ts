// The lines of a whole report: each phase under its title, which stands once and is not said again.
import { expect, it } from 'vitest';
import { appWording } from '../../src/app/wording.js';
import { allLines } from '../../src/discord/tables/history.js';
import { readPress } from '../../src/discord/custom-id.js';
import { voice } from '../../src/discord/voice.js';
import { pastArgs, readPastArgs, wholeReport } from '../../src/discord/whole-report.js';
import type { PastPhase } from '../../src/play/history/past.js';
import { toyGame } from '../support/toy-game.js';

const reader = voice(appWording({ toy: toyGame.words }), 'en', 'toy');
const title = (round: number) => ({ key: 'title', args: { round }, ns: 'toy' });

function phase(round: number, rolled: readonly number[], rest: Partial<PastPhase['told'][number]> = {}): PastPhase {
  const line = (text: PastPhase['title']): PastPhase['told'][number] => ({
    ...{ text, focus: [], weight: 'main', private: false },
    ...rest,
  });
  const dice = rolled.map((n) => line({ key: 'report.rolled', args: { n }, ns: 'toy' }));
  return {
    number: 0,
    newest: 9,
    title: title(round),
    variant: null,
    checkpoint: 0,
    told: [line(title(round)), ...dice],
  };
}

it('are those of each phase under its title, once over phases of the same', () => {
  expect(allLines([phase(1, [1]), phase(1, [2]), phase(2, []), phase(3, [3])], reader, true)).toEqual([
    '__Round 1__',
    'The die shows 1.',
    'The die shows 2.',
    '__Round 3__',
    'The die shows 3.',
  ]);
});

it('of a single phase need no title, which stands above them', () => {
  expect(allLines([phase(1, [1])], reader, true)).toEqual(['The die shows 1.']);
});

it('leave details out in short, but not what the reader alone was told', () => {
  const details = phase(1, [1], { weight: 'detail' });
  expect(allLines([details], reader, false)).toEqual([]);
  expect(allLines([details], reader, true)).toEqual(['The die shows 1.']);
  const own = phase(1, [1], { weight: 'detail', private: true });
  expect(allLines([own], reader, false)).toEqual(['🔒 The die shows 1.']);
  expect(allLines([phase(1, [1], { weight: 'headline' })], reader, false)).toEqual(['**The die shows 1.**']);
});

it('are those of the phases a press names, page by page, and of one alone where an older press names no first', () => {
  const sight = { number: 7, whole: true, page: 2, from: 4 };
  expect(readPastArgs(pastArgs(sight))).toEqual(sight);
  expect(readPastArgs(pastArgs({ number: 7, whole: false }))).toEqual({ number: 7, whole: false, page: 0, from: 7 });
  expect(readPastArgs(['3', 'whole'])).toEqual({ number: 3, whole: true, page: 0, from: 3 });
  const press = readPress(wholeReport({ id: 5 }, 'told', { from: 2, to: 4 }));
  expect(press).toMatchObject({ game: 5, verb: 'told' });
  expect(readPastArgs(press?.args ?? [])).toEqual({ number: 4, whole: true, page: 0, from: 2 });
});
