// Every adjudication case and ruling kept as scenario data comes out as written.
import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { diplomacy } from '../../../../src/games/diplomacy/index.js';
import { scenarioFile } from '../../../../src/scenario/format.js';
import { playScenario } from '../../../../src/scenario/play.js';

const folder = new URL('../../../scenarios/diplomacy/', import.meta.url);
const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
const read: Parameters<typeof playScenario>[2] = (text, { question, view, lang }) =>
  diplomacy.read?.(text, { question, view: diplomacy.view(diplomacy.state.parse(view), question.seat), lang }) ?? [];

describe.each(files)('%s', (name) => {
  const file = scenarioFile.parse(JSON.parse(readFileSync(new URL(name, folder), 'utf8')));
  it.each(file.scenarios.map((scenario) => [scenario.name, scenario] as const))('%s', (_, scenario) => {
    expect(playScenario(diplomacy, scenario, read).faults).toEqual([]);
  });
});
