// What somebody typed in a window and was refused: it stands in the window again that they open next for the same question.
import type { Call } from '../call.js';
import type { Press } from '../custom-id.js';
import type { Deps } from '../deps.js';

/** Of which question. */
type Place = Pick<Press, 'game' | 'checkpoint' | 'question'>;

/** So many people's texts are kept; those of more are forgotten, the oldest first. */
const most = 1_000;
const texts = new WeakMap<Deps['profiles'], Map<string, Place & { readonly text: string }>>();

/** Keeps what was refused until the person types again for its game; an empty text only forgets what was kept. */
export function keepRefused({ deps, person }: Call, at: Place, text: string): void {
  const kept = texts.get(deps.profiles) ?? new Map<string, Place & { readonly text: string }>();
  texts.set(deps.profiles, kept);
  const key = `${person.id} ${at.game}`;
  kept.delete(key);
  if (text === '') return;
  kept.set(key, { ...at, text });
  const [oldest] = kept.keys();
  if (kept.size > most && oldest !== undefined) kept.delete(oldest);
}

/** What of a person's text was refused last for a question; undefined where nothing was. */
export function refusedText({ deps, person }: Call, { game, checkpoint, question }: Place): string | undefined {
  const kept = texts.get(deps.profiles)?.get(`${person.id} ${game}`);
  return kept?.checkpoint === checkpoint && kept.question === question ? kept.text : undefined;
}
