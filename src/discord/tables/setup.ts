// Setting up a server: where games are opened, which language, time zone and tempo; every choice is saved at once.
import { escapeMarkdown } from 'discord.js';
import { ChannelType, ComponentType, SelectMenuDefaultValueType } from 'discord-api-types/v10';
import { InputError, type Call, type ForumTags, type PressCall } from '../call.js';
import { writePress } from '../custom-id.js';
import type { ServerChoices } from '../deps.js';
import { isTempo, tempoKey, tempos } from '../tempos.js';
import { permissionName } from '../permissions.js';
import {
  accents,
  button,
  buttonRows,
  inputField,
  menuRow,
  modal,
  rule,
  screen,
  textBlock,
  type Modal,
  type Row,
  type Screen,
} from '../screen.js';
import { countries } from '../../play/calendar/holidays.js';
import { limits } from '../limits.js';
import { daysOffIn, daysOffText } from './days-off.js';
import { t } from '../voice.js';
import { speeches } from './draft.js';

/** In the menu of tags. */
const noTag = '-';

const press = (verb: string): string => writePress({ game: 0, checkpoint: 0, question: '', verb, args: [] });

/** What a server has until somebody chooses. */
const freshServer: ServerChoices = {
  channelId: null,
  channelKind: null,
  language: 'both',
  timeZone: 'UTC',
  tempo: 'standard',
  hostRoleId: null,
  allowance: null,
  holidays: [],
  countries: [],
  tag: null,
  embassyChannelId: null,
  templates: [],
  name: '',
};

/** How many games one person may have open; null leaves it to the operators. */
const allowances = [null, 1, 2, 3, 5, 10, 25, 100] as const;

function serverId(call: Call): string {
  if (call.guildId === null) throw new InputError(t('new.onlyServer'));
  if (!call.manager) throw new InputError(t('setup.onlyManager'));
  return call.guildId;
}

/** What stands in the way of games on a server. */
interface Hindrances {
  /** Names of the permissions the bot lacks in the channel for games. */
  readonly missing: readonly string[];
  /** Its forum demands a tag, and none is chosen. */
  readonly untagged: boolean;
}

/** The page with all choices and what is still in the way. */
export async function setupScreen(call: Call, note?: string): Promise<Screen> {
  const server = (await call.deps.profiles.server(serverId(call))) ?? freshServer;
  const { say } = call.voice;
  const missing = server.channelId === null ? [] : await call.missing(server.channelId);
  const forum = server.channelId === null ? null : await call.forumTags(server.channelId);
  const tag = forum?.tags.find((one) => one.id === server.tag);
  const untagged = forum?.required === true && tag === undefined;
  const isReady = server.channelId !== null && missing.length === 0 && !untagged;
  const state = [
    ...channelLines(call, server, { missing, untagged }),
    ...(tag === undefined ? [] : [`🏷️ ${say(t('setup.tag', { tag: escapeMarkdown(tag.name) }))}`]),
    ...choiceLines(call, server),
    ...(note === undefined ? [] : ['', note]),
    ...(isReady ? ['', say(t('setup.ready'))] : []),
  ];
  return screen(
    [
      textBlock(`### ${say(t('setup.title'))}\n${say(t('setup.intro'))}`),
      rule(),
      textBlock(state.join('\n')),
      channelRow(call, server),
      ...(forum === null ? [] : tagRows(call, server, forum)),
      ...customRows(call, server),
      hostRoleRow(call, server),
      ...limitRows(call, server),
      ...buttonRows([
        button(press('szone'), say(t('setup.zoneButton'))),
        button(press('sdays'), say(t('setup.holidaysButton'))),
      ]),
    ],
    [],
    missing.length > 0 || untagged ? accents.bad : accents.ask,
  );
}

