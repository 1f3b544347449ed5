// /setup: a server manager says where games are opened, in which language, time zone and tempo.
import { PermissionFlagsBits } from 'discord-api-types/v10';
import { InputError } from '../call.js';
import { isTempo, tempoKey, tempos } from '../tempos.js';
import { daysOffIn } from '../tables/days-off.js';
import { saveSetup, setupScreen, zoneOf } from '../tables/setup.js';
import { speeches } from '../tables/draft.js';
import { t } from '../voice.js';
import { channelOption, choice, roleOption, slash, textOption, type Command } from './describe.js';
import { matching } from './offers.js';

export const setup: Command = {
  data: slash(
    'cmd.setup',
    [
      channelOption('opt.channel'),
      textOption('opt.language', { choices: speeches.map((speech) => choice(speech, `language.${speech}`)) }),
      textOption('opt.zone', { complete: true }),
      textOption('opt.holidays'),
      textOption('opt.tempo', { choices: tempos.map((tempo) => choice(tempo, tempoKey(tempo))) }),
      roleOption('opt.hostRole'),
      channelOption('opt.embassies'),
    ],
    'server',
    PermissionFlagsBits.ManageGuild,
  ),
  async run(call) {
    const channel = call.options.channel('channel');
    const language = speeches.find((speech) => speech === call.options.text('language'));
    const typedZone = call.options.text('timezone');
    const zone = typedZone === null ? null : zoneOf(typedZone);
    if (typedZone !== null && zone === null) throw new InputError(t('setup.badZone'));
    const tempo = call.options.text('tempo');
    const days = call.options.text('holidays');
    const daysOff = days === null ? {} : daysOffIn(call, days);
    const role = call.options.role('hostrole');
    const embassies = call.options.channel('embassies');
    if (embassies?.kind === 'forum') throw new InputError(t('setup.embassiesText'));
    await saveSetup(call, {
      ...(channel === null ? {} : { channelId: channel.id, channelKind: channel.kind, tag: null }),
      ...(language === undefined ? {} : { language }),
      ...(zone === null ? {} : { timeZone: zone }),
      ...daysOff,
      ...(tempo !== null && isTempo(tempo) ? { tempo } : {}),
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
