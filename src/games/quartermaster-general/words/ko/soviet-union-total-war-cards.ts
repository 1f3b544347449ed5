// What the cards of the Soviet Union in Total War do, in Korean.
import type { sovietUnionTotalWarCards as en } from '../en/soviet-union-total-war-cards.js';

export const sovietUnionTotalWarCards = {
  'card.sov-asian-reserves.effect':
    '카드 버리기 단계를 시작할 때: 버린 카드 더미에서 육군 창설 카드 2장을 손으로 가져옵니다.',
  'card.sov-battle-of-moscow.effect':
    '게임판에서 자국의 마지막 육군이 제거되었을 때: 손에 든 육군 창설 카드 1장을 버려서 모스크바나 그에 인접한 지역의 추축국 육군 1개를 제거합니다.',
  'card.sov-cavalry-corps.effect':
    '플레이 단계를 시작할 때: 손에 든 육군 창설 카드 1장을 버리고 게임판의 소련 육군 1개를 제거합니다. 그런 다음, 육군 1개를 창설합니다.',
  'card.sov-fortress-rebuilt.effect':
    '카드 버리기 단계를 시작할 때: 손에 든 육군 창설 카드 1장을 버려서, 버린 카드 더미의 대응 카드 1장을 테이블에 뒷면으로 깔아 둡니다.',
  'card.sov-operation-zet.effect':
    '공군 단계를 시작할 때: 중국(국가) 공군을 배치하거나, 그 공군으로 제공권을 확보합니다.',
  'card.sov-paratroops.effect':
    '공군을 배치하거나 이동시킬 때: 손에 든 육군 창설 카드 1장을 버려서 그 공군에 인접한 지역에 육군 1개를 창설합니다.',
  'card.sov-vitebsk-gate.effect':
    '승점 획득 단계를 시작할 때: 손에 든 육군 창설 카드 1장과 다른 카드 2장을 버려서 모스크바나 러시아의 추축국 육군 1개를 제거합니다.',
  'card.sov-zhukov-drives-west.effect':
    '러시아, 동유럽, 우크라이나, 발칸 반도에서 전투할 때: 손에 든 육군 창설 카드 1장을 버려서 방금 전투한 지역에 육군 1개를 창설합니다.',
  'card.sov-battles-of-khalkhin-gol.effect':
    '몽골에 육군 1개를 모집합니다. 그런 다음, 블라디보스토크나 중국에서 전투합니다.',
  'card.sov-kuril-islands-landing-operation.effect':
    '동중국해에 해군 1개를 창설합니다. 그런 다음, 일본 지역에서 전투합니다.',
  'card.sov-siberian-transfer.effect': '시베리아나 그에 인접한 지역에 육군 1개를 모집합니다.',
  'card.sov-endless-expanses.effect': '언제든지: 이번 차례에 시베리아와 카자흐스탄의 소련 육군을 제거하지 않습니다.',
  'card.sov-heavy-tanks.effect':
    '자국 육군이 전투 대상이 되었을 때: 공격한 국가가 손에 든 카드 4장을 버리지 않으면, 그 전투로 그 육군을 제거하지 않습니다.',
  'card.sov-retreat-and-regroup.effect':
    '모스크바나 우크라이나에 있는 자국 육군이 제거될 때: 시베리아와 카자흐스탄에 육군을 1개씩 모집합니다.',
  'card.sov-attrition.effect': '카드 버리기 단계에: 손에서 버린 육군 창설 카드 1장당 승점 1점.',
  'card.sov-government-evacuates-to-kuibyshev.effect':
    '시베리아가 소련의 본토가 되고, 소련에게만 보급 지역이 됩니다. 모스크바는 누구에게도 보급 지역이 아닙니다.',
  'card.sov-peoples-liberation-army.effect':
    '중국(국가) 기물은 항상 보급이 확보됩니다. 플레이 단계에, 손에 든 카드를 플레이하는 대신: 쓰촨, 중국, 몽골 중 한 곳에 중국 육군 1개를 모집합니다.',
  'card.sov-quantity-has-a-quality-all-its-own.effect':
    '차례마다 한 번, 육군을 창설할 때: 손에 든 육군 창설 카드 1장을 버려서 추가로 육군 1개를 창설합니다.',
  'card.sov-tank-desant.effect':
    '육군을 창설할 때: 손에 든 육군 창설 카드 1장과 육지 전투 카드 1장을 버려서 방금 창설한 육군에 인접한 육지 지역 한 곳에서 전투합니다.',
} as const satisfies Record<keyof typeof en, string>;
