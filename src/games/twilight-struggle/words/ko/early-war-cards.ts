// What the events of the Early War cards do, in Korean.
import type { earlyWarCards as en } from '../en/early-war-cards.js';

export const earlyWarCards = {
  'card.asia_scoring.effect':
    '동남아시아를 포함한 아시아의 승점을 계산합니다. 개입 3, 우세 7, 조종 9. 조종하는 핵심 국가마다 1점, 적 초강대국 옆의 조종 국가마다 1점을 더합니다.',
  'card.europe_scoring.effect':
    '유럽의 승점을 계산합니다. 개입 3, 우세 7이며 유럽을 조종하는 쪽은 바로 승리합니다. 조종하는 핵심 국가마다 1점, 적 초강대국 옆의 조종 국가마다 1점을 더합니다.',
  'card.middle_east_scoring.effect':
    '중동의 승점을 계산합니다. 개입 3, 우세 5, 조종 7. 조종하는 핵심 국가마다 1점을 더합니다.',
  'card.duck_and_cover.effect': '데프콘 −1. 그 뒤 미국은 5에서 바뀐 데프콘을 뺀 만큼 승점을 얻습니다.',
  'card.five_year_plan.effect':
    '소련 손패에서 무작위로 고른 1장이 버려집니다. 미국 사건이면 미국이 그 사건을 바로 실행합니다.',
  'card.the_china_card.effect':
    '사건이 없습니다. 작전 4점, 모두 아시아에 쓰면 5점입니다. 쓴 뒤에는 뒷면으로 상대에게 넘어가고 상대는 다음 턴부터 쓸 수 있습니다. 10턴이 끝날 때 가진 쪽은 승점 1점을 얻습니다.',
  'card.socialist_governments.effect':
    '소련이 서유럽에서 미국 영향력 3점을 제거합니다. 한 나라에 2점까지입니다. 철의 여인 뒤에는 일어나지 않습니다.',
  'card.fidel.effect': '쿠바의 미국 영향력이 모두 사라지고, 소련은 쿠바를 조종할 만큼 영향력을 얻습니다.',
  'card.vietnam_revolts.effect':
    '베트남에 소련 영향력 2점. 이번 턴 소련이 작전 점수를 모두 동남아시아에 쓰면 1점을 더 씁니다.',
  'card.blockade.effect': '미국은 작전 3점 이상인 카드 1장을 버리거나, 서독의 영향력을 모두 잃습니다.',
  'card.korean_war.effect':
    '소련이 남한을 공격합니다. 주사위에서 미국이 조종하는 이웃 나라마다 −1, 4 이상이면 소련이 승점 2점을 얻고 남한의 미국 영향력이 소련 것으로 바뀝니다. 결과와 상관없이 소련 군사작전 점수 +2.',
  'card.romanian_abdication.effect':
    '루마니아의 미국 영향력이 모두 사라지고, 소련은 루마니아를 조종할 만큼 영향력을 얻습니다.',
  'card.arab_israeli_war.effect':
    '소련이 이스라엘을 공격합니다. 주사위에서 미국이 조종하는 이웃 나라마다 −1, 미국이 이스라엘을 조종하면 또 −1, 4 이상이면 소련이 승점 2점을 얻고 이스라엘의 미국 영향력이 소련 것으로 바뀝니다. 결과와 상관없이 소련 군사작전 점수 +2. 캠프데이비드협정 뒤에는 일어나지 않습니다.',
  'card.comecon.effect': '미국이 조종하지 않는 동유럽 네 나라에 소련 영향력을 1점씩 놓습니다.',
  'card.nasser.effect': '이집트에 소련 영향력 2점을 놓고, 그곳의 미국 영향력 절반을 올림하여 제거합니다.',
  'card.warsaw_pact_formed.effect':
    '소련은 동유럽 네 나라에서 미국 영향력을 모두 제거하거나, 동유럽에 영향력 5점을 한 나라에 2점까지 놓습니다. 이후 북대서양조약기구 사건이 가능해집니다.',
  'card.de_gaulle_leads_france.effect':
    '프랑스에서 미국 영향력 2점을 제거하고 소련 영향력 1점을 놓습니다. 북대서양조약기구가 프랑스를 지키지 않습니다.',
  'card.captured_nazi_scientist.effect': '우주 경쟁에서 한 칸 나아가 그 칸의 보상을 받습니다.',
  'card.truman_doctrine.effect': '미국이 아무도 조종하지 않는 유럽 한 나라에서 소련 영향력을 모두 제거합니다.',
  'card.olympic_games.effect':
    '상대가 참가하거나 보이콧합니다. 참가하면 양측이 주사위를 굴려 개최한 쪽은 2를 더하고 높은 쪽이 승점 2점을 얻습니다. 보이콧하면 데프콘 −1, 개최한 쪽이 작전 4점을 씁니다.',
  'card.nato.effect':
    '마셜 플랜이나 바르샤바조약기구 뒤에 가능합니다. 미국이 조종하는 유럽 국가는 소련의 쿠데타, 재조정, 저강도 전쟁을 받지 않습니다.',
  'card.independent_reds.effect':
    '유고슬라비아, 루마니아, 불가리아, 헝가리, 체코슬로바키아 가운데 한 나라에서 미국 영향력이 소련 영향력과 같은 수로 오릅니다.',
  'card.marshall_plan.effect':
    '소련이 조종하지 않는 서유럽 일곱 나라에 미국 영향력을 1점씩 놓습니다. 이후 북대서양조약기구 사건이 가능해집니다.',
  'card.indo_pakistani_war.effect':
    '인도나 파키스탄을 공격합니다. 주사위에서 상대가 조종하는 이웃 나라마다 −1, 4 이상이면 승점 2점을 얻고 그곳의 상대 영향력이 내 것으로 바뀝니다. 결과와 상관없이 군사작전 점수 +2.',
  'card.containment.effect': '이번 턴 미국 카드의 작전 점수가 1 오릅니다. 최대 4입니다.',
  'card.cia_created.effect': '소련이 손패를 공개합니다. 그 뒤 미국은 작전 1점을 쓸 수 있습니다.',
  'card.us_japan_mutual_defense_pact.effect':
    '미국이 일본을 조종할 만큼 영향력을 얻습니다. 소련은 일본에서 쿠데타와 재조정을 할 수 없습니다.',
  'card.suez_crisis.effect': '소련이 프랑스, 영국, 이스라엘에서 미국 영향력 4점을 제거합니다. 한 나라에 2점까지입니다.',
  'card.east_european_unrest.effect':
    '미국이 동유럽 세 나라에서 소련 영향력을 1점씩 제거합니다. 후기 냉전에는 2점씩입니다.',
  'card.decolonization.effect': '아프리카와 동남아시아의 네 나라에 소련 영향력을 1점씩 놓습니다.',
  'card.red_scare_purge.effect': '이번 턴 상대 카드의 작전 점수가 1 내려갑니다. 최소 1입니다.',
  'card.un_intervention.effect':
    '상대 사건이 있는 카드와 함께 씁니다. 그 사건은 취소되고 그 카드의 작전 점수를 씁니다. 헤드라인으로는 쓸 수 없습니다.',
  'card.de_stalinization.effect':
    '소련은 자신의 영향력을 4점까지 미국이 조종하지 않는 나라로 옮길 수 있습니다. 한 나라에 2점까지입니다.',
  'card.nuclear_test_ban.effect': '데프콘에서 2를 뺀 만큼 승점을 얻습니다. 그 뒤 데프콘 +2.',
  'card.formosan_resolution.effect':
    '미국이 대만을 조종하는 동안 아시아 승점 계산에서 대만이 핵심 국가가 됩니다. 미국이 차이나 카드를 쓰면 끝납니다.',
  'card.defectors.effect':
    '미국이 헤드라인으로 쓰면 소련의 헤드라인을 취소합니다. 소련이 액션 라운드에 쓰면 미국이 승점 1점을 얻습니다.',
} as const satisfies Record<keyof typeof en, string>;
