// Opening a practice table: the caller against computer players, in direct messages, with as much time as they want.
import type { GameInfo } from '../../play/turn/info.js';
import { isPractice } from '../../play/records/practice.js';
import type { AnyGame } from '../../table/game.js';
import { levels, type Level } from '../../table/levels.js';
import type { Text } from '../../table/text.js';
import { turnTip } from '../ask/coach.js';
import { deskOf } from '../ask/show.js';
import { gameVoice, type Call, type PressCall } from '../call.js';
import { token, writePress } from '../custom-id.js';
import { limits } from '../limits.js';
import { tablePress } from '../shown/status.js';
import { accents, button, buttonRows, menuRow, screen, textBlock, type Screen } from '../screen.js';
import { gameName, t } from '../voice.js';
import { placesOf, readWish, variantsOf, wishArgs, type Wish } from './practice-choice.js';

/** Nobody is waited for, so there is as much time as there can be. */
const hours = 28 * 24;

/** Stands for whichever seat the lot gives. */
const anySeat = 'any';

/** Marks the second press on what ends a game, behind the wish that both carry. */
const sure = 'y';
const sureAt = 3;

/** The games to practise: at once, or in a variant and with a seat of one's own choice. */
function practiceMenu(call: Call): Screen {
  const { say } = call.voice;
  const press = (verb: string): string => writePress({ game: 0, checkpoint: 0, question: '', verb, args: [] });
  const games = [...call.deps.play.games.values()];
  const options = games.flatMap((rules) =>
    (rules.levels ?? (['usual'] as const)).map((level) => ({
      value: `${rules.id} ${level}`,
      label: say(gameName(rules.id)),
      ...(rules.levels === undefined ? {} : { detail: say(t(`practice.${level}`)) }),
    })),
  );
  const chosen = games.flatMap((rules) => {
    const variants = variantsOf(call.deps.wording, rules);
    const label = say(gameName(rules.id));
    if (variants.length === 0) return [{ value: rules.id, label }];
    return variants.map(({ name }, at) => ({ value: `${rules.id} ${at}`, label, detail: say(name) }));
  });
  return screen(
    [
      textBlock(`### ${say(t('practice.title'))}\n${say(t('practice.about'))}`),
      menuRow(press('pkind'), say(t('new.pickGame')), options.slice(0, limits.selectOptions)),
      menuRow(press('pseat'), say(t('practice.choose')), chosen.slice(0, limits.selectOptions)),
    ],
    [],
    accents.ask,
  );
}

/** The way back to the games. */
function listButton(call: Call): ReturnType<typeof button> {
  // Nothing is picked by it, which shows the menu.
  const press = writePress({ game: 0, checkpoint: 0, question: '', verb: 'pkind', args: [] });
  return button(press, call.voice.say(t('new.allGames')), 'secondary', { emoji: '⬅️' });
}

/** A game was picked from the menu, or the menu itself is asked for. */
export function practicePicked(call: PressCall): Promise<Screen> {
  const [kind = '', level] = (call.input.values[0] ?? '').split(' ');
  const chosen = levels.find((one) => one === level);
  return practise(call, kind, chosen === undefined ? {} : { level: chosen });
}

/** A game and its variant were picked from the other one, or how its computers play: what is left to choose is the seat. */
export function seatAsked(call: PressCall): Screen {
  const { wording, play } = call.deps;
  const [picked = ''] = call.input.values;
  const [kind = '', at] = picked.split(' ');
  const isLevel = call.press.args.length > 0;
  const rules = isLevel ? gameMeant(call) : play.games.get(kind);
  if (rules === undefined) return practiceMenu(call);
  const before = isLevel ? readWish(wording, rules, call.press.args.slice(1)) : readWish(wording, rules, ['', at]);
  const level = isLevel ? levels.find((one) => one === picked) : undefined;
  return seatPage(call, rules, { ...before, level: level ?? before.level ?? 'usual' });
}

function seatPage(call: Call, rules: AnyGame, wish: Wish & { readonly level: Level }): Screen {
  const { wording } = call.deps;
  const { say } = gameVoice(call, rules.id);
  const press = (verb: string): string => {
    const args = [token(rules.id), ...wishArgs(wording, rules, wish)];
    return writePress({ game: 0, checkpoint: 0, question: '', verb, args });
  };
  const seats = placesOf(rules, wish.variant?.options).map(({ id, name }) => ({ value: id, label: say(name) }));
  const variant = wish.variant === undefined ? '' : `\n${say(wish.variant.name)}`;
  return screen(
    [
      textBlock(`### ${say(t('practice.title'))} · ${say(gameName(rules.id))}${variant}`),
      menuRow(press('pbegin'), say(t('practice.pickSeat')), [
        { value: anySeat, label: say(t('status.anySeat')) },
        ...seats.slice(0, limits.selectOptions - 1),
      ]),
      ...(rules.levels === undefined
        ? []
        : [
            menuRow(
              press('pseat'),
              say(t('table.computers')),
              rules.levels.map((one) => ({
                value: one,
                label: say(t(`practice.${one}`)),
                chosen: one === wish.level,
              })),
            ),
          ]),
      ...buttonRows([listButton(call)]),
    ],
    [],
    accents.ask,
  );
}

