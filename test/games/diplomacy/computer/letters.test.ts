// What computer players of Diplomacy propose, keep and break: from what everybody sees and the letters alone.
import { describe, expect, it } from 'vitest';
import { pactFor, termsWith } from '../../../../src/games/diplomacy/computer/accords.js';
import { chooseOrders } from '../../../../src/games/diplomacy/computer/orders.js';
import { computerAnswer } from '../../../../src/games/diplomacy/computer/player.js';
import { lettersOf } from '../../../../src/games/diplomacy/computer/proposals.js';
import { chooseRetreats } from '../../../../src/games/diplomacy/computer/retreats.js';
import {
  homeCentres,
  powers,
  provinceOf,
  type Power,
  type Unit,
} from '../../../../src/games/diplomacy/data/geography.js';
import { options } from '../../../../src/games/diplomacy/options.js';
import type { Said } from '../../../../src/games/diplomacy/questions/letters.js';
import { movementSheet } from '../../../../src/games/diplomacy/questions/movement.js';
import { setup } from '../../../../src/games/diplomacy/setup.js';
import type { DiplomacyState, MovementOrder } from '../../../../src/games/diplomacy/state.js';
import { viewOf } from '../../../../src/games/diplomacy/view.js';
import { asSheet } from '../../../../src/table/answer.js';
import { SeededDice } from '../../../../src/table/dice.js';
import { pathsOf } from '../../../../src/table/sheet.js';
import { at, letter, position, record, start, type Letter } from './sample.js';

const seeds = Array.from({ length: 12 }, (_, n) => `seed ${n}`);
const spring = { year: 1901, season: 'spring' } as const;
const peace: Said = { kind: 'peace', ...spring, voice: 'warm', until: 1902 };

function written(
  seat: Power,
  to: readonly Power[],
  {
    state = start,
    letters = [],
    away = [],
    seed = 'a',
  }: { state?: DiplomacyState; letters?: readonly Letter[]; away?: readonly Power[]; seed?: string } = {},
): readonly Said[] {
  const dice = new SeededDice(`${seed} ${seat}`);
  return lettersOf({ view: viewOf(state, seat), seat, letters, to, away, dice }).map(({ said }) => said);
}

/** The orders a seat's computer player sends in, with these letters. */
function ordersOf(
  state: DiplomacyState,
  seat: Power,
  letters: readonly Letter[],
  seed = 'orders',
): Readonly<Record<string, readonly string[]>> {
  const dice = new SeededDice(seed);
  const question = movementSheet(state, seat);
  const orders = pathsOf(asSheet(computerAnswer({ question, view: viewOf(state, seat), seat, dice, letters })));
  return Object.fromEntries(Object.entries(orders).map(([at, path = []]) => [at, path]));
}

