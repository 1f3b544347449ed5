// What the page of the board would be told of a moment of a game that is played in memory: from the same desk as of a stored one.
import { appWording } from '../../src/app/wording.js';
import { loadBoardMaps } from '../../src/render/index.js';
import { scene, supposed } from '../../src/play/history/history.js';
import type { Snapshot } from '../../src/play/change/snapshot.js';
import { settingsOf } from '../../src/play/settings/settings.js';
import { deskOf } from '../../src/play/turn/desk.js';
import { SeededDice } from '../../src/table/dice.js';
import type { SeatId } from '../../src/table/question.js';
import { CheckedAnswers, type Replay } from '../../src/table/replay.js';
import type { WebDeps } from '../../src/web/deps.js';
import { supposedOf } from '../../src/web/aside.js';
import { facesOf } from '../../src/web/faces.js';
import { boardScene, pageShown } from '../../src/web/picture.js';
import { stateOf } from '../../src/web/state.js';
import { contractGames, type Moment } from './contract.js';

const wording = appWording(Object.fromEntries(contractGames.map((game) => [game.id, game.words])));
const at = new Date('2026-03-01T12:00:00.000Z');

/** A place of Downfall's map, whose game answers why it is as it is; nonsense to the others. */
const guess = '3415';

/** The person in each seat. */
const personIn = (seat: SeatId): string => `person of ${seat}`;

/** A running game as it would be read, at a table that shows by name who has handed in. */
function snapshotOf({ game, seed, checkpoint, answers }: Moment, options: object, replay: Replay): Snapshot {
  const row = {
    id: 1,
    guildId: 'g',
    channelId: 'c',
    kind: game.id,
    title: null,
    status: 'running',
    language: 'en',
    options,
    paces: {},
    settings: { readiness: 'names' },
    hostId: 'host',
    checkpoint: 1,
    seed,
    seedHash: '',
    outcome: null,
    pausedAt: null,
    endedAt: null,
    startedAt: at,
  };
  const seats = game.seats(options).map((seat, position) => ({
    gameId: 1,
    seat,
    position,
    userId: personIn(seat),
    computer: false,
    left: false,
    leftAt: null,
    misses: 0,
    settings: {},
    since: null,
  }));
  const position = { id: 1, number: 1, checkpoint, at, sealed: true, answers, nextIndex: 0, replay };
  return {
    deps: { windowTickMs: 60_000 },
    now: at,
    rules: game,
    settings: settingsOf(row),
    row,
    guild: null,
    seats,
    held: [],
    position: { ...position, checked: new CheckedAnswers() },
    ...{ signUps: [], people: [], dues: [], instructions: [], drafts: [], proposals: [], witnesses: [] },
  } as unknown as Snapshot;
}

/**
 * All that a page is told: its state, its picture and the pictures of its pages, as they are sent.
 * @param replayed the game's moment, or the same with what is hidden from the seat replaced.
 * @param drawn whether pictures are made as well.
 */
export async function pageTold(
  moment: Moment,
  options: object,
  seat: SeatId,
  replayed: Replay,
  drawn: boolean,
): Promise<readonly string[]> {
  const s = snapshotOf(moment, options, replayed);
  const userId = personIn(seat);
  const readable = replayed.reports.filter(({ to }) => to === 'all' || to.includes(seat));
  const choices = { lang: 'en', palette: 'standard', theme: 'light' } as const;
  const deps = {
    wording,
    boardMaps: loadBoardMaps,
    changed: () => undefined,
    layOut: (made: unknown) => Promise.resolve(made),
    play: {
      since: () =>
        Promise.resolve(
          readable.map(({ text, focus }) => ({ text: { ...text, ns: moment.game.id }, focus, retracted: false })),
        ),
      publicView: () => Promise.resolve(s.rules.view(replayed.state, null)),
      page: (_: unknown, panel: unknown) => Promise.resolve(panel),
      supposed: (_: number, reader: string, typed: string, look: never, maps: never) =>
        supposed(s, reader, typed, look, maps),
      scene: (_: number, reader: string, look: never, maps: never, _at: undefined, of: SeatId | null) =>
        scene(s, { userId: reader, seat: of }, look, maps),
    },
  } as unknown as WebDeps;
  const desk = await deskOf(s, userId);
  const state = JSON.stringify(await stateOf(deps, desk, choices, userId));
  if (!drawn) return [state];
  const pages = await Promise.all(desk.panels.map(({ key }) => pageShown(deps, desk, choices, key)));
  const board = await boardScene(deps, desk, choices, userId, null);
  const faces = await facesOf(deps, desk, choices);
  const guessed = await supposedOf({ deps, desk, userId, choices, once: (act) => act() }, { typed: guess });
  return [state, ...[board, pages, faces, guessed].map((told) => JSON.stringify(told))];
}

/** Dice for what is put in the place of what is hidden. */
export const otherDice = (n: number): SeededDice => new SeededDice(`hidden otherwise ${String(n)}`);
