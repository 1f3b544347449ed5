// Small words between names, which say nothing by themselves.

export const joining: ReadonlySet<string> = new Set([
  ...['and', 'then', 'to', 'into', 'in', 'at', 'on', 'onto', 'of', 'from', 'the', 'with'],
  ...['와', '과', '및', '그리고'],
]);