describe('a proposal', () => {
  it('is peace with the neighbours one has least to win from, and a border with others', () => {
    const offers = seeds.flatMap((seed) => written('france', ['england'], { seed }));
    expect(new Set(offers.map(({ kind }) => kind))).toEqual(new Set(['peace', 'border']));
    expect(offers.length).toBeLessThan(seeds.length);
    for (const said of offers)
      expect([peace, { kind: 'border', ...spring, voice: 'warm', until: 1902, province: 'eng' }]).toContainEqual(said);
  });

  it('is a border where armies face each other', () => {
    const border = { kind: 'border', ...spring, voice: 'warm', until: 1902, province: 'tyr' };
    for (const seed of seeds) {
      expect(written('austria', ['italy'], { seed })).toEqual([border]);
      expect(written('italy', ['austria'], { seed })).toEqual([border]);
    }
  });

  it('is peace to no more than half of one’s neighbours, and nothing to who is far away', () => {
    for (const seed of seeds) {
      for (const seat of powers) {
        const to = powers.filter((one) => one !== seat);
        const dice = new SeededDice(seed);
        const offers = lettersOf({ view: viewOf(start, seat), seat, letters: [], to, away: [], dice });
        expect(offers.filter(({ said }) => said.kind === 'peace').length).toBeLessThan(3);
      }
      expect(written('turkey', ['france', 'england', 'germany'], { seed })).toEqual([]);
    }
  });

  it('is nothing to a seat that nobody plays in', () => {
    for (const seed of seeds) expect(written('austria', [], { seed, away: ['italy'] })).toEqual([]);
  });

  it('is no peace to a power that has grown past one', () => {
    const owners = { ...start.owners, bel: 'england', hol: 'england', nwy: 'england', den: 'england' } as const;
    for (const seed of seeds)
      for (const { kind } of written('france', ['england'], { seed, state: at(1902, 'spring', { owners }) }))
        expect(kind).toBe('border');
  });

  it('is not made for years to who has broken what was agreed, and never to who has done so twice', () => {
    const broken = (year: number): Letter => letter('italy', 'austria', { kind: 'broken', year, season: 'spring' });
    const offered = (year: number, letters: readonly Letter[]): number =>
      written('italy', ['austria'], { state: at(year, 'spring'), letters }).length;
    expect(offered(1904, [broken(1902)])).toBe(0);
    expect(offered(1906, [broken(1902)])).toBe(1);
    expect(offered(1912, [broken(1902), broken(1907)])).toBe(0);
  });

  it('is the same from the same seed, and one in a turn', () => {
    const seed = seeds.find((one) => written('france', ['england'], { seed: one }).length > 0) ?? '';
    expect(written('france', ['england'], { seed })).toEqual(written('france', ['england'], { seed }));
    const letters = [letter('france', 'england', peace)];
    expect(written('france', ['england'], { seed, letters })).toEqual([]);
  });

  it('is not made to who has left two unanswered, and again long after one was declined', () => {
    const made = (year: number, accepted: boolean | null): Letter =>
      letter(
        'italy',
        'austria',
        { kind: 'border', voice: 'warm', year, season: 'spring', until: year + 1, province: 'tyr' },
        accepted,
      );
    const now = at(1904, 'spring');
    const offered = (letters: readonly Letter[]): number =>
      written('italy', ['austria'], { state: now, letters }).length;
    expect(offered([made(1902, null)])).toBe(1);
    expect(offered([made(1901, null), made(1902, null)])).toBe(0);
    expect(offered([made(1901, null), made(1902, false)])).toBe(1);
    expect(offered([made(1903, false)])).toBe(0);
  });

  it('is not written while units retreat or are built, nor between two or to allies', () => {
    for (const phase of ['retreat', 'adjustment'] as const)
      expect(written('italy', ['austria'], { state: at(1901, 'spring', { phase }) })).toEqual([]);
    const two = start.units.filter(({ power }) => power === 'italy' || power === 'austria');
    expect(written('italy', ['austria'], { state: { ...start, units: two } })).toEqual([]);
    const teams = setup(options.parse({ variant: 'three' })).state;
    expect(written('italy', ['austria', 'russia'], { state: teams })).toEqual([]);
  });

  it('is to turn together on who has more than either', () => {
    const state = at(1904, 'spring', {
      owners: Object.fromEntries([
        ...(['ber', 'kie', 'mun', 'den', 'hol', 'bel', 'swe', 'nwy', 'war'] as const).map(
          (id) => [id, 'germany'] as const,
        ),
        ...homeCentres('france').map((id) => [id, 'france'] as const),
        ...homeCentres('england').map((id) => [id, 'england'] as const),
      ]),
    });
    expect(written('france', ['england'], { state })).toEqual([
      { kind: 'together', voice: 'warm', year: 1904, season: 'spring', until: 1905, against: 'germany' },
    ]);
  });
});

