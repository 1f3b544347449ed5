// The one place where something that happens is announced, and cards on the table may answer it, the sides taking turns (rulebook, Reactions).
import type { Choose, Question } from '../../../table/question.js';
import type { Script } from '../../../table/script.js';
import { openWindow } from '../../../table/window.js';
import type { CardId } from '../data/cards.js';
import type { Nation, Side } from '../data/nations.js';
import { respondQuestion, windowQuestion } from '../questions/respond.js';
import { couldAnswer, sidesAnswering, type Trigger } from '../rules/triggers.js';
import { nationOf, type QmgTable } from '../state.js';
import type { Desk } from './effects/desk.js';
import { playCard } from './play-card.js';
import { useCard } from './use-card.js';

/** The desk at which the effects of cards are carried out. */
export function deskOf(t: QmgTable): Desk {
  const desk: Desk = {
    t,
    announce: (trigger) => announce(desk, trigger),
    play: (nation, card, playing) => playCard(desk, nation, card, playing),
  };
  return desk;
}

/** Lets the sides answer in turn, one card at a time, until they have passed one after another. */
function* announce(d: Desk, trigger: Trigger): Script<void> {
  const done = new Set<CardId>();
  const sides = sidesAnswering(trigger);
  let passes = 0;
  for (let turn = 0; passes < sides.length; turn++) {
    const side = sides[turn % sides.length] ?? 'axis';
    passes = (yield* answerOf(d, side, trigger, done)) ? 0 : passes + 1;
  }
}

/** One answer of a side. The nation whose turn it is is simply asked; others in a window, so that nobody learns what they hold. */
function* answerOf(d: Desk, side: Side, trigger: Trigger, done: Set<CardId>): Script<boolean> {
  const { t } = d;
  const { state } = t;
  const hidden = (nation: Nation) => ({
    faceDown: state.responses[nation].length,
    hand: state.hand[nation].length,
  });
  const could = (): readonly Nation[] => couldAnswer(state, hidden, side, trigger, done);
  const answer = function* (nation: Nation, id: CardId): Script<void> {
    done.add(id);
    yield* useCard(d, nation, id, trigger);
  };
  const [first, ...others] = could();
  if (first === undefined) return false;
  if (first === state.active && others.length === 0) {
    const [id] = yield* t.ask(respondQuestion(state, first, trigger, done));
    if (id !== undefined) yield* answer(first, id);
    return id !== undefined;
  }
  let answered = false;
  yield* openWindow(t, {
    responders: () => (answered ? [] : [could()]),
    question: (seat): Question<Choose<CardId>> => windowQuestion(state, nationOf(seat), trigger, done),
    *respond(seat, [id]) {
      answered = true;
      if (id !== undefined) yield* answer(nationOf(seat), id);
    },
  });
  return answered;
}
