// Whole games in which every unit goes where it can do most: raids, landings, blitzes, strikes of submarines, guns and bombardment all come up.
import { describe, expect, it } from 'vitest';
import { axisAndAllies1942 } from '../../../src/games/axis-and-allies-1942/index.js';
import { isLand } from '../../../src/games/axis-and-allies-1942/data/spaces.js';
import { unitTypes } from '../../../src/games/axis-and-allies-1942/data/units.js';
import type { AaState } from '../../../src/games/axis-and-allies-1942/state.js';
import { check, orderRefusal } from '../../../src/table/answer.js';
import type { Dice } from '../../../src/table/dice.js';
import type { AnyGame } from '../../../src/table/game.js';
import type { Order, Orders, Sheet } from '../../../src/table/question.js';
import type { Report } from '../../../src/table/replay.js';
import type { Arg } from '../../../src/table/text.js';
import { atRandom, playOut, type Chooser } from '../../support/contract.js';

const game: AnyGame = axisAndAllies1942;

/** One unit of each kind after another, as far as its way leads: through open ground, ashore, into a raid. */
function farthest(form: Orders, dice: Dice): Sheet {
  const sheet: Order[] = [];
  for (const { id } of form.subjects([])) {
    for (const { id: unit } of form.subject?.(id, sheet)?.units ?? []) {
      let order: Order = { subject: id, units: { [unit]: 1 }, path: [] };
      for (let step = form.step(order, sheet); step.options.length > 0; step = form.step(order, sheet)) {
        const further = (next: string): readonly string[] =>
          form.step({ ...order, path: [...order.path, next] }, sheet).options.map((option) => option.id);
        const ways = step.options.map((option) => option.id);
        // Bombers raid, tanks roll on, fighters go where guns may stand.
        const best = ways.filter((next) => {
          if (unit.startsWith('bomber')) return further(next).includes('raid');
          return unit.startsWith('tank') ? isLand(next) && further(next).length > 0 : isLand(next);
        });
        order = { ...order, path: [...order.path, dice.pick(best.length > 0 ? best : ways, 'eager')] };
      }
      if (sheet.length < 40 && orderRefusal(form, order, sheet) === undefined) sheet.push(order);
    }
  }
  return sheet;
}

const eager: Chooser = (open, replayed, dice) => {
  const { question } = open;
  if (question.key === 'intercept') return { fighter: 1 };
  if (question.key === 'purchase') {
    // Some of each in turn, so that every type is bought.
    const type = unitTypes[dice.roll(unitTypes.length, 'eager') - 1] ?? 'infantry';
    if (check(question, { [type]: 1 }).ok) return { [type]: 1 };
  }
  if (question.form.kind !== 'orders' || question.key !== 'combatMoves') return atRandom(open, replayed, dice);
  const sheet = farthest(question.form, dice);
  return check(question, sheet).ok ? sheet : atRandom(open, replayed, dice);
};

/** The key of a text and of those it is made of. */
function keysIn(arg: Arg): readonly string[] {
  if (typeof arg !== 'object') return [];
  if (!('key' in arg)) return arg.flatMap(keysIn);
  return [arg.key, ...Object.values(arg.args ?? {}).flatMap(keysIn)];
}

/** What tells how a battle ended: with its losses, or by itself where nothing was lost. */
const endings = [
  'outcome',
  'then',
  'held',
  'notTaken',
  'cleared',
  'captured',
  'freed',
  'withdraws',
  'bothGone',
  'undecided',
].map((key) => `report.${key}`);

/** Of each place where dice fell in a phase of battle: how many headlines tell its end, and how much its dice matter. */
function battlesOf(reports: readonly Report[]): readonly { readonly ends: number; readonly dice: string }[] {
  const thrown = reports.filter(({ text }) => text.key.startsWith('report.throw.fire'));
  const places = new Set(thrown.map(({ focus: [place = ''] }) => place));
  return [...places].map((place) => {
    const here = reports.filter(({ focus }) => focus[0] === place);
    const ends = here.filter(({ text, weight }) => weight !== 'detail' && endings.some((key) => text.key === key));
    const weights = new Set(thrown.filter(({ focus }) => focus[0] === place).map(({ weight }) => weight));
    return { ends: ends.length, dice: [...weights].join() };
  });
}

describe('two rounds of eager players', () => {
  it('use every rule of battle, and every position on the way is possible', { timeout: 120_000 }, () => {
    const told = new Set<string>();
    const fought = new Set<string>();
    const options = game.options.parse({ lastRound: 2, escortsAndInterceptors: true });
    const { outcome } = playOut(game, options, {
      seed: 'three',
      chooser: eager,
      ended: ({ checkpoint, replayed }) => {
        game.invariants(checkpoint.state);
        for (const { text } of replayed.reports) for (const key of keysIn(text)) told.add(key);
        for (const place of battlesOf(replayed.reports)) expect(place).toEqual({ ends: 1, dice: 'detail' });
        const { battles, units } = checkpoint.state as AaState;
        for (const { kind, space } of battles) {
          fought.add(kind === 'land' && units.some(({ target }) => target === space) ? 'assault' : kind);
        }
      },
    });
    expect(outcome).not.toBeNull();
    expect([...fought].toSorted()).toEqual(['assault', 'land', 'raid', 'sea']);
    const wanted = ['blitz', 'raid', 'bombed', 'intercepts', 'captured', 'throw.strike', 'throw.aa', 'throw.fire'];
    expect(wanted.filter((key) => !told.has(`report.${key}`))).toEqual([]);
  });
});
