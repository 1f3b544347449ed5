// All English words of Downfall.
import { beaches } from './en/beaches.js';
import { board } from './en/board.js';
import { cards } from './en/cards.js';
import { fleets } from './en/fleets.js';
import { naval } from './en/naval.js';
import { options } from './en/options.js';
import { panels } from './en/panels.js';
import { places } from './en/places.js';
import { questions } from './en/questions.js';
import { refusals } from './en/refusals.js';
import { reports } from './en/reports.js';
import { unitNames } from './en/unit-names.js';
import { unitTypes } from './en/unit-types.js';
import { units } from './en/units.js';
import { whatIf } from './en/what-if.js';
import { coach } from './en/coach.js';
import { repairs } from './en/repairs.js';
import { rules } from './en/rules.js';

export const en = {
  ...beaches,
  ...board,
  ...cards,
  ...fleets,
  ...naval,
  ...options,
  ...panels,
  ...places,
  ...questions,
  ...refusals,
  ...reports,
  ...unitNames,
  ...unitTypes,
  ...units,
  ...coach,
  ...repairs,
  ...rules,
  ...whatIf,
} as const;
