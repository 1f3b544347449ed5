// Which verb does what, and where its answer is shown.
import { accents, screen, textBlock, type Screen } from '../screen.js';
import { t } from '../voice.js';
import type { PressCall } from '../call.js';
import { instructionsCheckpoint, instructionsPlay } from '../ask/in-advance.js';
import { deskPresses } from './desk.js';
import { lookingPresses } from './looking.js';
import { ownPresses } from './own.js';
import { letterPresses } from './press.js';
import type { Show } from './show.js';
import { tablePresses } from './table.js';

const table: Readonly<Record<string, Show>> = {
  ...deskPresses,
  ...tablePresses,
  ...letterPresses,
  ...lookingPresses,
  ...ownPresses,
};

/** What a verb does; undefined for one that no longer exists. */
export function showFor(verb: string): Show | undefined {
  return Object.hasOwn(table, verb) ? table[verb] : undefined;
}

/** A press on instructions works on those instead of on open questions. */
export function aimed(call: PressCall): PressCall {
  if (call.press.checkpoint !== instructionsCheckpoint) return call;
  return { ...call, deps: { ...call.deps, play: instructionsPlay(call.deps.play, call.press.question) } };
}

/** For buttons of an older version. */
export function unknownScreen(call: Pick<PressCall, 'voice'>): Screen {
  return screen([textBlock(call.voice.say(t('press.unknown')))], [], accents.quiet);
}
