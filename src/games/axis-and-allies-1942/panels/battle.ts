// The battle that is fought, or is next, as players set it out: two ranks of units under the number they hit on.
import { battleBoard, type BattleSide, type Combatant } from './battle-board.js';
import type { OwnerColours } from '../../../draw/theme.js';
import { languagesOf } from '../../../draw/lettering.js';
import type { Panel } from '../../../table/game.js';
import type { Colour, GroupShape, Look, Scene, XY } from '../../../table/scene.js';
import { glyphAmid } from '../board/glyphs.js';
import { powerColours, themes } from '../board/theme.js';
import { powers, type Power } from '../data/powers.js';
import { unitFacts, unitTypes, type UnitType } from '../data/units.js';
import { battleTitle, sidesText } from '../reports/battles.js';
import { inBattle } from '../reports/names.js';
import { powerName, say } from '../reports/names.js';
import { committedTo, defendersIn, type Camp } from '../rules/battle.js';
import { attackValues } from '../rules/volley.js';
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
      role: 'battle',
      at: [battle.space],
      title: say('panel.battle', { space: battleTitle(battle) }),
      private: false,
      lines: [sidesText(state, battle)],
      scene: (look) => picture(state, battle, look),
    },
  ];
}

function picture(state: AaState, battle: Battle, look: Look): Scene {
  const theme = themes[look.theme];
  const attackers = committedTo(state, battle);
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
  const supported = camp === 'attack' ? attackValues(units) : undefined;
  const all = powers.flatMap((power) => unitTypes.map((type) => ({ power, type })));
  const combatants = all.flatMap(({ power, type }): Combatant[] => {
    if ((camp === 'attack') !== (power === state.active)) return [];
    const left = units.filter((unit) => unit.power === power && unit.type === type);
    const fallen = state.losses
      .filter((one) => one.space === space && one.power === power && one.type === type)
      .reduce((sum, { count }) => sum + count, 0);
    const plain = unitFacts[type][camp];
    // Infantry beside artillery stands in the artillery's column; what has fallen stands where it would without.
    const values = left.map((unit) => supported?.get(unit) ?? plain);
    return [...new Set([plain, ...values])].flatMap((hitsOn): Combatant[] => {
      const lost = hitsOn === plain ? fallen : 0;
      const count = values.filter((value) => value === hitsOn).length + lost;
      const id = hitsOn === plain ? `${power}:${type}` : `${power}:${type}:${hitsOn}`;
      const token = (at: XY): GroupShape => ({
        ...unitSquare(`battle:${camp}:${id}`, type, at, colours[power], theme.ring),
        of: inBattle(power, type),
      });
      return count === 0 ? [] : [{ id, hitsOn, count, lost, token }];
    });
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
