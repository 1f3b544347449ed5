// What is told of battles: dice by value, losses, captures.
import type { Text } from '../../../table/text.js';
import { powers, sideOf, type Power, type Side } from '../data/powers.js';
import { costOf } from '../data/units.js';
import type { Camp, Fought, Throw } from '../rules/battle.js';
import type { Captured } from '../rules/capture.js';
import type { Homecoming } from '../rules/homeless.js';
import { citiesHeld } from '../rules/victory.js';
import type { AaState, Unit } from '../state.js';
import { counted, powerName, say, spaceName, stackTexts, wareName } from './names.js';

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
  return [
    ...throws.map((one) => throwText(one, sides)),
    ...lossTexts(lost),
    ...(damaged.length === 0 ? [] : [say('report.damaged', { units: damaged.map(({ type }) => wareName(type)) })]),
  ];
}

/** What each power has lost. */
export function lossTexts(lost: readonly Unit[]): readonly Text[] {
  return powers.flatMap((power) => {
    const own = lost.filter((unit) => unit.power === power);
    return own.length === 0 ? [] : [say('report.lost', { power: powerName(power), units: stackTexts(own) })];
  });
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