/** Where games are opened, and what is in the way there. */
function channelLines(call: Call, { channelId }: ServerChoices, { missing, untagged }: Hindrances): string[] {
  const { say } = call.voice;
  return [
    channelId === null
      ? `⬜ ${say(t('setup.noChannel'))}`
      : `✅ ${say(t('setup.channel', { channel: `<#${channelId}>` }))}`,
    ...(missing.length === 0 ? [] : [`⛔ ${say(t('permission.missing', { names: missing.map(permissionName) }))}`]),
    ...(untagged ? [`⛔ ${say(t('setup.tagNeeded'))}`] : []),
  ];
}

/** What is chosen, a line each. */
function choiceLines(call: Call, server: ServerChoices): string[] {
  const { say } = call.voice;
  const { hostRoleId, embassyChannelId } = server;
  const tempo = isTempo(server.tempo) ? server.tempo : 'standard';
  const days = daysOffText(server);
  return [
    `🌐 ${say(t('option.pair', { name: t('new.language'), value: t(`language.${server.language}`) }))}`,
    `🕒 ${say(t('setup.zone', { zone: server.timeZone }))}`,
    ...(days.length === 0 ? [] : [`📅 ${say(t('setup.holidays', { days }))}`]),
    `⏳ ${say(t('option.pair', { name: t('new.tempo'), value: t(tempoKey(tempo)) }))}`,
    `🛡️ ${say(hostRoleId === null ? t('setup.noHostRole') : t('setup.hostRole', { role: `<@&${hostRoleId}>` }))}`,
    ...(embassyChannelId === null ? [] : [`✉️ ${say(t('setup.embassies', { channel: `<#${embassyChannelId}>` }))}`]),
  ];
}

/** How games go that choose nothing else: their language and tempo. */
function customRows(call: Call, server: ServerChoices): Row[] {
  const { say } = call.voice;
  return [
    menuRow(
      press('slang'),
      say(t('new.language')),
      speeches.map((speech) => ({
        value: speech,
        label: say(t('option.pair', { name: t('new.language'), value: t(`language.${speech}`) })),
        chosen: speech === server.language,
      })),
    ),
    menuRow(
      press('stempo'),
      say(t('new.tempo')),
      tempos.map((tempo) => ({
        value: tempo,
        label: say(t('option.pair', { name: t('new.tempo'), value: t(tempoKey(tempo)) })),
        chosen: tempo === server.tempo,
      })),
    ),
  ];
}

/** How many games one person may have open, and the countries whose holidays have no deadlines. */
function limitRows(call: Call, server: ServerChoices): Row[] {
  const { say } = call.voice;
  return [
    menuRow(
      press('sgames'),
      say(t('setup.allowance')),
      allowances.map((count) => ({
        value: String(count ?? 0),
        label: say(count === null ? t('setup.allowanceStandard') : t('setup.allowanceOf', { count })),
        chosen: count === server.allowance,
      })),
    ),
    menuRow(
      press('scountry'),
      say(t('setup.pickCountries')),
      countries.map((country) => ({
        value: country,
        label: say(t(`holidays.${country}`)),
        chosen: server.countries.includes(country),
      })),
      { min: 0, max: countries.length },
    ),
  ];
}

function channelRow(call: Call, { channelId }: ServerChoices): Row {
  const type = SelectMenuDefaultValueType.Channel as const;
  return rowOf({
    type: ComponentType.ChannelSelect,
    custom_id: press('schan'),
    placeholder: call.voice.say(t('setup.pickChannel')),
    channel_types: [ChannelType.GuildForum, ChannelType.GuildText],
    ...(channelId === null ? {} : { default_values: [{ id: channelId, type }] }),
  });
}

/** Nobody chosen is no role. */
function hostRoleRow(call: Call, { hostRoleId }: ServerChoices): Row {
  const type = SelectMenuDefaultValueType.Role as const;
  return rowOf({
    type: ComponentType.RoleSelect,
    custom_id: press('srole'),
    placeholder: call.voice.say(t('setup.pickHostRole')),
    min_values: 0,
    ...(hostRoleId === null ? {} : { default_values: [{ id: hostRoleId, type }] }),
  });
}

/** One of Discord's own menus in a row of its own. */
function rowOf(menu: Row['components'][number]): Row {
  return { type: ComponentType.ActionRow, components: [menu] };
}

/** Which tag the posts of games bear; only where the forum has tags. */
function tagRows(call: Call, server: ServerChoices, forum: ForumTags): Row[] {
  const { say } = call.voice;
  if (forum.tags.length === 0) return [];
  const none = forum.required ? [] : [{ value: noTag, label: say(t('setup.noTag')), chosen: server.tag === null }];
  const options = forum.tags.map(({ id, name }) => ({ value: id, label: name, chosen: id === server.tag }));
  return [menuRow(press('stag'), say(t('setup.pickTag')), [...none, ...options].slice(0, limits.selectOptions))];
}

/** Saves choices for the caller's server. */
export async function saveSetup(call: Call, change: Partial<ServerChoices>): Promise<void> {
  const id = serverId(call);
  await call.deps.profiles.saveServer(id, { ...change, ...(call.guildName === null ? {} : { name: call.guildName }) });
  await call.deps.repaired(id);
  const isPlaced = change.channelId !== undefined || change.embassyChannelId !== undefined;
  if (isPlaced && (await call.deps.play.press.seekThreads(id)) > 0) call.deps.changed();
}

/** The name of a time zone as the runtime knows it; null when there is none such. */
export function zoneOf(typed: string): string | null {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: typed.trim() }).resolvedOptions().timeZone;
  } catch {
    return null;
  }
}

