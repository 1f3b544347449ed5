// Terrorism: the opponent loses cards at random.
import { discard, randomFromHand } from '../effects/piles.js';
import type { Frame } from './play-event.js';
import { cardName, say, sideName } from '../../reports/names.js';
import type { Script, TwilightTable } from '../../table.js';

/** One card, two against the US under Iranian Hostage Crisis; events on them do not occur. */
// eslint-disable-next-line require-yield -- every event is a script, also one that asks nothing
export function* terrorism(t: TwilightTable, { player, opponent: victim }: Frame): Script<void> {
  const { state } = t;
  const cards = player === 'ussr' && state.effects.iranianHostageCrisis ? 2 : 1;
  for (let n = 0; n < cards; n++) {
    const drawn = randomFromHand(t, victim, 'terrorism');
    if (drawn === undefined) {
      t.tell(say('cards.handEmpty', { side: sideName(victim) }));
      return;
    }
    discard(state, drawn);
    t.reveal();
    t.tell(say('event.random', { side: sideName(victim), card: cardName(drawn) }));
  }
}
