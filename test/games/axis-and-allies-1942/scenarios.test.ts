// The worked examples, rulings and options kept as scenario data come out as written, and none of them is missing.
import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { appWording } from '../../../src/app/wording.js';
import { axisAndAllies1942 } from '../../../src/games/axis-and-allies-1942/index.js';
import { optionsSchema } from '../../../src/games/axis-and-allies-1942/options.js';
import { readAt } from '../../../src/play/typing/typing.js';
import { scenarioFile } from '../../../src/scenario/format.js';
import { playScenario } from '../../../src/scenario/play.js';
import type { AnyGame } from '../../../src/table/game.js';
import { atOnce } from '../../../src/store/yielding.js';

const folder = new URL('../../scenarios/axis-and-allies-1942/', import.meta.url);
const files = readdirSync(folder)
  .filter((name) => name.endsWith('.json'))
  .map((name) => ({ name, file: scenarioFile.parse(JSON.parse(readFileSync(new URL(name, folder), 'utf8'))) }));
const all = files.flatMap(({ file }) => file.scenarios);

const game: AnyGame = axisAndAllies1942;
const wording = appWording();

describe.each(files)('$name', ({ file }) => {
  it.each(file.scenarios.map((scenario) => [scenario.name, scenario] as const))('%s', (_, scenario) => {
    const played = playScenario(game, scenario, (text, { question, view, lang }) =>
      atOnce(readAt(game, view, { question, seat: question.seat, begun: null }, text, lang, wording)),
    );
    expect(played.faults).toEqual([]);
  });
});

describe('a scenario shows', () => {
  it('every worked example', () => {
    const numbers = Array.from({ length: 20 }, (_, n) => `W-${String(n + 1).padStart(2, '0')}`);
    expect(numbers.filter((id) => !all.some(({ name }) => name.startsWith(id)))).toEqual([]);
  });

  it('every ruling', () => {
    const page = readFileSync(new URL('../../../docs/rulings/axis-and-allies-1942.md', import.meta.url), 'utf8');
    const rows = page.split('\n').flatMap((row) => {
      const [, place, question] = row.split('|').map((cell) => cell.trim());
      const isRow = place !== undefined && question !== undefined && question !== 'Question' && !/^-+$/u.test(place);
      return isRow ? [`${place}: ${question}`] : [];
    });
    expect(rows.length).toBeGreaterThan(20);
    expect(rows.filter((row) => !all.some(({ name }) => name.startsWith(row)))).toEqual([]);
  });

  it('every option', () => {
    const set = new Set(all.flatMap(({ options }) => Object.keys(options)));
    expect(Object.keys(optionsSchema.shape).filter((option) => !set.has(option))).toEqual([]);
  });
});
