// Positions for the board's tests: the start, and a crowded 1903 with every kind of order and result.
import type { BoardInput } from '../../../../src/games/diplomacy/board/input.js';
import { options } from '../../../../src/games/diplomacy/options.js';
import { locationNamed, type Location, type Power, powers } from '../../../../src/games/diplomacy/data/geography.js';
import type { Order, PhaseRecord } from '../../../../src/games/diplomacy/state.js';
import type { Unit } from '../../../../src/games/diplomacy/data/geography.js';

function at(word: string): Location {
  const location = locationNamed(word);
  if (!location) throw new Error(`No location ${word}`);
  return location;
}

function unitsOf(lists: Readonly<Record<Power, string>>): Unit[] {
  return powers.flatMap((power) =>
    lists[power].split(', ').map((words): Unit => {
      const [type, place = ''] = words.split(' ');
      return { power, type: type === 'F' ? 'F' : 'A', at: at(place) };
    }),
  );
}

function ownersOf(lists: Readonly<Record<Power, string>>): BoardInput['owners'] {
  return Object.fromEntries(powers.flatMap((power) => lists[power].split(' ').map((id) => [id, power])));
}

function tableOf(units: readonly Unit[], owners: BoardInput['owners']): BoardInput['table'] {
  return powers.map((power) => ({
    power,
    centres: Object.values(owners).filter((owner) => owner === power).length,
    units: units.filter((unit) => unit.power === power).length,
    out: false,
  }));
}

const startUnits = unitsOf({
  austria: 'A vie, A bud, F tri',
  england: 'F lon, F edi, A lvp',
  france: 'A par, A mar, F bre',
  germany: 'A ber, A mun, F kie',
  italy: 'A rom, A ven, F nap',
  russia: 'A mos, A war, F stp/sc, F sev',
  turkey: 'A con, A smy, F ank',
});
const startOwners = ownersOf({
  austria: 'bud tri vie',
  england: 'edi lon lvp',
  france: 'bre mar par',
  germany: 'ber kie mun',
  italy: 'nap rom ven',
  russia: 'mos sev stp war',
  turkey: 'ank con smy',
});

const quiet = { seat: null, seats: [], dislodged: [], contested: [], closed: [], last: null, moves: null };

export const start: BoardInput = {
  ...quiet,
  options: options.parse({}),
  phase: 'movement',
  year: 1901,
  season: 'spring',
  units: startUnits,
  owners: startOwners,
  table: tableOf(startUnits, startOwners),
};

const before = unitsOf({
  austria: 'A tyr, A vie, A bud, A ser, F gre',
  england: 'A wal, F eng, F nwg, F nth, A bel',
  france: 'F mao, A bur, A pic, F spa/sc, A gas',
  germany: 'F hol, A ruh, A mun, A sil, F den',
  italy: 'A ven, A apu, F tun, F ion, A pie',
  russia: 'F stp/nc, F swe, A mos, A ukr, A gal, F rum, A lvn',
  turkey: 'F bla, A arm, A bul, A smy, F aeg, F con',
});
const owners = ownersOf({
  austria: 'vie bud tri ser gre',
  england: 'lon edi lvp bel nwy',
  france: 'par mar bre spa por',
  germany: 'ber mun kie hol den',
  italy: 'rom ven nap tun',
  russia: 'mos war stp sev swe rum',
  turkey: 'con smy ank bul',
});

const move = (unit: string, to: string, via = false): Order => ({ kind: 'move', unit: at(unit), to: at(to), via });
const support = (unit: string, of: string, to?: string): Order => ({
  kind: 'support',
  unit: at(unit),
  of: at(of),
  to: to === undefined ? null : at(to),
});

const given: readonly (readonly [Order, 'succeeds' | 'fails'])[] = [
  [move('tyr', 'ven'), 'fails'],
  [{ kind: 'hold', unit: at('vie') }, 'succeeds'],
  [move('bud', 'rum'), 'fails'],
  [move('ser', 'bul'), 'fails'],
  [{ kind: 'hold', unit: at('gre') }, 'succeeds'],
  [move('wal', 'bre', true), 'succeeds'],
  [{ kind: 'convoy', unit: at('eng'), of: at('wal'), to: at('bre') }, 'succeeds'],
  [move('nwg', 'bar'), 'succeeds'],
  [move('nth', 'hol'), 'fails'],
  [support('bel', 'nth', 'hol'), 'fails'],
  [support('mao', 'wal', 'bre'), 'succeeds'],
  [move('bur', 'mun'), 'fails'],
  [support('gas', 'bur', 'mar'), 'fails'],
  [support('sil', 'mun'), 'succeeds'],
  [{ kind: 'hold', unit: at('mun') }, 'succeeds'],
  [move('stp/nc', 'nwy'), 'succeeds'],
  [support('swe', 'stp/nc', 'nwy'), 'succeeds'],
  [move('gal', 'bud'), 'succeeds'],
  [support('rum', 'gal', 'bud'), 'succeeds'],
  [support('bla', 'arm', 'sev'), 'succeeds'],
  [move('arm', 'sev'), 'succeeds'],
];

const orders = given.map(([order, verdict]): PhaseRecord['orders'][number] => {
  const unit = before.find((one) => 'unit' in order && one.at === order.unit);
  if (!unit) throw new Error('An order without a unit');
  return {
    power: unit.power,
    unit,
    order,
    verdict,
    why: '',
    route: order.kind === 'move' && order.via ? 'convoy' : null,
    dislodged: unit.at === 'bud',
  };
});

const moved = before.flatMap((unit): Unit[] => {
  if (unit.at === 'bud') return [];
  const done = given.find(
    ([order, verdict]) => verdict === 'succeeds' && order.kind === 'move' && order.unit === unit.at,
  );
  return [done?.[0].kind === 'move' ? { ...unit, at: done[0].to } : unit];
});

/** After the spring moves of 1903: Austria's army of Budapest must retreat. */
export const crowded: BoardInput = {
  seat: null,
  seats: [],
  moves: null,
  options: options.parse({}),
  phase: 'retreat',
  year: 1903,
  season: 'spring',
  units: moved,
  owners,
  dislodged: [{ unit: { power: 'austria', type: 'A', at: 'bud' }, attackerFrom: 'gal', retreats: ['tri'] }],
  contested: ['tus'],
  closed: [],
  table: tableOf(before, owners),
  last: { phase: 'movement', year: 1903, season: 'spring', before, orders },
};

/** The same spring before its moves. */
export const planning: BoardInput = { ...crowded, ...quiet, phase: 'movement', units: before };
