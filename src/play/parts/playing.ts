// A person's turn: answers and drafts, typed text, what is said in advance, undo.
import { lastAnswered } from '../../store/answers.js';
import { listGames } from '../../store/games.js';
import { createWording } from '../../words/words.js';
import { appWords } from '../../words/app/index.js';
import { refused, say } from '../change/refuse.js';
import { since } from '../history/since.js';
import type { Play } from '../play.js';
import type { Access } from '../turn/access.js';
import { answer, setFinal } from '../turn/answering.js';
import { deskOf, tasksOf } from '../turn/desk.js';
import { hint } from '../turn/hint.js';
import { draftName, dropDrafts, keepDraft } from '../turn/drafts.js';
import type { InAdvance } from '../turn/in-advance.js';
import { type GameSummary } from '../turn/info.js';
import { sayFromNowOn } from '../turn/from-now-on.js';
import { instruct, instructionsInMaking, saveInstructionDraft } from '../turn/instructions.js';
import { leadsOn } from '../turn/leading.js';
import { pageOf } from '../turn/page.js';
import { passOn } from '../turn/passing.js';
import { undo } from '../turn/undo.js';
import { typeInstruction } from '../typing/instruction-text.js';
import { fitOf, LettersLeft, namesSaid, type Fit } from '../typing/meant.js';
import { readings, type } from '../typing/typing.js';
import { summaries } from './lists.js';

/** Fewer names than that say nothing of the game they are meant for. */
const fewestNames = 3;
/** In so many games it is looked how many names of theirs a text has. */
const mostNamed = 20;

type Playing =
  | keyof InAdvance
  | 'page'
  | 'hint'
  | 'since'
  | 'answer'
  | 'leadsOn'
  | 'setFinal'
  | 'saveDraft'
  | 'readings'
  | 'type'
  | 'gamesMeant'
  | 'undo';

export function playing({ deps, look, change, inGame }: Access): Pick<Play, Playing> {
  const { store, games } = deps;
  const wording = createWording({
    app: appWords,
    ...Object.fromEntries([...games.values()].map((game) => [game.id, game.words])),
  });
  return {
    hint: (gameId, userId, at) => look(gameId, (s) => hint(s, userId, at)),
    page: (desk, panel) => pageOf(deps, desk, panel),
    since: (desk, userId) => since(store.db, desk, userId),
    answer: (input) => change(input.gameId, input.userId, (s) => answer(s, input)),
    leadsOn: (gameId, userId, tried) => look(gameId, (s) => leadsOn(s, userId, tried)),
    passOn: (gameId, userId, at, way) => change(gameId, userId, (s) => passOn(s, userId, at, way)),
    sayFromNowOn: (gameId, userId, at, way) => change(gameId, userId, (s) => sayFromNowOn(s, userId, at, way)),
    setFinal: (gameId, userId, final) =>
      change(gameId, userId, async (s) => {
        await setFinal(s, userId, final);
        return deskOf(s, userId);
      }),
    saveDraft: (gameId, userId, at, draft) =>
      inGame(gameId, userId, async (s) => {
        if (!('question' in at)) {
          await saveInstructionDraft(s, userId, at, draft);
          return;
        }
        const task = tasksOf(s, userId).find((one) => one.id === at.question && one.checkpoint === at.checkpoint);
        if (task === undefined) throw refused(say('refuse.staleNothing'));
        const name = draftName(task.checkpoint, task.id);
        if (draft === null) await dropDrafts(s, { seat: task.seat, question: name });
        else await keepDraft(s, task.seat, name, draft);
      }),
    readings: (gameId, userId, text, lang) => look(gameId, (s) => readings(s, userId, text, lang, wording)),
    type: (gameId, userId, text, lang, isMeant) =>
      change(gameId, userId, (s) => type(s, userId, text, lang, wording, isMeant)),
    gamesMeant: async (userId, text, lang) => {
      const fits: Record<Fit, GameSummary[]> = { whole: [], part: [] };
      const open = await listGames(store.db, { userId, statuses: ['running', 'paused'] });
      const all = summaries(games, open);
      const letters = new LettersLeft();
      for (const game of all) {
        const fit = await look(game.id, (s) => fitOf(s, userId, text, lang, wording, letters));
        if (fit !== null) fits[fit].push(game);
      }
      if (fits.whole.length + fits.part.length === 0) {
        const said: { readonly game: GameSummary; readonly names: number }[] = [];
        for (const game of all.slice(0, mostNamed))
          said.push({ game, names: await look(game.id, (s) => Promise.resolve(namesSaid(s, userId, text, wording))) });
        const [best, other] = said.sort((a, b) => b.names - a.names);
        if (best !== undefined && best.names >= fewestNames && best.names > (other?.names ?? 0))
          return { games: [best.game], last: null, fit: 'names' };
      }
      // What is read whole in one game is not meant for another in which part of it says something else.
      const fit: Fit = fits.whole.length > 0 ? 'whole' : 'part';
      const found = fits[fit];
      if (found.length < 2) return { games: found, last: null, fit };
      const last = await lastAnswered(
        store.db,
        userId,
        found.map(({ id }) => id),
      );
      return { games: found.sort((a, b) => Number(b.id === last) - Number(a.id === last)), last, fit };
    },
    undo: (gameId, userId) =>
      change(gameId, userId, async (s) => {
        await undo(s, userId);
        return deskOf(s, userId);
      }),
    typeInstruction: (gameId, userId, text, lang, about) =>
      change(gameId, userId, (s) => typeInstruction(s, userId, text, lang, wording, about)),
    instructions: (gameId, userId) => look(gameId, (s) => instructionsInMaking(s, userId)),
    setInstruction: (gameId, userId, seat, key, wanted) =>
      change(gameId, userId, (s) => instruct(s, userId, seat, key, wanted)),
  };
}
