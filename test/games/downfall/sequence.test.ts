// Sequences and marks that a whole game hardly shows: cards of a combat in their strict order, the table cell by cell, events that come again.
import { describe, expect, it } from 'vitest';
import { highestColumn, lowestColumn } from '../../../src/games/downfall/data/combat-table.js';
import { downfall } from '../../../src/games/downfall/index.js';
import { ours } from '../../../src/games/downfall/data/own-files.js';
import { fightOf } from '../../../src/games/downfall/rules/chances.js';
import { surcharge } from '../../../src/games/downfall/rules/display.js';
import { Ground } from '../../../src/games/downfall/rules/ground.js';
import { oddsOf, outcomeOf } from '../../../src/games/downfall/rules/odds.js';
import type { DownfallState } from '../../../src/games/downfall/state.js';
import { check } from '../../../src/table/answer.js';
import type { Answer, Question } from '../../../src/table/question.js';
import { firstPosition, orderOf, perform, position } from './sample.js';

/** A Soviet army against a German one, and a Romanian one beside it where wanted. */
function facing(turn: number, isMixed = false): DownfallState {
  const state = position({
    turn,
    cities: 'axis',
    units: {
      'sov-1gd': ['3434', 3],
      'okh-18': ['3435', 3],
      'wes-us-1': ['2513', 3],
      'okw-1': ['2514', 3],
      ...(isMixed ? { 'okh-ro-3': ['3435', 1], 'okw-it-4': ['2514', 1] } : {}),
    },
  });
  state.order = orderOf('soviet');
  return state;
}

describe('the cards of a combat', () => {
  /** Both sides hold an HQ card and a combat card; an attack has been declared. */
  function armed(cardsAtOnce = true): DownfallState {
    const state = facing(6);
    state.cardsAtOnce = cardsAtOnce;
    state.hand = { western: [], soviet: ['S1', 'S12'], okh: ['A1', 'A15'], okw: [] };
    return state;
  }
  const march = { attack: [[{ subject: '3435', path: ['sov-1gd'] }]] };

  /** Who is asked which cards, and what was played, where each says in turn what the list has for it. */
  function played(answers: readonly Answer[]): { asked: readonly string[]; combat: DownfallState['combat'] } {
    const state = armed();
    expect(perform(state, 'attack', march).asked.map(({ key }) => key)).toEqual(['attack']);
    const { asked, result } = perform(state, 'cards', { battleCards: answers });
    expect(result).toBe('hits');
    const offered = ({ form }: Question): string =>
      form.kind === 'choose'
        ? form
            .options()
            .map(({ id }) => id)
            .join()
        : '';
    return { asked: asked.map((one) => `${one.seat} ${offered(one)}`), combat: state.combat };
  }

  it('are asked of both sides at once, and of nobody again where nothing is played', () => {
    const { asked, combat } = played([[], []]);
    expect(asked).toEqual(['soviet S1,S12', 'okh A1,A15']);
    expect(combat).toMatchObject({ hq: {}, cards: {} });
  });

  it('count at once as long as the other side plays nothing before', () => {
    // The defender has said what it plays if nothing is played before it, and nothing was.
    const { asked, combat } = played([[], ['A15']]);
    expect(asked).toHaveLength(2);
    expect(combat).toMatchObject({ hq: {}, cards: { okh: ['A15'] } });
  });

  it('are asked for anew of whoever comes after a card, which is all they would know in turn', () => {
    // The HQ card of the attacker comes first: what the defender has said counts no more, what the attacker says of combat cards does.
    const first = played([['S1', 'S12'], ['A1', 'A15'], [], []]);
    expect(first.asked).toEqual(['soviet S1,S12', 'okh A1,A15', 'okh A1,A15', 'okh A15']);
    expect(first.combat).toMatchObject({ hq: { soviet: 'S1' }, cards: { soviet: ['S12'] } });
    expect(first.combat?.hq).not.toHaveProperty('okh');
    expect(first.combat?.cards).not.toHaveProperty('okh');
    // The defender's HQ card comes before the attacker's combat cards, and those before the defender's.
    const second = played([['S12'], ['A1', 'A15'], ['S12'], []]);
    expect(second.asked).toEqual(['soviet S1,S12', 'okh A1,A15', 'soviet S12', 'okh A15']);
    expect(second.combat).toMatchObject({ hq: { okh: 'A1' }, cards: { soviet: ['S12'] } });
    const third = played([['S12'], ['A1', 'A15'], []]);
    expect(third.asked).toEqual(['soviet S1,S12', 'okh A1,A15', 'soviet S12']);
    expect(third.combat).toMatchObject({ hq: { okh: 'A1' }, cards: { okh: ['A15'] } });
  });

  it('take one HQ card at most', () => {
    const state = armed();
    state.hand.soviet = ['S1', 'S2', 'S12'];
    perform(state, 'attack', march);
    const [question] = perform(state, 'cards').asked;
    if (question === undefined) throw new Error('nobody was asked');
    expect(check(question, ['S1', 'S2'])).toMatchObject({ ok: false });
    expect(check(question, ['S1', 'S12'])).toMatchObject({ ok: true });
  });

  it('are asked for by turns in games that began so: the attacker’s HQ, the defender’s, the attacker’s others, the defender’s', () => {
    // Their positions say nothing of it.
    const { cardsAtOnce, ...stored } = armed(false);
    expect(cardsAtOnce).toBe(false);
    const state = downfall.state.parse(stored);
    const asked: string[] = [];
    let phase = 'attack';
    for (let n = 0; n < 4; n++) {
      const done = perform(state, phase, n === 0 ? march : {});
      asked.push(...done.asked.map(({ key, seat }) => `${key} ${seat}`));
      if (typeof done.result !== 'string') throw new Error('the game has ended');
      phase = done.result;
    }
    expect(asked.filter((one) => one.includes('Card'))).toEqual([
      'hqCard soviet',
      'hqCard okh',
      'combatCards soviet',
      'combatCards okh',
    ]);
    expect(phase).toBe('hits');
  });
});

