// Interceptions at sea: whoever acts in a contested sea pays for the foes' lead there, and may be attacked.
import { chooseOne, type Way } from '../../../table/ask.js';
import type { Script } from '../../../table/script.js';
import type { Text } from '../../../table/text.js';
import type { CardId } from '../data/cards.js';
import type { NavalId } from '../data/fleets.js';
import { factsOf } from '../data/own-files.js';
import type { SeaArea } from '../data/seas.js';
import type { Faction } from '../data/units.js';
import { cardName, cardText, factionName, say, signed } from '../reports/names.js';
import { interceptionOf, type Interception } from '../rules/fleets.js';
import { eventBonus } from '../rules/odds.js';
import { hasNavalRules } from '../rules/fleets.js';
import { seaToll, useKey, type Use } from '../rules/waters.js';
import type { DownfallTable } from '../state.js';
import { isCancelled } from './cancel.js';
import { hiddenCard, spendCard, tellCard } from './hidden-cards.js';
import { payFor } from './settle.js';

/** What sails or is brought over a sea beside the fleets, and can be hit there. */
export interface Cargo {
  /** Steps at risk now. */
  steps(): number;
  losses(): readonly Way<string>[];
  take(id: string): void;
}

/** A use of a sea. */
interface Passage {
  readonly faction: Faction;
  readonly sea: SeaArea;
  readonly use: Use;
  /** Fleets on their way into it. */
  readonly coming?: readonly NavalId[];
  readonly cargo?: Cargo;
  /** Whether this activity may be attacked at sea at all. */
  readonly isOpen: boolean;
}

/** Settles what a use of a sea brings, once in an order, card or event. Whether the way is barred. */
export function* passThrough(t: DownfallTable, passage: Passage): Script<boolean> {
  const { state } = t;
  const { faction, sea, use, coming = [] } = passage;
  const key = useKey(faction, use, sea);
  if (state.checked.includes(key)) return false;
  if (!hasNavalRules(state)) {
    const toll = seaToll(state, faction, sea, use);
    state.checked.push(key);
    payFor(t, faction, toll);
    return false;
  }
  const met = interceptionOf(state, faction, sea, coming);
  state.checked.push(key);
  if (met === null) return false;
  t.tell(
    say('report.interception', {
      faction: factionName(faction),
      sea: say(`sea.${sea}`),
      by: factionName(met.by),
      difference: signed(met.difference),
    }),
    { focus: [sea] },
  );
  payFor(t, faction, Math.max(0, met.difference));
  const bonus = yield* attacks(t, passage, met);
  if (bonus === null) return false;
  yield* fight(t, passage, met, bonus);
  return isBarred(t, met);
}

/** After an attack the way is barred when no fleet of those who were met is ready; without fleets, no submarine. */
function isBarred({ state }: DownfallTable, { defenders }: Interception): boolean {
  const fleets = defenders.filter((id) => factsOf(state).fleets[id].kind === 'fleet');
  return (fleets.length > 0 ? fleets : defenders).every((id) => !state.naval[id].ready);
}

const packSeas: readonly SeaArea[] = ['north-atlantic', 'south-atlantic', 'north-sea'];

/** Wolf Packs in the hand of the OKW that can be played against a use of a sea. */
function packs({ state }: DownfallTable, { interceptors, sea }: Interception): readonly CardId[] {
  const facts = factsOf(state);
  if (!packSeas.includes(sea) || !interceptors.some((id) => facts.fleets[id].kind === 'submarine')) return [];
  return state.hand.okw.filter((card) => facts.cards[card].effect.kind === 'wolfPacks');
}

/** Whether the interceptors attack, and what a card adds to their roll; null when they do not. */
function* attacks(t: DownfallTable, { faction, sea, isOpen }: Passage, met: Interception): Script<number | null> {
  const { state } = t;
  const args = { faction: factionName(faction), sea: say(`sea.${sea}`), difference: signed(met.difference) };
  const hasPacks = faction === 'western' && met.by === 'okw' && packSeas.includes(sea) && state.hand.okw.length > 0;
  if (!isOpen && !hasPacks) return null;
  const cards = faction === 'western' ? packs(t, met) : [];
  if (!isOpen) {
    const asked = { key: 'wolfPacks', seat: met.by, text: say('ask.wolfPacks', args), places: [sea] };
    const card = yield* hiddenCard(t, asked, cards);
    return card === undefined ? null : yield* playPacks(t, card, null);
  }
  const asked = {
    key: 'navalAttack',
    seat: met.by,
    text: say('ask.navalAttack', args),
    places: [sea],
    pace: 'reaction',
    about: { difference: met.difference },
  } as const;
  const ways = [
    { id: 'no', text: say('navalAttack.no') },
    { id: 'yes', text: say('navalAttack.yes') },
    ...cards.map((id) => ({
      id,
      text: say('navalAttack.card', { card: cardName(factsOf(state), id) }),
      detail: cardText(factsOf(state), id),
    })),
  ];
  const chosen = yield* chooseOne<string>(t, asked, { ways, fallback: met.difference >= 0 ? 'yes' : 'no' });
  if (chosen === 'no') return null;
  const card = cards.find((id) => id === chosen);
  return card === undefined ? 0 : yield* playPacks(t, card, 0);
}

