// What autocomplete offers: games, seats, things to look up, next steps of an order.
import { inBoth } from '../tables/seats-named.js';
import type { GameInfo, GameSummary } from '../../play/turn/info.js';
import { asSheet } from '../../table/answer.js';
import { pathsOf } from '../../table/sheet.js';
import { frontTask } from '../ask/desk.js';
import { gamesLookedAt } from '../ask/which-game.js';
import { working, byToken } from '../ask/cursor.js';
import { InputError, gameLabel, gameVoice, type Call, type CommandCall } from '../call.js';
import { splitTokens, token, tokens } from '../custom-id.js';
import { limits } from '../limits.js';
import { affordsOffers } from '../pace.js';
import { cut } from '../screen.js';
import type { Orders } from '../../table/question.js';
import { foldName } from '../../table/names.js';
import type { Reading } from '../../table/game.js';
import type { Text } from '../../table/text.js';
import { plain } from '../../words/literal.js';
import { languages } from '../../words/words.js';
import { Refused } from '../../play/change/refuse.js';
import type { Desk, Task } from '../../play/turn/desk.js';
import { gameName } from '../voice.js';
import type { Offer } from './describe.js';

/** Offers whose name holds what was typed; those that begin with it come first. */
export function matching(offers: Iterable<Offer & { readonly aka?: readonly string[] }>, typed: string): Offer[] {
  const wanted = foldName(typed);
  const beginning: Offer[] = [];
  const holding: Offer[] = [];
  for (const { name, value, aka = [] } of offers) {
    const at = [name, ...aka].map((one) => foldName(one).indexOf(wanted)).find((place) => place >= 0);
    if (at !== undefined) (at === 0 ? beginning : holding).push({ name: cut(name, limits.choiceName), value });
    // What comes behind would not be shown, so it need not be put into words.
    if (beginning.length === limits.choices) break;
  }
  return [...beginning, ...holding].slice(0, limits.choices);
}

/** The games that can be played, by name. */
export function kindOffers(call: Call, typed: string): Offer[] {
  return matching(
    [...call.deps.play.games.keys()].map((kind) => ({
      name: call.voice.say(gameName(kind)),
      aka: languages.map((lang) => call.deps.wording.say(gameName(kind), lang, kind)),
      value: kind,
    })),
    typed,
  );
}

/** The game that was picked from the list or typed by its name; what was typed where it is none. */
export function kindNamed(call: Call, typed: string | null): string | null {
  if (typed === null || call.deps.play.games.has(typed)) return typed;
  return kindOffers(call, typed)[0]?.value ?? null;
}

/** Games of this person and of this server. */
export async function gameOffers(call: Call, typed: string): Promise<Offer[]> {
  const { play } = call.deps;
  const { id } = call.person;
  const games = call.guildId === null ? await play.gamesOf(id) : await play.gamesAround(id, call.guildId);
  return matching(offersOf(call, games), typed);
}

/** Games of this person that have ended: their films are theirs to see wherever they were played. */
export async function endedOffers(call: Call, typed: string): Promise<Offer[]> {
  return matching(offersOf(call, await call.deps.play.endedOf(call.person.id, limits.choices)), typed);
}

/** Games by name, put into words one by one as they are asked for. */
function* offersOf(call: Call, games: readonly GameSummary[]): Generator<Offer> {
  for (const game of games) yield { name: plain(call.voice.say(gameLabel(game))), value: String(game.id) };
}

/** The game a half-typed command is about; null when that is not clear yet. */
export async function gameWhileTyping(call: CommandCall): Promise<GameInfo | null> {
  try {
    const [game] = await gamesLookedAt(call, call.options.text('game'));
    return game;
  } catch (error) {
    if (error instanceof InputError || error instanceof Refused) return null;
    throw error;
  }
}

/** The seats of the game, by name. */
export async function seatOffers(call: CommandCall, typed: string): Promise<Offer[]> {
  const game = await gameWhileTyping(call);
  if (game === null) return [];
  const { say } = gameVoice(call, game.kind);
  return matching(
    game.seats.map((seat) => ({ name: say(seat.name), aka: inBoth(call, game, seat.name), value: seat.seat })),
    typed,
  );
}

/** What stands for a choice picked from the list, as opposed to typed text. */
const pickedSign = '›';

/** Next steps that fit what was typed: subjects first, then complete orders of the subject that is meant. */
export async function stepOffers(call: CommandCall, typed: string): Promise<Offer[]> {
  if (!affordsOffers(call)) return [];
  const game = await gameWhileTyping(call);
  if (game === null) return [];
  const desk = await call.deps.play.desk(game.id, call.person.id);
  const task = frontTask(desk, undefined);
  if (task === undefined) return [];
  const { say } = gameVoice(call, game.kind);
  const { form } = task.question;
  switch (form.kind) {
    case 'choose':
      return matching(
        form.options().map((option) => ({ name: say(option.text), value: picked(task, 'c', token(option.id)) })),
        typed,
      );
    case 'spread':
      return matching(
        form.rows().map((row) => ({ name: say(row.text), value: cut(`${say(row.text)} 1`, 100) })),
        typed,
      );
    case 'orders':
      return withUnderstood(
        understood(await call.deps.play.readings(game.id, call.person.id, typed, call.lang), typed, say),
        orderOffers(task, form, typed, say, (text) => inBoth(call, game, text)),
      );
  }
}

/** The typed text itself as it is understood; null when nothing of it is, or it is too long to be offered whole. */
interface Understood {
  readonly offer: Offer | null;
  /** Several orders: no single one may be offered in their place. */
  readonly isList: boolean;
}

