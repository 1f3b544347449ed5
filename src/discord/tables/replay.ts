// An exported game kept to be looked at: the first of its phases, with the ways through them all.
import { ComponentType } from 'discord-api-types/v10';
import { largestRecord } from '../../table/played-again.js';
import { gameLabel, gameVoice, InputError, type CommandCall } from '../call.js';
import { spend } from '../pace.js';
import { textBlock, type Screen } from '../screen.js';
import { t } from '../voice.js';
import { contents } from './attachment.js';
import { pastScreen } from './history.js';

/** Keeps it on this server and opens it at its beginning. Throws InputError for a file that does not serve. */
export async function replayGame(call: CommandCall): Promise<Screen> {
  if (call.guildId === null) throw new InputError(t('new.onlyServer'));
  const file = call.options.file('file');
  if (file === null) throw new InputError(t('replay.unread'));
  if (file.size > largestRecord) throw new InputError(t('replay.large'));
  spend(call, 'file');
  const { play, profiles } = call.deps;
  const language = (await profiles.server(call.guildId))?.language ?? call.lang;
  const bytes = await contents(file.url);
  const game = await play.keepReplay(call.person, { guildId: call.guildId, language, file: bytes });
  const page = await pastScreen(call, game, { number: 0, whole: false });
  const kept = gameVoice(call, game.kind).say(t('replay.kept', { game: gameLabel(game), id: String(game.id) }));
  const components = page.components.map((one) =>
    one.type === ComponentType.Container ? { ...one, components: [textBlock(kept), ...one.components] } : one,
  );
  return { ...page, components };
}
