// Giving out seats, as a calculation: wishes, what stays free, and what one person may hold.
import { describe, expect, it } from 'vitest';
import { allocate, drawsOf, type Allocation, type Applicant } from '../../src/play/lobby/allocation.js';
import { SeededDice } from '../../src/table/dice.js';

const seats = ['oak', 'elm', 'ash', 'sun', 'moon', 'star'];
const trees = ['oak', 'elm', 'ash'];
const bundles = seats.map((seat) => [seat]);

function somebody(userId: string, rest: Partial<Applicant> = {}): Applicant {
  return { userId, wishes: [], more: false, seats: [], ...rest };
}

/** One side each. */
function mayHold(held: readonly string[]): boolean {
  return held.every((seat) => trees.includes(seat)) || held.every((seat) => !trees.includes(seat));
}

function givenTo({ given }: Allocation, userId: string): readonly string[] {
  return given.flatMap((one) => (one.userId === userId ? one.bundle : []));
}

describe('seats that stay free', () => {
  it('go one by one to whoever has fewest, and never across what one person may hold', () => {
    const applicants = [
      somebody('a', { seats: ['oak', 'elm'], more: true }),
      somebody('b', { seats: ['sun'], more: true }),
      somebody('c', { seats: ['moon'] }),
    ];
    const done = allocate({ bundles, applicants }, mayHold, new SeededDice('free'));
    expect([givenTo(done, 'a'), givenTo(done, 'b'), givenTo(done, 'c')]).toEqual([['ash'], ['star'], []]);
    expect(done).toMatchObject({ free: [], lots: [] });
    // Whoever would take more but has the most waits for the others of the side.
    const rivals = [
      somebody('a', { seats: ['sun', 'moon'], more: true }),
      somebody('b', { seats: [], more: true, wishes: [['star']] }),
    ];
    const shared = allocate(
      { bundles: [['sun'], ['moon'], ['star'], ['dawn'], ['dusk']], applicants: rivals },
      () => true,
      new SeededDice('1'),
    );
    expect(givenTo(shared, 'b')).toEqual(['star', 'dawn']);
    expect(givenTo(shared, 'a')).toEqual(['dusk']);
  });

  it('go by wishes first', () => {
    const applicants = [somebody('a', { seats: ['oak'], more: true, wishes: [['ash']] })];
    const done = allocate({ bundles: [['oak'], ['elm'], ['ash']], applicants }, mayHold, new SeededDice('wish'));
    expect(givenTo(done, 'a')).toEqual(['ash', 'elm']);
  });

  it('are left to nobody where nobody may hold them', () => {
    const applicants = [somebody('a', { seats: trees, more: true })];
    const done = allocate({ bundles, applicants }, mayHold, new SeededDice('none'));
    expect(done).toMatchObject({ given: [], free: [['sun'], ['moon'], ['star']] });
  });
});

describe('the lot', () => {
  it('is drawn for the order of people only where somebody has wishes, and its draws are counted', () => {
    const dice = new SeededDice('lot');
    const plain = allocate({ bundles, applicants: ['a', 'b', 'c'].map((id) => somebody(id)) }, mayHold, dice);
    expect(plain.lots).toEqual([6]);
    expect(dice.draws).toBe(drawsOf(plain.lots));
    const wishing = new SeededDice('lot');
    const applicants = [somebody('a', { wishes: [['sun']] }), somebody('b'), somebody('c')];
    const picky = allocate({ bundles, applicants }, mayHold, wishing);
    expect(picky.lots).toEqual([3, 5]);
    expect(wishing.draws).toBe(drawsOf(picky.lots));
    expect(givenTo(picky, 'a')).toEqual(['sun']);
  });

  it('decides between equal wishes, so that nobody is first by having come first', () => {
    const firsts = Array.from({ length: 30 }, (_, n) => {
      const applicants = ['a', 'b'].map((id) => somebody(id, { wishes: [['sun']] }));
      return allocate({ bundles, applicants }, mayHold, new SeededDice(`seed ${n}`)).given[0]?.userId;
    });
    expect(new Set(firsts)).toEqual(new Set(['a', 'b']));
  });

  it('has no seat for more people than there are seats', () => {
    const applicants = ['a', 'b'].map((id) => somebody(id));
    expect(() => allocate({ bundles: [['sun']], applicants }, mayHold, new SeededDice('full'))).toThrow(RangeError);
  });
});
