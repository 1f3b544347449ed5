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
import { countries, type Country } from '../../play/time/holidays.js';
import { readDates } from '../../play/time/typed/dates.js';
import { wallOf } from '../../play/time/wall.js';
import { limits } from '../limits.js';
import { daysText } from './time-words.js';
import type { Text } from '../../table/text.js';
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

/** The page with all choices and what is still in the way. */
export async function setupScreen(call: Call, note?: string): Promise<Screen> {
  const server = (await call.deps.profiles.server(serverId(call))) ?? freshServer;
  const { say } = call.voice;
  const missing = server.channelId === null ? [] : await call.missing(server.channelId);
  const forum = server.channelId === null ? null : await call.forumTags(server.channelId);
  const tag = forum?.tags.find((one) => one.id === server.tag);
  const untagged = forum?.required === true && tag === undefined;
  const state = [
    server.channelId === null
      ? `⬜ ${say(t('setup.noChannel'))}`
      : `✅ ${say(t('setup.channel', { channel: `<#${server.channelId}>` }))}`,
    ...(missing.length === 0 ? [] : [`⛔ ${say(t('permission.missing', { names: missing.map(permissionName) }))}`]),
    ...(untagged ? [`⛔ ${say(t('setup.tagNeeded'))}`] : []),
    ...(tag === undefined ? [] : [`🏷️ ${say(t('setup.tag', { tag: escapeMarkdown(tag.name) }))}`]),
    `🌐 ${say(t('option.pair', { name: t('new.language'), value: t(`language.${server.language}`) }))}`,
    `🕒 ${say(t('setup.zone', { zone: server.timeZone }))}`,
    ...(server.holidays.length + server.countries.length === 0
      ? []
      : [`📅 ${say(t('setup.holidays', { days: [...countriesText(server), ...daysText(server.holidays)] }))}`]),
    `⏳ ${say(t('option.pair', { name: t('new.tempo'), value: t(tempoKey(isTempo(server.tempo) ? server.tempo : 'standard')) }))}`,
    `🛡️ ${say(server.hostRoleId === null ? t('setup.noHostRole') : t('setup.hostRole', { role: `<@&${server.hostRoleId}>` }))}`,
    ...(server.embassyChannelId === null
      ? []
      : [`✉️ ${say(t('setup.embassies', { channel: `<#${server.embassyChannelId}>` }))}`]),
    ...(note === undefined ? [] : ['', note]),
    ...(server.channelId !== null && missing.length === 0 && !untagged ? ['', say(t('setup.ready'))] : []),
  ];
  return screen(
    [
      textBlock(`### ${say(t('setup.title'))}\n${say(t('setup.intro'))}`),
      rule(),
      textBlock(state.join('\n')),
      channelRow(call, server),
      ...(forum === null ? [] : tagRows(call, server, forum)),
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
      hostRoleRow(call, server),
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
      ...buttonRows([
        button(press('szone'), say(t('setup.zoneButton'))),
        button(press('sdays'), say(t('setup.holidaysButton'))),
      ]),
    ],
    [],
    missing.length > 0 || untagged ? accents.bad : accents.ask,
  );
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

export function zoneWindow(call: PressCall): Promise<Modal> {
  const { say } = call.voice;
  return Promise.resolve(
    modal(press('szoned'), say(t('setup.zoneButton')), [
      inputField('zone', say(t('setup.zoneLabel')), { required: true, placeholder: 'Asia/Seoul', max: 60 }),
    ]),
  );
}

/** Whose public holidays a server keeps, in words. */
function countriesText({ countries: chosen }: Pick<ServerChoices, 'countries'>): readonly Text[] {
  return chosen.map((country) => t(`holidays.${country}`));
}

/** Names a country may be typed by. */
const countryNames: Readonly<Record<Country, RegExp>> = {
  kr: /^(?:south )?korean?(?: holidays?)?$|^kr$|^대?한국(?:의)?(?: ?공휴일)?$|^대한민국$/i,
  us: /^(?:the )?(?:united states|usa?|u\.s\.|american?)(?: holidays?)?$|^미국(?:의)?(?: ?공휴일)?$/i,
  gb: /^(?:the )?(?:united kingdom|uk|gb|england|britain|british)(?: holidays?)?$|^영국(?:의)?(?: ?공휴일)?$/i,
  de: /^(?:germany?|german|de)(?: holidays?)?$|^독일(?:의)?(?: ?공휴일)?$/i,
};

/** Days without deadlines as they were typed, countries among them by name; none for an empty line. Throws InputError, which says what would be right. */
export function daysOffIn(call: Call, typed: string): Pick<ServerChoices, 'holidays' | 'countries'> {
  if (/^(?:none|없음)?$/i.test(typed.trim())) return { holidays: [], countries: [] };
  const parts = typed.split(/[,;\n]/).map((part) => part.trim());
  const named = countries.filter((country) => parts.some((part) => isNamed(call, country, part)));
  const rest = parts.filter((part) => part !== '' && !countries.some((country) => isNamed(call, country, part)));
  const read = rest.length === 0 ? [] : readDates(rest.join(', '), wallOf(call.deps.now(), 'UTC').day);
  if (read === null) throw new InputError(t('mine.badDates', { typed: rest.join(', ') }));
  return { holidays: read, countries: named };
}

function isNamed(call: Call, country: Country, typed: string): boolean {
  return countryNames[country].test(typed) || typed === call.voice.say(t(`holidays.${country}`));
}

/** The window for the server's holidays, with those that stand. */
export async function holidaysWindow(call: PressCall): Promise<Modal> {
  const { say } = call.voice;
  const server = (await call.deps.profiles.server(serverId(call))) ?? freshServer;
  const value = [...countriesText(server), ...daysText(server.holidays)]
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
