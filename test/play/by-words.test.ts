// Names found by some of their words, written apart or, as Korean often is, as one.
import { expect, it } from 'vitest';
import { byWords } from '../../src/play/typing/by-words.js';

const fleets = ['영국 왕립 해군', '해군 창설', '영국 공군'];
const among = (typed: string): string | undefined => byWords(typed, fleets, (name) => [name]);

it.each(['왕립해군', '영국왕립'])('words written as one are those of a name: %s', (typed) => {
  expect(among(typed)).toBe('영국 왕립 해군');
});

it('cards go by one word that no other has', () => {
  const cards = ['민주주의의 병기창', '영국 왕립 해군', '해군 창설', 'Arsenal of Democracy'];
  const card = (typed: string): string | undefined => byWords(typed, cards, (name) => [name], true);
  expect(['병기창', '병기창을', '왕립', 'arsenal', '해군', '창', 'of', 'arse'].map(card)).toEqual([
    '민주주의의 병기창',
    '민주주의의 병기창',
    '영국 왕립 해군',
    'Arsenal of Democracy',
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});

it.each(['왕립', '국왕립', '해군'])('less than two words, or a piece of one, say too little: %s', (typed) => {
  expect(among(typed)).toBeUndefined();
});
