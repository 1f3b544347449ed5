// All Korean words of Twilight Struggle.
import { aliases } from './ko/aliases.js';
import { board } from './ko/board.js';
import { earlyWarCards } from './ko/early-war-cards.js';
import { events } from './ko/events.js';
import { instructions } from './ko/instructions.js';
import { lastingEffects } from './ko/lasting-effects.js';
import { lateWarCards } from './ko/late-war-cards.js';
import { midWarCards } from './ko/mid-war-cards.js';
import { names } from './ko/names.js';
import { optionalAndPromoCards } from './ko/optional-and-promo-cards.js';
import { options } from './ko/options.js';
import { panels } from './ko/panels.js';
import { questions } from './ko/questions.js';
import { references } from './ko/references.js';
import { reports } from './ko/reports.js';
import { rulings } from './ko/rulings.js';
import { coach } from './ko/coach.js';
import { repairs } from './ko/repairs.js';
import { rules } from './ko/rules.js';

export const ko = {
  ...aliases,
  ...board,
  ...earlyWarCards,
  ...events,
  ...instructions,
  ...lastingEffects,
  ...lateWarCards,
  ...midWarCards,
  ...names,
  ...optionalAndPromoCards,
  ...options,
  ...panels,
  ...questions,
  ...references,
  ...reports,
  ...rulings,
  ...coach,
  ...repairs,
  ...rules,
} as const;
