// How a table may talk and whether its players are known: chosen before the start, shown to everybody.
import { z } from 'zod';

/** In secret and in public; in public only; not at all; both as far as the game's rulebook lets its players talk. */
export const pressRules = ['all', 'public', 'none', 'rulebook'] as const;
export type PressRule = (typeof pressRules)[number];

/** What a table says about talking, each with the usual value. */
export const pressFields = {
  /** Who may talk with whom. */
  press: z.enum(pressRules).default('all'),
  /** Until the end nobody is told who plays which seat. */
  anonymous: z.boolean().default(false),
};

/** The same to be chosen from. */
export const chosenPressFields = { press: z.enum(pressRules), anonymous: z.boolean() };
