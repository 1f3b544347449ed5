// What a person is told when something goes wrong, and what is written down about it.
import { randomBytes } from 'node:crypto';
import { Refused } from '../play/change/refuse.js';
import type { Arg, Text } from '../table/text.js';
import { InputError } from './call.js';
import type { Deps } from './deps.js';
import { limits } from './limits.js';
import { accents, cut, screen, textBlock, type Screen } from './screen.js';
import { t, type Voice } from './voice.js';

/** The message for an error: a refusal's own sentences, else an apology with a reference number that is in the log. */
export function errorScreen(deps: Pick<Deps, 'log'>, voice: Voice, error: unknown, where: string): Screen {
  const said = (text: Text): string => voice.say(inShort(text));
  if (error instanceof InputError) return told(said(error.text), accents.quiet);
  if (error instanceof Refused) return told(error.texts.map((text) => `⛔ ${said(text)}`).join('\n'), accents.bad);
  const ref = randomBytes(4).toString('hex');
  deps.log.error({ err: error, ref, where }, 'a call failed');
  return screen([textBlock(voice.say(t('error.sorry', { ref })))], [], accents.bad);
}

function told(words: string, colour: number): Screen {
  return screen([textBlock(cut(words, limits.textTotal))], [], colour);
}

/** So much of what somebody typed is said back to them. */
const mostSaidBack = 300;

/** A text in which what was typed is said back in short, so that there is room for the rest: a command takes more than a message holds. */
function inShort(text: Text): Text {
  if (text.args === undefined) return text;
  return { ...text, args: Object.fromEntries(Object.entries(text.args).map(([name, arg]) => [name, shortArg(arg)])) };
}

function shortArg(arg: Arg): Arg {
  if (typeof arg === 'string') return cut(arg, mostSaidBack);
  if (typeof arg === 'number') return arg;
  return 'key' in arg ? inShort(arg) : arg.map(shortArg);
}
