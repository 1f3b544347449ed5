// The events of all cards by card: tables of steps where they do, scripts where they do not.
import type { CardId } from '../data/cards.js';
import type { EventScript } from '../play-event.js';
import { blockade } from './blockade.js';
import { early } from './data/early.js';
import { midA } from './data/mid-a.js';
import { deStalinization } from './de-stalinization.js';
import { fiveYearPlan } from './five-year-plan.js';
import { junta } from './junta.js';
import { missileCrisis } from './missile-crisis.js';
import { missileEnvy } from './missile-envy.js';
import { olympicGames } from './olympic-games.js';
import { scriptOf } from './run-steps.js';
import { saltNegotiations } from './salt-negotiations.js';
import type { StepTable } from './steps.js';
import { stopWorrying } from './stop-worrying.js';
import { summit } from './summit.js';

const tables: StepTable = { ...early, ...midA };

const scripts: Readonly<Partial<Record<CardId, EventScript>>> = {
  five_year_plan: fiveYearPlan,
  blockade,
  olympic_games: olympicGames,
  de_stalinization: deStalinization,
  cuban_missile_crisis: missileCrisis,
  salt_negotiations: saltNegotiations,
  summit,
  how_i_learned_to_stop_worrying: stopWorrying,
  junta,
  missile_envy: missileEnvy,
};

/** What a card's event does; whether it may occur and where the card goes is settled by whoever plays it. */
export function eventOf(id: CardId): EventScript {
  return scripts[id] ?? scriptOf(tables[id] ?? []);
}
