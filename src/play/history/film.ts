// An ended game from its first phase to its last, with everything that was hidden while it ran.
import { isDeepStrictEqual } from 'node:util';
import { eachCheckpoint } from '../../store/checkpoints.js';
import { listReports } from '../../store/reports.js';
import { findUsers } from '../../store/users.js';
import type { Draw } from '../../table/dice.js';
import type { Text } from '../../table/text.js';
import { inWordsOf, refused, say } from '../change/refuse.js';
import { positionOf, type Snapshot } from '../change/snapshot.js';
import { chapters, inFull } from './chapters.js';
import { draws } from './history.js';
import type { Fallen, Film, FilmFrame, Standing } from './past.js';
import { infoOf } from '../turn/info.js';

/**
 * Every chapter with its reports and hands, what was followed through the game, and how the dice fell.
 * @throws Refused while the game runs, and for one that never began.
 */
export async function film(s: Snapshot): Promise<Film> {
  if (s.row.endedAt === null) throw refused(say('refuse.afterEnd'));
  if (s.position === null) throw refused(say('refuse.notRunning'));
  const game = infoOf(s);
  const words = (text: Text): Text => inWordsOf(s.row.kind, text);
  const nameOf = new Map(game.seats.map(({ seat, name }) => [seat, name]));
  const lastNumber = s.position.number;
  const frames: FilmFrame[] = [];
  const standings: Standing[] = [];
  const all = await chapters(s);
  const begins = new Set(all.map(({ first }) => first));
  let at = -1;
  let opening: object | null = null;
  for await (const { number, before, after } of phasesOf(s)) {
    if (begins.has(number)) [at, opening] = [at + 1, before];
    const chapter = all[at];
    if (opening === null || chapter?.last !== number) continue;
    const began = opening;
    const reports = await listReports(s.db, s.row.id, chapter.first, chapter.last);
    const variants = s.rules.looks(s.rules.view(after, null)).variants.filter((one) => one.private !== true);
    frames.push({
      ...chapter,
      variant: (variants.find(({ role }) => role === 'results') ?? variants[0])?.id ?? null,
      checkpoint: number < lastNumber ? { began: number + 1 } : lastNumber,
      told: reports.flatMap(({ text, focus, audience, weight }) => {
        const full = inFull(s, text);
        const to = (audience ?? []).map((seat) => nameOf.get(seat) ?? { key: `seat.${seat}`, ns: s.row.kind });
        return full === null ? [] : [{ text: full, focus, weight, to }];
      }),
      hands: game.seats.flatMap(({ seat, name }) =>
        (s.rules.panels?.(s.rules.view(began, seat), seat) ?? [])
          .filter(({ role }) => role === 'hand')
          .map(({ lines }) => ({ name, lines: lines.map(words) })),
      ),
    });
    standings.push(...standingAfter(s, began, after));
  }
  const people = await findUsers(
    s.db,
    game.seats.flatMap(({ userId }) => (userId === null ? [] : [userId])),
  );
  return {
    people: new Map(people.map(({ id, name }) => [id, name])),
    frames,
    standings,
    luck: luckOf(s, (await draws(s)).draws),
  };
}

/** What is followed through a game as everybody sees it, at the end of every phase; not of a year or turn that was cut short before anything changed in it. */
export async function standings(s: Snapshot): Promise<readonly Standing[]> {
  if (s.position === null || s.rules.gauges === undefined) return [];
  const all: Standing[] = [];
  for await (const { before, after } of phasesOf(s)) all.push(...standingAfter(s, before, after));
  if (s.position.replay.progress.kind !== 'waiting') return all;
  const cut = all.at(-1);
  const whole = all.filter(({ at }) => !isDeepStrictEqual(at, cut?.at));
  return isDeepStrictEqual(whole.at(-1)?.gauges, cut?.gauges) ? whole : all;
}

/** A phase with the positions at its beginning and at its end. */
interface Played {
  readonly number: number;
  readonly before: object;
  readonly after: object;
}

/** Every phase, oldest first; what is done with each is a slice of the work. */
export async function* phasesOf(s: Snapshot): AsyncGenerator<Played, void, undefined> {
  let phase: Pick<Played, 'number' | 'before'> | null = null;
  for await (const { number, state } of eachCheckpoint(s.db, s.row.id)) {
    const after = s.rules.state.parse(state);
    if (phase !== null) yield { ...phase, after };
    phase = { number, before: after };
  }
  if (phase !== null) yield { ...phase, after: positionOf(s).replay.state };
}

/** What is followed, by its count at the beginning of a phase and its values at the end. */
function standingAfter(s: Snapshot, before: object, after: object): readonly Standing[] {
  const at = s.rules.gauges?.(s.rules.view(before, null)).at;
  const gauges = s.rules.gauges?.(s.rules.view(after, null)).gauges;
  if (at === undefined || gauges === undefined) return [];
  const words = (text: Text): Text => inWordsOf(s.row.kind, text);
  return [
    {
      at: words(at),
      gauges: gauges.map((gauge) => ({ ...gauge, name: words(gauge.name), chart: words(gauge.chart) })),
    },
  ];
}

/** How the dice fell, heading by heading. */
function luckOf(s: Snapshot, all: readonly Draw[]): readonly Fallen[] {
  const byName = new Map<string, { readonly name: Text; readonly draws: Draw[] }>();
  for (const draw of all) {
    const name = s.rules.luck?.(draw.why)?.name ?? null;
    if (name === null) continue;
    const key = JSON.stringify(name);
    const found = byName.get(key) ?? { name: inWordsOf(s.row.kind, name), draws: [] };
    found.draws.push(draw);
    byName.set(key, found);
  }
  return [...byName.values()].map(({ name, draws: rolled }) => ({
    name,
    rolls: rolled.length,
    mean: rolled.reduce((sum, draw) => sum + draw.value + 1, 0) / rolled.length,
    expected: rolled.reduce((sum, draw) => sum + (draw.sides + 1) / 2, 0) / rolled.length,
  }));
}
