// A line that names the card behind its place, as Korean does: `서유럽에 육군 창설`.
import type { Reading } from '../../../table/game.js';
import type { Question } from '../../../table/question.js';
import { isCardId } from '../data/cards.js';
import { ko } from '../words/ko.js';

/** The card a line ends with, as the play; what stands before it is meant for the question that follows. Nothing for any other line. */
export function read(typed: string, { question }: { readonly question: Question }): readonly Reading[] {
  const { key, form } = question;
  if (key !== 'play' || form.kind !== 'choose') return [];
  const line = typed.trim();
  return form
    .options()
    .flatMap(({ id, text }): Reading[] => {
      if (!isCardId(id)) return [];
      const name = ko[`card.${id}`];
      const rest = line.endsWith(name) ? line.slice(0, -name.length).trim() : '';
      return rest === '' ? [] : [{ source: typed, part: [id], echo: text, rest }];
    })
    .slice(0, 1);
}
