// /template: tables as they were set up once, kept for the server.
import { InputError, gameOf } from '../call.js';
import { deleteTemplate, saveTemplate, templateList, templatesOf } from '../tables/templates.js';
import { t } from '../voice.js';
import { slash, sub, textOption, type Command } from './describe.js';
import { gameOffers, matching } from './offers.js';

export const template: Command = {
  data: slash(
    'cmd.template',
    [
      sub('cmd.template.list'),
      sub('cmd.template.save', [
        textOption('opt.template', { required: true }),
        textOption('opt.game', { complete: true }),
      ]),
      sub('cmd.template.delete', [textOption('opt.template', { required: true, complete: true })]),
    ],
    'server',
  ),
  async run(call) {
    if (call.guildId === null) throw new InputError(t('new.onlyServer'));
    const name = call.options.text('name') ?? '';
    switch (call.options.sub) {
      case 'save':
        return saveTemplate(call, await gameOf(call, call.options.text('game')), name);
      case 'delete':
        return deleteTemplate(call, name);
      default:
        return templateList(call);
    }
  },
  async complete(call, { name, value }) {
    if (name === 'game') return gameOffers(call, value);
    return matching(
      (await templatesOf(call)).map((one) => ({ name: one.name, value: one.name })),
      value,
    );
  },
};
