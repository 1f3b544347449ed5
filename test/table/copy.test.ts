import { describe, expect, it } from 'vitest';
import { copyOf } from '../../src/table/copy.js';

describe('a copy of a position', () => {
  const position = {
    units: [{ at: 'par', coasts: ['nc'] }],
    last: null,
    owners: { par: 'france' },
    year: 1901,
    open: true,
  };

  it('is the same', () => {
    expect(copyOf(position)).toStrictEqual(position);
    expect(Object.keys(copyOf(position))).toEqual(Object.keys(position));
  });

  it('shares nothing with what was copied, however deep', () => {
    const copy = copyOf(position);
    copy.units[0]?.coasts.push('sc');
    copy.owners.par = 'germany';
    expect(position.units).toEqual([{ at: 'par', coasts: ['nc'] }]);
    expect(position.owners).toEqual({ par: 'france' });
  });
});
