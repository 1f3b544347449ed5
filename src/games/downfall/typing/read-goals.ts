// Where a unit goes, typed with its own name or without, as the question has it: `24기갑은 루블린으로 후퇴`, `24th panzer to Lublin`.
import type { Reading } from '../../../table/game.js';
import type { Question } from '../../../table/question.js';
import type { Facts } from '../data/facts.js';
import { unitName } from '../reports/places.js';
import { named, wordsOf } from './named.js';

/** What says that somebody goes there. */
const small =
  /^(?:(?:후퇴|퇴각|전진|이동|진격)(?:합니다|한다|할게요|하기|해|함|시킴|시키기)?|물러(?:나기|남|납니다|난다)|retreats?|withdraws?|falls?|backs?|advances?|goes|moves?|to|into|on|onto|->|→|>|:|-)$/iu;
const mostWords = 12;

/** The place that a line means; nothing where it is written otherwise, for the common reader. */
export function readGoal(typed: string, { form, text }: Question, facts: Facts): readonly Reading[] {
  const words = wordsOf(
    typed
      .replaceAll(/\s*\([^()]*\)/gu, '')
      .replaceAll(/\s*[:：→>]\s*/gu, ' ')
      .replace(/[.!]$/u, ''),
  );
  const said = words.filter((word) => !small.test(word));
  if (form.kind !== 'choose' || said.length === 0 || words.length > mostWords) return [];
  const asked = JSON.stringify(text.args?.['unit']);
  const isAsked = (name: string): boolean => {
    const found = named(facts, name);
    return found?.kind === 'units' && found.units.some((id) => JSON.stringify(unitName(facts, id)) === asked);
  };
  const halves = said.map((_, n) => [said.slice(0, n).join(' '), said.slice(n).join(' ')] as const);
  const goals = halves.flatMap(([a, b]) => [
    ...(a === '' || isAsked(a) ? [b] : []),
    ...(a !== '' && isAsked(b) ? [a] : []),
  ]);
  const places = goals.flatMap((name) => {
    const found = named(facts, name);
    return found?.kind === 'place' ? [found.place] : [];
  });
  const [only] = form.options().filter(({ id }) => places.includes(id));
  return only === undefined ? [] : [{ source: typed, part: [only.id], echo: only.text }];
}
