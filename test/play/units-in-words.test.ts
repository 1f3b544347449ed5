// Units at the beginning or the end of a typed line.
import { expect, it } from 'vitest';
import { appWording } from '../../src/app/wording.js';
import { NamesOnOffer } from '../../src/play/typing/names-on-offer.js';
import { unitsAround } from '../../src/play/typing/units-in-words.js';

const infantry = { id: 'infantry', text: { key: 'unit.infantry', ns: 'axis-and-allies-1942' }, max: 9 };

/** Counts how often a name is looked for. */
class Counted extends NamesOnOffer {
  looks = 0;

  override namesakes: NamesOnOffer['namesakes'] = (typed, items) => {
    this.looks += 1;
    return super.namesakes(typed, items);
  };
}

const names = (): Counted => new Counted(appWording(), 'axis-and-allies-1942');

it('are found behind what stands before them', () => {
  expect(unitsAround(names(), 'from the far east 3 infantry'.split(' '), [infantry])).toMatchObject({
    units: { infantry: 3 },
    rest: ['from', 'the', 'far', 'east'],
  });
});

it('are not looked for behind each of a thousand words', () => {
  const looksIn = (count: number): number => {
    const counted = names();
    unitsAround(
      counted,
      Array.from({ length: count }, () => 'word'),
      [infantry],
    );
    return counted.looks;
  };
  expect(looksIn(100)).toBeGreaterThan(0);
  expect(looksIn(1_000)).toBe(looksIn(100));
});
