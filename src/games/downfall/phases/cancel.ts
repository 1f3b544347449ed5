// Cards that cancel other cards: the West may answer what the OKW plays.
import { chooseFrom } from '../../../table/ask.js';
import type { Script } from '../../../table/script.js';
import type { CardId } from '../data/cards.js';
import { factsOf } from '../data/own-files.js';
import type { Faction } from '../data/units.js';
import { cardName, cardText, factionName, say } from '../reports/names.js';
import { cancels } from '../rules/plays.js';
import { zonesOf, type DownfallTable } from '../state.js';

/** Whether a card just played is cancelled. Asked after every card of the OKW while the West holds any card at all. */
export function* isCancelled(t: DownfallTable, faction: Faction, card: CardId): Script<boolean> {
  const { state } = t;
  if (faction !== 'okw' || state.hand.western.length === 0) return false;
  const asked = {
    key: 'cancel',
    seat: 'western',
    text: say('ask.cancel', { card: cardName(factsOf(state), card) }),
    pace: 'reaction',
    idle: 'decoy',
    about: { card },
  } as const;
  const able = state.hand.western.filter((id) => cancels(factsOf(state), id, card)).sort();
  const [used] = yield* chooseFrom(t, asked, { ids: able, min: 0, max: 1, none: say('none.card') }, (id) => ({
    id,
    text: cardName(factsOf(state), id),
    detail: cardText(factsOf(state), id),
  }));
  if (used === undefined) return false;
  t.reveal();
  zonesOf(state).move(state, used, 'spent', 'top');
  t.tell(
    say('report.cancels', {
      faction: factionName('western'),
      with: cardName(factsOf(state), used),
      card: cardName(factsOf(state), card),
    }),
    {
      weight: 'headline',
    },
  );
  return true;
}
