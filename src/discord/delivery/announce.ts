// What everybody learns: reports with the board, who owes what until when; notices, votes, the end.
import type { OutboxMessage } from '../../play/change/outbox.js';
import { Refused } from '../../play/change/refuse.js';
import type { Desk } from '../../play/turn/desk.js';
import type { GameInfo } from '../../play/turn/info.js';
import { heftOf, type Added } from '../../table/heft.js';
import type { Text } from '../../table/text.js';
import { langsOf, type Lang } from '../../words/words.js';
import { defaultChoices, type Deps, type Told } from '../deps.js';
import { attachedFilm } from '../film/attached.js';
import { filmButton } from '../shown/film-button.js';
import { limits } from '../limits.js';
import { boardPicture, lookOf } from '../pictures.js';
import {
  accents,
  button,
  buttonRows,
  fileBlock,
  galleries,
  joinWithin,
  screen,
  textBlock,
  type Block,
  type Picture,
  type Screen,
} from '../screen.js';
import { voteLines, voteRow } from '../shown/proposals.js';
import { deadlineLine, publicVoice, t, type PublicVoice } from '../voice.js';
import { within } from './patience.js';
import { resultLines, standingLines } from './result.js';
import { playButtons, tablePress, takeButton } from '../shown/status.js';
import { canGoRound } from '../shown/seats-round.js';
import { wholeReport } from '../whole-report.js';

type Announcement = Extract<OutboxMessage, { kind: 'announce' }>;

/** After so many failures a report goes out without its picture rather than not at all. */
const triesWithPicture = 3;
/** Room left for titles and deadlines beside the reports. */
const sideRoom = 1000;

/** An announcement's message. */
interface Announced {
  readonly screen: Screen;
  /** The pictures that are on it. */
  readonly pictures: readonly Omit<Picture, 'data'>[];
  /** Whether it has its pictures, where there are any. */
  readonly isWhole: boolean;
}

/** How an announcement is made. */
interface Making {
  /** How long its pictures are waited for, as `within` takes it. */
  readonly patienceMs?: number | undefined;
  /** A newer one stands below it: it only tells what has happened, under the pictures that are on it. */
  readonly past?: readonly Omit<Picture, 'data'>[];
}

/** The message of an announcement; null when there is nothing left to say. */
export async function announcement(
  deps: Deps,
  game: GameInfo,
  message: Announcement,
  attempts: number,
  { patienceMs, past }: Making = {},
): Promise<Announced | null> {
  const spoken = publicVoice(deps.wording, game.language, game.kind);
  const told = (await deps.profiles.reports(game.id, message.reports)).filter((one) => !one.private);
  const standing = told.filter((one) => !one.retracted);
  const { board } = message;
  const focus = [...new Set(standing.flatMap((one) => one.focus))];
  const drawn =
    board === null || past !== undefined
      ? []
      : await within(patienceMs, () => picturesIfAny(deps, game, board, focus, attempts));
  const pictures = drawn ?? [];
  const shown = past ?? pictures;
  const rules = deps.play.games.get(game.kind);
  const words = reportWords(spoken, told, { isRunning: rules?.telling === 'running', heft: rules?.heft });
  // In a game that is over nothing can be done any more.
  const isPlayed = past === undefined && (game.status === 'running' || game.status === 'paused');
  const foot = past === undefined ? footLines(spoken, game, message) : [];
  if (words === '' && shown.length === 0 && foot.length === 0) return null;
  const blocks: Block[] = [
    ...(words === '' ? [] : [textBlock(words)]),
    ...galleries(shown),
    ...(foot.length === 0 ? [] : [textBlock(foot.join('\n'))]),
    ...buttonRows([...playButtons(spoken, game, deps).slice(isPlayed ? 0 : 1), ...wholeButton(spoken, game, standing)]),
  ];
  return { screen: screen(blocks, pictures, accents.plain), pictures: shown, isWhole: drawn !== null };
}

/** Characters that a phone shows without scrolling. */
const screenful = 900;
/** Longer paragraphs are hard to read. */
const longestParagraph = 240;

/** A line in each of the table's languages. */
interface Line {
  readonly words: readonly string[];
  readonly heft: number;
}

/** Lines left out until a phone shows the rest in every language, the lightest first and of several the last: the same in all of them. */
function onOneScreen(lines: readonly Line[], more: (left: number) => readonly string[]): readonly Line[] {
  const kept = [...lines];
  const lengths = (): readonly number[] =>
    more(lines.length).map((_, lang) => kept.reduce((sum, { words }) => sum + (words[lang]?.length ?? 0) + 1, 0));
  if (Math.max(...lengths()) <= screenful) return kept;
  const most = screenful - Math.max(...more(lines.length).map(({ length }) => length));
  while (kept.length > 0 && Math.max(...lengths()) > most) {
    const lightest = Math.min(...kept.map(({ heft }) => heft));
    const at = kept.findLastIndex(({ heft }) => heft === lightest);
    kept.splice(at, 1);
  }
  return kept;
}

