// Leaderboards and records as messages.
import { leastGames, ratingNow } from '../../play/records/ratings.js';
import type { KindRecord, PersonRecord, Punctuality, SeatRecord } from '../../play/records/records.js';
import type { Text } from '../../table/text.js';
import { gameVoice, InputError, type Call, type PressCall } from '../call.js';
import { writePress } from '../custom-id.js';
import {
  accents,
  button,
  buttonRows,
  joinWithin,
  menuRow,
  rule,
  screen,
  textBlock,
  type Block,
  type Screen,
} from '../screen.js';
import { gameName, t } from '../voice.js';

const perPage = 15;
/** The last games of a curve that are told of; the words say five. */
const lately = 5;

/** Whose results count: those of the server somebody is on, or of all. */
type Where = 'here' | 'all';

const rankPress = (kind: string, where: Where, page: number): string =>
  writePress({ game: 0, checkpoint: 0, question: '', verb: 'rank', args: [kind, where, String(page)] });

/** Who is rated how. */
export async function leaderboardScreen(call: Call, kind: string, where: Where, page: number): Promise<Screen> {
  const { say } = gameVoice(call, kind);
  const scope = call.guildId === null ? 'all' : where;
  const found = await call.deps.play.records.leaderboard(kind, scope === 'here' ? call.guildId : null);
  const pages = Math.max(1, Math.ceil(found.ranked.length / perPage));
  const at = Math.min(Math.max(page, 0), pages - 1);
  const lines = found.ranked.slice(at * perPage, (at + 1) * perPage).map(({ name, rating, games }, n) => {
    const line = t('rank.line', { place: at * perPage + n + 1, name, rating, count: games });
    return say(games < leastGames ? t('rank.fresh', { line }) : line);
  });
  const empty = found.games === 0 ? t('rank.none') : t('rank.nobody');
  const blocks: Block[] = [
    textBlock(
      `### ${say(t('rank.title', { kind: gameName(kind) }))}\n${say(t('rank.where', { where: t(`where.${scope}`), count: found.games }))}`,
    ),
    rule(),
    textBlock(lines.length === 0 ? say(empty) : lines.join('\n')),
    ...(found.games === 0
      ? []
      : [textBlock(`-# ${say(t('rank.how'))}`), rule(), textBlock(seatLines(say, found.seats))]),
    ...buttonRows([
      ...(at > 0 ? [button(rankPress(kind, scope, at - 1), say(t('ask.page.back')))] : []),
      ...(at + 1 < pages ? [button(rankPress(kind, scope, at + 1), say(t('new.moreOptions')))] : []),
      ...(call.guildId === null
        ? []
        : [
            button(
              rankPress(kind, scope === 'here' ? 'all' : 'here', 0),
              say(t(scope === 'here' ? 'where.all' : 'where.here')),
            ),
          ]),
    ]),
    menuRow(
      rankPress('', scope, 0),
      say(t('rank.pick')),
      [...call.deps.play.games.keys()].slice(0, 25).map((one) => ({
        value: one,
        label: say(gameName(one)),
        chosen: one === kind,
      })),
    ),
  ];
  return screen(blocks, [], accents.plain);
}

function seatLines(say: (text: Text) => string, seats: readonly SeatRecord[]): string {
  const percent = ({ won, games }: SeatRecord): number => Math.round((100 * won) / games);
  const lines = [...seats]
    .sort((a, b) => percent(b) - percent(a))
    .map((one) => say(t('rank.seat', { seat: seatOf(one.seat), percent: percent(one), count: one.games })));
  return joinWithin([`**${say(t('rank.seats'))}**`, ...lines], 1200, (count) => say(t('ask.more', { count })));
}

/** A seat's name in the game's own words. */
function seatOf(seat: string): Text {
  return { key: `seat.${seat}` };
}

