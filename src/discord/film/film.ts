// The film of an ended game: one page that needs no network, small enough for a message, with pictures, curves, people and dice.
import { setImmediate } from 'node:timers/promises';
import type { Film, FilmFrame } from '../../play/history/past.js';
import type { GameInfo } from '../../play/turn/info.js';
import { langsOf, type Lang, type Speech } from '../../words/words.js';
import type { Text } from '../../table/text.js';
import { defaultChoices, type Deps } from '../deps.js';
import { limits } from '../limits.js';
import { lookOf } from '../pictures.js';
import type { Picture } from '../screen.js';
import { gameName, publicVoice, t } from '../voice.js';
import { pageOf } from './page.js';

/** Pictures of one film at most: painting them takes a while, and others wait for theirs. */
const mostPictures = 40;
const pictureWidth = 960;
/** What the page may take; the rest of a message's room is left for its envelope. */
const mostBytes = limits.fileBytes - 256 * 1024;

/** The same words in each language of the film. */
type Spoken = Readonly<Partial<Record<Lang, string>>>;

/**
 * The film as a file.
 * @param speech the languages it can be read in.
 */
export async function filmFile(deps: Deps, game: GameInfo, film: Film, speech: Speech): Promise<Picture> {
  const pictures = await paintedFrames(deps, game, film, langsOf(speech)[0] ?? 'en');
  const { frames, ...rest } = await filmData(deps, game, film, speech);
  const page = (kept: ReadonlyMap<number, string>): Buffer => {
    const shown = frames.map(({ number, ...frame }) => ({ ...frame, picture: kept.get(number) ?? null }));
    return Buffer.from(pageOf({ ...rest, frames: shown }));
  };
  const bare = page(new Map()).length;
  return { name: `film-${game.id}.html`, data: page(within(pictures, mostBytes - bare)), alt: '' };
}

/** Frames that get a picture of their own, evenly spread, the last among them. */
function chosen(frames: readonly FilmFrame[]): readonly FilmFrame[] {
  const step = Math.max(1, Math.ceil(frames.length / mostPictures));
  return frames.filter((_, n) => (frames.length - 1 - n) % step === 0);
}

async function paintedFrames(
  deps: Deps,
  game: GameInfo,
  { frames }: Film,
  lang: Lang,
): Promise<ReadonlyMap<number, string>> {
  const rules = deps.play.games.get(game.kind);
  const maps = deps.boardMaps(rules?.maps ?? []);
  const painted = new Map<number, string>();
  for (const { last: number, variant, checkpoint } of chosen(frames)) {
    if (variant === null) continue;
    const look = { ...lookOf(lang, defaultChoices, { variant }), width: pictureWidth };
    const scene = await deps.play.scene(game.id, null, look, maps, checkpoint);
    painted.set(number, Buffer.from(await deps.png(scene)).toString('base64'));
  }
  return painted;
}

/** As many pictures as there is room for: every second one goes until they fit. */
function within(pictures: ReadonlyMap<number, string>, room: number): ReadonlyMap<number, string> {
  let kept = [...pictures];
  while (kept.length > 0 && kept.reduce((sum, [, data]) => sum + data.length + 40, 0) > room)
    kept = kept.filter((_, n) => (kept.length - 1 - n) % 2 === 0 && kept.length > 1);
  return new Map(kept);
}

/** A chapter in words. */
interface SpokenFrame {
  readonly number: number;
  readonly title: Spoken;
  readonly span: Spoken;
  readonly told: readonly object[];
  readonly hands: readonly object[];
}

interface FilmData {
  readonly frames: readonly SpokenFrame[];
  /** What the page's script reads besides. */
  readonly [part: string]: unknown;
}

/** All that is said in a film, frame by frame, so that others have their turn between them. */
async function filmData(deps: Deps, game: GameInfo, film: Film, speech: Speech): Promise<FilmData> {
  const { people, frames, standings, luck } = film;
  const spoken = publicVoice(deps.wording, speech, game.kind);
  const langs = langsOf(speech);
  const words = (text: Text): Spoken => Object.fromEntries(langs.map((lang) => [lang, spoken.in(lang, text)]));
  const charts = [...new Set((standings[0]?.gauges ?? []).map(({ chart }) => JSON.stringify(chart)))];
  const said: SpokenFrame[] = [];
  for (const { last: number, title, span, told, hands } of frames) {
    said.push({
      number,
      title: words(title),
      span: words(span),
      told: told.map(({ text, weight, to }) => ({ text: words(text), weight, to: to.map(words) })),
      hands: hands.map(({ name, lines }) => ({ name: words(name), lines: lines.map(words) })),
    });
    await setImmediate();
  }
  return {
    langs,
    title: `${spoken.label(gameName(game.kind))} #${game.id}${game.name === null ? '' : ` · ${game.name}`}`,
    outcome: game.outcome === null ? null : words(game.outcome.text),
    origin: game.isReplay ? words(t('replay.fromFile')) : null,
    words: {
      back: words(t('history.back')),
      on: words(t('history.on')),
      play: words(t('film.play')),
      people: words(t('film.people')),
      hands: words(t('film.hands')),
      luck: words(t('film.luck')),
      rolls: words(t('film.rolls')),
      mean: words(t('film.mean')),
      expected: words(t('film.expected')),
    },
    people: game.seats.map(({ name, userId, computer, written }) => ({
      seat: words(name),
      who: computer
        ? words(t('status.computer'))
        : userId === null
          ? (written ?? words(t('me.somebody')))
          : (people.get(userId) ?? userId),
    })),
    frames: said,
    charts: charts.map((chart) => ({
      name: words(JSON.parse(chart) as Text),
      labels: standings.map(({ at }) => words(at)),
      series: (standings[0]?.gauges ?? [])
        .filter((gauge) => JSON.stringify(gauge.chart) === chart)
        .map(({ id, name, colour }) => ({
          name: words(name),
          colour,
          values: standings.map(({ gauges }) => gauges.find((gauge) => gauge.id === id)?.value ?? 0),
        })),
    })),
    luck: luck.map(({ name, rolls, mean, expected }) => ({
      name: words(name),
      rolls,
      mean: mean.toFixed(2),
      expected: expected.toFixed(2),
    })),
  };
}
