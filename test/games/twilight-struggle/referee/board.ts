// The board of Twilight Struggle as a second reckoning reads it: who controls what, where each side may act, what a region is worth.
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
