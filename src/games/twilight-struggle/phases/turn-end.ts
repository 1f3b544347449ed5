// A turn ends: military operations, held cards, The China Card, the next turn or the final scoring (rulebook, 4.5 E to I).
import { chooseCards } from '../questions/ask.js';
import { discardFromHand, noteSeen } from './effects/piles.js';
import { scoringCardsIn, owedMilOps } from '../rules/turn.js';
import { isScoring } from '../data/cards.js';
import { lastTurn } from '../data/tracks.js';
import { opponent, sides } from '../data/terms.js';
import { endTurnEffects } from './effects/lasting-effects.js';
import { endGame } from './effects/end-game.js';
import { cardName, say, sideName } from '../reports/names.js';
import { finalScoring } from './effects/scoring.js';
import { hasAbility } from '../rules/space-race.js';
import type { Script } from '../../../table/script.js';
import type { TwilightTable } from '../state.js';
import { moveVp } from './effects/tracks.js';
import { automaticWinner } from '../rules/scoring.js';
import { vpText } from '../reports/figures.js';

/** Steps E to H, and I after the last turn. */
export function* endTurn(t: TwilightTable): Script<string> {
  const { state } = t;
  checkMilOps(t);
  checkHeldCards(t);
  yield* discardHeld(t);
  if (state.china.holder !== null && !state.china.faceUp) {
    state.china.faceUp = true;
    t.tell(say('china.turnsUp'), { weight: 'detail' });
  }
  endTurnEffects(state);
  for (const side of sides) state.space[side].attempts = 0;
  state.round = 0;
  if (state.turn === lastTurn) finalScoring(t);
  state.turn += 1;
  return 'turnStart';
}

/** Step E: what is missing goes to the other side, both sums netted. */
function checkMilOps(t: TwilightTable): void {
  const { state } = t;
  const missing = { us: owedMilOps(state, 'us'), ussr: owedMilOps(state, 'ussr') };
  const net = missing.ussr - missing.us;
  moveVp(state, net);
  if (missing.us + missing.ussr > 0)
    t.tell(say('turn.milOps', { defcon: state.defcon, us: missing.us, ussr: missing.ussr, marker: vpText(state.vp) }), {
      weight: 'headline',
    });
  state.milOps = { us: 0, ussr: 0 };
  if (!state.options.milOpsWinNeedsNoScoringCard) declareVictory(t);
}

function declareVictory(t: TwilightTable): void {
  const winner = automaticWinner(t.state);
  if (winner !== null) endGame(t, 'vp', winner);
}

/** Step F: a scoring card still held loses the game; then the victory that waited for this. */
function checkHeldCards(t: TwilightTable): void {
  const { state } = t;
  const holders = sides.filter((side) => scoringCardsIn(state, side).length > 0);
  for (const side of sides) {
    if (!state.options.revealHeldCards && !holders.includes(side)) continue;
    const shown = state.options.revealHeldCards ? state.hands[side] : scoringCardsIn(state, side);
    if (shown.length > 0) t.tell(say('turn.held', { side: sideName(side), cards: shown.map(cardName) }));
    t.reveal();
    if (state.options.revealHeldCards) noteSeen(state, opponent(side), state.hands[side]);
  }
  const [loser] = holders;
  if (loser !== undefined) endGame(t, 'heldScoring', holders.length > 1 ? null : opponent(loser));
  declareVictory(t);
}

/** Step F2: the side that alone has reached box 6 may discard one held card. */
function* discardHeld(t: TwilightTable): Script<void> {
  const { state } = t;
  const side = sides.find((each) => hasAbility(state, each, '6'));
  if (side === undefined) return;
  const [chosen] = yield* chooseCards(t, {
    key: 'spaceDiscard',
    side,
    text: say('ask.spaceDiscard'),
    none: say('none.discard'),
    ids: state.hands[side].filter((id) => !isScoring(id)),
    min: 0,
    fallback: [],
  });
  if (chosen !== undefined) discardFromHand(t, side, chosen);
}
