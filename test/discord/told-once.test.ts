// What was just understood stands once on a desk: directly above the controls.
import { expect, it } from 'vitest';
import { toldOnce } from '../../src/discord/ask/told-once.js';

const list = ['Orders given: 2', '✏️ A Par - Bur\n✅ F Bre - MAO\n⬜ A Mar: no order yet'];

it('takes what was just understood out of the list, with its mark', () => {
  expect(toldOnce(['✅ A Par - Bur'], list)).toEqual({
    notes: ['✏️ A Par - Bur'],
    lines: ['Orders given: 2', '✅ F Bre - MAO\n⬜ A Mar: no order yet'],
  });
  expect(toldOnce(['✅ F Bre - MAO'], list).notes).toEqual(['✅ F Bre - MAO']);
  // What was kept of an earlier message may have been saved since.
  expect(toldOnce(['✏️ F Bre - MAO'], list).notes).toEqual(['✅ F Bre - MAO']);
});

it('knows several that stand in one line, among others that are not listed', () => {
  const { notes, lines } = toldOnce(['✅ A Par - Bur · F Bre - MAO · A Gas H'], list);
  expect(notes).toEqual(['✏️ A Par - Bur · F Bre - MAO · A Gas H']);
  expect(lines).toEqual(['Orders given: 2', '⬜ A Mar: no order yet']);
});

it('drops what was put together under an earlier question', () => {
  expect(toldOnce(['✏️ A Gas H'], list)).toEqual({ notes: [], lines: list });
});

it('leaves the list as it is under warnings and refusals', () => {
  const notes = ['⛔ A Par - Bur', '⚠️ F Bre - MAO'];
  expect(toldOnce(notes, list)).toEqual({ notes, lines: list });
});

it('knows a line that says the answer in words of its own', () => {
  const saying = { line: 'Chosen: A and B', answer: 'A and B', names: ['A', 'B'] };
  expect(toldOnce(['✅ A and B'], ['Chosen: A and B', 'Total: 2'], { saying })).toEqual({
    notes: ['✅ A and B'],
    lines: ['Total: 2'],
  });
  expect(toldOnce(['✅ Handed in as final: A and B'], ['Chosen: A and B'], { saying }).lines).toEqual([]);
});

it('leaves numbers in the list that is added up, however they are written', () => {
  const lines = ['Italy × 3\nPoland × 4', 'Total: 7'];
  const about = { isBegun: true, isAddedUp: true };
  expect(toldOnce(['✅ Poland: 4'], lines, about)).toEqual({ notes: [], lines });
  expect(toldOnce(['✏️ Poland: 4 · Italy: 3'], lines, about)).toEqual({ notes: [], lines });
  // What was put together anew since then does not stand there as it was.
  expect(toldOnce(['✏️ Poland: 4 · Italy: 2'], lines, about)).toEqual({ notes: [], lines });
});

it('knows all that was chosen by its parts, however they are put, and several alike by their number', () => {
  const line = 'Chosen: Build, Build, Raid, and Plan: 2';
  const saying = { line, answer: 'Build, Build, Raid, and Plan: 2', names: ['Build', 'Build', 'Raid', 'Plan: 2'] };
  const left = (note: string): readonly string[] => toldOnce([note], [line, 'why not'], { saying }).lines;
  expect(left('✅ Raid · Build: 2 · Plan: 2')).toEqual(['why not']);
  expect(left('✅ Build · Build · Raid · Plan: 2')).toEqual(['why not']);
  // A part of it, or more than it, leaves the list as it is.
  expect(left('✅ Raid · Build')).toEqual([line, 'why not']);
  expect(left('✅ Raid · Build: 3 · Plan: 2')).toEqual([line, 'why not']);
});
