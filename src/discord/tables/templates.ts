// Templates: tables as they were set up once, kept on a server by those who look after it, and offered first when a game is opened.
import type { GameInfo } from '../../play/turn/info.js';
import { InputError, gameVoice, isSteward, sentence, type Call, type PressCall } from '../call.js';
import { token, writePress } from '../custom-id.js';
import type { TableTemplate } from '../deps.js';
import { limits } from '../limits.js';
import {
  accents,
  button,
  buttonRows,
  cut,
  menuRow,
  rule,
  screen,
  textBlock,
  type Block,
  type Screen,
} from '../screen.js';
import { tempoKey, tempoOf } from '../tempos.js';
import { gameName, t } from '../voice.js';
import { literal } from '../../words/literal.js';
import { foldName } from '../../table/names.js';
import { changedOptions } from '../shown/fields.js';
import { openAs } from './open-table.js';

/** A server keeps no more than fit into one menu. */
const mostTemplates = limits.selectOptions;
const longestName = 40;

/** The templates of the caller's server whose games can still be played. */
export async function templatesOf(call: Call): Promise<readonly TableTemplate[]> {
  const server = call.guildId === null ? null : await call.deps.profiles.server(call.guildId);
  return (server?.templates ?? []).filter(({ kind }) => call.deps.play.games.has(kind));
}

/** Where templates are changed. Throws InputError for anybody who does not look after the server. */
async function requireCare(call: Call): Promise<string> {
  if (call.guildId === null) throw new InputError(t('new.onlyServer'));
  if (!(await isSteward(call, { guildId: call.guildId }))) throw new InputError(t('care.notSteward'));
  return call.guildId;
}

/** Keeps a table's set-up under a name, in place of one of the same name. */
export async function saveTemplate(call: Call, game: GameInfo, typed: string): Promise<Screen> {
  const guildId = await requireCare(call);
  const name = cut(typed.trim(), longestName);
  if (name === '') throw new InputError(t('template.noName'));
  const others = (await templatesOf(call)).filter((one) => !isCalled(one, name));
  if (others.length >= mostTemplates) throw new InputError(t('template.tooMany', { max: mostTemplates }));
  const { kind, language, options, paces, table: settings } = game;
  const templates = [...others, { name, kind, language, options, paces, settings }];
  await call.deps.profiles.saveServer(guildId, { templates });
  return sentence(call, t('template.saved', { name }), 'good');
}

/** Forgets a template. */
export async function deleteTemplate(call: Call, typed: string): Promise<Screen> {
  const guildId = await requireCare(call);
  const all = await templatesOf(call);
  const kept = all.filter((one) => !isCalled(one, typed));
  if (kept.length === all.length) throw new InputError(t('template.none', { name: typed }));
  await call.deps.profiles.saveServer(guildId, { templates: kept });
  return sentence(call, t('template.deleted', { name: cut(typed.trim(), longestName) }), 'good');
}

/** Every template of the server, to look at and to open. */
export async function templateList(call: Call): Promise<Screen> {
  const { say } = call.voice;
  const all = await templatesOf(call);
  return screen(
    [
      textBlock(
        `### ${say(t('template.title'))}\n${say(all.length === 0 ? t('template.empty') : t('template.about'))}`,
      ),
      ...templateMenu(call, all),
    ],
    [],
    accents.plain,
  );
}

/** The menu of templates; none where there are none. */
export function templateMenu(call: Call, all: readonly TableTemplate[]): Block[] {
  if (all.length === 0) return [];
  const { say } = call.voice;
  return [
    menuRow(
      press('tpick'),
      say(t('template.pick')),
      all.map(({ name, kind }) => ({ value: token(name), label: name, detail: say(gameName(kind)) })),
    ),
  ];
}

/** A template was picked: what it holds, and the press that opens it. */
export async function templatePicked(call: PressCall): Promise<Screen> {
  const found = await templateMeant(call, call.input.values[0] ?? '');
  return found === undefined ? templateList(call) : templateScreen(call, found);
}

/** What a template holds, and the press that opens it. */
function templateScreen(call: Call, template: TableTemplate): Screen {
  const rules = call.deps.play.games.get(template.kind);
  const { say } = gameVoice(call, template.kind);
  const tempo = rules === undefined ? null : tempoOf(template.paces, rules.paces);
  const changed = rules === undefined ? [] : changedOptions(call.deps.wording, rules, template.options);
  const lines = [
    `### ${literal(template.name)}`,
    say(gameName(template.kind)),
    ...(tempo === null ? [] : [say(t('option.pair', { name: t('new.tempo'), value: t(tempoKey(tempo)) }))]),
    say(t('option.pair', { name: t('new.language'), value: t(`language.${template.language}`) })),
    ...changed.map((text) => `· ${say(text)}`),
  ];
  return screen(
    [
      textBlock(lines.join('\n')),
      rule(),
      ...buttonRows([
        button(press('topen', token(template.name)), say(t('new.open')), 'success'),
        // Nothing is picked by it, which shows the games, and the templates above them.
        button(press('nkind'), say(t('new.allGames')), 'secondary', { emoji: '⬅️' }),
      ]),
    ],
    [],
    accents.ask,
  );
}

/** Opens a table as its template says. */
export async function templateOpened(call: PressCall): Promise<Screen> {
  const { guildId } = call;
  const found = await templateMeant(call, call.press.args[0] ?? '');
  if (guildId === null) throw new InputError(t('new.onlyServer'));
  if (found === undefined) return templateList(call);
  const { name, ...rest } = found;
  return openAs(call, { ...rest, guildId, name });
}

async function templateMeant(call: Call, of: string): Promise<TableTemplate | undefined> {
  return (await templatesOf(call)).find(({ name }) => token(name) === of);
}

function isCalled({ name }: TableTemplate, typed: string): boolean {
  return foldName(name) === foldName(typed);
}

function press(verb: string, ...args: string[]): string {
  return writePress({ game: 0, checkpoint: 0, question: '', verb, args });
}
