// The one place where what a side is about to do is made known; what waits for it stands beside its card.
import { announceTo } from '../../../table/announce.js';
import type { Script } from '../../../table/script.js';
import type { TwilightTable } from '../state.js';
import type { Act, ActListener } from './act.js';
import { crisisListener } from './events/cuban-missile-crisis.js';
import { earlyWarListeners } from './events/tables/early-war.js';
import { midWarListeners } from './events/tables/mid-war.js';
import { optionalListeners } from './events/tables/optional-and-promo.js';

/** We Will Bury You comes before all that the card of the round brings. */
const listeners: readonly ActListener[] = [
  ...midWarListeners,
  ...earlyWarListeners,
  ...optionalListeners,
  crisisListener,
];

/** Makes known what a side is about to do; all that waits for it happens now, before the act itself. */
export function announce(t: TwilightTable, act: Act): Script<void> {
  return announceTo(t, act, { listeners });
}
