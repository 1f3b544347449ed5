// /undo and /final: taking back one's last answer, and saying that nothing more will change.
import { Refused } from '../../play/play.js';
import { plainView } from '../ask/desk.js';
import { deskOf, refusedNotes, shownScreen, undo as takeBack } from '../ask/show.js';
import { gameOf } from '../call.js';
import { t } from '../voice.js';
import { flagOption, slash, textOption, type Command } from './describe.js';
import { gameOffers } from './offers.js';

export const undo: Command = {
  data: slash('cmd.undo', [textOption('opt.game', { complete: true })]),
  async run(call) {
    return takeBack(call, (await gameOf(call, call.options.text('game'))).id);
  },
  complete: (call, { value }) => gameOffers(call, value),
};

export const final: Command = {
  data: slash('cmd.final', [flagOption('opt.takeBack'), textOption('opt.game', { complete: true })]),
  async run(call) {
    const game = await gameOf(call, call.options.text('game'));
    const isFinal = call.options.flag('take-back') !== true;
    try {
      const desk = await call.deps.play.setFinal(game.id, call.person.id, isFinal);
      const words = call.voice.say(t(isFinal ? 'ask.savedFinal' : 'ask.unfinal'));
      return shownScreen(call, { desk, view: { ...plainView, notes: [{ tone: isFinal ? 'good' : 'info', words }] } });
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      return deskOf(call, game.id, await refusedNotes(call, game.id, error));
    }
  },
  complete: (call, { value }) => gameOffers(call, value),
};
