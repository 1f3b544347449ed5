// Lines as players of Twilight Struggle write them.
import { twilightStruggle } from '../../../src/games/twilight-struggle/index.js';
import { eventOf } from '../../../src/games/twilight-struggle/phases/events/index.js';
import { askCoup } from '../../../src/games/twilight-struggle/phases/operations/spend.js';
import { actionRound } from '../../../src/games/twilight-struggle/phases/round.js';
import { placementQuestion } from '../../../src/games/twilight-struggle/questions/operations.js';
import { budgetOf } from '../../../src/games/twilight-struggle/rules/ops-value.js';
import { firstQuestion, position, TestTable } from '../../games/twilight-struggle/support/test-table.js';
import type { CardId } from '../../../src/games/twilight-struggle/data/cards.js';
import type { Question } from '../../../src/table/question.js';
import type { Forms } from './forms.js';

const game = twilightStruggle;
const state = position({
  ussr: ['indo_pakistani_war', 'fidel', 'nasser'],
  us: ['nato'],
  influence: { iran: [1, 1], india: [0, 1], algeria: [1, 0] },
});
const budget = budgetOf(state, 'ussr', 3);
const frame = { card: 'decolonization', player: 'ussr', opponent: 'us', phasing: 'ussr' } as const;
const noOther = (): never => {
  throw new Error('the event sets off no other card');
};
const alone = { event: noOther, use: noOther, operations: noOther };
/** How a card is asked to be used. */
function modeOf(card: CardId): Question {
  const script = actionRound(new TestTable(state));
  script.next();
  const { value } = script.next([card]) as { value: { question: Question } };
  return value.question;
}

const placed = { india: 2, pakistan: 1 };
const four = { algeria: 1, angola: 1, nigeria: 1, thailand: 1 };

export const twilightForms: readonly Forms[] = [
  {
    game,
    state,
    question: placementQuestion(state, 'ussr', budget),
    lines: {
      ko: [
        ['인도 2, 파키스탄 1', placed],
        ['인도 2 파키스탄 1', placed],
        ['인도에 2, 파키스탄에 1', placed],
        ['인도 2점, 파키스탄 1점', placed],
        ['인도에 2점과 파키스탄에 1점', placed],
        ['인도 2와 파키스탄 1', placed],
        ['인도 2 그리고 파키스탄 1', placed],
        ['인도 +2, 파키스탄 +1', placed],
        ['인도 둘, 파키스탄 하나', placed],
        ['인도에 두 개 파키스탄에 한 개', placed],
      ],
      en: [
        ['India 2, Pakistan 1', placed],
        ['India 2 Pakistan 1', placed],
        ['2 India, 1 Pakistan', placed],
        ['2 in India and 1 in Pakistan', placed],
        ['India 2 and Pakistan 1', placed],
        ['India +2, Pakistan +1', placed],
        ['India x2, Pakistan x1', placed],
        ['India: 2; Pakistan: 1', placed],
      ],
    },
  },
  {
    game,
    state,
    question: firstQuestion(eventOf('decolonization')(new TestTable(state), frame, alone)),
    lines: {
      ko: [
        ['알제리 앙골라 나이지리아 태국', four],
        ['알제리, 앙골라, 나이지리아, 태국', four],
        ['알제리와 앙골라, 나이지리아와 태국', four],
        ['알제리 1, 앙골라 1, 나이지리아 1, 태국 1', four],
        ['알제리 앙골라 나이지리아와 태국에', four],
      ],
      en: [
        ['Algeria Angola Nigeria Thailand', four],
        ['Algeria, Angola, Nigeria and Thailand', four],
        ['Algeria, Angola, Nigeria, Thailand', four],
        ['Algeria 1 Angola 1 Nigeria 1 Thailand 1', four],
        ['algeria angola and nigeria and thailand', four],
      ],
    },
  },
  {
    game,
    state,
    question: firstQuestion(actionRound(new TestTable(state))),
    lines: {
      ko: [
        ['인파전쟁', ['indo_pakistani_war']],
        ['인파 전쟁', ['indo_pakistani_war']],
        ['인파전쟁 사건', ['indo_pakistani_war'], '사건'],
        ['인도-파키스탄 전쟁', ['indo_pakistani_war']],
        ['인도파키스탄전쟁', ['indo_pakistani_war']],
        ['피델', ['fidel']],
        ['피델로 쿠데타 이란', ['fidel'], '쿠데타 이란'],
        ['나세르를', ['nasser']],
        ['이란 쿠데타 피델', ['fidel'], '이란 쿠데타'],
        ['이란 쿠데타, 카스트로', ['fidel'], '이란 쿠데타'],
        ['이란에 쿠데타 피델로', ['fidel'], '이란에 쿠데타'],
      ],
      en: [
        ['Indo-Pakistani War', ['indo_pakistani_war']],
        ['indo pakistani', ['indo_pakistani_war']],
        ['IPW event', ['indo_pakistani_war'], 'event'],
        ['fidel', ['fidel']],
        ['Fidel for ops: coup Iran', ['fidel'], 'for ops coup Iran'],
        ['play Nasser', ['nasser']],
        ['nasser event', ['nasser'], 'event'],
        ['coup Iran with Fidel', ['fidel'], 'coup Iran'],
        ['Iran coup, Fidel', ['fidel'], 'Iran coup'],
        ['event Nasser', ['nasser'], 'event'],
      ],
    },
  },
  {
    game,
    state,
    question: modeOf('fidel'),
    lines: {
      ko: [
        ['사건', ['event']],
        ['이벤트', ['event']],
        ['이벤트로', ['event']],
        ['쿠데타 이란', ['coup'], '이란'],
        ['이란 쿠데타', ['coup'], '이란'],
        ['작전으로 이란에 쿠데타', ['coup'], '이란에'],
        ['작전 영향력 인도 2', ['influence'], '인도 2'],
        ['작전 인도 1 파키스탄 1', ['influence'], '인도 1 파키스탄 1'],
        ['인도에 1점, 파키스탄에 1점', ['influence'], '인도에 1점, 파키스탄에 1점'],
        ['재정렬 이란', ['realign'], '이란'],
        ['우주', ['space']],
      ],
      en: [
        ['event', ['event']],
        ['coup iran', ['coup'], 'iran'],
        ['Iran coup', ['coup'], 'Iran'],
        ['for ops: coup Iran', ['coup'], 'Iran'],
        ['ops India 1, Pakistan 1', ['influence'], 'India 1, Pakistan 1'],
        ['2 India', ['influence'], '2 India'],
        ['influence India 2', ['influence'], 'India 2'],
        ['realign Iran', ['realign'], 'Iran'],
        ['space race', ['space']],
        ['space', ['space']],
      ],
    },
  },
  {
    game,
    state,
    question: firstQuestion(askCoup(new TestTable(state), { side: 'ussr', budget })),
    lines: {
      ko: [
        ['이란', ['iran']],
        ['쿠데타 이란', ['iran']],
        ['이란에 쿠데타', ['iran']],
        ['알제리', ['algeria']],
      ],
      en: [
        ['Iran', ['iran']],
        ['coup Iran', ['iran']],
        ['coup in Iran', ['iran']],
        ['algeria', ['algeria']],
      ],
    },
  },
];
