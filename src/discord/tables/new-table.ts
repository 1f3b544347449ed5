// Opening a table step by step: game, options, language, tempo, then the sign-up post.
import { bundlesOf, holdingOf } from '../../table/seats.js';
import { paces } from '../../table/question.js';
import { type Call, type PressCall, type Reply, InputError, gameVoice } from '../call.js';
import type { TableTemplate } from '../deps.js';
import { limits } from '../limits.js';
import { writePress } from '../custom-id.js';
import { permissionName } from '../permissions.js';
import { hoursAt, isTempo, tempoKey, tempos } from '../tempos.js';
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
  type Row,
  type Screen,
} from '../screen.js';
import { gameName, t } from '../voice.js';
import { timingOf } from './table-time.js';
import { lengthsText } from '../../play/calendar/words.js';
import { talkText, talks } from '../shown/press-rule.js';
import { openAs } from './open-table.js';
import { templateMenu } from './templates.js';
import { draftPress, freshDraft, optionsOf, readDraft, speeches, type TableDraft } from './draft.js';
import {
  fieldText,
  fieldsOf,
  isList,
  isWide,
  settingText,
  valueText,
  type Field,
  type ListField,
  type OptionValue,
  type RangeField,
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

function gameMenu(call: Call, templates: readonly TableTemplate[]): Screen {
  const { say } = call.voice;
  const id = writePress({ game: 0, checkpoint: 0, question: '', verb: 'nkind', args: [] });
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
      menuRow(id, say(t('ask.choose.one')), options),
    ],
    [],
    accents.ask,
  );
}

/** The game was picked from the menu. */
export function kindPicked(call: PressCall): Promise<Screen> {
  return beginTable(call, call.input.values[0] ?? null);
}

