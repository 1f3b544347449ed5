// Names found as people type them.
import { describe, expect, it } from 'vitest';
import {
  foldName,
  NameIndex,
  nearestNames,
  splitCount,
  withoutParticle,
  behindParticle,
} from '../../src/table/names.js';

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

  it.each([
    ['Attack with armour', 'Attack with armor'],
    ['Mutual Defence Pact', 'Mutual Defense Pact'],
    ['Pearl Harbour', 'Pearl Harbor'],
    ['mobilise', 'mobilize'],
  ])('are the same however English is spelt: %s', (british, american) => {
    expect(foldName(british)).toBe(foldName(american));
  });

  it('are found exactly, or by their beginning', () => {
    expect(index.starting('nor')).toEqual(['norway', 'north-sea']);
    expect(index.starting('norw')).toEqual(['norway']);
    expect(index.exact('북해')).toEqual(['north-sea']);
    expect(index.starting('')).toEqual([]);
  });

  it('that are whole go before longer ones, and each thing is found once', () => {
    const places = new NameIndex(['york', 'yorkshire', 'new-york'], (id) =>
      id === 'new-york' ? ['New York', 'Newark', 'NY', 'New-York!'] : [id],
    );
    expect(places.starting('york')).toEqual(['york']);
    expect(places.starting('yor')).toEqual(['york', 'yorkshire']);
    expect(places.starting('new')).toEqual(['new-york']);
    expect(places.exact('newyork')).toEqual(['new-york']);
  });

  it('are guessed at after a slip; Korean by letters', () => {
    expect(index.near('norwya')).toEqual(['norway']);
    expect(index.near('노르외이')).toEqual(['norway']);
    expect(index.near('독임')).toEqual(['germany']);
    expect(nearestNames('zzzzzz', [['norway', 1]])).toEqual([]);
    expect(nearestNames('ukrane', [['ukrainessr', 1]])).toEqual([1]);
  });

  it('are guessed at nearest first, one guess for each thing, and no more than asked for', () => {
    const names = [
      ['berlyna', 'far'],
      ['berlin', 'near'],
      ['berlins', 'near'],
      ['bern', 'other'],
    ] as const;
    expect(nearestNames('berlyn', names.toReversed()).slice(0, 2)).toEqual(['far', 'near']);
    expect(nearestNames('berlin', names)[0]).toBe('near');
    expect(nearestNames('berlim', names)[0]).toBe('near');
    expect(nearestNames('berlim', names).filter((one) => one === 'near')).toHaveLength(1);
    expect(nearestNames('berlim', names, 1)).toEqual(['near']);
  });

  it('of the other script are no guess', () => {
    expect(nearestNames('독', [['d', 1]])).toEqual([]);
    expect(nearestNames('abcdef', [['가나다', 1]])).toEqual([]);
  });

  it('are guessed after two letters have changed places, but not from words that only begin alike', () => {
    const names = [
      ['italy', 'italy'],
      ['helgolandbight', 'sea'],
      ['이탈리아', 'ko'],
    ] as const;
    expect(nearestNames('itlay', names)).toEqual(['italy']);
    expect(nearestNames('이털리아', names)).toEqual(['ko']);
    expect(nearestNames('hello', names)).toEqual([]);
    expect(nearestNames('helgolnad', names)).toEqual(['sea']);
    expect(nearestNames('ok', [['oka', 1]])).toEqual([]);
  });

  it('lose a Korean particle', () => {
    expect(withoutParticle('영국 해협으로')[0]).toBe('영국 해협');
    expect(withoutParticle('파리')).toEqual([]);
    expect(behindParticle('에서버건디')[0]).toBe('버건디');
  });

  it('lose the number at either end', () => {
    for (const typed of ['France 2', '2 France', 'France x2', 'France: 2', '2× France']) {
      expect(splitCount(typed)).toEqual({ name: 'France', count: 2 });
    }
    for (const typed of ['프랑스 2', '프랑스에 2개', '프랑스 2점', '2개 프랑스', '프랑스: 2 개']) {
      const { name, count } = splitCount(typed);
      expect([name.replace(/에$/u, ''), count]).toEqual(['프랑스', 2]);
    }
    expect(splitCount('France')).toEqual({ name: 'France', count: undefined });
    expect(splitCount('7')).toEqual({ name: '7', count: undefined });
  });
});
