// Every event and every action card: each can be played, and does what its data says.
import { describe, expect, it } from 'vitest';
import type { CardId } from '../../../src/games/downfall/data/cards.js';
import { ours } from '../../../src/games/downfall/data/own-files.js';
import type { Faction, UnitId } from '../../../src/games/downfall/data/units.js';
import { orderQuestion, startQuestion } from '../../../src/games/downfall/questions/order.js';
import { fightOf } from '../../../src/games/downfall/rules/chances.js';
import { Ground } from '../../../src/games/downfall/rules/ground.js';
import { oddsOf, specialsOf, type Fight } from '../../../src/games/downfall/rules/odds.js';
import { playableAtStart, playableFirst, playableInCombat, cancels } from '../../../src/games/downfall/rules/plays.js';
import { foeOf, type DownfallState } from '../../../src/games/downfall/state.js';
import { orderOf, perform, position } from './sample.js';

/** A position in which every card finds what it asks for: armor on both sides of two fronts, a city, a coast, aircraft, ships. */
function everything(weather: 'fair' | 'snow'): DownfallState {
  const state = position({
    scenario: 'husky',
    turn: weather === 'fair' ? 6 : 4,
    cities: 'axis',
    control: {
      moscow: 'soviet',
      gorki: 'soviet',
      yaroslavl: 'soviet',
      algiers: 'western',
      minsk: 'soviet',
      kiev: 'soviet',
    },
    units: {
      'okh-3pz': ['3324', 2, 'back'],
      'okh-ro-3': ['3324', 2],
      'okh-fort-konigsberg': ['3624', 1],
      'sov-3gdtk': ['3325', 3, 'back'],
      'sov-1gd': ['3425', 3],
      'sov-4-52': ['3833', 1],
      'sov-2tk': ['3833', 1, 'back'],
      'okw-1': ['2617', 2],
      'okw-it-4': ['2514', 2],
      'okw-hg': ['2514', 1, 'back'],
      'okw-it-2': ['2515', 1],
      'okw-fort-calais': ['3313', 1],
      'wes-us-1': ['2513', 3, 'back'],
      'wes-fr-1': ['2614', 2],
      'wes-us-air': ['uk', 2],
      'wes-br-1': ['uk', 1],
      'wes-ca-1': ['uk', 2, 'back'],
      'okh-l': ['3523', 1],
      'wes-br-2': ['3312', 3],
    },
    partisans: { 'partisan-soviet-1': '2423', 'partisan-soviet-2': '3323', 'partisan-western-1': '3314' },
    air: {
      'air-western-1': '2513',
      'air-western-2': '2613',
      'air-soviet-1': '3325',
      'air-soviet-2': '3425',
      'air-okh-1': '3324',
      'air-okw-1': '2514',
    },
    naval: {
      'fleet-w-h': 'west-mediterranean',
      'fleet-w-us': 'north-atlantic',
      'fleet-it-1': 'adriatic-sea',
      'fleet-it-2': 'west-mediterranean',
      'fleet-okh-baltic': 'baltic-sea',
      'sub-1': 'north-atlantic',
    },
  });
  state.beachheads = [{ at: '3312', mulberry: false }];
  state.beachheadPool = 1;
  state.warfare.bombing = 4;
  state.naval['fleet-it-1'].ready = false;
  return state;
}

const fronts: Readonly<
  Record<Faction, { readonly target: string; readonly primary: UnitId; readonly flanks: readonly UnitId[] }>
> = {
  western: { target: '2514', primary: 'wes-us-1', flanks: ['wes-fr-1'] },
  okw: { target: '2513', primary: 'okw-hg', flanks: ['okw-it-2'] },
  soviet: { target: '3324', primary: 'sov-1gd', flanks: ['sov-3gdtk'] },
  okh: { target: '3325', primary: 'okh-3pz', flanks: ['okh-ro-3'] },
};

function fightFor(state: DownfallState, attacker: Faction): Fight {
  const { target, primary, flanks } = fronts[attacker];
  return fightOf(new Ground(state), orderOf(attacker), target, primary, flanks);
}

const users = (card: CardId): readonly Faction[] => ours.cards[card].usableBy;
const of = (kinds: readonly string[]): readonly CardId[] =>
  ours.cardIds.filter((card) => kinds.includes(ours.cards[card].effect.kind));

