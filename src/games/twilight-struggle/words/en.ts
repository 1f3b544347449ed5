// All English words of Twilight Struggle.
import { aliases } from './en/aliases.js';
import { board } from './en/board.js';
import { earlyWarCards } from './en/early-war-cards.js';
import { events } from './en/events.js';
import { instructions } from './en/instructions.js';
import { lastingEffects } from './en/lasting-effects.js';
import { lateWarCards } from './en/late-war-cards.js';
import { midWarCards } from './en/mid-war-cards.js';
import { names } from './en/names.js';
import { optionalAndPromoCards } from './en/optional-and-promo-cards.js';
import { options } from './en/options.js';
import { panels } from './en/panels.js';
import { questions } from './en/questions.js';
import { references } from './en/references.js';
import { reports } from './en/reports.js';
import { rulings } from './en/rulings.js';
import { coach } from './en/coach.js';
import { repairs } from './en/repairs.js';
import { rules } from './en/rules.js';

export const en = {
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
