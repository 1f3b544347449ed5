// Long work in slices: what is written is the document, and others get their turn meanwhile.
import { expect, it } from 'vitest';
import { atOnce, createYield, runYielding, jsonOf, sliceMs, type Steps } from '../../src/store/yielding.js';

it('writes what JSON would, without what is undefined', async () => {
  const document = { format: 'x', list: [{ a: 1 }, [2], null], none: [], left: undefined, at: null };
  expect(JSON.parse(await jsonOf(document))).toEqual({ format: 'x', list: [{ a: 1 }, [2], null], none: [], at: null });
});

it('lets others have their turn between the items of a long list', async () => {
  let turns = 0;
  const others = setInterval(() => turns++, 0);
  const item = Array.from({ length: 20_000 }, (_, n) => n);
  const list = Array.from({ length: 600 }, () => item);
  await jsonOf({ list });
  clearInterval(others);
  expect(turns).toBeGreaterThan(1);
});

it('goes on at once while a slice has not passed', async () => {
  const yieldToOthers = createYield();
  let turned = false;
  setImmediate(() => (turned = true));
  await yieldToOthers();
  expect(turned).toBe(false);
});

it('lets others have their turn between the steps of work, and comes to the same as without them', async () => {
  function* work(): Steps<number> {
    let sum = 0;
    for (let n = 0; n < 5; n++) {
      const until = performance.now() + sliceMs;
      while (performance.now() < until) sum += 0;
      sum += n;
      yield;
    }
    return sum;
  }
  let turns = 0;
  const others = setInterval(() => turns++, 0);
  expect(await runYielding(work())).toBe(10);
  clearInterval(others);
  expect(turns).toBeGreaterThan(1);
  expect(atOnce(work())).toBe(10);
});
