// What the cards of Japan do, in Korean.
import type { japanCards as en } from '../en/japan-cards.js';

export const japanCards = {
  'card.jpn-forward-bases.effect':
    '승점 획득 단계: 하와이, 태평양 북서부, 뉴질랜드 가운데 한 곳에라도 일본 육군이 있으면 승점 2점.',
  'card.jpn-greater-east-asia-co-prosperity-sphere.effect':
    '승점 획득 단계: 인도네시아, 뉴기니, 동남아시아의 일본 육군마다 승점 1점.',
  'card.jpn-imperial-designs.effect': '승점 획득 단계: 이오지마나 필리핀에 일본 육군이 있으면 승점 1점.',
  'card.jpn-unimpeded-merchant-shipping.effect': '승점 획득 단계: 하와이에 연합국 육군이 없으면 승점 1점.',
  'card.jpn-indian-ocean-patrols.effect':
    '벵골만과 그 옆의 일본 해군마다 승점 2점을 얻고, 영국이 카드 더미에서 2장을 버립니다.',
  'card.jpn-submarines-support-pacific-islands.effect':
    '동태평양과 그 옆의 일본 해군마다 승점 2점을 얻고, 미국이 카드 더미에서 2장을 버립니다.',
  'card.jpn-banzai-charge.effect': '육지 전투 뒤 같은 곳이나 그 옆 육지에서 다시 전투합니다.',
  'card.jpn-battleship-repair.effect': '보급이 확보된 일본 해군이 제거되려 할 때 이번 차례 동안 지킵니다.',
  'card.jpn-china-offensive.effect':
    '중국이나 그 옆 육지에서 전투한 뒤 그곳에 육군을 창설하고, 그다음 중국이나 그 옆 육지에서 다시 전투합니다.',
  'card.jpn-destroyer-transport.effect': '해양 전투 뒤 그 바다 옆 육지에 육군을 2개까지 창설합니다.',
  'card.jpn-fall-of-singapore.effect':
    '동남아시아에서 전투한 뒤 남중국해에서 전투하고, 그다음 동남아시아에 육군을 모집합니다.',
  'card.jpn-kamikaze.effect': '일본 기물 옆에 연합국 해군이 놓인 직후 그 해군을 제거합니다.',
  'card.jpn-kwantung-army.effect':
    '중국, 쓰촨, 몽골, 블라디보스토크의 보급이 확보된 일본 육군이 제거되려 할 때 이번 차례 동안 지킵니다.',
  'card.jpn-mobile-force.effect': '차례가 시작될 때 북태평양이나 그 옆 바다에 해군을 모집합니다.',
  'card.jpn-special-naval-landing-forces.effect': '해군을 창설한 뒤 그 옆 육지에 육군을 2개까지 창설합니다.',
  'card.jpn-surprise-attack.effect': '해양 전투 뒤 해양 전투를 한 번 더 하고, 그다음 육지 전투를 합니다.',
  'card.jpn-truk.effect': '자기 차례 중 언제든 중앙 태평양과 그 옆의 일본 기물은 이번 차례 동안 보급이 확보됩니다.',
} as const satisfies Record<keyof typeof en, string>;
