// What the cards of Italy do, in Korean.
import type { italyCards as en } from '../en/italy-cards.js';

export const italyCards = {
  'card.ita-anti-communist-sentiment.effect': '승점 획득 단계: 러시아와 우크라이나의 이탈리아 육군마다 승점 1점.',
  'card.ita-balkan-resources.effect': '승점 획득 단계: 발칸 반도에 이탈리아 육군이 있으면 승점 1점.',
  'card.ita-bravado.effect': '카드를 내는 대신 카드 더미에서 2장을 버리고 육지 전투를 합니다.',
  'card.ita-impero-italiano.effect': '승점 획득 단계: 북아프리카, 아프리카, 중동의 추축국 육군마다 승점 1점.',
  'card.ita-mare-nostrum.effect': '승점 획득 단계: 이탈리아 해군마다 승점 1점.',
  'card.ita-afrika-korps.effect': '북아프리카에 독일 육군을, 그다음 지중해에 독일 해군을 모집합니다.',
  'card.ita-division-azul.effect': '엎어 놓은 소련 대응 카드 가운데 무작위 1장이 공개되지 않고 버려집니다.',
  'card.ita-german-aid-in-greece.effect':
    '발칸 반도의 연합국 육군 1개를 제거하고, 그다음 그곳에 독일 육군을 모집합니다.',
  'card.ita-italian-east-africa.effect': '북아프리카에 육군을, 그다음 벵골만에 해군을 창설합니다.',
  'card.ita-italy-attacks-communists.effect': '우크라이나와 러시아에 육군을 하나씩, 원하는 순서로 창설합니다.',
  'card.ita-plunder.effect': '이탈리아 밖에 있는 이탈리아 기물마다 승점 1점.',
  'card.ita-decima-flottiglia-mas.effect':
    '승점 1점을 얻고, 영국이 카드 더미에서 1장을 버립니다. 지중해에 연합국 해군이 없으면 2장을 버립니다.',
  'card.ita-regia-marina-closes-shipping-lanes.effect':
    '이탈리아 해군마다 승점 1점을 얻고, 영국이 카드 더미에서 1장을 버립니다.',
  'card.ita-german-reinforcements-counterattack.effect':
    '보급이 확보된 이탈리아 육군이 제거된 직후 그 자리에 독일 육군을 모집합니다.',
  'card.ita-monte-cassino.effect': '이탈리아의 추축국 육군이 제거되려 할 때 이번 차례 동안 지킵니다.',
  'card.ita-romanian-reinforcements.effect':
    '보급이 확보된 독일 육군이 제거된 직후 그 자리에 이탈리아 육군을 모집합니다.',
  'card.ita-skilled-pilots.effect': '경제전쟁의 대상이 되었을 때 버릴 카드를 5장 줄입니다.',
} as const satisfies Record<keyof typeof en, string>;
