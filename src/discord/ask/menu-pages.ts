// Cuts long lists into pages of at most 25, because a menu holds no more.
import type { Text } from '../../table/text.js';
import { limits } from '../limits.js';
import { cut } from '../screen.js';

/** Things under one heading, few enough for one menu. */
export interface MenuPage<T> {
  readonly label: string;
  readonly items: readonly T[];
}

export interface MenuItem {
  readonly text: Text;
  readonly group?: Text;
}

/**
 * Pages of a list: one without a label when everything fits a menu; otherwise one per group, larger groups cut into
 * stretches named after their first and last thing.
 * @param most how many things stand in one list whatever their groups.
 */
export function paginate<T extends MenuItem>(
  list: readonly T[],
  say: (text: Text) => string,
  rest: string,
  most: number = limits.selectOptions,
): MenuPage<T>[] {
  if (list.length <= most) return [{ label: '', items: list }];
  const groups = new Map<string, T[]>();
  for (const one of list) {
    const label = one.group === undefined ? '' : say(one.group);
    const items = groups.get(label);
    if (items === undefined) groups.set(label, [one]);
    else items.push(one);
  }
  return [...groups].flatMap(([label, items]) => pagesOfGroup(label, items, say, groups.size > 1 ? rest : ''));
}

function pagesOfGroup<T extends MenuItem>(
  label: string,
  items: readonly T[],
  say: (text: Text) => string,
  rest: string,
): MenuPage<T>[] {
  const name = label === '' ? rest : label;
  if (items.length <= limits.selectOptions) return [{ label: name, items }];
  const count = Math.ceil(items.length / limits.selectOptions);
  const size = Math.ceil(items.length / count);
  return Array.from({ length: count }, (_, at) => {
    const part = items.slice(at * size, (at + 1) * size);
    const ends = [part[0], part.at(-1)].flatMap((one) => (one === undefined ? [] : [cut(say(one.text), 35)]));
    const span = ends.join(' – ');
    return { label: name === '' ? span : `${cut(name, 24)}: ${span}`, items: part };
  });
}

/** Which page a thing is on; 0 when it is nowhere. */
export function pageWith<T>(pages: readonly MenuPage<T>[], found: (item: T) => boolean): number {
  return Math.max(
    0,
    pages.findIndex((page) => page.items.some(found)),
  );
}
