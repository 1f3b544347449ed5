// /settings: what a person chooses for themselves: language, colours, theme, reminders.
import type { PersonChoices } from '../deps.js';
import { InputError, callFor, type Call, type PressCall } from '../call.js';
import { writePress } from '../custom-id.js';
import { accents, button, buttonRows, menuRow, rule, screen, textBlock, type Screen } from '../screen.js';
import { myTimeLines, myTimeTyped } from '../tables/my-time.js';
import { t } from '../voice.js';
import { choice, slash, textOption, type Command } from './describe.js';

const languageChoices = ['en', 'ko', 'auto'] as const;
const palettes = ['standard', 'colourblind'] as const;
const themes = ['light', 'dark'] as const;
/** Minutes before a deadline. */
const reminderChoices = { table: null, early: [1440, 360, 60], late: [60], none: [] } as const;
const reminderNames = ['table', 'early', 'late', 'none'] as const;

/** When reminders wait until the morning. */
const quietChoices = {
  none: null,
  late: { from: '00:00', to: '08:00' },
  night: { from: '23:00', to: '08:00' },
  long: { from: '22:00', to: '07:00' },
} as const;
const quietNames = ['none', 'late', 'night', 'long'] as const;

const noticeWays = ['dm', 'mention', 'silent'] as const;

const press = (verb: string): string => writePress({ game: 0, checkpoint: 0, question: '', verb, args: [] });

export const settings: Command = {
  data: slash('cmd.settings', [
    textOption('opt.myLanguage', { choices: languageChoices.map((one) => choice(one, `language.${one}`)) }),
    textOption('opt.palette', { choices: palettes.map((one) => choice(one, `palette.${one}`)) }),
    textOption('opt.theme', { choices: themes.map((one) => choice(one, `theme.${one}`)) }),
    textOption('opt.notices', { choices: noticeWays.map((one) => choice(one, `notices.${one}`)) }),
    textOption('opt.reminders', { choices: reminderNames.map((one) => choice(one, `reminders.${one}`)) }),
    textOption('opt.quiet', { choices: quietNames.map((one) => choice(one, `quiet.${one}`)) }),
  ]),
  async run(call) {
    const change = {
      ...changeOf('language', call.options.text('language')),
      ...changeOf('palette', call.options.text('palette')),
      ...changeOf('theme', call.options.text('theme')),
      ...changeOf('notices', call.options.text('notices')),
      ...changeOf('reminders', call.options.text('reminders')),
      ...changeOf('quiet', call.options.text('quiet')),
    };
    return saved(call, change);
  },
};

function changeOf(field: string, value: string | null): Partial<PersonChoices> {
  switch (field) {
    case 'language':
      return value === 'en' || value === 'ko' ? { language: value } : value === 'auto' ? { language: null } : {};
    case 'palette': {
      const palette = palettes.find((one) => one === value);
      return palette === undefined ? {} : { palette };
    }
    case 'theme': {
      const theme = themes.find((one) => one === value);
      return theme === undefined ? {} : { theme };
    }
    case 'notices': {
      const notices = noticeWays.find((one) => one === value);
      return notices === undefined ? {} : { notices };
    }
    case 'reminders': {
      const name = reminderNames.find((one) => one === value);
      return name === undefined ? {} : { reminderLeads: reminderChoices[name] };
    }
    case 'quiet': {
      const name = quietNames.find((one) => one === value);
      return name === undefined ? {} : { quietHours: quietChoices[name] };
    }
    default:
      throw new Error(`no setting ${field}`);
  }
}

/** Saves and shows the page in the language now chosen. */
async function saved(call: Call, change: Partial<PersonChoices>): Promise<Screen> {
  if (Object.keys(change).length > 0) await call.deps.profiles.savePerson(call.person, change);
  return settingsScreen(await callFor(call.deps, call));
}

function settingsScreen(call: Call): Screen {
  const { say } = call.voice;
  const mine = call.choices;
  const language = mine.language ?? 'auto';
  const reminders =
    reminderNames.find((name) => JSON.stringify(reminderChoices[name]) === JSON.stringify(mine.reminderLeads)) ??
    'table';
  const quiet =
    quietNames.find((name) => JSON.stringify(quietChoices[name]) === JSON.stringify(mine.quietHours)) ?? 'none';
  const menu = <V extends string>(
    verb: string,
    name: ReturnType<typeof t>,
    values: readonly V[],
    now: V,
    word: (value: V) => ReturnType<typeof t>,
  ): ReturnType<typeof menuRow> =>
    menuRow(
      press(verb),
      say(name),
      values.map((value) => ({
        value,
        label: say(t('option.pair', { name, value: word(value) })),
        chosen: value === now,
      })),
    );
  return screen(
    [
      textBlock(`### ${say(t('settings.title'))}\n${say(t('settings.saved'))}`),
      rule(),
      menu('mlanguage', t('new.language'), languageChoices, language, (one) => t(`language.${one}`)),
      menu('mpalette', t('settings.palette'), palettes, mine.palette, (one) => t(`palette.${one}`)),
      menu('mtheme', t('settings.theme'), themes, mine.theme, (one) => t(`theme.${one}`)),
      menu('mnotices', t('settings.notices'), noticeWays, mine.notices, (one) => t(`notices.${one}`)),
      menu('mreminders', t('settings.reminders'), reminderNames, reminders, (one) => t(`reminders.${one}`)),
      menu('mquiet', t('settings.quiet'), quietNames, quiet, (one) => t(`quiet.${one}`)),
      textBlock(
        myTimeLines(call)
          .map((text) => `· ${say(text)}`)
          .join('\n'),
      ),
      ...buttonRows([button(press('mtime'), say(t('mine.button')), 'primary', { emoji: '⏰' })]),
      ...(mine.dmClosed ? [textBlock(`⚠️ ${say(t('settings.dmClosed'))}`)] : []),
    ],
    [],
    accents.plain,
  );
}

/** A menu or button of the page. */
export async function settingsPress(call: PressCall): Promise<Screen> {
  const { verb } = call.press;
  if (verb === 'mtimed') {
    const { away, ...change } = await myTimeTyped(call);
    await call.deps.play.setAway(call.person, away);
    return saved(call, change);
  }
  const [value] = call.input.values;
  if (value === undefined) throw new InputError(t('press.old'));
  return saved(call, changeOf(verb.slice(1), value));
}
