// What the events of the Mid War cards do, in Korean.
import type { midWarCards as en } from '../en/mid-war-cards.js';

export const midWarCards = {
  'card.brush_war.effect':
    '안정도 1이나 2인 나라를 공격합니다. 주사위에서 상대가 조종하는 이웃 나라마다 −1, 3 이상이면 승점 1점을 얻고 그곳의 상대 영향력이 내 것으로 바뀝니다. 결과와 상관없이 군사작전 점수 +3.',
  'card.central_america_scoring.effect':
    '중앙아메리카의 승점을 계산합니다. 개입 1, 우세 3, 조종 5. 조종하는 핵심 국가마다 1점, 적 초강대국 옆의 조종 국가마다 1점을 더합니다.',
  'card.southeast_asia_scoring.effect': '양측은 조종하는 동남아시아 국가마다 승점 1점, 태국은 승점 2점을 얻습니다.',
  'card.arms_race.effect': '내 군사작전 점수가 상대보다 높으면 승점 1점, 데프콘 수치까지 채웠으면 승점 3점을 얻습니다.',
  'card.cuban_missile_crisis.effect':
    '데프콘이 2가 됩니다. 이번 턴 상대가 쿠데타를 하면 상대가 게임에 집니다. 상대는 자신의 영향력 2점을 제거하여 끝낼 수 있습니다. 소련은 쿠바에서, 미국은 서독이나 터키에서 제거합니다.',
  'card.nuclear_subs.effect': '이번 턴 핵심 국가에서 미국이 쿠데타를 해도 데프콘이 내려가지 않습니다.',
  'card.quagmire.effect':
    '미국은 자기 라운드마다 작전 2점 이상인 카드를 버리고 주사위를 굴리는 것만 할 수 있습니다. 1에서 4가 나오면 벗어납니다. 북미 항공우주 방위사령부의 효과가 끝납니다.',
  'card.salt_negotiations.effect':
    '데프콘 +2. 이번 턴 모든 쿠데타 주사위 −1. 버린 카드 더미에서 승점 카드가 아닌 카드 1장을 가져올 수 있습니다.',
  'card.bear_trap.effect':
    '소련은 자기 라운드마다 작전 2점 이상인 카드를 버리고 주사위를 굴리는 것만 할 수 있습니다. 1에서 4가 나오면 벗어납니다.',
  'card.summit.effect':
    '양측이 주사위를 굴려 우세하거나 조종하는 지역마다 1을 더합니다. 높은 쪽이 승점 2점을 얻고 데프콘을 1 올리거나 내릴 수 있습니다. 같으면 아무 일도 없습니다.',
  'card.how_i_learned_to_stop_worrying.effect': '데프콘을 1에서 5 사이로 정합니다. 내 군사작전 점수가 5가 됩니다.',
  'card.junta.effect':
    '중앙아메리카나 남아메리카 한 나라에 내 영향력 2점을 놓습니다. 그 뒤 원하면 이 카드의 작전 점수로 그 지역에서 자유 쿠데타를 하거나 한 지역에서 재조정을 합니다.',
  'card.kitchen_debates.effect':
    '미국이 소련보다 많은 핵심 국가를 조종하면 미국이 승점 2점을 얻습니다. 아니면 사건이 일어나지 않습니다.',
  'card.missile_envy.effect':
    '이 카드를 상대 손패에서 작전 점수가 가장 높은 카드와 바꾸어 바로 씁니다. 내 사건이나 공용 사건이면 일어나고, 상대 사건이면 작전 점수만 씁니다. 상대는 다음 라운드에 미사일 경쟁을 작전으로 써야 합니다.',
  'card.we_will_bury_you.effect': '데프콘 −1. 미국이 다음 라운드에 UN을 쓰지 않으면 소련이 승점 3점을 얻습니다.',
  'card.brezhnev_doctrine.effect': '이번 턴 소련 카드의 작전 점수가 1 오릅니다. 최대 4입니다.',
  'card.portuguese_empire_crumbles.effect': '동남아프리카 국가들과 앙골라에 소련 영향력을 2점씩 놓습니다.',
  'card.south_african_unrest.effect':
    '남아프리카 공화국에 소련 영향력 2점을 놓거나, 그곳에 1점과 앙골라와 보츠와나에 2점을 놓습니다.',
  'card.allende.effect': '칠레에 소련 영향력 2점을 놓습니다.',
  'card.willy_brandt.effect':
    '소련이 승점 1점을 얻고 서독에 영향력 1점을 놓습니다. 북대서양조약기구가 서독을 지키지 않습니다. ‘이 장벽을 허무시오’가 나오면 끝나고, 그 뒤에는 일어나지 않습니다.',
  'card.muslim_revolution.effect':
    '소련이 수단, 이란, 이라크, 이집트, 리비아, 사우디아라비아, 시리아, 요르단 가운데 두 나라에서 미국 영향력을 모두 제거합니다. 사우디 조기경보기 도입 뒤에는 일어나지 않습니다.',
  'card.abm_treaty.effect': '데프콘 +1. 그 뒤 작전 4점을 씁니다.',
  'card.cultural_revolution.effect':
    '미국이 차이나 카드를 가지고 있으면 소련이 앞면으로 가져갑니다. 소련이 가지고 있으면 소련이 승점 1점을 얻습니다.',
  'card.flower_power.effect':
    '미국이 전쟁 카드를 사건으로든 작전으로든 쓸 때마다 소련이 승점 2점을 얻습니다. ‘악의 제국’이 나오면 끝나고, 그 뒤에는 일어나지 않습니다.',
  'card.u2_incident.effect': '소련이 승점 1점을 얻습니다. 이번 턴에 누구든 UN을 쓰면 승점 1점을 더 얻습니다.',
  'card.opec.effect':
    '소련은 이집트, 이란, 이라크, 리비아, 사우디아라비아, 걸프 연안국, 베네수엘라 가운데 조종하는 나라마다 승점 1점을 얻습니다. 북해 유전 뒤에는 일어나지 않습니다.',
  'card.lone_gunman.effect': '미국이 손패를 공개합니다. 그 뒤 소련은 작전 1점을 쓸 수 있습니다.',
  'card.colonial_rear_guards.effect': '미국이 아프리카와 동남아시아의 네 나라에 영향력을 1점씩 놓습니다.',
  'card.panama_canal_returned.effect': '미국이 파나마, 코스타리카, 베네수엘라에 영향력을 1점씩 놓습니다.',
  'card.camp_david_accords.effect':
    '미국이 승점 1점을 얻고 이스라엘, 요르단, 이집트에 영향력을 1점씩 놓습니다. 남은 게임 동안 중동 전쟁은 일어나지 않습니다.',
  'card.puppet_governments.effect':
    '미국은 아무도 영향력이 없는 나라를 세 곳까지 골라 영향력을 1점씩 놓을 수 있습니다.',
  'card.grain_sales_to_soviets.effect':
    '미국이 소련 손패에서 1장을 무작위로 뽑아 쓰거나 돌려줍니다. 돌려주거나 뽑을 카드가 없으면 이 카드의 작전 2점을 씁니다.',
  'card.john_paul_ii_elected_pope.effect':
    '폴란드에서 소련 영향력 2점이 사라지고 미국 영향력 1점이 생깁니다. 이후 자유노조 사건이 가능해집니다.',
  'card.latin_american_death_squads.effect':
    '턴이 끝날 때까지 중앙아메리카와 남아메리카에서 내 쿠데타 주사위는 +1, 상대는 −1입니다.',
  'card.oas_founded.effect': '미국이 중앙아메리카와 남아메리카에 영향력 2점을 놓습니다. 한 나라에 모두 놓아도 됩니다.',
  'card.nixon_plays_the_china_card.effect':
    '미국이 차이나 카드를 뒷면으로 가져옵니다. 이미 가지고 있으면 대신 승점 2점을 얻습니다.',
  'card.sadat_expels_soviets.effect': '이집트에서 소련 영향력이 모두 사라지고 미국 영향력 1점이 생깁니다.',
  'card.shuttle_diplomacy.effect':
    '미국 앞에 두었다가, 다음에 아시아나 중동의 승점을 계산할 때 소련의 핵심 국가 하나를 빼고 계산한 뒤 버립니다. 최종 승점 계산에는 쓰지 않습니다.',
  'card.the_voice_of_america.effect': '미국이 유럽 밖에서 소련 영향력 4점을 제거합니다. 한 나라에 2점까지입니다.',
  'card.liberation_theology.effect': '소련이 중앙아메리카에 영향력 3점을 놓습니다. 한 나라에 2점까지입니다.',
  'card.ussuri_river_skirmish.effect':
    '미국이 차이나 카드를 앞면으로 가져옵니다. 이미 가지고 있으면 대신 아시아에 영향력 4점을 놓습니다. 한 나라에 2점까지입니다.',
  'card.ask_not.effect': '미국은 승점 카드를 포함해 원하는 만큼 손패를 버리고 같은 수를 덱에서 뽑습니다.',
  'card.alliance_for_progress.effect':
    '미국은 중앙아메리카와 남아메리카에서 조종하는 핵심 국가마다 승점 1점을 얻습니다.',
  'card.africa_scoring.effect':
    '아프리카의 승점을 계산합니다. 개입 1, 우세 4, 조종 6. 조종하는 핵심 국가마다 1점을 더합니다.',
  'card.one_small_step.effect':
    '우주 경쟁에서 뒤진 쪽만 쓸 수 있습니다. 두 칸 나아가고 승점은 두 번째 칸에서만 얻습니다.',
  'card.south_america_scoring.effect':
    '남아메리카의 승점을 계산합니다. 개입 2, 우세 5, 조종 6. 조종하는 핵심 국가마다 1점을 더합니다.',
} as const satisfies Record<keyof typeof en, string>;