function draftScreen(call: Call, draft: TableDraft): Screen {
  const { say } = call.voice;
  const fields = fieldsOf(draft.rules);
  const pages = Math.max(1, Math.ceil(fields.length / fieldsPerPage));
  const page = Math.min(draft.page, pages - 1);
  const shown = fields.slice(page * fieldsPerPage, (page + 1) * fieldsPerPage);
  const hours = hoursAt(draft.tempo, draft.rules.paces);
  const place = (field: Field): number => fields.indexOf(field);
  const rows: Row[] = shown.filter(fitsMenu).map((field) => fieldMenu(call, draft, field, place(field)));
  if (page === 0) rows.unshift(languageRow(call, draft), tempoRow(call, draft), talkRow(call, draft));
  const options = draft.rules.options.parse(optionsOf(draft));
  const conflicts = draft.rules.conflicts?.(options) ?? [];
  const own = gameVoice(call, draft.rules.id);
  const open = { disabled: conflicts.length > 0 };
  const buttons = [button(draftPress(draft, 'nname'), say(t('new.open')), 'success', open)];
  if (page > 0) buttons.push(button(draftPress({ ...draft, page: page - 1 }, 'npage'), say(t('ask.page.back'))));
  if (page + 1 < pages)
    buttons.push(button(draftPress({ ...draft, page: page + 1 }, 'npage', 'on'), say(t('new.moreOptions'))));
  for (const field of shown) buttons.push(...fieldButton(call, draft, field, place(field)));
  const head = [
    `### ${say(t('new.title', { kind: gameName(draft.rules.id) }))}`,
    say(roomText(draft, options)),
    say(
      t('new.hours', {
        hours: lengthsText(hours),
      }),
    ),
    ...conflicts.map((text) => `⛔ ${own.say(text)}`),
  ];
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

/** The menu of an option; several can be chosen of a list. */
function fieldMenu(call: Call, draft: TableDraft, field: Field, at: number): Row {
  const { say } = call.voice;
  const { wording } = call.deps;
  const name = say(fieldText(wording, draft.rules.id, field.name));
  if (field.kind === 'list') return listMenu(call, draft, field, at, 0);
  const chosen = draft.picks[at];
  const values =
    field.values.some((one) => one === chosen) || typeof chosen !== 'number'
      ? field.values
      : [chosen, ...field.values.slice(1)];
  return menuRow(
    draftPress(draft, 'nset', at.toString(36)),
    name,
    values.map((value) => ({
      value: String(value),
      label: say(t('option.pair', { name, value: valueText(wording, draft.rules, field.name, value) })),
      chosen: value === chosen,
    })),
  );
}

/** What has more values than a menu holds: a number to type, or a list on pages of its own. */
function fieldButton(call: Call, draft: TableDraft, field: Field, at: number): ReturnType<typeof button>[] {
  const { say } = call.voice;
  const name = fieldText(call.deps.wording, draft.rules.id, field.name);
  const value = settingText(call.deps.wording, draft.rules, field.name, draft.picks[at] ?? field.standard);
  const label = say(t('option.pair', { name, value }));
  if (isWide(field)) return [button(draftPress(draft, 'nnum', at.toString(36)), label, 'secondary', { emoji: '✏️' })];
  if (fitsMenu(field)) return [];
  return [button(draftPress(draft, 'nlist', `${at.toString(36)}0`), label, 'secondary', { emoji: '📋' })];
}

/** One menu of a list: the values from `chunk` times a menu's length on. */
function listMenu(call: Call, draft: TableDraft, field: ListField, at: number, chunk: number): Row {
  const { say } = call.voice;
  const { wording } = call.deps;
  const chosen = draft.picks[at] ?? field.standard;
  const values = field.values.slice(chunk * limits.selectOptions, (chunk + 1) * limits.selectOptions);
  return menuRow(
    draftPress(draft, 'nmany', `${at.toString(36)}${chunk.toString(36)}`),
    say(fieldText(wording, draft.rules.id, field.name)),
    values.map((value) => ({
      value: String(value),
      label: say(valueText(wording, draft.rules, field.name, value)),
      chosen: isList(chosen) && chosen.includes(value),
    })),
    { min: 0, max: values.length },
  );
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
  return screen(
    [
      textBlock(`### ${say(t('option.pair', { name, value }))}`),
      ...shown.map((one) => listMenu(call, draft, field, at, one)),
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

function languageRow(call: Call, draft: TableDraft): Row {
  const { say } = call.voice;
  return menuRow(
    draftPress(draft, 'nlang'),
    say(t('new.language')),
    speeches.map((speech) => ({
      value: speech,
      label: say(t('option.pair', { name: t('new.language'), value: t(`language.${speech}`) })),
      chosen: draft.speech === speech,
    })),
  );
}

function tempoRow(call: Call, draft: TableDraft): Row {
  const { say } = call.voice;
  return menuRow(
    draftPress(draft, 'npace'),
    say(t('new.tempo')),
    tempos.map((tempo) => ({
      value: tempo,
      label: say(t('option.pair', { name: t('new.tempo'), value: t(tempoKey(tempo)) })),
      chosen: draft.tempo === tempo,
    })),
  );
}

function talkRow(call: Call, draft: TableDraft): Row {
  const { say } = call.voice;
  return menuRow(
    draftPress(draft, 'ntalk'),
    say(t('press.rule')),
    talks.map((talk, at) => ({
      value: String(at),
      label: say(t('option.pair', { name: t('press.rule'), value: talkText(talk) })),
      chosen: draft.talk === at,
    })),
  );
}

/** A menu or button of the page changed something. */
export function draftChanged(call: PressCall): Promise<Screen> {
  const read = readDraft(call.deps.play.games, call.press.args);
  if (read === null) return beginTable(call, null);
  const { draft, extra } = read;
  const [value = ''] = call.input.values;
  switch (call.press.verb) {
    case 'nset': {
      const at = parseInt(extra, 36);
      const field = fieldsOf(draft.rules)[at];
      const set = field?.kind === 'range' ? numberIn(field, value) : field?.values.find((one) => String(one) === value);
      return Promise.resolve(draftScreen(call, set === undefined ? draft : withPick(draft, at, set)));
    }
    case 'nmany':
    case 'nlist': {
      const [at = NaN, chunk = 0] = Array.from(extra, (digit) => parseInt(digit, 36));
      const field = fieldsOf(draft.rules)[at];
      if (field?.kind !== 'list') return Promise.resolve(draftScreen(call, draft));
      const after = call.press.verb === 'nmany' ? withPick(draft, at, listAfter(call, draft, field, at, chunk)) : draft;
      return Promise.resolve(fitsMenu(field) ? draftScreen(call, after) : listScreen(call, after, field, at, chunk));
    }
    case 'nnumbered': {
      const at = parseInt(extra, 36);
      const field = fieldsOf(draft.rules)[at];
      if (field?.kind !== 'range') return Promise.resolve(draftScreen(call, draft));
      const set = numberIn(field, call.input.field('number') ?? '');
      if (set === undefined) throw new InputError(t('new.badNumber', { min: field.min, max: field.max }));
      return Promise.resolve(draftScreen(call, withPick(draft, at, set)));
    }
    case 'nlang':
      return Promise.resolve(
        draftScreen(call, { ...draft, speech: speeches.find((one) => one === value) ?? draft.speech }),
      );
    case 'npace':
      return Promise.resolve(draftScreen(call, { ...draft, tempo: isTempo(value) ? value : draft.tempo }));
    case 'ntalk':
      return Promise.resolve(
        draftScreen(call, talks[Number(value)] === undefined ? draft : { ...draft, talk: Number(value) }),
      );
    default:
      return Promise.resolve(draftScreen(call, draft));
  }
}

function withPick(draft: TableDraft, at: number, value: OptionValue): TableDraft {
  return { ...draft, picks: draft.picks.with(at, value) };
}

/** A number of a range as it was picked or typed; undefined for any other. */
function numberIn(field: RangeField, typed: string): number | undefined {
  const number = /^\s*[-−+]?\d{1,9}\s*$/.test(typed) ? Number(typed.replace('−', '-')) : NaN;
  return number >= field.min && number <= field.max ? number : undefined;
}

/** A list after one of its menus has been changed; the values of the others stay. */
function listAfter(call: PressCall, draft: TableDraft, field: ListField, at: number, chunk: number): OptionValue {
  const before = draft.picks[at] ?? field.standard;
  const from = chunk * limits.selectOptions;
  return field.values.filter((value, n) =>
    n >= from && n < from + limits.selectOptions
      ? call.input.values.includes(String(value))
      : isList(before) && before.includes(value),
  );
}

/** The window for a number that the menu does not offer. */
export async function numberWindow(call: PressCall): Promise<Reply> {
  const read = readDraft(call.deps.play.games, call.press.args);
  const field = read === null ? undefined : fieldsOf(read.draft.rules)[parseInt(read.extra, 36)];
  if (read === null || field?.kind !== 'range') return beginTable(call, null);
  const { say } = call.voice;
  const name = say(fieldText(call.deps.wording, read.draft.rules.id, field.name));
  return modal(draftPress(read.draft, 'nnumbered', read.extra), name, [
    inputField('number', name, {
      required: true,
      description: say(t('new.badNumber', { min: field.min, max: field.max })),
      max: 10,
    }),
  ]);
}

/** Asks for a name before the sign-up opens. */
export async function nameWindow(call: PressCall): Promise<Reply> {
  const read = readDraft(call.deps.play.games, call.press.args);
  if (read === null) return beginTable(call, null);
  const { say } = call.voice;
  return modal(draftPress(read.draft, 'named'), say(t('new.open')), [
    inputField('name', say(t('new.name')), { max: 60, description: say(t('new.nameHint')) }),
    inputField('timing', say(t('timing.newLabel')), { max: 200, description: say(t('timing.newAbout')) }),
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
  const about = { guildId: call.guildId, known: paces.filter((pace) => hours[pace] !== undefined) };
  const timing = typed === '' ? null : await timingOf(call, about, typed);
  await call.deps.profiles.saveServer(call.guildId, call.guildName === null ? {} : { name: call.guildName });
  return openAs(call, {
    guildId: call.guildId,
    kind: draft.rules.id,
    name: name === '' ? null : name,
    language: draft.speech,
    options: optionsOf(draft),
    paces: { ...hours, ...timing?.hours },
    settings: { ...talks[draft.talk], ...(timing === null ? {} : { time: timing.time }) },
  });
}
