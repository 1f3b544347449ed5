// Opening a table step by step: game, options, language, tempo, then the sign-up post.
import type { Text } from '../../table/text.js';
import type { Speech } from '../../words/words.js';
import { bundlesOf, holdingOf } from '../../table/seats.js';
import { type Call, type PressCall, type Reply, InputError, gameVoice } from '../call.js';
import type { TableTemplate } from '../deps.js';
import { limits } from '../limits.js';
import { writePress } from '../custom-id.js';
import { permissionName } from '../permissions.js';
import { hoursAt, isTempo, tempoKey, tempos, type Tempo } from '../tempos.js';
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
  type Screen,
} from '../screen.js';
import { gameName, t } from '../voice.js';
import { choice, fieldRow, formWindow, picked, typedChange, type Field as FormField, type Line } from './form.js';
import { lengthsExample, pacesOf, readingOf, timingIn } from './time-fields.js';
import { lengthsText } from '../../play/calendar/words.js';
import { talkText, talks } from '../shown/press-rule.js';
import { openAs } from './open-table.js';
import { templateMenu } from './templates.js';
import { draftPress, freshDraft, optionsOf, readDraft, speeches, type TableDraft } from './draft.js';
import {
  fieldText,
  fieldsOf,
  isAsked,
  isList,
  isWide,
  settingText,
  valueText,
  type Field,
  type ListField,
  type FieldValue,
  type OptionValue,
} from '../shown/fields.js';

const fieldsPerPage = 5;
const menusPerPage = 4;

/** The first page: a named game's options, or the choice of games. */
export async function beginTable(call: Call, kind: string | null): Promise<Screen> {
  if (call.guildId === null) throw new InputError(t('new.onlyServer'));
  const server = await call.deps.profiles.server(call.guildId);
  if (server?.channelId == null) throw new InputError(call.manager ? t('new.setupFirst') : t('new.setupFirstAsk'));
  const missing = await call.missing(server.channelId);
  if (missing.length > 0) throw new InputError(t('permission.missing', { names: missing.map(permissionName) }));
  const rules = kind === null ? undefined : call.deps.play.games.get(kind);
  if (rules === undefined) return gameMenu(call, server.templates);
  return draftScreen(call, freshDraft(rules, server.language, isTempo(server.tempo) ? server.tempo : 'standard'));
}

/** Takes what is picked of the games; from a button, by which nothing is picked, it shows them. */
function kindPress(): string {
  return writePress({ game: 0, checkpoint: 0, question: '', verb: 'nkind', args: [] });
}

function gameMenu(call: Call, templates: readonly TableTemplate[]): Screen {
  const { say } = call.voice;
  const options = [...call.deps.play.games.keys()]
    .slice(0, 25)
    .map((kind) => ({ value: kind, label: say(gameName(kind)) }));
  return screen(
    [
      textBlock(`**${say(t('new.pickGame'))}**`),
      ...templateMenu(
        call,
        templates.filter(({ kind }) => call.deps.play.games.has(kind)),
      ),
      menuRow(kindPress(), say(t('new.games')), options),
    ],
    [],
    accents.ask,
  );
}

/** The game was picked from the menu, or the menu itself is asked for. */
export function kindPicked(call: PressCall): Promise<Screen> {
  return beginTable(call, call.input.values[0] ?? null);
}

