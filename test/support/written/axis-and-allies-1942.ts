// Lines as players of Axis & Allies write them.
import { axisAndAllies1942 } from '../../../src/games/axis-and-allies-1942/index.js';
import type { Power } from '../../../src/games/axis-and-allies-1942/data/powers.js';
import { optionsSchema } from '../../../src/games/axis-and-allies-1942/options.js';
import { movesQuestion } from '../../../src/games/axis-and-allies-1942/questions/moves.js';
import { mobilizeQuestion, purchaseQuestion } from '../../../src/games/axis-and-allies-1942/questions/purchase.js';
import { beginTurn } from '../../../src/games/axis-and-allies-1942/rules/turn.js';
import { setup } from '../../../src/games/axis-and-allies-1942/setup.js';
import type { AaState } from '../../../src/games/axis-and-allies-1942/state.js';
import { order } from '../../games/axis-and-allies-1942/sample.js';
import type { Forms } from './forms.js';

const game = axisAndAllies1942;

function turnOf(active: Power, change: Partial<AaState> = {}): AaState {
  const { state } = setup(optionsSchema.parse({}));
  state.active = active;
  beginTurn(state);
  return Object.assign(state, change);
}

const buying = turnOf('germany');
const moving = turnOf('germany', { step: 'combatMove' });
const placing = turnOf('germany', { step: 'mobilize', bought: { infantry: 5, artillery: 1, tank: 1 } });

const karelia = order('west_russia', { infantry: 1 }, 'karelia_ssr');
const escort = order('sz15', { battleship: 1 }, 'sz16');
const landing = order('southern_europe', { infantry: 1, artillery: 1 }, 'sz16', 'caucasus');
const fleet = order('sz15', { battleship: 1 }, 'sz17');
const egypt = order('southern_europe', { infantry: 1, artillery: 1 }, 'sz17', 'egypt');
const both = order('sz15', { battleship: 1, transport: 1 }, 'sz17');
const shared = [order('ukraine_ssr', { infantry: 1 }, 'caucasus'), order('west_russia', { infantry: 1 }, 'caucasus')];
const bought = { infantry: 5, artillery: 1, tank: 1 };
const placed = { subject: 'mobilization', units: { infantry: 5, artillery: 1 }, path: ['germany'] };

export const axisForms: readonly Forms[] = [
  {
    game,
    state: buying,
    question: purchaseQuestion(buying),
    lines: {
      ko: [
        ['보병 5, 포병 1, 전차 1', bought],
        ['보병 5 포병 1 전차 1', bought],
        ['보병 5개 포병 1개 전차 1개', bought],
        ['보병 5와 포병 1, 전차 1', bought],
        ['보병 5, 포병 1, 전차 1 구매', bought],
        ['구매: 보병 5, 포병 1, 전차 1', bought],
        ['보병 10', { infantry: 10 }],
        ['보병 다섯, 포병 하나, 전차 하나', bought],
        ['보병 다섯 포병 하나 전차 한 대', bought],
      ],
      en: [
        ['5 inf, 1 art, 1 tnk', bought],
        ['buy 5 inf, 1 art, 1 tnk', bought],
        ['5 inf 1 art 1 tank', bought],
        ['5 inf, 1 art and 1 tnk', bought],
        ['5 infantry and 1 artillery and 1 tank', bought],
        ['inf 5, art 1, arm 1', bought],
        ['10 infantry', { infantry: 10 }],
      ],
    },
  },
  {
    game,
    state: moving,
    question: movesQuestion(moving),
    lines: {
      ko: [
        ['서부 러시아 보병 1 - 카렐리아', [karelia]],
        ['보병 1 서부 러시아 - 카렐리아', [karelia]],
        ['서부 러시아에서 카렐리아로 보병 1', [karelia]],
        ['서부 러시아의 보병을 카렐리아로', [karelia]],
        ['남유럽 보병 1, 포병 1 - 캅카스', [landing]],
        ['남유럽 보병과 포병을 캅카스에 상륙', [landing]],
        ['15해역 전함 1, 수송선 1 - 16해역\n남유럽 보병 1, 포병 1 - 캅카스', [landing, escort]],
        ['15해역 전함 1 - 16해역; 남유럽 보병 1, 포병 1 - 캅카스', [landing, escort]],
        ['남유럽 보병 1, 포병 1 - 캅카스; 15해역 전함 - 16해역', [landing, escort]],
        ['15해역 전함 - 17해역. 남유럽 보병 1, 포병 1 - 이집트.', [fleet, egypt]],
        ['15해역 전함 1, 수송선 1 - 17해역; 남유럽 보병 1, 포병 1 - 이집트', [fleet, egypt]],
        ['15해역 전함과 수송선 - 17해역', [both]],
        ['전함 1, 수송선 1 15해역 - 17해역', [both]],
        ['우크라이나 보병, 서부 러시아 보병 1 - 캅카스', shared],
        ['서부 러시아 보병1로 카렐리아 공격', [karelia]],
        ['서부 러시아 보병 하나로 카렐리아를 공격합니다', [karelia]],
        ['15해역 전함1 수송선 17해역', [both]],
      ],
      en: [
        ['1 inf West Russia > Karelia', [karelia]],
        ['inf West Russia - Karelia', [karelia]],
        ['West Russia: 1 infantry to Karelia', [karelia]],
        ['West Russia infantry → Karelia', [karelia]],
        ['1 inf, 1 art S Europe > Caucasus', [landing]],
        ['inf and art southern europe > caucasus', [landing]],
        ['bb, tra sz15 > sz16\ninf, art southern europe > caucasus', [landing, escort]],
        ['bb sz15 > sz16; 1 inf, 1 art southern europe > caucasus', [landing, escort]],
        ['1 bb sz15 - sz17. 1 inf, 1 art Southern Europe - Egypt.', [fleet, egypt]],
        ['bb, tra sz15 > sz17; inf, art southern europe > egypt', [fleet, egypt]],
        ['1 bb, 1 tra sz15 > sz17', [both]],
        ['inf Ukraine, inf West Russia > Caucasus', shared],
      ],
    },
  },
  {
    game,
    state: placing,
    question: mobilizeQuestion(placing),
    lines: {
      ko: [
        ['보병 5, 포병 1 독일', [placed]],
        ['독일에 보병 5, 포병 1', [placed]],
        ['독일: 보병 5 포병 1', [placed]],
      ],
      en: [
        ['5 inf, 1 art Germany', [placed]],
        ['Germany: 5 inf, 1 art', [placed]],
        ['5 inf and 1 art in Germany', [placed]],
      ],
    },
  },
];
