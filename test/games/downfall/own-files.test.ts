// An owner's own files: read with faults that can be found, laid over our records, kept with the game, and nobody else's business.
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { downfall } from '../../../src/games/downfall/index.js';
import { opsIds } from '../../../src/games/downfall/data/orders.js';
import { ours } from '../../../src/games/downfall/data/own-files.js';
import { factsOf, ourFiles, OwnFilesFault, readOwnFiles } from '../../../src/games/downfall/data/own-files.js';
import { ownWords } from '../../../src/games/downfall/reports/names.js';
import { Ground } from '../../../src/games/downfall/rules/ground.js';
import { surrenders } from '../../../src/games/downfall/rules/events.js';
import { Supply } from '../../../src/games/downfall/rules/supply.js';
import { endingOf } from '../../../src/games/downfall/rules/victory.js';
import { SeededDice } from '../../../src/table/dice.js';
import type { AnyGame } from '../../../src/table/game.js';
import type { Choose } from '../../../src/table/question.js';
import { replay, type Checkpoint, type Given } from '../../../src/table/replay.js';

/** Every operations order for five more. */
const dearer = opsIds.map(
  (id) => [id, { ...ours.orders.operations[id], cost: ours.orders.operations[id].cost + 5 }] as const,
);

/** A card, the orders, a unit and the weather are others than ours. */
const files = new Map([
  ['set.json', '{"name":"Printed"}'],
  [
    'cards.json',
    JSON.stringify({
      S1: { ...ours.cards.S1, words: { name: 'Front staff', text: 'Two more for the attacker.' } },
    }),
  ],
  ['orders.json', JSON.stringify({ operations: Object.fromEntries(dearer) })],
  ['units.json', JSON.stringify({ 'okh-18': { ...ours.units['okh-18'], name: '18A' } })],
  ['tracks.json', JSON.stringify({ weather: Array.from({ length: 8 }, () => ['snow', 'snow', 'snow']) })],
]);

function faultsOf(given: Readonly<Record<string, unknown>>): readonly string[] {
  const texts = Object.entries(given).map(([name, value]) => [name, JSON.stringify(value)] as const);
  try {
    downfall.onFiles?.(new Map(texts));
    return [];
  } catch (error) {
    if (error instanceof OwnFilesFault) return error.faults;
    throw error;
  }
}

function gameOn(given: ReadonlyMap<string, string>): typeof downfall {
  const game = downfall.onFiles?.(given);
  if (game === undefined) throw new Error('no files can be read');
  return game;
}

/** The first question of a game, the order, whose options nobody has looked at yet. */
function firstQuestion(game: AnyGame, checkpoint: Checkpoint): Choose {
  let at = checkpoint;
  for (let n = 0; n < 9; n++) {
    const { progress } = replay(game, 'own', at, []);
    if (progress.kind === 'waiting') {
      const form = progress.open[0]?.question.form;
      if (form?.kind !== 'choose') throw new Error('another question was to come');
      return form;
    }
    if (progress.kind !== 'next') throw new Error('nothing is asked');
    at = progress.checkpoint;
  }
  throw new Error('nothing is asked');
}

/** A set as games keep it. */
function packedAs(json: string): string {
  return `whole:${brotliCompressSync(json, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).toString('base64')}`;
}

function begun(game: typeof downfall): Checkpoint {
  const dice = new SeededDice('own');
  return { ...game.setup(game.options.parse({}), dice), draws: dice.draws };
}

describe('files of an owner', () => {
  it('of ours are read back as ours, every record of them', () => {
    const set = factsOf({ data: readOwnFiles(ourFiles()) });
    expect({ ...set, hexes: [...set.hexes] }).toEqual({ ...ours, hexes: [...ours.hexes] });
  });

  it('are told apart with file, record and field when they do not fit', () => {
    const found = faultsOf({
      'cards.json': { A1: { ...ours.cards.A1, effect: { kind: 'hq', strength: 'two', drm: 1 } }, Z9: {} },
      'units.json': { 'okh-18': { ...ours.units['okh-18'], most: 7 } },
      'hexes.json': { '9999': { nation: 'germany', terrain: 'clear' } },
      'maps.json': {},
    });
    expect(found).toEqual([
      expect.stringMatching(/^cards\.json, A1, effect\.strength: /),
      expect.stringMatching(/^cards\.json: .*Z9/),
      expect.stringMatching(/^hexes\.json, 9999: /),
      expect.stringMatching(/^maps\.json: no such file/),
      expect.stringMatching(/^units\.json, okh-18, most: /),
    ]);
    expect(() => readOwnFiles(new Map([['cards.json', '{']]))).toThrow(/cards\.json: not JSON/);
  });

  it('are refused when a scenario of theirs cannot begin', () => {
    const [first] = ours.scenarios.overlord.units;
    const units = ours.scenarios.overlord.units.map((unit) => ({ ...unit, at: first?.at ?? '' }));
    expect(faultsOf({ 'overlord.json': { ...ours.scenarios.overlord, units } })).toEqual([
      expect.stringMatching(/^overlord: impossible position/),
    ]);
  });
});

