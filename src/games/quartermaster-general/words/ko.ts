// All Korean words of Quartermaster General.
import { aliases } from './ko/aliases.js';
import { refusals } from './ko/refusals.js';
import { board } from './ko/board.js';
import { cardNames } from './ko/card-names.js';
import { cardTypes } from './ko/card-types.js';
import { germanyCards } from './ko/germany-cards.js';
import { instructions } from './ko/instructions.js';
import { italyCards } from './ko/italy-cards.js';
import { japanCards } from './ko/japan-cards.js';
import { nations } from './ko/nations.js';
import { options } from './ko/options.js';
import { panels } from './ko/panels.js';
import { questions } from './ko/questions.js';
import { references } from './ko/references.js';
import { reports } from './ko/reports.js';
import { sovietUnionCards } from './ko/soviet-union-cards.js';
import { spaces } from './ko/spaces.js';
import { unitedKingdomCards } from './ko/united-kingdom-cards.js';
import { unitedStatesCards } from './ko/united-states-cards.js';
import { germanyTotalWarCards } from './ko/germany-total-war-cards.js';
import { unitedKingdomTotalWarCards } from './ko/united-kingdom-total-war-cards.js';
import { japanTotalWarCards } from './ko/japan-total-war-cards.js';
import { sovietUnionTotalWarCards } from './ko/soviet-union-total-war-cards.js';
import { italyTotalWarCards } from './ko/italy-total-war-cards.js';
import { unitedStatesTotalWarCards } from './ko/united-states-total-war-cards.js';
import { totalWarNames } from './ko/total-war-names.js';
import { totalWar } from './ko/total-war.js';
import { coach } from './ko/coach.js';
import { repairs } from './ko/repairs.js';
import { rules } from './ko/rules.js';
import { turnPlan } from './ko/turn-plan.js';

export const ko = {
  ...aliases,
  ...refusals,
  ...board,
  ...cardNames,
  ...cardTypes,
  ...germanyCards,
  ...instructions,
  ...italyCards,
  ...japanCards,
  ...nations,
  ...options,
  ...panels,
  ...questions,
  ...references,
  ...reports,
  ...sovietUnionCards,
  ...spaces,
  ...unitedKingdomCards,
  ...unitedStatesCards,
  ...germanyTotalWarCards,
  ...unitedKingdomTotalWarCards,
  ...japanTotalWarCards,
  ...sovietUnionTotalWarCards,
  ...italyTotalWarCards,
  ...unitedStatesTotalWarCards,
  ...totalWarNames,
  ...totalWar,
  ...coach,
  ...repairs,
  ...rules,
  ...turnPlan,
} as const;
