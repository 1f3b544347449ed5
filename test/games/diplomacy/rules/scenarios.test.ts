// Every adjudication case kept as scenario data comes out as written.
import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { runScenario, scenarioFile } from '../../../../src/games/diplomacy/scenario.js';
import { readAsWritten } from '../../../../src/games/diplomacy/typing/parse.js';

const folder = new URL('../../../scenarios/diplomacy/', import.meta.url);
// Files in the general form, played on the table, have steps instead of phases.
const files = readdirSync(folder).filter(
  (name) => name.endsWith('.json') && readFileSync(new URL(name, folder), 'utf8').includes('"phases"'),
);

describe.each(files)('%s', (name) => {
  const file = scenarioFile.parse(JSON.parse(readFileSync(new URL(name, folder), 'utf8')));
  it.each(file.scenarios.map((scenario) => [scenario.name, scenario] as const))('%s', (_, scenario) => {
    expect(runScenario(scenario, readAsWritten)).toEqual([]);
  });
});

describe('a scenario', () => {
  it('says what came out otherwise', () => {
    const { scenarios } = scenarioFile.parse({
      game: 'diplomacy',
      title: 'wrong on purpose',
      scenarios: [
        {
          name: 'wrong',
          position: { units: ['france A par'] },
          phases: [
            {
              phase: 'movement',
              orders: { france: [{ order: 'A par - bur', expect: 'fails' }] },
              expect: { after: ['france A par'] },
            },
          ],
        },
      ],
    });
    expect(scenarios.flatMap((scenario) => runScenario(scenario, readAsWritten))).toEqual([
      'movement 1: “A par - bur” gives succeeds, not fails',
      'movement 1: the board is france A bur, not france A par',
    ]);
  });
});
