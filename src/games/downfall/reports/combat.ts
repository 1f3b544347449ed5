// A combat in words: who stands where, strengths item by item, and the result.
import type { Text } from '../../../table/text.js';
import type { UnitId } from '../data/units.js';
import type { Ground } from '../rules/ground.js';
import type { Modifier, Odds } from '../rules/odds.js';
import type { Place } from '../state.js';
import { say, signed } from './names.js';
import { unitName } from './places.js';
import { partisanName } from './subjects.js';

/** A unit with its steps. */
function strengthName(ground: Ground, id: UnitId): Text {
  return say('unit.steps', { unit: unitName(ground.facts, id), n: ground.board.units[id].steps });
}

/** Everything on land in a place. */
export function stackText(ground: Ground, place: Place): Text {
  return say('list', {
    items: [
      ...ground.unitsAt(place).map((id) => strengthName(ground, id)),
      ...ground.partisansAt(place).map(partisanName),
    ],
  });
}

function itemsText(items: readonly Modifier[]): readonly Text[] {
  return items.map(({ item, value }) => say('item', { name: say(`item.${item}`), value: signed(value) }));
}

function total(items: readonly Modifier[]): number {
  return items.reduce((sum, { value }) => sum + value, 0);
}

/** Strengths, column and die without their items, for a question. */
export function oddsInShort({ attack, defence, die, column, drm }: Odds): Text {
  const args = { attack: total(attack), defence: total(defence), column: signed(column) };
  return die.length === 0 ? say('combat.short', args) : say('combat.shortDie', { ...args, drm: signed(drm) });
}

/** Strengths, column and die modifiers with their items. */
export function oddsText({ attack, defence, die, column, drm }: Odds): Text {
  const args = {
    attack: total(attack),
    attackItems: itemsText(attack),
    defence: total(defence),
    defenceItems: itemsText(defence),
    column: signed(column),
  };
  return die.length === 0
    ? say('combat.odds', args)
    : say('combat.oddsDie', { ...args, drm: signed(drm), dieItems: itemsText(die) });
}
