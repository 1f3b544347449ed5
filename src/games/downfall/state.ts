// The position: units, time track, displays, cards and control, and what is going on in the order being carried out.
import { z } from 'zod';
import type { Table } from '../../table/script.js';
import { Zones } from '../../table/zones.js';
import type { CardId, Deck } from './data/cards.js';
import { cityIds } from './data/cities.js';
import { combatItems } from './data/combat-items.js';
import { byFacts, type Facts } from './data/facts.js';
import { generalKinds, markerIds, opsIds } from './data/orders.js';
import { factsOf, isOwnText } from './data/own-files.js';
import { seaAreas } from './data/seas.js';
import type { Weather } from './data/tracks.js';
import {
  airIds,
  airUnits,
  factions,
  partisanIds,
  type AirId,
  type Faction,
  type UnitId,
  type UnitType,
} from './data/units.js';
import { optionsSchema } from './options.js';

/** Who controls hexes and owns objectives. */
export const ideologies = ['western', 'soviet', 'axis'] as const;
export type Ideology = (typeof ideologies)[number];

export function ideologyOf(faction: Faction): Ideology {
  return faction === 'okh' || faction === 'okw' ? 'axis' : faction;
}

/** Whom a faction fights. */
export const foeOf: Readonly<Record<Faction, Faction>> = {
  western: 'okw',
  okw: 'western',
  soviet: 'okh',
  okh: 'soviet',
};

/** The other Axis faction. */
export function partnerOf(faction: 'okh' | 'okw'): 'okh' | 'okw' {
  return faction === 'okh' ? 'okw' : 'okh';
}

/** The cards: each faction's hand, and for each deck what is still to come, what is drawn from and what is spent. */
function zonesOn({ cards, cardIds }: Facts) {
  const isOf =
    (deck: Deck) =>
    (card: CardId): boolean =>
      cards[card].deck === deck;
  return new Zones({
    owners: factions,
    cards: cardIds,
    stock: (card: CardId) => cards[card].deck,
    zones: {
      hand: { each: true, order: 'set', seenBy: 'owner' },
      axisDeck: { order: 'set', seenBy: 'none', holds: isOf('axis') },
      sovietDeck: { order: 'set', seenBy: 'none', holds: isOf('soviet') },
      westernDeck: { order: 'set', seenBy: 'none', holds: isOf('western') },
      /** Spent cards of all decks. */
      spent: { order: 'ordered', seenBy: 'all' },
      /** Cards of later turns. */
      toCome: { order: 'set', seenBy: 'all' },
    },
  });
}

const zonesBy = byFacts(zonesOn);

/** The zones of the cards that a position is played with. */
export function zonesOf(position: { readonly data: string | null }): ReturnType<typeof zonesOn> {
  return zonesBy(factsOf(position));
}

/** What is counted in an order or a combat: more than any cards on it add up to, an owner's own among them. */
const few = z.int().min(0).max(200);
const signed = z.int().min(-1_000).max(1_000);
/** A space of the time track: far beyond the eight rounds that a game has. */
const moment = z.int().min(-1_000).max(10_000);
const turnOrNone = z.int().min(-100).max(100).nullable();

const faction = z.enum(factions);
const ideology = z.enum(ideologies);
const airId = z.enum(airIds as readonly [AirId, ...AirId[]]);
const partisanId = z.enum(partisanIds);
const markerId = z.enum(markerIds);
const boxId = z.enum([...opsIds, ...generalKinds]);
/** A land hex, a region, or the sea hex of a beachhead. */
const place = z.string();
const isolation = z.literal([0, 1, 3]);

const unitSchema = z.object({
  /** `later`: arrives at a coming turn; `card`: enters by a card alone; `airdrop`: about to land behind the lines. */
  status: z.enum(['map', 'pool', 'pending', 'later', 'card', 'airdrop', 'out']),
  at: place.nullable(),
  steps: z.int().min(0).max(4),
  back: z.boolean(),
  isolated: isolation,
  /** The turn in which it arrives. */
  turn: turnOrNone,
});

const navalSchema = z.object({
  /** `display`: held by its Strategic Warfare track. */
  status: z.enum(['sea', 'display', 'pending', 'later', 'out']),
  sea: z.enum(seaAreas).nullable(),
  ready: z.boolean(),
  /** The turn in which it arrives. */
  turn: turnOrNone,
});

const pieceSchema = z.object({ status: z.enum(['map', 'pool', 'out']), at: place.nullable() });

