// A tournament as a message for everybody: who takes part, who stands where, who plays whom, and where to press.
import type { TournamentInfo } from '../../play/tournament/tournaments.js';
import { literal } from '../../words/literal.js';
import { writePress } from '../custom-id.js';
import type { Deps } from '../deps.js';
import { mention } from '../mention.js';
import {
  accents,
  button,
  buttonRows,
  joinWithin,
  rule,
  screen,
  textBlock,
  type Block,
  type Screen,
} from '../screen.js';
import { gameName, moment, publicVoice, t, type PublicVoice } from '../voice.js';

const mostWords = 1500;
/** How long a season is where nobody has said. */
const usualDays = 90;

const cupPress = (id: number, verb: string): string =>
  writePress({ game: 0, checkpoint: 0, question: '', verb, args: [String(id)] });

/** What showing one needs; whether roles can be given where it is shown, as far as that is known. */
interface Around {
  readonly deps: Pick<Deps, 'wording'>;
  readonly givesRoles?: boolean;
}

/** A tournament as it stands, in the languages of its tables. */
export function tournamentScreen({ deps, givesRoles = true }: Around, info: TournamentInfo): Screen {
  const spoken = publicVoice(deps.wording, info.language, info.kind);
  const { label } = spoken;
  const format = t(`format.${info.format}`);
  const head = [
    `## ${literal(info.name)} (#${info.id})`,
    label(t('tournament.head', { kind: gameName(info.kind), format })),
    ...statusLines(spoken, info),
    label(t('tournament.points', { rule: t(`points.${info.settings.points}`) })),
    ...roleLines(givesRoles, label, info),
    label(t('tournament.host', { host: mention(info.hostId) })),
  ].join('\n');
  const rows = info.standings.map((row) => rowOf(spoken, info, row));
  const more = (count: number): string => label(t('ask.more', { count }));
  const tables = tableLines(spoken, info);
  const blocks: Block[] = [
    textBlock(head),
    ...(rows.length === 0 ? [] : [rule(), textBlock(joinWithin(rows, mostWords, more))]),
    ...(info.status === 'signup' || rows.length === 0 ? [] : [textBlock(`-# ${label(t('tournament.rowHint'))}`)]),
    ...(tables.length === 0 ? [] : [rule(), textBlock(joinWithin(tables, mostWords, more))]),
    ...buttonRows(buttonsOf(label, info)),
  ];
  return { ...screen(blocks, [], info.status === 'signup' ? accents.ask : accents.plain), cup: info.id };
}

function statusLines({ label }: PublicVoice, info: TournamentInfo): readonly string[] {
  const { status, format, rounds, round, perTable, settings } = info;
  const span =
    rounds === null
      ? t('tournament.seasonToBe', { count: settings.days ?? usualDays })
      : t('tournament.rounds', { rounds });
  switch (status) {
    case 'signup': {
      const count = [...info.people.values()].length;
      return [label(t('tournament.signup', { count, perTable })), label(span)];
    }
    case 'running':
      if (format === 'league') {
        return info.endsAt === null ? [] : [label(t('tournament.season', { when: moment(info.endsAt) }))];
      }
      return [
        label(t('tournament.running', { round, rounds: rounds ?? round })),
        ...(round >= (rounds ?? 0)
          ? []
          : [
              label(
                info.roundEndsAt === null
                  ? t('tournament.waits')
                  : t('tournament.nextRound', { when: moment(info.roundEndsAt) }),
              ),
            ]),
      ];
    case 'finished':
      return [label(t('tournament.finished'))];
    case 'cancelled':
      return [label(t('tournament.cancelled'))];
  }
}

/** The role of those who take part, or what is in its way. */
function roleLines(
  givesRoles: boolean,
  label: PublicVoice['label'],
  { status, settings, roleId, roleWithout }: TournamentInfo,
): readonly string[] {
  const isComing = settings.role && (status === 'signup' || status === 'running') && roleId === null;
  const without = roleWithout ?? (isComing && !givesRoles ? 'denied' : null);
  return [
    ...(isComing && status === 'signup' ? [label(t('tournament.roleToBe'))] : []),
    ...(roleId === null ? [] : [label(t('tournament.role', { role: `<@&${roleId}>` }))]),
    ...(without === null ? [] : [label(t(`tournament.role.${without}`))]),
  ];
}

function rowOf(
  { label }: PublicVoice,
  info: TournamentInfo,
  { userId, rank, points, played }: TournamentInfo['standings'][number],
): string {
  const person = info.people.get(userId);
  const name = person?.name ?? userId;
  if (info.status === 'signup') return `👤 ${literal(name)}`;
  const row = t('tournament.row', { rank, name, points, games: played });
  return label(person?.left === true ? t('tournament.left', { row }) : row);
}

/** The tables of the round under way, or of the last one. */
function tableLines({ label }: PublicVoice, info: TournamentInfo): readonly string[] {
  const tables = info.tables.filter(({ round }) => round === info.round);
  const nameOf = (userId: string): string => info.people.get(userId)?.name ?? userId;
  if (tables.length === 0) return [];
  const lines = tables.map(({ number, places, over, gameId, channelId }) => {
    // Names once, however many languages the seats are named in.
    const pairs = places.map(({ name, userId }) => `${literal(nameOf(userId))} (${label(name)})`).join(' – ');
    const where = channelId === null ? `#${gameId}` : `<#${channelId}>`;
    return over ? `☑️ ${number}: ${pairs}` : `▶️ ${number}: ${pairs} · ${where}`;
  });
  const byes =
    info.byes.length === 0
      ? []
      : [label(t('tournament.byes', { names: info.byes.map((one) => literal(nameOf(one))) }))];
  return [`**${label(t('tournament.tables', { round: info.round }))}**`, ...lines, ...byes];
}

function buttonsOf(label: PublicVoice['label'], { id, status, format }: TournamentInfo): ReturnType<typeof button>[] {
  const mayJoin = status === 'signup' || (status === 'running' && format !== 'roundRobin');
  const mayLeave = status === 'signup' || status === 'running';
  return [
    ...(mayJoin ? [button(cupPress(id, 'cupjoin'), label(t('tournament.join')), 'success')] : []),
    ...(mayLeave ? [button(cupPress(id, 'cupleave'), label(t('tournament.leave')))] : []),
    ...(status === 'signup' ? [button(cupPress(id, 'cupstart'), label(t('tournament.start')), 'primary')] : []),
    button(cupPress(id, 'cuplook'), label(t('tournament.look')), 'secondary', { emoji: '📊' }),
    ...(status === 'signup' ? [] : [button(cupPress(id, 'cuppage'), label(t('tournament.page')), 'secondary')]),
  ];
}

/** What has begun or ended with a tournament, said beside its message: a round with its tables, or who has won. */
export function tournamentNews({ deps }: Around, info: TournamentInfo): Screen {
  const spoken = publicVoice(deps.wording, info.language, info.kind);
  const { label } = spoken;
  if (info.status !== 'finished') {
    const lines = [
      `**${label(t('tournament.roundOpen', { name: info.name, round: info.round }))}**`,
      ...tableLines(spoken, info).slice(1),
    ];
    return screen([textBlock(joinWithin(lines, mostWords, (count) => label(t('ask.more', { count }))))]);
  }
  const winners = info.standings.filter(({ rank }) => rank === 1);
  const names = winners.map(({ userId }) => literal(info.people.get(userId)?.name ?? userId));
  return screen([textBlock(`🏆 **${label(t('tournament.won', { name: info.name, names }))}**`)], [], accents.good);
}