describe('cards of combat', () => {
  it.each(of(['hq', 'combat']))('%s can be played where it may, and counts as its data says', (card) => {
    const { effect, type } = ours.cards[card];
    if (effect.kind !== 'hq' && effect.kind !== 'combat') throw new Error(card);
    const needsSnow =
      effect.kind === 'combat' &&
      (effect.conditions ?? []).some((one) => 'weather' in one && !one.weather.includes('fair'));
    const state = everything(needsSnow ? 'snow' : 'fair');
    const ground = new Ground(state);
    const terms = orderOf('soviet');
    for (const faction of users(card)) {
      const side = effect.kind === 'hq' ? 'either' : effect.side;
      for (const isAttacker of side === 'either' ? [true, false] : [side === 'attacker']) {
        const plain = fightFor(state, isAttacker ? faction : foeOf[faction]);
        const hand = [card];
        const combat = { ...plain, stage: 'cards' as const, attackerHits: 0, defenderHits: 0 };
        expect(playableInCombat(ground, combat, terms, faction, hand, type === 'hq' ? 'hq' : 'combat')).toEqual(hand);
        const played: Fight =
          type === 'hq' ? { ...plain, hq: { [faction]: card } } : { ...plain, cards: { [faction]: [card] } };
        const before = oddsOf(ground, plain, terms);
        const after = oddsOf(ground, played, terms);
        const total = (list: typeof before.attack, item: string): number =>
          list.filter((one) => one.item === item).reduce((sum, { value }) => sum + value, 0);
        const sign = isAttacker ? 1 : -1;
        const own = isAttacker ? after.attack : after.defence;
        expect(total(own, effect.kind === 'hq' ? 'hq' : 'card')).toBe(effect.strength ?? 0);
        expect(total(after.die, 'card')).toBe(sign * (effect.drm ?? 0) + 0);
        const special = effect.kind === 'combat' ? (effect.special ?? []) : [];
        expect(specialsOf(ours, played, faction)).toEqual(special);
        const cancelled = { ...played, cancelled: [card] };
        expect(oddsOf(ground, cancelled, terms)).toEqual(before);
      }
    }
  });

  it('change armor, water, fortresses, weather and the sky as they say', () => {
    const state = everything('snow');
    const ground = new Ground(state);
    const value = (fight: Fight, part: 'attack' | 'defence' | 'die', item: string): number =>
      oddsOf(ground, fight, orderOf('soviet'))[part].find((one) => one.item === item)?.value ?? 0;
    const soviet = fightFor(state, 'soviet');
    expect(value(soviet, 'die', 'weather')).toBe(-2);
    expect(value({ ...soviet, cards: { soviet: ['S11'] } }, 'die', 'weather')).toBe(0);
    expect(value({ ...soviet, cards: { okh: ['A9'] } }, 'attack', 'armor')).toBe(0);
    expect(value({ ...soviet, cards: { soviet: ['S19'] } }, 'attack', 'armor')).toBe(
      value(soviet, 'attack', 'armor') + 1,
    );
    state.units['okw-hg'].at = '2617';
    state.units['okw-fort-marseille'] = { ...state.units['okw-1'], at: '2514', steps: 1, back: true };
    const walls = fightOf(new Ground(state), orderOf('western'), '2514', 'wes-us-1', []);
    const atWalls = (fight: Fight): number =>
      oddsOf(new Ground(state), fight, orderOf('western')).die.find(({ item }) => item === 'fortress')?.value ?? 0;
    expect([atWalls(walls), atWalls({ ...walls, cards: { western: ['W13'] } })]).toEqual([-2, 0]);
    state.units['okw-7'] = { ...state.units['okw-1'], at: '3212' };
    const shore = fightOf(new Ground(state), orderOf('western'), '3212', 'wes-br-2', []);
    const atShore = (fight: Fight): number =>
      oddsOf(new Ground(state), fight, orderOf('western')).defence.find(({ item }) => item === 'water')?.value ?? 0;
    expect([atShore(shore), atShore({ ...shore, cards: { western: ['W12'] } })]).toEqual([2, 0]);
  });
});

