// Setting up a server: where games are opened, which language, time zone and tempo; every choice is saved at once.
import { escapeMarkdown } from 'discord.js';
import { ChannelType } from 'discord-api-types/v10';
import { InputError, type Call, type ForumTags, type PressCall } from '../call.js';
import { writePress } from '../custom-id.js';
import type { ServerChoices } from '../deps.js';
import { isTempo, tempoKey, tempos } from '../tempos.js';
import { permissionName } from '../permissions.js';
import { accents, button, buttonRows, rule, screen, textBlock, type Modal, type Screen } from '../screen.js';
import { countries } from '../../play/calendar/holidays.js';
import { zoneOf } from '../../play/calendar/typed/zone.js';
import { daysOffIn, daysOffText } from './days-off.js';
import { t } from '../voice.js';
import { speeches } from './draft.js';
import { choice, fieldRow, formWindow, picked, typedChange, type Choice, type Field, type Line } from './form.js';

type Change = Partial<ServerChoices>;

const press = (verb: string, ...args: string[]): string =>
  writePress({ game: 0, checkpoint: 0, question: '', verb, args });

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

/** How games go that choose nothing else. */
export const customFields = {
  language: choice<(typeof speeches)[number], Change>('language', t('new.language'), speeches, {
    set: (language) => ({ language }),
    word: (language) => t(`language.${language}`),
  }),
  tempo: choice<(typeof tempos)[number], Change>('tempo', t('new.tempo'), tempos, {
    set: (tempo) => ({ tempo }),
    word: (tempo) => t(tempoKey(tempo)),
  }),
} as const;

/** How many games one person may have open; null leaves it to the operators. */
const allowance: Choice<Change> = {
  ...choice('allowance', t('setup.allowance'), [null, 1, 2, 3, 5, 10, 25, 100], {
    set: (count) => ({ allowance: count }),
    word: (count) => (count === null ? t('setup.allowanceStandard') : t('setup.allowanceOf', { count })),
  }),
  whole: true,
};

/** All that is picked from menus; where games are opened in a forum, its tags and a channel for private threads among it. */
function fieldsOf(server: ServerChoices, forum: ForumTags | null): readonly Field<Change>[] {
  return [
    {
      kind: 'channel',
      id: 'channel',
      name: t('setup.pickChannel'),
      channels: [ChannelType.GuildForum, ChannelType.GuildText],
      chosen: server.channelId,
      set: (channelId) => ({ channelId, tag: null }),
    },
    ...(forum === null || forum.tags.length === 0 ? [] : [tagField(forum)]),
    ...(forum === null
      ? []
      : [
          {
            kind: 'channel' as const,
            id: 'embassies',
            name: t('setup.pickEmbassies'),
            channels: [ChannelType.GuildText],
            chosen: server.embassyChannelId,
            set: (embassyChannelId: string | null) => ({ embassyChannelId }),
          },
        ]),
    customFields.language,
    customFields.tempo,
    {
      kind: 'role',
      id: 'role',
      name: t('setup.pickHostRole'),
      chosen: server.hostRoleId,
      set: (hostRoleId) => ({ hostRoleId }),
    },
    allowance,
    {
      kind: 'several',
      id: 'countries',
      name: t('setup.pickCountries'),
      values: countries.map((country) => ({
        id: country,
        word: t(`holidays.${country}`),
        chosen: server.countries.includes(country),
      })),
      set: (ids) => ({ countries: countries.filter((country) => ids.includes(country)) }),
    },
  ];
}

/** Which tag the posts of games bear. */
function tagField({ tags, required }: ForumTags): Field<Change> {
  return {
    kind: 'one',
    id: 'tag',
    name: t('setup.pickTag'),
    whole: true,
    values: [
      ...(required ? [] : [{ id: '-', word: t('setup.noTag'), set: { tag: null } }]),
      ...tags.map(({ id, name }) => ({ id, word: name, set: { tag: id } })),
    ],
  };
}

const zoneLine: Line<ServerChoices, Change, Call> = {
  id: 'zone',
  name: t('setup.zoneLabel'),
  placeholder: 'Asia/Seoul',
  required: true,
  max: 60,
  read: zoneIn,
};

const holidaysLine: Line<ServerChoices, Change, Call> = {
  id: 'days',
  name: t('setup.holidaysLabel'),
  about: t('setup.holidaysAbout'),
  long: true,
  max: 1_000,
  shown: daysOffText,
  read: (typed, call) => daysOffIn(call, typed),
};

