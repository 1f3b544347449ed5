// What may stand in a table, ours or an owner's: every file with its records and their fields.
import { z } from 'zod';
import { decks, type CardId } from './cards.js';
import { cityIds } from './cities.js';
import { surrendering } from './conditions.js';
import { highestColumn, lowestColumn } from './combat-table.js';
import type { EventId } from './events.js';
import { navalIds } from './fleets.js';
import { hexDistance, terrains } from './hexes.js';
import { nationalities } from './nationalities.js';
import { nations } from './nations.js';
import { generalKinds, markerIds, opsIds } from './orders.js';
import { regions, seaAreas, seaHexes, type BeachName } from './seas.js';
import { tables } from './tables.js';
import { spacesPerLap } from './tracks.js';
import { airIds, factions, partisanIds, type UnitId } from './units.js';
import { tracks } from './warfare.js';

function oneOf<const T extends string>(names: readonly T[]): z.ZodEnum<{ [K in T]: K }> {
  return z.enum(names);
}

/** The ids of the records that owners may add to. */
export interface Ids {
  readonly units: readonly UnitId[];
  readonly cards: readonly CardId[];
  readonly events: readonly EventId[];
  readonly beaches: readonly BeachName[];
}

/** Which hexes are in play is on the picture of the map, which stays. */
const hexIds: ReadonlySet<string> = new Set(Object.keys(tables.hexes));

const faction = oneOf(factions);
const nationality = oneOf(nationalities);
const seaArea = oneOf(seaAreas);
const unitType = z.enum([
  'leg',
  'motorized',
  'shock',
  'airborne',
  'fort-troop',
  'garrison',
  'tank',
  'mechanized',
  'fortress',
]);
const weather = z.enum(['fair', 'mud', 'snow']);
const turn = z.int().min(1).max(8);
const few = z.int().min(-9).max(9);
const count = z.int().min(0).max(20);
const words = z.strictObject({ name: z.string().min(1).max(80), text: z.string().min(1).max(600) });
const landHex = z.string().refine((hex) => hexIds.has(hex), { error: 'no land hex in play' });
const landPlace = z.string().refine((place) => hexIds.has(place) || regions.some((one) => one === place), {
  error: 'neither a land hex in play nor a region',
});

/** An absent field stays absent: the tables do not know `undefined`. */
const isTrue = z.literal(true);

const unit = z.strictObject({
  name: z.string().min(1).max(20),
  faction,
  nationality,
  front: unitType,
  back: unitType.exactOptional(),
  most: z.int().min(1).max(4),
  badges: z.array(z.enum(['elite', 'conscript', 'supply'])).exactOptional(),
  guards: isTrue.exactOptional(),
  boxed: isTrue.exactOptional(),
});

const fleet = z.strictObject({
  faction,
  kind: z.enum(['fleet', 'submarine']),
  strength: z.int().min(0).max(9),
  air: isTrue.exactOptional(),
  italian: isTrue.exactOptional(),
  fixed: seaArea.exactOptional(),
});

const condition = z.union([
  z.strictObject({ weather: z.array(weather) }),
  z.strictObject({
    ownHasCategory: z.enum(['infantry', 'armored']),
    nationality: z.literal('germany').exactOptional(),
    asPrimary: isTrue.exactOptional(),
  }),
  z.strictObject({ enemyHasCategory: z.enum(['infantry', 'armored']) }),
  z.strictObject({ ownHasAxisMinor: isTrue }),
  z.strictObject({ hexHas: z.literal('city') }),
  z.strictObject({ hexCoastal: isTrue }),
  z.strictObject({ ownAirInRange: count }),
  z.strictObject({ ownAirSuperiority: isTrue }),
  z.strictObject({ ownReadyFleetInSea: isTrue }),
]);

const special = z.enum([
  'advance-one-extra-hex',
  'all-hits-may-be-retreat',
  'cancel-one-enemy-combat-card',
  'defender-cannot-retreat',
  'enemy-armor-bonus-zero',
  'ignore-fortress-drm',
  'ignore-water-hexsides',
  'own-armor-bonus-plus-1',
  'own-hits-minus-1',
  'own-hits-plus-1',
  'place-jets-air-unit',
  'treat-weather-as-fair',
]);

