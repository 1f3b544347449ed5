// The server of the board: the page and its files, what a game looks like to whoever has come in, and their acts.
/*
 * How this room works. The program gives it what it needs (`deps.ts`); without an address it is not started and no button leads here.
 * Inside Discord the page is an activity: `activity-routes.ts` lets in whoever Discord names, and the page holds their session itself.
 * A link made in Discord (`door.ts`) opens a session in a browser; a cookie names it from then on.
 * `pace.ts` counts how fast each person asks. `routes.ts` has the paths: the page's own files, outlines of maps, and for each game its state (`state.ts`, `forms.ts`), its picture as
 * a laid-out scene (`picture.ts`), acts (`acts.ts`, `offered.ts`) and events (`events.ts`), which only say that something has changed.
 * The page redraws what changed (`client/board.ts`), lights what can be pressed and knows what a press means (`client/press.ts`).
 * What can be pressed is found by `of`: a shape of the scene and an option, row or subject of a question that stand for the same.
 * `faces.ts` has cards as they lie, `aside.ts` letters, notes and guesses; `past.ts` has earlier turns, `film.ts` all of an ended game, and `film-file.ts` the same in one file. `view.ts` and `view-routes.ts` show a game to anybody who has its link: what everybody may see, and no more.
 * State and picture are made from the person's own desk, as messages are; an act goes through `play.answer`, as a press does.
 * `wire.ts` has the types that the page in `client/` shares with it. No game is known here, and no file of a game knows of it.
 */
import { listen, type Listening } from '../http/listen.js';
import type { WebDeps } from './deps.js';
import { createEvents } from './events.js';
import { createPace } from './pace.js';
import { routes } from './routes.js';

export { createBoardDoor } from './door.js';
export { filmFile } from './film-file.js';
export { viewKey, viewPath } from './view.js';

/**
 * Listens.
 * @throws when the port is taken.
 */
export async function serveBoard(
  deps: WebDeps,
  at: { readonly port: number; readonly host: string },
): Promise<Listening> {
  const events = createEvents(deps);
  const app = routes(
    deps,
    events,
    createPace(() => deps.now()),
  );
  const server = await listen(app.fetch, { ...at, cuts: true });
  return {
    port: server.port,
    close: () => {
      events.close();
      return server.close();
    },
  };
}
