// What a new table takes over from the file of an ended game, or why it takes over nothing.
import { jsonObject, type JsonObject } from '../../store/json.js';
import { largestImport } from '../../table/taken-over.js';
import { sayer, type Text } from '../../table/text.js';
import type { importing as words } from '../../words/app/en/importing.js';
import { inWordsOf, refused } from '../change/refuse.js';
import type { ResolvedDeps } from '../change/deps.js';

const say = sayer<typeof words>('app');

/** Where a table begins instead of with its game's set-up. */
export interface StartPosition {
  readonly phase: string;
  readonly state: JsonObject;
}

/** What a new table takes over. */
export interface Imported {
  readonly kind: string;
  readonly options: JsonObject;
  readonly start: StartPosition;
  /** The turn and phase it begins with. */
  readonly title: Text;
}

/**
 * Has the file of an ended game read on another thread, where a made-up one holds up nobody.
 * @throws Refused for what is no such file, a game that is not known, a position its rules do not allow or that hides anything.
 */
export async function readExport(deps: ResolvedDeps, file: Uint8Array): Promise<Imported> {
  if (file.byteLength > largestImport) throw refused(say('import.large'));
  const found = await deps.takeOver(file).catch((error: unknown) => {
    deps.warn('a file could not be read', error);
    throw refused(say('import.long'));
  });
  switch (found.kind) {
    case 'unread':
    case 'rules':
    case 'hidden':
    case 'over':
      throw refused(say(`import.${found.kind}`));
    case 'unknown':
      throw refused(say('import.kind', { games: [...deps.games.keys()].map((id) => ({ key: 'game.title', ns: id })) }));
    case 'taken': {
      const { kind, options, phase, state, title } = found.game;
      return {
        kind,
        options: jsonObject.parse(options),
        start: { phase, state: jsonObject.parse(state) },
        title: inWordsOf(kind, title),
      };
    }
  }
}
