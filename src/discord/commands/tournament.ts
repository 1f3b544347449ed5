// /tournament: setting up, taking part, standings.
import type { ChosenTournamentSettings } from '../../play/tournament/setting-up.js';
import type { TournamentInfo, TournamentSummary } from '../../play/tournament/tournaments.js';
import { InputError, isSteward, type Call, type CommandCall } from '../call.js';
import type { Screen } from '../screen.js';
import { hoursAt, isTempo } from '../tempos.js';
import { tournamentScreen } from '../shown/tournament.js';
import { tournamentOf } from '../tables/tournaments.js';
import { gameName, t } from '../voice.js';
import { choice, flagOption, numberOption, slash, sub, textOption, type Command, type Offer } from './describe.js';
import { gameOffers, kindOffers, matching } from './offers.js';

const formats = ['roundRobin', 'swiss', 'league'] as const;
const pointRules = ['share', 'scores', 'wins'] as const;

/** What is done for everybody to see. */
const open: ReadonlySet<string> = new Set(['new', 'start', 'settings', 'cancel']);

const which = textOption('opt.tournament', { complete: true });
const chosen = [
  numberOption('opt.rounds', { min: 1, max: 60 }),
  numberOption('opt.cupDays', { min: 1, max: 365 }),
  textOption('opt.points', { choices: pointRules.map((one) => choice(one, `points.${one}`)) }),
  flagOption('opt.sides'),
  flagOption('opt.cupRole'),
];

export const tournament: Command = {
  data: slash(
    'cmd.tournament',
    [
      sub('cmd.tournament.new', [
        textOption('opt.ofKind', { complete: true, required: true }),
        textOption('opt.cupName', { required: true }),
        textOption('opt.format', {
          required: true,
          choices: formats.map((one) => choice(one, `format.${one}`)),
        }),
        ...chosen,
        textOption('opt.like', { complete: true }),
      ]),
      sub('cmd.tournament.join', [which]),
      sub('cmd.tournament.leave', [which]),
      sub('cmd.tournament.start', [which]),
      sub('cmd.tournament.standings', [which, flagOption('opt.share')]),
      sub('cmd.tournament.settings', [...chosen, which]),
      sub('cmd.tournament.cancel', [which]),
    ],
    'server',
  ),
  shared: (options) => open.has(options.sub ?? '') || (options.sub === 'standings' && options.flag('share') === true),
  run,
  complete(call, { name, value }) {
    switch (name) {
      case 'kind':
        return Promise.resolve(kindOffers(call, value));
      case 'like':
        return gameOffers(call, value);
      default:
        return cupOffers(call, value);
    }
  },
};

async function run(call: CommandCall): Promise<Screen> {
  if (call.options.sub === 'new') return tournamentScreen(call, await setUp(call));
  const info = await named(call);
  return tournamentScreen(call, await done(call, info));
}

async function done(call: CommandCall, info: TournamentInfo): Promise<TournamentInfo> {
  const { tournaments } = call.deps.play;
  const me = call.person.id;
  switch (call.options.sub) {
    case 'join':
      return tournaments.join(info.id, call.person);
    case 'leave':
      return tournaments.leave(info.id, me);
    case 'start':
      return tournaments.start(info.id, me, await isSteward(call, info));
    case 'settings': {
      const change = settingsIn(call);
      return Object.keys(change).length === 0
        ? info
        : tournaments.set(info.id, me, await isSteward(call, info), change);
    }
    case 'cancel':
      return tournaments.cancel(info.id, me, await isSteward(call, info));
    default:
      return info;
  }
}

async function setUp(call: CommandCall): Promise<TournamentInfo> {
  const { guildId } = call;
  if (guildId === null) throw new InputError(t('new.onlyServer'));
  if (!(await isSteward(call, { guildId }))) throw new InputError(t('tournament.notSteward'));
  const server = await call.deps.profiles.server(guildId);
  if (server?.channelId == null) throw new InputError(call.manager ? t('new.setupFirst') : t('new.setupFirstAsk'));
  const typed = call.options.text('kind') ?? '';
  const kind = call.deps.play.games.has(typed) ? typed : (kindOffers(call, typed)[0]?.value ?? typed);
  const rules = call.deps.play.games.get(kind);
  if (rules === undefined)
    throw new InputError(t('import.kind', { games: [...call.deps.play.games.keys()].map(gameName) }));
  const like = /\d+/.exec(call.options.text('like') ?? '')?.[0];
  return call.deps.play.tournaments.create(call.person, {
    guildId,
    kind,
    name: call.options.text('name') ?? '',
    format: formats.find((one) => one === call.options.text('format')) ?? 'roundRobin',
    language: server.language,
    paces: hoursAt(isTempo(server.tempo) ? server.tempo : 'standard', rules.paces),
    like: like === undefined ? null : Number(like),
    settings: settingsIn(call),
  });
}

function settingsIn({ options }: CommandCall): ChosenTournamentSettings {
  const [rounds, days] = [options.number('rounds'), options.number('days')];
  const [sides, role] = [options.flag('sides'), options.flag('role')];
  const points = pointRules.find((one) => one === options.text('points'));
  return {
    ...(rounds === null ? {} : { rounds }),
    ...(days === null ? {} : { days }),
    ...(points === undefined ? {} : { points }),
    ...(sides === null ? {} : { sides }),
    ...(role === null ? {} : { role }),
  };
}

/** The tournament named, else the only one that goes on, else the newest of all. */
async function named(call: CommandCall): Promise<TournamentInfo> {
  const typed = call.options.text('tournament');
  const all = await here(call);
  if (typed !== null) {
    const id = Number(/\d+/.exec(typed)?.[0] ?? cupOffersOf(all, typed)[0]?.value ?? NaN);
    return tournamentOf(call, id);
  }
  const open = all.filter(({ status }) => status === 'signup' || status === 'running');
  const [only = all[0], second] = open;
  if (only === undefined) throw new InputError(t('tournament.noneOpen'));
  if (second !== undefined) {
    throw new InputError(t('tournament.several', { names: open.slice(0, 20).map(({ id, name }) => `${name} #${id}`) }));
  }
  return tournamentOf(call, only.id);
}

async function here(call: Call): Promise<readonly TournamentSummary[]> {
  return call.guildId === null ? [] : call.deps.play.tournaments.of(call.guildId);
}

async function cupOffers(call: Call, typed: string): Promise<readonly Offer[]> {
  return cupOffersOf(await here(call), typed);
}

function cupOffersOf(all: readonly TournamentSummary[], typed: string): readonly Offer[] {
  return matching(
    all.map(({ id, name }) => ({ name: `${name} #${id}`, value: String(id) })),
    typed,
  );
}