function draftScreen(call: Call, draft: TableDraft): Screen {
  const { say } = call.voice;
  const all = fieldsOf(draft.rules);
  const options = draft.rules.options.parse(optionsOf(draft));
  const fields = all.filter((field) => isAsked(field, optionsOf(draft)));
  const pages = Math.max(1, Math.ceil(fields.length / fieldsPerPage));
  const page = Math.min(draft.page, pages - 1);
  const shown = fields.slice(page * fieldsPerPage, (page + 1) * fieldsPerPage);
  const hours = hoursAt(draft.tempo, draft.rules.paces);
  const menus = [
    ...(page === 0 ? headFields : []),
    ...shown.filter(fitsMenu).map((field) => menuOf(call, draft, field, all.indexOf(field))),
  ];
  const drawn = { stands: draft, say, press: (id: string) => draftPress(draft, 'nset', id) };
  const conflicts = draft.rules.conflicts?.(options) ?? [];
  const own = gameVoice(call, draft.rules.id);
  const turn = (to: number, text: Text, ...extra: string[]): ReturnType<typeof button> =>
    button(draftPress({ ...draft, page: to }, 'npage', ...extra), say(text));
  const buttons = [
    button(draftPress(draft, 'nname'), say(t('new.open')), 'success', { disabled: conflicts.length > 0 }),
    ...(page > 0 ? [turn(page - 1, t('ask.page.back'))] : []),
    ...(page + 1 < pages ? [turn(page + 1, t('new.moreOptions'), 'on')] : []),
    ...shown.flatMap((field) => fieldButton(call, draft, field, all.indexOf(field))),
    ...(page === 0 ? [button(kindPress(), say(t('new.allGames')), 'secondary', { emoji: '⬅️' })] : []),
  ];
  const head = [
    `### ${say(t('new.title', { kind: gameName(draft.rules.id) }))}`,
    say(roomText(draft, options)),
    say(t('new.hours', { hours: lengthsText(hours) })),
    ...conflicts.map((text) => `⛔ ${own.say(text)}`),
  ];
  const rows = menus.map((field) => fieldRow(field, drawn));
  return screen([textBlock(head.join('\n')), rule(), ...rows, ...buttonRows(buttons)], [], accents.ask);
}

/** How many seats there are; where each person has several, for how many people the game is. */
function roomText(draft: TableDraft, options: object): ReturnType<typeof t> {
  const count = bundlesOf(draft.rules, options).length;
  return t(holdingOf(draft.rules, options).kind === 'sets' ? 'new.people' : 'new.seats', { count });
}

/** Whether all of a field fits into one menu. */
function fitsMenu(field: Field): boolean {
  return field.values.length <= limits.selectOptions;
}

type DraftField = FormField<Partial<TableDraft>>;

/** What every game asks; their names are none of the places that options have. */
const headFields: readonly DraftField[] = [
  choice<Speech, Partial<TableDraft>>('L', t('new.language'), speeches, {
    set: (speech) => ({ speech }),
    word: (speech) => t(`language.${speech}`),
  }),
  choice<Tempo, Partial<TableDraft>>('T', t('new.tempo'), tempos, {
    set: (tempo) => ({ tempo }),
    word: (tempo) => t(tempoKey(tempo)),
  }),
  {
    kind: 'one',
    id: 'P',
    name: t('press.rule'),
    values: talks.map((talk, at) => ({ id: String(at), word: talkText(talk), set: { talk: at } })),
  },
];

/** An option of the game as a menu, by its place: one of its values, several of a list. */
function menuOf(call: Call, draft: TableDraft, field: Field, at: number): DraftField {
  if (field.kind === 'list') return listMenu(call, draft, field, at, 0);
  const { wording } = call.deps;
  const chosen = draft.picks[at] ?? field.standard;
  // A number that was typed stands among those the menu offers.
  const isTyped = typeof chosen === 'number' && !field.values.some((one) => one === chosen);
  const values = isTyped ? [chosen, ...field.values.slice(0, limits.selectOptions - 1)] : field.values;
  return {
    kind: 'one',
    id: at.toString(36),
    name: fieldText(wording, draft.rules.id, field.name),
    values: values.map((value) => ({
      id: String(value),
      word: valueText(wording, draft.rules, field.name, value),
      set: withPick(draft, at, value),
    })),
  };
}

