// /settings: what a person chooses for themselves: language, colours, theme, reminders.
import type { PersonChoices } from '../deps.js';
import { InputError, callFor, type Call, type PressCall } from '../call.js';
import { writePress } from '../custom-id.js';
import { accents, button, buttonRows, rule, screen, textBlock, type Screen } from '../screen.js';
import { choice, fieldRow, picked, type Choice } from '../tables/form.js';
import { myTimeLines, myTimeTyped } from '../tables/my-time.js';
import { t } from '../voice.js';
import { choiceOption, chosenOptions, slash, type Command, type Stem } from './describe.js';

/** Minutes before a deadline. */
const reminderLeads = { table: null, early: [1440, 360, 60], late: [60], none: [] } as const;
/** When reminders wait until the morning. */
const quietHours = {
  none: null,
  late: { from: '00:00', to: '08:00' },
  night: { from: '23:00', to: '08:00' },
  long: { from: '22:00', to: '07:00' },
} as const;

/** Each with the option of the command that sets it as well. */
const fields: readonly (readonly [Stem, Choice<Partial<PersonChoices>>])[] = [
  [
    'opt.myLanguage',
    choice('language', t('new.language'), ['en', 'ko', 'auto'] as const, {
      set: (language) => ({ language: language === 'auto' ? null : language }),
      word: (language) => t(`language.${language}`),
    }),
  ],
  [
    'opt.palette',
    choice('palette', t('settings.palette'), ['standard', 'colourblind'] as const, {
      set: (palette) => ({ palette }),
      word: (palette) => t(`palette.${palette}`),
    }),
  ],
  [
    'opt.theme',
    choice('theme', t('settings.theme'), ['light', 'dark'] as const, {
      set: (theme) => ({ theme }),
      word: (theme) => t(`theme.${theme}`),
    }),
  ],
  [
    'opt.notices',
    choice('notices', t('settings.notices'), ['dm', 'mention', 'silent'] as const, {
      set: (notices) => ({ notices }),
      word: (notices) => t(`notices.${notices}`),
    }),
  ],
  [
    'opt.reminders',
    choice('reminders', t('settings.reminders'), ['table', 'early', 'late', 'none'] as const, {
      set: (name) => ({ reminderLeads: reminderLeads[name] }),
      word: (name) => t(`reminders.${name}`),
    }),
  ],
  [
    'opt.quiet',
    choice('quiet', t('settings.quiet'), ['none', 'late', 'night', 'long'] as const, {
      set: (name) => ({ quietHours: quietHours[name] }),
      word: (name) => t(`quiet.${name}`),
    }),
  ],
];

const press = (verb: string, ...args: string[]): string =>
  writePress({ game: 0, checkpoint: 0, question: '', verb, args });

export const settings: Command = {
  data: slash(
    'cmd.settings',
    fields.map(([stem, field]) => choiceOption(stem, field)),
  ),
  run: (call) => saved(call, chosenOptions(call.options, fields)),
};

/** Saves and shows the page in the language now chosen. */
async function saved(call: Call, change: Partial<PersonChoices>): Promise<Screen> {
  if (Object.keys(change).length > 0) await call.deps.profiles.savePerson(call.person, change);
  return settingsScreen(await callFor(call.deps, call));
}

async function settingsScreen(call: Call): Promise<Screen> {
  const { say } = call.voice;
  const boards = (await call.deps.boards?.count(call.person.id)) ?? 0;
  const page = { stands: call.choices, say, press: (id: string) => press('mset', id) };
  return screen(
    [
      textBlock(`### ${say(t('settings.title'))}\n${say(t('settings.saved'))}`),
      rule(),
      ...fields.map(([, field]) => fieldRow(field, page)),
      textBlock(
        myTimeLines(call)
          .map((text) => `· ${say(text)}`)
          .join('\n'),
      ),
      ...buttonRows([button(press('mtime'), say(t('mine.button')), 'primary', { emoji: '⏰' })]),
      ...(boards === 0
        ? []
        : [
            textBlock(`· ${say(t('board.browsers', { count: boards }))}`),
            ...buttonRows([button(press('mboards'), say(t('board.endAll')))]),
          ]),
      ...(call.choices.dmClosed ? [textBlock(`⚠️ ${say(t('settings.dmClosed'))}`)] : []),
    ],
    [],
    accents.plain,
  );
}

/** A menu of the page, or what was typed into its window. */
export async function settingsPress(call: PressCall): Promise<Screen> {
  if (call.press.verb === 'mtimed') {
    const { away = [], ...change } = await myTimeTyped(call);
    await call.deps.play.setAway(call.person, away);
    return saved(call, change);
  }
  if (call.press.verb === 'mboards') {
    await call.deps.boards?.endAll(call.person.id);
    return saved(call, {});
  }
  const change = picked(
    fields.map(([, field]) => field),
    call.press.args[0],
    call.input,
  );
  if (change === undefined) throw new InputError(t('press.old'));
  return saved(call, change);
}