describe('peace', () => {
  const units: readonly Unit[] = [
    { power: 'france', type: 'F', at: 'eng' },
    { power: 'france', type: 'F', at: 'iri' },
    { power: 'france', type: 'A', at: 'par' },
    { power: 'england', type: 'F', at: 'nwg' },
    { power: 'germany', type: 'A', at: 'mun' },
    { power: 'italy', type: 'A', at: 'ven' },
  ];
  const owned = {
    france: ['bre', 'par', 'mar'],
    england: ['lon', 'lvp', 'edi'],
    germany: ['mun'],
    italy: ['ven'],
  } as const;
  const agreed = (year: number): readonly Letter[] => [
    letter('france', 'england', { kind: 'peace', voice: 'warm', year, season: 'spring', until: 1904 }, true),
  ];
  const targets = (state: DiplomacyState, letters: readonly Letter[], seed: string): readonly string[] =>
    Object.values(ordersOf(state, 'france', letters, seed)).flatMap(([verb, to]) =>
      verb === 'move' ? [to ?? ''] : [],
    );

  it('keeps a power out of the centres of the other, whichever of the two proposed it', () => {
    const state = at(1901, 'autumn', { units, owners: position(units, owned).owners });
    const calm = at(1901, 'spring', { units: state.units, owners: state.owners });
    expect(seeds.some((seed) => targets(calm, [], seed).some((to) => ['lon', 'lvp', 'wal'].includes(to)))).toBe(true);
    for (const letters of [agreed(1901), [letter('england', 'france', peace, true)]])
      for (const seed of seeds)
        expect(targets(calm, letters, seed).filter((to) => ['lon', 'lvp', 'edi'].includes(to))).toEqual([]);
  });

  it('is broken for a gain that outweighs it, which takes more the longer it has been kept', () => {
    // Three fleets each stand before a centre that nobody guards.
    const open = position(
      [
        { power: 'france', type: 'F', at: 'eng' },
        { power: 'france', type: 'F', at: 'iri' },
        { power: 'france', type: 'F', at: 'nth' },
        { power: 'england', type: 'F', at: 'bar' },
        { power: 'germany', type: 'A', at: 'mun' },
        { power: 'italy', type: 'A', at: 'ven' },
      ],
      { ...owned, france: [...owned.france, 'bel', 'hol', 'den', 'nwy', 'spa', 'por'] },
    );
    const taken = (letters: readonly Letter[]): number =>
      seeds.filter((seed) => targets(open, letters, seed).some((to) => ['lon', 'lvp', 'edi'].includes(to))).length;
    const fresh: Said = { kind: 'peace', voice: 'warm', year: 1903, season: 'autumn', until: 1904 };
    const counts = [taken([]), taken([letter('france', 'england', fresh, true)]), taken(agreed(1901))];
    expect(counts).toEqual([seeds.length, expect.any(Number), 0]);
    expect(counts[1]).toBeGreaterThan(seeds.length / 2);
  });

  it('counts for nothing towards who nearly wins, and in a turn before it was agreed', () => {
    const many = {
      ...owned,
      england: [...owned.england, 'nwy', 'swe', 'den', 'kie', 'ber', 'hol', 'bel', 'stp', 'mos', 'war', 'por'],
    };
    const letters = agreed(1901);
    expect(pactFor(viewOf(position(units, owned), 'france'), 'france', 'france', letters)?.partners).toEqual(
      new Set(['england']),
    );
    expect(pactFor(viewOf(position(units, many), 'france'), 'france', 'france', letters)).toBeUndefined();
    const before = position(units, owned, { year: 1900 });
    expect(pactFor(viewOf(before, 'france'), 'france', 'france', letters)).toBeUndefined();
    const after = position(units, owned, { year: 1905 });
    expect(pactFor(viewOf(after, 'france'), 'france', 'france', letters)).toBeUndefined();
    expect(
      pactFor(
        viewOf(position(units, owned), 'france'),
        'france',
        'france',
        agreed(1901).map((one) => ({ ...one, accepted: false })),
      ),
    ).toBeUndefined();
  });

  it('is over once the other has moved against it, which is said once', () => {
    const moves = record(1903, 'spring', units, [['england', { kind: 'move', unit: 'nwg', to: 'lon', via: false }]]);
    const kept = position(units, owned, { moves });
    expect(termsWith(viewOf(kept, 'france'), 'france', 'england', agreed(1901))).toMatchObject({ endedBy: null });
    const attack = record(
      1903,
      'spring',
      [...units, { power: 'england', type: 'F', at: 'nth' }],
      [
        ['england', { kind: 'support', unit: 'nth', of: 'mun', to: 'bre' }],
        ['england', { kind: 'move', unit: 'nwg', to: 'par', via: false }],
      ],
    );
    // Help for a move of one's own is none.
    const help = record(
      1903,
      'spring',
      [...units, { power: 'england', type: 'F', at: 'nth' }],
      [['england', { kind: 'support', unit: 'nth', of: 'eng', to: 'bre' }]],
    );
    const helped = position(units, owned, { moves: help });
    expect(termsWith(viewOf(helped, 'france'), 'france', 'england', agreed(1901))).toMatchObject({ endedBy: null });
    const broken = position(units, owned, { moves: attack });
    const said = { kind: 'broken', year: 1903, season: 'autumn' } as const;
    expect(written('france', ['england'], { state: broken, letters: agreed(1901) })).toEqual([said]);
    // Nobody who leaves as it is broken and comes back finds it forgotten.
    expect(written('france', [], { state: broken, letters: agreed(1901), away: ['england'] })).toEqual([said]);
    expect(pactFor(viewOf(broken, 'france'), 'france', 'france', agreed(1901))).toBeUndefined();
    const told = [...agreed(1901), letter('france', 'england', said)];
    expect(written('france', ['england'], { state: broken, letters: told })).toEqual([]);
    const later = {
      ...position(units, owned, { moves: record(1903, 'autumn', units, []) }),
      year: 1904,
      season: 'spring' as const,
    };
    expect(pactFor(viewOf(later, 'france'), 'france', 'france', told)).toBeUndefined();
    expect(written('france', ['england'], { state: later, letters: told })).not.toContainEqual(
      expect.objectContaining({ kind: 'broken' }),
    );
  });

  it('is over once the other has taken an empty centre in autumn, and not when it goes where it owned a home of one’s own before', () => {
    const stands: readonly Unit[] = [{ power: 'england', type: 'A', at: 'pic' }];
    const into: MovementOrder = { kind: 'move', unit: 'pic', to: 'par', via: false };
    const endedBy = (before: 'france' | 'england'): string | null => {
      const owners = { lon: 'england', bre: 'france', par: before } as const;
      const moves = record(1903, 'autumn', stands, [['england', into]], owners);
      const after = { ...owners, par: 'england' } as const;
      const state = at(1904, 'spring', { units: [{ power: 'england', type: 'A', at: 'par' }], owners: after, moves });
      return termsWith(viewOf(state, 'france'), 'france', 'england', agreed(1902)).endedBy;
    };
    expect(endedBy('france')).toBe('them');
    expect(endedBy('england')).toBeNull();
  });

  it('is said to be over, and why, by who has broken it', () => {
    const moves = record(1903, 'spring', units, [['france', { kind: 'move', unit: 'eng', to: 'lon', via: false }]]);
    const said = { kind: 'parted', year: 1903, season: 'autumn', why: 'gain' };
    expect(written('france', ['england'], { state: position(units, owned, { moves }), letters: agreed(1901) })).toEqual(
      [said],
    );
  });

  it('is followed by no offer in the turn in which it is said to be over', () => {
    const moves = record(1901, 'spring', start.units, [
      ['france', { kind: 'move', unit: 'bre', to: 'lon', via: false }],
    ]);
    const state = at(1901, 'autumn', { moves });
    const agreedToIt = letter('england', 'france', peace, true);
    const parted = letter('france', 'england', { kind: 'parted', year: 1901, season: 'autumn', why: 'gain' });
    const offers = (letters: readonly Letter[]): number =>
      seeds.filter((seed) => written('france', ['england'], { state, letters, seed }).length > 0).length;
    expect(offers([])).toBeGreaterThan(0);
    expect(offers([agreedToIt])).toBe(seeds.length);
    expect(offers([agreedToIt, parted])).toBe(0);
  });

  it('lets nobody retreat into a centre of the other', () => {
    const pact = pactFor(viewOf(position(units, owned), 'france'), 'france', 'france', agreed(1901));
    const dislodged = [
      {
        unit: { power: 'france', type: 'F', at: 'wal' } as const,
        attackerFrom: 'yor' as const,
        retreats: ['lon', 'iri'] as const,
      },
    ];
    const flee = (free: boolean) =>
      chooseRetreats(
        { units: [], owners: position([], owned).owners, season: 'autumn', year: 1903, pact: free ? undefined : pact },
        dislodged,
        'france',
        new SeededDice('r'),
      );
    expect(flee(true)).toEqual([{ kind: 'retreat', unit: 'wal', to: 'lon' }]);
    expect(flee(false)).toEqual([{ kind: 'retreat', unit: 'wal', to: 'iri' }]);
  });
});

