// The events of all cards by card: tables of steps where they do, scripts where they do not.
import type { CardId } from '../../data/cards.js';
import type { EventScript } from './event-script.js';
import { aldrichAmes, askNot, cambridgeFive } from './us-hand.js';
import { blockade, debtCrisis, terrorism } from './discards.js';
import { chernobyl } from './chernobyl.js';
import { che, ortega, tearDownWall, junta } from './coups.js';
import { earlyWar } from './tables/early-war.js';
import { optionalAndPromo } from './tables/optional-and-promo.js';
import { lateWar } from './tables/late-war.js';
import { midWar } from './tables/mid-war.js';
import { deStalinization } from './de-stalinization.js';
import { fiveYearPlan, grainSales } from './drawn-cards.js';
import { missileCrisis } from './cuban-missile-crisis.js';
import { missileEnvy } from './missile-envy.js';
import { olympicGames, summit } from './contests.js';
import { ourManInTehran } from './our-man-in-tehran.js';
import { nonAligned, petrov, whoLostChina } from './promo.js';
import { scriptOf } from './steps/run.js';
import { saltNegotiations, stopWorrying } from './defcon-events.js';
import { starWars } from './star-wars.js';
import type { Step } from './steps/step.js';
import { wargames } from './wargames.js';

const scripts = {
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
  grain_sales_to_soviets: grainSales,
  ask_not: askNot,
  star_wars: starWars,
  ortega_elected_in_nicaragua: ortega,
  terrorism,
  chernobyl,
  latin_american_debt_crisis: debtCrisis,
  tear_down_this_wall: tearDownWall,
  aldrich_ames_remix: aldrichAmes,
  wargames,
  the_cambridge_five: cambridgeFive,
  che,
  our_man_in_tehran: ourManInTehran,
  non_aligned_movement: nonAligned,
  stanislav_petrov: petrov,
  who_lost_china: whoLostChina,
} as const satisfies Partial<Record<CardId, EventScript>>;

type Scripted = keyof typeof scripts;

/** Every card without a script of its own has to be in one of the tables. */
const tables: Readonly<Record<Exclude<CardId, Scripted>, readonly Step[]>> = {
  ...earlyWar,
  ...midWar,
  ...lateWar,
  ...optionalAndPromo,
};

function isScripted(id: CardId): id is Scripted {
  return Object.hasOwn(scripts, id);
}

/** What a card's event does; whether it may occur and where the card goes is settled by whoever plays it. */
export function eventOf(id: CardId): EventScript {
  return isScripted(id) ? scripts[id] : scriptOf(tables[id]);
}