describe('cards before an order', () => {
  const first = ours.cardIds.filter((card) => ours.cards[card].timing === 'before-order');
  const rolled = { card: [4], 'strategic warfare': [6, 5] } as const;

  it.each(first)('%s can be played, and is spent', (card) => {
    for (const faction of users(card)) {
      const state = everything('fair');
      state.active = faction;
      state.time[faction] = Math.min(...Object.values(state.time)) - 1;
      if (ours.cards[card].effect.kind === 'yugoslavArmy') state.units['sov-yug-1'].status = 'card';
      state.hand = { western: [], soviet: [], okh: [], okw: [] };
      state.hand[faction] = [card];
      state.sovietDeck = state.sovietDeck.filter((one) => one !== card);
      state.westernDeck = state.westernDeck.filter((one) => one !== card);
      state.axisDeck = state.axisDeck.filter((one) => one !== card);
      expect(playableFirst(state, faction, [card])).toEqual([card]);
      const before = structuredClone(state);
      const { result } = perform(state, 'choose', { order: [[`card:${card}`]] }, rolled);
      expect(state.hand[faction]).not.toContain(card);
      expect(state.spent).toContain(card);
      effectOf(card, faction, before, state, result);
    }
  });
});

/** What must have come of a card before an order. */
function effectOf(card: CardId, faction: Faction, before: DownfallState, after: DownfallState, result: unknown): void {
  const { effect } = ours.cards[card];
  switch (effect.kind) {
    case 'freeAttack':
      expect(after.order).toMatchObject({ faction, source: card, attacks: effect.attacks, drm: effect.drm ?? 0 });
      expect([result, after.order?.noEnemyAir]).toEqual(['begin', effect.special?.includes('no-enemy-air') === true]);
      return;
    case 'freeRedeploy':
      expect(after.order).toMatchObject({
        source: card,
        mp: effect.mp,
        mostUnits: effect.maxUnits,
        moves: effect.types,
      });
      return;
    case 'evacuate':
      expect(after.order).toMatchObject({ source: card, portsOnly: effect.steps });
      return;
    case 'initiativeLoss':
      expect(after.time[effect.target] - before.time[effect.target]).toBe(effect.amount === '1d6' ? 4 : effect.amount);
      expect(after.warfare.bombing - before.warfare.bombing).toBe(effect.bombing === true ? 1 : 0);
      return;
    case 'placePartisan':
      expect(risen(after, 'western') - risen(before, 'western')).toBe(effect.count);
      return;
    case 'removePartisan':
      expect(risen(after, 'western') + risen(after, 'soviet')).toBe(
        risen(before, 'western') + risen(before, 'soviet') - 1,
      );
      return;
    case 'transportPoints':
      expect(after.transportPoints - before.transportPoints).toBe(effect.amount);
      return;
    case 'swRoll':
      expect(before.warfare.bombing - after.warfare.bombing).toBe(2);
      return;
    case 'yugoslavArmy':
      expect(after.units['sov-yug-1']).toMatchObject({ status: 'map', steps: effect.place });
      return;
    case 'fate':
      expect(after.hand[faction]).toHaveLength(1);
      expect(after.spent).toEqual([card]);
      return;
    default:
      return;
  }
}

function risen(state: DownfallState, side: 'western' | 'soviet'): number {
  return Object.entries(state.partisans).filter(([id, { status }]) => status === 'map' && id.includes(side)).length;
}

it('the National Liberation Army takes the city in which it rises', () => {
  const state = position({ cities: 'axis', partisans: { 'partisan-soviet-1': '2424' } });
  state.units['sov-yug-1'].status = 'card';
  state.hand.soviet = ['S23'];
  state.active = 'soviet';
  perform(state, 'choose', { order: [['card:S23']], yugoslav: [['2524']] });
  expect([state.units['sov-yug-1'].at, state.cityControl.belgrade, state.owners.belgrade]).toEqual([
    '2524',
    'soviet',
    'soviet',
  ]);
});

