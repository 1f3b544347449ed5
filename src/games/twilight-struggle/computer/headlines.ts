// What a headline gains, and what it risks: the other side's may come first and lower DEFCON.
import { card, isOpponents, isScoring, type CardId } from '../data/cards.js';
import type { Side } from '../data/terms.js';
import { automaticVictory } from '../data/tracks.js';
import { budgetOf } from '../rules/ops-value.js';
import { perilOf } from '../rules/perils.js';
import { scoringGain } from '../rules/scoring.js';
import type { TwilightState } from '../state.js';
import { oddsHeld } from './losses.js';
import { loweredOnce, type Reckoning } from './plays.js';
import { decisive } from './strike.js';
import { seenFrom } from './worth.js';

/** How much of the Operations of a card a headline gives up. */
const share = 0.6;

/** What the other side's event costs as one's own headline: no Operations mend what it does, and none of one's own occurs. */
const givenAway = 2;

/** What the other side's headline may cost before one's own is resolved, and what it costs when that ends the game. */
const otherTakes = 4;
const onTheBrink = 8;

/** The card that sets DEFCON to 2 from any level. */
const crisis: CardId = 'cuban_missile_crisis';

/** Headlines that may lower DEFCON, by the side whose events they are. */
const lowering: Readonly<Record<Side | 'both', readonly CardId[]>> = {
  us: [
    'duck_and_cover',
    'soviets_shoot_down_kal_007',
    'cia_created',
    'grain_sales_to_soviets',
    'tear_down_this_wall',
    'star_wars',
  ],
  ussr: ['we_will_bury_you', 'lone_gunman', 'ortega_elected_in_nicaragua', 'first_lightning'],
  both: [crisis, 'junta', 'summit', 'how_i_learned_to_stop_worrying', 'missile_envy'],
};

const all = Object.values(lowering).flat();

/** How often such a card is headlined by who holds it; in 689 turns that began at DEFCON 3 48 headlines of the US lowered it. */
const headlined = 0.08;

/** How often one is headlined that is the other side's event: by who would be rid of it while DEFCON is high enough. */
const disposed = 0.03;

/** How often the one is that sets it to 2 and holds the other side's coups back besides. */
const crisisHeadlined = 0.2;

/** How likely the other side's headline is resolved before a card and has lowered DEFCON by then so far that it ends the world. */
export function fatalFirst(state: TwilightState, side: Side, id: CardId): number {
  const now = { ...state, phasing: side };
  const below = (defcon: number): boolean => perilOf({ ...now, defcon }, side, id, 'headline') !== undefined;
  const fatal = below(loweredOnce(now).defcon) ? all : below(2) ? [crisis] : [];
  const isFirst = (theirs: CardId): boolean => card(theirs).ops >= card(id).ops + (side === 'ussr' ? 0 : 1);
  const often = (theirs: CardId): number => {
    if (theirs === crisis) return crisisHeadlined;
    return lowering[side].includes(theirs) ? disposed : headlined;
  };
  return fatal.filter(isFirst).reduce((sum, theirs) => sum + often(theirs) * oddsHeld(state, side, theirs), 0);
}

/** What a headline risks and gives away: the other one may have lowered DEFCON, or taken what is scored, by the time it is resolved. */
export function headlineRisk(state: TwilightState, side: Side, id: CardId): number {
  if (isScoring(id)) {
    const left = seenFrom(side, state.vp) + scoringGain(state, side, id);
    return left - otherTakes <= -automaticVictory ? onTheBrink : 0;
  }
  if (perilOf({ ...state, phasing: side }, side, id, 'headline') !== undefined) return decisive;
  return (isOpponents(side, id) ? givenAway : 0) + decisive * fatalFirst(state, side, id);
}

/** What headlining a card gains over keeping its Operations for a round. */
export function headlineGain(reckoning: Reckoning, id: CardId): number {
  const { state, side } = reckoning.thought;
  if (isScoring(id)) {
    const gain = scoringGain(state, side, id);
    return gain > 0 ? gain + 0.5 : gain - 1;
  }
  const risk = headlineRisk(state, side, id);
  const ops = reckoning.use('influence', budgetOf(state, side, card(id).ops, id));
  return reckoning.event(id, 'headline') - share * ops - risk;
}