/** Short lines behind one another. */
function paragraphs(lines: readonly string[]): string[] {
  const found: string[] = [];
  for (const line of lines) {
    const last = found.at(-1);
    const joined = last === undefined || line.startsWith('-#') ? undefined : `${last} ${line}`;
    if (joined !== undefined && joined.length <= longestParagraph) found[found.length - 1] = joined;
    else found.push(line);
  }
  return found;
}

/**
 * What the table reads of some reports, in the first language and then in the second: headlines stand out, details are left
 * out, what was taken back is struck through; no more than a phone shows at once.
 * @param how.isRunning short reports stand behind one another instead of on lines of their own.
 * @param how.heft what each adds to its weight by its game: the lightest are left out first.
 * @internal
 */
export function reportWords(
  spoken: PublicVoice,
  told: readonly Told[],
  { isRunning, heft }: { readonly isRunning: boolean; readonly heft: Added },
): string {
  const shown = told.filter((one) => one.weight !== 'detail');
  const langs = langsOf(spoken.speech);
  const lines = shown.map((one): Line => ({
    words: langs.map((lang) => reportLine(one, spoken.in(lang, one.text))),
    heft: heftOf(one, heft),
  }));
  const moreIn = (lang: Lang, left: number): string => spoken.in(lang, t('ask.more', { count: left }));
  const stay = onOneScreen(lines, (left) => langs.map((lang) => moreIn(lang, left)));
  const left = lines.length - stay.length;
  const [first = '', ...others] = langs.map((lang, at, all) => {
    const more = (count: number): string => moreIn(lang, count);
    const kept = [...stay.map(({ words }) => words[at] ?? ''), ...(left > 0 ? [`-# ${more(left)}`] : [])];
    const back = told.some((one) => one.retracted) ? [`-# ↩️ ${spoken.in(lang, t('report.takenBack'))}`] : [];
    const room = Math.floor((limits.textTotal - sideRoom) / all.length);
    return joinWithin([...(isRunning ? paragraphs(kept) : kept), ...back], room, more);
  });
  return [first, ...others.filter((words) => words !== first)].filter((words) => words !== '').join('\n\n');
}

/** A report as a line of markdown. */
function reportLine({ weight, retracted }: Told, words: string): string {
  if (retracted) return `~~${words}~~`;
  return weight === 'headline' ? `**${words}**` : words;
}

/** The way to all that was told, where the announcement does not tell all. */
function wholeButton(spoken: PublicVoice, game: GameInfo, told: readonly Told[]): ReturnType<typeof button>[] {
  const phases = told.map(({ checkpoint }) => checkpoint);
  if (phases.length === 0) return [];
  const press = wholeReport(game, 'past', { from: Math.min(...phases), to: Math.max(...phases) });
  return [button(press, spoken.label(t('report.whole')), 'secondary', { emoji: '📖' })];
}

/** The pictures; none of a phase that was taken back since, and none when they cannot be drawn again and again. */
async function picturesIfAny(
  deps: Deps,
  game: GameInfo,
  board: NonNullable<Announcement['board']>,
  focus: readonly string[],
  attempts: number,
): Promise<Picture[]> {
  try {
    return await boardPictures(deps, game, board, focus);
  } catch (error) {
    if (!(error instanceof Refused) && attempts <= triesWithPicture) throw error;
    return [];
  }
}

/** The whole board, and a close-up of what changed when there is one. Everybody's view, never a player's. */
async function boardPictures(
  deps: Deps,
  game: GameInfo,
  board: NonNullable<Announcement['board']>,
  focus: readonly string[] = [],
): Promise<Picture[]> {
  const desk = await deps.play.desk(game.id, '');
  const lang = game.language;
  const whole = await boardPicture(
    deps,
    desk,
    null,
    lookOf(lang, defaultChoices, { variant: board.variant, focus }),
    board.checkpoint,
  );
  const area = board.area ?? areaOf(desk, board.variant, focus);
  if (area === undefined) return [whole];
  const look = lookOf(lang, defaultChoices, { variant: board.variant, area, focus });
  const close = await boardPicture(deps, desk, null, look, board.checkpoint);
  return [whole, { ...close, name: `close-up-${close.name}` }];
}

/** The close-up of all an announcement tells of, whose last part may have changed nothing on the board; none of results that are shown whole. */
function areaOf({ rules, view }: Desk, id: string, focus: readonly string[]): string | undefined {
  const variant = rules.looks(view).variants.find((one) => one.id === id);
  if (focus.length === 0 || (variant?.role === 'results' && variant.near !== true)) return undefined;
  return rules.closeUp?.(focus, view);
}

