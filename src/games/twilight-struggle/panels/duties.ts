// What each side still owes in military operations, and where it stands in the space race.
import type { Panel } from '../../../table/game.js';
import type { Text } from '../../../table/text.js';
import { abilityBoxes, sides, type Side } from '../data/terms.js';
import { spaceBoxes } from '../data/tracks.js';
import { owedMilOps } from '../rules/turn.js';
import { say, sideName } from '../reports/names.js';
import { spaceOdds, attemptsLeft, hasAbility } from '../rules/space-race.js';
import type { PublicState } from '../state.js';
import { netText } from './score.js';

function milOpsLine(state: PublicState, side: Side): Text {
  return say('panel.duties.milOps', {
    side: sideName(side),
    done: state.milOps[side],
    needed: state.defcon,
    owed: owedMilOps(state, side),
  });
}

function spaceLines(state: PublicState, side: Side): readonly Text[] {
  const { box } = state.space[side];
  const next = spaceBoxes[box];
  const { chance, vp } = spaceOdds(state, side);
  const name = sideName(side);
  return [
    say('panel.duties.space', {
      side: name,
      number: box,
      box: { key: `space.${box}` },
      attempts: attemptsLeft(state, side),
    }),
    next === undefined
      ? say('panel.duties.spaceDone', { side: name })
      : say('panel.duties.next', { side: name, ops: next.ops, chance, vp }),
    ...abilityBoxes
      .filter((id) => hasAbility(state, side, id))
      .map((id) => say('panel.duties.ability', { side: name, ability: say(`ability.${id}`) })),
  ];
}

/** The page of military operations and the space race. */
export function dutiesPanel(state: PublicState): Panel {
  const net = owedMilOps(state, 'ussr') - owedMilOps(state, 'us');
  return {
    id: 'duties',
    title: say('panel.duties'),
    private: false,
    lines: [
      ...sides.map((side) => milOpsLine(state, side)),
      say('panel.duties.penalty', { net: netText(net) }),
      ...sides.flatMap((side) => spaceLines(state, side)),
    ],
  };
}
