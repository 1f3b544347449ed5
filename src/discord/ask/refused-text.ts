// What somebody typed in a window and was refused: it stands in the window again that they open next for the same question.
import type { Call } from '../call.js';
import type { Press } from '../custom-id.js';
import type { Deps } from '../deps.js';

/** Of which question. */
type Place = Pick<Press, 'game' | 'checkpoint' | 'question'>;

/** So many people's texts are kept; those of more are forgotten, the oldest first. */
const mostPeople = 1_000;
/** So many texts of one person are kept, one for each of their games. */
const mostEach = 20;

/** The texts of one person, by the number of their game. */
type Texts = Map<number, Place & { readonly text: string }>;

const texts = new WeakMap<Deps['profiles'], Map<string, Texts>>();

/** Keeps what was refused until the person types again for its game; an empty text only forgets what was kept. */
export function keepRefused({ deps, person }: Call, at: Place, text: string): void {
  const kept = texts.get(deps.profiles) ?? new Map<string, Texts>();
  texts.set(deps.profiles, kept);
  const own: Texts = kept.get(person.id) ?? new Map();
  kept.delete(person.id);
  own.delete(at.game);
  if (text !== '') own.set(at.game, { ...at, text });
  forgetOldest(own, mostEach);
  if (own.size > 0) kept.set(person.id, own);
  forgetOldest(kept, mostPeople);
}

function forgetOldest<K>(kept: Map<K, unknown>, most: number): void {
  const [oldest] = kept.keys();
  if (kept.size > most && oldest !== undefined) kept.delete(oldest);
}

/** Forgets all that a person was refused. */
export function forgetRefused({ deps, person }: Call): void {
  texts.get(deps.profiles)?.delete(person.id);
}

/** What of a person's text was refused last for a question; undefined where nothing was. */
export function refusedText({ deps, person }: Call, { game, checkpoint, question }: Place): string | undefined {
  const kept = texts.get(deps.profiles)?.get(person.id)?.get(game);
  return kept?.checkpoint === checkpoint && kept.question === question ? kept.text : undefined;
}
