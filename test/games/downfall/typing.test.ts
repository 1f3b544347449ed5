// Marches as players type them: short names of units, hexes by number or city, chains and stacks, both languages.
import { describe, expect, it } from 'vitest';
import { downfall } from '../../../src/games/downfall/index.js';
import type { UnitId } from '../../../src/games/downfall/data/units.js';
import { marchQuestion } from '../../../src/games/downfall/questions/march.js';
import type { DownfallState } from '../../../src/games/downfall/state.js';
import { shortNames } from '../../../src/games/downfall/typing/unit-names.js';
import { answersOf, readAt } from '../../../src/play/typing/typing.js';
import type { AnyGame } from '../../../src/table/game.js';
import { appWords } from '../../../src/words/app/index.js';
import { createWording } from '../../../src/words/words.js';
import { opening } from './board/sample.js';

const game: AnyGame = downfall;
const wording = createWording({ app: appWords, downfall: downfall.words });

function read(
  typed: string,
  faction: 'soviet' | 'western',
  place: Partial<Record<UnitId, string>>,
  lang: 'en' | 'ko',
): unknown {
  const state = opening();
  for (const [id, at] of Object.entries(place))
    state.units[id as UnitId] = { ...state.units[id as UnitId], status: 'map', at };
  const order: NonNullable<DownfallState['order']> = {
    faction,
    source: faction === 'soviet' ? 'S-ops-1' : 'W-ops-2',
    steps: ['move'],
    mp: 4,
    moves: ['infantry', 'armored'],
    mostUnits: null,
    primary: [],
    attacks: 0,
    freeAttacks: 0,
    special: [],
    naval: false,
    partisans: false,
    drm: 0,
    noEnemyAir: false,
    portsOnly: null,
    begun: true,
    attacked: [],
    defended: [],
    struck: [],
    prepared: [],
    then: 'event',
  };
  state.active = faction;
  state.order = order;
  const question = marchQuestion(state, order);
  return answersOf(readAt(game, state, { question, seat: faction, begun: null }, typed, lang, wording));
}

describe('typed marches', () => {
  const east = { 'sov-21-65-24': '3438', 'sov-64-57-69': '3438' } as const;

  it.each([
    ['21A 3438-3439', 'en'],
    ['21/65/24 3438 > 3439', 'en'],
    ['21A 3439', 'en'],
    ['21/65/24 → 3439', 'ko'],
  ] as const)('%s', (typed, lang) => {
    expect(read(typed, 'soviet', east, lang)).toEqual([[{ subject: 'sov-21-65-24', path: ['3439'] }]]);
  });

  it('name a stack at once, and several lines one after another', () => {
    const one = { subject: 'sov-21-65-24', path: ['3439'] };
    const two = { subject: 'sov-64-57-69', path: ['3439'] };
    expect(read('21A+64A 3438-3439', 'soviet', east, 'en')).toEqual([[one], [two]]);
    expect(read('21A 3438-3439\n64A 3438-3439', 'soviet', east, 'en')).toEqual([[one], [two]]);
  });

  it('lead to a city by its name', () => {
    for (const [typed, lang] of [
      ['21/65/24 Kiev', 'en'],
      ['21a → 키예프', 'ko'],
      ['21/65/24 키예프로', 'ko'],
    ] as const) {
      expect(read(typed, 'soviet', { 'sov-21-65-24': '3231' }, lang), typed).toEqual([
        [{ subject: 'sov-21-65-24', path: ['3230'] }],
      ]);
    }
  });

  it('say what is wrong with what cannot be done', () => {
    expect(read('21A 3438-1132', 'soviet', east, 'en')).toEqual([]);
  });
});

describe('short names', () => {
  it('know armies, corps and nationalities', () => {
    expect(shortNames('okh-18')).toContain('18a');
    expect(shortNames('okh-xxiv-pz')).toContain('24pz');
    expect(shortNames('wes-us-3')).toContain('us3');
    expect(shortNames('sov-3gdtk')).toContain('3gtk');
    expect(shortNames('sov-8-54-59')).toEqual(['8a', '54a', '59a']);
  });
});
