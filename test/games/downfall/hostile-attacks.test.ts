// Lines written to be looked up in every way: how many names are compared for one is bounded.
import { beforeEach, expect, it, vi } from 'vitest';
import { attackQuestion } from '../../../src/games/downfall/questions/attack.js';
import { readAttacks } from '../../../src/games/downfall/typing/read-attacks.js';
import { view } from '../../../src/games/downfall/view.js';
import type * as Names from '../../../src/table/names.js';
import { orderOf, position } from './sample.js';

const counted = vi.hoisted(() => ({ names: 0 }));
vi.mock(import('../../../src/table/names.js'), async (original) => {
  const real: typeof Names = await original();
  const foldName: typeof real.foldName = (name) => {
    counted.names += 1;
    return real.foldName(name);
  };
  return { ...real, foldName };
});

const state = position({ units: { 'wes-us-1': ['3112', 4], 'wes-us-3': ['3112', 4], 'okw-7': ['3212', 3] } });
Object.assign(state, { active: 'western', order: orderOf('western', { attacks: 2 }) });
const question = attackQuestion(state, orderOf('western', { attacks: 2 }));

/** As much of a line as somebody can send. */
const filled = (line: string): string => line.repeat(Math.floor(2_000 / line.length));

const read = (line: string): number => readAttacks(line, question, { view: view(state, 'western') }).length;

beforeEach(() => {
  // The names of all there is are put together once.
  read('US1 > Le Havre');
  counted.names = 0;
});

it.each([
  ['units one behind the other', 'US1 US3 '.repeat(5)],
  ['lines of units', `${'US1 US3 '.repeat(4)}\n`],
  ['lines of units that attack', `${'미 1군 미 3군 '.repeat(4)}공격\n`],
  ['long lines of units that attack', `attack ${'US1 '.repeat(38)}\n`],
  ['numbers before units', `${'1 US1 '.repeat(8)}\n`],
  ['parts of names', 'havre: amer brit cana, '],
  ['words that are no names', 'amerik britan: '],
  ['places', `${'3212 '.repeat(12)}\n`],
])('few names are compared for %s', (_what, line) => {
  read(filled(line));
  expect(counted.names).toBeLessThan(60_000);
});

it.each([
  ['units again and again', 'US1, ', ' > Le Havre'],
  ['all kinds of units', 'US1, US3, Br 8th, 7th, ', ' > Le Havre'],
])('few ways to attack are tried for %s', (_what, line, end) => {
  const { form } = question;
  const step = vi.fn(form.step.bind(form));
  const typed = `${line.repeat(Math.floor((2_000 - end.length) / line.length))}${end}`.replace(/,\s+>/u, ' >');
  readAttacks(typed, { ...question, form: { ...form, step } }, { view: view(state, 'western') });
  expect(step).toHaveBeenCalled();
  expect(step.mock.calls.length).toBeLessThan(200);
});
