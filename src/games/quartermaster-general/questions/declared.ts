// Cards of the Axis that are announced before they count: which of them a card is to stop, and what is done without waiting (Total War, Bolsters).
import { asChoice } from '../../../table/answer.js';
import type { Instructed } from '../../../table/instruction.js';
import type { Choose, Question, SeatId } from '../../../table/question.js';
import { card, cardsOf, type CardId } from '../data/cards.js';
import { nationsOf } from '../data/nations.js';
import { cardName, nationName, say } from '../reports/names.js';
import { windowKey } from './respond.js';
import { plain } from './instruction-forms.js';

/** Asks which cards of the Axis a card is to stop. */
export function stoppable(id: CardId, seat: SeatId, window: 'bolsterDeclared' | 'statusDeclared'): Question<Choose> {
  const type = window === 'bolsterDeclared' ? 'bolster' : 'status';
  const edition = { totalWar: true, banMaginotLine: false };
  const cards = nationsOf('axis').flatMap((nation) =>
    cardsOf(nation, edition)
      .filter((one) => card(one).type === type)
      .map((one) => ({ id: one, text: cardName(one), group: nationName(nation) })),
  );
  const form: Choose = { kind: 'choose', min: 1, max: cards.length, options: () => cards };
  return plain(id, seat, say('instruct.stops', { card: cardName(id) }), form, () =>
    cards.slice(0, 1).map((one) => one.id),
  );
}

/** What is made of a question about an announced card when nobody is waited for: what was said in advance, and otherwise to pass. */
export function declared({ key }: Question, found: Instructed | undefined): Instructed | undefined {
  if (key !== windowKey('bolsterDeclared') && key !== windowKey('statusDeclared')) return found;
  if (found?.kind === 'answer') return found;
  return { kind: 'answer', value: found?.kind === 'ask' ? asChoice(found.fallback) : [], keys: [] };
}
