// Typed answers: names with commas, several countries without a comma, and refusals that say why.
import { describe, expect, it } from 'vitest';
import { appWording } from '../../../../src/app/wording.js';
import { Reader } from '../../../../src/play/typing/reader.js';
import type { Reading } from '../../../../src/table/game.js';
import type { Question } from '../../../../src/table/question.js';
import type { Script } from '../../../../src/table/script.js';
import { budgetOf } from '../../../../src/games/twilight-struggle/rules/ops-value.js';
import { chooseHeadlines } from '../../../../src/games/twilight-struggle/phases/headline.js';
import { actionRound } from '../../../../src/games/twilight-struggle/phases/round.js';
import { askCoup } from '../../../../src/games/twilight-struggle/phases/operations/spend.js';
import { placementQuestion } from '../../../../src/games/twilight-struggle/questions/operations.js';
import type { TwilightState } from '../../../../src/games/twilight-struggle/state.js';
import { aliasText } from '../../../../src/games/twilight-struggle/reports/card-text.js';
import { unoffered } from '../../../../src/games/twilight-struggle/typing/unoffered.js';
import { askAndUse } from '../../../../src/games/twilight-struggle/phases/play-card.js';
import { view } from '../../../../src/games/twilight-struggle/view.js';
import { position, TestTable } from '../support/test-table.js';
import { check } from '../../../../src/table/answer.js';
import { inWordsOf } from '../../../../src/play/change/refuse.js';
import { atOnce } from '../../../../src/store/yielding.js';

const wording = appWording();

function firstQuestion(script: Script<unknown>): Question {
  const { value } = script.next() as { value: { kind: string; question: Question } };
  return value.question;
}

function headlineQuestion(state: TwilightState): Question {
  const step = chooseHeadlines(new TestTable(state)).next();
  if (step.done === true || step.value.kind !== 'together') throw new Error('no headlines');
  const branch = step.value.branches.find(({ id }) => id === 'ussr');
  if (branch === undefined) throw new Error('no headline of the USSR');
  return firstQuestion(branch.script());
}

function coupQuestion(state: TwilightState): Question {
  return firstQuestion(askCoup(new TestTable(state), { side: 'ussr', budget: budgetOf(state, 'ussr', 3) }));
}

function read(state: TwilightState, question: Question, typed: string): readonly Reading[] {
  const open = view(state, question.seat);
  const reader = new Reader(wording, 'twilight-struggle', {
    unoffered: () => unoffered({ question, view: open }),
    also: aliasText,
  });
  return atOnce(reader.read(typed, question));
}

function problems(readings: readonly Reading[]): readonly string[] {
  return readings.flatMap((reading) => ('problem' in reading ? [reading.problem.key] : []));
}

describe('a card named where it is asked how another is used', () => {
  const state = position({ ussr: ['fidel', 'un_intervention', 'duck_and_cover', 'nasser'] });

  it.each([
    ['fidel', 'Fidel', 'refuse.playingIt'],
    ['fidel', 'nasser', 'refuse.playingOther'],
    ['fidel', '나세르', 'refuse.playingOther'],
    ['fidel', 'nato', 'refuse.notInHand'],
    ['un_intervention', 'duck and cover', 'refuse.companionLater'],
    ['un_intervention', '핵공격 대비교육', 'refuse.companionLater'],
    ['un_intervention', 'nasser', 'refuse.playingOther'],
  ] as const)('playing %s, %s is refused with the reason', (playing, typed, why) => {
    const question = firstQuestion(askAndUse(new TestTable(state), 'ussr', playing, 'round'));
    expect(problems(read(state, question, typed))).toEqual([why]);
  });

  it('is not begun by a small word', () => {
    const question = firstQuestion(askAndUse(new TestTable(state), 'ussr', 'nasser', 'round'));
    expect(problems(read(state, question, 'for something'))).toEqual(['read.unknownOf']);
    expect(problems(read(state, question, 'formosan'))).toEqual(['refuse.notInHand']);
  });
});