/** A press on a leaderboard: another page, another place, another game. */
export function leaderboardPress(call: PressCall): Promise<Screen> {
  const [kind = '', where, page = '0'] = call.press.args;
  const wanted = call.input.values[0] ?? kind;
  if (!call.deps.play.games.has(wanted)) throw new InputError(t('press.old'));
  return leaderboardScreen(call, wanted, where === 'all' ? 'all' : 'here', Number(page));
}

/** Somebody's results, rating, reliability and what they have achieved. */
export async function recordScreen(call: Call, userId: string): Promise<Screen> {
  const { say } = call.voice;
  const record = await call.deps.play.records.record(userId, call.person.id, call.guildId);
  const head = [
    `### ${say(t('record.title', { name: record.name }))}`,
    say(t(call.guildId === null ? 'where.all' : 'where.here')),
    keptLine(say, record.kept),
  ].join('\n');
  if (!record.listed && userId !== call.person.id) {
    return screen([textBlock(head), rule(), textBlock(say(t('record.unlisted')))], [], accents.quiet);
  }
  const also = [
    ...(record.unrated > 0 ? [t('record.unrated', { count: record.unrated })] : []),
    ...(record.stoodIn > 0 ? [t('record.stoodIn', { count: record.stoodIn })] : []),
  ];
  const kinds = record.kinds.map((one) => kindLines(call, one)).join('\n\n');
  const against = againstLine(say, record);
  return screen(
    [
      textBlock(head),
      rule(),
      textBlock(kinds === '' ? say(t('record.none')) : kinds),
      ...(also.length > 0 ? [textBlock(say(t('record.also', { what: also })))] : []),
      ...(against === null ? [] : [rule(), textBlock(against)]),
      ...achievedBlocks(say, record),
    ],
    [],
    accents.plain,
  );
}

/** How somebody meets deadlines, in one line. */
function keptLine(say: (text: Text) => string, { met, missed, excused }: Punctuality): string {
  const count = met + missed;
  if (count === 0) return say(t('record.keptNone'));
  const line = say(t('record.kept', { percent: Math.round((100 * met) / count), count }));
  return excused === 0 ? line : `${line} · ${say(t('record.excused', { count: excused }))}`;
}

function kindLines(call: Call, { kind, games, won, shared, rated, seats }: KindRecord): string {
  const { say } = gameVoice(call, kind);
  const lines = [
    say(t('record.kind', { kind: gameName(kind), count: games, won, shared, lost: games - won - shared })),
  ];
  if (rated !== null) {
    const rating = say(t('record.rating', { now: ratingNow(rated), best: Math.max(...rated.curve) }));
    lines.push([rating, ...(rated.games > lately ? [say(trend(rated.curve))] : [])].join(' · '));
  }
  const parts = seats.map((one) =>
    t('record.seat', { seat: seatOf(one.seat), won: Math.round(one.won * 10) / 10, games: one.games }),
  );
  return [...lines, say(t('record.seats', { seats: parts }))].join('\n');
}

/** What the last games have done to a rating. */
function trend(curve: readonly number[]): Text {
  const by = (curve.at(-1) ?? 0) - (curve.at(-1 - lately) ?? 0);
  if (by === 0) return t('record.steady');
  return by > 0 ? t('record.rising', { by }) : t('record.falling', { by: -by });
}

function againstLine(say: (text: Text) => string, { against }: PersonRecord): string | null {
  if (against === null) return null;
  const { ahead, behind, level, together } = against;
  const line = say(t('record.against', { ahead: behind, behind: ahead, level }));
  return together === 0 ? line : `${line} · ${say(t('record.together', { count: together }))}`;
}

function achievedBlocks(say: (text: Text) => string, { achievements }: PersonRecord): Block[] {
  if (achievements.length === 0) return [];
  const lines = achievements.map((one) => `· ${say(t(`achieved.${one}`))}`);
  return [rule(), textBlock(`**${say(t('record.achieved'))}**\n${lines.join('\n')}`)];
}
