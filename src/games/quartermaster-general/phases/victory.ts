// The Victory step: points for supply spaces and Status cards, unless an enemy army holds the home (rulebook, Victory step).
import type { Script } from '../../../table/script.js';
import type { CardId } from '../data/cards.js';
import { sideOf, wardOf, type Flag, type Minor, type Nation } from '../data/nations.js';
import { framed } from '../questions/ask.js';
import { cardName, nationName, say, sideName, spaceName } from '../reports/names.js';
import { homeNow } from '../rules/homes.js';
import { scoresNothing, scoringCards, spacePoints } from '../rules/scoring.js';
import { unseenResponses } from '../rules/triggers.js';
import type { QmgState, QmgTable } from '../state.js';
import { deskOf } from './announce.js';
import type { Desk } from './effects/desk.js';
import { addPoints } from './effects/points.js';
import { stoppedOf } from './use-card.js';
import { letWithdraw } from './withdraw.js';

/** Scores everything; Germany may leave cards out for fear of having them uncovered. */
export function* victoryStep(t: QmgTable): Script<string> {
  const { state } = t;
  const nation = state.active;
  state.step = 'victory';
  const d = deskOf(t);
  yield* ownPoints(d, nation);
  const ward = wardOf(nation);
  if (ward !== undefined && state.options.totalWar) scoreWard(t, ward);
  yield* letWithdraw(d, 'discard');
  return 'discard';
}

/** France or China scores its supply spaces, as long as its own home is free of enemies. */
function scoreWard(t: QmgTable, ward: Minor): void {
  if (scoresNothing(t.state, ward)) {
    t.tell(say('report.noScore', { nation: nationName(ward), home: spaceName(homeNow(t.state, ward)) }));
  } else scoreSpaces(t, ward);
}

function scoreSpaces(t: QmgTable, flag: Flag): void {
  const { state } = t;
  const side = sideOf(flag);
  const spaces = spacePoints(state, flag);
  if (spaces.length === 0) return;
  const count = spaces.reduce((sum, { vp }) => sum + vp, 0);
  const total = addPoints(state, side, count);
  const names = spaces.map(({ space }) => spaceName(space));
  const args = { side: sideName(side), nation: nationName(flag), count, spaces: names, total };
  t.tell(say('report.scoresSpaces', args), { focus: spaces.map(({ space }) => space) });
}

function* ownPoints(d: Desk, nation: Nation): Script<void> {
  const { t } = d;
  const { state } = t;
  if (scoresNothing(state, nation)) {
    t.tell(say('report.noScore', { nation: nationName(nation), home: spaceName(homeNow(state, nation)) }));
    return;
  }
  if (state.options.totalWar) yield* d.announce({ kind: 'victoryStart', by: nation });
  const side = { side: sideName(sideOf(nation)) };
  scoreSpaces(t, nation);
  const chosen = yield* cardsScored(t);
  const stopped = yield* stoppedOf(
    d,
    nation,
    chosen.map(({ id }) => id),
  );
  const used = chosen.filter(({ id }) => !stopped.includes(id));
  for (const { id, vp } of used) {
    const total = addPoints(state, sideOf(nation), vp);
    t.tell(say('report.scoresCard', { ...side, nation: nationName(nation), card: cardName(id), count: vp, total }));
  }
  if (nation === 'germany' && used.length > 0) {
    yield* d.announce({ kind: 'statusUsed', by: nation, cards: used.map(({ id }) => id) });
  }
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
