// Whether a card's event can occur at all (rulebook, 5.2 and 7.5): prerequisites, bans, variants.
import { card, isOpponents, type CardId } from '../data/cards.js';
import { eraOf } from '../data/tracks.js';
import { opponent, type Side } from '../data/terms.js';
import { civilWarOn, type TwilightState } from '../state.js';
import { controlledBattlegrounds, controls } from './control.js';
import { countriesIn } from '../data/geography.js';

/** How a card comes to its event. */
export type Source = 'headline' | 'round' | 'fiveYearPlan' | 'missileEnvy' | 'grainSales' | 'starWars';

/** The side that carries an event out: its owner; for an event of both sides, whoever uses the card. */
export function carriedOutBy(id: CardId, user: Side): Side {
  const { side } = card(id);
  return side === 'neutral' ? user : side;
}

/**
 * Whether an event can occur when `user` uses the card. What fails here leaves a card with its Operations only, and a starred
 * card is discarded, not removed.
 */
export function eventAllowed(state: TwilightState, id: CardId, user: Side, source: Source): boolean {
  const { effects, space } = state;
  switch (id) {
    case 'the_china_card':
      return false;
    case 'socialist_governments':
      return !effects.ironLady;
    case 'arab_israeli_war':
      return !effects.campDavid;
    case 'nato':
      return effects.marshallPlan || effects.warsawPact;
    case 'un_intervention':
      return source === 'round' && companions(state, user).length > 0;
    case 'first_lightning':
      return source !== 'round' || user === 'us' || companions(state, user).length > 0;
    case 'defectors':
      return false;
    case 'kitchen_debates':
      return controlledBattlegrounds(state, 'us') > controlledBattlegrounds(state, 'ussr');
    case 'willy_brandt':
      return !effects.tearDown;
    case 'muslim_revolution':
      return !effects.awacs;
    case 'flower_power':
      return !effects.evilEmpire;
    case 'opec':
      return !effects.northSeaOil;
    case 'one_small_step':
      return space[user].box < space[opponent(user)].box;
    case 'star_wars':
      return space.us.box > space.ussr.box;
    case 'wargames':
    case 'stanislav_petrov':
      return state.defcon === 2;
    case 'solidarity':
      return effects.johnPaul;
    case 'the_cambridge_five':
      return eraOf(state.turn) !== 'late';
    case 'our_man_in_tehran':
      return countriesIn('middle_east').some((country) => controls(state, 'us', country));
    case 'red_scare_purge':
      return !(civilWarOn(state) && user === 'ussr');
    case 'cultural_revolution':
    case 'formosan_resolution':
    case 'who_lost_china':
      return !civilWarOn(state);
    default:
      return true;
  }
}

/** Opponent-event cards a side could play together with UN Intervention (or First Lightning). */
export function companions(state: TwilightState, side: Side): readonly CardId[] {
  return state.hands[side].filter((id) => isOpponents(side, id));
}
