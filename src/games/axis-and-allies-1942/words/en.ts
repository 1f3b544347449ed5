// All English words of Axis & Allies 1942.
import { aliases } from './en/aliases.js';
import { battleOrders } from './en/battle-orders.js';
import { bid } from './en/bid.js';
import { board } from './en/board.js';
import { options } from './en/options.js';
import { picture } from './en/picture.js';
import { powers } from './en/powers.js';
import { questions } from './en/questions.js';
import { references } from './en/references.js';
import { reports } from './en/reports.js';
import { spaces } from './en/spaces.js';
import { coach } from './en/coach.js';
import { repairs } from './en/repairs.js';
import { rules } from './en/rules.js';
import { why } from './en/why.js';

export const en = {
  ...aliases,
  ...battleOrders,
  ...bid,
  ...board,
  ...options,
  ...picture,
  ...powers,
  ...questions,
  ...references,
  ...reports,
  ...spaces,
  ...coach,
  ...repairs,
  ...rules,
  ...why,
} as const;
