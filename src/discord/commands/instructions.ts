// /instructions: instructions given in advance, answered on the same desk as any open question.
import { instructionsPlay } from '../ask/in-advance.js';
import { shownScreen } from '../ask/show.js';
import { typeInto } from '../ask/type-into.js';
import { gameTyped } from '../ask/which-game.js';
import { plainView } from '../ask/desk.js';
import { gameIdOf, sentence, type Call } from '../call.js';
import type { Screen } from '../screen.js';
import { t } from '../voice.js';
import { slash, textOption, type Command } from './describe.js';
import { gameOffers } from './offers.js';

export const instructions: Command = {
  data: slash('cmd.instructions', [textOption('opt.text'), textOption('opt.game', { complete: true })]),
  async run(call) {
    const [wanted, text] = [call.options.text('game'), call.options.text('text')];
    if (text === null) return instructionsScreen(call, await gameIdOf(call, wanted));
    const { gameId, notes } = await gameTyped(call, wanted, text);
    return typeInto({ ...call, deps: { ...call.deps, play: instructionsPlay(call.deps.play) } }, gameId, text, notes);
  },
  complete: (call, { value }) => gameOffers(call, value),
};

/** What can be decided ahead in a game, and what has been. */
export async function instructionsScreen(call: Call, gameId: number): Promise<Screen> {
  const desk = await instructionsPlay(call.deps.play).desk(gameId, call.person.id);
  if (desk.tasks.length === 0) return sentence(call, t('instructions.none'), 'quiet');
  return shownScreen(call, {
    desk,
    view: { ...plainView, notes: [{ tone: 'info', words: call.voice.say(t('instructions.intro')) }] },
  });
}
