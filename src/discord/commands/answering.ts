// /undo and /final: taking back one's last answer, and saying that nothing more will change.
import { Refused } from '../../play/change/refuse.js';
import { plainView } from '../ask/desk.js';
import { deskOf, refusedNotes, shownScreen, undo as takeBack } from '../ask/show.js';
import { asSheet } from '../../table/answer.js';
import { missing } from '../../table/sheet.js';
import { taskToken, working } from '../ask/cursor.js';
import { gameIdOf, type Call } from '../call.js';
import type { Screen } from '../screen.js';
import { t } from '../voice.js';
import { flagOption, slash, textOption, type Command } from './describe.js';
import { gameOffers } from './offers.js';

export const undo: Command = {
  data: slash('cmd.undo', [textOption('opt.game', { complete: true })]),
  async run(call) {
    return takeBack(call, await gameIdOf(call, call.options.text('game')));
  },
  complete: (call, { value }) => gameOffers(call, value),
};

export const final: Command = {
  data: slash('cmd.final', [flagOption('opt.takeBack'), textOption('opt.game', { complete: true })]),
  async run(call) {
    const gameId = await gameIdOf(call, call.options.text('game'));
    const isFinal = call.options.flag('take-back') !== true;
    const gaps = isFinal ? await gapsIn(call, gameId) : null;
    if (gaps !== null) return gaps;
    try {
      const desk = await call.deps.play.setFinal(gameId, call.person.id, isFinal);
      const words = call.voice.say(t(isFinal ? 'ask.savedFinal' : 'ask.unfinal'));
      return await shownScreen(call, {
        desk,
        view: { ...plainView, notes: [{ tone: isFinal ? 'good' : 'info', words }] },
      });
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      return deskOf(call, gameId, await refusedNotes(call, gameId, error));
    }
  },
  complete: (call, { value }) => gameOffers(call, value),
};

/** Asks first where a saved sheet has gaps; null when none has. */
async function gapsIn(call: Call, gameId: number): Promise<Screen | null> {
  const desk = await call.deps.play.desk(gameId, call.person.id);
  for (const task of desk.tasks.filter((one) => one.sealed && !one.final)) {
    const { form } = task.question;
    const sheet = working(task);
    if (form.kind !== 'orders' || sheet === null) continue;
    const [count, lacking] = [asSheet(sheet).length, missing(form, asSheet(sheet))];
    if (lacking === 0) continue;
    const text = t('ask.orders.gapsFinal', { count, all: count + lacking });
    return shownScreen(call, { desk, view: { ...plainView, task: taskToken(task), confirm: { text, final: true } } });
  }
  return null;
}