describe('cards of an order, of reactions and of the sea', () => {
  const start = ours.cardIds.filter((card) => ours.cards[card].timing === 'order-start');

  it.each(start)('%s can be played at the start of an order', (card) => {
    for (const faction of users(card)) {
      const state = everything('fair');
      state.order = orderOf(faction, { begun: false, steps: ['move', 'attack'], special: ['airborne'] });
      state.hand = { western: [], soviet: [], okh: [], okw: [] };
      state.hand[faction] = [card];
      expect(playableAtStart(state, state.order, [card])).toEqual([card]);
      perform(state, 'begin', { startCards: [[card]] });
      const { effect } = ours.cards[card];
      expect(state.spent).toContain(card);
      if (effect.kind === 'orderBonus') {
        expect(state.order).toMatchObject({ mp: 3 + (effect.mpBonus ?? 0), freeAttacks: effect.extraAttacks ?? 0 });
      }
      if (effect.kind === 'flipMulberry') expect(state.beachheads).toEqual([{ at: '3312', mulberry: true }]);
      if (effect.kind === 'readyNaval') expect(state.naval['fleet-it-1'].ready).toBe(true);
    }
  });

  it.each(start)('%s is asked for over the front that its order was chosen by, with the hand beside it', (card) => {
    for (const faction of users(card)) {
      const state = { ...everything('fair'), active: faction };
      const asked = startQuestion(state, faction, [card]);
      expect(asked.places).toEqual(orderQuestion(state).places);
      expect(asked.places?.length).toBeGreaterThan(0);
      expect(asked.fromHand).toBe(true);
    }
  });

  it('every card has its moment', () => {
    const elsewhere = of(['wolfPacks', 'navalDrm', 'cancelCard']);
    const known = [...of(['hq', 'combat']), ...start, ...elsewhere];
    const first = ours.cardIds.filter((card) => ours.cards[card].timing === 'before-order');
    expect([...known, ...first].sort()).toEqual([...ours.cardIds].sort());
  });

  it('W15 answers HQ cards, W16 any', () => {
    expect([
      cancels(ours, 'W15', 'A5'),
      cancels(ours, 'W15', 'A20'),
      cancels(ours, 'W16', 'A20'),
      cancels(ours, 'W1', 'A5'),
    ]).toEqual([true, false, true, false]);
  });
});