it.each(['미일', '미일 안보조약', '미일동맹', 'us japan', 'US/Japan', 'us-japan pact'])(
  'the pact of the US and Japan is known as %s',
  (typed) => {
    const state = position({ ussr: ['us_japan_mutual_defense_pact', 'fidel', 'nasser'] });
    const question = firstQuestion(actionRound(new TestTable(state)));
    expect(read(state, question, typed)).toMatchObject([{ part: ['us_japan_mutual_defense_pact'] }]);
  },
);

describe('a use with a comma in its name', () => {
  it.each([
    ['Place influence, then the event', 'influence', undefined],
    ['쿠데타, 그다음 사건', 'coup', undefined],
    ['Event first, then Operations', 'eventFirst', undefined],
    ['쿠데타, 그다음 사건, 이란', 'coup', '이란'],
    ['coup iran', 'coup', 'iran'],
    ['ops coup iran', 'coup', 'iran'],
    ['for ops coup', 'coup', undefined],
    ['작전 쿠데타', 'coup', undefined],
    ['Duck and Cover: Place influence, then the event', 'influence', undefined],
    ['duck and cover for ops coup iran', 'coup', 'iran'],
    ['핵공격 대비교육으로 쿠데타 이란', 'coup', '이란'],
  ])('%s is read whole', (typed, mode, rest) => {
    const state = position({ ussr: ['duck_and_cover'], influence: { iran: [1, 0], iraq: [0, 1] } });
    const question = firstQuestion(askAndUse(new TestTable(state), 'ussr', 'duck_and_cover', 'round'));
    const [reading, ...more] = read(state, question, typed);
    expect(reading).toMatchObject({ part: [mode] });
    expect(reading !== undefined && 'rest' in reading ? reading.rest : undefined).toBe(rest);
    expect(more).toEqual([]);
  });
});

describe('an answer behind the name of what is asked', () => {
  it.each([
    ['headline fidel', 'headline', 'fidel'],
    ['Headline: Fidel', 'headline', 'fidel'],
    ['헤드라인 피델 카스트로', 'headline', 'fidel'],
    ['헤드라인은 나세르', 'headline', 'nasser'],
    ['쿠데타 이란', 'coup', 'iran'],
  ])('%s is read', (typed, asked, meant) => {
    const state = position({ ussr: ['fidel', 'nasser'], us: ['nato'], influence: { iran: [1, 0], iraq: [0, 1] } });
    const question = asked === 'coup' ? coupQuestion(state) : headlineQuestion(state);
    expect(read(state, question, typed)).toMatchObject([{ part: [meant] }]);
  });
});

describe('influence', () => {
  const state = position({ influence: { india: [0, 1], france: [3, 0] } });
  const question: Question = placementQuestion(state, 'ussr', budgetOf(state, 'ussr', 3));

  it.each(['WG 1', 'FRG 1', 'W Germany 1', '서독 1'])('knows West Germany as %s', (typed) => {
    const west = position({ influence: { west_germany: [0, 1] } });
    const open: Question = placementQuestion(west, 'ussr', budgetOf(west, 'ussr', 3));
    expect(read(west, open, typed)).toMatchObject([{ part: { west_germany: 1 } }]);
  });

  it.each([
    '인도 2, 파키스탄 1',
    '인도 2 파키스탄 1',
    'India 2 Pakistan 1',
    '2 India 1 Pakistan',
    '인도 2점 파키스탄 1점',
  ])('%s is two countries', (typed) => {
    expect(read(state, question, typed)).toMatchObject([{ part: { india: 2 } }, { part: { pakistan: 1 } }]);
  });

  it('names a country that is out of reach', () => {
    expect(problems(read(state, question, 'france 1'))).toEqual(['refuse.reach']);
    expect(problems(read(state, question, '브라질 1, 인도 1'))).toEqual(['refuse.reach']);
  });
});

