// Orders as they are typed at the desk: by what is done, in the order in which it is done.
import { describe, expect, it } from 'vitest';
import { downfall } from '../../../src/games/downfall/index.js';
import { orderQuestion } from '../../../src/games/downfall/questions/order.js';
import { answersOf } from '../../../src/play/typing/readings.js';
import { readAt } from '../../../src/play/typing/typing.js';
import { atOnce } from '../../../src/store/yielding.js';
import { wording } from '../../support/contract.js';
import type { Reading } from '../../../src/table/game.js';
import { firstPosition } from './sample.js';

const seat = 'okw';

function typed(line: string): readonly Reading[] {
  const state = firstPosition();
  state.active = seat;
  state.track = state.track.map((_, n) => (['X-hq-1', 'K-ops-5', 'K-ops-1', 'K-ops-3'] as const)[n] ?? null);
  state.planning[seat] = null;
  state.used[seat] = [];
  const lang = /[가-힣]/u.test(line) ? 'ko' : 'en';
  const place = { question: orderQuestion(state), seat, begun: null };
  return atOnce(readAt(downfall, state, place, line, lang, wording));
}

/** Why a line is refused, in Korean. */
function refusals(line: string): string {
  const problems = typed(line).flatMap((one) => ('problem' in one ? [wording.say(one.problem, 'ko', 'downfall')] : []));
  return problems.join('\n');
}

describe('an order typed by its parts', () => {
  it.each([
    ['본부 공격2 재배치3', 'hq:X-hq-1:K-ops-5'],
    ['본부 공격2 재배3', 'hq:X-hq-1:K-ops-5'],
    ['본부 공격/재배치', 'hq:X-hq-1:K-ops-5'],
    ['본부 재배치/공격', 'hq:X-hq-1:K-ops-4'],
    ['본부로 공격 2회 하고 재배치', 'hq:X-hq-1:K-ops-5'],
    ['본부 공격 기갑', 'hq:X-hq-1:K-ops-7'],
    ['hq attack then redeploy 3', 'hq:X-hq-1:K-ops-5'],
    ['HQ: redeploy 3, 2 attacks', 'hq:X-hq-1:K-ops-4'],
    ['공격2 재배치3', 'play:K-ops-5:K-ops-5'],
    ['attack/redeploy', 'play:K-ops-5:K-ops-5'],
    ['계획 공격 재배치', 'plan:K-ops-5'],
    ['계획 재배치4 보병', 'plan:K-ops-3'],
    ['plan redeploy 4 infantry', 'plan:K-ops-3'],
    ['재배치 4: 보병, 기갑', 'play:K-ops-1:K-ops-1'],
  ])('%s', (line, id) => {
    expect(answersOf(typed(line))).toEqual([[id]]);
  });

  it('of which several are on offer names them', () => {
    const told = refusals('본부 재배4');
    expect(told).toContain('여러 명령에 맞습니다');
    expect(told).toContain('본부: 재배치 4: 보병, 기갑');
  });

  it('that cannot be read is never said to have no free space where the marker is on offer', () => {
    expect(refusals('본부 공격2 재배치3 이렇게저렇게')).not.toContain('비어 있지 않습니다');
  });
});