describe('events', () => {
  it.each(ours.eventIds)('%s is resolved, and the next one revealed with its cards', (event) => {
    const state = everything('fair');
    state.events.pending = event;
    state.events.draw = [['E4']];
    if (event === 'E4') state.events.draw = [['E3']];
    state.due.soviet = true;
    const before = structuredClone(state);
    const { result } = perform(state, 'event');
    if (result !== 'reveal') expect(result).toMatchObject({ kind: 'win' });
    expect(state.events.current).toBe(event);
    for (const op of ours.events[event].ops) {
      if (op.op === 'transportPoints') expect(state.transportPoints).toBe(before.transportPoints + op.amount);
      if (op.op === 'bombing') expect(state.warfare.bombing).toBe(before.warfare.bombing - 1);
      if (op.op === 'pay') expect(state.time[op.faction] - before.time[op.faction]).toBe(op.amount);
    }
    if (result !== 'reveal') return;
    perform(state, 'reveal');
    const next = event === 'E4' ? 'E3' : 'E4';
    expect(state.events.pending).toBe(next);
    for (const faction of ['western', 'soviet', 'okh', 'okw'] as const) {
      expect(state.hand[faction].length - before.hand[faction].length).toBe(ours.events[next].draw[faction]);
    }
    expect(state.due.soviet).toBe(false);
  });

  it('steps are asked for as the event gives them', () => {
    for (const event of ['E1', 'E2', 'E3', 'E4', 'E5', 'E6'] as const) {
      const state = everything('fair');
      state.units['okh-3pz'].steps = 1;
      state.units['okw-1'].steps = 1;
      state.units['sov-1gd'].steps = 1;
      state.units['wes-fr-1'].steps = 1;
      state.events.pending = event;
      state.due.soviet = true;
      const { asked } = perform(state, 'event');
      const wanted = ours.events[event].ops.flatMap((op) =>
        op.op === 'gainSteps'
          ? [
              ...(op.infantry === undefined ? [] : [[op.faction, 'infantry', op.infantry]]),
              ...(op.armor === undefined ? [] : [[op.faction, 'armor', op.armor]]),
            ]
          : [],
      );
      const got = asked
        .filter(({ key }) => key === 'steps')
        .map(({ seat, about }) => [seat, about?.kind, about?.steps]);
      // A faction without any unit to take them is not asked.
      for (const one of got) expect(wanted).toContainEqual(one);
      expect([event, got.length > 0]).toEqual([event, true]);
    }
  });

  const surrenders = [
    ['E7', 'bulgaria', 'okh-bu-1', { 'sov-2gd': ['2326', 2] }],
    ['E10', 'italy', 'okw-it-2', {}],
    ['E12', 'romania', 'okh-ro-3', { 'sov-2gd': ['2527', 2] }],
    ['E13', 'hungary', 'okh-hu-2', { 'sov-2gd': ['2823', 2] }],
  ] as const;

  it.each(surrenders)('%s: %s surrenders once its condition holds, not before', (event, nation, unit, invader) => {
    for (const holds of [true, false]) {
      const state = everything('fair');
      state.units[unit] = { status: 'map', at: '3222', steps: 1, back: false, isolated: 0, turn: null };
      for (const [id, [at, steps]] of Object.entries(holds ? invader : {}) as [UnitId, readonly [string, number]][]) {
        state.units[id] = { status: 'map', at, steps, back: false, isolated: 0, turn: null };
        if (nation === 'hungary') state.cityControl.budapest = 'soviet';
        if (nation === 'romania') state.cityControl.bucharest = 'soviet';
      }
      if (holds && nation === 'italy') state.cityControl.palermo = state.cityControl.naples = 'western';
      state.events.pending = event;
      state.due.soviet = true;
      perform(state, 'event');
      expect(state.surrendered.includes(nation)).toBe(holds);
      // Bulgarians far from home leave even so.
      if (holds || nation === 'bulgaria') expect(state.units[unit].status).toBe('out');
      else expect(state.units[unit].status).toBe('map');
    }
  });

  it('Africa is liberated when no unit of the Axis is left in it, once', () => {
    const state = everything('fair');
    state.africaLiberated = false;
    state.cityControl.tripoli = 'axis';
    state.warfare.malta = 4;
    state.events.pending = 'E11';
    state.due.soviet = true;
    state.units['okw-it-2'].at = '1318';
    perform(state, 'event');
    expect([state.africaLiberated, state.cityControl.tripoli]).toEqual([false, 'axis']);
    state.units['okw-it-2'].at = '2515';
    state.events.pending = 'E11';
    const points = state.transportPoints;
    perform(state, 'event');
    expect([state.africaLiberated, state.cityControl.tripoli, state.warfare.malta]).toEqual([true, 'western', 2]);
    expect(state.transportPoints).toBe(points + 1);
  });

  it('VE-Day ends the war once Berlin has fallen and little is left; United Nations and Red Tide count partisans', () => {
    const state = everything('fair');
    for (const city of Object.keys(state.cityControl) as (keyof typeof state.cityControl)[])
      state.cityControl[city] = 'western';
    for (const city of Object.keys(state.owners)) state.owners[city] = 'western';
    state.vp = 5;
    state.events.pending = 'E18';
    state.due.soviet = true;
    for (const unit of Object.values(state.units)) if (unit.at !== null) unit.status = 'out';
    expect(perform(state, 'event').result).toMatchObject({ kind: 'win', winners: ['western', 'okh'] });
    const other = everything('fair');
    for (const n of [1, 2, 3, 4, 5] as const)
      other.partisans[`partisan-western-${n}`] = { status: 'map', at: `271${n}` };
    for (const city of Object.keys(other.owners).slice(0, 20)) other.owners[city] = 'western';
    other.events.pending = 'E17';
    other.due.soviet = true;
    expect(perform(other, 'event').result).toMatchObject({ kind: 'win', winners: ['western', 'okh'] });
  });

  it('High Command brings fleets, Guards and beachheads, and opens fortresses', () => {
    const state = everything('fair');
    state.beachheads = [];
    state.beachheadPool = 0;
    state.beachheadsToCome = 2;
    state.naval['fleet-w-tf2'] = { status: 'pending', sea: null, ready: true, turn: null };
    state.units['wes-us-9'] = { status: 'pending', at: null, steps: 0, back: false, isolated: 0, turn: null };
    state.units['wes-br-2'].status = 'out';
    state.units['wes-br-2'].at = null;
    state.units['okh-fort-konigsberg'].back = true;
    state.events.pending = 'E8';
    state.due.soviet = true;
    perform(state, 'event', { unfortify: [['okh-fort-konigsberg']] });
    expect(state.naval['fleet-w-tf2']).toMatchObject({ status: 'sea', sea: 'north-atlantic' });
    expect(state.naval['fleet-it-1'].ready).toBe(true);
    expect([state.units['wes-us-9'].status, state.beachheadPool]).toEqual(['pool', 2]);
    expect(state.units['okh-fort-konigsberg'].back).toBe(false);
  });
});

it('an airborne unit whose hex is not taken goes back to the pool, which is told', () => {
  const state = position({ units: { 'wes-us-air': ['3212', 2] } });
  state.units['wes-us-air'].status = 'airdrop';
  state.active = 'western';
  state.order = orderOf('western', { steps: [] });
  const { told } = perform(state, 'orderEnd');
  expect(told.map(({ key }) => key)).toContain('report.dropLost');
});
