// An ended game as it can be looked through: each turn with everything that was hidden in it, and what there is to see of the whole.
import { asEnded } from '../play/history/chapters.js';
import type { Film, FilmFrame } from '../play/history/past.js';
import type { GameInfo } from '../play/turn/info.js';
import type { Play } from '../play/play.js';
import { sayer, type Text } from '../table/text.js';
import type { messages } from '../words/app/en/messages.js';
import type { ownData } from '../words/app/en/own-data.js';
import type { replaying } from '../words/app/en/replaying.js';
import type { ReaderChoices, WebDeps } from './deps.js';
import { width } from './picture.js';
import { sharing, type Shared } from './shared.js';
import { voiceOf } from './state.js';
import type { PastOver, PastTurn } from './wire.js';

const t = sayer<typeof messages & typeof ownData & typeof replaying>('app');

/** Whoever looks through a game asks turn by turn; so many games are kept for it. */
const mostKept = 3;
const kept = new WeakMap<Play, Shared<Film>>();

/**
 * All of an ended game.
 * @throws Refused while it runs, and for one that never began.
 */
export async function filmOf({ play, marks }: Pick<WebDeps, 'play' | 'marks'>, { id }: GameInfo): Promise<Film> {
  const shared = kept.get(play) ?? sharing<Film>(mostKept);
  kept.set(play, shared);
  const mark = (await marks([id])).get(id) ?? '';
  return shared(`${String(id)} ${mark}`, () => play.film(id));
}

/** What drawing and saying need. */
export type FilmDeps = Pick<WebDeps, 'play' | 'wording' | 'layOut' | 'boardMaps'>;

/** One turn of it. */
export async function filmTurn(
  deps: FilmDeps,
  { id, kind }: GameInfo,
  { title, told, hands, variant, checkpoint }: FilmFrame,
  { lang, palette, theme }: ReaderChoices,
): Promise<PastTurn> {
  const { say } = voiceOf(deps, lang, kind);
  const look = { lang, palette, theme, variant: variant ?? 'position', width, heading: asEnded(title) };
  const maps = deps.boardMaps(deps.play.games.get(kind)?.maps ?? []);
  return {
    title: say(title),
    told: told.map(({ text, focus, to }) => ({
      text: say(text),
      of: focus,
      ...(to.length === 0 ? {} : { to: to.map(say).join(', ') }),
    })),
    hands: hands.map(({ name, lines }) => ({ name: say(name), lines: lines.map(say) })),
    scene: await deps.layOut(await deps.play.scene(id, null, look, maps, checkpoint)),
  };
}

/**
 * What there is to see of the whole.
 * @param isKnown whoever looks may know who held its seats.
 */
export function filmOver(
  deps: Pick<FilmDeps, 'wording'>,
  game: GameInfo,
  { people, frames, standings, luck }: Film,
  lang: ReaderChoices['lang'],
  isKnown: boolean,
): PastOver {
  const { say } = voiceOf(deps, lang, game.kind);
  // Of each turn what it ended with.
  const ends = frames.map(({ last }) => standings[Math.min(last, standings.length - 1)]);
  const followed = standings[0]?.gauges ?? [];
  const charts = new Map(followed.map(({ chart }) => [JSON.stringify(chart), chart] as const));
  const who = ({ userId, computer, written }: GameInfo['seats'][number]): string => {
    if (computer) return say(t('status.computer'));
    return userId === null ? (written ?? say(t('me.somebody'))) : (people.get(userId) ?? userId);
  };
  return {
    outcome: game.outcome === null ? null : say(game.outcome.text),
    origin: game.isReplay ? say(t('replay.fromFile')) : null,
    people: isKnown ? game.seats.map((seat) => ({ seat: say(seat.name), who: who(seat) })) : [],
    charts: [...charts].map(([key, name]: readonly [string, Text]) => ({
      name: say(name),
      series: followed
        .filter(({ chart }) => JSON.stringify(chart) === key)
        .map(({ id, name: called, colour }) => ({
          name: say(called),
          colour,
          values: ends.map((standing) => standing?.gauges.find((gauge) => gauge.id === id)?.value ?? 0),
        })),
    })),
    luck: luck.map(({ name, rolls, mean, expected }) => ({
      name: say(name),
      rolls,
      mean: mean.toFixed(2),
      expected: expected.toFixed(2),
    })),
  };
}
