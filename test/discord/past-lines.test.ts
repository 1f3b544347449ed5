// The lines of a whole report: each chapter under its title, which stands once and is not said again, and each thing once.
import { expect, it } from 'vitest';
import { appWording } from '../../src/app/wording.js';
import { linesOf, pagesOf } from '../../src/discord/tables/history.js';
import { readPress } from '../../src/discord/custom-id.js';
import { voice } from '../../src/discord/voice.js';
import { pastArgs, readPastArgs, wholeReport } from '../../src/discord/whole-report.js';
import type { PastChapters } from '../../src/play/history/past.js';
import { toyGame } from '../support/toy-game.js';

const reader = voice(appWording({ toy: toyGame.words }), 'en', 'toy');
const title = (round: number) => ({ key: 'title', args: { round }, ns: 'toy' });

type Told = PastChapters['told'][number]['told'][number];

function chapter(round: number, rolled: readonly number[], rest: Partial<Told> = {}): PastChapters['told'][number] {
  const line = (text: Told['text']): Told => ({
    ...{ text, full: text, focus: [], weight: 'main', private: false },
    ...rest,
  });
  const dice = rolled.map((n) => line({ key: 'report.rolled', args: { n }, ns: 'toy' }));
  return { title: title(round), span: title(round), first: round, last: round, told: [line(title(round)), ...dice] };
}

function lines(told: PastChapters['told'], whole: boolean): readonly string[] {
  return linesOf(
    { all: told, first: 0, last: told.length - 1, told, variant: null, checkpoint: 0 },
    reader,
    whole,
  ).flat();
}

it('are those of each chapter under its title', () => {
  expect(lines([chapter(1, [1, 2]), chapter(2, []), chapter(3, [3])], true)).toEqual([
    '__Round 1__',
    'The die shows 1.',
    'The die shows 2.',
    '__Round 3__',
    'The die shows 3.',
  ]);
});

it('of a single chapter need no title, which stands above them', () => {
  expect(lines([chapter(1, [1])], true)).toEqual(['The die shows 1.']);
});

it('leave details out in short, but not what the reader alone was told', () => {
  const details = chapter(1, [1], { weight: 'detail' });
  expect(lines([details], false)).toEqual([]);
  expect(lines([details], true)).toEqual(['The die shows 1.']);
  const own = chapter(1, [1], { weight: 'detail', private: true });
  expect(lines([own], false)).toEqual(['🔒 The die shows 1.']);
  expect(lines([chapter(1, [1], { weight: 'headline' })], false)).toEqual(['**The die shows 1.**']);
});

it('leave out in full what the rest says, or say it in other words', () => {
  const full = { key: 'report.rolled', args: { n: 6 }, ns: 'toy' };
  expect(lines([chapter(1, [1], { full: null })], true)).toEqual([]);
  expect(lines([chapter(1, [1], { full: null })], false)).toEqual(['The die shows 1.']);
  expect(lines([{ ...chapter(1, [1], { full }) }], true)).toContain('The die shows 6.');
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

it('fill pages with whole chapters, each page named by those that stand there, without holes', () => {
  const stands = (chapters: readonly (readonly string[])[], room: number): unknown =>
    pagesOf(chapters, room).map(({ text, first, last }) => [text, first, last]);
  expect(stands([['a', 'b'], ['c'], ['d']], 5)).toEqual([
    ['a\nb\nc', 0, 1],
    ['d', 2, 2],
  ]);
  // What is longer than a page goes on at the top of the next, where others follow it.
  expect(stands([['a'], ['bbb', 'cc'], ['d']], 4)).toEqual([
    ['a', 0, 0],
    ['bbb', 1, 1],
    ['cc\nd', 1, 2],
  ]);
  // What brought nothing has no page of its own.
  expect(stands([[], ['a'], [], ['bbb']], 3)).toEqual([
    ['a', 1, 2],
    ['bbb', 3, 3],
  ]);
  expect(stands([[], []], 3)).toEqual([['', 0, 1]]);
  expect(stands([['a']], 3)).toEqual([['a', 0, 0]]);
});
