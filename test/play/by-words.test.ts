// Names found by some of their words, written apart or, as Korean often is, as one.
import { expect, it } from 'vitest';
import { byWords } from '../../src/play/typing/by-words.js';

const fleets = ['영국 왕립 해군', '해군 창설', '영국 공군'];
const among = (typed: string): string | undefined => byWords(typed, fleets, (name) => [name]);

it.each(['왕립해군', '영국왕립'])('words written as one are those of a name: %s', (typed) => {
  expect(among(typed)).toBe('영국 왕립 해군');
});

it.each(['왕립', '국왕립', '해군'])('less than two words, or a piece of one, say too little: %s', (typed) => {
  expect(among(typed)).toBeUndefined();
});
