// /record and /leaderboard: what people have come to, and how they keep time.
import type { CommandCall } from '../call.js';
import { leaderboardScreen, recordScreen } from '../tables/records.js';
import { choice, personOption, slash, textOption, type Command } from './describe.js';
import { gameWhileTyping, kindOffers } from './offers.js';

export const record: Command = {
  data: slash('cmd.record', [personOption('opt.recordOf')]),
  run: (call) => recordScreen(call, call.options.person('player')?.id ?? call.person.id),
};

export const leaderboard: Command = {
  data: slash('cmd.leaderboard', [
    textOption('opt.ofKind', { complete: true }),
    textOption('opt.where', { choices: [choice('here', 'where.here'), choice('all', 'where.all')] }),
  ]),
  async run(call) {
    const where = call.options.text('where') === 'all' ? 'all' : 'here';
    return leaderboardScreen(call, await kindOf(call), where, 0);
  },
  complete: (call, { value }) => Promise.resolve(kindOffers(call, value)),
};

/** The game named, else that of the channel or of somebody's only table, else the first there is. */
async function kindOf(call: CommandCall): Promise<string> {
  const { games } = call.deps.play;
  const typed = call.options.text('kind');
  if (typed !== null)
    return games.has(typed) ? typed : (kindOffers(call, typed)[0]?.value ?? [...games.keys()][0] ?? '');
  return (await gameWhileTyping(call))?.kind ?? [...games.keys()][0] ?? '';
}