/** The seat was picked: the practice begins. */
export function seatPicked(call: PressCall): Promise<Screen> {
  const rules = gameMeant(call);
  if (rules === undefined) return practise(call, null);
  const [picked] = call.input.values;
  const wish = readWish(call.deps.wording, rules, call.press.args.slice(1));
  const place = placesOf(rules, wish.variant?.options).find(({ id }) => id === picked);
  return practise(call, rules.id, { ...wish, seat: place?.id ?? null });
}

/** The game that a press of these pages names. */
function gameMeant({ deps, press }: PressCall): AnyGame | undefined {
  return [...deps.play.games.values()].find(({ id }) => token(id) === press.args[0]);
}

/** The caller's practice of a game: the one that runs, else a new one, as they wish. */
export async function practise(call: Call, kind: string | null, wish: Wish = {}): Promise<Screen> {
  const rules = kind === null ? undefined : call.deps.play.games.get(kind);
  if (rules === undefined) return practiceMenu(call);
  const game = await runningOf(call, rules);
  if (game === null) return begin(call, rules, wish);
  return goOnOrAnew(call, rules, game, { says: t('practice.running', { id: game.id }), wish });
}

/** The caller's practice of a game that has not ended, which is one at the most; null where there is none. */
async function runningOf(call: Call, { id }: AnyGame): Promise<GameInfo | null> {
  const mine = await call.deps.play.gamesOf(call.person.id);
  const found = mine.find((game) => game.kind === id && isPractice(game) && goesOn(game));
  return found === undefined ? null : call.deps.play.info(found.id);
}

function goesOn({ status }: Pick<GameInfo, 'status'>): boolean {
  return status === 'running' || status === 'paused';
}

/** What is said of a practice that goes on, with a press that goes on with it and one that gives it up; `isSure` for the second such press. */
function goOnOrAnew(
  call: Call,
  rules: AnyGame,
  game: GameInfo,
  { says, wish, isSure = false }: { readonly says: Text; readonly wish: Wish; readonly isSure?: boolean },
): Screen {
  const { say } = gameVoice(call, rules.id);
  const args = [...wishArgs(call.deps.wording, rules, wish), ...(isSure ? [sure] : [])];
  return screen(
    [
      textBlock(`### ${say(t('practice.title'))} · ${say(gameName(rules.id))}\n${say(says)}${howTheyPlay(call, game)}`),
      ...buttonRows([
        button(tablePress(game, 'desk'), say(t('practice.goOn')), 'primary'),
        button(tablePress(game, 'panew', ...args), say(t(isSure ? 'practice.anewSure' : 'practice.anew')), 'danger'),
        listButton(call),
      ]),
    ],
    [],
    isSure ? accents.bad : accents.ask,
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

/**
 * Gives up a practice game, at the second press, and begins another of the same kind: as was wished for, else the same once more.
 * One that has ended already makes way for none: where another runs, that one is shown.
 */
export async function practiseAnew(call: PressCall, game: GameInfo): Promise<Screen> {
  const rules = call.deps.play.games.get(game.kind);
  if (rules === undefined || !isPractice(game) || game.hostId !== call.person.id) return practiceMenu(call);
  const wish = readWish(call.deps.wording, rules, call.press.args);
  const running = goesOn(game) ? game : await runningOf(call, rules);
  if (running !== null && running.id !== game.id)
    return goOnOrAnew(call, rules, running, { says: t('practice.ended', { id: game.id, now: running.id }), wish });
  if (running !== null && call.press.args[sureAt] !== sure) {
    const { id, title } = game;
    const says = title === null ? t('practice.sure', { id }) : t('practice.sureAt', { id, title });
    return goOnOrAnew(call, rules, game, { says, wish, isSure: true });
  }
  if (running !== null) await call.deps.play.propose(game.id, call.person.id, 'cancel', []);
  const level = wish.level ?? game.table.computers;
  if (wish.variant !== undefined || wish.seat !== undefined) return begin(call, rules, { ...wish, level });
  const seat = game.seats.find(({ userId }) => userId === call.person.id)?.seat ?? null;
  return begin(call, rules, { level, seat }, game.options);
}

async function begin(
  call: Call,
  rules: AnyGame,
  wish: Wish,
  options: Readonly<Record<string, unknown>> = wish.variant?.options ?? {},
): Promise<Screen> {
  const kind = rules.id;
  const { game, isNew } = await call.deps.play.practise(
    call.person,
    {
      kind,
      name: null,
      language: call.lang,
      options,
      paces: Object.fromEntries(Object.keys(rules.paces).map((pace) => [pace, hours])),
      settings: { readyCheck: false, quiet: null, reminders: [], computers: wish.level ?? 'usual' },
    },
    wish.seat ?? null,
  );
  const { id } = game;
  // Another press of theirs, at the same moment, has begun it.
  if (!isNew) return goOnOrAnew(call, rules, game, { says: t('practice.running', { id }), wish });
  // The desk comes as a direct message: here it would stand a second time.
  const { say } = gameVoice(call, kind);
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
