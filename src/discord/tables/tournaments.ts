// A tournament as a message for everybody: who takes part, who stands where, who plays whom, and where to press.
import type { TournamentInfo } from '../../play/tournament/tournaments.js';
import type { Text } from '../../table/text.js';
import { literal } from '../../words/literal.js';
import { InputError, isSteward, type Call, type PressCall } from '../call.js';
import { writePress } from '../custom-id.js';
import { mention } from '../mention.js';
import { spend } from '../pace.js';
import {
  accents,
  button,
  buttonRows,
  cut,
  fileBlock,
  gallery,
  joinWithin,
  rule,
  screen,
  textBlock,
  type Block,
  type Screen,
} from '../screen.js';
import { langsOf, type Lang } from '../../words/words.js';
import { limits } from '../limits.js';
import { gameName, moment, publicVoice, t, voice, type PublicVoice } from '../voice.js';
import { standingsPicture } from './standings-picture.js';
import { tournamentPage } from './tournament-page.js';

const mostWords = 1500;
/** How long a season is where nobody has said. */
const usualDays = 90;

const cupPress = (id: number, verb: string): string =>
  writePress({ game: 0, checkpoint: 0, question: '', verb, args: [String(id)] });

/** A tournament as it stands, in the languages of its tables. */
export function tournamentScreen(call: Call, info: TournamentInfo): Screen {
  const spoken = publicVoice(call.deps.wording, info.language, info.kind);
  const { label } = spoken;
  const format = t(`format.${info.format}`);
  const head = [
    `## ${literal(info.name)} (#${info.id})`,
    label(t('tournament.head', { kind: gameName(info.kind), format })),
    ...statusLines(spoken, info),
    label(t('tournament.points', { rule: t(`points.${info.settings.points}`) })),
    ...roleLines(call, label, info),
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
  return screen(blocks, [], info.status === 'signup' ? accents.ask : accents.plain);
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
  { givesRoles }: Call,
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

/** The tournament of this number, for the people of its server and those who take part. Throws Refused for others. */
export async function tournamentOf(call: Call, id: number): Promise<TournamentInfo> {
  const info = await call.deps.play.tournaments.info(id);
  const isTheirs = info.guildId === call.guildId || info.hostId === call.person.id || info.people.has(call.person.id);
  if (!isTheirs) throw new InputError(t('tournament.none'));
  return info;
}

/** A press on a tournament's message, which everybody sees. */
export async function tournamentPress(call: PressCall): Promise<Screen> {
  const info = await tournamentOf(call, Number(call.press.args[0]));
  return tournamentScreen(call, await pressed(call, info));
}

async function pressed(call: PressCall, info: TournamentInfo): Promise<TournamentInfo> {
  const { tournaments } = call.deps.play;
  switch (call.press.verb) {
    case 'cupjoin':
      return tournaments.join(info.id, call.person);
    case 'cupleave':
      return tournaments.leave(info.id, call.person.id);
    case 'cupstart':
      return tournaments.start(info.id, call.person.id, await isSteward(call, info));
    default:
      return info;
  }
}

/** The whole tournament as one page, and its standings as a picture, in the tournament's languages where the reader's is among them. */
export async function pagePress(call: PressCall): Promise<Screen> {
  const info = await tournamentOf(call, Number(call.press.args[0]));
  spend(call, 'film');
  const file = {
    name: `tournament-${info.id}.html`,
    data: Buffer.from(tournamentPage(call.deps.wording, info, call.lang)),
    alt: '',
  };
  const spoken = langsOf(info.language);
  const written = spoken.includes(call.lang) ? spoken : [call.lang];
  const say = (lang: Lang, text: Text): string => voice(call.deps.wording, lang, info.kind).say(text);
  const picture = {
    name: `standings-${info.id}.png`,
    data: await call.deps.png(standingsPicture(info, written, say)),
    alt: cut(
      info.standings
        .map(({ rank, points, userId }) => `${rank}. ${info.people.get(userId)?.name ?? userId} ${points}`)
        .join('\n'),
      limits.altText,
    ),
  };
  const page = screen([textBlock(call.voice.say(t('tournament.pageReady'))), gallery([picture]), fileBlock(file)]);
  return { ...page, files: [picture, file] };
}
