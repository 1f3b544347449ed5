// The board of Twilight Struggle as a second reckoning reads it: who controls what, where each side may act, what a region is worth.
import { card, type CardId } from '../../../../src/games/twilight-struggle/data/cards.js';
import { countries } from '../../../../src/games/twilight-struggle/data/countries.js';
import { links } from '../../../../src/games/twilight-struggle/data/links.js';
import { regionValues } from '../../../../src/games/twilight-struggle/data/tracks.js';
import type { Region, Side } from '../../../../src/games/twilight-struggle/data/terms.js';
import type { TwilightState } from '../../../../src/games/twilight-struggle/state.js';

interface Country {
  readonly region: string;
  readonly subregions: readonly string[];
  readonly stability: number;
  readonly battleground: boolean;
  readonly borders?: Side;
}
const table: Readonly<Record<string, Country>> = countries;
const names = Object.keys(table);
type Influence = Readonly<Record<string, { readonly us: number; readonly ussr: number }>>;
type Position = Pick<TwilightState, 'effects' | 'defcon' | 'reach' | 'chernobyl' | 'civilWar'> & {
  readonly influence: Influence;
};

const other = (side: Side): Side => (side === 'us' ? 'ussr' : 'us');
const has = (state: Position, side: Side, id: string): number => state.influence[id]?.[side] ?? 0;
const lies = (id: string, area: string): boolean =>
  table[id]?.region === area || table[id]?.subregions.includes(area) === true;
const linked = (id: string): readonly string[] =>
  links.flatMap(([a, b]): readonly string[] => (a === id ? [b] : b === id ? [a] : []));

/** As firm as printed; Mobutu makes Zaire firmer. */
const firmness = (state: Position, id: string): number =>
  id === 'zaire' && state.effects.mobutu ? 3 : (table[id]?.stability ?? 0);

/** At least its stability there, and that much more than the other side (1-7, L205-213). */
function controls(state: Position, side: Side, id: string): boolean {
  const mine = has(state, side, id);
  return mine >= firmness(state, id) && mine >= has(state, other(side), id) + firmness(state, id);
}

/** What a number of points costs: two each as long as the opponent controls the country, point by point (6.1, L680-705). */
export function price(state: Position, side: Side, id: string, points: number): number {
  let cost = 0;
  for (let placed = 0; placed < points; placed += 1) {
    const here = { ...state.influence[id], us: has(state, 'us', id), ussr: has(state, 'ussr', id) };
    const then = { ...state, influence: { ...state.influence, [id]: { ...here, [side]: here[side] + placed } } };
    cost += table[id] !== undefined && controls(then, other(side), id) ? 2 : 1;
  }
  return cost;
}

/** Where influence may go: where one's own was as the round began, beside that, and beside one's superpower (6.1, L700-731). */
export function placeable(state: Position, side: Side): readonly string[] {
  const had = state.reach[side] as readonly string[];
  const open = names.filter((id) => {
    const isNear = had.includes(id) || linked(id).some((next) => had.includes(next)) || table[id]?.borders === side;
    return isNear && !(side === 'ussr' && state.chernobyl !== null && lies(id, state.chernobyl));
  });
  const isCivilWar = side === 'ussr' && state.civilWar !== null && state.civilWar < 3 && state.chernobyl !== 'asia';
  return isCivilWar ? [...open, 'chinese_civil_war'] : open;
}

/** Regions in which a level of DEFCON allows neither coups nor realignments (L1115-1121). */
function isBarred(state: Position, id: string): boolean {
  const from: Readonly<Record<string, number>> = { europe: 4, asia: 3, middle_east: 2 };
  return state.defcon <= (from[table[id]?.region ?? ''] ?? 0);
}

/** What cards on the table forbid the USSR: NATO in a Europe controlled by the US, and the pact with Japan. */
function isShielded(state: Position, side: Side, id: string): boolean {
  const { effects } = state;
  if (side === 'us') return false;
  if (id === 'japan' && effects.usJapanPact) return true;
  const leaves = (id === 'france' && effects.deGaulle) || (id === 'west_germany' && effects.willyBrandt);
  return effects.nato && lies(id, 'europe') && controls(state, 'us', id) && !leaves;
}

/** Where the opponent has influence (6.3, L784-788), and neither DEFCON nor a card forbids it. */
export function coupTargets(state: Position, side: Side, free: boolean): readonly string[] {
  const isReformed = (id: string): boolean => side === 'ussr' && state.effects.reformer && lies(id, 'europe');
  return realignTargets(state, side, free).filter((id) => !isReformed(id));
}

