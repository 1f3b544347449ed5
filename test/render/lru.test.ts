// The bounded store of the painters: it forgets what was used longest ago, and says so.
import { expect, it } from 'vitest';
import { createLru } from '../../src/render/lru.js';

it('lets the least used go as soon as all would be too much', () => {
  const gone: string[] = [];
  const store = createLru<string>(
    10,
    ({ length }) => length,
    (value) => gone.push(value),
  );
  store.set('a', 'aaaa');
  store.set('b', 'bbbb');
  expect(store.get('a')).toBe('aaaa');
  store.set('c', 'cccc');
  expect(gone).toEqual(['bbbb']);
  expect([store.get('a'), store.get('b'), store.get('c')]).toEqual(['aaaa', undefined, 'cccc']);
});

it('lets a replaced value go, and keeps the newest even when it alone is too large', () => {
  const gone: string[] = [];
  const store = createLru<string>(
    5,
    ({ length }) => length,
    (value) => gone.push(value),
  );
  store.set('a', 'one');
  store.set('a', 'two');
  expect(gone).toEqual(['one']);
  store.set('big', 'more than five');
  expect(gone).toEqual(['one', 'two']);
  expect(store.get('big')).toBe('more than five');
});
