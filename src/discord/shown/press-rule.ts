// How a table talks and whether its seats are known by name, as it is chosen and shown.
import type { ShownSettings } from '../../play/settings/settings.js';
import type { GameInfo } from '../../play/turn/info.js';
import { pressRules, type PressRule } from '../../play/settings/press-choices.js';
import type { Text } from '../../table/text.js';
import { t } from '../voice.js';

/** What a table says about talking. */
type Talk = Pick<ShownSettings, 'press' | 'anonymous'>;

/** All there is to choose, the usual one first; known by their place in the list. */
export const talks: readonly Talk[] = [false, true].flatMap((anonymous) =>
  pressRules.map((press) => ({ press, anonymous })),
);

/** A press rule by name. */
export function ruleText(rule: PressRule): Text {
  return t(`press.rule.${rule}`);
}

/** Press rule and anonymity in a few words. */
export function talkText({ press, anonymous }: Talk): Text {
  return anonymous ? t('press.table', { rule: ruleText(press) }) : ruleText(press);
}

/** What a game's public message says of it: nothing where it is as usual. */
export function talkFacts({ table }: Pick<GameInfo, 'table'>): readonly Text[] {
  if (table.press === 'all' && !table.anonymous) return [];
  return [t('option.pair', { name: t('press.rule'), value: talkText(table) })];
}