/** The OKW pays for Wolf Packs; `without` is what holds when they are cancelled. */
function* playPacks(t: DownfallTable, card: CardId, without: 0 | null): Script<number | null> {
  const { state } = t;
  const { effect } = factsOf(state).cards[card];
  if (effect.kind !== 'wolfPacks') return without;
  spendCard(t, card);
  tellCard(t, 'okw', card, 'headline');
  if (yield* isCancelled(t, 'okw', card)) return without;
  payFor(t, 'okw', effect.cost);
  return effect.drm;
}

/** A Western card that changes the roll of a naval attack in its favour. */
function* carriers(t: DownfallTable, sea: SeaArea): Script<number> {
  const { state } = t;
  if (state.hand.western.length === 0) return 0;
  const able = state.hand.western.filter((id) => factsOf(state).cards[id].effect.kind === 'navalDrm').sort();
  const text = say('ask.navalCards', { sea: say(`sea.${sea}`) });
  const used = yield* hiddenCard(t, { key: 'navalCards', seat: 'western', text, places: [sea] }, able);
  if (used === undefined) return 0;
  const { effect } = factsOf(state).cards[used];
  spendCard(t, used);
  tellCard(t, 'western', used, 'headline');
  return effect.kind === 'navalDrm' ? effect.amount : 0;
}

/** How many hits a modified roll of a naval attack makes; below none, the interceptors suffer. */
function navalHits(roll: number): number {
  if (roll <= 4) return -1;
  return roll <= 9 ? 1 : roll <= 14 ? 2 : 3;
}

function* fight(t: DownfallTable, passage: Passage, met: Interception, bonus: number): Script<void> {
  const { state, dice } = t;
  const { faction, sea, cargo } = passage;
  const isWestern = faction === 'western' || met.by === 'western';
  const escort = isWestern ? yield* carriers(t, sea) : 0;
  const drm =
    met.difference +
    bonus +
    (met.by === 'western' ? escort : -escort) +
    ((cargo?.steps() ?? 0) >= 2 ? 1 : 0) +
    eventBonus(state, met.by);
  const [a, b] = [dice.roll(6, 'naval attack'), dice.roll(6, 'naval attack')];
  const hits = navalHits(a + b + drm);
  const args = { by: factionName(met.by), sea: say(`sea.${sea}`), a, b, drm: signed(drm), total: a + b + drm };
  t.tell(hits < 0 ? say('report.navalRepulsed', args) : say('report.navalAttack', { ...args, hits }), {
    weight: 'headline',
    focus: [sea],
  });
  if (hits < 0) {
    yield* hit(t, faction, { sea, nth: 1, of: 1 }, met.interceptors, undefined);
    return;
  }
  for (let n = 0; n < hits; n++) yield* hit(t, faction, { sea, nth: n + 1, of: hits }, met.defenders, cargo);
}

/** One hit as the faction that was met chooses: a fleet is interdicted, or what it carries suffers. */
function* hit(
  t: DownfallTable,
  seat: Faction,
  { sea, nth, of }: { readonly sea: SeaArea; readonly nth: number; readonly of: number },
  naval: readonly NavalId[],
  cargo: Cargo | undefined,
): Script<void> {
  const { state } = t;
  const ready = naval.filter((id) => state.naval[id].ready);
  const weakFirst = [...ready].sort((x, y) => factsOf(state).fleets[x].strength - factsOf(state).fleets[y].strength);
  const flips = weakFirst.map((id): Way<string> => ({ id, text: say('navalLoss.flip', { fleet: say(`unit.${id}`) }) }));
  // The last fleet keeps the way open: steps before it, but another fleet before any step.
  const losses = cargo?.losses() ?? [];
  const ways = flips.length > 1 ? [...flips, ...losses] : [...losses, ...flips];
  const [first] = ways;
  if (first === undefined) return;
  const args = { sea: say(`sea.${sea}`), nth, count: of };
  const text = of === 1 ? say('ask.navalLoss', args) : say('ask.navalLossOf', args);
  const asked = { key: 'navalLoss', seat, text, pace: 'losses', places: [sea] } as const;
  const chosen = yield* chooseOne(t, asked, { ways, fallback: first.id });
  const fleet = ready.find((id) => id === chosen);
  if (fleet === undefined) {
    cargo?.take(chosen);
    return;
  }
  state.naval[fleet] = { ...state.naval[fleet], ready: false };
  t.tell(say('report.interdicted', { fleet: nameOf(fleet) }), { focus: [fleet] });
}

function nameOf(id: NavalId): Text {
  return say(`unit.${id}`);
}
