// A combat is told in one line when it is over: what became of the place, what both sides lost, who fell back.
import { expect, it } from 'vitest';
import { downfall } from '../../../src/games/downfall/index.js';
import { ours } from '../../../src/games/downfall/data/own-files.js';
import { Toll } from '../../../src/games/downfall/reports/toll.js';
import { unitName } from '../../../src/games/downfall/reports/places.js';
import type { Text } from '../../../src/table/text.js';
import { createWording } from '../../../src/words/words.js';

const wording = createWording({ downfall: downfall.words });
const both = (text: Text): readonly string[] =>
  (['en', 'ko'] as const).map((lang) => wording.say(text, lang, 'downfall'));

it('adds up steps, names what was turned over and what is gone', () => {
  const toll = new Toll(ours);
  toll.lost('okh', { how: 'flip', unit: 'okh-1pz' }, false);
  toll.lost('soviet', { how: 'step', unit: 'sov-33-49-50' }, false);
  toll.lost('soviet', { how: 'step', unit: 'sov-33-49-50' }, false);
  toll.lost('soviet', { how: 'step', unit: 'sov-2gd' }, true);
  expect(both(toll.text('held', '2927', 'okh', 'soviet'))).toEqual([
    'Soviet holds Czernowitz 2927. OKH lost the armored side of 1st Pz; Soviet lost 2 steps of 33/49/50 and all of 2nd Gd.',
    '소련이 체르노비츠 2927을 지켰습니다. OKH 손실: 1기갑군 기갑 면. 소련 손실: 33/49/50 2스텝, 근위 2군 전멸.',
  ]);
});

it('says who took the place, and where the others fell back', () => {
  const toll = new Toll(ours);
  toll.lost('soviet', { how: 'step', unit: 'sov-2gd' }, false);
  toll.fellBack(unitName(ours, 'sov-2gd'), '3029');
  toll.entered('okh-1pz');
  expect(both(toll.text('taken', '2927', 'okh', 'soviet'))).toEqual([
    'Czernowitz 2927 is taken by 1st Pz. OKH lost nothing; Soviet lost a step of 2nd Gd. 2nd Gd fell back to Vinnitsa 3029.',
    '1기갑군이 체르노비츠 2927을 점령했습니다. OKH 손실 없음. 소련 손실: 근위 2군 1스텝. 근위 2군: 빈니차 3029로 후퇴.',
  ]);
});
