// A new table that goes on from the file of an ended game, with every seat open.
import { largestImport } from '../../table/taken-over.js';
import { contents } from './attachment.js';
import { InputError, gameVoice, type CommandCall } from '../call.js';
import { spend } from '../pace.js';
import { permissionName } from '../permissions.js';
import type { Screen } from '../screen.js';
import { hoursAt, isTempo } from '../tempos.js';
import { t } from '../voice.js';
import { openAs } from './open-table.js';

/** Opens it where games may be opened, under the title of the phase it begins with. Throws InputError for a file that does not serve. */
export async function importGame(call: CommandCall): Promise<Screen> {
  if (call.guildId === null) throw new InputError(t('new.onlyServer'));
  const server = await call.deps.profiles.server(call.guildId);
  if (server?.channelId == null) throw new InputError(call.manager ? t('new.setupFirst') : t('new.setupFirstAsk'));
  const missing = await call.missing(server.channelId);
  if (missing.length > 0) throw new InputError(t('permission.missing', { names: missing.map(permissionName) }));
  const file = call.options.file('file');
  if (file === null) throw new InputError(t('import.unread'));
  if (file.size > largestImport) throw new InputError(t('import.large'));
  spend(call, 'file');
  const { kind, options, start, title } = await call.deps.play.readExport(await contents(file.url));
  const paces = call.deps.play.games.get(kind)?.paces ?? {};
  return openAs(call, {
    guildId: call.guildId,
    kind,
    name: gameVoice(call, kind).say(title),
    language: server.language,
    options,
    paces: hoursAt(isTempo(server.tempo) ? server.tempo : 'standard', paces),
    start,
  });
}
