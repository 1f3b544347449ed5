// What the cards of the United States in Total War do, in Korean.
import type { unitedStatesTotalWarCards as en } from '../en/united-states-total-war-cards.js';

export const unitedStatesTotalWarCards = {
  'card.usa-a-great-sleeping-giant.effect':
    '이름에 ‘태평양’이 들어간 지역에 해군을 창설할 때: 카드 더미 맨 위 1장을 버려서 방금 창설한 기물에 인접한 지역에 육군이나 해군 1개를 창설합니다.',
  'card.usa-carpet-bombing.effect': '전투할 때: 손에 든 경제전쟁 카드 1장을 버려서 같은 지역에서 다시 전투합니다.',
  'card.usa-eagle-squadrons.effect': '공군 단계를 시작할 때: 영국이 공군 1개를 배치합니다.',
  'card.usa-flying-tigers.effect':
    '공군 단계를 시작할 때: 중국(국가) 공군을 배치하거나, 그 공군으로 제공권을 확보합니다.',
  'card.usa-navajo-code-talkers.effect':
    '플레이 단계를 시작할 때: 손에 든 보강 카드 1장을 테이블에 뒷면으로 깔아 둡니다. 그 카드는 자기 발동 조건에 맞춰 대응 카드처럼 사용할 수 있습니다.',
  'card.usa-our-philosophy-of-government.effect':
    '카드 버리기 단계를 시작할 때: 카드 더미 맨 위 2장을 버리면, 영국은 자기 버린 카드 더미의 대응 카드 1장을 테이블에 뒷면으로 깔아 둘 수 있습니다.',
  'card.usa-p-51-mustang.effect':
    '경제전쟁 카드를 플레이할 때: 대상 국가의 본토에서 2칸 이내에 있는 미국 공군 1개당, 대상이 버려야 하는 카드 수를 1장 늘립니다.',
  'card.usa-pacific-bases.effect':
    '승점 획득 단계를 시작할 때: 카드 더미 맨 위 1장을 버려서 중앙 태평양에 인접한 지역 한 곳에 육군 1개를 모집합니다.',
  'card.usa-pappy-boyington.effect':
    '승점 획득 단계를 시작할 때: 카드 더미 맨 위 1장을 버려서 중앙 태평양이나 그에 인접한 지역에 공군 1개를 배치합니다.',
  'card.usa-rangers.effect':
    '공군을 배치하거나 이동시킬 때: 카드 더미 맨 위 1장을 버려서 그 공군에 인접한 적 육군 1개를 제거합니다.',
  'card.usa-doolittles-bombers.effect':
    '일본 지역에서 3칸 이내에 보급이 확보된 미국 해군이 있다면: 일본은 카드 더미 맨 위 1장을 버리고, 미국은 승점 3점을 얻습니다.',
  'card.usa-oil-embargo.effect':
    '독일, 이탈리아, 일본은 각자 게임판의 자국 기물 1개를 제거하거나 카드 더미 맨 위 2장을 버립니다.',
  'card.usa-stalemate-in-china.effect': '게임판의 중국(국가) 육군과 공군 1개당, 일본은 카드 더미 맨 위 2장을 버립니다.',
  'card.usa-united-states-submarines-patrol-japanese-shipping-lanes.effect':
    '일본 지역에서 2칸 이내에 있는 미국 해군 1개당, 일본은 카드 더미 맨 위 2장을 버립니다.',
  'card.usa-american-public-sympathizes-with-chinese-people.effect': '중국(국가) 육군 1개를 창설합니다.',
  'card.usa-cash-and-carry-replaces-neutrality-acts.effect':
    '연합국 하나를 골라, 그 국가의 본토나 그에 인접한 지역에 그 국가의 육군이나 해군 1개를 모집합니다.',
  'card.usa-shoot-first-and-argue-afterwards.effect':
    '이름에 ‘태평양’이 들어간 지역에 해군 1개를 창설합니다. 그런 다음, 방금 창설한 해군에 인접한 해양 지역에서 전투합니다.',
  'card.usa-the-brazilian-expeditionary-force.effect':
    '라틴 아메리카에 육군 1개를 창설하고, 남대서양이나 남극해에 해군 1개를 창설합니다.',
  'card.usa-the-hundred-regiments-offensive.effect': '중국(국가)이 육지 지역 한 곳에서 전투합니다.',
  'card.usa-anti-japanese-volunteer-armies.effect':
    '중국(국가) 육군이 전투 대상이 되거나 창설, 모집될 때마다: 일본은 손에 든 카드 1장을 버립니다.',
  'card.usa-artificial-harbors.effect':
    '차례마다 한 번, 해군을 창설할 때: 카드 더미 맨 위 1장을 버려서 그 해군에 인접한 지역에 육군 1개를 창설합니다.',
  'card.usa-shaef.effect': '프랑스, 미국, 영국 기물은 서로의 기물을 통해 보급로를 이을 수 있습니다.',
  'card.usa-usmc.effect':
    '이름에 ‘태평양’이 들어간 지역에 해군을 창설할 때: 카드 더미 맨 위 1장을 버려서 그 해군에 인접한 육지 지역 한 곳에서 전투합니다.',
  'card.usa-victory-gardens.effect': '자원 재분배를 할 때, 카드를 1장만 버립니다.',
  'card.usa-war-bonds.effect': '자원 재분배를 할 때, 카드 더미 대신 버린 카드 더미에서 카드를 가져올 수 있습니다.',
  'card.usa-ledo-and-burma-roads-tw.effect':
    '동남아시아에 연합국 육군이 있다면: 중국이나 쓰촨에 중국(국가) 육군 1개를 모집하거나, 중국이나 쓰촨의 추축국 육군 1개를 제거합니다.',
  'card.usa-american-volunteer-group-expands-tw.effect':
    '쓰촨의 연합국 육군은 항상 보급이 확보됩니다. 플레이 단계에, 손에 든 카드를 플레이하는 대신: 쓰촨에 중국(국가) 육군 1개를 모집합니다.',
} as const satisfies Record<keyof typeof en, string>;
