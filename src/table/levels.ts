// How well a computer player plays.

/** Beginners look less far; the strong think longer. */
export const levels = ['beginner', 'usual', 'strong'] as const;
export type Level = (typeof levels)[number];
