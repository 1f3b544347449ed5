// Our board as a map TripleA can read, made from our own data: the names of its spaces are ours, so that nothing has to be translated.
import { canals, neighbours } from '../../src/games/axis-and-allies-1942/data/adjacency.js';
import { powers, sideOf, type Power } from '../../src/games/axis-and-allies-1942/data/powers.js';
import {
  capitals,
  cities,
  isSea,
  lands,
  spaces,
  territories,
  type Land,
} from '../../src/games/axis-and-allies-1942/data/spaces.js';
import { costOf, unitFacts, unitTypes, wares, type Ware } from '../../src/games/axis-and-allies-1942/data/units.js';

/** What TripleA calls our powers and units: its players look for some of these names. */
export const playerNames: Readonly<Record<Power, string>> = {
  ussr: 'Russians',
  germany: 'Germans',
  uk: 'British',
  japan: 'Japanese',
  usa: 'Americans',
};
export function unitName(ware: Ware): string {
  return { tank: 'armour', aaa: 'aaGun', complex: 'factory' }[ware as string] ?? ware;
}

type Attributes = Readonly<Record<string, string | number>>;

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

function tag(name: string, attributes: Attributes, ...inside: readonly string[]): string {
  const list = Object.entries(attributes).map(([key, value]) => ` ${key}="${escape(String(value))}"`);
  return inside.length === 0 ? `<${name}${list.join('')}/>` : `<${name}${list.join('')}>${inside.join('')}</${name}>`;
}

/** What a unit is beyond its numbers. */
const traits: Readonly<Partial<Record<Ware, Attributes>>> = {
  infantry: { transportCost: 2, artillerySupportable: 'true' },
  artillery: { transportCost: 3, artillery: 'true' },
  tank: { transportCost: 3, canBlitz: 'true' },
  aaa: { transportCost: 3, canNotMoveDuringCombatMove: 'true', isAAforCombatOnly: 'true', maxAAattacks: 3 },
  fighter: { carrierCost: 1, isAir: 'true', canIntercept: 'true', canEscort: 'true' },
  bomber: { isAir: 'true', isStrategicBomber: 'true' },
  battleship: { isSea: 'true', canBombard: 'true', hitPoints: 2 },
  carrier: { isSea: 'true', carrierCapacity: 2 },
  cruiser: { isSea: 'true', canBombard: 'true' },
  destroyer: { isSea: 'true', isDestroyer: 'true' },
  submarine: { isSea: 'true', isSub: 'true' },
  transport: { isSea: 'true', transportCapacity: 5 },
  complex: { isFactory: 'true', isAAforBombingThisUnitOnly: 'true' },
};

/** The printed rules as TripleA's properties. */
const rules = {
  true: [
    'WW2V3',
    'Honorable Surrender',
    'Units Repair Hits End Turn',
    'Blitz Through Factories And AA Restricted',
    'Roll AA Individually',
    'Choose AA Casualties',
    'AA Territory Restricted',
    'Multiple AA Per Territory',
    'Partial Amphibious Retreat',
    'Attacker Retreat Planes',
    'Shore Bombard Per Ground Unit Restricted',
    'Naval Bombard Casualties Return Fire',
    'Hari-Kari Units',
    'Allied Air Dependents',
    'Surviving Air Move To Land',
    'Air Attack Sub Restricted',
    'Ignore Transport In Movement',
    'Transport Casualties Restricted',
    'Unescorted Transport Dies',
    'Ignore Sub In Movement',
    'Defending Subs Sneak Attack',
    'Sub Retreat Before Battle',
    'Submersible Subs',
    'Subs Can End NonCombat Move With Enemies',
    'Previous Units Fight',
    'Two hit battleship',
    'Produce fighters on carriers',
    'Produce new fighters on old carriers',
    'Land existing fighters on new carriers',
    'LHTR Carrier production rules',
    'Unit Placement In Enemy Seas',
    'Placement Restricted By Factory',
    'Neutrals Are Impassable',
    'Damage From Bombing Done To Units Instead Of Territories',
  ],
  numbers: {
    'Axis Honorable Victory VCs': 9,
    'Allies Honorable Victory VCs': 9,
    maxFactoriesPerTerritory: 1,
    neutralCharge: 9999999,
  },
} as const;

/** The steps of a turn: the word they end with, and who carries them out. */
const steps = [
  ['Purchase', 'purchase'],
  ['CombatMove', 'move'],
  ['Battle', 'battle'],
  ['NonCombatMove', 'move'],
  ['Place', 'place'],
  ['EndTurn', 'endTurn'],
] as const;

const delegates = {
  initDelegate: 'InitializationDelegate',
  tech: 'TechnologyDelegate',
  purchase: 'PurchaseDelegate',
  move: 'MoveDelegate',
  battle: 'BattleDelegate',
  place: 'PlaceDelegate',
  endTurn: 'EndTurnDelegate',
  endRound: 'EndRoundDelegate',
} as const;

function attachment(kind: string, type: string, to: string, options: Attributes): string {
  const name = `${kind.charAt(0).toLowerCase()}${kind.slice(1)}`;
  const javaClass = `games.strategy.triplea.attachments.${kind}`;
  const inside = Object.entries(options).map(([option, value]) => tag('option', { name: option, value }));
  return tag('attachment', { name, attachTo: to, javaClass, type }, ...inside);
}

