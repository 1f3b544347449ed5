// What cards do to cards: put them in order, play them again, let an ally play, take them off the table.
import type { Script } from '../../../../table/script.js';
import type { CardType } from '../../data/card-terms.js';
import { card, type CardId } from '../../data/cards.js';
import type { Nation } from '../../data/nations.js';
import { chooseCardOrNone, chooseCards, chooseOne, oneOf } from '../../questions/ask.js';
import { cardName, nationName, say } from '../../reports/names.js';
import type { Trigger } from '../../rules/triggers.js';
import { isPlayable } from '../../rules/worth.js';
import { discardsOf } from '../../state.js';
import type { Desk } from './desk.js';
import { drawCards, takeOut } from './piles.js';

/** A nation looks at the top cards of its deck and puts them back in any order. */
export function* reorderTop({ t }: Desk, nation: Nation, id: CardId, count: number): Script<void> {
  const { deck } = t.state;
  t.reveal();
  const top = deck[nation].slice(0, count);
  if (top.length < 2) return;
  const order = yield* chooseCards(t, {
    key: 'reorder',
    nation,
    text: say('ask.reorder', { card: cardName(id), count: top.length }),
    about: { card: id },
    cards: top,
    min: top.length,
    max: top.length,
    ordered: true,
    fallback: top,
  });
  deck[nation] = [...order, ...deck[nation].slice(top.length)];
  t.tell(say('report.reordered', { nation: nationName(nation), count: top.length }));
}

/** A nation puts cards of its hand under its deck. */
export function* handToBottom({ t }: Desk, nation: Nation, id: CardId, most: number): Script<void> {
  const { hand, deck } = t.state;
  const cards = yield* chooseCards(t, {
    key: 'toBottom',
    nation,
    text: say('ask.toBottom', { card: cardName(id), count: most }),
    about: { card: id },
    cards: hand[nation],
    min: 0,
    max: most,
    ordered: true,
    fallback: [],
  });
  for (const one of cards) {
    takeOut(hand[nation], one);
    deck[nation].push(one);
  }
  if (cards.length > 0) t.tell(say('report.toBottom', { nation: nationName(nation), count: cards.length }));
}

/** A Response found by chance among those that lie face down goes unseen; only its owner learns which. */
export function loseResponse({ t }: Desk, nation: Nation): void {
  const { responses, buried } = t.state;
  if (responses[nation].length === 0) return;
  const lost = t.dice.pick([...responses[nation]].sort(), `a response of ${nation}`);
  takeOut(responses[nation], lost);
  buried[nation].push(lost);
  t.tell(say('report.lostResponse', { nation: nationName(nation) }));
  t.tell(say('report.lostWhich', { card: cardName(lost) }), { to: [nation] });
}

/** A Status card that has just been used is discarded. */
export function* discardStatus({ t }: Desk, owner: Nation, trigger: Trigger | null): Script<void> {
  if (trigger?.kind !== 'statusUsed') return;
  const { status, discard } = t.state;
  const cards = trigger.cards.filter((id) => status[trigger.by].includes(id));
  const chosen = yield* oneOf(
    t,
    { key: 'whichStatus', nation: owner, text: say('ask.whichStatus'), about: { cards }, ids: cards },
    cardName,
  );
  if (chosen === undefined) return;
  takeOut(status[trigger.by], chosen);
  discard[trigger.by].unshift(chosen);
  t.tell(say('report.statusGone', { nation: nationName(trigger.by), card: cardName(chosen) }));
}

/** A card is played out of the nation's own discard pile. */
export function* playDiscard(d: Desk, nation: Nation, id: CardId, type: CardType | undefined): Script<void> {
  const { t } = d;
  const cards = discardsOf(t.state, nation).filter(
    (one) => one !== id && isPlayable(one) && (type === undefined || card(one).type === type),
  );
  const chosen = yield* chooseCardOrNone(t, {
    key: 'playDiscard',
    nation,
    text: say('ask.playDiscard', { card: cardName(id) }),
    about: { card: id },
    cards,
  });
  // In place of a card of the hand it is the play of the turn.
  if (chosen !== undefined) yield* d.play(nation, chosen, { from: 'discard', asPlay: card(id).window === 'instead' });
}

/** A nation of the same side may play a card of its hand out of turn, and draws one. */
export function* allyPlays(d: Desk, owner: Nation, id: CardId, among: readonly Nation[]): Script<void> {
  const { t } = d;
  const [first = owner] = among;
  const ally = yield* chooseOne(t, {
    key: 'ally',
    nation: owner,
    text: say('ask.ally', { card: cardName(id) }),
    about: { card: id },
    ways: among.map((nation) => ({ id: nation, text: nationName(nation) })),
    fallback: first,
  });
  const [chosen] = yield* chooseCards(t, {
    key: 'allyPlay',
    nation: ally,
    text: say('ask.allyPlay', { card: cardName(id), nation: nationName(owner) }),
    about: { card: id },
    cards: t.state.hand[ally].filter(isPlayable),
    min: 0,
    max: 1,
    fallback: [],
    // Passing without a word would tell that the hand holds nothing to play.
    idle: 'wait',
  });
  if (chosen !== undefined) yield* d.play(ally, chosen, { from: 'hand', asPlay: false });
  drawCards(t, ally, 1);
}
