// Battles in words: how they are called, who stands against whom, and what is to be expected.
import type { Text } from '../../../table/text.js';
import { attackersIn, defendersIn } from '../rules/battle.js';
import { contestOf } from '../rules/odds/contest.js';
import { shownOdds } from '../rules/odds/odds.js';
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

/** Who stands against whom, with the odds. */
export function prospectText(state: AaState, battle: Battle): Text {
  const odds = shownOdds(contestOf(state, battle));
  return say('detail.prospect', { forces: sidesText(state, battle), odds: oddsText(odds, battle.kind) });
}
