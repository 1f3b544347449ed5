// What presses on a desk do.
import type { Screen } from '../screen.js';
import { t } from '../voice.js';
import { taskOf } from '../ask/cursor.js';
import { taskVerbs } from '../ask/verbs.js';
import { typed } from '../ask/typed-words.js';
import {
  deskOf,
  deskVerb,
  mapOnDesk,
  openWindow,
  panelOnDesk,
  taskInFront,
  undo,
  unsaid,
  wholeDesk,
} from '../ask/show.js';
import { sentence, type PressCall } from '../call.js';
import { here, window, type Show } from './show.js';

/** Answers and what belongs to them. */
export const deskPresses: Readonly<Record<string, Show>> = {
  ...Object.fromEntries(Object.keys(taskVerbs).map((verb) => [verb, here(deskVerb)])),
  desk: here((call) => deskOf(call, call.press.game)),
  fresh: here((call) => deskOf(call, call.press.game)),
  task: here(taskInFront),
  all: here(wholeDesk),
  undo: here((call) => undo(call, call.press.game, (task) => taskOf({ tasks: [task] }, call.press) !== undefined)),
  unsaid: here(unsaid),
  map: here(mapOnDesk),
  panel: here(panelOnDesk),
  panels: here(panelOnDesk),
  type: window(openWindow),
  numbers: window(openWindow),
  typed: here((call) => typed(call, call.press.game, call.input.field('text') ?? '', [], call.press)),
  dm: here(messageAgain),
};

/** A direct message that was not clear about its game, read again for the game now named. */
async function messageAgain(call: PressCall): Promise<Screen> {
  const text = await call.repliedTo();
  return text === null ? sentence(call, t('dm.gone'), 'quiet') : typed(call, call.press.game, text);
}
