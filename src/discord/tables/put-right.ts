// Putting a position right by name: what, to what and why, from menus or typed, shown as it is and as it would be before anybody votes.
import type { GameInfo } from '../../play/turn/info.js';
import { changeOf } from '../../play/host/repair.js';
import type { RepairPart } from '../../table/repairs.js';
import type { Text } from '../../table/text.js';
import { foldName } from '../../table/names.js';
import { languages } from '../../words/words.js';
import { gameLabel, gameVoice, InputError, sentence, type Call, type CommandCall, type PressCall } from '../call.js';
import { token } from '../custom-id.js';
import { tablePress } from '../shown/status.js';
import { limits } from '../limits.js';
import {
  accents,
  button,
  buttonRows,
  cut,
  inputField,
  menuRow,
  modal,
  rule,
  screen,
  textBlock,
  type MenuOption,
  type Modal,
  type Row,
  type Screen,
} from '../screen.js';
import { t, voice } from '../voice.js';
import { decided as byConsent } from './care.js';

const longestReason = 300;
/** A message holds so many menus; what is behind them can be typed. */
const mostMenus = 8;

async function asked(call: PressCall): Promise<{ readonly info: GameInfo; readonly parts: readonly RepairPart[] }> {
  const info = await call.deps.play.info(call.press.game, call.person.id);
  return { info, parts: await call.deps.play.repairParts(info.id, call.person.id) };
}

/** What stands at a part, in words. */
function valueText({ value, values }: RepairPart, id = value): Text | string {
  return 'min' in values ? id : (values.find((one) => one.id === id)?.name ?? id);
}

function lineOf(part: RepairPart): Text {
  return t('option.pair', { name: part.name, value: valueText(part) });
}

/** As many menus as it takes, each with what stands in it. */
function menus(options: readonly MenuOption[], press: (at: number) => string, name: string): readonly Row[] {
  const count = Math.min(mostMenus, Math.ceil(options.length / limits.selectOptions));
  return Array.from({ length: count }, (_, n) => {
    const some = options.slice(n * limits.selectOptions, (n + 1) * limits.selectOptions);
    const span = count === 1 ? name : `${name}: ${some[0]?.label ?? ''} – ${some.at(-1)?.label ?? ''}`;
    return menuRow(press(n), span, some);
  });
}

/** The headings of what can be put right, the parts under one, or one part with its values. */
export async function putRightPress(call: PressCall): Promise<Screen> {
  const { info, parts } = await asked(call);
  const { say } = gameVoice(call, info.kind);
  const [step = ''] = call.press.args;
  const [chosen] = call.input.values;
  const back = button(tablePress(info, 'hfix'), say(t('desk.back')));
  const page = (lines: readonly string[], rows: readonly Row[]): Screen =>
    screen(
      [
        textBlock([`### ${say(t('repair.title'))} · ${say(gameLabel(info))}`, ...lines].join('\n')),
        rule(),
        ...rows,
        ...buttonRows(step === '' ? [button(tablePress(info, 'hdesk'), say(t('host.title')))] : [back]),
      ],
      [],
      accents.ask,
    );
  const part = step === 'part' ? parts.find(({ id }) => token(id) === chosen) : undefined;
  if (part !== undefined) {
    const { values } = part;
    if ('min' in values) {
      const type = button(tablePress(info, 'hfixw', token(part.id)), say(t('repair.number')), 'primary', {
        emoji: '✏️',
      });
      return page([`**${say(lineOf(part))}**`], buttonRows([type]));
    }
    const options = values.map(({ id, name }) => ({ value: token(id), label: say(name), chosen: id === part.value }));
    const at = (n: number): string => tablePress(info, 'hfixw', token(part.id), String(n));
    return page([`**${say(lineOf(part))}**`], menus(options, at, say(t('repair.becomes'))));
  }
  const headings = [...new Map(parts.map(({ heading }) => [say(heading), heading])).keys()];
  if (step === 'under' && headings.some((heading) => token(heading) === chosen)) {
    const some = parts.filter(({ heading }) => token(say(heading)) === chosen);
    const options = some.map((one) => ({ value: token(one.id), label: say(lineOf(one)) }));
    return page(
      [],
      menus(options, (n) => tablePress(info, 'hfix', 'part', String(n)), say(t('repair.what'))),
    );
  }
  if (parts.length === 0) return page([say(t('repair.byPath'))], []);
  const options = headings.map((heading) => ({ value: token(heading), label: heading }));
  return page(
    [say(t('repair.about'))],
    menus(options, (n) => tablePress(info, 'hfix', 'under', String(n)), say(t('repair.what'))),
  );
}

