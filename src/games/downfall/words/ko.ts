// All Korean words of Downfall.
import { beaches } from './ko/beaches.js';
import { board } from './ko/board.js';
import { cards } from './ko/cards.js';
import { fleets } from './ko/fleets.js';
import { naval } from './ko/naval.js';
import { options } from './ko/options.js';
import { panels } from './ko/panels.js';
import { places } from './ko/places.js';
import { questions } from './ko/questions.js';
import { refusals } from './ko/refusals.js';
import { reports } from './ko/reports.js';
import { unitNames } from './ko/unit-names.js';
import { unitTypes } from './ko/unit-types.js';
import { units } from './ko/units.js';
import { whatIf } from './ko/what-if.js';
import { coach } from './ko/coach.js';
import { repairs } from './ko/repairs.js';
import { rules } from './ko/rules.js';

export const ko = {
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