type IdSchema<T extends string> = z.ZodEnum<{ [K in T]: K }>;

/** The owner's own files on which the table was started; null on our data. */
const dataSchema = z.string().refine(isOwnText).nullable().default(null);

const orderSchema = (unitId: IdSchema<UnitId>, cardId: IdSchema<CardId>) =>
  z.object({
    faction,
    /** The box whose order is carried out; a card for a free order. */
    source: z.union([boxId, cardId]),
    /** What is still to be done, in this sequence. */
    steps: z.array(z.enum(['move', 'attack'])),
    mp: few,
    moves: z.array(z.string()),
    /** How many units may move at most. */
    mostUnits: few.nullable(),
    primary: z.array(z.string()),
    /** Attacks left as the order says, and those that any unit may lead. */
    attacks: few,
    freeAttacks: few,
    special: z.array(z.string()),
    naval: z.boolean(),
    partisans: z.boolean(),
    drm: signed,
    noEnemyAir: z.boolean(),
    /** Only by sea, and only so many steps (Evacuation). */
    portsOnly: few.nullable(),
    /** Cards of the order's start are no longer played. */
    begun: z.boolean(),
    attacked: z.array(unitId),
    defended: z.array(z.string()),
    struck: z.array(place),
    /** Attacks declared in advance: target, then who leads and who flanks. */
    prepared: z.array(z.object({ subject: place, path: z.array(z.string()) })),
    /** What comes after it: the round's events, or another choice of order. */
    then: z.enum(['event', 'choose']),
  });

const modifiersSchema = z.array(z.object({ item: z.enum(combatItems), value: signed }));

const oddsSchema = z.object({
  attack: modifiersSchema,
  defence: modifiersSchema,
  die: modifiersSchema,
  column: signed,
  drm: signed,
});

const combatSchema = (unitId: IdSchema<UnitId>, cardId: IdSchema<CardId>) =>
  z.object({
    attacker: faction,
    defender: faction,
    target: place,
    primary: unitId,
    flanks: z.array(unitId),
    /** Flanking airborne units that came from two hexes away. */
    ranged: z.array(unitId),
    /** Only a partisan defends. */
    partisan: partisanId.nullable(),
    hq: z.partialRecord(faction, cardId),
    cards: z.partialRecord(faction, z.array(cardId)),
    cancelled: z.array(cardId),
    /** Whether a JETS unit was placed. */
    jets: z.boolean(),
    stage: z.enum(['cards', 'losses']),
    attackerHits: few,
    defenderHits: few,
    /** What was rolled with: losses and retreats change who stands there, not what was fought. None in games that began before. */
    rolled: oddsSchema.optional(),
  });

