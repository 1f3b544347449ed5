// Votes: putting something to the vote, the message with its buttons, and voting.
import type { GameInfo } from '../../play/turn/info.js';
import { endings, isEnding, type ProposalInfo, type ProposalKind } from '../../play/motions/proposal.js';
import type { SeatId } from '../../table/question.js';
import type { Text } from '../../table/text.js';
import { gameLabel, gameVoice, sentence, type Call, type PressCall } from '../call.js';
import { splitTokens, token, tokens, writePress } from '../custom-id.js';
import { tablePress } from '../shown/status.js';
import { voteLines, votePressId, voteRow, whatText, type VotedAt } from '../shown/proposals.js';
import { deskOf } from '../ask/show.js';
import { accents, button, buttonRows, rule, screen, textBlock, type Screen } from '../screen.js';
import { t } from '../voice.js';

/** What `/vote`, `/draw` and `/concede` put to the vote. */
export type Votable = Exclude<ProposalKind, 'replace' | 'rollback' | 'repair' | 'time'>;

/** As many as a message holds. */
const mostVotes = 5;

/** Who has agreed so far, where that is shown. */
function agreedText(game: GameInfo, { kind, agreed }: ProposalInfo): readonly Text[] {
  if (kind === 'replace') return [];
  if (agreed === null) return [t('vote.secret')];
  const names = game.seats.filter((one) => agreed.includes(one.seat)).map((one) => one.name);
  return [names.length === 0 ? t('vote.nobody') : t('vote.agreed', { seats: names })];
}

/** The way back to the desk for whoever hosts a game that goes on; nothing for others. */
export function deskButtons(call: Call, game: GameInfo): ReturnType<typeof button>[] {
  const isTheirs = game.hostId === call.person.id && (game.status === 'running' || game.status === 'paused');
  return isTheirs ? [button(tablePress(game, 'hdesk'), call.voice.say(t('host.title')))] : [];
}

/** The open votes of a game as one person sees them: each a section with its own buttons. */
export async function proposalsScreen(call: Call, game: GameInfo, note?: Text): Promise<Screen> {
  const reader = gameVoice(call, game.kind);
  const say = (text: Text): string => reader.say(text);
  const open = (await call.deps.play.proposals(game.id, call.person.id)).slice(0, mostVotes);
  const blocks = open.flatMap((proposal) => [
    rule(),
    textBlock([...voteLines(game, proposal, say), ...agreedText(game, proposal).map(say)].join('\n')),
    ...(proposal.people.length === 0 ? [] : voteRow(game, proposal, say)),
  ]);
  const head = [
    `### ${say(gameLabel(game))}`,
    ...(note === undefined ? [] : [say(note)]),
    ...(open.length === 0 && note === undefined ? [say(t('vote.none'))] : []),
    ...(game.outcome === null ? [] : [say(t('desk.outcome', { outcome: game.outcome.text }))]),
  ];
  const ways = buttonRows([...playButton(call, game), ...deskButtons(call, game)]);
  return screen([textBlock(head.join('\n')), ...blocks, ...ways], [], accents.plain);
}

/** The way to the desk of whoever plays on. */
function playButton(call: Call, game: GameInfo, name: Text = t('status.play')): ReturnType<typeof button>[] {
  const plays = game.seats.some((one) => one.userId === call.person.id && !one.computer);
  const runs = game.status === 'running' || game.status === 'paused';
  return plays && runs ? [button(tablePress(game, 'desk'), call.voice.say(name))] : [];
}

/** Whether nobody but the caller has a vote, so that a proposal is carried at once. */
function isAlone(call: Call, game: GameInfo, kind: ProposalKind, seats: readonly SeatId[]): boolean {
  const winners = kind === 'concede' ? winnersOf(call, game, seats) : [];
  const theirs = game.seats.filter((one) => winners.includes(one.seat)).map((one) => one.userId);
  return game.seats.every(
    (one) =>
      one.userId === null ||
      one.userId === call.person.id ||
      one.computer ||
      one.left ||
      !one.alive ||
      theirs.includes(one.userId),
  );
}

/** The sides conceded to: those named; without a name the other of two. */
function winnersOf(call: Call, game: GameInfo, named: readonly SeatId[]): readonly SeatId[] {
  const mine = game.seats.filter((one) => one.userId === call.person.id).map((one) => one.seat);
  const meant = game.sides.filter((side) =>
    named.length > 0
      ? side.seats.some((seat) => named.includes(seat))
      : game.sides.length === 2 && !side.seats.some((seat) => mine.includes(seat)),
  );
  return meant.flatMap((side) => side.seats);
}

/** What is put to the vote, beside its kind. */
interface Wish {
  /** Who is meant: whom a draw or the win is for. */
  readonly seats?: readonly SeatId[];
  /** How much more time; the usual where nothing is said. */
  readonly hours?: number;
}

