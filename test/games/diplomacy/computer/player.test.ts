// The computer player answers every sheet of every number of players with real orders.
import { describe, expect, it } from 'vitest';
import { computerAnswer } from '../../../../src/games/diplomacy/computer/player.js';
import { variants } from '../../../../src/games/diplomacy/data/setups.js';
import { options } from '../../../../src/games/diplomacy/options.js';
import { adjustmentSheet } from '../../../../src/games/diplomacy/questions/adjustments.js';
import { movementSheet } from '../../../../src/games/diplomacy/questions/movement.js';
import { retreatSheet } from '../../../../src/games/diplomacy/questions/retreats.js';
import { setup } from '../../../../src/games/diplomacy/setup.js';
import type { DiplomacyState } from '../../../../src/games/diplomacy/state.js';
import { viewOf } from '../../../../src/games/diplomacy/view.js';
import { asSheet, check } from '../../../../src/table/answer.js';
import { SeededDice } from '../../../../src/table/dice.js';
import type { Question } from '../../../../src/table/question.js';
import { pathsOf } from '../../../../src/table/sheet.js';

function answerTo(question: Question, state: DiplomacyState, seat: string): ReturnType<typeof pathsOf> {
  const answer = computerAnswer({ question, view: viewOf(state, seat), seat, dice: new SeededDice(`answer ${seat}`) });
  expect(check(question, answer)).toMatchObject({ ok: true });
  return pathsOf(asSheet(answer));
}

describe('the computer player at the table', () => {
  it.each(variants)('orders every unit of its powers in the game of %s', (variant) => {
    const { state } = setup(options.parse({ variant }));
    for (const { seat, powers } of state.seats) {
      const answer = answerTo(movementSheet(state, seat), state, seat);
      const own = state.units.filter(({ power }) => powers.includes(power));
      expect(Object.keys(answer).sort()).toEqual(own.map(({ at }) => at).sort());
    }
  });

  it('retreats, builds all it can, and removes all it must', () => {
    const { state } = setup(options.parse({}));
    const fleeing: DiplomacyState = {
      ...state,
      phase: 'retreat',
      units: [{ power: 'germany', type: 'A', at: 'bur' }],
      dislodged: [
        {
          unit: { power: 'france', type: 'A', at: 'bur' },
          attackerFrom: 'mun',
          retreats: ['gas', 'mar', 'par', 'pic'],
        },
      ],
    };
    expect(answerTo(retreatSheet(fleeing, 'france'), fleeing, 'france')).toHaveProperty('bur', [
      'retreat',
      expect.anything(),
    ]);
    const settling: DiplomacyState = {
      ...state,
      phase: 'adjustment',
      season: 'autumn',
      units: [
        { power: 'russia', type: 'A', at: 'rum' },
        { power: 'austria', type: 'A', at: 'vie' },
        { power: 'austria', type: 'A', at: 'gal' },
      ],
      owners: { stp: 'russia', mos: 'russia', sev: 'russia', war: 'russia', vie: 'austria' },
    };
    expect(Object.keys(answerTo(adjustmentSheet(settling, 'russia'), settling, 'russia'))).toHaveLength(3);
    expect(Object.keys(answerTo(adjustmentSheet(settling, 'austria'), settling, 'austria'))).toHaveLength(1);
  });

  it('keeps to the limit of pieces when the table plays with it', () => {
    const { state } = setup(options.parse({ pieceLimit: true }));
    const fleets = ['nth', 'nwg', 'eng', 'iri', 'nao', 'mao', 'hel', 'ska', 'bal', 'bot'] as const;
    const full: DiplomacyState = {
      ...state,
      phase: 'adjustment',
      season: 'autumn',
      units: fleets.map((at) => ({ power: 'england', type: 'F', at })),
      owners: Object.fromEntries(
        (['lon', 'edi', 'lvp', 'nwy', 'swe', 'den', 'hol', 'bel', 'bre', 'por', 'kie', 'stp'] as const).map(
          (id) => [id, 'england'] as const,
        ),
      ),
    };
    expect(Object.values(answerTo(adjustmentSheet(full, 'england'), full, 'england'))).toEqual([
      ['build', 'A'],
      ['build', 'A'],
    ]);
  });
});