describe('a game on such files', () => {
  const own = gameOn(files);

  it('is named at the table and tells so when it begins', () => {
    const { state } = begun(own);
    expect(own.dataSet?.(own.view(downfall.state.parse(state), null))).toMatchObject({
      key: 'data.own',
      args: { name: 'Printed', hash: expect.stringMatching(/^[0-9a-f]{8}$/) as string },
    });
    const { reports } = replay(own, 'own', begun(own), []);
    expect(reports[0]?.text.key).toBe('report.ownData');
    expect(own.dataSet?.(downfall.view(downfall.state.parse(begun(downfall).state), null))).toMatchObject({
      key: 'data.set',
    });
  });

  it('goes on on them where nothing is configured, out of its stored position alone', () => {
    const stored = JSON.parse(JSON.stringify(begun(own))) as Checkpoint;
    const at = { ...stored, state: downfall.state.parse(stored.state) };
    expect(firstQuestion(downfall, at).options()).toEqual(firstQuestion(own, at).options());
    expect(downfall.title(downfall.view(at.state, null))).toEqual(own.title(own.view(at.state, null)));
  });

  it('asks by them, and a game beside it by ours, in whatever sequence they are looked at', () => {
    const [here, there] = [firstQuestion(downfall, begun(own)), firstQuestion(downfall, begun(downfall))];
    const operations = (form: Choose): readonly string[] =>
      form
        .options()
        .flatMap(({ id, detail }) => (/^play:W-ops-\d:W-ops-/.test(id) ? [`${id} ${JSON.stringify(detail)}`] : []));
    const [before, beside, after] = [operations(here), operations(there), operations(here)];
    expect(before).toEqual(after);
    expect(before.length).toBe(beside.length);
    expect(before.length).toBeGreaterThan(0);
    for (const [n, order] of before.entries()) expect(order).not.toBe(beside[n]);
  });

  it('calls its cards and counters what the files call them', () => {
    const cards = own.references?.(null) ?? [];
    expect(cards.find(({ id }) => id === 'S1')?.name).toEqual({ key: 'own.words', args: { words: 'Front staff' } });
    expect(downfall.references?.(null).find(({ id }) => id === 'S1')?.name).toEqual({ key: 'card.S1' });
  });

  it('shows names from a file in one line and without anything that reads as a link or a mention', () => {
    expect(ownWords('1st\n[Army](https://evil.example) <@1>')).toEqual({
      key: 'own.words',
      args: { words: '1st Army(https://evil.example) 1' },
    });
  });

  it('sets up again what it was set up on, though the folder has changed since', () => {
    const state = downfall.state.parse(begun(own).state);
    const again = downfall.setup(downfall.options.parse({}), new SeededDice('own'), state);
    expect(again.state).toEqual(state);
  });

  it('is not read from a position with files that are none', () => {
    const { state } = begun(own);
    expect(downfall.state.safeParse({ ...state, data: '{"name":"x","cards":{"A1":{}}}' }).success).toBe(false);
    expect(downfall.state.safeParse({ ...state, data: null }).success).toBe(true);
  });

  it('keeps the whole set it began with, packed: what stands in our tables later changes nothing in it', () => {
    const [here, there] = [begun(own), begun(downfall)].map(({ state }) => JSON.stringify(state).length);
    const kept = downfall.state.parse(begun(own).state).data ?? '';
    const json = brotliDecompressSync(Buffer.from(kept.slice(kept.indexOf(':') + 1), 'base64')).toString('utf8');
    const { files: whole } = JSON.parse(json) as { readonly files: Readonly<Record<string, object>> };
    expect(
      Object.keys(whole)
        .map((name) => `${name}.json`)
        .sort(),
    ).toEqual([...ourFiles().keys()].sort());
    expect(whole['units']).toEqual({ ...ours.units, 'okh-18': { ...ours.units['okh-18'], name: '18A' } });
    expect(whole['conditions']).toEqual(ours.conditions);
    expect((here ?? 0) - (there ?? 0)).toBeLessThan(25_000);
    const stripped = packedAs(json.replace('"okh-18":', '"okh-x18":'));
    expect(downfall.state.safeParse({ ...begun(own).state, data: stripped }).success).toBe(false);
    const large = packedAs(JSON.stringify({ name: 'x'.repeat(5_000_000), files: {} }));
    expect(downfall.state.safeParse({ ...begun(own).state, data: large }).success).toBe(false);
  });

  it('is read as it was given where an earlier version has kept no more', () => {
    const data = JSON.stringify({ name: 'Printed', files: { units: { 'okh-18': { name: '18A' } } } });
    const state = downfall.state.parse({ ...begun(own).state, data });
    expect(factsOf(state).units['okh-18']).toEqual({ ...ours.units['okh-18'], name: '18A' });
    expect(factsOf(state).orders).toEqual(ours.orders);
  });

  it('is looked up, read and shown by its own set, whatever is configured', () => {
    const other = gameOn(new Map([['set.json', '{"name":"Other"}']]));
    const beaches = { normandy: { ...ours.seas.beaches.brest, title: 'Normandy', sea: '3308', land: '3209' } };
    const units = { 'okh-18': { name: '77A' }, 'okh-xx': { ...ours.units['okh-18'], name: 'XX' } };
    const more = gameOn(
      new Map([
        ['seas.json', JSON.stringify({ beaches })],
        ['units.json', JSON.stringify(units)],
        ['cards.json', files.get('cards.json') ?? ''],
      ]),
    );
    const view = more.view(more.state.parse(begun(more).state), null);
    for (const game of [downfall, other, more]) {
      expect(game.references?.(view).find(({ id }) => id === 'S1')?.name.args).toEqual({ words: 'Front staff' });
      expect(game.places?.(view).map(({ args }) => args?.['words'])).toContain('Normandy');
      expect(JSON.stringify(game.also?.('okh-18', view))).toContain('77');
      expect(JSON.stringify(game.also?.('3308', view))).toContain('Normandy');
      expect(game.closeUp?.(['okh-xx'], view)).toBeUndefined();
    }
    const ordinary = downfall.view(downfall.state.parse(begun(downfall).state), null);
    expect(more.references?.(ordinary).find(({ id }) => id === 'S1')?.name).toEqual({ key: 'card.S1' });
    expect(more.closeUp?.(['okh-xx'], ordinary)).toBe('tracks');
  });

  it('replays to the same position, step by step', () => {
    const answers: Given[] = [];
    let at = begun(own);
    const dice = new SeededDice('replayed');
    for (let n = 0; n < 25; n++) {
      const { progress, state: now } = replay(downfall, 'own', at, answers);
      if (progress.kind === 'next') {
        expect(replay(own, 'own', at, answers).progress).toEqual(progress);
        downfall.invariants(downfall.state.parse(progress.checkpoint.state));
        at = progress.checkpoint;
        answers.length = 0;
        continue;
      }
      if (progress.kind !== 'waiting') break;
      const [first] = progress.open;
      if (first === undefined) break;
      const { question, id } = first;
      const state = downfall.state.parse(now);
      const value = downfall.computer({
        question,
        view: downfall.view(state, question.seat),
        seat: question.seat,
        dice,
      });
      answers.push({ question: id, seat: question.seat, value, by: 'computer', final: true });
    }
    expect(downfall.state.parse(at.state).data).not.toBeNull();
  });
});