/** Who owes what until when; nothing where the game is past that, which another announcement tells. */
function footLines(spoken: PublicVoice, game: GameInfo, { deadline, board }: Announcement): string[] {
  if (!deadline || game.status !== 'running') return [];
  if (board !== null && board.checkpoint !== game.checkpoint) return [];
  const responders = game.seats.filter((seat) => game.window.includes(seat.seat)).map((seat) => seat.name);
  const owing = game.seats.filter((seat) => seat.owes && !seat.final && !seat.computer).map((seat) => seat.name);
  return [
    ...(game.title === null ? [] : [`**${spoken.label(game.title)}**`]),
    ...(responders.length > 0
      ? [spoken.say(t('say.window', { seats: responders }))]
      : owing.length === 0
        ? []
        : [spoken.say(t('say.owes', { seats: owing }))]),
    ...(game.deadline === null ? [] : [deadlineLine(spoken.label, game.deadline)]),
    ...(game.isForAbsence ? [spoken.say(t('desk.absence'))] : []),
  ];
}

/** Notices after which the deadline is another one. */
const moved: ReadonlySet<string> = new Set([
  'notice.extended',
  'notice.resumed',
  'notice.outage',
  'notice.deadlineMoved',
]);

/** Notices of a seat whose player has gone. */
const emptied: ReadonlySet<string> = new Set([
  'notice.left',
  'notice.leftVeiled',
  'notice.away',
  'notice.substitute',
  'notice.pausedAway',
  'notice.pausedForSubstitute',
]);

/** One sentence for the table, with a button for substitutes where it tells of an empty seat. */
export function noticeScreen(deps: Deps, game: GameInfo, text: Text): Screen {
  const spoken = publicVoice(deps.wording, game.language, game.kind);
  const lines = [
    spoken.say(text),
    ...(game.deadline === null || game.status !== 'running' || !moved.has(text.key)
      ? []
      : [deadlineLine(spoken.label, game.deadline)]),
  ];
  const buttons = emptied.has(text.key) ? takeButton(spoken, game) : [];
  return screen([textBlock(lines.join('\n')), ...buttonRows(buttons)], [], accents.quiet);
}

/** A proposal with its buttons; null when it is no longer open. */
export async function proposalScreen(deps: Deps, game: GameInfo, proposalId: number): Promise<Screen | null> {
  const proposal = (await deps.play.proposals(game.id, '')).find((one) => one.id === proposalId);
  if (proposal === undefined) return null;
  const spoken = publicVoice(deps.wording, game.language, game.kind);
  const lines = voteLines(game, proposal, (text) => spoken.say(text));
  return screen([textBlock(lines.join('\n')), ...voteRow(game, proposal, spoken.label)], [], accents.ask);
}

/** So long the end waits for the film; later it is there on a press. */
const filmPatienceMs = 20_000;

/** How the game ended, the last board, the film, and how to check the dice. */
export async function endScreen(deps: Deps, game: GameInfo, attempts: number): Promise<Screen> {
  const spoken = publicVoice(deps.wording, game.language, game.kind);
  const board = { variant: 'position', checkpoint: game.checkpoint };
  const pictures = game.title === null ? [] : await picturesIfAny(deps, game, board, [], attempts);
  const film = await within(filmPatienceMs, () => attachedFilm(deps, game));
  const lines = [
    `## ${spoken.label(t('end.title'))}`,
    ...resultLines(game, spoken.label),
    ...standingLines(await deps.play.standings(game.id), spoken.label),
    ...(game.seed === null
      ? []
      : [`-# ${spoken.label(t('end.seed'))}: \`${game.seed}\``, `-# ${spoken.label(t('end.verify'))}`]),
  ];
  const blocks = [
    ...galleries(pictures),
    textBlock(lines.join('\n')),
    ...buttonRows([
      ...playButtons(spoken, game, deps).slice(1),
      filmButton(deps, game, spoken.label),
      ...(game.hasTurningPoints && (await deps.play.hasTurned(game.id, null))
        ? [button(tablePress(game, 'turning'), spoken.label(t('turning.button')), 'secondary', { emoji: '🧭' })]
        : []),
      button(tablePress(game, 'again'), spoken.label(t('end.again')), 'secondary', { emoji: '🔁' }),
      ...(canGoRound(game)
        ? [button(tablePress(game, 'round'), spoken.label(t('end.round')), 'secondary', { emoji: '🔄' })]
        : []),
    ]),
    ...(film === null ? [] : [textBlock(`-# ${spoken.label(t('film.ready'))}`), fileBlock(film)]),
  ];
  return screen(blocks, [...pictures, ...(film === null ? [] : [film])], accents.good);
}
