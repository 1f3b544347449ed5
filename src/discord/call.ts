// One command or press with everything its handler needs, free of the Discord client so that it can be tested alone.
import { Refused } from '../play/change/refuse.js';
import type { GameInfo, GameSummary } from '../play/turn/info.js';
import type { Person } from '../play/change/person.js';
import type { Text } from '../table/text.js';
import type { Lang } from '../words/words.js';
import type { Press } from './custom-id.js';
import { defaultChoices, type Deps, type PersonChoices } from './deps.js';
import type { ForumTag } from './sending/send.js';
import { accents, screen, textBlock, type Modal, type Screen } from './screen.js';
import { gameName, t, voice, type Voice } from './voice.js';

/** What came with the press: chosen values of a menu, typed fields of a window. */
export interface PressInput {
  readonly values: readonly string[];
  field(id: string): string | undefined;
}

export interface ForumTags {
  readonly required: boolean;
  readonly tags: readonly ForumTag[];
}

/** Who calls, from where, and what the bot may do there. */
export interface Caller {
  readonly person: Person;
  readonly guildId: string | null;
  readonly guildName: string | null;
  readonly channelId: string | null;
  /** May manage the server. */
  readonly manager: boolean;
  /** The roles they hold on this server, by id. */
  readonly roles: readonly string[];
  /** The bot may give and take roles on this server. */
  readonly givesRoles: boolean;
  /** The bot may make channels on this server. */
  readonly makesChannels: boolean;
  /** Names of the permissions the bot lacks in a channel of this server. */
  missing(channelId: string): Promise<readonly string[]>;
  /** What kind of channel it is; null when games cannot be opened there. */
  channelKind(channelId: string): Promise<'forum' | 'text' | null>;
  /** Makes a text channel on a server; null when Discord does not let it. */
  makeChannel(guildId: string, name: string): Promise<string | null>;
  /** Whether the caller is a member of a server. */
  isOn(guildId: string): Promise<boolean>;
  /** The tags that posts in a forum can bear, and whether each must bear one; null for a channel that is no forum. */
  forumTags(channelId: string): Promise<ForumTags | null>;
}

/** The options of a slash command. */
export interface Options {
  readonly sub: string | null;
  text(name: string): string | null;
  number(name: string): number | null;
  flag(name: string): boolean | null;
  person(name: string): Person | null;
  /** The id of a role. */
  role(name: string): string | null;
  /** A file that was attached. */
  file(name: string): { readonly url: string; readonly size: number } | null;
  channel(name: string): { readonly id: string; readonly kind: 'forum' | 'text' } | null;
}

export interface Call extends Caller {
  readonly deps: Deps;
  readonly choices: PersonChoices;
  readonly lang: Lang;
  /** Speaks the caller's language; texts without a catalogue are the platform's. */
  readonly voice: Voice;
}

export interface CommandCall extends Call {
  readonly options: Options;
}

export interface PressCall extends Call {
  readonly press: Press;
  /** The names of the pictures that the pressed message bears and that may stay on it; none where it is not edited. */
  readonly pictures: readonly string[];
  readonly input: PressInput;
  /** The direct message that the pressed message answers, if any. */
  repliedTo(): Promise<string | null>;
}

/**
 * The person's own language, else their Discord's.
 * @param isTold Discord has said which that is; what is only supposed is not kept.
 */
export async function callFor(deps: Deps, caller: Caller, isTold = true): Promise<Call> {
  const choices = (await deps.profiles.person(caller.person.id)) ?? defaultChoices;
  if (isTold && choices.locale !== caller.person.locale)
    await deps.profiles.savePerson(caller.person, { locale: caller.person.locale });
  const lang = choices.language ?? caller.person.locale;
  return { ...caller, deps, choices, lang, voice: voice(deps.wording, lang, 'app') };
}

/** The caller's language with a game's catalogue. */
export function gameVoice(call: Call, kind: string): Voice {
  return voice(call.deps.wording, call.lang, kind);
}

/** A message of one or more sentences. */
export function sentence(call: Call, texts: readonly Text[] | Text, tone: keyof typeof accents = 'plain'): Screen {
  const list: readonly Text[] = 'key' in texts ? [texts] : texts;
  return screen([textBlock(list.map((text) => call.voice.say(text)).join('\n'))], [], accents[tone]);
}

/** The game's name with its number, as people speak of it. */
export function gameLabel(game: Pick<GameSummary, 'id' | 'kind' | 'name'>): Text {
  return game.name === null
    ? t('game.head', { kind: gameName(game.kind), id: game.id })
    : t('game.headNamed', { kind: gameName(game.kind), id: game.id, name: game.name });
}

/** Something the caller has to put right first; shown to them as it is. */
export class InputError extends Error {
  constructor(readonly text: Text) {
    super(text.key);
    this.name = 'InputError';
  }
}

/** Games are for their server, and for those who play or host them, wherever these write from. */
function isTheirs(call: Call, game: GameInfo): boolean {
  const me = call.person.id;
  return (
    game.guildId === call.guildId ||
    game.hostId === me ||
    [...game.seats, ...game.signUps].some((one) => one.userId === me)
  );
}

