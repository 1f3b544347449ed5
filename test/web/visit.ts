// The board's server on a test table: a browser of each person's, without a network.
import { appWording } from '../../src/app/wording.js';
import { loadBoardMaps, outlinesFile } from '../../src/render/index.js';
import { layOut, worded, type LaidOutScene } from '../../src/render/layout.js';
import type { Play } from '../../src/play/play.js';
import { gameMarks } from '../../src/store/board-sessions.js';
import { createBoardDoor } from '../../src/web/door.js';
import type { WebDeps } from '../../src/web/deps.js';
import { createEvents } from '../../src/web/events.js';
import { createPace } from '../../src/web/pace.js';
import { routes } from '../../src/web/routes.js';
import { viewKey } from '../../src/web/view.js';
import type { Act, Asked, BoardState, Done } from '../../src/web/wire.js';
import type { TestTable } from '../support/table.js';
import { toyGame } from '../support/toy-game.js';
import { windowGame } from '../support/window-game.js';

export const address = 'https://board.test';
const wording = appWording({ [toyGame.id]: toyGame.words, [windowGame.id]: windowGame.words });

/** Letters as wide as half their height, so that no drawing library is needed. */
const measure = (words: string, size: number): number => (words.length * size) / 2;

export interface Visits {
  readonly deps: WebDeps;
  /** Any request, as it comes. */
  readonly request: (path: string, init?: RequestInit) => Promise<Response>;
  /** A browser that has come in by a link for a person to a game. */
  readonly enter: (userId: string, game: number) => Promise<Visit>;
}

export interface Visit {
  readonly cookie: string;
  /** What the page sends with an act. */
  readonly headers: Readonly<Record<string, string>>;
  get(path: string): Promise<Response>;
  state(): Promise<BoardState>;
  /** The first of what is asked. Throws where nothing is. */
  asked(): Promise<Asked>;
  /** The board as one of the person's seats sees it. */
  scene(seat: string): Promise<LaidOutScene>;
  act(asked: { readonly checkpoint: number; readonly id: string }, act: Act): Promise<Done>;
}

/** @param given what is not as in any other test. */
export function visitsAt(table: TestTable, play: Play, given: Partial<WebDeps> = {}): Visits {
  const { now } = table.clock;
  const door = createBoardDoor(table.store().db, now, 'a key');
  const deps: WebDeps = {
    play,
    wording,
    door,
    choices: () => Promise.resolve({ lang: 'en', palette: 'standard', theme: 'light' }),
    layOut: (scene) =>
      Promise.resolve(
        layOut(
          worded(scene, (text, lang, ns) => wording.say(text, lang, ns)),
          measure,
        ),
      ),
    png: () => Promise.resolve(Buffer.from('a picture')),
    viewKey: (id) => viewKey('a secret for tests', id),
    boardMaps: loadBoardMaps,
    outlines: (board) => outlinesFile(board),
    once: (userId, key, work) => table.store().once(userId, key, work),
    marks: (ids) => gameMarks(table.store().db, ids),
    activity: null,
    page: '/nowhere',
    address: () => address,
    now,
    changed: () => undefined,
    warn: (message, error) => {
      throw new Error(message, { cause: error });
    },
    ...given,
  };
  const app = routes(deps, createEvents(deps), createPace(now));
  const request = async (path: string, init?: RequestInit): Promise<Response> => app.request(`${address}${path}`, init);
  /** Who asks too fast waits as long as they are told, as the page does. */
  const patient = async (ask: () => Promise<Response>): Promise<Response> => {
    const answer = await ask();
    if (answer.status !== 429) return answer;
    table.clock.advance(Number(answer.headers.get('retry-after')) * 1_000);
    return ask();
  };
  return {
    deps,
    request,
    async enter(userId, game) {
      const link = await door.link(userId, game);
      const entered = await request(`/open/${link}`, { method: 'POST', headers: { origin: address } });
      const cookie = entered.headers.get('set-cookie')?.split(';')[0] ?? '';
      const headers = { cookie, origin: address, 'x-board': '1', 'content-type': 'application/json' };
      const get = (path: string): Promise<Response> => request(path, { headers: { cookie } });
      const state = async (): Promise<BoardState> =>
        ((await (await patient(() => get(`/api/game/${game}`))).json()) as { state: BoardState }).state;
      return {
        cookie,
        headers,
        get,
        state,
        asked: async () => {
          const [first] = (await state()).asked;
          if (first === undefined) throw new Error('nothing is asked');
          return first;
        },
        scene: async (seat) =>
          (await (
            await patient(() => get(`/api/game/${game}/scene?seat=${encodeURIComponent(seat)}`))
          ).json()) as LaidOutScene,
        act: async ({ checkpoint, id }, act) => {
          const body = JSON.stringify({ checkpoint, question: id, act });
          const press = (): Promise<Response> => request(`/api/game/${game}/act`, { method: 'POST', headers, body });
          const answer = await patient(press);
          if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
          return (await answer.json()) as Done;
        },
      };
    },
  };
}
