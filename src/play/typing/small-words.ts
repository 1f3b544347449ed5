// Small words between names, which say nothing by themselves.

/** Those that say what a thing is done with or for: they may stand before a name, but never begin one. */
export const beside: ReadonlySet<string> = new Set(['for', 'by', 'as', 'via', 'using', 'but', 'not']);

export const joining: ReadonlySet<string> = new Set([
  ...['and', 'then', 'to', 'into', 'in', 'at', 'on', 'onto', 'of', 'from', 'the', 'with'],
  ...['와', '과', '및', '그리고'],
]);