/** Games whose server is remembered, for each play layer. */
const mostServers = 10_000;
const servers = new WeakMap<Call['deps']['play'], Map<number, string>>();

/**
 * Throws Refused for a press on a server about a game of another, by somebody who neither plays nor hosts it. What was sent to
 * somebody directly is theirs to press.
 */
export async function requireTheirs(call: Call, gameId: number): Promise<void> {
  if (gameId === 0 || call.guildId === null || isOfThisServer(call, gameId)) return;
  const game = await call.deps.play.info(gameId, call.person.id);
  rememberServer(call, game);
  if (!isTheirs(call, game)) throw noSuchGame();
}

/** Whether a game is remembered as one of the server the caller is on: no game changes its server. */
function isOfThisServer(call: Call, gameId: number): boolean {
  return call.guildId !== null && servers.get(call.deps.play)?.get(gameId) === call.guildId;
}

function rememberServer({ deps: { play } }: Call, { id, guildId }: Pick<GameSummary, 'id' | 'guildId'>): void {
  const known = servers.get(play) ?? new Map<number, string>();
  servers.set(play, known);
  if (known.size >= mostServers) known.clear();
  known.set(id, guildId);
}

/**
 * The game a command is about: the one named, the one played in this channel, or the caller's only one.
 * @throws InputError when none or several could be meant, Refused for a game that is not there or of another server.
 */
export async function gameOf(call: Call, named: string | number | null): Promise<GameInfo> {
  const { play } = call.deps;
  if (named !== null) {
    const game = await play.info(numberOf(named), call.person.id);
    if (!isTheirs(call, game)) throw noSuchGame();
    return game;
  }
  return (
    (call.channelId === null ? null : await play.gameIn(call.channelId, call.person.id)) ??
    play.info((await onlyGame(call)).id, call.person.id)
  );
}

/**
 * The game a host's command is about: as `gameOf` finds it, but of several games those the caller hosts come first, played or not.
 * @throws InputError and Refused as `gameOf` does.
 */
export async function gameHosted(call: Call, named: string | number | null): Promise<GameInfo> {
  const { play } = call.deps;
  const hosted = named === null ? await hostedFrom(call) : [];
  const [only, second] = hosted;
  if (only === undefined) return gameOf(call, named);
  if (second !== undefined) throw new InputError(t('host.several', { games: hosted.slice(0, 20).map(gameLabel) }));
  return play.info(only.id, call.person.id);
}

/** The games the caller hosts, for whoever writes somewhere else than in a game's channel; there it is none of them. */
export async function hostedFrom(call: Call): Promise<readonly GameSummary[]> {
  const { play } = call.deps;
  const here = call.channelId === null ? null : await play.summary({ channelId: call.channelId });
  return here === null ? play.gamesHosted(call.person.id) : [];
}

/** The number of the same game, for whoever reads it afterwards anyway. Throws as `gameOf` does. */
export async function gameIdOf(call: Call, named: string | number | null): Promise<number> {
  const { play } = call.deps;
  if (named !== null) {
    const id = numberOf(named);
    if (isOfThisServer(call, id)) return id;
    const game = await play.summary({ id });
    if (game === null) throw noSuchGame();
    rememberServer(call, game);
    const isNear = game.guildId === call.guildId || game.hostId === call.person.id;
    if (!isNear && !isTheirs(call, await play.info(game.id, call.person.id))) throw noSuchGame();
    return game.id;
  }
  const here = call.channelId === null ? null : await play.summary({ channelId: call.channelId });
  return (here ?? (await onlyGame(call))).id;
}

/** No game has a larger number: the database counts no further. */
const mostGames = 2 ** 31 - 1;

function numberOf(named: string | number): number {
  // What only has digits somewhere, such as -1 or 1e9, names no game.
  const id = typeof named === 'number' ? named : Number(/(?<![\w.+-])\d{1,9}(?![\w.])/.exec(named)?.[0] ?? NaN);
  if (!Number.isSafeInteger(id) || id < 1 || id > mostGames)
    throw new InputError(t('game.unknown', { id: String(named) }));
  return id;
}

function noSuchGame(): Refused {
  return new Refused([{ key: 'refuse.noSuchGame' }]);
}

async function onlyGame(call: Call): Promise<GameSummary> {
  const mine = await call.deps.play.gamesOf(call.person.id);
  const [only, second] = mine;
  if (only === undefined) throw new InputError(t('game.noneHere'));
  if (second !== undefined) throw new InputError(t('game.severalMine', { games: mine.slice(0, 20).map(gameLabel) }));
  return only;
}

/** Whether somebody looks after the server on which a game is played: they may manage it, or hold its host role. */
export async function isSteward(call: Call, game: Pick<GameSummary, 'guildId'>): Promise<boolean> {
  if (call.guildId === null || call.guildId !== game.guildId) return false;
  if (call.manager) return true;
  const role = (await call.deps.profiles.server(call.guildId))?.hostRoleId ?? null;
  return role !== null && call.roles.includes(role);
}

export type Reply = Screen | Modal;
