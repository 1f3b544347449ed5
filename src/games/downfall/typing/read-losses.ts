// What takes a hit, typed by the name of the unit: `10th a step`, `76 panzer`, `76기갑군단 뒤집기`.
import type { Reading } from '../../../table/game.js';
import type { Question } from '../../../table/question.js';
import type { Facts } from '../data/facts.js';
import { unitsNamed } from './named.js';

const turning =
  /(?:^|\s)(?:flip(?:s|ped)?|turn(?:s|ed)?(?:\s+over)?|armou?red\s+side|뒤집(?:기|음|습니다|어요)?|기갑\s*면)(?=\s|$|[.!])/giu;
const small =
  /(?:^|\s)(?:loses?|takes?|the|its|hits?|from|of|on|a|one|1|steps?|losse?s?|1?\s*스텝(?:을|이)?|손실(?:을|이)?|잃음|잃습니다|잃는다|피해|제거|명중(?:을)?|받음|받습니다)(?=\s|$|[.!])/giu;

/** The loss that a line means; nothing where it is written otherwise, for the common reader. */
export function readLoss(typed: string, { form }: Question, facts: Facts): readonly Reading[] {
  if (form.kind !== 'choose') return [];
  const bare = (text: string): string => text.replaceAll(small, ' ').replaceAll(small, ' ').trim();
  const turns = typed.search(turning) >= 0;
  const name = bare(typed.replaceAll(turning, ' '))
    .replace(/[.!]$/u, '')
    .replace(/(?:에서|이|가|을|를)$/u, '');
  const [units, second] = unitsNamed(facts, name) ?? [];
  if (units === undefined || second !== undefined) return [];
  const meant = form
    .options()
    .filter(({ id, of }) => units.some((unit) => unit === of) && (!turns || id.includes('flip')));
  const [only, other] = meant;
  return only === undefined || other !== undefined ? [] : [{ source: typed, part: [only.id], echo: only.text }];
}
