// The opening hands: every nation keeps seven of the cards it has drawn, all at the same time (rulebook, Set-up).
import type { Script } from '../../../table/script.js';
import { nations } from '../data/nations.js';
import { chooseCards } from '../questions/ask.js';
import { say } from '../reports/names.js';
import { openingHand, handSize } from '../rules/hands.js';
import type { QmgTable } from '../state.js';
import { explain } from './effects/laid.js';
import { buryFromHand } from './effects/piles.js';

/** Asks all nations side by side, and buries what they do not keep. */
export function* keepHands(t: QmgTable): Script<string> {
  const { state } = t;
  state.step = 'keep';
  const kept = yield* t.together(nations, (nation) => {
    const cards = state.hand[nation];
    return chooseCards(t, {
      key: 'keep',
      nation,
      text: say('ask.keep', { count: handSize }),
      pace: 'setup',
      cards,
      min: handSize,
      max: handSize,
      fallback: openingHand(cards),
    });
  });
  for (const nation of nations) {
    const left = [...state.hand[nation]];
    for (const id of kept.get(nation) ?? []) left.splice(left.indexOf(id), 1);
    buryFromHand(state, nation, left);
  }
  t.reveal();
  for (const nation of nations) explain(t, nation, state.hand[nation]);
  t.tell(say('report.kept', { count: handSize }));
  return 'start';
}