const effect = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('hq'), strength: few, drm: few }),
  z.strictObject({
    kind: z.literal('combat'),
    side: z.enum(['attacker', 'defender', 'either']),
    conditions: z.array(condition).exactOptional(),
    strength: few.exactOptional(),
    drm: few.exactOptional(),
    special: z.array(special).exactOptional(),
  }),
  z.strictObject({
    kind: z.literal('freeAttack'),
    attacks: count,
    primary: z.array(z.enum(['any', 'armored'])),
    drm: few.exactOptional(),
    special: z.array(z.literal('no-enemy-air')).exactOptional(),
  }),
  z.strictObject({
    kind: z.literal('freeRedeploy'),
    mp: count,
    types: z.array(z.enum(['infantry', 'armored', 'motorized'])),
    maxUnits: count,
  }),
  z.strictObject({
    kind: z.literal('orderBonus'),
    extraAttacks: count.exactOptional(),
    mpBonus: count.exactOptional(),
    orderKinds: z.array(z.enum(['redeploy', 'attack', 'redeploy-attack', 'attack-redeploy'])),
  }),
  z.strictObject({ kind: z.literal('gainSteps'), infantry: count.exactOptional(), armor: count.exactOptional() }),
  z.strictObject({
    kind: z.literal('initiativeLoss'),
    target: faction,
    amount: z.union([count, z.literal('1d6')]),
    bombing: isTrue.exactOptional(),
  }),
  z.strictObject({ kind: z.literal('placePartisan'), count }),
  z.strictObject({ kind: z.literal('removePartisan') }),
  z.strictObject({ kind: z.literal('cancelCard'), cards: z.enum(['hq', 'any']) }),
  z.strictObject({ kind: z.literal('transportPoints'), amount: count }),
  z.strictObject({ kind: z.literal('swRoll'), drm: few }),
  z.strictObject({ kind: z.literal('flipMulberry'), orReady: count }),
  z.strictObject({ kind: z.literal('flipFortress'), count }),
  z.strictObject({ kind: z.literal('airdrop'), rangeHexes: count, count }),
  z.strictObject({ kind: z.literal('evacuate'), steps: count }),
  z.strictObject({ kind: z.literal('yugoslavArmy'), place: count, addSteps: count }),
  z.strictObject({ kind: z.literal('fate') }),
  z.strictObject({ kind: z.literal('readyNaval'), count }),
  z.strictObject({ kind: z.literal('wolfPacks'), cost: count, drm: few }),
  z.strictObject({ kind: z.literal('navalDrm'), amount: few }),
]);

const card = z.strictObject({
  deck: oneOf(decks),
  type: z.enum(['hq', 'combat', 'situational']),
  fromTurn: turn,
  usableBy: z.array(faction).min(1),
  timing: z.enum(['before-order', 'order-start', 'combat-hq', 'combat-card', 'reaction', 'naval']),
  effect,
  words: words.exactOptional(),
});

const eventOp = z.discriminatedUnion('op', [
  z.strictObject({
    op: z.literal('gainSteps'),
    faction,
    infantry: count.exactOptional(),
    armor: count.exactOptional(),
    nationality: nationality.exactOptional(),
  }),
  z.strictObject({ op: z.literal('surrender'), nation: oneOf(surrendering) }),
  z.strictObject({ op: z.literal('highCommand') }),
  z.strictObject({ op: z.literal('supply') }),
  z.strictObject({ op: z.literal('africa'), orArmor: count.exactOptional() }),
  z.strictObject({ op: z.literal('transportPoints'), amount: count }),
  z.strictObject({ op: z.literal('openBeaches'), from: turn }),
  z.strictObject({ op: z.literal('bombing') }),
  z.strictObject({ op: z.literal('pay'), faction, amount: count }),
  z.strictObject({ op: z.literal('fortify'), faction, count }),
  z.strictObject({ op: z.literal('redTide') }),
  z.strictObject({ op: z.literal('unitedNations') }),
  z.strictObject({ op: z.literal('veDay') }),
]);

const shown = z.union([z.enum(['infantry', 'armored', 'elite']), unitType]);
const operation = z.strictObject({
  kind: z.enum(['redeploy', 'attack', 'redeploy-attack', 'attack-redeploy']),
  cost: count,
  mp: count.exactOptional(),
  attacks: count.exactOptional(),
  moves: z.array(shown).exactOptional(),
  primary: z.array(shown).exactOptional(),
  special: z.array(unitType).exactOptional(),
  naval: isTrue.exactOptional(),
  partisans: isTrue.exactOptional(),
});
const boxes = z.partialRecord(
  oneOf(generalKinds),
  z.strictObject({ cost: count, spaces: z.int().min(1).max(3), steps: count.exactOptional() }),
);

