// All Korean words of Diplomacy.
import { board } from './ko/board.js';
import { flow } from './ko/flow.js';
import { letters } from './ko/letters.js';
import { names } from './ko/names.js';
import { orders } from './ko/orders.js';
import { results } from './ko/results.js';
import { coach } from './ko/coach.js';
import { repairs } from './ko/repairs.js';
import { rules } from './ko/rules.js';

export const ko = {
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
