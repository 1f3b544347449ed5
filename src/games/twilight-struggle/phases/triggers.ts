// What a play sets off before its own effects: We Will Bury You, U2 Incident, Flower Power, Defectors, First Lightning.
import { card, type CardId } from '../data/cards.js';
import type { Side } from '../data/terms.js';
import { changeDefcon, gainVp } from './effects/tracks.js';
import { cardName, say } from '../reports/names.js';
import type { TwilightTable } from '../state.js';

/** We Will Bury You: the next US action round gives the USSR 3 VP unless it opens with UN Intervention for its event. */
export function buryUs(t: TwilightTable, side: Side, withUnIntervention: boolean): void {
  const { state } = t;
  if (side !== 'us' || !state.effects.weWillBuryYou) return;
  state.effects.weWillBuryYou = false;
  t.tell(say(withUnIntervention ? 'bury.averted' : 'bury.comes', { card: cardName('we_will_bury_you') }));
  if (!withUnIntervention) gainVp(t, 'ussr', 3);
}

/** U2 Incident: UN Intervention used for its event gives the USSR a point. */
export function u2(t: TwilightTable): void {
  if (!t.state.effects.u2) return;
  t.state.effects.u2 = false;
  t.tell(say('u2.scores', { card: cardName('u2_incident') }));
  gainVp(t, 'ussr', 1);
}

/**
 * A card is declared for its event or for Operations: Flower Power for a US war card, Defectors in a Soviet action round,
 * First Lightning's DEFCON.
 */
export function declareCard(t: TwilightTable, side: Side, id: CardId): void {
  const { state } = t;
  const barred = id === 'arab_israeli_war' && state.effects.campDavid;
  if (state.effects.flowerPower && side === 'us' && state.phasing === 'us' && card(id).war === true && !barred) {
    t.tell(say('flower.scores', { card: cardName('flower_power') }));
    gainVp(t, 'ussr', 2);
  }
  if (id === 'defectors' && side === 'ussr' && state.phasing === 'ussr' && state.round > 0) {
    t.tell(say('defectors.scores', { card: cardName('defectors') }));
    gainVp(t, 'us', 1);
  }
  if (id === 'first_lightning') changeDefcon(t, -1);
}