const place = z.strictObject({
  hex: landHex,
  seas: z.array(seaArea).exactOptional(),
  objective: isTrue.exactOptional(),
});

const side = z
  .string()
  .regex(/^\d{4}-\d{4}$/)
  .refine(
    (given) => {
      const [low = '', high = ''] = given.split('-');
      return low < high && hexIds.has(low) && hexIds.has(high) && hexDistance(low, high) === 1;
    },
    { error: 'not between two land hexes in play that touch, the lower number first' },
  );
const box = z.strictObject({ advantage: z.enum(['western', 'axis']), naval: few, units: count });
const column = z.string().regex(/^(s0|\d)\/\dG?$/);
const columns = highestColumn - lowestColumn + 1;
const nationsByRoll = z.record(z.string().regex(/^([2-9]|1[0-2])$/), oneOf(nations).nullable());
const beach = z
  .strictObject({
    title: z.string().min(1).max(40).exactOptional(),
    sea: z.string(),
    land: landHex,
    area: seaArea,
    cost: count,
    weather: z.array(weather),
  })
  .superRefine(({ sea, land, area }, context) => {
    const wrong = (field: 'sea' | 'land', message: string): void =>
      context.addIssue({ code: 'custom', path: [field], message });
    const lies = seaHexes.get(sea);
    if (lies === undefined) wrong('sea', `${sea} is no sea hex in play`);
    else if (lies !== area) wrong('sea', `${sea} lies in ${lies}, not in ${area}`);
    else if (hexDistance(sea, land) !== 1) wrong('land', `${land} does not touch ${sea}`);
  });
const border = z.strictObject({
  a: seaArea,
  b: seaArea,
  only: z.enum(['western', 'axis', 'closed']).exactOptional(),
});

const event = (ids: Ids) =>
  z.strictObject({
    air: z.strictObject({ western: count, soviet: count, axis: count }),
    draw: z.strictObject({ western: count, soviet: count, okh: count, okw: count }),
    ops: z.array(eventOp),
    bonus: z.array(faction).exactOptional(),
    replaced: z.strictObject({ from: turn, by: oneOf(ids.events) }).exactOptional(),
    words: words.exactOptional(),
  });

const scenario = (ids: Ids) =>
  z.strictObject({
    turn,
    weatherSpace: z.int().min(1).max(spacesPerLap),
    initiative: z.record(faction, z.int().min(1).max(spacesPerLap)),
    warfare: z.record(oneOf(tracks), z.int().min(0).max(8)),
    armorReserve: z.int().min(0).max(10),
    transportPoints: z.int().min(0).max(10),
    beachheads: z.int().min(0).max(2),
    beachheadsToCome: z.int().min(0).max(2),
    closedBeaches: z.array(oneOf(ids.beaches)),
    surrendered: z.array(oneOf(surrendering)),
    africaLiberated: z.boolean(),
    victoryPoints: z.int().min(-9).max(9),
    cityControl: z.strictObject({ western: z.array(oneOf(cityIds)), soviet: z.array(oneOf(cityIds)) }),
    units: z.array(
      z.strictObject({
        id: oneOf(ids.units),
        at: landPlace,
        steps: z.int().min(1).max(4),
        back: isTrue.exactOptional(),
      }),
    ),
    pool: z.array(oneOf(ids.units)),
    pending: z.array(oneOf(ids.units)),
    later: z.partialRecord(oneOf(ids.units), turn),
    byCard: z.array(oneOf(ids.units)),
    naval: z.partialRecord(oneOf(navalIds), z.union([seaArea, z.enum(['display', 'pending']), turn])),
    air: z.partialRecord(oneOf(airIds), landPlace),
    partisans: z.partialRecord(oneOf(partisanIds), landHex),
    events: z.strictObject({
      spent: oneOf(ids.events),
      current: oneOf(ids.events),
      pending: oneOf(ids.events),
      draw: z.array(oneOf(ids.events)),
      airOwner: z.partialRecord(oneOf(ids.events), z.enum(['okh', 'okw'])),
    }),
    planning: z.partialRecord(faction, oneOf(markerIds)),
    used: z.record(faction, z.array(oneOf(markerIds))),
    hands: z.record(faction, z.strictObject({ fixed: z.array(oneOf(ids.cards)), random: count })),
  });

const weatherOfTurn = z.tuple([weather, weather, weather]);

