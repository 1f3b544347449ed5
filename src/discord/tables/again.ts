// Another game for the same people: set up as the last, with a direct word to everybody who played; seats may go round.
import { InputError, sentence, type PressCall } from '../call.js';
import type { Screen } from '../screen.js';
import { t } from '../voice.js';
import { openAs } from './open-table.js';
import { goneRound, holders } from '../shown/seats-round.js';

/** Where it is kept which game followed. */
const followed = 'again';

/** Opens the game once; whoever presses later is led to it. With the verb `round`, everybody is kept the seats of the one after them. */
export async function playAgain(call: PressCall): Promise<Screen> {
  const { play, profiles } = call.deps;
  const game = await play.info(call.press.game, call.person.id);
  const held = holders(game);
  const people = held.map(({ userId }) => userId);
  const isOver = game.status === 'finished' || game.status === 'cancelled';
  if (!isOver || ![game.hostId, ...people].includes(call.person.id)) throw new InputError(t('again.refused'));
  const before = await profiles.post(game.id, followed);
  if (before !== null) {
    const next = await play.info(Number(before.messageId));
    const where = next.channelId === null ? `#${next.id}` : `<#${next.channelId}>`;
    return sentence(call, t('again.already', { where }), 'good');
  }
  const { guildId, kind, name, language, options, paces, table: settings } = game;
  const kept = call.press.verb === 'round' ? goneRound(game) : [];
  const input = { guildId, kind, name, language, options, paces, settings, invited: people, kept };
  return openAs(call, input, async (next) => {
    await profiles.savePost(game.id, followed, { channelId: guildId, messageId: String(next.id) });
  });
}
