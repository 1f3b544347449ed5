// /instructions: instructions given in advance, answered on the same desk as any open question.
import { Refused, type Play, type Task } from '../../play/play.js';
import { shownScreen } from '../ask/show.js';
import { plainView } from '../ask/desk.js';
import { gameOf, sentence, type Call } from '../call.js';
import type { Screen } from '../screen.js';
import { t } from '../voice.js';
import { slash, textOption, type Command } from './describe.js';
import { gameOffers } from './offers.js';

/** Stands in a `custom_id` where a phase's number would: no phase has it. */
export const instructionsCheckpoint = 0xff_ffff;

export const instructions: Command = {
  data: slash('cmd.instructions', [textOption('opt.game', { complete: true })]),
  async run(call) {
    const game = await gameOf(call, call.options.text('game'));
    return instructionsScreen(call, game.id);
  },
  complete: (call, { value }) => gameOffers(call, value),
};

async function instructionsScreen(call: Call, gameId: number): Promise<Screen> {
  const desk = await instructionsPlay(call.deps.play).desk(gameId, call.person.id);
  if (desk.tasks.length === 0) return sentence(call, t('instructions.none'), 'quiet');
  return shownScreen(call, {
    desk,
    view: { ...plainView, notes: [{ tone: 'info', words: call.voice.say(t('instructions.intro')) }] },
  });
}

/** The play layer seen so that instructions are tasks whose answers are kept for later; the desk's verbs then work on them. */
export function instructionsPlay(play: Play): Play {
  const desk: Play['desk'] = async (gameId, userId) => {
    const own = await play.desk(gameId, userId);
    const list = await play.instructions(gameId, userId);
    const tasks = list.map(({ question, saved, making }): Task => ({
      checkpoint: instructionsCheckpoint,
      id: question.key,
      seat: question.seat,
      question,
      sealed: true,
      window: false,
      saved,
      savedBy: saved === null ? null : 'player',
      final: false,
      draft: null,
      making,
    }));
    return { ...own, tasks, canUndo: false, panels: [] };
  };
  return {
    ...play,
    desk,
    async answer({ gameId, userId, question, value }) {
      await play.setInstruction(gameId, userId, question, value);
      return { warnings: [], confirm: null, desk: await desk(gameId, userId) };
    },
    setFinal: desk,
    type: () => Promise.reject(new Refused([t('instructions.onlyMenus')])),
  };
}