describe('the table', () => {
  it('is read cell by cell, with its marks for Soviet attackers and German defenders', () => {
    const hitsAt = (state: DownfallState, attacker: 'soviet' | 'western', column: number, roll: number) => {
      const ground = new Ground(state);
      const [target, primary] =
        attacker === 'soviet' ? (['3435', 'sov-1gd'] as const) : (['2514', 'wes-us-1'] as const);
      return outcomeOf(ground, fightOf(ground, orderOf(attacker), target, primary, []), { column }, roll);
    };
    const [early, late, mixed] = [facing(6), facing(7), facing(6, true)];
    for (let column = lowestColumn; column <= highestColumn; column++) {
      for (const [n, row] of ours.combat.table.entries()) {
        const cell = row[column - lowestColumn] ?? '';
        const [, losses = '', hits = '', mark] = /^(s?\d)\/(\d)(G?)$/u.exec(cell) ?? [];
        const own = losses === 's0' ? 1 : Number(losses);
        const german = Number(hits) - (mark === 'G' ? 1 : 0);
        expect(hitsAt(early, 'soviet', column, n + 1), cell).toEqual({ attacker: own, defender: german });
        expect(hitsAt(late, 'soviet', column, n + 1), cell).toEqual({ attacker: own, defender: Number(hits) });
        expect(hitsAt(mixed, 'soviet', column, n + 1), cell).toEqual({ attacker: own, defender: Number(hits) });
        expect(hitsAt(mixed, 'western', column, n + 1).attacker, cell).toBe(losses === 's0' ? 0 : Number(losses));
      }
    }
    // Rolls beyond its ends count as its first and last rows.
    expect(hitsAt(late, 'soviet', 0, -3)).toEqual(hitsAt(late, 'soviet', 0, 1));
    expect(hitsAt(late, 'soviet', 0, 21)).toEqual(hitsAt(late, 'soviet', 0, 16));
  });

  it('has no column beyond its first and last', () => {
    const column = (attack: number, defence: number): number => {
      const state = facing(6);
      state.units['sov-1gd'].steps = attack;
      state.units['okh-18'].steps = defence;
      const ground = new Ground(state);
      return oddsOf(ground, fightOf(ground, orderOf('soviet'), '3435', 'sov-1gd', []), orderOf('soviet')).column;
    };
    expect([column(40, 1), column(1, 40)]).toEqual([highestColumn, lowestColumn]);
  });
});

describe('the surcharge', () => {
  it('counts two shared markers of a kind once, and not the marker’s own kind', () => {
    const state = firstPosition();
    state.used.okh = [];
    state.used.okw = [];
    state.planning.okh = null;
    state.track = ['X-recruit-1', 'X-recruit-2', 'X-mechanize-1', null, null, null, null, null, null, null];
    expect([0, 1, 2].map((index) => surcharge(state, 'okh', index))).toEqual([0, 0, 1]);
  });
});

describe('events that come again', () => {
  /** The victory points an event brings when it is resolved once more. */
  function again(state: DownfallState, event: 'E17' | 'E18', change: () => void = () => undefined): readonly number[] {
    const gained: number[] = [];
    state.due = { western: false, soviet: true, okh: false, okw: false };
    for (let n = 0; n < 2; n++) {
      if (n === 1) change();
      state.events.pending = event;
      const before = state.vp;
      perform(state, 'event');
      gained.push(state.vp - before);
    }
    return gained;
  }

  it('United Nations moves its point to whoever has more partisans now', () => {
    const state = firstPosition();
    for (const piece of Object.values(state.partisans)) Object.assign(piece, { status: 'pool', at: null });
    state.partisans['partisan-western-1'] = { status: 'map', at: '2711' };
    const gained = again(state, 'E17', () => {
      state.partisans['partisan-western-1'] = { status: 'pool', at: null };
      state.partisans['partisan-soviet-1'] = { status: 'map', at: '2423' };
    });
    expect([gained, state.unitedNationsVp]).toEqual([[1, -2], -1]);
  });

  it('VE-Day gives its point for Berlin once', () => {
    const state = firstPosition();
    state.cityControl.berlin = 'soviet';
    state.owners.berlin = 'soviet';
    expect(again(state, 'E18')).toEqual([-1, 0]);
  });

  it('High Command brings beachheads from turn 2 on', () => {
    for (const [turn, pool] of [
      [1, 0],
      [2, 2],
    ] as const) {
      const state = position({ scenario: 'campaign', turn, cities: 'axis', units: { 'okh-18': ['3434', 2] } });
      state.beachheadPool = 0;
      state.beachheadsToCome = 2;
      state.events.pending = 'E8';
      state.due = { western: false, soviet: true, okh: false, okw: false };
      perform(state, 'event');
      expect(state.beachheadPool, `turn ${String(turn)}`).toBe(pool);
    }
  });

  it('draw the West a card more once its bombing is done, in its own event alone', () => {
    const drawn = (faction: 'western' | 'soviet', bombing: number): number => {
      const state = firstPosition();
      state.warfare.bombing = bombing;
      state.eventOf = faction;
      state.events.draw = [['E4']];
      const before = state.hand.western.length;
      perform(state, 'reveal');
      return state.hand.western.length - before;
    };
    expect(drawn('western', 0) - drawn('western', 3)).toBe(1);
    expect(drawn('soviet', 0)).toBe(drawn('soviet', 3));
  });
});