/** A position that is played on some facts. */
const stateOn = byFacts((facts) => {
  const unitId = z.enum(facts.unitIds);
  const navalId = z.enum(facts.navalIds);
  const cardId = z.enum(facts.cardIds);
  const eventId = z.enum(facts.eventIds);
  const orderOf = orderSchema(unitId, cardId);
  const combatOf = combatSchema(unitId, cardId);
  return z.object({
    ...zonesBy(facts).shape,
    options: optionsSchema,
    /** The owner's own files on which the table was started, kept with it; null on our data. */
    data: dataSchema,
    turn: z.int().min(1).max(8),
    /** Absolute positions on the time track: rounds of 91 spaces, the first space of the first one is 0. */
    time: z.record(faction, moment),
    /** In what sequence markers came to their spaces: of two on one space the one that came first acts first. */
    arrival: z.record(faction, z.int().min(0).max(1_000_000)),
    weatherAt: moment,
    /** Whose event is due. */
    due: z.record(faction, z.boolean()),
    active: faction,
    track: z.array(markerId.nullable()).length(10),
    cup: z.array(markerId),
    used: z.record(faction, z.array(z.object({ marker: markerId, box: boxId }))),
    planning: z.record(faction, markerId.nullable()),
    events: z.object({
      pending: eventId,
      current: eventId,
      /** The discarded event that still gives aircraft; none after a new turn. */
      spent: eventId.nullable(),
      discard: z.array(eventId),
      /** The draw pile in layers: what was put under it lies in a layer of its own. */
      draw: z.array(z.array(eventId)),
      airOwner: z.partialRecord(eventId, z.enum(['okh', 'okw'])),
      removed: z.array(eventId),
    }),
    units: z.record(unitId, unitSchema),
    air: z.record(airId, pieceSchema),
    partisans: z.record(partisanId, pieceSchema),
    naval: z.record(navalId, navalSchema),
    /** Fleets and submarines in the Strategic Warfare displays in the sequence in which they came there: the last one leaves first. */
    held: z.array(navalId).default([]),
    /** Seas whose interceptions have been settled in the order, card or event at hand, each with what was done there. */
    checked: z.array(z.string()),
    cityControl: z.record(
      z.enum(cityIds as readonly [(typeof cityIds)[number], ...(typeof cityIds)[number][]]),
      ideology,
    ),
    /** Owners of the objectives, by city; what victory points were last counted from. */
    owners: z.record(z.string(), ideology),
    vp: signed,
    unitedNationsVp: signed,
    veDayVp: z.boolean(),
    /** The boxes of the Strategic Warfare markers, from the left. */
    warfare: z.object({
      malta: z
        .int()
        .min(0)
        .max(facts.warfare.malta.length - 1),
      atlantic: z
        .int()
        .min(0)
        .max(facts.warfare.atlantic.length - 1),
      bombing: z
        .int()
        .min(0)
        .max(facts.warfare.bombing.length - 1),
    }),
    armorReserve: z.int().min(0).max(10),
    transportPoints: z.int().min(0).max(10),
    /** Beach hexes with a beachhead or, once flipped, a Mulberry harbour. */
    beachheads: z.array(z.object({ at: place, mulberry: z.boolean() })),
    beachheadPool: few,
    /** Beachheads that enter the pool with High Command. */
    beachheadsToCome: few,
    /** Beach hexes where nobody can land yet. */
    closedBeaches: z.array(place),
    surrendered: z.array(z.enum(['bulgaria', 'italy', 'romania', 'hungary'])),
    africaLiberated: z.boolean(),
    order: orderOf.nullable(),
    combat: combatOf.nullable(),
    /** Both sides of a combat are asked for their cards at once; one after the other in games that began before that. */
    cardsAtOnce: z.boolean().default(false),
    /** The faction whose event is being resolved. */
    eventOf: faction.nullable(),
    /** What was marched in this order, for arrows on the board. */
    marches: z.array(z.object({ unit: z.string(), path: z.array(place) })),
  });
});

const onFacts = z.object({ data: dataSchema });

/** The position, read with the ids that its own facts have. */
export const stateSchema: z.ZodType<DownfallState> = z.unknown().transform((given, context) => {
  const on = onFacts.safeParse(given);
  const read = on.success ? stateOn(factsOf(on.data)).safeParse(given) : on;
  if (read.success && 'turn' in read.data) return read.data;
  for (const issue of read.error?.issues ?? [])
    context.addIssue({ code: 'custom', path: [...issue.path], message: issue.message, input: given });
  return z.NEVER;
});

/** The whole position. */
export type DownfallState = z.infer<ReturnType<typeof stateOn>>;
/** Everything that lies open: all but hands and decks. */
export type OpenState = Omit<DownfallState, 'hand' | 'axisDeck' | 'sovietDeck' | 'westernDeck' | 'seen'>;
export type DownfallTable = Table<DownfallState>;
export type Naval = z.infer<typeof navalSchema>;
export type Unit = z.infer<typeof unitSchema>;
export type OrderContext = z.infer<ReturnType<typeof orderSchema>>;
export type Combat = z.infer<ReturnType<typeof combatSchema>>;
export type BoxId = z.infer<typeof boxId>;
/** A land hex, a region, or the sea hex of a beachhead. */
export type Place = string;
export type { Weather };

/** The type a unit shows. */
export function typeOf(facts: Facts, id: UnitId, unit: Pick<Unit, 'back'>): UnitType {
  const { front, back } = facts.units[id];
  return unit.back ? (back ?? front) : front;
}

export type Category = 'infantry' | 'armored' | 'fortress';

/** The category of a type. */
export function categoryOf(type: UnitType): Category {
  if (type === 'tank' || type === 'mechanized') return 'armored';
  return type === 'fortress' ? 'fortress' : 'infantry';
}

/** For each faction something. */
export function byFaction<T>(of: (one: Faction) => T): Record<Faction, T> {
  return { western: of('western'), soviet: of('soviet'), okh: of('okh'), okw: of('okw') };
}

export function isFaction(seat: string | null): seat is Faction {
  return factions.some((one) => one === seat);
}

export function isElite(id: AirId): boolean {
  return airUnits[id].elite;
}
