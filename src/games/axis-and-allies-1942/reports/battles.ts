// Battles in words: how they are called, who stands against whom, and what is to be expected.
import type { Text } from '../../../table/text.js';
import { isLand, isSea } from '../data/spaces.js';
import { attackersIn, committedTo, defendersIn } from '../rules/battle.js';
import { bombardingIn, contestOf } from '../rules/odds/contest.js';
import { shownTogether } from '../rules/odds/odds.js';
import type { AaState, Battle } from '../state.js';
import { powerName, say, spaceName, stackTexts } from './names.js';
import { oddsText } from './odds.js';

/** How a battle is called. */
export function battleName({ kind, space }: Battle): Text {
  return kind === 'raid' ? say('battle.raid', { space: spaceName(space) }) : spaceName(space);
}

/** A battle's name behind the number by which it is marked on the board. */
export function battleTitle(battle: Battle): Text {
  const { number } = battle;
  return number === undefined ? battleName(battle) : say('battle.numbered', { number, battle: battleName(battle) });
}

/**
 * What else a battle may be called where it is typed: its name alone, or its number.
 * @param among the battles that could be meant; the number of one that is also that of a sea zone names both.
 */
export function battleAlso(battle: Battle, among: readonly Battle[]): Text {
  const { number, space } = battle;
  const name = battleName(battle);
  const zone = isSea(space) ? Number(space.slice(2)) : undefined;
  if (number === undefined) return name;
  return zone !== undefined && among.some((other) => other.number === zone)
    ? say('also.battleAtZone', { number, battle: name, zone })
    : say('also.battle', { number, battle: name });
}

/** Who stands against whom, with the ships off the coast. */
export function sidesText(state: AaState, battle: Battle): Text {
  const ships = bombardingIn(state, battle);
  const attackers = orNobody(committedTo(state, battle));
  const defenders = stackTexts(defendersIn(state, battle));
  if (defenders.length === 0) return say('detail.undefended', { attackers });
  const sides = { attackers, defenders };
  return ships.length === 0
    ? say('detail.battle', sides)
    : say('detail.bombarded', { ...sides, ships: stackTexts(ships) });
}

/** Which power has what left in a battle, the attacker first. */
export function standingText(state: AaState, battle: Battle): Text {
  const units = [...committedTo(state, battle), ...defendersIn(state, battle)];
  const owners = [...new Set(units.map(({ power }) => power))];
  const each = owners.map((power) =>
    say('battle.stands', {
      power: powerName(power),
      units: stackTexts(units.filter((unit) => unit.power === power)),
    }),
  );
  const [last = say('nobody'), ...before] = each.toReversed();
  return before.reduce((rest, first) => say('battle.against', { first, rest }), last);
}

/** Who bombs a complex, and how damaged it is. */
export function raidText(state: AaState, battle: Battle): Text {
  const damage = isLand(battle.space) ? (state.complexes[battle.space] ?? 0) : 0;
  return say('detail.raid', { raiders: orNobody(attackersIn(state, battle)), damage });
}

function orNobody(units: Parameters<typeof stackTexts>[0]): readonly Text[] | Text {
  const texts = stackTexts(units);
  return texts.length === 0 ? say('nobody') : texts;
}

/** Who stands against whom in each of some battles, with the odds. */
export function prospectTexts(state: AaState, battles: readonly Battle[]): readonly Text[] {
  const odds = shownTogether(battles.map((battle) => contestOf(state, battle)));
  return battles.map((battle, at) => {
    const [forces, one] = [sidesText(state, battle), odds[at]];
    return one === undefined ? forces : say('detail.prospect', { forces, odds: oddsText(one, battle.kind) });
  });
}
