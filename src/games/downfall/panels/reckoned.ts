// Pages that look at the whole map anew, and so are worked out only for those who read them: supply, and the ground between the fronts.
import type { Panel } from '../../../table/game.js';
import type { Text } from '../../../table/text.js';
import { factsOf } from '../data/own-files.js';
import { factions, type Faction } from '../data/units.js';
import { controlText } from '../reports/explain.js';
import { factionName, say } from '../reports/names.js';
import { placeName, unitName } from '../reports/places.js';
import { isolatedFurther, keepingPrice, supplyNow } from '../rules/supply-event.js';
import { Ground } from '../rules/ground.js';
import { betweenFronts, zonesOver } from '../rules/nearest.js';
import type { DownfallView } from '../view.js';

/** Whose front against the Axis. */
type Ally = 'western' | 'soviet';

interface PageJob {
  readonly page: 'supply' | Ally;
  readonly view: DownfallView;
}

interface PageFound {
  readonly lines: readonly Text[];
}

function pageOf(id: string, title: Text, job: PageJob): Panel {
  const page = (found: object): PageFound => found as PageFound;
  return { id, title, private: false, lines: [], reckoning: { job, isBrief: true, page } };
}

/** Supply as it is now, and what a Supply event would bring. */
export function supplyPanel(view: DownfallView): Panel {
  return pageOf('supply', say('panel.supply'), { page: 'supply', view });
}

/** Who controls the empty hexes between the Axis and an Allied side, and by which units. */
export function frontPanel(view: DownfallView, ally: Ally): Panel {
  const title = say('panel.front', { faction: factionName(ally) });
  return pageOf(`front:${ally}`, title, { page: ally, view });
}

function isolatedNow(view: DownfallView, faction: Faction): Text {
  const facts = factsOf(view);
  const units = facts.unitIds.filter((id) => {
    const { status, isolated } = view.units[id];
    return facts.units[id].faction === faction && status === 'map' && isolated !== 0;
  });
  if (units.length === 0) return say('panel.supply.none', { faction: factionName(faction) });
  const named = units.map((id) => {
    const { at, isolated } = view.units[id];
    return say('panel.supply.level', {
      unit: unitName(facts, id),
      place: placeName(facts, at ?? ''),
      level: isolated,
    });
  });
  return say('panel.supply.now', { faction: factionName(faction), units: named });
}

function inEvent(view: DownfallView, faction: Faction): Text {
  const facts = factsOf(view);
  const { cut, price: cost } = supplyNow(view, faction);
  if (cut.length === 0) return say('panel.supply.all', { faction: factionName(faction), cost });
  const priced = cut.map((id) => {
    const { at, steps, isolated } = view.units[id];
    return { id, at: at ?? '', price: keepingPrice(view, steps, isolatedFurther(isolated)) };
  });
  return say('panel.supply.cut', {
    faction: factionName(faction),
    units: priced.map(({ id, at, price }) =>
      say('panel.supply.unit', { unit: unitName(facts, id), place: placeName(facts, at), price }),
    ),
    price: priced.reduce((sum, { price }) => sum + price, 0),
    cost,
  });
}

function supplyLines(view: DownfallView): readonly Text[] {
  return [
    ...factions.map((faction) => isolatedNow(view, faction)),
    say('panel.supply.event'),
    ...factions.map((faction) => inEvent(view, faction)),
  ];
}

function frontLines(view: DownfallView, ally: Ally): readonly Text[] {
  const ground = new Ground(view);
  const hexes = betweenFronts(ground, ally, ground.facts.hexes.keys());
  if (hexes.length === 0) return [say('panel.front.none')];
  return [
    say('panel.front.about'),
    ...hexes.map((hex) =>
      say('panel.front.hex', {
        control: controlText(ground, hex),
        units: zonesOver(ground, hex).map((one) => unitName(ground.facts, one)),
      }),
    ),
  ];
}

/** Works out a page that has been asked for. */
export function reckon(job: object): PageFound {
  const { page, view } = job as PageJob;
  return { lines: page === 'supply' ? supplyLines(view) : frontLines(view, page) };
}