describe('what follows from the tables', () => {
  const sources = { '3324': ['poland'] };
  const polish = { ...ours.units['okh-18'], nationality: 'poland' };

  it('follows from the files: a nationality new to a faction supplies its aircraft', () => {
    const lineOn = (units: object): unknown => {
      const own = gameOn(
        new Map([
          ['cities.json', JSON.stringify({ sources })],
          ['units.json', JSON.stringify(units)],
        ]),
      );
      const ground = new Ground(own.state.parse(begun(own).state));
      return new Supply(ground, 'okh', 'steps').anyLine('3324')?.path;
    };
    expect(lineOn({})).toBeUndefined();
    expect(lineOn({ 'okh-18': polish })).toEqual(['3324']);
  });
});

describe('what an owner can enter', () => {
  const corps = { name: 'LXXX', faction: 'okw', nationality: 'germany', front: 'leg', most: 2 };
  const letter = {
    ...ours.cards.W23,
    effect: { kind: 'transportPoints', amount: 5 },
    words: { name: 'Lend-Lease', text: 'Five transport points.' },
  };
  const file = (value: object): string => JSON.stringify(value);

  it('is another unit, card and event, which a scenario may use from then on', () => {
    const own = gameOn(
      new Map([
        ['units.json', file({ 'okw-lxxx': corps })],
        ['cards.json', file({ W99: letter })],
        ['events.json', file({ E99: { ...ours.events.E1, words: { name: 'Truce', text: 'Nothing.' } } })],
        ['overlord.json', file({ pool: [...ours.scenarios.overlord.pool, 'okw-lxxx'] })],
      ]),
    );
    const state = own.state.parse(begun(own).state);
    expect(Object.entries(state.units).find(([id]) => id === 'okw-lxxx')?.[1].status).toBe('pool');
    expect([...state.toCome, ...state.westernDeck, ...state.hand.western]).toContain('W99');
    expect(own.references?.(null).find(({ id }) => id === 'E99')?.name).toMatchObject({ args: { words: 'Truce' } });
    own.invariants(state);
    expect(own.describe(own.view(state, null)).length).toBeGreaterThan(0);
    expect(downfall.state.safeParse({ ...state, data: null }).success).toBe(false);
    expect(faultsOf({ 'cards.json': { W99: { ...letter, words: undefined } } })).toEqual([
      expect.stringMatching(/^cards\.json, W99, words: /),
    ]);
  });

  it('is no beach but on the coast of its own sea, one to a hex, and no hexside but between neighbours', () => {
    const normandy = { ...ours.seas.beaches.brest, title: 'Normandy', sea: '3308', land: '3209' };
    const beach = (given: object): readonly string[] =>
      faultsOf({ 'seas.json': { beaches: { normandy: { ...normandy, ...given } } } });
    expect(beach({})).toEqual([]);
    expect(beach({ sea: '9999' })).toEqual(['seas.json, beaches, normandy.sea: 9999 is no sea hex in play']);
    expect(beach({ sea: '3209' })).toEqual(['seas.json, beaches, normandy.sea: 3209 is no sea hex in play']);
    expect(beach({ area: 'baltic-sea' })).toEqual([
      'seas.json, beaches, normandy.sea: 3308 lies in north-sea, not in baltic-sea',
    ]);
    expect(beach({ land: '3212' })).toEqual(['seas.json, beaches, normandy.land: 3212 does not touch 3308']);
    expect(beach({ sea: '3309', land: '3209' })).toEqual([
      'seas.json, beaches, normandy.sea: 3309 is the beach brest already',
    ]);
    for (const river of ['3209-3212', '3209-3309', '3210-3209', '9998-9999'])
      expect(faultsOf({ 'hexsides.json': { river: [river] } })).toEqual([
        expect.stringMatching(/^hexsides\.json, river, 0: not between two land hexes in play that touch/),
      ]);
  });

  it('is one field of a record, or none where ours has one', () => {
    const files = { 'units.json': { 'okh-18': { badges: ['elite'] }, 'wes-fr-1': { back: null } } };
    expect(faultsOf(files)).toEqual([]);
    const own = gameOn(new Map(Object.entries(files).map(([name, value]) => [name, file(value)])));
    const { units } = factsOf(own.state.parse(begun(own).state));
    expect(units['okh-18']).toEqual({ ...ours.units['okh-18'], badges: ['elite'] });
    expect(units['wes-fr-1']).not.toHaveProperty('back');
    expect(faultsOf({ 'units.json': { 'okh-18': null } })).toEqual([expect.stringMatching(/^units\.json, okh-18: /)]);
  });

  it('is a set for one scenario, which the others need not fit', () => {
    const files = { 'units.json': { 'okh-18': { most: 2 } } };
    const only = ours.scenarios.overlord.units.map((unit) => (unit.id === 'okh-18' ? { ...unit, steps: 2 } : unit));
    const overlord = { 'overlord.json': { units: only } };
    expect(faultsOf({ ...files, ...overlord })).not.toEqual([]);
    expect(faultsOf({ ...files, ...overlord, 'set.json': { name: 'One', scenarios: ['overlord'] } })).toEqual([]);
    const own = gameOn(new Map([['set.json', file({ name: 'Sicily', scenarios: ['husky'] })]]));
    expect(own.options.parse({})).toMatchObject({ scenario: 'husky' });
    expect(own.options.safeParse({ scenario: 'overlord' }).success).toBe(false);
  });

  it('is another beach, border of seas, length of a track, condition of surrender and number of points', () => {
    const { state } = gameOn(
      new Map([
        ['seas.json', file({ beaches: { normandy: { ...ours.seas.beaches.brest, title: 'Normandy', sea: '3308' } } })],
        ['warfare.json', file({ malta: [...ours.warfare.malta, ours.warfare.malta.at(-1)] })],
        ['conditions.json', file({ points: 12, surrender: { hungary: [{ fromTurn: 5 }] } })],
      ]),
    ).setup(downfall.options.parse({}), new SeededDice('own'));
    const facts = factsOf(state);
    expect(facts.beachAt.get('3308')).toMatchObject({ title: 'Normandy' });
    expect(facts.warfare.malta).toHaveLength(9);
    expect(surrenders(state, 'hungary')).toBe(true);
    const won = { ...state, vp: 10 };
    expect([endingOf(won), endingOf({ ...won, vp: 12 })?.how]).toEqual([null, 'points']);
  });
});
