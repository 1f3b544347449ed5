// /practice: a game alone against computer players, in direct messages, with tips for a first game.
import { practise } from '../tables/practice.js';
import { slash, textOption, type Command } from './describe.js';
import { kindNamed, kindOffers } from './offers.js';

export const practice: Command = {
  data: slash('cmd.practice', [textOption('opt.kind', { complete: true })]),
  run: (call) => practise(call, kindNamed(call, call.options.text('kind'))),
  complete: (call, { value }) => Promise.resolve(kindOffers(call, value)),
};
