// /watch: a game for those who do not play in it, and for its players who watches through their eyes.
import { gameOf, type CommandCall } from '../call.js';
import type { Screen } from '../screen.js';
import { asked, letIn } from '../tables/sight.js';
import { watchPage } from '../tables/watch.js';
import { personOption, slash, textOption, type Command } from './describe.js';
import { gameOffers, seatOffers } from './offers.js';
import { seatsNamed } from '../tables/seats-named.js';

export const watch: Command = {
  data: slash('cmd.watch', [
    textOption('opt.game', { complete: true }),
    textOption('opt.through', { complete: true }),
    personOption('opt.letIn'),
  ]),
  run: watching,
  complete: (call, { name, value }) => (name === 'through' ? seatOffers(call, value) : gameOffers(call, value)),
};

async function watching(call: CommandCall): Promise<Screen> {
  const game = await gameOf(call, call.options.text('game'));
  const through = call.options.text('through');
  const person = call.options.person('let');
  if (person !== null) return letIn(call, game, person.id);
  if (through !== null) return asked(call, game, seatsNamed(call, game, through)[0] ?? through);
  return watchPage(call, game);
}
