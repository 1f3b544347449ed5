// All English words of Diplomacy.
import { board } from './en/board.js';
import { flow } from './en/flow.js';
import { letters } from './en/letters.js';
import { names } from './en/names.js';
import { orders } from './en/orders.js';
import { results } from './en/results.js';
import { coach } from './en/coach.js';
import { repairs } from './en/repairs.js';
import { rules } from './en/rules.js';

export const en = {
  ...names,
  ...letters,
  ...orders,
  ...flow,
  ...results,
  ...board,
  ...coach,
  ...repairs,
  ...rules,
} as const;
