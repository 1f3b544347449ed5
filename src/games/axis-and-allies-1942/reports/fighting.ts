// What is told of battles: dice by value, losses, captures.
import type { Text } from '../../../table/text.js';
import { powers, sideOf, type Power, type Side } from '../data/powers.js';
import { costOf, unitTypes } from '../data/units.js';
import type { Camp, Fought, Throw } from '../rules/battle.js';
import type { Captured } from '../rules/capture.js';
import type { Space } from '../data/spaces.js';
import type { Homecoming } from '../rules/homeless.js';
import { citiesHeld } from '../rules/victory.js';
import type { AaState, Battle, Loss, Unit } from '../state.js';
import { counted, powerName, say, spaceName, stackTexts } from './names.js';

const faces = ['⚀', '⚁', '⚂', '⚃', '⚄', '⚅'];

/** The powers on both sides of a battle. */
export type Sides = Readonly<Record<Camp, readonly Power[]>>;

/** Dice of one value, and whose they are: `Attack (Germany) at 2: ⚁⚄⚀, 2 hits`. */
function throwText({ camp, step, value, dice, hits }: Throw, sides: Sides): Text {
  const rolled = dice.map((die) => faces[die - 1] ?? String(die)).join('');
  const by = sides[camp].map(powerName);
  const args = { camp: say(`camp.${camp}`, { by }), value, dice: rolled === '' ? '–' : rolled, count: hits };
  return step === 'bombs' ? say('report.bombs', args) : say(`report.throw.${step}`, args);
}

/** Dice and losses of a stretch of fighting, one line each. */
export function foughtTexts({ throws, lost, damaged }: Fought, sides: Sides): readonly Text[] {
  return [...throws.map((one) => throwText(one, sides)), ...lossTexts(lost), ...byPower(damaged, 'report.damaged')];
}

/** What each power has lost. */
export function lossTexts(lost: readonly Unit[]): readonly Text[] {
  return byPower(lost, 'report.lost');
}

function byPower(units: readonly Unit[], key: 'report.lost' | 'report.damaged'): readonly Text[] {
  return powers.flatMap((power) => {
    const own = units.filter((unit) => unit.power === power);
    return own.length === 0 ? [] : [say(key, { power: powerName(power), units: stackTexts(own) })];
  });
}

/** What each power has lost, as one list; null when nobody has lost anything. */
function lossesText(lost: readonly Loss[]): Text | null {
  const each = powers.flatMap((power) => {
    const units = unitTypes.flatMap((type) => {
      const count = lost.reduce((sum, one) => sum + (one.power === power && one.type === type ? one.count : 0), 0);
      return count === 0 ? [] : [counted(type, count)];
    });
    return units.length === 0 ? [] : [say('loss.of', { power: powerName(power), units })];
  });
  return each.reduceRight<Text | null>(
    (rest, first) => (rest === null ? first : say('loss.more', { first, rest })),
    null,
  );
}

/**
 * How a battle or raid ended, with what it cost both sides, in one line.
 * @param ends sentences that say it, at least one.
 */
export function outcomeText([first, ...more]: readonly [Text, ...Text[]], lost: readonly Loss[]): Text {
  const end = more.reduce((said, then) => say('report.then', { first: said, then }), first);
  const losses = lossesText(lost);
  return losses === null ? end : say('report.outcome', { end, losses });
}

/** What has been lost in a space in this turn. */
export function soFarText({ losses }: Pick<AaState, 'losses'>, space: Space): Text {
  const lost = lossesText(losses.filter((one) => one.space === space));
  return lost === null ? say('battle.noneSoFar') : say('battle.soFar', { losses: lost });
}

/** What a round has cost both sides. */
export function roundText({ space, round }: Pick<Battle, 'space' | 'round'>, lost: readonly Loss[]): Text {
  const args = { space: spaceName(space), round };
  const losses = lossesText(lost);
  return losses === null ? say('report.roundNone', args) : say('report.roundLosses', { ...args, losses });
}

/** A capture with what it brings. */
export function captureTexts(captured: Captured, by: Unit['power']): readonly Text[] {
  const { land, owner, loot, returned } = captured;
  const args = { power: powerName(by), land: spaceName(land) };
  return [
    owner === by ? say('report.captured', args) : say('report.freed', { ...args, owner: powerName(owner) }),
    ...(loot === null
      ? []
      : [say('report.loot', { power: powerName(by), from: powerName(loot.from), amount: loot.amount })]),
    ...(returned.length === 0
      ? []
      : [say('report.returned', { power: powerName(owner), lands: returned.map(spaceName) })]),
  ];
}

/** A fighter that lost its base. */
export function homecomingText({ unit, from, to }: Homecoming): Text {
  const args = { power: powerName(unit.power), unit: counted(unit.type, 1), from: spaceName(from) };
  return to === null ? say('report.homelessLost', args) : say('report.homelessLands', { ...args, to: spaceName(to) });
}

/** What a turn has cost both sides, and how many victory cities they hold after it. */
export function turnText(state: AaState): Text {
  const lost = (side: Side): number =>
    state.losses.reduce((sum, { power, type, count }) => sum + (sideOf(power) === side ? costOf(type) * count : 0), 0);
  return say('report.turn', {
    power: powerName(state.active),
    axis: lost('axis'),
    allies: lost('allies'),
    axisCities: citiesHeld(state, 'axis'),
    alliesCities: citiesHeld(state, 'allies'),
  });
}