function understood(readings: readonly Reading[], typed: string, say: (text: Text) => string): Understood {
  const good = readings.filter((reading) => 'echo' in reading);
  const isList = readings.length > 1 && good.length > 0;
  if (good.length === 0 || (!isList && good.length < readings.length)) return { offer: null, isList };
  const parts = readings.map((reading) => ('echo' in reading ? say(reading.echo) : `⛔ ${reading.source}`));
  const name = cut(parts.join('; '), limits.choiceName);
  return { offer: typed.length > limits.choiceName ? null : { name, value: typed }, isList };
}

/** What was typed comes first, so that Enter sends exactly that. */
function withUnderstood({ offer, isList }: Understood, others: readonly Offer[]): Offer[] {
  if (offer === null) return isList ? [] : [...others];
  if (isList) return [offer];
  const same = others.find((one) => one.name === offer.name) ?? offer;
  return [same, ...others.filter((one) => one !== same)].slice(0, limits.choices);
}

function picked(task: Task, kind: string, rest: string): string {
  return `${pickedSign}${kind}${token(`${task.id} ${task.question.key}`)}${rest}`;
}

function orderOffers(
  task: Task,
  form: Orders,
  typed: string,
  say: (text: Text) => string,
  names: (text: Text) => readonly string[],
): Offer[] {
  const sheet = asSheet(working(task));
  const done = pathsOf(sheet);
  const wanted = foldName(typed);
  const subjects = form.subjects(sheet);
  const order = (a: { id: string }, b: { id: string }): number =>
    Number(done[a.id] !== undefined) - Number(done[b.id] !== undefined);
  if (wanted === '') {
    return [...subjects]
      .sort(order)
      .slice(0, limits.choices)
      .map((subject) => ({ name: cut(say(subject.text), 100), value: cut(say(subject.text), 100) }));
  }
  const asked = wordsIn(typed);
  const known = subjects.map((subject) => {
    const [shortest] = completePaths(form, subject.id, 1);
    const short = shortest === undefined ? [] : names(form.describe({ subject: subject.id, path: shortest }));
    const own = [...names(subject.text), ...short].flatMap(wordsIn);
    const other = asked.findIndex((word) => !holds(own, word));
    return { subject, own, fits: other < 0 ? asked.length : other };
  });
  const best = Math.max(...known.map(({ fits }) => fits));
  if (best === 0) return [];
  const meant = known.filter(({ fits }) => fits === best);
  const offers = meant.flatMap(({ subject, own }) =>
    completePaths(form, subject.id, 400).flatMap((path) => {
      const text = form.describe({ subject: subject.id, path });
      const held = [...own, ...names(text).flatMap(wordsIn)];
      const fits = asked.slice(best).every((word) => holds(held, word));
      const value = picked(task, 'o', tokens([subject.id, ...path]));
      return fits && value.length <= limits.choiceName ? [{ name: cut(say(text), limits.choiceName), value }] : [];
    }),
  );
  return offers.slice(0, limits.choices);
}

/** A typed line or a name as words without case and signs. */
function wordsIn(text: string): string[] {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}

/** Whether a typed word begins a known one, or a known abbreviation begins it. */
function holds(known: readonly string[], typed: string): boolean {
  return known.some((word) => word.startsWith(typed) || (word.length >= 3 && typed.startsWith(word)));
}

/** Every complete path of a subject, shortest first, up to a number. */
function completePaths(form: Orders, subject: string, most: number): (readonly string[])[] {
  const found: (readonly string[])[] = [];
  let level: (readonly string[])[] = [[]];
  for (let looked = 0; level.length > 0 && found.length < most && looked < most * 3;) {
    const next: (readonly string[])[] = [];
    for (const path of level) {
      looked += 1;
      const step = form.step({ subject, path }, []);
      if (step.complete && path.length > 0) found.push(path);
      if (looked < most * 3) next.push(...step.options.map((option) => [...path, option.id]));
    }
    level = next;
  }
  return found.slice(0, most);
}

/** Whether a value was picked from the list; it was typed otherwise. */
export function isPicked(value: string): boolean {
  return value.startsWith(pickedSign);
}

/** What a value picked from the list stands for; `old` for a list of another moment. */
export function readPicked(
  desk: Desk,
  value: string,
):
  | { readonly task: Task; readonly option: string }
  | { readonly task: Task; readonly subject: string; readonly path: readonly string[] }
  | 'old' {
  const kind = value.slice(pickedSign.length, pickedSign.length + 1);
  const [of = '', first = '', ...rest] = splitTokens(value.slice(pickedSign.length + 1));
  const task = desk.tasks.find((one) => token(`${one.id} ${one.question.key}`) === of);
  if (task === undefined) return 'old';
  const { form } = task.question;
  if (kind === 'c' && form.kind === 'choose') {
    const option = byToken(form.options(), first);
    return option === undefined ? 'old' : { task, option: option.id };
  }
  if (kind !== 'o' || form.kind !== 'orders') return 'old';
  const subject = byToken(form.subjects([]), first)?.id;
  const path = subject === undefined ? null : pathOf((along) => form.step({ subject, path: along }, []), rest.join(''));
  return subject === undefined || path === null ? 'old' : { task, subject, path };
}

/** Resolves path tokens against the steps of an orders form; null when a step is no longer there. */
function pathOf(
  step: (path: readonly string[]) => { readonly options: readonly { readonly id: string }[] },
  joined: string,
): readonly string[] | null {
  const path: string[] = [];
  for (const one of splitTokens(joined)) {
    const option = byToken(step(path).options, one);
    if (option === undefined) return null;
    path.push(option.id);
  }
  return path;
}
