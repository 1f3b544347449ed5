// Why a computer player of Diplomacy declines: what the board and the letters between the two show, and nothing of its word to others.
import { expect, it } from 'vitest';
import { appWording } from '../../../../src/app/wording.js';
import { declined } from '../../../../src/games/diplomacy/computer/refusals.js';
import { homeCentres, type Location, type Power } from '../../../../src/games/diplomacy/data/geography.js';
import { whyText, type Said } from '../../../../src/games/diplomacy/questions/letters.js';
import type { DiplomacyState } from '../../../../src/games/diplomacy/state.js';
import { viewOf } from '../../../../src/games/diplomacy/view.js';
import { SeededDice } from '../../../../src/table/dice.js';
import { at, letter, record, seventeen, start, type Letter } from './sample.js';

const wording = appWording();
const offer = { year: 1901, season: 'spring', voice: 'plain', until: 1902 } as const;
const peace: Said = { kind: 'peace', ...offer };
const against = (power: Power): Said => ({ kind: 'together', ...offer, against: power });

function reason(seat: Power, from: Power, said: Said, state = start, letters: readonly Letter[] = []): string | null {
  const view = viewOf(state, seat);
  const kept = declined({ view, seat, from, said, letters, dice: new SeededDice('a') });
  const why = whyText(kept);
  return why === undefined ? null : wording.say(why, 'ko', 'diplomacy');
}

function owning(power: Power, ids: readonly (keyof DiplomacyState['owners'])[]): DiplomacyState {
  return { ...start, owners: { ...start.owners, ...Object.fromEntries(ids.map((id) => [id, power])) } };
}

it('is told where everybody can see it', () => {
  const large = owning('france', [...homeCentres('france'), 'spa', 'por', 'bel', 'hol']);
  expect(reason('germany', 'france', peace, large)).toBe('귀국이 저보다 너무 커졌습니다.');
  expect(reason('france', 'england', against('germany'), large)).toBe('독일은 저보다 작습니다.');
  expect(reason('england', 'france', against('turkey'))).toBe('터키는 제게서 너무 멉니다.');
  expect(reason('austria', 'italy', { kind: 'border', ...offer, province: 'tri' })).toContain('빈 지역뿐입니다');
  const support: Said = {
    kind: 'support',
    ...offer,
    unit: { type: 'A', at: 'vie' },
    of: { type: 'A', at: 'ven' },
    to: 'tri',
  };
  expect(reason('austria', 'italy', support)).toBe('저를 겨냥한 이동입니다.');
  const broken = letter('germany', 'france', { kind: 'broken', year: 1901, season: 'spring' }, null);
  expect(reason('germany', 'france', peace, start, [broken])).toBe('귀국은 약속을 어긴 적이 있습니다.');
});

it('is first of all that the other nearly wins, whatever else was broken', () => {
  const nearly = owning('france', seventeen.slice(0, 14));
  const broken = letter('germany', 'france', { kind: 'broken', year: 1901, season: 'spring' }, null);
  expect(reason('germany', 'france', peace, nearly)).toBe('귀국이 혼자 이기기 직전입니다.');
  expect(reason('germany', 'france', peace, nearly, [broken])).toBe('귀국이 혼자 이기기 직전입니다.');
});

it('is that the other broke its word before that is written, and not where the writer itself ended what was agreed', () => {
  const agreed = letter('france', 'germany', peace, true);
  const after = (power: Power, unit: Location, to: Location): string | null => {
    const moves = record(1901, 'spring', start.units, [[power, { kind: 'move', unit, to, via: false }]]);
    return reason('germany', 'france', { ...peace, season: 'autumn' }, at(1901, 'autumn', { moves }), [agreed]);
  };
  expect(after('france', 'par', 'mun')).toBe('귀국은 약속을 어긴 적이 있습니다.');
  expect(after('germany', 'mun', 'par')).toBe('우리 사이의 약속이 방금 끝났습니다.');
  expect(after('france', 'par', 'bur')).toBeNull();
});

it('is that a power which has no unit left is gone', () => {
  const gone = { ...start, units: start.units.filter(({ power }) => power !== 'turkey') };
  expect(reason('austria', 'italy', against('turkey'))).not.toBe('터키는 이미 탈락했습니다.');
  expect(reason('austria', 'italy', against('turkey'), gone)).toBe('터키는 이미 탈락했습니다.');
});

it('is that a unit cannot support what it does not reach', () => {
  const supporting = (to: 'pie' | 'tyr'): Said => ({
    kind: 'support',
    ...offer,
    unit: { type: 'A', at: 'vie' },
    of: { type: 'A', at: 'ven' },
    to,
  });
  expect(reason('austria', 'italy', supporting('pie'))).toBe(
    wording.say({ key: 'letter.why.support' }, 'ko', 'diplomacy'),
  );
  expect(reason('austria', 'italy', supporting('tyr'))).toBeNull();
});

it('tells nothing of whom it likes, nor of what it has agreed with others', () => {
  expect(reason('austria', 'italy', peace)).toBeNull();
  const word = letter('turkey', 'austria', peace, true);
  expect(reason('austria', 'italy', against('turkey'), start, [word])).toBe(
    reason('austria', 'italy', against('turkey')),
  );
});
