// The Victory step: points for supply spaces and Status cards, unless an enemy army holds the home (rulebook, Victory step).
import type { Script } from '../../../table/script.js';
import type { CardId } from '../data/cards.js';
import { sideOf } from '../data/nations.js';
import { homeOf } from '../data/spaces.js';
import { framed } from '../questions/ask.js';
import { cardName, nationName, say, sideName, spaceName } from '../reports/names.js';
import { scoresNothing, scoringCards, spacePoints } from '../rules/scoring.js';
import { unseenResponses } from '../rules/triggers.js';
import type { QmgState, QmgTable } from '../state.js';
import { deskOf } from './announce.js';
import { addPoints } from './effects/points.js';

/** Scores everything; Germany may leave cards out for fear of having them uncovered. */
export function* victoryStep(t: QmgTable): Script<string> {
  const { state } = t;
  const nation = state.active;
  state.step = 'victory';
  if (scoresNothing(state, nation)) {
    t.tell(say('report.noScore', { nation: nationName(nation), home: spaceName(homeOf(nation)) }));
    return 'discard';
  }
  const side = { side: sideName(sideOf(nation)) };
  const spaces = spacePoints(state, nation);
  if (spaces.length > 0) {
    const points = spaces.reduce((sum, { vp }) => sum + vp, 0);
    const total = addPoints(state, sideOf(nation), points);
    const names = spaces.map(({ space }) => spaceName(space));
    t.tell(say('report.scoresSpaces', { ...side, nation: nationName(nation), count: points, spaces: names, total }), {
      focus: spaces.map(({ space }) => space),
    });
  }
  const used = yield* cardsScored(t);
  for (const { id, vp } of used) {
    const total = addPoints(state, sideOf(nation), vp);
    t.tell(say('report.scoresCard', { ...side, nation: nationName(nation), card: cardName(id), count: vp, total }));
  }
  if (nation === 'germany' && used.length > 0) {
    yield* deskOf(t).announce({ kind: 'statusUsed', by: nation, cards: used.map(({ id }) => id) });
  }
  return 'discard';
}

/** The Status cards that score. Germany says which, as long as Enigma may lie face down. */
function* cardsScored(t: QmgTable): Script<readonly { readonly id: CardId; readonly vp: number }[]> {
  const { state } = t;
  const cards = scoringCards(state, state.active);
  if (cards.length === 0 || !enigmaLooms(state)) return cards;
  const all = cards.map(({ id }) => id);
  const chosen = yield* t.ask({
    ...framed(state, { key: 'scoring', nation: state.active, text: say('ask.scoring') }),
    form: {
      kind: 'choose',
      min: 0,
      max: all.length,
      options: () =>
        cards.map(({ id, vp }) => ({ id, text: cardName(id), detail: say('detail.points', { count: vp }) })),
    },
    fallback: () => all,
  });
  return cards.filter(({ id }) => chosen.includes(id));
}

/** Whether a German Status card that is used might be answered by Enigma, as far as everybody can know. */
function enigmaLooms(state: QmgState): boolean {
  const down = state.responses['united-kingdom'].length;
  return (
    state.active === 'germany' &&
    down > 0 &&
    unseenResponses(state, 'united-kingdom').includes('uk-enigma-code-cracked')
  );
}
