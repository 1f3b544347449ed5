// How a table is run beside its game's own options: shown to everybody, set by its host before it begins.
import type { ChosenSettings } from '../../play/settings/settings.js';
import type { GameInfo } from '../../play/turn/info.js';
import { gameLabel, gameVoice, sentence, type Call, type PressCall } from '../call.js';
import { tablePress } from '../shown/status.js';
import { accents, button, buttonRows, rule, screen, textBlock, type Screen } from '../screen.js';
import { levels } from '../../table/levels.js';
import { pressRules } from '../../play/settings/press-choices.js';
import { t } from '../voice.js';
import { ruleText } from '../shown/press-rule.js';
import { choice, chosenTexts, fieldRow, picked, type Choice } from './form.js';
import { ownLevels } from './seat-levels.js';
import { mayChoose } from './table-time.js';
import { timeFields } from './time-fields.js';

const onOff = (on: boolean): ReturnType<typeof t> => t(on ? 'option.on' : 'option.off');
const hours = (n: number): ReturnType<typeof t> => t('time.hours', { n });

const fields: readonly Choice<ChosenSettings>[] = [
  choice('ready', t('table.readyCheck'), [null, 0, 6, 24, 48], {
    set: (within) =>
      within === null || within === 0
        ? { readyCheck: within === null ? null : false, readyHours: 24 }
        : { readyCheck: true, readyHours: within },
    word: (within) =>
      within === null
        ? t('table.byNumber')
        : within === 0
          ? t('option.off')
          : t('table.readyWithin', { hours: within }),
  }),
  choice('invited', t('table.invitedOnly'), [false, true], { set: (invitedOnly) => ({ invitedOnly }), word: onOff }),
  choice('drawVote', t('table.drawVote'), ['secret', 'open'] as const, {
    set: (drawVote) => ({ drawVote }),
    word: (how) => t(`table.${how}`),
  }),
  choice('press', t('press.rule'), pressRules, { set: (press) => ({ press }), word: ruleText }),
  choice('anonymous', t('press.anonymous'), [false, true], {
    set: (anonymous) => ({ anonymous }),
    word: (is) => t(is ? 'press.anonymous.on' : 'press.anonymous.off'),
  }),
  timeFields.quiet,
  choice('misses', t('table.misses'), [1, 2, 3, 5], {
    set: (misses) => ({ misses }),
    word: (count) => t('table.count', { count }),
  }),
  choice('takeOver', t('table.takeOver'), [0, 6, 12, 24, 48], { set: (takeOver) => ({ takeOver }), word: hours }),
  choice('pause', t('table.pause'), [24, 72, 168, 336], { set: (pause) => ({ pause }), word: hours }),
  choice('rollback', t('table.rollback'), ['everybody', 'most', 'host'] as const, {
    set: (rollback) => ({ rollback }),
    word: (who) => t(`table.rollback.${who}`),
  }),
  choice('readiness', t('table.readiness'), ['names', 'count', 'none'] as const, {
    set: (readiness) => ({ readiness }),
    word: (how) => t(`table.readiness.${how}`),
  }),
  choice('computers', t('table.computers'), levels, {
    set: (computers) => ({ computers }),
    word: (level) => t(`table.computers.${level}`),
  }),
  choice('publicBoard', t('table.publicBoard'), [true, false], {
    set: (publicBoard) => ({ publicBoard }),
    word: onOff,
  }),
  choice('newspaper', t('table.newspaper'), [false, true], { set: (newspaper) => ({ newspaper }), word: onOff }),
  choice('spectators', t('table.spectators'), ['public', 5, 10, 20, 40] as const, {
    set: (spectators) => ({ spectators }),
    word: (count) => (count === 'public' ? t('table.spectators.public') : t('table.spectators.delayed', { count })),
  }),
];

/** The fields that mean something in a game: not every computer player has levels. */
function fieldsOf(call: Call, { kind }: GameInfo): readonly Choice<ChosenSettings>[] {
  return fields.filter(({ id }) => hasLevels(call, { kind }) || id !== 'computers');
}

function hasLevels(call: Call, { kind }: Pick<GameInfo, 'kind'>): boolean {
  return call.deps.play.games.get(kind)?.levels !== undefined;
}

/** What the table is told beside its game's options; with menus for its host while nothing has begun. */
export function tableSettingsScreen(call: Call, info: GameInfo): Screen {
  const { say } = gameVoice(call, info.kind);
  const isOpen = mayChoose(info, call.person.id);
  const offered = fieldsOf(call, info);
  const page = { stands: info.table, say, press: (id: string) => tablePress(info, 'tset', id) };
  const ofSeats = hasLevels(call, info) ? ownLevels(info) : [];
  // Who runs the table finds a menu below for what stays open.
  const fixed = info.hostId === call.person.id ? t('table.fixed.host') : t('table.fixed');
  const lines = [...chosenTexts(offered, info.table), ...ofSeats].map((text) => `· ${say(text)}`);
  return screen(
    [
      textBlock(`### ${say(gameLabel(info))}\n${say(isOpen ? t('settings.saved') : fixed)}`),
      rule(),
      ...(isOpen ? offered.map((field) => fieldRow(field, page)) : [textBlock(lines.join('\n'))]),
      ...(info.hostId === call.person.id && !isOpen
        ? fields.filter(({ id }) => id === 'publicBoard').map((field) => fieldRow(field, page))
        : []),
      ...buttonRows([
        button(tablePress(info, 'ttime'), say(t('timing.button')), 'primary', { emoji: '⏰' }),
        // Where nothing can be chosen any more the button would lead to nothing but its way back.
        ...(hasLevels(call, info) && isOpen
          ? [button(tablePress(info, 'tlevel'), say(t('level.button')), 'secondary', { emoji: '🤖' })]
          : []),
      ]),
    ],
    [],
    accents.plain,
  );
}

/** A menu of the page. */
export async function tableSettingsPress(call: PressCall): Promise<Screen> {
  const { play } = call.deps;
  if (call.press.verb === 'tback') return tableSettingsScreen(call, await play.info(call.press.game));
  const set = picked(fields, call.press.args[0], call.input);
  if (set === undefined) return sentence(call, t('press.old'), 'quiet');
  return tableSettingsScreen(call, await play.setTable(call.press.game, call.person.id, set));
}