function attachments(): readonly string[] {
  const units = wares.map((ware) => {
    const facts =
      ware === 'complex' ? {} : (({ attack, defense, move }) => ({ attack, defense, movement: move }))(unitFacts[ware]);
    return attachment('UnitAttachment', 'unitType', unitName(ware), { ...facts, ...traits[ware] });
  });
  const capitalOf = (land: Land): Power | undefined => powers.find((power) => capitals[power] === land);
  const grounds = lands.map((land) => {
    const power = capitalOf(land);
    return attachment('TerritoryAttachment', 'territory', land, {
      production: territories[land].ipc,
      ...(power === undefined ? {} : { capital: playerNames[power] }),
      ...(cities.some((city) => city === land && city !== 'hawaiian_islands') ? { victoryCity: 1 } : {}),
    });
  });
  const locks = canals.flatMap(({ id, zones, lands: banks }) =>
    zones.map((zone) =>
      attachment('CanalAttachment', 'territory', zone, { canalName: id, landTerritories: banks.join(':') }),
    ),
  );
  return [...units, ...grounds, ...locks];
}

/** The whole map, without any unit but a complex wherever one could stand: the position is set up turn by turn. */
export function mapText(): string {
  const names = powers.map((power) => playerNames[power]);
  const touching = spaces.flatMap((one) =>
    neighbours[one].filter((other) => one < other).map((other) => tag('connection', { t1: one, t2: other })),
  );
  const frontier = wares.map((ware) => tag('frontierRules', { name: `buy-${unitName(ware)}` }));
  const sequence = powers.flatMap((power) =>
    steps.map(([word, delegate]) =>
      tag('step', {
        name: `${power}${word}`,
        delegate,
        player: playerNames[power],
        ...(word === 'NonCombatMove' ? { display: 'Non Combat Move' } : {}),
      }),
    ),
  );
  const cost = (quantity: number): string => tag('cost', { resource: 'PUs', quantity });
  return `<?xml version="1.0"?>\n<!DOCTYPE game SYSTEM "game.dtd">\n${tag(
    'game',
    {},
    tag('info', { name: 'Fieldpost', version: '1.0' }),
    tag('loader', { javaClass: 'games.strategy.triplea.TripleA' }),
    tag(
      'map',
      {},
      ...spaces.map((name) => tag('territory', isSea(name) ? { name, water: 'true' } : { name })),
      ...touching,
    ),
    tag('resourceList', {}, tag('resource', { name: 'PUs' }), tag('resource', { name: 'techTokens' })),
    tag(
      'playerList',
      {},
      ...names.map((name) => tag('player', { name, optional: 'false' })),
      ...powers.map((power) => tag('alliance', { player: playerNames[power], alliance: sideOf(power) })),
    ),
    tag('unitList', {}, ...wares.map((ware) => tag('unit', { name: unitName(ware) }))),
    tag(
      'gamePlay',
      {},
      ...Object.entries(delegates).map(([name, kind]) =>
        tag('delegate', { name, javaClass: `games.strategy.triplea.delegate.${kind}`, display: name }),
      ),
      tag('sequence', {}, ...sequence, tag('step', { name: 'endRoundStep', delegate: 'endRound' })),
    ),
    tag(
      'production',
      {},
      ...wares.map((ware) =>
        tag(
          'productionRule',
          { name: `buy-${unitName(ware)}` },
          cost(costOf(ware)),
          tag('result', { resourceOrUnit: unitName(ware), quantity: 1 }),
        ),
      ),
      tag('repairRule', { name: 'repairFactory' }, cost(1), tag('result', { resourceOrUnit: 'factory', quantity: 1 })),
      tag('repairFrontier', { name: 'repair' }, tag('repairRules', { name: 'repairFactory' })),
      tag('productionFrontier', { name: 'production' }, ...frontier),
      ...names.map((player) => tag('playerProduction', { player, frontier: 'production' })),
      ...names.map((player) => tag('playerRepair', { player, frontier: 'repair' })),
    ),
    tag('attachmentList', {}, ...attachments()),
    tag(
      'initialize',
      {},
      tag(
        'ownerInitialize',
        {},
        ...lands.map((territory) =>
          tag('territoryOwner', { territory, owner: playerNames[territories[territory].owner] }),
        ),
      ),
      tag(
        'resourceInitialize',
        {},
        ...names.map((player) => tag('resourceGiven', { player, resource: 'PUs', quantity: 0 })),
      ),
    ),
    tag(
      'propertyList',
      {},
      ...rules.true.map((name) => tag('property', { name, value: 'true', editable: 'false' }, tag('boolean', {}))),
      ...Object.entries(rules.numbers).map(([name, value]) =>
        tag('property', { name, value, editable: 'false' }, tag('number', { min: 0, max: 9999999 })),
      ),
      tag('property', { name: 'mapName', value: 'fieldpost', editable: 'false' }),
    ),
  )}`;
}

/** Our name of one of TripleA's units. */
export function wareOf(name: string): Ware | undefined {
  return [...unitTypes, 'complex' as const].find((ware) => unitName(ware) === name);
}
