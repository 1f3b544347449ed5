// What is told of centres: lost ones beside gained ones, and the counts alone where everything is told.
import { describe, expect, it } from 'vitest';
import { diplomacy } from '../../../../src/games/diplomacy/index.js';
import { inFull, newsWeight } from '../../../../src/games/diplomacy/reports/in-full.js';
import { tellCentres } from '../../../../src/games/diplomacy/reports/results.js';
import type { CentreChange } from '../../../../src/games/diplomacy/rules/ownership.js';
import { SeededDice } from '../../../../src/table/dice.js';
import type { Text } from '../../../../src/table/text.js';
import { wording } from '../../../support/contract.js';

const said = (text: Text | null | undefined, lang: 'en' | 'ko' = 'en'): string =>
  text === null || text === undefined ? '' : wording.say(text, lang, diplomacy.id);

function toldOf(changes: readonly CentreChange[]): readonly Text[] {
  const { state } = diplomacy.setup(diplomacy.options.parse({}), new SeededDice('centres'));
  const owners = { ...state.owners, ...Object.fromEntries(changes.map(({ centre, to }) => [centre, to])) };
  const told: Text[] = [];
  tellCentres({ state: { ...state, owners }, tell: (text) => told.push(text) }, changes);
  return told;
}

describe('the centres of a year', () => {
  const told = toldOf([
    { centre: 'ber', from: 'germany', to: 'russia' },
    { centre: 'hol', from: null, to: 'germany' },
    { centre: 'par', from: 'france', to: 'england' },
  ]);
  const centres = told.find(({ key }) => key === 'report.centres');

  it('say what each power has lost beside what it has gained', () => {
    expect(said(centres)).toContain('Germany 3 (+Hol; −Ber)');
    expect(said(centres)).toContain('France 2 (−Par)');
    expect(said(centres, 'ko')).toContain('독일 3(+네덜란드 / −베를린)');
  });

  it('name a power that has lost its last', () => {
    const gone = toldOf(
      (['bre', 'mar', 'par'] as const).map((centre) => ({ centre, from: 'france', to: 'germany' })),
    ).find(({ key }) => key === 'report.centres');
    expect(said(gone)).toMatch(/France 0 \(−/u);
  });

  it('are counts alone where who took what stands beside them', () => {
    expect(said(centres === undefined ? null : inFull(centres))).toContain('Germany 3, ');
    const orders: Text = {
      key: 'report.power',
      args: { power: { key: 'seat.france' }, orders: { key: 'brief.nothing' } },
    };
    expect(said(inFull(orders))).toBe('**France**');
    expect(inFull({ key: 'report.movement' })).toBeNull();
  });

  it('make the news where they were lost, and the table says the counts', () => {
    expect(told.filter(({ key }) => key === 'report.taken').map(newsWeight)).toEqual(['headline', 'main', 'headline']);
    expect(newsWeight({ key: 'report.centres' })).toBe('detail');
    expect(newsWeight({ key: 'report.power' })).toBe('detail');
    expect(newsWeight({ key: 'report.destroyed' })).toBeUndefined();
  });
});
