// Opening a practice table: the caller against computer players, in direct messages, with as much time as they want.
import type { GameInfo } from '../../play/turn/info.js';
import { isPractice, practicePlace } from '../../play/records/practice.js';
import { levels, type Level } from '../../table/levels.js';
import { turnTip } from '../ask/coach.js';
import { deskOf } from '../ask/show.js';
import { gameVoice, type Call, type PressCall } from '../call.js';
import { writePress } from '../custom-id.js';
import { tablePress } from '../shown/status.js';
import { accents, button, buttonRows, menuRow, screen, textBlock, type Screen } from '../screen.js';
import { gameName, t } from '../voice.js';

/** Nobody is waited for, so there is as much time as there can be. */
const hours = 28 * 24;

/** The games to practise. */
function practiceMenu(call: Call): Screen {
  const { say } = call.voice;
  const id = writePress({ game: 0, checkpoint: 0, question: '', verb: 'pkind', args: [] });
  const { games } = call.deps.play;
  const options = [...games.keys()].flatMap((kind) =>
    (games.get(kind)?.levels ?? (['usual'] as const)).map((level) => ({
      value: `${kind} ${level}`,
      label: say(gameName(kind)),
      ...(games.get(kind)?.levels === undefined ? {} : { detail: say(t(`practice.${level}`)) }),
    })),
  );
  return screen(
    [
      textBlock(`### ${say(t('practice.title'))}\n${say(t('practice.about'))}`),
      menuRow(id, say(t('new.pickGame')), options.slice(0, 25)),
    ],
    [],
    accents.ask,
  );
}

/** A game was picked from the menu. */
export function practicePicked(call: PressCall): Promise<Screen> {
  const [kind = '', level] = (call.input.values[0] ?? '').split(' ');
  return practise(
    call,
    kind,
    levels.find((one) => one === level),
  );
}

/** The caller's practice of a game: the one that runs, else a new one against computer players of a level. */
export async function practise(call: Call, kind: string | null, level: Level = 'usual'): Promise<Screen> {
  const rules = kind === null ? undefined : call.deps.play.games.get(kind);
  if (rules === undefined) return practiceMenu(call);
  const mine = await call.deps.play.gamesOf(call.person.id);
  const running = mine.find((game) => game.kind === rules.id && isPractice(game) && game.status === 'running');
  if (running === undefined) return begin(call, rules.id, level);
  const { say } = gameVoice(call, rules.id);
  const game = await call.deps.play.info(running.id);
  return screen(
    [
      textBlock(
        `### ${say(t('practice.title'))} · ${say(gameName(rules.id))}\n${say(t('practice.running', { id: game.id }))}${howTheyPlay(call, game)}`,
      ),
      ...buttonRows([
        button(tablePress(game, 'desk'), say(t('practice.goOn')), 'primary'),
        button(tablePress(game, 'panew'), say(t('practice.anew')), 'danger'),
      ]),
    ],
    [],
    accents.ask,
  );
}

/** How the computer players of a practice play, where there are several ways. */
function howTheyPlay(call: Call, { kind, table }: GameInfo): string {
  const isChosen = call.deps.play.games.get(kind)?.levels !== undefined;
  return isChosen ? `\n${gameVoice(call, kind).say(t(`practice.${table.computers}`))}` : '';
}

/** A press on a tip: the desk again, with the next one or none. */
export async function coachPress(call: PressCall): Promise<Screen> {
  await turnTip(call);
  return deskOf(call, call.press.game);
}

/** Gives up a practice game and begins another of the same kind. */
export async function practiseAnew(call: PressCall, game: GameInfo): Promise<Screen> {
  if (!isPractice(game) || game.hostId !== call.person.id) return practiceMenu(call);
  if (game.status === 'running' || game.status === 'paused')
    await call.deps.play.propose(game.id, call.person.id, 'cancel', []);
  return begin(call, game.kind, game.table.computers);
}

async function begin(call: Call, kind: string, computers: Level): Promise<Screen> {
  const { play } = call.deps;
  const rules = play.games.get(kind);
  const { id } = await play.create(call.person, {
    guildId: practicePlace(call.person.id),
    kind,
    name: null,
    language: call.lang,
    options: {},
    paces: Object.fromEntries(Object.keys(rules?.paces ?? {}).map((pace) => [pace, hours])),
    settings: { readyCheck: false, quiet: null, reminders: [], computers },
  });
  await play.join(id, call.person, null);
  await play.start(id, call.person.id, true);
  // The desk comes as a direct message: here it would stand a second time.
  const { say } = gameVoice(call, kind);
  const game = await play.info(id);
  return screen(
    [
      textBlock(
        `### ${say(t('practice.title'))} · ${say(gameName(kind))}\n${say(t('practice.begun', { id }))}${howTheyPlay(call, game)}`,
      ),
      ...buttonRows([button(tablePress(game, 'desk'), say(t('practice.showHere')))]),
    ],
    [],
    accents.good,
  );
}