describe('names as people write them', () => {
  const state = position({ influence: { italy: [1, 1], iran: [1, 1], india: [0, 1] } });
  const question: Question = placementQuestion(state, 'ussr', budgetOf(state, 'ussr', 3));

  it.each([
    ['이태리 1', 'italy'],
    ['이탈리아에 1', 'italy'],
    ['이란에 1점', 'iran'],
    ['인도를 1', 'india'],
  ])('%s', (typed, country) => {
    expect(read(state, question, typed)).toMatchObject([{ part: { [country]: 1 } }]);
  });

  it('of cards: other spellings, with particles', () => {
    const held = position({ ussr: ['marshall_plan', 'nato'] });
    const asked = firstQuestion(actionRound(new TestTable(held)));
    for (const typed of ['마샬 플랜', '마셜플랜을', 'Marshall Plan', 'Marshall'])
      expect(read(held, asked, typed)).toMatchObject([{ part: ['marshall_plan'] }]);
  });

  it('are not guessed from small talk, nor read behind the number of a game', () => {
    for (const typed of ['hello?', 'thanks', 'good luck', '안녕하세요', '뭐 해요?', '감사합니다'])
      expect(problems(read(state, question, typed)).join(), typed).toMatch(/^(?:read\.unknown\w*|read\.noNumber)$/);
    expect(problems(read(state, question, '#3 인도 1'))).toEqual(['read.unknown']);
  });

  it('are suggested after two letters have changed places', () => {
    expect(problems(read(state, question, 'Itlay 1'))).toEqual(['read.suggest']);
    expect(problems(read(state, question, '이털리아 1'))).toEqual(['read.suggest']);
  });
});

describe('a coup', () => {
  it.each([
    ['Poland', 'refuse.noOpposing'],
    ['이란', 'refuse.closed'],
    ['france', 'refuse.closed'],
  ])('in %s is refused with the reason', (typed, reason) => {
    const state = position({
      influence: { iran: [1, 0], france: [3, 0], panama: [1, 0], poland: [0, 3] },
      change: (s) => (s.defcon = 2),
    });
    const question = firstQuestion(askCoup(new TestTable(state), { side: 'ussr', budget: budgetOf(state, 'ussr', 3) }));
    expect(problems(read(state, question, typed))).toEqual([reason]);
  });

  it('is refused by what protects a country', () => {
    const state = position({
      influence: { japan: [4, 0], france: [3, 0], italy: [1, 0] },
      change: (s) => {
        s.defcon = 5;
        s.effects.nato = true;
        s.effects.usJapanPact = true;
      },
    });
    const question = firstQuestion(askCoup(new TestTable(state), { side: 'ussr', budget: budgetOf(state, 'ussr', 3) }));
    expect(problems(read(state, question, 'france'))).toEqual(['effect.nato']);
    expect(problems(read(state, question, '일본'))).toEqual(['effect.usJapanPact']);
  });
});

describe('the card of a round', () => {
  it('comes before its use; a card of nobody’s hand is not known to be elsewhere', () => {
    const state = position({ ussr: ['duck_and_cover', 'fidel'], us: ['nato'], influence: { iran: [1, 0] } });
    const question = firstQuestion(actionRound(new TestTable(state)));
    expect(problems(read(state, question, 'coup iran'))).toEqual(['refuse.cardFirst']);
    expect(problems(read(state, question, '쿠데타 이란'))).toEqual(['refuse.cardFirst']);
    expect(problems(read(state, question, 'nato'))).toEqual(['refuse.notInHand']);
    expect(problems(read(state, question, 'blockade'))).toEqual(['refuse.notInHand']);
    expect(read(state, question, 'fidel coup iran')).toMatchObject([{ part: ['fidel'], rest: 'coup iran' }]);
  });
});

describe('influence where it costs more', () => {
  const state = position({ influence: { pakistan: [0, 2], greece: [1, 0], iran: [1, 0] } });
  const question = placementQuestion(state, 'us', budgetOf(state, 'us', 2));

  it('is refused with the reason', () => {
    const checked = check(question, { greece: 1, pakistan: 1 });
    const [refusal] = checked.ok ? [] : checked.refusals;
    expect(refusal && wording.say(inWordsOf('twilight-struggle', refusal), 'en', 'app')).toBe(
      'That costs 3; the limit is 2. A point costs 2 where the USSR has control: Pakistan.',
    );
  });

  it.each(['both in Greece', 'all in greece', '그리스에 둘 다', '그리스 모두'])('goes all to one: %s', (typed) => {
    expect(read(state, question, typed)).toMatchObject([{ part: { greece: 2 } }]);
  });

  it('goes all to one as far as it reaches: both in Pakistan', () => {
    expect(read(state, question, 'both in Pakistan')).toMatchObject([{ part: { pakistan: 1 } }]);
  });
});
