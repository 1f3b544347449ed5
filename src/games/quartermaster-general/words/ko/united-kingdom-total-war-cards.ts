// What the cards of the United Kingdom in Total War do, in Korean.
import type { unitedKingdomTotalWarCards as en } from '../en/united-kingdom-total-war-cards.js';

export const unitedKingdomTotalWarCards = {
  'card.uk-armee-de-lair.effect': '공군 단계를 시작할 때: 프랑스 공군을 배치합니다.',
  'card.uk-bletchley-park.effect':
    '추축국이 보강 카드를 사용하기로 선언하고 그 효과를 적용하기 전: 손에 든 카드 1장을 버려서, 그 보강 카드의 효과를 적용하지 않고 버리게 합니다.',
  'card.uk-commonwealth-irregulars.effect':
    '승점 획득 단계를 시작할 때: 손에 든 카드 2장을 버려서 북아프리카, 중동, 동남아시아, 인도네시아 중 한 곳에 육군 1개를 모집합니다.',
  'card.uk-keep-calm-and-carry-on.effect':
    '추축국이 전술 카드를 사용하기로 선언하고 그 효과를 적용하기 전: 손에 든 카드 1장을 버려서, 이번 차례에 그 전술 카드를 사용하지 못하게 합니다.',
  'card.uk-maginot-line.effect':
    '언제든지: 손에 든 카드 4장을 버려서, 이번 차례에 서유럽의 프랑스 육군을 제거하지 않습니다.',
  'card.uk-special-air-service-raids-airfields.effect':
    '플레이 단계를 시작할 때: 손에 든 카드 2장을 버려서, 자국 공군에 인접한 추축국 공군 1개를 제거합니다.',
  'card.uk-warsaw-uprising.effect':
    '승점 획득 단계를 시작할 때: 손에 든 카드 2장을 버려서 동유럽에 육군 1개를 모집합니다.',
  'card.uk-armee-de-terre.effect': '프랑스 육군 1개를 창설합니다.',
  'card.uk-foreign-legion.effect':
    '아프리카, 북아프리카, 마다가스카르, 동남아시아, 뉴기니, 중동 중 한 곳에 프랑스 육군 1개를 모집합니다.',
  'card.uk-france-combattante.effect': '프랑스 육군 1개를 창설합니다.',
  'card.uk-free-forces-of-the-low-countries.effect':
    '서유럽에 프랑스 육군 1개를 모집하거나, 프랑스가 서유럽에서 전투합니다.',
  'card.uk-la-royale.effect': '프랑스 해군 1개를 창설합니다.',
  'card.uk-les-forces-navales-francaises-libres.effect': '프랑스 해군 1개를 창설합니다.',
  'card.uk-polskie-panstwo-podziemne.effect': '동유럽의 추축국 육군 1개를 제거합니다.',
  'card.uk-rhin-et-danube.effect': '프랑스가 육지 지역 한 곳에서 전투합니다.',
  'card.uk-elan-vital.effect': '프랑스 육군이 제거되려 할 때: 이번 차례에 그 육군을 제거하지 않습니다.',
  'card.uk-french-patriots-join-allies.effect':
    '미국, 프랑스, 영국이 북아프리카, 아프리카, 중동, 서유럽에서 육지 전투를 한 직후: 전투한 지역에 프랑스 육군 1개를 모집합니다.',
  'card.uk-government-in-exile.effect': '서유럽이 추축국 육군에게 점령당한 동안, 프랑스의 본토는 영국입니다.',
  'card.uk-hobarts-funnies.effect': '영국의 차례 동안, 추축국의 전술 카드를 무시합니다.',
  'card.uk-polish-sovereignty.effect':
    '동유럽의 영국 육군은 항상 보급이 확보됩니다. 플레이 단계에, 손에 든 카드를 플레이하는 대신: 동유럽에 육군 1개를 모집합니다.',
  'card.uk-senegalese-tirailleurs.effect':
    '아프리카의 연합국 육군은 항상 보급이 확보됩니다. 플레이 단계에, 손에 든 카드를 플레이하는 대신: 아프리카에 프랑스 육군 1개를 모집합니다.',
  'card.uk-dutch-east-indies-tw.effect':
    '인도네시아와 뉴기니에 프랑스 육군을 1개씩, 남중국해에 프랑스 해군 1개를 모집합니다.',
  'card.uk-free-france-tw.effect': '프랑스 기물은 항상 보급이 확보됩니다.',
  'card.uk-free-french-allies-tw.effect': '서유럽, 아프리카, 북아프리카에 프랑스 육군 1~2개를 모집합니다.',
} as const satisfies Record<keyof typeof en, string>;
