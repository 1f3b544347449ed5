// Battles in words: how they are called, who stands against whom, and what is to be expected.
import type { Text } from '../../../table/text.js';
import { attackersIn, defendersIn } from '../rules/battle.js';
import { contestOf } from '../rules/odds/contest.js';
import { shownTogether } from '../rules/odds/odds.js';
import type { AaState, Battle } from '../state.js';
import { say, spaceName, stackTexts } from './names.js';
import { oddsText } from './odds.js';

/** How a battle is called. */
export function battleName({ kind, space }: Battle): Text {
  return kind === 'raid' ? say('battle.raid', { space: spaceName(space) }) : spaceName(space);
}

/** Who stands against whom. */
export function sidesText(state: AaState, battle: Battle): Text {
  const waiting = state.units.filter((unit) => unit.target === battle.space && unit.aboard !== null);
  return say('detail.battle', {
    attackers: orNobody([...attackersIn(state, battle), ...waiting]),
    defenders: orNobody(defendersIn(state, battle)),
  });
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
