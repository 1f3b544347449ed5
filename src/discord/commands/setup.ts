// /setup: a server manager says where games are opened, in which language, time zone and tempo.
import { PermissionFlagsBits } from 'discord-api-types/v10';
import { InputError } from '../call.js';
import { daysOffIn } from '../tables/days-off.js';
import { customFields, saveSetup, setupScreen, zoneIn } from '../tables/setup.js';
import { t } from '../voice.js';
import { channelOption, choiceOption, chosenOptions, roleOption, slash, textOption, type Command } from './describe.js';
import { matching } from './offers.js';

/** How games go that choose nothing else. */
const [language, tempo] = [
  ['opt.language', customFields.language],
  ['opt.tempo', customFields.tempo],
] as const;

export const setup: Command = {
  data: slash(
    'cmd.setup',
    [
      channelOption('opt.channel'),
      choiceOption(...language),
      textOption('opt.zone', { complete: true }),
      textOption('opt.holidays'),
      choiceOption(...tempo),
      roleOption('opt.hostRole'),
      channelOption('opt.embassies'),
    ],
    'server',
    PermissionFlagsBits.ManageGuild,
  ),
  async run(call) {
    const channel = call.options.channel('channel');
    const zone = call.options.text('timezone');
    const days = call.options.text('holidays');
    const role = call.options.role('hostrole');
    const embassies = call.options.channel('embassies');
    if (embassies?.kind === 'forum') throw new InputError(t('setup.embassiesText'));
    await saveSetup(call, {
      ...(channel === null ? {} : { channelId: channel.id, channelKind: channel.kind, tag: null }),
      ...(zone === null ? {} : zoneIn(zone)),
      ...(days === null ? {} : daysOffIn(call, days)),
      ...chosenOptions(call.options, [language, tempo]),
      ...(role === null ? {} : { hostRoleId: role }),
      ...(embassies === null ? {} : { embassyChannelId: embassies.id }),
    });
    return setupScreen(call);
  },
  complete: (_call, { value }) =>
    Promise.resolve(
      matching(
        ['Asia/Seoul', 'UTC', ...Intl.supportedValuesOf('timeZone')].map((zone) => ({ name: zone, value: zone })),
        value,
      ),
    ),
};
