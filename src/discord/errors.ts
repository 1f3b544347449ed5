// What a person is told when something goes wrong, and what is written down about it.
import { randomBytes } from 'node:crypto';
import { Refused } from '../play/change/refuse.js';
import { InputError } from './call.js';
import type { Deps } from './deps.js';
import { accents, screen, textBlock, type Screen } from './screen.js';
import { t, type Voice } from './voice.js';

/** The message for an error: a refusal's own sentences, else an apology with a reference number that is in the log. */
export function errorScreen(deps: Pick<Deps, 'log'>, voice: Voice, error: unknown, where: string): Screen {
  if (error instanceof InputError) return screen([textBlock(voice.say(error.text))], [], accents.quiet);
  if (error instanceof Refused) {
    return screen([textBlock(error.texts.map((text) => `⛔ ${voice.say(text)}`).join('\n'))], [], accents.bad);
  }
  const ref = randomBytes(4).toString('hex');
  deps.log.error({ err: error, ref, where }, 'a call failed');
  return screen([textBlock(voice.say(t('error.sorry', { ref })))], [], accents.bad);
}