/** The time zone as it was typed. Throws InputError for one there is none of. */
export function zoneIn(typed: string): Pick<ServerChoices, 'timeZone'> {
  const timeZone = zoneOf(typed);
  if (timeZone === null) throw new InputError(t('setup.badZone'));
  return { timeZone };
}

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
  const lacksEmbassies = forum !== null && server.embassyChannelId === null;
  const state = [
    ...channelLines(call, server, { missing, untagged }),
    ...(tag === undefined ? [] : [`🏷️ ${say(t('setup.tag', { tag: escapeMarkdown(tag.name) }))}`]),
    ...choiceLines(call, server),
    ...(lacksEmbassies ? [`⬜ ${say(t('setup.noEmbassies'))}`] : []),
    ...(note === undefined ? [] : ['', note]),
    ...(isReady ? ['', say(t('setup.ready'))] : []),
  ];
  const drawn = { stands: server, say, press: (id: string) => press('sset', id) };
  return screen(
    [
      textBlock(`### ${say(t('setup.title'))}\n${say(t('setup.intro'))}`),
      rule(),
      textBlock(state.join('\n')),
      ...fieldsOf(server, forum).map((field) => fieldRow(field, drawn)),
      ...buttonRows([
        button(press('szone'), say(t('setup.zoneButton'))),
        button(press('sdays'), say(t('setup.holidaysButton'))),
        ...(lacksEmbassies && call.makesChannels
          ? [button(press('smake'), say(t('setup.makeEmbassies')), 'primary')]
          : []),
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

/** Saves choices for the caller's server. */
export async function saveSetup(call: Call, change: Partial<ServerChoices>): Promise<void> {
  const id = serverId(call);
  await call.deps.profiles.saveServer(id, { ...change, ...(call.guildName === null ? {} : { name: call.guildName }) });
  await call.deps.repaired(id);
  const isPlaced = change.channelId !== undefined || change.embassyChannelId !== undefined;
  if (isPlaced && (await call.deps.play.press.seekThreads(id)) > 0) call.deps.changed();
}

/** A menu or button of the page, or what was typed into one of its windows. */
export async function setupPress(call: PressCall): Promise<Screen> {
  const change = await changeOf(call);
  if (typeof change === 'string') return setupScreen(call, change);
  await saveSetup(call, change);
  return setupScreen(call);
}

/** What a press changes; in words, why it changes nothing. */
async function changeOf(call: PressCall): Promise<Change | string> {
  const { say } = call.voice;
  const id = serverId(call);
  switch (call.press.verb) {
    case 'szoned':
      return typedChange([zoneLine], call.input, call);
    case 'sdayed':
      return typedChange([holidaysLine], call.input, call);
    case 'smake': {
      // Pressed twice, or on an older page, it makes no second one.
      if (((await call.deps.profiles.server(id))?.embassyChannelId ?? null) !== null) return {};
      const made = await call.makeChannel(id, say(t('setup.embassyChannel')));
      return made === null ? `⛔ ${say(t('setup.notMade'))}` : { embassyChannelId: made };
    }
    default: {
      const server = (await call.deps.profiles.server(id)) ?? freshServer;
      const forum = server.channelId === null ? null : await call.forumTags(server.channelId);
      const change = picked(fieldsOf(server, forum), call.press.args[0], call.input) ?? {};
      if (change.channelId == null) return change;
      const channelKind = await call.channelKind(change.channelId);
      return channelKind === null ? say(t('setup.badChannel')) : { ...change, channelKind };
    }
  }
}

/** The window for the server's time zone. */
export async function zoneWindow(call: PressCall): Promise<Modal> {
  return windowOf(call, press('szoned'), t('setup.zoneButton'), zoneLine);
}

/** The window for the server's holidays, with those that stand. */
export async function holidaysWindow(call: PressCall): Promise<Modal> {
  return windowOf(call, press('sdayed'), t('setup.holidaysButton'), holidaysLine);
}

async function windowOf(
  call: PressCall,
  id: string,
  title: ReturnType<typeof t>,
  line: Line<ServerChoices, Change, Call>,
): Promise<Modal> {
  const stands = (await call.deps.profiles.server(serverId(call))) ?? freshServer;
  const { say } = call.voice;
  return formWindow(id, say(title), [line], { stands, say });
}
