// Which game a typed line or a look is for when somebody plays in several: the only one in which it makes sense, the last one, or they are asked.
import type { GameInfo, GameSummary } from '../../play/turn/info.js';
import { gameIdOf, gameLabel, gameOf, InputError, type Call } from '../call.js';
import { writePress } from '../custom-id.js';
import { spend } from '../pace.js';
import { accents, button, buttonRows, screen, textBlock, type Screen } from '../screen.js';
import { cockpit } from '../sending/cockpit.js';
import { t } from '../voice.js';
import type { Note } from './desk.js';
import { deskOf } from './show.js';
import { typed } from './typed-words.js';

/** So many other games are looked into. */
const mostLookedAt = 10;

/**
 * The game a command with a typed line is about, and what to say of how it was found.
 * @throws InputError when the line makes sense in none or several of those it could be about.
 */
export async function gameTyped(
  call: Call,
  wanted: string | null,
  text: string,
): Promise<{ readonly gameId: number; readonly notes: readonly Note[] }> {
  try {
    return { gameId: await gameIdOf(call, wanted), notes: [] };
  } catch (error) {
    if (!(error instanceof InputError && error.text.key === 'game.severalMine')) throw error;
    spend(call, 'text');
    const { games, fit } = await call.deps.play.gamesMeant(call.person.id, text, call.lang);
    const [only, other] = games;
    if (only === undefined || other !== undefined || fit !== 'whole') throw error;
    return { gameId: only.id, notes: [takenFor(call, only)] };
  }
}

/**
 * The games something that is only looked at may be about: where several could be meant, the one its reader was last in stands first.
 * @throws InputError and Refused as `gameOf` does, when nothing says which comes first.
 */
export async function gamesLookedAt(
  call: Call,
  wanted: string | null,
): Promise<readonly [GameInfo, ...(readonly GameInfo[])]> {
  try {
    return [await gameOf(call, wanted)];
  } catch (error) {
    if (!(error instanceof InputError && error.text.key === 'game.severalMine')) throw error;
    const { play, profiles } = call.deps;
    const touched = await profiles.lastTouched(cockpit, call.person.id);
    const mine = await play.gamesOf(call.person.id);
    if (touched === null || !mine.some(({ id }) => id === touched)) throw error;
    const others = mine.filter(({ id }) => id !== touched).slice(0, mostLookedAt);
    return [await play.info(touched), ...(await Promise.all(others.map(({ id }) => play.info(id))))];
  }
}

/**
 * Reads a line for the one of several games it is meant for; where that is not clear, asks, with the last one answered in first. A line that
 * fits nowhere, from somebody who is not asked anything where they were last, is answered with how it stands there.
 */
export async function typeSomewhere(call: Call, text: string, games: readonly GameSummary[]): Promise<Screen> {
  const { play } = call.deps;
  spend(call, 'text');
  const meant = await play.gamesMeant(call.person.id, text, call.lang);
  const [fit, other] = meant.games;
  const touched = await call.deps.profiles.lastTouched(cockpit, call.person.id);
  const here = (other === undefined ? games : meant.games).find(({ id }) => id === touched);
  if (other !== undefined) {
    return here === undefined
      ? whichGame(call, meant.games, meant.last)
      : typed(call, here.id, text, [lastIn(call, here, meant.games)]);
  }
  // Nothing is begun in a game they did not name from a line of which it understands a part.
  if (fit !== undefined && meant.fit === 'part' && fit.id !== touched)
    return whichGame(call, here === undefined ? [fit] : [fit, here], null);
  if (fit !== undefined) return typed(call, fit.id, text, fit.id === touched ? [] : [takenFor(call, fit, meant.fit)]);
  const owing: GameSummary[] = [];
  for (const game of games) if ((await play.desk(game.id, call.person.id)).tasks.length > 0) owing.push(game);
  if (here !== undefined && !owing.some(({ id }) => id === here.id))
    return deskOf(call, here.id, [
      { tone: 'info', words: call.voice.say(t('dm.notAsked', { game: gameLabel(here) })) },
    ]);
  const [one, another] = owing;
  if (one !== undefined && another === undefined) return typed(call, one.id, text);
  if (here !== undefined) return typed(call, here.id, text, [lastIn(call, here, games)]);
  return whichGame(call, owing.length > 0 ? owing : games, null);
}

function takenFor(call: Call, game: GameSummary, fit: 'whole' | 'part' | 'names' = 'whole'): Note {
  const key = fit === 'names' ? 'dm.namesOf' : 'dm.takenFor';
  return { tone: 'info', words: call.voice.say(t(key, { game: gameLabel(game) })) };
}

function lastIn(call: Call, game: GameSummary, games: readonly GameSummary[]): Note {
  const other = games.find(({ id }) => id !== game.id)?.id ?? game.id;
  return { tone: 'info', words: call.voice.say(t('dm.lastIn', { game: gameLabel(game), other })) };
}

function whichGame(call: Call, games: readonly GameSummary[], last: number | null): Screen {
  const { say } = call.voice;
  const buttons = games.slice(0, 10).map((game) => {
    const id = writePress({ game: game.id, checkpoint: 0, question: '', verb: 'dm', args: [] });
    return button(id, say(gameLabel(game)), last === null || game.id === last ? 'primary' : 'secondary');
  });
  const touched = games.find(({ id }) => id === last);
  const lines = [
    t('dm.which'),
    ...(touched === undefined ? [] : [t('dm.last', { game: gameLabel(touched) })]),
    t('dm.numberFirst', { id: games[0]?.id ?? 0 }),
  ];
  return screen([textBlock(lines.map(say).join('\n')), ...buttonRows(buttons)], [], accents.ask);
}
