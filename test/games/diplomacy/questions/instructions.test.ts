// Saved answers stand in for a player where they are legal, and only for the turn they were made for.
import { describe, expect, it } from 'vitest';
import { diplomacy } from '../../../../src/games/diplomacy/index.js';
import { adjustmentSheet } from '../../../../src/games/diplomacy/questions/adjustments.js';
import { movementSheet } from '../../../../src/games/diplomacy/questions/movement.js';
import { retreatSheet } from '../../../../src/games/diplomacy/questions/retreats.js';
import type { DiplomacyState } from '../../../../src/games/diplomacy/state.js';
import { check } from '../../../../src/table/answer.js';
import { plainInstruction } from '../../../../src/table/instruction.js';
import type { Answer, Question } from '../../../../src/table/question.js';
import { sheetOf } from '../../../../src/table/sheet.js';
import { position } from '../play.js';

const stateOf = (change: Parameters<typeof position>[0]): DiplomacyState =>
  diplomacy.state.parse(position(change).state);

function instructedAnswer(
  state: DiplomacyState,
  question: Question,
  saved: Readonly<Record<string, Answer>>,
): Answer | undefined {
  const given = Object.entries(saved).map(([key, value]) => plainInstruction(key, value));
  const found = diplomacy.instructions?.answer(question, given, diplomacy.view(state, question.seat));
  const answer = found?.kind === 'answer' ? found.value : undefined;
  if (answer !== undefined) expect(check(question, answer).ok).toBe(true);
  return answer;
}

describe('saved answers', () => {
  const movement = stateOf({ units: ['germany A mun', 'germany F kie', 'france A par'] });
  const flight = stateOf({
    phase: 'retreat',
    units: ['france A bur'],
    dislodged: [{ unit: 'germany A mun', attackerFrom: 'bur', retreats: ['ber', 'sil'] }],
  });

  it('can be given during movement, and are accepted as offered', () => {
    const asked = diplomacy.instructions?.offers(movement, 'germany') ?? [];
    expect(asked.map(({ key }) => key)).toEqual(['retreats-1901-spring', 'orders', 'builds-1901', 'removals-1901']);
    const [retreats, orders, builds, removals] = asked.map(({ value }) => value);
    const fits = (question: Question | undefined, answer: Answer): boolean =>
      question !== undefined && check(question, answer).ok;
    expect(fits(retreats, sheetOf({ mun: ['tyr', 'ber'], kie: ['hol'] }))).toBe(true);
    expect(fits(retreats, sheetOf({ mun: ['lon'] }))).toBe(false);
    expect(fits(retreats, sheetOf({ par: ['pic'] }))).toBe(false);
    expect(fits(orders, ['hold'])).toBe(true);
    expect(fits(builds, ['F kie', 'A ber'])).toBe(true);
    expect(fits(builds, ['F mun'])).toBe(false);
    expect(fits(removals, ['mun', 'kie'])).toBe(true);
  });

  it('send a dislodged unit to the first place that is open', () => {
    const question = retreatSheet(flight, 'germany');
    const saved = { 'retreats-1901-spring': sheetOf({ mun: ['tyr', 'sil', 'ber'] }) };
    expect(instructedAnswer(flight, question, saved)).toEqual(sheetOf({ mun: ['retreat', 'sil'] }));
    expect(instructedAnswer(flight, question, { 'retreats-1901-spring': sheetOf({ mun: ['tyr'] }) })).toBeUndefined();
    expect(instructedAnswer(flight, question, { 'retreats-1900-autumn': sheetOf({ mun: ['sil'] }) })).toBeUndefined();
  });

  it('build and remove from the top of the lists as far as legal', () => {
    const rich = stateOf({
      phase: 'adjustment',
      season: 'autumn',
      units: ['germany A ber'],
      owners: { germany: ['ber', 'kie', 'mun'] },
    });
    const builds = { 'builds-1901': ['A ber', 'F kie', 'A kie', 'A mun'] };
    expect(instructedAnswer(rich, adjustmentSheet(rich, 'germany'), builds)).toEqual(
      sheetOf({
        kie: ['build', 'F'],
        mun: ['build', 'A'],
      }),
    );
    const poor = stateOf({
      phase: 'adjustment',
      season: 'autumn',
      units: ['germany A ber', 'germany F kie'],
      owners: { germany: ['ber'] },
    });
    const question = adjustmentSheet(poor, 'germany');
    expect(instructedAnswer(poor, question, { 'removals-1901': ['mun', 'kie'] })).toEqual(sheetOf({ kie: ['remove'] }));
    expect(instructedAnswer(poor, question, { 'removals-1901': ['mun'] })).toBeUndefined();
  });

  it('hold every unit when asked to, so that no power falls into disorder', () => {
    const question = movementSheet(movement, 'germany');
    expect(instructedAnswer(movement, question, { orders: ['hold'] })).toEqual(
      sheetOf({ mun: ['hold'], kie: ['hold'] }),
    );
    expect(instructedAnswer(movement, question, {})).toBeUndefined();
  });

  it('count for nothing where the table does not allow them', () => {
    const strict = stateOf({ units: ['germany A mun'], options: { perpetualOrders: 'off' } });
    expect(diplomacy.instructions?.offers(strict, 'germany')).toEqual([]);
    expect(instructedAnswer(strict, movementSheet(strict, 'germany'), { orders: ['hold'] })).toBeUndefined();
  });
});
