// The battle that is fought, or is next, as players set it out: two ranks of units under the number they hit on.
import { battleBoard, type BattleSide, type Combatant } from '../../../draw/battle-board.js';
import type { OwnerColours } from '../../../draw/theme.js';
import { languagesOf } from '../../../draw/lettering.js';
import type { Panel } from '../../../table/game.js';
import type { Colour, GroupShape, Look, Scene, XY } from '../../../table/scene.js';
import { glyphAmid } from '../board/glyphs.js';
import { powerColours, themes } from '../board/theme.js';
import { powers, type Power } from '../data/powers.js';
import { unitFacts, unitTypes, type UnitType } from '../data/units.js';
import { battleTitle, sidesText } from '../reports/battles.js';
import { powerName, say } from '../reports/names.js';
import { attackersIn, defendersIn, type Camp } from '../rules/battle.js';
import type { AaState, Battle, Unit } from '../state.js';
import { battlesAhead } from './odds.js';

const WIDTH = 1200;
const HEIGHT = 900;

/** The page of the battle; none while nothing is fought. */
export function battlePanel(state: AaState): readonly Panel[] {
  const [battle] = battlesAhead(state);
  if (battle === undefined) return [];
  return [
    {
      id: 'battle',
      title: say('panel.battle', { space: battleTitle(battle) }),
      private: false,
      lines: [sidesText(state, battle)],
      scene: (look) => picture(state, battle, look),
    },
  ];
}

function picture(state: AaState, battle: Battle, look: Look): Scene {
  const theme = themes[look.theme];
  const waiting = state.units.filter((unit) => unit.target === battle.space && unit.aboard !== null);
  const attackers = [...attackersIn(state, battle), ...waiting];
  const defenders = defendersIn(state, battle);
  const owner = powers.find((power) => defenders.some((unit) => unit.power === power)) ?? state.active;
  const box = { x: 0, y: 0, w: WIDTH, h: HEIGHT };
  const shapes = battleBoard(
    sideIn(state, 'attack', state.active, attackers, battle, look),
    sideIn(state, 'defense', owner, defenders, battle, look),
    { box, theme, languages: languagesOf(look.lang), numbers: [0, 1, 2, 3, 4] },
  );
  return {
    width: WIDTH,
    height: HEIGHT,
    pixels: Math.min(look.width, WIDTH),
    background: theme.paper,
    ns: 'axis-and-allies-1942',
    layers: [{ id: 'battle', shapes }],
  };
}

function sideIn(
  state: AaState,
  camp: Camp,
  owner: Power,
  units: readonly Unit[],
  { space }: Battle,
  look: Look,
): BattleSide {
  const colours = powerColours(look);
  const theme = themes[look.theme];
  const all = powers.flatMap((power) => unitTypes.map((type) => ({ power, type })));
  const combatants = all.flatMap(({ power, type }): Combatant[] => {
    const left = units.filter((unit) => unit.power === power && unit.type === type).length;
    const lost = state.losses
      .filter((one) => one.space === space && one.power === power && one.type === type)
      .reduce((sum, { count }) => sum + count, 0);
    if (left + lost === 0 || (camp === 'attack') !== (power === state.active)) return [];
    return [
      {
        id: `${power}:${type}`,
        hitsOn: unitFacts[type][camp],
        count: left + lost,
        lost,
        token: (at) => unitSquare(`battle:${camp}:${power}:${type}`, type, at, colours[power], theme.ring),
      },
    ];
  });
  return { id: camp, name: powerName(owner), colours: colours[owner], units: combatants, hits: 0 };
}

/** A unit's sign on a square in the colours of its power. */
function unitSquare(id: string, type: UnitType, at: XY, { strong, ink }: OwnerColours, ring: Colour): GroupShape {
  return {
    kind: 'group',
    id,
    at,
    shapes: [
      {
        kind: 'box',
        id: `${id}:ground`,
        box: { x: -42, y: -42, w: 84, h: 84 },
        radius: 12,
        fill: { colour: strong },
        strokes: [{ colour: ring, width: 4 }],
      },
      glyphAmid(`${id}:sign`, type, [0, 0], [72, 50], ink),
    ],
  };
}
