// /order: one or several answers as typed text, with the next legal steps offered while typing.
import { act, hand, keep, moveTo, noInput } from '../ask/act.js';
import { shownScreen } from '../ask/show.js';
import { typed } from '../ask/typed-words.js';
import { taskToken, top, working } from '../ask/cursor.js';
import { plainView } from '../ask/desk.js';
import { asSheet } from '../../table/answer.js';
import { withOrder } from '../../table/sheet.js';
import { gameTyped } from '../ask/which-game.js';
import { t } from '../voice.js';
import { slash, textOption, type Command } from './describe.js';
import { gameOffers, isPicked, readPicked, stepOffers } from './offers.js';

export const order: Command = {
  data: slash('cmd.order', [
    textOption('opt.text', { required: true, complete: true }),
    textOption('opt.game', { complete: true }),
  ]),
  async run(call) {
    const text = call.options.text('text') ?? '';
    const { gameId, notes } = await gameTyped(call, call.options.text('game'), text);
    if (!isPicked(text)) return typed(call, gameId, text, notes);
    const desk = await call.deps.play.desk(gameId, call.person.id);
    const picked = readPicked(desk, text);
    if (picked === 'old') {
      return shownScreen(call, {
        desk,
        view: { ...plainView, notes: [{ tone: 'info', words: call.voice.say(t('press.old')) }] },
      });
    }
    const { task } = picked;
    const press = { game: gameId, checkpoint: task.checkpoint, question: taskToken(task), verb: '', args: [] };
    const shown = await act(call.deps, { userId: call.person.id, voice: call.voice }, press, noInput, (acting) => {
      if ('option' in picked) return hand(acting, [picked.option], { cursor: top, final: false, confirmed: false });
      const { form } = acting.task.question;
      if (form.kind !== 'orders') return Promise.resolve(moveTo(acting, top));
      const made = { subject: picked.subject, path: picked.path };
      return keep(acting, withOrder(form, asSheet(working(acting.task)), made), top, [form.describe(made)]);
    });
    return shownScreen(call, shown);
  },
  complete: (call, { name, value }) => (name === 'game' ? gameOffers(call, value) : stepOffers(call, value)),
};