describe('a border', () => {
  it('keeps both out, and ends when the other goes there', () => {
    const border: Said = { kind: 'border', voice: 'warm', ...spring, until: 1902, province: 'tyr' };
    const letters = [letter('italy', 'austria', border, true)];
    for (const seed of seeds)
      for (const seat of ['italy', 'austria'] as const)
        for (const path of Object.values(ordersOf(start, seat, letters, seed)))
          expect(path.slice(-1)).not.toEqual(['tyr']);
    expect(
      seeds.some((seed) => Object.values(ordersOf(start, 'italy', [], seed)).some((path) => path[1] === 'tyr')),
    ).toBe(true);
    const moves = record(1901, 'spring', start.units, [
      ['austria', { kind: 'move', unit: 'vie', to: 'tyr', via: false }],
    ]);
    expect(written('italy', ['austria'], { state: at(1901, 'autumn', { moves }), letters })).toEqual([
      { kind: 'broken', year: 1901, season: 'autumn' },
    ]);
  });
});

describe('support', () => {
  const units: readonly Unit[] = [
    { power: 'germany', type: 'A', at: 'ruh' },
    { power: 'germany', type: 'A', at: 'ber' },
    { power: 'france', type: 'A', at: 'bur' },
    { power: 'england', type: 'A', at: 'bel' },
    { power: 'italy', type: 'A', at: 'rom' },
  ];
  const owned = {
    germany: ['ber', 'kie', 'mun', 'hol'],
    france: ['par', 'mar', 'bre'],
    england: ['bel', 'lon'],
    italy: ['rom'],
  };
  const state = position(units, owned, { season: 'spring' });
  const calm = letter(
    'germany',
    'france',
    { kind: 'peace', voice: 'warm', year: 1902, season: 'spring', until: 1903 },
    true,
  );

  it('is offered to who one is at peace with, and ordered once it is accepted', () => {
    const [said] = written('germany', ['france'], { state, letters: [calm] });
    expect(said).toEqual({
      kind: 'support',
      voice: 'blunt',
      year: 1903,
      season: 'spring',
      unit: { type: 'A', at: 'ruh' },
      of: { type: 'A', at: 'bur' },
      to: 'bel',
    });
    if (said === undefined) return;
    const offer = (accepted: boolean | null): readonly Letter[] => [calm, letter('germany', 'france', said, accepted)];
    for (const seed of seeds) {
      expect(ordersOf(state, 'germany', offer(true), seed)).toMatchObject({ ruh: ['support', 'bur', 'bel'] });
      expect(ordersOf(state, 'germany', offer(null), seed)).not.toMatchObject({ ruh: ['support', 'bur', 'bel'] });
    }
    const next = { ...state, season: 'autumn' as const };
    expect(seeds.some((seed) => ordersOf(next, 'germany', offer(true), seed)['ruh']?.[1] === 'bur')).toBe(false);
  });
});

it('changes no orders where nothing was agreed', () => {
  const asked = { units: start.units, owners: start.owners, season: 'autumn', year: 1901 } as const;
  const pact = pactFor(viewOf(at(1901, 'autumn'), 'france'), 'france', 'france', [letter('france', 'england', peace)]);
  expect(pact).toBeUndefined();
  const orders = chooseOrders({ ...asked, pact }, 'france', new SeededDice('same'));
  expect(orders).toEqual(chooseOrders(asked, 'france', new SeededDice('same')));
  expect(orders.map(({ unit }) => provinceOf(unit)).sort()).toEqual(['bre', 'mar', 'par']);
});
