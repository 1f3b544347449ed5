// A typed line that begins with its game: `#3 A Vie - Bud`, `3: …`, `Winter offensive: …`, `디플로머시: …`.
import { foldName } from '../../table/names.js';
import { languages } from '../../words/words.js';
import type { GameSummary } from '../../play/turn/info.js';
import { gameLabel, type Call } from '../call.js';
import { spend } from '../pace.js';
import { gameName } from '../voice.js';

/** A number that can be nothing else than that of a game. */
const numbered = /^\s*#(\d{1,9})(?:\s*[:：]\s*|\s+)(\S.*)$/su;
const titled = /^\s*([^:：\n]{1,200})[:：]\s*(\S.*)$/su;

/**
 * The game that a line names at its beginning, and what it says there.
 * @returns null where it names none, or several, or where all of it can be read somewhere as it stands: a title may be a place as well.
 */
export async function gameAddressed(
  call: Call,
  text: string,
  games: readonly GameSummary[],
): Promise<{ readonly game: GameSummary; readonly rest: string } | null> {
  const [, number = '', behind = ''] = numbered.exec(text) ?? [];
  const chosen = games.find(({ id }) => String(id) === number);
  if (chosen !== undefined) return { game: chosen, rest: behind };
  const [, title = '', rest = ''] = titled.exec(text) ?? [];
  if (rest === '') return null;
  const wanted = foldName(title);
  // A title of its own says more than the name of what is played.
  const own = games.filter((game) => ownNames(call, game).some((name) => foldName(name) === wanted));
  const named =
    own.length > 0 ? own : games.filter(({ kind }) => kindNames(call, kind).some((name) => foldName(name) === wanted));
  const [game, other] = named;
  if (game === undefined || other !== undefined || wanted === '') return null;
  spend(call, 'text');
  const { games: meant, fit } = await call.deps.play.gamesMeant(call.person.id, text, call.lang);
  return meant.length > 0 && fit === 'whole' ? null : { game, rest };
}

function ownNames({ deps: { wording } }: Call, game: GameSummary): readonly string[] {
  const labels = languages.map((lang) => wording.say(gameLabel(game), lang, 'app'));
  return [String(game.id), ...labels, ...(game.name === null ? [] : [game.name])];
}

function kindNames({ deps: { wording } }: Call, kind: string): readonly string[] {
  return languages.map((lang) => wording.say(gameName(kind), lang, 'app'));
}
