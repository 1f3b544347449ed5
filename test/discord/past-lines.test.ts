// The lines of a whole report: each phase under its title, which stands once and is not said again.
import { expect, it } from 'vitest';
import { appWording } from '../../src/app/wording.js';
import { allLines } from '../../src/discord/tables/history.js';
import { voice } from '../../src/discord/voice.js';
import type { PastPhase } from '../../src/play/past.js';
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
