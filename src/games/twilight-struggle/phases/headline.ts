// The headline phase: two cards picked in secret, shown together, resolved one after the other (rulebook, 4.5 C).
import type { Choose, Question } from '../../../table/question.js';
import { cardOption, framed } from '../questions/ask.js';
import { layOut, settle } from './effects/piles.js';
import { headlineByRule } from '../questions/absence.js';
import { eventDanger } from '../questions/card-uses.js';
import { card, type CardId } from '../data/cards.js';
import { opponent, sides, type Side } from '../data/terms.js';
import { noteReach } from './effects/influence.js';
import { playEvent } from './play-card.js';
import { cardName, say, sideName } from '../reports/names.js';
import { hasAbility } from '../rules/space-race.js';
import type { TwilightState, TwilightTable } from '../state.js';
import type { Script } from '../../../table/script.js';
import { announce } from './announce.js';
import { goOn } from './round.js';
import { headlineCards } from '../rules/card-uses.js';

/** The question of the headline; `shown` is the other side's card when it had to be laid first. */
function headlineQuestion(
  state: TwilightState,
  side: Side,
  legal: readonly CardId[],
  shown?: CardId,
): Question<Choose<CardId>> {
  return {
    ...framed(state, {
      key: 'headline',
      side,
      text: shown === undefined ? say('ask.headline') : say('ask.headlineAfter', { card: cardName(shown) }),
      pace: 'orders',
      about: { shown },
      idle: 'wait',
    }),
    form: {
      kind: 'choose',
      of: 'cards',
      min: 1,
      max: 1,
      options: () => legal.map((id) => cardOption(id, { danger: eventDanger(state, side, id, 'headline') })),
    },
    fallback: () => [headlineByRule(state, side, legal) ?? legal[0] ?? 'the_china_card'],
  };
}

function* askHeadline(t: TwilightTable, side: Side, shown?: CardId): Script<CardId | undefined> {
  const legal = headlineCards(t.state, side);
  if (legal.length === 0) return undefined;
  const [chosen] = yield* t.ask(headlineQuestion(t.state, side, legal, shown));
  return chosen;
}

/** Both headlines: in secret, or one after the other when a side may see the other's first. */
export function* chooseHeadlines(t: TwilightTable): Script<string> {
  const { state } = t;
  state.round = 0;
  state.phasing = null;
  const seer = sides.find((side) => hasAbility(state, side, '4'));
  const chosen: Partial<Record<Side, CardId>> = {};
  const note = (side: Side, id: CardId | undefined): void => {
    if (id !== undefined) chosen[side] = id;
  };
  if (seer === undefined) {
    const both = yield* t.together(sides, (side) => askHeadline(t, side));
    for (const side of sides) note(side, both.get(side));
  } else {
    const first = opponent(seer);
    const shown = yield* askHeadline(t, first);
    note(first, shown);
    t.reveal();
    if (shown !== undefined) t.tell(say('headline.shownFirst', { side: sideName(first), card: cardName(shown) }));
    note(seer, yield* askHeadline(t, seer, shown));
  }
  return showHeadlines(t, chosen);
}

/** Lays the headlines open and puts them in order: higher printed value first, the US on a tie. */
function showHeadlines(t: TwilightTable, chosen: Partial<Record<Side, CardId>>): string {
  const { state } = t;
  t.reveal();
  const laid = sides.flatMap((side) => {
    const id = chosen[side];
    return id === undefined ? [] : [{ side, card: id }];
  });
  for (const { card: id } of laid) layOut(state, id);
  state.headlines = laid.toSorted((a, b) => card(b.card).ops - card(a.card).ops);
  const named = state.headlines.map(({ side, card: id }) =>
    say('headline.is', { side: sideName(side), card: cardName(id), ops: card(id).ops }),
  );
  if (named.length > 0) t.tell(say('headline.are', { headlines: named }), { weight: 'headline' });
  if (chosen.us === 'defectors') return cancelByDefectors(t, chosen.ussr);
  return state.headlines.length > 0 ? 'headlineCard' : goOn(t);
}

/** Defectors headlined by the US: the Soviet headline is discarded unresolved. */
function cancelByDefectors(t: TwilightTable, cancelled: CardId | undefined): string {
  t.state.headlines = [];
  if (cancelled !== undefined) {
    t.tell(say('headline.cancelled', { card: cardName(cancelled), by: cardName('defectors') }), { weight: 'headline' });
    settle(t, cancelled, false);
  }
  settle(t, 'defectors', true);
  return goOn(t);
}

/** Resolves the next headline; whoever laid it is on turn. */
export function* resolveHeadline(t: TwilightTable): Script<string> {
  const { state } = t;
  const [next, ...rest] = state.headlines;
  state.headlines = rest;
  if (next === undefined) return goOn(t);
  state.phasing = next.side;
  noteReach(state);
  t.tell(say('headline.resolves', { side: sideName(next.side), card: cardName(next.card) }));
  yield* announce(t, { do: 'play', side: next.side, card: next.card, as: 'event', source: 'headline' });
  const occurred = yield* playEvent(t, next.card, { user: next.side, source: 'headline' });
  settle(t, next.card, occurred);
  return rest.length > 0 ? 'headlineCard' : goOn(t);
}
