// /note: what the caller notes for themselves in a game.
import { gameOf } from '../call.js';
import { dropped, kept, notesScreen } from '../tables/notes.js';
import { numberOption, slash, sub, textOption, type Command } from './describe.js';
import { gameOffers } from './offers.js';

const which = textOption('opt.game', { complete: true });

export const note: Command = {
  data: slash('cmd.note', [
    sub('cmd.note.write', [textOption('opt.noteText', { required: true }), which]),
    sub('cmd.note.list', [which]),
    sub('cmd.note.delete', [numberOption('opt.noteNumber', { min: 1, max: 1_000_000, required: true }), which]),
  ]),
  run: async (call) => {
    const game = await gameOf(call, call.options.text('game'));
    switch (call.options.sub) {
      case 'write':
        return kept(call, game, call.options.text('text') ?? '');
      case 'delete':
        return dropped(call, game, call.options.number('number') ?? 0);
      default:
        return notesScreen(call, game);
    }
  },
  complete: (call, { value }) => gameOffers(call, value),
};
