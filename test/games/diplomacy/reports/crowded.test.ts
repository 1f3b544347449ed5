// Where many orders are told in a line for each power, those that stood are counted: beside others as the rest, alone as all of them.
import { expect, it } from 'vitest';
import { diplomacy } from '../../../../src/games/diplomacy/index.js';
import { standardRulings } from '../../../../src/games/diplomacy/options.js';
import { tellMovement } from '../../../../src/games/diplomacy/reports/results.js';
import { adjudicateMovement } from '../../../../src/games/diplomacy/rules/movement.js';
import { boardOf } from '../../../../src/games/diplomacy/rules/unit-index.js';
import type { Power, Unit } from '../../../../src/games/diplomacy/data/geography.js';
import { SeededDice } from '../../../../src/table/dice.js';
import type { Text } from '../../../../src/table/text.js';
import { wording } from '../../../support/contract.js';

const places: readonly (readonly [Power, readonly Unit['at'][]])[] = [
  ['austria', ['vie', 'bud', 'tri', 'gal', 'boh', 'ser']],
  ['germany', ['mun', 'ber', 'kie', 'ruh', 'hol']],
  ['russia', ['mos', 'war', 'ukr', 'sev', 'lvn']],
  ['france', ['par', 'bur', 'mar', 'gas', 'spa']],
  ['turkey', ['con', 'ank', 'smy', 'arm']],
  ['italy', ['rom']],
];

it('says of one that it is one of others, or all there is', () => {
  const units = places.flatMap(([power, all]) => all.map((at): Unit => ({ power, type: 'A', at })));
  const sent = units.map(({ power, at: unit }) => {
    const to: Unit['at'] | undefined = unit === 'ser' ? 'gre' : undefined;
    const order =
      to === undefined ? ({ kind: 'hold', unit } as const) : ({ kind: 'move', unit, to, via: false } as const);
    return { power, order };
  });
  const { state } = diplomacy.setup(diplomacy.options.parse({}), new SeededDice('crowded'));
  const told: Text[] = [];
  const outcome = adjudicateMovement(boardOf(units), sent, standardRulings);
  tellMovement({ state, tell: (text) => void told.push(text) }, units, outcome, []);
  const lines = (lang: 'en' | 'ko'): string =>
    told
      .filter(({ key }) => key === 'report.power')
      .map((text) => wording.say(text, lang, diplomacy.id))
      .join('\n');
  expect(lines('ko')).toMatch(/세르비아.*그 밖의 5개는 명령대로/u);
  expect(lines('ko')).toMatch(/독일.*모두 명령대로\(5개\)/u);
  expect(lines('en')).toMatch(/Ser.*5 more as ordered/u);
  expect(lines('en')).toMatch(/Germany.*all 5 as ordered/u);
  expect(lines('en')).toMatch(/Italy\*\* as ordered/u);
});
