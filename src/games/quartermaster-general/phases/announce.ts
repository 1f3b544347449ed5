// The one place where something that happens is announced, and cards on the table may answer it, the sides taking turns (rulebook, Reactions).
import { announceTo } from '../../../table/announce.js';
import type { Choose, Question } from '../../../table/question.js';
import type { Script } from '../../../table/script.js';
import type { CardId } from '../data/cards.js';
import { sideOf, type Nation, type Side } from '../data/nations.js';
import { respondQuestion, windowQuestion } from '../questions/respond.js';
import { couldAnswer, sidesAnswering, type Hidden, type Trigger } from '../rules/triggers.js';
import { couldUseTruk, withTruk } from '../rules/truk.js';
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
    use: (nation, card) => useCard(desk, nation, card, null),
  };
  return desk;
}

/**
 * Lets the sides answer in turn, one card at a time, until they have passed one after another. The nation whose turn it is is
 * simply asked; others in a window, so that nobody learns what they hold. What team-mates of it have answered is kept for their
 * side's next turn.
 */
function* announce(d: Desk, trigger: Trigger): Script<void> {
  const { t } = d;
  const { state } = t;
  const done = new Set<CardId>();
  const sides = sidesAnswering(trigger);
  const hidden: Hidden = (nation) => ({
    faceDown: state.responses[nation].length,
    hand: state.hand[nation].length,
  });
  // What Truk would make possible counts as far as Truk may lie there.
  const could = (side: Side): readonly Nation[] =>
    couldAnswer(couldUseTruk(state, hidden('japan').faceDown) ? withTruk(state) : state, hidden, side, trigger, done);
  const isActiveAlone = (nation: Nation): boolean =>
    nation === state.active && could(sideOf(nation)).every((one) => one === nation);
  yield* announceTo(t, trigger, {
    window: {
      responders: () => sides.map(could),
      openly: (seat) => seat === state.active,
      question: (seat): Question<Choose<CardId>> => {
        const nation = nationOf(seat);
        return isActiveAlone(nation)
          ? respondQuestion(state, nation, trigger, done)
          : windowQuestion(state, nation, trigger, done);
      },
      *respond(seat, [id]) {
        if (id === undefined) return;
        done.add(id);
        yield* useCard(d, nationOf(seat), id, trigger);
      },
    },
  });
}
