// The worked examples, cards and rulings kept as scenario data come out as written.
import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { quartermasterGeneral } from '../../../src/games/quartermaster-general/index.js';
import { scenarioFile } from '../../../src/scenario/format.js';
import { playScenario } from '../../../src/scenario/play.js';
import type { AnyGame } from '../../../src/table/game.js';

const folder = new URL('../../scenarios/quartermaster-general/', import.meta.url);
const files = readdirSync(folder).filter((name) => name.endsWith('.json'));

const game: AnyGame = quartermasterGeneral;

describe.each(files)('%s', (name) => {
  const file = scenarioFile.parse(JSON.parse(readFileSync(new URL(name, folder), 'utf8')));
  it.each(file.scenarios.map((scenario) => [scenario.name, scenario] as const))('%s', (_, scenario) => {
    expect(playScenario(game, scenario, () => []).faults).toEqual([]);
  });
});