/** What has more values than a menu holds: a number to type, or a list on pages of its own. */
function fieldButton(call: Call, draft: TableDraft, field: Field, at: number): ReturnType<typeof button>[] {
  const { say } = call.voice;
  const name = fieldText(call.deps.wording, draft.rules.id, field.name);
  const value = settingText(call.deps.wording, draft.rules, field.name, draft.picks[at] ?? field.standard);
  const [label, emoji] = [say(t('option.pair', { name, value })), '📋'];
  if (isWide(field)) {
    return [
      button(draftPress(draft, 'nnum', at.toString(36)), say(t('new.otherNumber', { name })), 'secondary', {
        emoji: '✏️',
      }),
    ];
  }
  return fitsMenu(field)
    ? []
    : [button(draftPress(draft, 'nlist', `${at.toString(36)}0`), label, 'secondary', { emoji })];
}

/** One menu of a list: the values from `chunk` times a menu's length on. */
function listMenu(call: Call, draft: TableDraft, field: ListField, at: number, chunk: number): DraftField {
  const { wording } = call.deps;
  const chosen = draft.picks[at] ?? field.standard;
  const isChosen = (value: FieldValue): boolean => isList(chosen) && chosen.includes(value);
  const [from, to] = [chunk * limits.selectOptions, (chunk + 1) * limits.selectOptions];
  return {
    kind: 'several',
    id: `${at.toString(36)}${chunk === 0 && fitsMenu(field) ? '' : chunk.toString(36)}`,
    name: fieldText(wording, draft.rules.id, field.name),
    values: field.values.slice(from, to).map((value) => ({
      id: String(value),
      word: valueText(wording, draft.rules, field.name, value),
      chosen: isChosen(value),
    })),
    // The values of the other menus stay.
    set: (ids) =>
      withPick(
        draft,
        at,
        field.values.filter((value, n) => (n >= from && n < to ? ids.includes(String(value)) : isChosen(value))),
      ),
  };
}

/** A long list on pages of its own, several menus on each. */
function listScreen(call: Call, draft: TableDraft, field: ListField, at: number, chunk: number): Screen {
  const { say } = call.voice;
  const menus = Math.ceil(field.values.length / limits.selectOptions);
  const first = chunk - (chunk % menusPerPage);
  const shown = Array.from({ length: Math.min(menusPerPage, menus - first) }, (_, n) => first + n);
  const value = settingText(call.deps.wording, draft.rules, field.name, draft.picks[at] ?? field.standard);
  const to = (target: number): string => draftPress(draft, 'nlist', `${at.toString(36)}${target.toString(36)}`);
  const name = fieldText(call.deps.wording, draft.rules.id, field.name);
  const drawn = { stands: draft, say, press: (id: string) => draftPress(draft, 'nmany', id) };
  return screen(
    [
      textBlock(`### ${say(t('option.pair', { name, value }))}`),
      ...shown.map((one) => fieldRow(listMenu(call, draft, field, at, one), drawn)),
      ...buttonRows([
        button(draftPress(draft, 'npage'), say(t('desk.back')), 'primary'),
        ...(first > 0 ? [button(to(first - menusPerPage), say(t('ask.page.back')))] : []),
        ...(first + menusPerPage < menus ? [button(to(first + menusPerPage), say(t('new.moreOptions')))] : []),
      ]),
    ],
    [],
    accents.ask,
  );
}

