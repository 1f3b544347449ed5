// “All except …” in both languages, and lines that only look like it.
import { expect, it } from 'vitest';
import { leftOutIn } from '../../src/play/typing/all-but.js';

it.each([
  ['everything except Kamikaze, Imperial Designs', 'Kamikaze, Imperial Designs'],
  ['All cards but Build Army', 'Build Army'],
  ['all except for the Land Battle and Sea Battle', 'the Land Battle and Sea Battle'],
  ['everything other than Build Navy', 'Build Navy'],
  ['all other cards apart from Build Navy', 'Build Navy'],
  ['육군 창설, 육지 전투 빼고 전부', '육군 창설, 육지 전투'],
  ['가미카제를 제외하고 나머지 모두', '가미카제를'],
  ['가미카제빼고 다', '가미카제'],
])('%s', (typed, names) => {
  expect(leftOutIn(typed)).toBe(names);
});

it.each([
  'Build Army',
  'except Kamikaze',
  'Kamikaze except',
  'everything',
  '육군 창설 빼고',
  '전부',
  'Guns and Butter',
  '',
])('is not said by: %s', (typed) => {
  expect(leftOutIn(typed)).toBeUndefined();
});