export function realignTargets(state: Position, side: Side, free: boolean): readonly string[] {
  return names.filter(
    (id) => has(state, other(side), id) > 0 && (free || !isBarred(state, id)) && !isShielded(state, side, id),
  );
}

export interface Count {
  readonly level: 'none' | 'presence' | 'domination' | 'control';
  readonly countries: number;
  readonly battlegrounds: number;
  readonly bordering: number;
  readonly points: number;
}

/** What a region brings a side (10.1, L1278-1306); Formosan Resolution makes a controlled Taiwan one more battleground. */
export function score(state: Position, region: Region, side: Side): Count {
  const isKey = (id: string): boolean =>
    table[id]?.battleground === true || (id === 'taiwan' && state.effects.formosan && controls(state, 'us', 'taiwan'));
  const all = names.filter((id) => table[id]?.region === region);
  const mine = all.filter((id) => controls(state, side, id));
  const theirs = all.filter((id) => controls(state, other(side), id));
  const keys = (ids: readonly string[]): number => ids.filter(isKey).length;
  const isAhead = mine.length > theirs.length;
  const isAll = keys(mine) === keys(all);
  const isMixed = keys(mine) > 0 && keys(mine) < mine.length;
  const level =
    isAhead && isAll
      ? 'control'
      : isAhead && keys(mine) > keys(theirs) && isMixed
        ? 'domination'
        : mine.length > 0
          ? 'presence'
          : 'none';
  const bordering = mine.filter((id) => table[id]?.borders === other(side)).length;
  const printed = level === 'none' ? 0 : regionValues[region][level];
  const value = printed === 'victory' ? 0 : printed;
  return {
    level,
    countries: mine.length,
    battlegrounds: keys(mine),
    bordering,
    points: value + keys(mine) + bordering,
  };
}

/** What a card is worth in Operations: as printed, one more or less by cards on the table, between 1 and 4; more where all of it is spent (7.4). */
export function opsOf(state: TwilightState, side: Side, cardId: string, id: string): number {
  const { effects, redScare } = state;
  const printed = card(cardId as CardId).ops;
  const raised = (side === 'us' ? effects.containment : effects.brezhnev) ? 1 : 0;
  const worth = Math.min(4, Math.max(1, printed + raised - redScare[side]));
  const inAsia = cardId === 'the_china_card' && lies(id, 'asia') ? 1 : 0;
  const inVietnam = side === 'ussr' && effects.vietnamRevolts && lies(id, 'southeast_asia') ? 1 : 0;
  return worth + inAsia + inVietnam;
}

/** What a coup leaves in its country, and how far over twice the stability it came (6.3, L804-850). */
export function couped(
  state: TwilightState,
  side: Side,
  id: string,
  { die, ops }: { readonly die: number; readonly ops: number },
): { readonly result: number; readonly us: number; readonly ussr: number } {
  const isLatin = lies(id, 'central_america') || lies(id, 'south_america');
  const squads = isLatin ? state.deathSquads[side] - state.deathSquads[other(side)] : 0;
  const result = die + ops + squads - (state.effects.salt ? 1 : 0) - 2 * firmness(state, id);
  const [mine, theirs] = [has(state, side, id), has(state, other(side), id)];
  const left = Math.max(0, theirs - Math.max(0, result));
  const come = Math.max(0, result - theirs);
  const after = side === 'us' ? { us: mine + come, ussr: left } : { us: left, ussr: mine + come };
  return { result, ...after };
}

/** Whether a coup there brings war nearer: in a battleground, unless the US has its submarines (6.3.4, L844-847). */
export function isProvoking(state: TwilightState, side: Side, id: string): boolean {
  return table[id]?.battleground === true && !(side === 'us' && state.effects.nuclearSubs);
}

/** What a realignment leaves in its country: both roll, and the difference goes from who has less (6.2, L765-776). */
export function realigned(
  state: TwilightState,
  id: string,
  dice: Readonly<Record<Side, number>>,
): Readonly<Record<Side, number>> {
  const total = (side: Side): number => {
    const near = linked(id).filter((next) => table[next] !== undefined && controls(state, side, next)).length;
    const more = has(state, side, id) > has(state, other(side), id) ? 1 : 0;
    const home = table[id]?.borders === side ? 1 : 0;
    const scandal = side === 'us' && state.effects.iranContra ? 1 : 0;
    return dice[side] + near + more + home - scandal;
  };
  const lead = total('us') - total('ussr');
  const left = (side: Side, lost: number): number => Math.max(0, has(state, side, id) - Math.max(0, lost));
  return { us: left('us', -lead), ussr: left('ussr', lead) };
}
