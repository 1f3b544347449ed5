// Names found as people type them.
import { describe, expect, it } from 'vitest';
import { foldName, NameIndex, nearestNames, splitCount } from '../../src/table/names.js';

describe('names', () => {
  const index = new NameIndex(
    ['norway', 'north-sea', 'germany'],
    (id) =>
      ({ norway: ['Norway', '노르웨이'], 'north-sea': ['North Sea', '북해'], germany: ['Germany', '독일'] })[id] ?? [],
  );

  it('are folded: case, accents and signs do not count', () => {
    expect(foldName(' São-Tomé! ')).toBe('saotome');
    expect(foldName('노르웨이 해')).toBe('노르웨이해');
  });

  it('are found exactly, or by their beginning', () => {
    expect(index.starting('nor')).toEqual(['norway', 'north-sea']);
    expect(index.starting('norw')).toEqual(['norway']);
    expect(index.exact('북해')).toEqual(['north-sea']);
    expect(index.starting('')).toEqual([]);
  });

  it('are guessed at after a slip; Korean by letters', () => {
    expect(index.near('norwya')).toEqual(['norway']);
    expect(index.near('노르외이')).toEqual(['norway']);
    expect(index.near('독임')).toEqual(['germany']);
    expect(nearestNames('zzzzzz', [['norway', 1]])).toEqual([]);
  });

  it('lose the number at either end', () => {
    for (const typed of ['France 2', '2 France', 'France x2', 'France: 2', '2× France']) {
      expect(splitCount(typed)).toEqual({ name: 'France', count: 2 });
    }
    expect(splitCount('France')).toEqual({ name: 'France', count: undefined });
    expect(splitCount('7')).toEqual({ name: '7', count: undefined });
  });
});