/** A menu of the page, or the window with the time zone. */
export async function setupPress(call: PressCall): Promise<Screen> {
  const [value = ''] = call.input.values;
  switch (call.press.verb) {
    case 'schan': {
      const kind = await call.channelKind(value);
      if (kind === null) return setupScreen(call, call.voice.say(t('setup.badChannel')));
      await saveSetup(call, { channelId: value, channelKind: kind, tag: null });
      break;
    }
    case 'stag':
      await saveSetup(call, { tag: value === noTag ? null : value });
      break;
    case 'slang': {
      const language = speeches.find((speech) => speech === value);
      if (language !== undefined) await saveSetup(call, { language });
      break;
    }
    case 'srole':
      await saveSetup(call, { hostRoleId: value === '' ? null : value });
      break;
    case 'sgames': {
      const chosen = allowances.find((count) => String(count ?? 0) === value);
      if (chosen !== undefined) await saveSetup(call, { allowance: chosen });
      break;
    }
    case 'scountry':
      await saveSetup(call, { countries: countries.filter((country) => call.input.values.includes(country)) });
      break;
    case 'stempo':
      if (isTempo(value)) await saveSetup(call, { tempo: value });
      break;
    case 'szoned': {
      const zone = zoneOf(call.input.field('zone') ?? '');
      if (zone === null) return setupScreen(call, `⛔ ${call.voice.say(t('setup.badZone'))}`);
      await saveSetup(call, { timeZone: zone });
      break;
    }
    case 'sdayed': {
      const typed = (call.input.field('days') ?? '').trim();
      await saveSetup(call, daysOffIn(call, typed));
      break;
    }
    default:
      break;
  }
  return setupScreen(call);
}

/** The window for the server's time zone. */
export function zoneWindow(call: PressCall): Promise<Modal> {
  const { say } = call.voice;
  return Promise.resolve(
    modal(press('szoned'), say(t('setup.zoneButton')), [
      inputField('zone', say(t('setup.zoneLabel')), { required: true, placeholder: 'Asia/Seoul', max: 60 }),
    ]),
  );
}

/** The window for the server's holidays, with those that stand. */
export async function holidaysWindow(call: PressCall): Promise<Modal> {
  const { say } = call.voice;
  const server = (await call.deps.profiles.server(serverId(call))) ?? freshServer;
  const value = daysOffText(server)
    .map((text) => (typeof text === 'string' ? text : say(text)))
    .join(', ');
  return modal(press('sdayed'), say(t('setup.holidaysButton')), [
    inputField('days', say(t('setup.holidaysLabel')), {
      description: say(t('setup.holidaysAbout')),
      long: true,
      max: 1_000,
      ...(value === '' ? {} : { value }),
    }),
  ]);
}