const taken = z.strictObject({
  cities: z.array(oneOf(cityIds)).min(1),
  by: z.enum(['western', 'soviet', 'allies']),
});
const surrenderWhen = z
  .strictObject({
    fromTurn: turn.exactOptional(),
    sovietsIn: oneOf(nations).exactOptional(),
    taken: z.array(taken).min(1).exactOptional(),
  })
  .refine((when) => Object.keys(when).length > 0, { error: 'says nothing' });
const conditions = z.strictObject({
  points: z.int().min(2).max(30),
  conquest: z.strictObject({ without: z.array(oneOf(cityIds)) }),
  partisanVictory: z.strictObject({ lead: count, objectives: z.int().min(1).max(60) }),
  veDay: z.strictObject({ city: oneOf(cityIds), axisObjectives: z.int().min(0).max(60) }),
  surrender: z.record(oneOf(surrendering), z.array(surrenderWhen)),
});

/** Whose words stand in no catalogue. */
function needsWords<T extends { readonly words?: unknown }>(known: object) {
  return (all: Readonly<Record<string, T>>, context: z.RefinementCtx): void => {
    for (const [id, { words: own }] of Object.entries(all)) {
      if (Object.hasOwn(known, id) || own !== undefined) continue;
      context.addIssue({ code: 'custom', path: [id, 'words'], message: 'a new one needs its name and text' });
    }
  };
}

/** What is called nothing in any catalogue. */
const titled = (all: Readonly<Record<string, { readonly title?: string }>>, context: z.RefinementCtx): void => {
  for (const [id, { title }] of Object.entries(all)) {
    if (Object.hasOwn(tables.seas.beaches, id) || title !== undefined) continue;
    context.addIssue({ code: 'custom', path: [id, 'title'], message: 'a new one needs its name' });
  }
};

/** A hex of the sea is a beach once: what lies there is found by its number. */
const apart = (all: Readonly<Record<string, { readonly sea: string }>>, context: z.RefinementCtx): void => {
  const known = new Map<string, string>();
  for (const [id, { sea }] of Object.entries(all)) {
    const other = known.get(sea);
    if (other === undefined) known.set(sea, id);
    else context.addIssue({ code: 'custom', path: [id, 'sea'], message: `${sea} is the beach ${other} already` });
  }
};

/** The records of a file: ours, which all stay, and others whose ids have the same form. */
function records<K extends string, S extends z.ZodType>(ids: readonly K[], form: RegExp, record: S) {
  return z.record(oneOf(ids.filter((id) => form.test(id))), record);
}

/** By file: what may stand in it, with the records of these ids. */
export function tableSchemas(ids: Ids) {
  return {
    units: records(ids.units, /^(?:okh|okw|sov|wes)-[a-z0-9-]{1,20}$/, unit),
    fleets: z.record(oneOf(navalIds), fleet),
    cards: records(ids.cards, /^[ASW]\d{1,3}$/, card).superRefine(needsWords(tables.cards)),
    events: records(ids.events, /^E\d{1,3}$/, event(ids)).superRefine(needsWords(tables.events)),
    orders: z.strictObject({
      operations: z.record(oneOf(opsIds), operation),
      boxes: z.record(faction, boxes),
    }),
    tracks: z.strictObject({
      eventSpaces: z.record(z.string().regex(/^([1-9]|[1-8]\d|9[01])$/), faction),
      weather: z.array(weatherOfTurn).length(8),
    }),
    warfare: z.record(oneOf(tracks), z.array(box).min(2).max(12)),
    combat: z.strictObject({
      table: z.array(z.array(column).length(columns)).length(16),
      partisans: z.strictObject({ soviet: nationsByRoll, western: nationsByRoll }),
    }),
    hexes: z.record(landHex, z.strictObject({ nation: oneOf(nations), terrain: oneOf(terrains) })),
    hexsides: z.strictObject({
      rail: z.array(side),
      river: z.array(side),
      strait: z.array(side),
      sea: z.array(side),
    }),
    cities: z.strictObject({
      places: z.record(oneOf(cityIds), place),
      sources: z.record(landHex, z.array(nationality)),
    }),
    seas: z.strictObject({
      beaches: records(ids.beaches, /^[a-z-]{1,20}$/, beach)
        .superRefine(titled)
        .superRefine(apart),
      borders: z.array(border),
    }),
    conditions,
    overlord: scenario(ids),
    husky: scenario(ids),
    campaign: scenario(ids),
  } as const;
}