/** The window for the reason, with what would change on top; for a number, with a line for it. */
export async function putRightWindow(call: PressCall): Promise<Modal> {
  const { info, parts } = await asked(call);
  const { say } = gameVoice(call, info.kind);
  const part = parts.find(({ id }) => token(id) === call.press.args[0]);
  if (part === undefined) throw new InputError(t('press.old'));
  const { values } = part;
  const chosen = 'min' in values ? undefined : values.find(({ id }) => token(id) === call.input.values[0]);
  const about = chosen === undefined ? say(lineOf(part)) : say(changeOf(part, chosen.id));
  const id = tablePress(info, 'hfixd', token(part.id), chosen === undefined ? '' : token(chosen.id));
  return modal(id, say(t('repair.title')), [
    ...('min' in values
      ? [
          inputField('value', cut(say(part.name), limits.modalLabel), {
            description: say(t('repair.bounds', { min: values.min, max: values.max })),
            value: part.value,
            required: true,
            max: 6,
          }),
        ]
      : []),
    inputField('reason', cut(say(t('host.reason')), limits.modalLabel), {
      description: cut(about, limits.modalLabel * 2),
      required: true,
      max: longestReason,
    }),
  ]);
}

/** What was sent from the window. */
export async function putRight(call: PressCall): Promise<Screen> {
  const { info, parts } = await asked(call);
  const [named, chosen = ''] = call.press.args;
  const part = parts.find(({ id }) => token(id) === named);
  if (part === undefined) return sentence(call, t('press.old'), 'quiet');
  const value =
    'min' in part.values
      ? (call.input.field('value') ?? '').trim()
      : part.values.find(({ id }) => token(id) === chosen)?.id;
  if (value === undefined) return sentence(call, t('press.old'), 'quiet');
  return decided(call, info, { part: part.id, value }, call.input.field('reason') ?? '');
}

/** A part and a value as they are typed: by name in either language, a part's value likewise; a path and JSON otherwise. */
export async function repairTyped(
  call: CommandCall,
  info: GameInfo,
  typed: { readonly path: string; readonly value: string | null; readonly reason: string },
): Promise<Screen> {
  const part = partNamed(call, info.kind, await call.deps.play.repairParts(info.id, call.person.id), typed.path);
  if (part !== undefined && typed.value !== null) {
    const value = valueNamed(call, info.kind, part, typed.value);
    return decided(call, info, { part: part.id, value }, typed.reason);
  }
  const path = typed.path.split('.').filter((step) => step !== '');
  const edit = typed.value === null ? { path } : { path, value: jsonOrWord(typed.value) };
  return decided(call, info, edit, typed.reason);
}

function folded(call: Call, kind: string, text: Text | string): readonly string[] {
  if (typeof text === 'string') return [foldName(text)];
  return languages.map((lang) => foldName(voice(call.deps.wording, lang, kind).say(text)));
}

function partNamed(call: Call, kind: string, parts: readonly RepairPart[], typed: string): RepairPart | undefined {
  return (
    parts.find(({ id }) => id === typed) ?? parts.find(({ name }) => folded(call, kind, name).includes(foldName(typed)))
  );
}

/** The id of a typed value; what was typed where it is none, so that the refusal can name the part. */
function valueNamed(call: Call, kind: string, { values }: RepairPart, typed: string): string {
  if ('min' in values) return typed.trim();
  const found =
    values.find(({ id }) => id === typed) ??
    values.find(({ name }) => folded(call, kind, name).includes(foldName(typed)));
  return found?.id ?? typed;
}

/** What autocomplete offers for the part, and for the value of the part already named. */
export async function repairOffers(
  call: Call,
  info: GameInfo,
  named: string | null,
): Promise<readonly { readonly name: string; readonly value: string }[]> {
  const { say } = gameVoice(call, info.kind);
  const parts = await call.deps.play.repairParts(info.id, call.person.id);
  if (named === null) return parts.map((part) => ({ name: say(lineOf(part)), value: part.id }));
  const values = partNamed(call, info.kind, parts, named)?.values ?? [];
  return 'min' in values ? [] : values.map(({ id, name }) => ({ name: say(name), value: id }));
}

type Wanted = Parameters<Call['deps']['play']['repair']>[2];

/** Does it, or asks those whose consent it needs. */
async function decided(call: Call, info: GameInfo, wanted: Wanted, reason: string): Promise<Screen> {
  const after = await call.deps.play.repair(info.id, call.person.id, wanted, reason);
  return byConsent(call, after, 'repair', t('host.didRepair'));
}

function jsonOrWord(typed: string): unknown {
  try {
    return JSON.parse(typed);
  } catch {
    return typed;
  }
}
