// All Korean words of Axis & Allies 1942.
import { aliases } from './ko/aliases.js';
import { battleOrders } from './ko/battle-orders.js';
import { bid } from './ko/bid.js';
import { board } from './ko/board.js';
import { options } from './ko/options.js';
import { picture } from './ko/picture.js';
import { powers } from './ko/powers.js';
import { questions } from './ko/questions.js';
import { references } from './ko/references.js';
import { reports } from './ko/reports.js';
import { spaces } from './ko/spaces.js';
import { coach } from './ko/coach.js';
import { repairs } from './ko/repairs.js';
import { rules } from './ko/rules.js';
import { why } from './ko/why.js';

export const ko = {
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
