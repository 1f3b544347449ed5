// How a table is run beside its game's own options: shown to everybody, set by its host before it begins.
import type { ChosenSettings } from '../../play/settings/settings.js';
import type { GameInfo } from '../../play/turn/info.js';
import type { Text } from '../../table/text.js';
import { gameLabel, gameVoice, sentence, type Call, type PressCall } from '../call.js';
import { tablePress } from '../shown/status.js';
import { accents, button, buttonRows, menuRow, rule, screen, textBlock, type Screen } from '../screen.js';
import { pressRules } from '../../play/settings/press-choices.js';
import { t } from '../voice.js';
import { ruleText } from '../shown/press-rule.js';
import { timeChoices } from './time-choices.js';

/** A setting with the values it is offered with. */
interface Setting {
  readonly name: Text;
  readonly values: readonly { readonly set: ChosenSettings; readonly word: Text }[];
}

const settings: readonly Setting[] = [
  {
    name: t('table.readyCheck'),
    values: [
      { set: { readyCheck: null, readyHours: 24 }, word: t('table.byNumber') },
      { set: { readyCheck: false }, word: t('option.off') },
      ...[6, 24, 48].map((hours) => ({
        set: { readyCheck: true, readyHours: hours },
        word: t('table.readyWithin', { hours }),
      })),
    ],
  },
  {
    name: t('table.invitedOnly'),
    values: [
      { set: { invitedOnly: false }, word: t('option.off') },
      { set: { invitedOnly: true }, word: t('option.on') },
    ],
  },
  {
    name: t('table.drawVote'),
    values: [
      { set: { drawVote: 'secret' }, word: t('table.secret') },
      { set: { drawVote: 'open' }, word: t('table.open') },
    ],
  },
  {
    name: t('press.rule'),
    values: pressRules.map((press) => ({ set: { press }, word: ruleText(press) })),
  },
  {
    name: t('press.anonymous'),
    values: [
      { set: { anonymous: false }, word: t('press.anonymous.off') },
      { set: { anonymous: true }, word: t('press.anonymous.on') },
    ],
  },
  timeChoices.quiet,
  {
    name: t('table.misses'),
    values: [1, 2, 3, 5].map((misses) => ({ set: { misses }, word: t('table.count', { count: misses }) })),
  },
  {
    name: t('table.takeOver'),
    values: [0, 6, 12, 24, 48].map((takeOver) => ({ set: { takeOver }, word: t('time.hours', { n: takeOver }) })),
  },
  {
    name: t('table.pause'),
    values: [24, 72, 168, 336].map((pause) => ({ set: { pause }, word: t('time.hours', { n: pause }) })),
  },
  {
    name: t('table.rollback'),
    values: (['everybody', 'most', 'host'] as const).map((rollback) => ({
      set: { rollback },
      word: t(`table.rollback.${rollback}`),
    })),
  },
  {
    name: t('table.readiness'),
    values: (['names', 'count', 'none'] as const).map((readiness) => ({
      set: { readiness },
      word: t(`table.readiness.${readiness}`),
    })),
  },
  {
    name: t('table.newspaper'),
    values: [false, true].map((newspaper) => ({ set: { newspaper }, word: t(newspaper ? 'option.on' : 'option.off') })),
  },
  {
    name: t('table.spectators'),
    values: [
      { set: { spectators: 'public' as const }, word: t('table.spectators.public') },
      ...[5, 10, 20, 40].map((count) => ({
        set: { spectators: count },
        word: t('table.spectators.delayed', { count }),
      })),
    ],
  },
];

function isSet(table: GameInfo['table'], { set }: Setting['values'][number]): boolean {
  const shown = new Map<string, unknown>(Object.entries(table));
  return Object.entries(set).every(([field, value]) => JSON.stringify(shown.get(field)) === JSON.stringify(value));
}

/** What the table is told beside its game's options; with menus for its host while nothing has begun. */
export function tableSettingsScreen(call: Call, info: GameInfo): Screen {
  const { say } = gameVoice(call, info.kind);
  const mayChange = info.status === 'signup' && info.hostId === call.person.id;
  const label = (name: Text, word: Text): string => say(t('option.pair', { name, value: word }));
  const lines = settings.flatMap(({ name, values }) =>
    values.filter((value) => isSet(info.table, value)).map(({ word }) => `· ${label(name, word)}`),
  );
  const menus = settings.map(({ name, values }, at) =>
    menuRow(
      tablePress(info, 'tset', String(at)),
      say(name),
      values.map((value, n) => ({
        value: String(n),
        label: label(name, value.word),
        chosen: isSet(info.table, value),
      })),
    ),
  );
  return screen(
    [
      textBlock(`### ${say(gameLabel(info))}\n${say(mayChange ? t('settings.saved') : t('table.fixed'))}`),
      rule(),
      ...(mayChange ? menus : [textBlock(lines.join('\n'))]),
      ...buttonRows([button(tablePress(info, 'ttime'), say(t('timing.button')), 'primary', { emoji: '⏰' })]),
    ],
    [],
    accents.plain,
  );
}

/** A menu of the page. */
export async function tableSettingsPress(call: PressCall): Promise<Screen> {
  if (call.press.verb === 'tback') return tableSettingsScreen(call, await call.deps.play.info(call.press.game));
  const chosen = settings[Number(call.press.args[0])]?.values[Number(call.input.values[0])];
  if (chosen === undefined) return sentence(call, t('press.old'), 'quiet');
  const info = await call.deps.play.setTable(call.press.game, call.person.id, chosen.set);
  return tableSettingsScreen(call, info);
}
