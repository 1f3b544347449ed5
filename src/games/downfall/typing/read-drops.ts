// An airdrop typed with its unit and its place, in whichever order: `영국 1공수를 르아브르에 투하`, `drop Br I Air on Cherbourg`.
import type { Reading } from '../../../table/game.js';
import type { Question } from '../../../table/question.js';
import type { Facts } from '../data/facts.js';
import { named, type Named } from './named.js';

/** What says that it is a drop, and what stands between its parts. */
const small = /^(?:drops?|dropped|on|onto|to|at|in|over|the|투하(?:합니다|한다|할게요|해|하기|함)?|->|→|>|:|-)$/iu;
const mostWords = 10;

function halves(facts: Facts, typed: string): readonly (readonly [Named | null, Named | null])[] {
  const words = typed
    .replaceAll(/\s*\([^()]*\)/gu, '')
    .trim()
    .split(/\s+|(?<=\S)(?=[→>:])|(?<=[→>:])(?=\S)/u)
    .filter((word) => word !== '' && !small.test(word));
  if (words.length > mostWords) return [];
  return words
    .slice(1)
    .map(
      (_, n) => [named(facts, words.slice(0, n + 1).join(' ')), named(facts, words.slice(n + 1).join(' '))] as const,
    );
}

/** The drop that a line means; nothing where it is written otherwise, for the common reader. */
export function readDrop(typed: string, { form }: Question, facts: Facts): readonly Reading[] {
  if (form.kind !== 'choose') return [];
  const pairs = halves(facts, typed).flatMap(([a, b]) => [
    [a, b],
    [b, a],
  ]);
  const ids = new Set(
    pairs.flatMap(([unit, place]) =>
      unit?.kind === 'units' && place?.kind === 'place' ? unit.units.map((id) => `${id}>${place.place}`) : [],
    ),
  );
  const [only, second] = form.options().filter(({ id }) => ids.has(id));
  return only === undefined || second !== undefined ? [] : [{ source: typed, part: [only.id], echo: only.text }];
}
