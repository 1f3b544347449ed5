// Long work in small slices, between which presses are answered.
import { setImmediate } from 'node:timers/promises';

/** So long work goes on before it gives way. */
export const sliceMs = 8;

/**
 * Made where long work begins, called between its steps: gives way to everything that waits once a slice has passed.
 * The embedded database answers without doing so.
 */
export function givingWay(): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < sliceMs) return;
    await setImmediate();
    since = performance.now();
  };
}

/** Work that stops wherever something else may have its turn. */
export type Steps<T> = Generator<undefined, T, undefined>;

/** Does such work, giving way between its steps. */
export async function inTurns<T>(steps: Steps<T>): Promise<T> {
  const giveWay = givingWay();
  for (;;) {
    const { done, value } = steps.next();
    if (done === true) return value;
    await giveWay();
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
  const giveWay = givingWay();
  for (let last: Row | undefined; ;) {
    const page = await find(last);
    for (const row of page) {
      yield row;
      await giveWay();
    }
    if (page.length < size) return;
    last = page.at(-1);
  }
}

/** A document as JSON: what it holds on a line each, lists item by item. */
export async function jsonOf(document: object): Promise<string> {
  const giveWay = givingWay();
  const members: string[] = [];
  for (const [name, value] of Object.entries(document)) {
    if (value === undefined) continue;
    if (!Array.isArray(value)) members.push(`${JSON.stringify(name)}: ${JSON.stringify(value)}`);
    else {
      const items: string[] = [];
      for (const item of value) {
        items.push(JSON.stringify(item));
        await giveWay();
      }
      members.push(`${JSON.stringify(name)}: [${items.map((item) => `\n  ${item}`).join(',')}\n ]`);
    }
    await giveWay();
  }
  return `{\n ${members.join(',\n ')}\n}`;
}
