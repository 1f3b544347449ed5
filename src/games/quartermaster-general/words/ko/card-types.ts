// The kinds of cards, and what those do that every nation has, in Korean.
import type { cardTypes as en } from '../en/card-types.js';

export const cardTypes = {
  'type.build-army': '육군 창설',
  'type.build-navy': '해군 창설',
  'type.land-battle': '육지 전투',
  'type.sea-battle': '해양 전투',
  'type.event': '이벤트',
  'type.economic-warfare': '경제전쟁',
  'type.response': '대응',
  'type.status': '전술',
  'basic.build-army':
    '보급이 확보된 자국 기물 옆이나 본토에 육군 1개를 놓습니다. 놓은 곳에서 보급이 확보되어야 합니다.',
  'basic.build-navy':
    '보급이 확보된 자국 기물 옆 바다에 해군 1개를 놓습니다. 그곳에서 보급이 확보되어야 하므로 맞닿은 해안에 아군 육군이 있어야 합니다.',
  'basic.land-battle': '보급이 확보된 자국 기물 옆 육지 1곳에서 전투합니다. 그곳의 적 육군 1개를 제거합니다.',
  'basic.sea-battle': '보급이 확보된 자국 기물 옆 바다 1곳에서 전투합니다. 그곳의 적 해군 1개를 제거합니다.',
} as const satisfies Record<keyof typeof en, string>;
