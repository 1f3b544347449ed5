// Names of places in what players write, given in both languages.
import { expect, it } from 'vitest';
import { appWording } from '../../src/app/wording.js';
import { twinNames } from '../../src/discord/tables/twin-names.js';
import { games } from '../../src/games/registry.js';

const wording = appWording({});

function named(kind: string, text: string): readonly string[] {
  const rules = games.get(kind);
  if (rules === undefined) throw new Error(`no game ${kind}`);
  return twinNames(wording, rules, text).map(({ en }) => en);
}

it('finds them in either language, with particles, in the order in which they stand', () => {
  expect(named('diplomacy', 'DMZ in the black sea, please. 뮌헨에서 버건디로 가지 마세요, Paris도.')).toEqual([
    'Black Sea',
    'Munich',
    'Burgundy',
    'Paris',
  ]);
  expect(named('twilight-struggle', '이란과 South Korea')).toEqual(['Iran', 'South Korea']);
});

it('takes the longer of two names that hold one another, and no part of a word', () => {
  expect(named('diplomacy', 'North Africa and comparison of Parisians')).toEqual(['North Africa']);
  expect(named('diplomacy', '그냥 인사')).toEqual([]);
});
