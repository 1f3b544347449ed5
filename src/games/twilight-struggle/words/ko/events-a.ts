// Korean sentences of the events: what questions and reports of several cards share, and the cards 1 to 60.
import type { eventsA as en } from '../en/events-a.js';

export const eventsA = {
  'event.begins': '이제부터 적용됩니다: {{effect}}.',
  'event.ends': '더 이상 적용되지 않습니다: {{effect}}.',
  'event.nothing': '달라지는 것이 없습니다.',
  'event.noPoints': '{{side, josa(은/는)}} 승점을 얻지 못합니다.',
  'war.odds': '{{standing}} · 주사위 {{modifier}}, {{needed}} 이상이면 승리',
  'ask.eventAdd': '{{card}}: {{side}} 영향력 {{total}}점을 놓으십시오.',
  'ask.eventAddEach': '{{card}}: {{side}} 영향력 {{total}}점을 놓으십시오. 한 나라에 {{each}}점까지입니다.',
  'ask.eventRemove': '{{card}}: {{side}} 영향력 {{total}}점을 제거하십시오.',
  'ask.eventRemoveEach': '{{card}}: {{side}} 영향력 {{total}}점을 제거하십시오. 한 나라에 {{each}}점까지입니다.',
  'ask.eventClear': '{{card}}: 어느 나라에서 {{side}} 영향력을 모두 제거하시겠습니까? (나라 수: {{countries}})',
  'ask.eventClearSome':
    '{{card}}: 어느 나라에서 {{side}} 영향력을 {{points}}점씩 제거하시겠습니까? (나라 수: {{countries}})',
  'ask.eventPlace': '{{card}}: {{side}} 영향력 {{points}}점을 어느 나라에 놓으시겠습니까?',
  'ask.eventMatch': '{{card}}: 어느 나라에서 {{side}} 영향력을 상대와 같게 하시겠습니까?',
  'ask.eventWar': '{{card}}: 어느 나라를 공격하시겠습니까?',
  'ask.eventWay': '{{card}}: 어느 쪽으로 하시겠습니까?',
  'event.south_african_unrest.inside': '남아프리카 공화국에 2점',
  'event.south_african_unrest.around': '남아프리카 공화국에 1점, 앙골라와 보츠와나에 2점',
  'event.random': '{{side}} 손패에서 무작위로 {{card, josa(이/가)}} 나와 버려집니다.',
  'event.noDiscard': '{{side, josa(은/는)}} 카드를 버리지 않습니다.',
  'event.takes': '{{side, josa(이/가)}} 버린 카드 더미에서 {{card, josa(을/를)}} 가져갑니다.',
  'event.takesNothing': '{{side, josa(은/는)}} 버린 카드 더미에서 아무것도 가져가지 않습니다.',
  'event.defconLevel': '데프콘 {{level}}',
  'contest.rolls': '미국 {{us}} {{usModifier}} = {{usTotal}}, 소련 {{ussr}} {{ussrModifier}} = {{ussrTotal}}.',
  'ask.blockade':
    '{{card}}: 작전 점수 {{ops}} 이상인 카드를 버리시겠습니까? 버리지 않으면 서독의 미국 영향력이 모두 사라집니다.',
  'ask.olympics': '{{card}}: {{side, josa(이/가)}} 개최합니다. 참가하시겠습니까?',
  'olympics.participate': '참가',
  'olympics.participateDetail': '양측이 주사위를 굴려 개최한 쪽은 +2, 높은 쪽이 2승점',
  'olympics.boycott': '보이콧',
  'olympics.boycottDetail': '데프콘 −1, 개최한 쪽이 작전 점수 4',
  'olympics.participates': '{{side, josa(이/가)}} 올림픽에 참가합니다.',
  'olympics.boycotts': '{{side, josa(이/가)}} 올림픽을 보이콧합니다.',
  'olympics.again': '동점이므로 다시 굴립니다.',
  'ask.deStalinizationLift': '{{card}}: 어느 영향력을 들어내시겠습니까? {{total}}점까지입니다.',
  'ask.deStalinizationPlace': '{{card}}: {{total}}점을 어디에 놓으시겠습니까? 한 나라에 {{each}}점까지입니다.',
  'ask.salt': '{{card}}: 버린 카드 더미에서 카드를 가져오시겠습니까?',
  'ask.summit': '{{card}}: 데프콘은 {{level}}입니다. 움직이시겠습니까?',
  'summit.lower': '한 단계 내림',
  'summit.keep': '그대로 둠',
  'summit.raise': '한 단계 올림',
  'ask.stopWorrying': '{{card}}: 데프콘은 {{level}}입니다. 얼마로 정하시겠습니까?',
  'ask.missileEnvy': '{{card}}: 작전 점수가 가장 높은 카드 중 어느 것을 주시겠습니까?',
  'event.missile_envy.none': '{{side, josa(은/는)}} 줄 카드가 없습니다.',
  'event.missile_envy.swaps': '{{side, josa(이/가)}} {{card, josa(을/를)}} 주고 {{envy, josa(을/를)}} 손에 듭니다.',
  'event.warsaw_pact_formed.add': '동유럽에 소련 영향력 5점 놓기',
  'event.warsaw_pact_formed.remove': '동유럽 네 나라에서 미국 영향력 모두 제거',
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
    '사건이 없습니다. 작전 점수 4, 모두 아시아에서 쓰면 5입니다. 쓴 뒤에는 엎은 채 상대에게 넘어가고 상대는 다음 턴부터 쓸 수 있습니다. 10턴이 끝날 때 가진 쪽은 1승점을 얻습니다.',
  'card.socialist_governments.effect':
    '소련이 서유럽에서 미국 영향력 3점을 제거합니다. 한 나라에 2점까지입니다. 철의 여인 뒤에는 일어나지 않습니다.',
  'card.fidel.effect': '쿠바의 미국 영향력이 모두 사라지고, 소련은 쿠바를 조종할 만큼 영향력을 얻습니다.',
  'card.vietnam_revolts.effect':
    '베트남에 소련 영향력 2점. 이번 턴 소련이 작전 점수를 모두 동남아시아에 쓰면 1점을 더 받습니다.',
  'card.blockade.effect': '미국은 작전 점수 3 이상인 카드 1장을 버리거나 서독의 영향력을 모두 잃습니다.',
  'card.korean_war.effect':
    '소련이 남한을 공격합니다. 주사위에서 미국이 조종하는 이웃 나라마다 −1, 4 이상이면 소련이 2승점을 얻고 남한의 미국 영향력이 소련 것으로 바뀝니다. 결과와 상관없이 소련 군사작전 점수 +2.',
  'card.romanian_abdication.effect':
    '루마니아의 미국 영향력이 모두 사라지고, 소련은 루마니아를 조종할 만큼 영향력을 얻습니다.',
  'card.arab_israeli_war.effect':
    '소련이 이스라엘을 공격합니다. 주사위에서 미국이 조종하는 이웃 나라마다 −1, 미국이 이스라엘을 조종하면 또 −1, 4 이상이면 소련이 2승점을 얻고 이스라엘의 미국 영향력이 소련 것으로 바뀝니다. 결과와 상관없이 소련 군사작전 점수 +2. 캠프데이비드협정 뒤에는 일어나지 않습니다.',
  'card.comecon.effect': '미국이 조종하지 않는 동유럽 네 나라에 소련 영향력을 1점씩 놓습니다.',
  'card.nasser.effect': '이집트에 소련 영향력 2점을 놓고, 그곳의 미국 영향력 절반을 올림하여 제거합니다.',
  'card.warsaw_pact_formed.effect':
    '소련은 동유럽 네 나라에서 미국 영향력을 모두 제거하거나, 동유럽에 영향력 5점을 한 나라에 2점까지 놓습니다. 이후 북대서양조약기구 사건이 가능해집니다.',
  'card.de_gaulle_leads_france.effect':
    '프랑스에서 미국 영향력 2점을 제거하고 소련 영향력 1점을 놓습니다. 북대서양조약기구가 프랑스를 지키지 않습니다.',
  'card.captured_nazi_scientist.effect': '우주 경쟁에서 한 칸 나아가 그 칸의 보상을 받습니다.',
  'card.truman_doctrine.effect': '미국이 아무도 조종하지 않는 유럽 한 나라에서 소련 영향력을 모두 제거합니다.',
  'card.olympic_games.effect':
    '상대가 참가하거나 보이콧합니다. 참가하면 양측이 주사위를 굴려 개최한 쪽은 2를 더하고 높은 쪽이 2승점을 얻습니다. 보이콧하면 데프콘 −1, 개최한 쪽이 작전 점수 4를 씁니다.',
  'card.nato.effect':
    '마셜 플랜이나 바르샤바조약기구 뒤에 가능합니다. 미국이 조종하는 유럽 국가는 소련의 쿠데타, 재조정, 저강도 전쟁을 받지 않습니다.',
  'card.independent_reds.effect':
    '유고슬라비아, 루마니아, 불가리아, 헝가리, 체코슬로바키아 중 한 나라에서 미국 영향력이 소련과 같아집니다.',
  'card.marshall_plan.effect':
    '소련이 조종하지 않는 서유럽 일곱 나라에 미국 영향력을 1점씩 놓습니다. 이후 북대서양조약기구 사건이 가능해집니다.',
  'card.indo_pakistani_war.effect':
    '인도나 파키스탄을 공격합니다. 주사위에서 상대가 조종하는 이웃 나라마다 −1, 4 이상이면 2승점을 얻고 그곳의 상대 영향력이 내 것으로 바뀝니다. 결과와 상관없이 군사작전 점수 +2.',
  'card.containment.effect': '이번 턴 미국 카드의 작전 점수가 1 오릅니다. 최대 4입니다.',
  'card.cia_created.effect': '소련이 손패를 공개합니다. 그 뒤 미국은 작전 점수 1을 쓸 수 있습니다.',
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
  'card.brush_war.effect':
    '안정도 1이나 2인 나라를 공격합니다. 주사위에서 상대가 조종하는 이웃 나라마다 −1, 3 이상이면 1승점을 얻고 그곳의 상대 영향력이 내 것으로 바뀝니다. 결과와 상관없이 군사작전 점수 +3.',
  'card.central_america_scoring.effect':
    '중앙아메리카의 승점을 계산합니다. 개입 1, 우세 3, 조종 5. 조종하는 핵심 국가마다 1점, 적 초강대국 옆의 조종 국가마다 1점을 더합니다.',
  'card.southeast_asia_scoring.effect': '양측은 조종하는 동남아시아 국가마다 1승점, 태국은 2승점을 얻습니다.',
  'card.arms_race.effect': '내 군사작전 점수가 상대보다 높으면 1승점, 데프콘 수치까지 채웠으면 3승점을 얻습니다.',
  'card.cuban_missile_crisis.effect':
    '데프콘이 2가 됩니다. 이번 턴 상대가 쿠데타를 하면 상대가 게임에 집니다. 상대는 자신의 영향력 2점을 제거하여 끝낼 수 있습니다. 소련은 쿠바에서, 미국은 서독이나 터키에서 제거합니다.',
  'card.nuclear_subs.effect': '이번 턴 핵심 국가에서 미국이 쿠데타를 해도 데프콘이 내려가지 않습니다.',
  'card.quagmire.effect':
    '미국은 자기 라운드마다 작전 점수 2 이상인 카드를 버리고 주사위를 굴리는 것만 할 수 있습니다. 1에서 4가 나오면 벗어납니다. 북미 항공우주 방위사령부가 끝납니다.',
  'card.salt_negotiations.effect':
    '데프콘 +2. 이번 턴 모든 쿠데타 주사위 −1. 버린 카드 더미에서 승점 카드가 아닌 카드 1장을 가져올 수 있습니다.',
  'card.bear_trap.effect':
    '소련은 자기 라운드마다 작전 점수 2 이상인 카드를 버리고 주사위를 굴리는 것만 할 수 있습니다. 1에서 4가 나오면 벗어납니다.',
  'card.summit.effect':
    '양측이 주사위를 굴려 우세하거나 조종하는 지역마다 1을 더합니다. 높은 쪽이 2승점을 얻고 데프콘을 1 움직일 수 있습니다. 같으면 아무 일도 없습니다.',
  'card.how_i_learned_to_stop_worrying.effect': '데프콘을 1에서 5 사이로 정합니다. 내 군사작전 점수가 5가 됩니다.',
  'card.junta.effect':
    '중앙아메리카나 남아메리카 한 나라에 내 영향력 2점을 놓습니다. 그 뒤 원하면 이 카드의 작전 점수로 그 지역에서 자유 쿠데타를 하거나 한 지역에서 재조정을 합니다.',
  'card.kitchen_debates.effect':
    '미국이 소련보다 많은 핵심 국가를 조종하면 미국이 2승점을 얻습니다. 아니면 사건이 일어나지 않습니다.',
  'card.missile_envy.effect':
    '이 카드를 상대 손에서 작전 점수가 가장 높은 카드와 바꾸어 바로 씁니다. 내 사건이나 공용 사건이면 일어나고, 상대 사건이면 작전 점수만 씁니다. 상대는 다음 라운드에 미사일 경쟁을 작전으로 써야 합니다.',
  'card.we_will_bury_you.effect': '데프콘 −1. 미국이 다음 라운드에 UN을 쓰지 않으면 소련이 3승점을 얻습니다.',
  'card.brezhnev_doctrine.effect': '이번 턴 소련 카드의 작전 점수가 1 오릅니다. 최대 4입니다.',
  'card.portuguese_empire_crumbles.effect': '동남아프리카 국가들과 앙골라에 소련 영향력을 2점씩 놓습니다.',
  'card.south_african_unrest.effect':
    '남아프리카 공화국에 소련 영향력 2점을 놓거나, 그곳에 1점과 앙골라와 보츠와나에 2점을 놓습니다.',
  'card.allende.effect': '칠레에 소련 영향력 2점을 놓습니다.',
  'card.willy_brandt.effect':
    '소련이 1승점을 얻고 서독에 영향력 1점을 놓습니다. 북대서양조약기구가 서독을 지키지 않습니다. 이 장벽을 허무시오로 끝나고, 그 뒤에는 일어나지 않습니다.',
  'card.muslim_revolution.effect':
    '소련이 수단, 이란, 이라크, 이집트, 리비아, 사우디아라비아, 시리아, 요르단 중 두 나라에서 미국 영향력을 모두 제거합니다. 사우디 조기경보기 도입 뒤에는 일어나지 않습니다.',
  'card.abm_treaty.effect': '데프콘 +1. 그 뒤 작전 점수 4를 씁니다.',
  'card.cultural_revolution.effect':
    '미국이 차이나 카드를 가지고 있으면 소련이 앞면으로 가져갑니다. 소련이 가지고 있으면 소련이 1승점을 얻습니다.',
  'card.flower_power.effect':
    '미국이 전쟁 카드를 사건이나 작전으로 쓸 때마다 소련이 2승점을 얻습니다. 악의 제국으로 끝나고, 그 뒤에는 일어나지 않습니다.',
  'card.u2_incident.effect': '소련이 1승점을 얻습니다. 이번 턴에 누구든 UN을 쓰면 1승점을 더 얻습니다.',
} as const satisfies Record<keyof typeof en, string>;