/** A menu or button of the page changed something. */
export async function draftChanged(call: PressCall): Promise<Screen> {
  const read = readDraft(call.deps.play.games, call.press.args);
  if (read === null) return beginTable(call, null);
  const { draft, extra } = read;
  const fields = fieldsOf(draft.rules);
  const changed = (change: Partial<TableDraft> | undefined): TableDraft => ({ ...draft, ...change });
  switch (call.press.verb) {
    case 'nset': {
      const menus = fields.filter(fitsMenu).map((field) => menuOf(call, draft, field, fields.indexOf(field)));
      return draftScreen(call, changed(picked([...headFields, ...menus], extra, call.input)));
    }
    case 'nmany':
    case 'nlist': {
      const [at = NaN, chunk = 0] = Array.from(extra, (digit) => parseInt(digit, 36));
      const field = fields[at];
      if (field?.kind !== 'list') return draftScreen(call, draft);
      const menu = listMenu(call, draft, field, at, chunk);
      const after = call.press.verb === 'nmany' ? changed(picked([menu], menu.id, call.input)) : draft;
      return listScreen(call, after, field, at, chunk);
    }
    case 'nnumbered': {
      const line = numberLine(call, draft, parseInt(extra, 36));
      return draftScreen(call, line === null ? draft : changed(typedChange([line], call.input, null)));
    }
    default:
      return draftScreen(call, draft);
  }
}

function withPick({ picks }: TableDraft, at: number, value: OptionValue): Partial<TableDraft> {
  return { picks: picks.with(at, value) };
}

/** The line in which a number is typed that the menu does not offer; null for an option that is no range. */
function numberLine(call: Call, draft: TableDraft, at: number): Line<null, Partial<TableDraft>, null> | null {
  const field = fieldsOf(draft.rules)[at];
  if (field?.kind !== 'range') return null;
  const { name, min, max } = field;
  return {
    id: 'number',
    name: fieldText(call.deps.wording, draft.rules.id, name),
    about: t('new.badNumber', { min, max }),
    required: true,
    max: 10,
    read(typed) {
      const number = /^[-−+]?\d{1,9}$/.test(typed) ? Number(typed.replace('−', '-')) : NaN;
      if (!(number >= min && number <= max)) throw new InputError(t('new.badNumber', { min, max }));
      return withPick(draft, at, number);
    },
  };
}

/** The window for such a number. */
export async function numberWindow(call: PressCall): Promise<Reply> {
  const read = readDraft(call.deps.play.games, call.press.args);
  const line = read === null ? null : numberLine(call, read.draft, parseInt(read.extra, 36));
  if (read === null || line === null) return beginTable(call, null);
  const { say } = call.voice;
  return formWindow(draftPress(read.draft, 'nnumbered', read.extra), say(line.name), [line], { stands: null, say });
}

/** Asks for a name before the sign-up opens. */
export async function nameWindow(call: PressCall): Promise<Reply> {
  const read = readDraft(call.deps.play.games, call.press.args);
  if (read === null) return beginTable(call, null);
  const { say } = call.voice;
  return modal(draftPress(read.draft, 'named'), say(t('new.open')), [
    inputField('name', say(t('new.name')), { max: 60, description: say(t('new.nameHint')) }),
    inputField('timing', say(t('timing.newLabel')), {
      max: 200,
      description: say(t('timing.newAbout', { example: lengthsExample(pacesOf(read.draft.rules.paces)) })),
    }),
  ]);
}

/** Opens the table; its post follows from the outbox. */
export async function openTable(call: PressCall): Promise<Screen> {
  const read = readDraft(call.deps.play.games, call.press.args);
  if (read === null || call.guildId === null) return beginTable(call, null);
  const { draft } = read;
  const name = (call.input.field('name') ?? '').trim();
  const hours = hoursAt(draft.tempo, draft.rules.paces);
  const typed = (call.input.field('timing') ?? '').trim();
  const { guildId } = call;
  const timing = typed === '' ? null : timingIn(typed, await readingOf(call, { guildId, paces: hours }));
  await call.deps.profiles.saveServer(guildId, call.guildName === null ? {} : { name: call.guildName });
  return openAs(call, {
    guildId,
    kind: draft.rules.id,
    name: name === '' ? null : name,
    language: draft.speech,
    options: optionsOf(draft),
    paces: { ...hours, ...timing?.hours },
    settings: { ...talks[draft.talk], ...(timing === null ? {} : { time: timing.time }) },
  });
}
