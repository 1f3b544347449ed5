// A vote as it is shown: what it says and what it would do, who is asked, until when, and its buttons.
import type { ProposalInfo } from '../../play/motions/proposal.js';
import type { GameInfo } from '../../play/turn/info.js';
import type { SeatId } from '../../table/question.js';
import type { Text } from '../../table/text.js';
import { writePress } from '../custom-id.js';
import { isMasked } from '../../play/people/anonymity.js';
import { mention } from '../mention.js';
import { button, buttonRows, type Row } from '../screen.js';
import { moment, t } from '../voice.js';

/** What a proposal says. */
export function proposalText(game: GameInfo, proposal: ProposalInfo): Text {
  const name = (seat: SeatId): Text =>
    game.seats.find((one) => one.seat === seat)?.name ?? { key: `seat.${seat}`, ns: game.kind };
  const by = proposal.bySeat === null ? mention(proposal.byUser ?? '') : name(proposal.bySeat);
  const sides = game.sides.filter((side) => side.seats.every((seat) => proposal.seats.includes(seat)));
  const rest = proposal.seats.filter((seat) => !sides.some((side) => side.seats.includes(seat)));
  const seats = [...sides.map((side) => side.name), ...rest.map(name)];
  if (proposal.computers === true && (proposal.kind === 'draw' || proposal.kind === 'concede'))
    return t(`vote.computers.${proposal.kind}`, { seats });
  switch (proposal.kind) {
    case 'draw':
      return seats.length === 0 ? t('vote.drawAll', { by }) : t('vote.draw', { by, seats });
    case 'concede':
      return t('vote.concede', { by, seats });
    case 'extend':
      return t('vote.extend', { by });
    case 'pause':
      return t('vote.pause', { by });
    case 'resume':
      return t('vote.resume', { by });
    case 'cancel':
      return t('vote.cancel', { by });
    case 'rollback':
    case 'repair': {
      const { title: phase = '', reason = '', edits = [], changes = [] } = proposal.act ?? {};
      if (proposal.kind === 'rollback') return t('vote.rollback', { by, phase, reason });
      const parts = edits.map(
        ({ path, value }) => `\`${path.join('.')}\` = \`${value === undefined ? '–' : JSON.stringify(value)}\``,
      );
      return t('vote.repair', { by, phase, reason, parts: changes.length > 0 ? changes : parts });
    }
    case 'time':
      return t('vote.time', { by, changes: proposal.changes ?? [] });
    case 'replace': {
      if (proposal.by === null) return t('vote.replaceComputer', { by, seats });
      const isOwnWish = proposal.by.id === proposal.byUser;
      if (isMasked(proposal.by.id))
        return isOwnWish ? t('vote.asksSeatVeiled', { seats }) : t('vote.replaceVeiled', { by, seats });
      const who = mention(proposal.by.id);
      return isOwnWish ? t('vote.asksSeat', { who, seats }) : t('vote.replace', { by, who, seats });
    }
  }
}

/** What a vote would do, as far as that does not follow from what it is called. */
export function doesText(game: GameInfo, { kind, more, rated }: ProposalInfo): readonly Text[] {
  switch (kind) {
    case 'draw':
    case 'concede':
      return [t('vote.does.end'), t(rated === true ? 'vote.rated' : 'vote.unrated')];
    case 'cancel':
      return [t('vote.does.cancel')];
    case 'extend': {
      if (more === undefined) return [];
      const { hours, deadline } = more;
      if (deadline === null) return [t('vote.does.later', { hours: inTenths(hours) })];
      const [from, to] = [moment(deadline.from), moment(deadline.to)];
      return [t('vote.does.extend', { hours: inTenths(hours), from, to })];
    }
    case 'pause':
      return [t('vote.does.pause', { hours: game.table.pause })];
    case 'resume':
    case 'replace':
    case 'rollback':
    case 'repair':
    case 'time':
      return [];
  }
}

function inTenths(hours: number): number {
  return Math.round(hours * 10) / 10;
}

/** All that a vote says of itself but who has agreed: what is proposed first. */
export function voteLines(game: GameInfo, proposal: ProposalInfo, label: (text: Text) => string): readonly string[] {
  const [first = '', ...more] = label(proposalText(game, proposal)).split('\n');
  const rest = [...doesText(game, proposal), votersText(game, proposal), ...untilText(proposal)];
  return [`**${first}**`, ...more.map((line) => `**${line}**`), ...rest.map(label)];
}

/** What its buttons say yes or no to. */
export function whatText({ kind, computers }: ProposalInfo): Text {
  return t(kind === 'concede' && computers === true ? 'vote.what.accept' : `vote.what.${kind}`);
}

/** What a press on a proposal's buttons says; `sure` to one that ends the game, asked once more. */
export type VoteChoice = 'yes' | 'no' | 'sure';

/** Where somebody votes: at their desk, to which the press leads back, or elsewhere. */
export type VotedAt = 'desk' | 'elsewhere';

/** The press that votes. */
export function votePressId(game: GameInfo, { id }: ProposalInfo, choice: VoteChoice, at: VotedAt): string {
  const args = [String(id), choice, ...(at === 'desk' ? [at] : [])];
  return writePress({ game: game.id, checkpoint: 0, question: '', verb: 'vote', args });
}

/**
 * The buttons of a proposal, labelled by `label`: each names what it says yes or no to, because several may stand one below the other.
 * Who has agreed, as its proposer has, can only think better of it.
 */
export function voteRow(
  game: GameInfo,
  proposal: ProposalInfo,
  label: (text: Text) => string,
  at: VotedAt = 'elsewhere',
): Row[] {
  const { mine } = proposal;
  const press = (choice: VoteChoice): string => votePressId(game, proposal, choice, at);
  const what = whatText(proposal);
  if (mine === 'yes') return buttonRows([button(press('no'), label(t('vote.backOut', { what })))]);
  return buttonRows([
    button(press('yes'), label(t('vote.yes', { what })), 'primary'),
    button(press('no'), label(t('vote.no', { what })), mine === 'no' ? 'danger' : 'secondary'),
  ]);
}

/** Who is asked. A seat that changes hands is for people to say, of whom one may have no seat yet. */
function votersText(game: GameInfo, { kind, voters, people }: ProposalInfo): Text {
  if (kind === 'replace' && people.some(isMasked)) return t('vote.votersVeiled');
  const names = game.seats.filter((seat) => voters.includes(seat.seat)).map((seat) => seat.name);
  return t('vote.voters', { seats: kind === 'replace' ? people.map(mention) : names });
}

/** When a vote ends undecided, in each reader's own time. */
function untilText({ endsAt }: ProposalInfo): readonly Text[] {
  return endsAt === null ? [] : [t('vote.until', { when: moment(endsAt) })];
}
