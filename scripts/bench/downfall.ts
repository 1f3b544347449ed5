// How long Downfall takes: supply of all units, where the units of an order can march, a close-up, the whole map.
import { appWording } from '../../src/app/wording.js';
import { ours } from '../../src/games/downfall/data/own-files.js';
import { factions } from '../../src/games/downfall/data/units.js';
import { downfall as game } from '../../src/games/downfall/index.js';
import { marchQuestion } from '../../src/games/downfall/questions/march.js';
import { groundOf } from '../../src/games/downfall/rules/ground.js';
import { Supply } from '../../src/games/downfall/rules/supply.js';
import { byFaction, type DownfallState, type OrderContext } from '../../src/games/downfall/state.js';
import { createRenderer, loadBoardMaps } from '../../src/render/index.js';
import { SeededDice } from '../../src/table/dice.js';
import type { Look } from '../../src/table/scene.js';
import { report, timed } from './figures.js';

/** An order that moves all Soviet units. */
const march: OrderContext = {
  faction: 'soviet',
  source: 'S-ops-1',
  steps: ['move'],
  mp: 4,
  moves: ['infantry', 'armored'],
  mostUnits: null,
  primary: [],
  attacks: 0,
  freeAttacks: 0,
  special: [],
  naval: false,
  partisans: false,
  drm: 0,
  noEnemyAir: false,
  portsOnly: null,
  begun: true,
  attacked: [],
  defended: [],
  struck: [],
  prepared: [],
  then: 'event',
};

/** The supply line of every unit on the map, found anew. */
function supplyOfAll(state: DownfallState): number {
  const ground = groundOf(state);
  const supply = byFaction((faction) => new Supply(ground, faction, 'event'));
  const standing = ours.unitIds.filter((id) => state.units[id].status === 'map');
  return factions
    .flatMap((faction) =>
      standing.filter((id) => ours.units[id].faction === faction).map((id) => supply[faction].lineOf(id)),
    )
    .filter((line) => line !== null).length;
}

/** Where one unit can march, looked up as a menu does. */
function reachOfOne(state: DownfallState, n: number): number {
  const { form } = marchQuestion(state, march);
  const subjects = form.subjects([]);
  const subject = subjects[n % subjects.length]?.id ?? '';
  return form.step({ subject, path: [] }, []).options.length;
}

export async function benchDownfall(): Promise<void> {
  const wording = appWording();
  const { state } = game.setup(game.options.parse({}), new SeededDice('bench'));
  const painted: number[] = [];
  const renderer = createRenderer({
    say: (text, lang, ns) => wording.say(text, lang, ns),
    painted: (ms) => painted.push(ms),
  });
  const maps = loadBoardMaps(game.maps);
  const view = game.view(state, null);
  const draw = (n: number, area?: string) => {
    const look: Look = { lang: 'en', palette: 'standard', theme: 'light', variant: 'position', width: 1600 };
    // Each picture differs, so that none comes from the cache.
    return renderer.png(game.board(view, { ...look, caption: `#${n}`, ...(area === undefined ? {} : { area }) }, maps));
  };
  await timed(20, () => supplyOfAll(state));
  report('Downfall: supply of all units (reach 20 ms)', await timed(100, () => supplyOfAll(state)));
  report('  where a unit can march (reach 10 ms)', await timed(100, (n) => reachOfOne(state, n)));
  await draw(0, '27-36:22-33');
  report('  a close-up of twelve by ten hexes (reach 150 ms)', await timed(12, (n) => draw(n + 1, '27-36:22-33')));
  report('  of which in the painter', painted);
  await draw(100);
  painted.length = 0;
  report('  the whole map (reach 600 ms)', await timed(6, (n) => draw(n + 101)));
  report('  of which in the painter', painted);
  await renderer.close();
}
