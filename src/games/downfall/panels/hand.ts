// The viewer's own hand, in words and as a picture.
import type { Panel } from '../../../table/game.js';
import { factsOf } from '../data/own-files.js';
import type { Faction } from '../data/units.js';
import { cardName, cardText, say } from '../reports/names.js';
import type { DownfallView } from '../view.js';
import { handPicture } from './hand-picture.js';

/** The page of the hand; only its holder gets it. */
export function handPanel(view: DownfallView, faction: Faction): Panel {
  const facts = factsOf(view);
  const lines = view.hand.map((id) =>
    say('panel.hand.card', {
      card: cardName(facts, id),
      number: id,
      timing: say(`card.timing.${facts.cards[id].timing}`),
      text: cardText(facts, id),
    }),
  );
  return {
    id: 'hand',
    role: 'hand',
    private: true,
    title: say('panel.hand'),
    lines: lines.length === 0 ? [say('panel.hand.empty')] : lines,
    scene: (look) => handPicture(view, faction, look),
  };
}