/** Puts something to the vote for the caller; what would end the game at once is asked again first. */
export async function propose(call: Call, game: GameInfo, kind: Votable, wish: Wish = {}): Promise<Screen> {
  const { seats = [] } = wish;
  const plays = game.status === 'running' && game.seats.some((one) => one.userId === call.person.id);
  if (!plays || !isEnding(kind) || !isAlone(call, game, kind, seats)) return put(call, game, kind, wish);
  const { say } = gameVoice(call, game.kind);
  const id = writePress({
    game: game.id,
    checkpoint: game.checkpoint,
    question: '',
    verb: 'vend',
    args: [kind, tokens(seats)],
  });
  const lines = [`### ${say(gameLabel(game))}`, ...(await endsNow(call, game, kind, seats)).map((text) => say(text))];
  return screen(
    [
      textBlock(lines.join('\n')),
      ...buttonRows([button(id, say(t('vote.end')), 'danger'), ...playButton(call, game, t('vote.playOn'))]),
    ],
    [],
    accents.plain,
  );
}

/** What an end that needs nobody else's word comes to. */
async function endsNow(
  call: Call,
  game: GameInfo,
  kind: (typeof endings)[number],
  seats: readonly SeatId[],
): Promise<readonly Text[]> {
  if (kind === 'cancel') return [t('vote.endsNow'), t('vote.does.cancel')];
  const ending = await call.deps.play.ending(game.id, call.person.id, kind, seats);
  const names = game.sides.filter((side) => ending.seats.some((seat) => side.seats.includes(seat)));
  const parties = { seats: names.map(({ name }) => name) };
  return [
    kind === 'draw' ? t('vote.drawNow', parties) : t('vote.winsNow', parties),
    t(ending.rated ? 'vote.rated' : 'vote.unrated'),
  ];
}

/** The second press on a proposal that ends the game at once. */
export async function endPress(call: PressCall): Promise<Screen> {
  const [given, named = ''] = call.press.args;
  const kind = endings.find((one) => one === given);
  const game = await call.deps.play.info(call.press.game, call.person.id);
  if (kind === undefined || game.checkpoint !== call.press.checkpoint) return sentence(call, t('press.old'), 'quiet');
  const wanted = splitTokens(named);
  const seats = game.seats.map((one) => one.seat).filter((seat) => wanted.includes(token(seat)));
  return put(call, game, kind, { seats });
}

async function put(call: Call, game: GameInfo, kind: Votable, { seats = [], hours }: Wish): Promise<Screen> {
  const made = await call.deps.play.propose(game.id, call.person.id, kind, seats, hours);
  const open = await call.deps.play.proposals(game.id, call.person.id);
  const isOpen = open.some((one) => one.id === made.id);
  // Where nobody else has a vote, it is carried at once.
  return proposalsScreen(
    call,
    await call.deps.play.info(game.id, call.person.id),
    isOpen ? t('vote.proposed') : t('vote.carried'),
  );
}

/** A press on one of a vote's own buttons; at a desk it leads back there. */
export async function votePress(call: PressCall): Promise<Screen> {
  const [id = '', choice, at] = call.press.args;
  const where: VotedAt = at === 'desk' ? at : 'elsewhere';
  if (choice !== 'yes' && choice !== 'no' && choice !== 'sure') return sentence(call, t('press.old'), 'quiet');
  if (choice === 'yes') {
    const open = await call.deps.play.proposals(call.press.game, call.person.id);
    const asked = open.find((one) => one.id === Number(id));
    if (asked !== undefined && asked.people.length > 0 && isEnding(asked.kind)) return sureScreen(call, asked, where);
  }
  await call.deps.play.vote(Number(id), call.person.id, choice === 'no' ? 'no' : 'yes');
  const game = await call.deps.play.info(call.press.game, call.person.id);
  const note = choice === 'no' ? t('vote.didNo') : t('vote.didYes');
  if (where === 'desk' && game.outcome === null)
    return deskOf(call, game.id, [{ tone: 'good', words: gameVoice(call, game.kind).say(note) }]);
  return proposalsScreen(call, game, note);
}

/** Whether somebody means it who agrees to what would end the game. */
async function sureScreen(call: PressCall, proposal: ProposalInfo, where: VotedAt): Promise<Screen> {
  const game = await call.deps.play.info(call.press.game, call.person.id);
  const { say } = gameVoice(call, game.kind);
  const what = whatText(proposal);
  const lines = [`### ${say(gameLabel(game))}`, ...voteLines(game, proposal, say), say(t('vote.sure'))];
  return screen(
    [
      textBlock(lines.join('\n')),
      ...buttonRows([
        button(votePressId(game, proposal, 'sure', where), say(t('vote.sureYes', { what })), 'danger'),
        button(votePressId(game, proposal, 'no', where), say(t('vote.no', { what }))),
        ...playButton(call, game, t('desk.back')),
      ]),
    ],
    [],
    accents.plain,
  );
}
