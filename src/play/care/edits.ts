// Changes parts of a position by their paths.
import { anyJson } from '../../store/json.js';
import type { HostAct } from '../motions/act.js';

type Edit = HostAct['edits'][number];

/** The same position with some parts put right; what is given is not changed. */
export function edited(state: object, edits: readonly Edit[]): object {
  const copy: unknown = structuredClone(state);
  for (const edit of edits) apply(copy, edit);
  return Object(copy) as object;
}

/** What has to be put where to make one position of another: fields one by one, everything else as a whole. */
export function differences(before: unknown, after: unknown, path: readonly string[] = []): readonly Edit[] {
  if (JSON.stringify(before) === JSON.stringify(after)) return [];
  if (!isFields(before) || !isFields(after)) {
    return [{ path: [...path], ...(after === undefined ? {} : { value: anyJson.parse(after) }) }];
  }
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return keys.flatMap((key) => differences(before[key], after[key], [...path, key]));
}

function isFields(part: unknown): part is Record<string, unknown> {
  return isTree(part) && !Array.isArray(part);
}

/** What stands at a path; undefined where there is nothing. */
export function partAt(state: unknown, path: readonly string[]): unknown {
  let part = state;
  for (const step of path) part = isTree(part) && Object.hasOwn(part, step) ? part[step] : undefined;
  return part;
}

function apply(state: unknown, { path, ...rest }: Edit): void {
  const last = path.at(-1);
  const parent = partAt(state, path.slice(0, -1));
  if (last === undefined || !isTree(parent)) return;
  if (Array.isArray(parent)) {
    const at = last === '-' ? parent.length : Number(last);
    if (!Number.isInteger(at) || at < 0 || at > parent.length) return;
    if ('value' in rest) parent[at] = rest.value;
    else parent.splice(at, 1);
  } else if ('value' in rest) parent[last] = rest.value;
  else Reflect.deleteProperty(parent, last);
}

function isTree(part: unknown): part is Record<string, unknown> {
  return typeof part === 'object' && part !== null;
}
