// Tells one person what has happened to them, or waits for their word, with the one press that helps.
import type { OutboxMessage } from '../../play/change/outbox.js';
import type { Desk } from '../../play/turn/desk.js';
import type { GameInfo } from '../../play/turn/info.js';
import type { Text } from '../../table/text.js';
import { deskScreen, header, plainView, type Note } from '../ask/desk.js';
import { happened, readerOf } from '../ask/happened.js';
import type { Deps } from '../deps.js';
import { filmButton } from '../shown/film-button.js';
import { accents, button, buttonRows, joinWithin, screen, textBlock, type Row, type Screen } from '../screen.js';
import { doesText, proposalText, voteRow } from '../shown/proposals.js';
import { publicVoice, t, type Voice } from '../voice.js';
import { resultLines } from './result.js';
import { invitationTexts, tablePress } from '../shown/status.js';

export type News = Extract<OutboxMessage, { kind: 'news' }>;

/** Room for what only the reader may know. */
const detailRoom = 2_500;

/**
 * The message for the person, and what may be said to them in the game's channel instead.
 * @returns null when it has passed: a vote that is over, a game that goes on.
 */
export async function newsMessage(
  deps: Deps,
  news: News,
  desk: Desk,
  reader: Voice,
): Promise<{ readonly screen: Screen; readonly mention: Screen; readonly closed?: Screen } | null> {
  const { game } = desk;
  const spoken = publicVoice(deps.wording, game.language, game.kind);
  const rows = await helpRows(deps, news, game, (text) => reader.say(text));
  const publicRows = await helpRows(deps, news, game, spoken.label);
  const proposal = await proposalOf(deps, news);
  if (rows === null || publicRows === null || (news.proposalId !== undefined && proposal === undefined)) return null;
  const texts = proposal === undefined ? [news.text] : [proposalText(game, proposal), ...doesText(game, proposal)];
  const isOnDesk = desk.votes.some(({ id }) => id === news.proposalId);
  const details = (news.details ?? []).map((one) => `• ${reader.say(one)}`);
  const invited = news.help === 'join' ? invitationTexts(deps.play.games.get(game.kind), game) : [];
  const result = news.text.key === 'news.ended' ? resultLines(game, (one) => reader.say(one)) : [];
  const more = (left: number): string => reader.say(t('ask.more', { count: left }));
  const words = joinWithin(
    [...[...texts, ...invited].map((text) => reader.say(text)), ...result, ...details],
    detailRoom,
    more,
  );
  const said = [
    ...texts.map((text) => spoken.say(text)),
    ...(news.text.key === 'news.ended' ? resultLines(game, spoken.label) : []),
  ].join('\n');
  const mention = screen([textBlock(`<@${news.userId}> ${said}`), ...publicRows], [], accents.ask);
  const unreached = screen(
    [textBlock(`<@${news.userId}> ${said}\n${spoken.say(t('ready.closed'))}`), ...publicRows],
    [],
    accents.ask,
  );
  return {
    ...(news.help === 'ready' ? { closed: { ...unreached, mentions: [news.userId] } } : {}),
    screen: atDesk(news, desk)
      ? deskScreen(desk, reader, {
          ...plainView,
          opensBoard: deps.boardLink !== undefined,
          // What is put to the vote stands there by itself, with its buttons.
          told: isOnDesk ? [] : notesOf(words),
          extra: news.help === 'desk' || isOnDesk ? [] : rows,
          // The message before keeps those lines; this one is known to be up to date, so that no edit takes the news away.
          happened: { ...happened(await deps.play.since(desk, news.userId), reader, readerOf(desk)), lines: [] },
        })
      : screen([textBlock(header(desk, reader)), textBlock(words), ...rows], [], accents.ask),
    mention: { ...mention, mentions: [news.userId] },
  };
}

/** Whoever plays on is told at their desk. */
function atDesk({ help }: News, { game, seats }: Desk): boolean {
  const plays = game.seats.some((seat) => seats.includes(seat.seat) && seat.alive && !seat.left);
  return plays && help !== 'back' && help !== 'look' && (game.status === 'running' || game.status === 'paused');
}

function notesOf(words: string): readonly Note[] {
  return [{ tone: 'info', words }];
}

async function proposalOf(
  deps: Deps,
  { gameId, userId, proposalId }: News,
): Promise<Awaited<ReturnType<Deps['play']['proposals']>>[number] | undefined> {
  if (proposalId === undefined) return undefined;
  return (await deps.play.proposals(gameId, userId)).find((one) => one.id === proposalId);
}

/** The one press that helps; null when there is nothing left to help with. */
async function helpRows(
  deps: Deps,
  news: News,
  game: GameInfo,
  label: (text: Text) => string,
): Promise<readonly Row[] | null> {
  const one = (verb: string, text: Text): readonly Row[] =>
    buttonRows([button(tablePress(game, verb), label(text), 'primary')]);
  switch (news.help) {
    case 'desk':
      return one('desk', t('status.play'));
    case 'back':
      return one('sit', t('news.comeBack'));
    case 'sit':
      return game.seats.some((seat) => seat.left && !seat.computer) ? one('sit', t('status.take')) : null;
    case 'ready':
      if (game.status !== 'readyCheck') return null;
      return buttonRows([
        button(tablePress(game, 'ready'), label(t('status.ready')), 'success'),
        button(tablePress(game, 'leave'), label(t('status.leave')), 'secondary'),
      ]);
    case 'claim':
      return game.seats.some((seat) => seat.clock?.flagged === true) ? one('claim', t('clock.claim')) : null;
    case 'resume':
      return game.status === 'paused' ? one('resume', t('news.goOn')) : null;
    case 'look':
      if (game.outcome === null) return one('look', t('status.board'));
      // Whoever played without a channel has no other message that leads there.
      return buttonRows([
        button(tablePress(game, 'look'), label(t('news.result')), 'primary'),
        ...(game.title === null ? [] : [filmButton(deps, game, label, 'secondary')]),
      ]);
    case 'sight':
      return one('wlist', t('sight.open'));
    case 'join':
      return game.status === 'signup' ? one('join', t('status.join')) : null;
    case 'vote': {
      const proposal = await proposalOf(deps, news);
      return proposal === undefined ? null : voteRow(game, proposal, label);
    }
    case null:
      return [];
  }
}
