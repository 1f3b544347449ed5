// Votes: putting something to the vote, the message with its buttons, and voting.
import type { GameInfo } from '../../play/turn/info.js';
import type { ProposalInfo, ProposalKind } from '../../play/motions/proposal.js';
import type { SeatId } from '../../table/question.js';
import type { Text } from '../../table/text.js';
import { gameLabel, gameVoice, sentence, type Call, type PressCall } from '../call.js';
import { splitTokens, token, tokens, writePress } from '../custom-id.js';
import { tablePress } from '../shown/status.js';
import { endings, isEnding, proposalText, untilText, votePressId, voteRow, votersText } from '../shown/proposals.js';
import { accents, button, buttonRows, rule, screen, textBlock, type Screen } from '../screen.js';
import { t } from '../voice.js';

/** What `/vote`, `/draw` and `/concede` put to the vote. */
export type Votable = Exclude<ProposalKind, 'replace' | 'rollback' | 'repair' | 'time'>;

function state(game: GameInfo, proposal: ProposalInfo): Text[] {
  const names = (seats: readonly SeatId[]): Text[] =>
    game.seats.filter((one) => seats.includes(one.seat)).map((one) => one.name);
  const agreed =
    proposal.kind === 'replace'
      ? []
      : proposal.agreed === null
        ? [t('vote.secret')]
        : [proposal.agreed.length === 0 ? t('vote.nobody') : t('vote.agreed', { seats: names(proposal.agreed) })];
  return [votersText(game, proposal), ...agreed, ...untilText(proposal)];
}

/** The way back to the desk for whoever hosts a game that goes on; nothing for others. */
export function deskButtons(call: Call, game: GameInfo): ReturnType<typeof button>[] {
  const isTheirs = game.hostId === call.person.id && (game.status === 'running' || game.status === 'paused');
  return isTheirs ? [button(tablePress(game, 'hdesk'), call.voice.say(t('host.title')))] : [];
}

/** The open votes of a game as one person sees them. */
export async function proposalsScreen(call: Call, game: GameInfo, note?: Text): Promise<Screen> {
  const reader = gameVoice(call, game.kind);
  const open = (await call.deps.play.proposals(game.id, call.person.id)).slice(0, 5);
  const blocks = open.flatMap((proposal) => [
    rule(),
    textBlock(
      [
        `**${reader.say(proposalText(game, proposal))}**`,
        ...state(game, proposal).map((text) => reader.say(text)),
      ].join('\n'),
    ),
    ...(proposal.people.length === 0 ? [] : voteRow(game, proposal, (text) => reader.say(text))),
  ]);
  const head = [
    `### ${reader.say(gameLabel(game))}`,
    ...(note === undefined ? [] : [reader.say(note)]),
    ...(open.length === 0 ? [reader.say(t('vote.none'))] : []),
  ];
  const ways = buttonRows(deskButtons(call, game));
  return screen([textBlock(head.join('\n')), ...blocks, ...ways], [], accents.plain);
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

/** The seats of the sides conceded to: those named; without a name the other of two. */
function winnersOf(call: Call, game: GameInfo, named: readonly SeatId[]): readonly SeatId[] {
  const mine = game.seats.filter((one) => one.userId === call.person.id).map((one) => one.seat);
  const meant = game.sides.filter((side) =>
    named.length > 0
      ? side.seats.some((seat) => named.includes(seat))
      : game.sides.length === 2 && !side.seats.some((seat) => mine.includes(seat)),
  );
  return meant.flatMap((side) => side.seats);
}

/** Puts something to the vote for the caller; what would end the game at once is asked again first. */
export async function propose(call: Call, game: GameInfo, kind: Votable, seats: readonly SeatId[]): Promise<Screen> {
  const plays = game.status === 'running' && game.seats.some((one) => one.userId === call.person.id);
  if (!plays || !isEnding(kind) || !isAlone(call, game, kind, seats)) return put(call, game, kind, seats);
  const reader = gameVoice(call, game.kind);
  const args = [kind, tokens(seats)];
  const id = writePress({ game: game.id, checkpoint: game.checkpoint, question: '', verb: 'vend', args });
  return screen(
    [
      textBlock(`### ${reader.say(gameLabel(game))}\n${reader.say(t('vote.endsNow'))}`),
      ...buttonRows([button(id, reader.say(t('vote.end')), 'danger')]),
    ],
    [],
    accents.plain,
  );
}

/** The second press on a proposal that ends the game at once. */
export async function endPress(call: PressCall): Promise<Screen> {
  const [given, named = ''] = call.press.args;
  const kind = endings.find((one) => one === given);
  const game = await call.deps.play.info(call.press.game, call.person.id);
  if (kind === undefined || game.checkpoint !== call.press.checkpoint) return sentence(call, t('press.old'), 'quiet');
  const wanted = splitTokens(named);
  const seats = game.seats.map((one) => one.seat).filter((seat) => wanted.includes(token(seat)));
  return put(call, game, kind, seats);
}

async function put(call: Call, game: GameInfo, kind: Votable, seats: readonly SeatId[]): Promise<Screen> {
  const made = await call.deps.play.propose(game.id, call.person.id, kind, seats);
  const open = await call.deps.play.proposals(game.id, call.person.id);
  const isOpen = open.some((one) => one.id === made.id);
  // Where nobody else has a vote, it is carried at once.
  return proposalsScreen(
    call,
    await call.deps.play.info(game.id, call.person.id),
    isOpen ? t('vote.proposed') : t('vote.carried'),
  );
}

export async function votePress(call: PressCall): Promise<Screen> {
  const [id = '', choice] = call.press.args;
  if (choice !== 'yes' && choice !== 'no' && choice !== 'sure') return sentence(call, t('press.old'), 'quiet');
  if (choice === 'yes') {
    const open = await call.deps.play.proposals(call.press.game, call.person.id);
    const asked = open.find((one) => one.id === Number(id));
    if (asked !== undefined && asked.people.length > 0 && isEnding(asked.kind)) return sureScreen(call, asked);
  }
  await call.deps.play.vote(Number(id), call.person.id, choice === 'no' ? 'no' : 'yes');
  const game = await call.deps.play.info(call.press.game, call.person.id);
  return proposalsScreen(call, game, choice === 'no' ? t('vote.didNo') : t('vote.didYes'));
}

/** Whether somebody means it who agrees to what would end the game. */
async function sureScreen(call: PressCall, proposal: ProposalInfo): Promise<Screen> {
  const game = await call.deps.play.info(call.press.game, call.person.id);
  const { say } = gameVoice(call, game.kind);
  const what = t(`vote.what.${proposal.kind}`);
  const lines = [`### ${say(gameLabel(game))}`, `**${say(proposalText(game, proposal))}**`, say(t('vote.sure'))];
  return screen(
    [
      textBlock(lines.join('\n')),
      ...buttonRows([
        button(votePressId(game, proposal, 'sure'), say(t('vote.sureYes', { what })), 'danger'),
        button(votePressId(game, proposal, 'no'), say(t('vote.no', { what }))),
      ]),
    ],
    [],
    accents.plain,
  );
}
