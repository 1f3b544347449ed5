// Orders that are no operations: Recruit, Mechanize, Partisan Warfare, Strategic Warfare, shortages and failures.
import { chooseOne } from '../../../table/ask.js';
import type { Outcome } from '../../../table/game.js';
import type { Script } from '../../../table/script.js';
import type { Nation } from '../data/nations.js';
import type { GeneralKind } from '../data/orders.js';
import { factsOf } from '../data/own-files.js';
import type { Faction } from '../data/units.js';
import { cardName, factionName, nationName, say } from '../reports/names.js';
import { placeName } from '../reports/places.js';
import { placeOption } from '../reports/whereabouts.js';
import { boxSteps, isOps } from '../rules/display.js';
import { frontFirst } from '../rules/front.js';
import { Ground, nationOf } from '../rules/ground.js';
import { eventBonus } from '../rules/odds.js';
import { nextPartisan, risings } from '../rules/partisans.js';
import { partnerOf, zonesOf, type DownfallTable } from '../state.js';
import { gainSteps } from './gain.js';
import { orderOf } from './at-hand.js';
import { twoDice, yieldOf } from './rolls.js';
import { payFor } from './settle.js';
import { strategicWarfare } from './warfare.js';

/** Carries out a general order. */
export function* general(t: DownfallTable): Script<string | Outcome> {
  const { faction, source } = orderOf(t);
  if (!isOps(source) && isKind(source)) yield* carryOut(t, faction, source);
  return 'orderEnd';
}

function isKind(source: string): source is GeneralKind {
  return !/^[ASW]\d+$/.test(source);
}

function* carryOut(t: DownfallTable, faction: Faction, kind: GeneralKind): Script<void> {
  const facts = factsOf(t.state);
  switch (kind) {
    case 'recruit':
      return yield* gainSteps(t, {
        faction,
        kind: 'infantry',
        steps: boxSteps(facts, faction, kind),
        quotas: true,
        reserves: false,
      });
    case 'mechanize': {
      const reserves = faction === 'western';
      return yield* gainSteps(t, {
        faction,
        kind: 'armor',
        steps: boxSteps(facts, faction, kind),
        quotas: false,
        reserves,
      });
    }
    case 'partisan-warfare':
      return yield* partisanWarfare(t, faction === 'western' ? 'western' : 'soviet');
    case 'strategic-warfare':
      return yield* strategicWarfare(t, faction === 'western' ? 'western' : 'okw');
    case 'material-shortages':
      return yield* shortages(t, partnerOf(faction === 'okh' ? 'okh' : 'okw'));
    case 'command-failure':
      commandFailure(t, faction === 'okh' ? 'okh' : 'okw');
      return;
    case 'hq':
      return;
  }
}

function* partisanWarfare(t: DownfallTable, faction: 'western' | 'soviet'): Script<void> {
  const roll = twoDice(t, 'partisans') + eventBonus(t.state, faction);
  const count = yieldOf(roll);
  t.tell(say('report.partisanRoll', { faction: factionName(faction), roll, count }));
  for (let n = 0; n < count; n++) {
    const nation = factsOf(t.state).combat.partisans[faction][twoDice(t, 'partisan nation')] ?? null;
    yield* placePartisan(t, faction, nation);
  }
}

/** A partisan rises in a nation, or anywhere outside Africa; nothing happens where there is no room for one. */
export function* placePartisan(t: DownfallTable, faction: 'western' | 'soviet', nation: Nation | null): Script<void> {
  const { state } = t;
  const ground = new Ground(state);
  const id = nextPartisan(state, faction);
  const places = frontFirst(ground, faction, risings(ground, faction, nation));
  const [first] = places;
  const where = nation === null ? say('anyNation') : nationName(nation);
  if (id === undefined || first === undefined) {
    t.tell(say('report.noPartisan', { faction: factionName(faction), nation: where }));
    return;
  }
  const asked = {
    key: 'partisan',
    seat: faction,
    text: say('ask.partisan', { nation: where }),
    pace: 'builds',
    places,
  } as const;
  const ways = places.map((hex) => {
    const own = nationOf(ground.facts, hex);
    return { ...placeOption(ground, hex), group: own === null ? undefined : nationName(own) };
  });
  const at = yield* chooseOne(t, asked, { ways, fallback: first, of: 'places' });
  state.partisans[id] = { status: 'map', at };
  t.tell(say('report.partisan', { faction: factionName(faction), place: placeName(ground.facts, at) }), {
    focus: [at, id],
  });
}

function* shortages(t: DownfallTable, victim: 'okh' | 'okw'): Script<void> {
  const { state, dice } = t;
  if (state.hand[victim].length === 0) {
    payFor(t, victim, 3);
    return;
  }
  const asked = {
    key: 'shortage',
    seat: victim,
    text: say('ask.shortage'),
    pace: 'reaction',
  } as const;
  const ways = [
    { id: 'pay', text: say('shortage.pay') },
    { id: 'discard', text: say('shortage.discard') },
  ] as const;
  if ((yield* chooseOne(t, asked, { ways, fallback: 'pay' })) === 'pay') {
    payFor(t, victim, 3);
    return;
  }
  const card = zonesOf(state).random(state, ['hand', victim], dice, 'shortage');
  if (card === undefined) return;
  t.reveal();
  zonesOf(state).move(state, card, 'spent', 'top');
  t.tell(say('report.discards', { faction: factionName(victim), card: cardName(factsOf(state), card) }));
}

function commandFailure(t: DownfallTable, faction: 'okh' | 'okw'): void {
  const die = t.dice.roll(6, 'command failure');
  const bonus = eventBonus(t.state, faction);
  t.tell(bonus === 0 ? say('report.failure', { die }) : say('report.failureWith', { die, bonus }));
  payFor(t, partnerOf(faction), die + bonus);
}
