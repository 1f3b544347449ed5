// What lies open: face-up Status cards with what they do, and which Response cards have not been seen yet.
import type { Panel } from '../../../table/game.js';
import type { Text } from '../../../table/text.js';
import { card } from '../data/cards.js';
import { type Nation, nations } from '../data/nations.js';
import { effectText } from '../reports/card-text.js';
import { cardName, nationName, say } from '../reports/names.js';
import { unseenBolsters, unseenResponses } from '../rules/triggers.js';
import type { QmgView } from '../view.js';

/** The page of the face-up Status cards. */
export function statusPanel(view: QmgView): Panel {
  const lines = nations.flatMap((nation) =>
    view.status[nation].map((id) =>
      say(view.used.includes(id) ? 'panel.status.used' : 'panel.status.card', {
        nation: nationName(nation),
        card: cardName(id),
        effect: effectText(id),
      }),
    ),
  );
  return {
    id: 'status',
    title: say('panel.status'),
    private: false,
    lines: lines.length === 0 ? [say('describe.none')] : lines,
  };
}

function countLine(view: QmgView, nation: Nation): readonly Text[] {
  const { hand, deck, discard, responses } = view.counts[nation];
  const name = nationName(nation);
  const unseen = unseenResponses(view, nation);
  const seen = view.seen[nation].filter((id) => card(id).type === 'response');
  const bolsters = unseenBolsters(view, nation);
  return [
    say('describe.cards', { nation: name, hand, deck, discard, responses }),
    ...(seen.length === 0 ? [] : [say('panel.counts.seen', { nation: name, cards: seen.map(cardName) })]),
    ...(unseen.length === 0 ? [] : [say('panel.counts.unseen', { nation: name, cards: unseen.map(cardName) })]),
    ...(bolsters.length === 0 ? [] : [say('panel.counts.bolsters', { nation: name, cards: bolsters.map(cardName) })]),
  ];
}

/** The page of how many cards lie where, and which Responses everybody has to reckon with. */
export function countsPanel(view: QmgView): Panel {
  return {
    id: 'counts',
    title: say('panel.counts'),
    private: false,
    lines: nations.flatMap((nation) => countLine(view, nation)),
  };
}
