// An ended game from its first phase to its last, with everything that was hidden while it ran.
import { listCheckpoints } from '../store/checkpoints.js';
import { listReports } from '../store/reports.js';
import { findUsers } from '../store/users.js';
import type { Draw } from '../table/dice.js';
import type { Text } from '../table/text.js';
import { inWordsOf, refused, say } from './change/refuse.js';
import { readPosition, type Snapshot } from './change/snapshot.js';
import { draws } from './history.js';
import type { Film, FilmFrame, Luck, Standing } from './past.js';
import { infoOf } from './turn/desk.js';

/**
 * Every phase with its reports and hands, what was followed through the game, and how the dice fell.
 * @throws Refused while the game runs, and for one that never began.
 */
export async function film(s: Snapshot): Promise<Film> {
  if (s.row.endedAt === null) throw refused(say('refuse.notEnded'));
  if (s.position === null) throw refused(say('refuse.notRunning'));
  const game = infoOf(s);
  const stored = await listCheckpoints(s.db, s.row.id);
  const reports = await listReports(s.db, s.row.id);
  const last = await readPosition(s, s.position.number);
  const states = stored.map(({ state }) => s.rules.state.parse(state));
  const final = last?.replay.state ?? s.position.replay.state;
  const words = (text: Text): Text => inWordsOf(s.row.kind, text);
  const nameOf = new Map(game.seats.map(({ seat, name }) => [seat, name]));
  const frames = stored.map(({ number }, n): FilmFrame => {
    const before = states[n] ?? final;
    const after = states[n + 1] ?? final;
    const view = s.rules.view(after, null);
    const variants = s.rules.looks(view).variants.filter((one) => one.private !== true);
    return {
      number,
      title: words(s.rules.title(s.rules.view(before, null))),
      variant: (variants.find(({ role }) => role === 'results') ?? variants[0])?.id ?? null,
      checkpoint: Math.min(number + 1, stored.at(-1)?.number ?? 0),
      told: reports
        .filter((report) => report.checkpoint === number)
        .map(({ text, audience, weight }) => ({
          text: words(text),
          weight,
          to: (audience ?? []).map((seat) => nameOf.get(seat) ?? { key: `seat.${seat}`, ns: s.row.kind }),
        })),
      hands: game.seats.flatMap(({ seat, name }) =>
        (s.rules.panels?.(s.rules.view(before, seat), seat) ?? [])
          .filter(({ role }) => role === 'hand')
          .map(({ lines }) => ({ name, lines: lines.map(words) })),
      ),
    };
  });
  const people = await findUsers(
    s.db,
    game.seats.flatMap(({ userId }) => (userId === null ? [] : [userId])),
  );
  return {
    people: new Map(people.map(({ id, name }) => [id, name])),
    frames,
    standings: standingsOf(s, states, final),
    luck: luckOf(s, (await draws(s)).draws),
  };
}

/** What is followed through a game as everybody sees it. */
export async function standings(s: Snapshot): Promise<readonly Standing[]> {
  if (s.position === null || s.rules.gauges === undefined) return [];
  const stored = await listCheckpoints(s.db, s.row.id);
  const states = stored.map(({ state }) => s.rules.state.parse(state));
  return standingsOf(s, states, s.position.replay.state);
}

/** What is followed, at the end of every phase. */
function standingsOf(s: Snapshot, states: readonly object[], final: object): readonly Standing[] {
  return states.flatMap((state, n): Standing[] => {
    const at = s.rules.gauges?.(s.rules.view(state, null)).at;
    const after = s.rules.gauges?.(s.rules.view(states[n + 1] ?? final, null));
    if (at === undefined || after === undefined) return [];
    const gauges = after.gauges.map((gauge) => ({
      ...gauge,
      name: inWordsOf(s.row.kind, gauge.name),
      chart: inWordsOf(s.row.kind, gauge.chart),
    }));
    return [{ at: inWordsOf(s.row.kind, at), gauges }];
  });
}

/** How the dice fell, heading by heading. */
function luckOf(s: Snapshot, all: readonly Draw[]): readonly Luck[] {
  const byName = new Map<string, { readonly name: Text; readonly draws: Draw[] }>();
  for (const draw of all) {
    const name = s.rules.luck?.(draw.why) ?? null;
    if (name === null) continue;
    const key = JSON.stringify(name);
    const found = byName.get(key) ?? { name: inWordsOf(s.row.kind, name), draws: [] };
    found.draws.push(draw);
    byName.set(key, found);
  }
  return [...byName.values()].map(({ name, draws: rolled }) => ({
    name,
    rolls: rolled.length,
    mean: rolled.reduce((sum, draw) => sum + draw.value, 0) / rolled.length,
    expected: rolled.reduce((sum, draw) => sum + (draw.sides + 1) / 2, 0) / rolled.length,
  }));
}
