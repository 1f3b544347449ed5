// /me: what is known of the caller on one screen; taken along as a file, kept from leaderboards, or erased after asking twice.
import { ComponentType } from 'discord-api-types/v10';
import { forgetRefused } from '../ask/refused-text.js';
import { sentence, type Call, type PressCall } from '../call.js';
import { writePress } from '../custom-id.js';
import { spend } from '../pace.js';
import { accents, button, buttonRows, rule, screen, textBlock, type Screen } from '../screen.js';
import { t } from '../voice.js';
import { slash, type Command } from './describe.js';

export const me: Command = {
  data: slash('cmd.me', []),
  run: (call) => {
    spend(call, 'own');
    return meScreen(call);
  },
};

const press = (verb: string, ...args: string[]): string =>
  writePress({ game: 0, checkpoint: 0, question: '', verb, args });

async function meScreen(call: Call): Promise<Screen> {
  const { say } = call.voice;
  const { counts, listed } = await call.deps.play.ownData.known(call.person.id);
  const of = (part: string): number => counts[part] ?? 0;
  const lines = [
    `### ${say(t('me.title'))}`,
    say(
      t('me.settings', {
        language: t(`language.${call.choices.language ?? 'auto'}`),
        notices: t(`notices.${call.choices.notices}`),
      }),
    ),
    say(
      t('me.games', {
        seats: of('seats'),
        signUps: of('signUps'),
        answers: of('answers'),
        letters: of('letters'),
        notes: of('notes'),
      }),
    ),
    say(t('me.records', { results: of('results'), misses: of('misses'), tournaments: of('tournaments') })),
    ...(of('hosted') + of('hostedTournaments') === 0
      ? []
      : [say(t('me.hosted', { games: of('hosted'), tournaments: of('hostedTournaments') }))]),
    say(listed ? t('me.listed') : t('me.unlisted')),
  ];
  return screen(
    [
      textBlock(lines.join('\n')),
      rule(),
      ...buttonRows([
        button(press('meexport'), say(t('me.export')), 'primary'),
        button(press('melist', listed ? '' : 'on'), say(listed ? t('me.unlist') : t('me.list'))),
        button(press('meerase'), say(t('me.erase')), 'danger'),
      ]),
    ],
    [],
    accents.plain,
  );
}

/** A press on the page. */
export async function mePress(call: PressCall): Promise<Screen> {
  spend(call, 'own');
  const { play } = call.deps;
  const { id } = call.person;
  const [arg = ''] = call.press.args;
  switch (call.press.verb) {
    case 'melist':
      await play.records.list(id, arg === 'on');
      return meScreen(call);
    case 'meerase':
      return ask(call, arg);
    case 'meerased':
      await play.ownData.erase(id);
      forgetRefused(call);
      return sentence(call, t('me.erased'), 'good');
    default:
      return meScreen(call);
  }
}

/** Asks a first and a second time. */
function ask(call: PressCall, again: string): Screen {
  const { say } = call.voice;
  const [text, on] =
    again === ''
      ? [t('me.eraseAsk'), button(press('meerase', 'again'), say(t('me.eraseOn')), 'danger')]
      : [t('me.eraseAgain'), button(press('meerased'), say(t('me.eraseNow')), 'danger')];
  return screen(
    [textBlock(say(text)), ...buttonRows([button(press('me'), say(t('me.keep')), 'primary'), on])],
    [],
    accents.bad,
  );
}

/** Everything stored of the caller, as a file for them alone. */
export async function meExport(call: PressCall): Promise<Screen> {
  spend(call, 'film');
  const data = Buffer.from(await call.deps.play.ownData.export(call.person.id));
  const file = { name: 'fieldpost.json', data, alt: '' };
  const page = screen([
    textBlock(call.voice.say(t('me.exported'))),
    { type: ComponentType.File, file: { url: `attachment://${file.name}` } },
  ]);
  return { ...page, files: [file] };
}
