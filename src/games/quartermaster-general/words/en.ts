// All English words of Quartermaster General.
import { aliases } from './en/aliases.js';
import { refusals } from './en/refusals.js';
import { board } from './en/board.js';
import { cardNames } from './en/card-names.js';
import { cardTypes } from './en/card-types.js';
import { germanyCards } from './en/germany-cards.js';
import { instructions } from './en/instructions.js';
import { italyCards } from './en/italy-cards.js';
import { japanCards } from './en/japan-cards.js';
import { nations } from './en/nations.js';
import { options } from './en/options.js';
import { panels } from './en/panels.js';
import { questions } from './en/questions.js';
import { references } from './en/references.js';
import { reports } from './en/reports.js';
import { sovietUnionCards } from './en/soviet-union-cards.js';
import { spaces } from './en/spaces.js';
import { unitedKingdomCards } from './en/united-kingdom-cards.js';
import { unitedStatesCards } from './en/united-states-cards.js';
import { germanyTotalWarCards } from './en/germany-total-war-cards.js';
import { unitedKingdomTotalWarCards } from './en/united-kingdom-total-war-cards.js';
import { japanTotalWarCards } from './en/japan-total-war-cards.js';
import { sovietUnionTotalWarCards } from './en/soviet-union-total-war-cards.js';
import { italyTotalWarCards } from './en/italy-total-war-cards.js';
import { unitedStatesTotalWarCards } from './en/united-states-total-war-cards.js';
import { totalWarNames } from './en/total-war-names.js';
import { totalWar } from './en/total-war.js';
import { coach } from './en/coach.js';
import { repairs } from './en/repairs.js';
import { rules } from './en/rules.js';
import { turnPlan } from './en/turn-plan.js';

export const en = {
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
