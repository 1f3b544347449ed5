// What the cards of Japan in Total War do, in Korean.
import type { japanTotalWarCards as en } from '../en/japan-total-war-cards.js';

export const japanTotalWarCards = {
  'card.jpn-code-of-bushido.effect':
    '자국 육군이 전투 대상이 되었을 때: 손에 든 대응 카드 1장을 버려서, 그 전투로 그 육군을 제거하지 않습니다.',
  'card.jpn-imperial-japanese-navy.effect':
    '해군을 창설할 때: 손에 든 대응 카드 1장을 버려서 추가로 해군 1개를 창설합니다.',
  'card.jpn-island-fortresses.effect':
    '승점 획득 단계를 시작할 때: 손에 든 대응 카드 1장을 버려서 인도네시아, 뉴기니, 이오지마, 필리핀 중 한 곳에 육군 1개를 모집합니다.',
  'card.jpn-mitsubishi-j8m.effect': '카드 버리기 단계를 시작할 때: 자국 공군에 인접한 연합국 공군 1개를 제거합니다.',
  'card.jpn-nagumo-commands-the-first-air-fleet.effect':
    '해양 지역에 공군을 배치하거나 이동시킬 때: 손에 든 대응 카드 1장을 버려서 그 공군에 인접한 지역(육지, 해양) 한 곳에서 전투합니다.',
  'card.jpn-the-pacific-empire.effect': '승점 획득 단계에: 이름에 ‘태평양’이 들어간 지역의 일본 해군 1개당 승점 1점.',
  'card.jpn-tora.effect':
    '중앙 태평양이나 그에 인접한 지역을 대상으로 제공권을 확보할 때: 손에 든 대응 카드 1장을 버려서 그 지역에서 전투합니다.',
  'card.jpn-yamamoto-aboard-the-yamato.effect':
    '플레이 단계를 시작할 때: 손에 든 대응 카드 1장을 버려서, 보급이 확보된 자국 해군이 있는 지역에 공군 1개를 배치합니다(공군 전력 카드 불필요).',
  'card.jpn-bombing-of-chongqing.effect':
    '쓰촨이나 그에 인접한 지역의 일본 공군 1개당 승점 1점. 미국은 카드 더미 맨 위 2장을 버립니다.',
  'card.jpn-balloon-bombs.effect': '승점 1점. 그 후, 손에 든 카드 3장을 버리고 이 카드를 손으로 가져올 수 있습니다.',
  'card.jpn-japanese-fleet-blockades-vladivostok.effect':
    '동중국해의 일본 해군과 공군 1개당 승점 1점. 소련은 카드 더미 맨 위 1장을 버립니다.',
  'card.jpn-chinese-civil-war.effect': '플레이 단계를 시작할 때: 중국(국가) 육군 1개를 제거합니다.',
  'card.jpn-imperial-manchukuo-army.effect': '플레이 단계를 시작할 때: 중국에 육군 1개를 모집합니다.',
  'card.jpn-japan-arms-indian-nationalists.effect': '인도에서 전투할 때: 인도에 육군 1개를 창설합니다.',
  'card.jpn-kantai-kessen.effect': '플레이 단계를 시작할 때: 해양 전투를 1번 합니다.',
  'card.jpn-marco-polo-bridge-incident.effect':
    '플레이 단계를 시작할 때: 중국이나 그에 인접한 육지 지역 한 곳에서 전투합니다.',
  'card.jpn-snlf-paratroopers.effect': '해군을 창설할 때: 그 해군에 인접한 육지 지역에서 1~2번 전투합니다.',
  'card.jpn-submarine-support.effect': '해군을 창설할 때: 그 해군에 인접한 해양 지역에서 1~2번 전투합니다.',
  'card.jpn-thailand.effect': '플레이 단계를 시작할 때: 동남아시아에 육군 1개를 모집합니다.',
  'card.jpn-absolute-national-defense-sphere.effect':
    '승점 획득 단계에: 게임판에 일본 해군이 3개 이상 있으면 승점 1점.',
  'card.jpn-hokushin-ron.effect': '승점 획득 단계에: 블라디보스토크나 시베리아의 일본 육군 1개당 승점 1점.',
  'card.jpn-japanese-mandate-for-the-south-seas-islands.effect':
    '승점 획득 단계에: 중앙 태평양에 일본 해군이 있으면 승점 1점.',
} as const satisfies Record<keyof typeof en, string>;
