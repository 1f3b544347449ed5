// Compares what is with what a scenario wants of it.

/**
 * Where `found` differs from `wanted`: objects by the fields named in `wanted`, everything else as a whole.
 * @returns one line per difference, with its path.
 */
export function differences(found: unknown, wanted: unknown, path = ''): string[] {
  if (isObject(wanted)) {
    if (!isObject(found)) return [`${path || 'it'} is ${show(found)}, not an object`];
    return Object.entries(wanted).flatMap(([name, value]) =>
      differences(found[name], value, path === '' ? name : `${path}.${name}`),
    );
  }
  const same = JSON.stringify(found ?? null) === JSON.stringify(wanted ?? null);
  return same ? [] : [`${path || 'it'} is ${show(found)}, not ${show(wanted)}`];
}

/** The same value with all its lists in one order, for comparing what is in them whatever their sequence. */
export function inOneOrder(value: unknown): unknown {
  if (Array.isArray(value)) {
    const items = value.map((item: unknown) => inOneOrder(item));
    return items.sort((a, b) => (show(a) < show(b) ? -1 : 1));
  }
  if (!isObject(value)) return value;
  const names = Object.keys(value).sort();
  return Object.fromEntries(names.map((name) => [name, inOneOrder(value[name])]));
}

/** Lays a patch over a value: objects field by field, everything else as a whole. */
export function laidOver(base: unknown, patch: unknown): unknown {
  if (!isObject(base) || !isObject(patch)) return patch;
  return {
    ...base,
    ...Object.fromEntries(Object.entries(patch).map(([name, value]) => [name, laidOver(base[name], value)])),
  };
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function show(value: unknown): string {
  return value === undefined ? 'nothing' : JSON.stringify(value);
}
