// Cuban Missile Crisis: DEFCON 2, and any coup of the other side loses the game until it pays.
import { offerCrisisEnd } from './cuban-missile-crisis.js';
import { setDefcon } from '../effects/defcon.js';
import type { Frame } from './play-event.js';
import { say, sideName } from '../../reports/names.js';
import type { Script, TwilightTable } from '../../table.js';

/** Sets DEFCON to 2 and restricts the other side, which may pay its way out at once. */
export function* missileCrisis(t: TwilightTable, { opponent: side }: Frame): Script<void> {
  setDefcon(t, 2);
  t.state.missileCrisis = side;
  t.tell(say('event.begins', { effect: say('effect.missileCrisis', { side: sideName(side) }) }));
  yield* offerCrisisEnd(t, side, 'begins');
}
