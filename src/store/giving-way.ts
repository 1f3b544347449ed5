// Long work in small slices, between which presses are answered.
import { setImmediate } from 'node:timers/promises';

const sliceMs = 8;

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
