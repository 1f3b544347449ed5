// The film of an ended game as one file that needs no network: the page of the board with all its turns inside.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { promisify } from 'node:util';
import { constants, gunzipSync, gzip } from 'node:zlib';
import type { Film } from '../play/history/past.js';
import type { GameInfo } from '../play/turn/info.js';
import { sayer } from '../table/text.js';
import type { tables } from '../words/app/en/tables.js';
import type { ReaderChoices, WebDeps } from './deps.js';
import { filmOver, filmTurn, type FilmDeps } from './film.js';
import { ScenePacker, type FilmData, type FilmTold } from './film-wire.js';
import { pastList } from './past.js';
import { voiceOf } from './state.js';
import { viewState } from './view.js';

/** How readers of a file see it. */
export interface FilmReaders extends Pick<ReaderChoices, 'palette' | 'theme'> {
  /** The languages it can be read in, the first one first. */
  readonly langs: readonly ReaderChoices['lang'][];
}

const compressed = promisify(gzip);
const t = sayer<typeof tables>('app');

/** The file; made in slices, so that others have their turn. */
export async function filmFile(
  deps: FilmDeps & Pick<WebDeps, 'outlines' | 'page'>,
  game: GameInfo,
  film: Film,
  readers: FilmReaders,
): Promise<Buffer> {
  const data = JSON.stringify(await filmData(deps, game, film, readers));
  const packed = await compressed(data, { level: constants.Z_BEST_COMPRESSION });
  const page = await readFile(join(deps.page, 'film.html'), 'utf8');
  return Buffer.from(page.replace('DATA', () => packed.toString('base64')));
}

/** What stands in the file. */
async function filmData(
  deps: FilmDeps & Pick<WebDeps, 'outlines'>,
  game: GameInfo,
  film: Film,
  { langs, ...sight }: FilmReaders,
): Promise<FilmData> {
  const packer = new ScenePacker();
  const told: Partial<Record<ReaderChoices['lang'], FilmTold>> = {};
  for (const lang of langs) {
    const choices = { ...sight, lang };
    const turns: FilmTold['turns'][number][] = [];
    for (const frame of film.frames) {
      const turn = await filmTurn(deps, game, frame, choices);
      turns.push({ ...turn, scene: packer.pack(turn.scene) });
      await setImmediate();
    }
    const over = filmOver(deps, game, film, lang, true);
    told[lang] = {
      state: await viewState(deps, game, choices),
      list: await pastList(deps, game, choices),
      over,
      turns,
    };
  }
  const maps = (deps.play.games.get(game.kind)?.maps ?? []).map((board) => [board, outlinesOf(deps, board)]);
  return {
    langs: langs.map((id) => ({ id, name: voiceOf(deps, id, game.kind).say(t(`language.${id}`)) })),
    told,
    maps: Object.fromEntries(maps) as FilmData['maps'],
    ...packer.parts,
  };
}

function outlinesOf({ outlines }: Pick<WebDeps, 'outlines'>, board: string): unknown {
  const file = outlines(board);
  return file === null ? null : JSON.parse(gunzipSync(file.body).toString());
}
