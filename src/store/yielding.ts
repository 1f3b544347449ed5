// Long work in small slices that yields to the event loop, so that presses are answered meanwhile.
import { setImmediate } from 'node:timers/promises';

/** Milliseconds of work before it yields. */
export const sliceMs = 8;

/**
 * Made where long work begins, called between its steps: yields to the event loop once a slice has passed.
 * The embedded database answers without doing so.
 */
export function createYield(): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < sliceMs) return;
    await setImmediate();
    since = performance.now();
  };
}

/** Work that stops wherever something else may have its turn. */
export type Steps<T> = Generator<undefined, T, undefined>;

/** Does such work, yielding between its steps. */
export async function runYielding<T>(steps: Steps<T>): Promise<T> {
  const yieldToOthers = createYield();
  for (;;) {
    const { done, value } = steps.next();
    if (done === true) return value;
    await yieldToOthers();
  }
}

/** Does such work without a stop. */
export function atOnce<T>(steps: Steps<T>): T {
  for (;;) {
    const { done, value } = steps.next();
    if (done === true) return value;
  }
}

/**
 * The rows of a long list, read page by page as they are asked for; after each that was worked on others may have their turn.
 * @param size the rows of a full page.
 * @param find the page behind a row; the first one when there is none.
 */
export async function* inPages<Row>(
  size: number,
  find: (last: Row | undefined) => Promise<readonly Row[]>,
): AsyncGenerator<Row, void, undefined> {
  const yieldToOthers = createYield();
  for (let last: Row | undefined; ;) {
    const page = await find(last);
    for (const row of page) {
      yield row;
      await yieldToOthers();
    }
    if (page.length < size) return;
    last = page.at(-1);
  }
}

/** A document as JSON: what it holds on a line each, lists item by item. */
export async function jsonOf(document: object): Promise<string> {
  const yieldToOthers = createYield();
  const members: string[] = [];
  for (const [name, value] of Object.entries(document)) {
    if (value === undefined) continue;
    if (!Array.isArray(value)) members.push(`${JSON.stringify(name)}: ${JSON.stringify(value)}`);
    else {
      const items: string[] = [];
      for (const item of value) {
        items.push(JSON.stringify(item));
        await yieldToOthers();
      }
      members.push(`${JSON.stringify(name)}: [${items.map((item) => `\n  ${item}`).join(',')}\n ]`);
    }
    await yieldToOthers();
  }
  return `{\n ${members.join(',\n ')}\n}`;
}
