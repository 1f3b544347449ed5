// What the events of the cards 61 to 110 and of the promotional cards do, in Korean.
import type { effectsB as en } from '../en/effects-b.js';

export const effectsB = {
  'card.opec.effect':
    '소련은 이집트, 이란, 이라크, 리비아, 사우디아라비아, 걸프 연안국, 베네수엘라 가운데 조종하는 나라마다 1승점을 얻습니다. 북해 유전 뒤에는 일어나지 않습니다.',
  'card.lone_gunman.effect': '소련이 미국 손패를 본 다음 작전 1점을 쓸 수 있습니다.',
  'card.colonial_rear_guards.effect': '미국이 아프리카와 동남아시아의 네 나라에 영향력을 1점씩 놓습니다.',
  'card.panama_canal_returned.effect': '미국이 파나마, 코스타리카, 베네수엘라에 영향력을 1점씩 놓습니다.',
  'card.camp_david_accords.effect':
    '미국이 1승점을 얻고 이스라엘, 요르단, 이집트에 영향력을 1점씩 놓습니다. 남은 게임 동안 중동 전쟁은 일어나지 않습니다.',
  'card.puppet_governments.effect': '미국은 아무도 영향력이 없는 나라 세 곳까지 영향력을 1점씩 놓을 수 있습니다.',
  'card.grain_sales_to_soviets.effect':
    '미국이 소련 손패에서 한 장을 무작위로 뽑아 쓰거나 돌려줍니다. 돌려주거나 뽑을 카드가 없으면 이 카드의 작전 2점을 씁니다.',
  'card.john_paul_ii_elected_pope.effect':
    '폴란드에서 소련 영향력 2점이 사라지고 미국 영향력 1점이 생깁니다. 자유노조가 가능해집니다.',
  'card.latin_american_death_squads.effect':
    '턴이 끝날 때까지 중앙아메리카와 남아메리카에서 내 쿠데타 주사위는 +1, 상대는 −1입니다.',
  'card.oas_founded.effect': '미국이 중앙아메리카와 남아메리카에 영향력 2점을 놓습니다. 한 나라에 모두 놓아도 됩니다.',
  'card.nixon_plays_the_china_card.effect':
    '미국이 차이나 카드를 엎어 놓은 채로 가져옵니다. 이미 가지고 있으면 대신 2승점을 얻습니다.',
  'card.sadat_expels_soviets.effect': '이집트에서 소련 영향력이 모두 사라지고 미국 영향력 1점이 생깁니다.',
  'card.shuttle_diplomacy.effect':
    '다음 아시아 또는 중동 승점 카드까지 미국 앞에 둡니다. 그때 소련의 핵심 국가 하나를 빼고 계산한 뒤 버립니다. 최종 승점 계산에는 쓰지 않습니다.',
  'card.the_voice_of_america.effect': '미국이 유럽 밖에서 소련 영향력 4점을 제거합니다. 한 나라에서 2점까지입니다.',
  'card.liberation_theology.effect': '소련이 중앙아메리카에 영향력 3점을 놓습니다. 한 나라에 2점까지입니다.',
  'card.ussuri_river_skirmish.effect':
    '미국이 차이나 카드를 앞면으로 가져옵니다. 이미 가지고 있으면 대신 아시아에 영향력 4점을 놓습니다. 한 나라에 2점까지입니다.',
  'card.ask_not.effect': '미국은 승점 카드를 포함해 원하는 만큼 손패를 버리고 같은 수를 덱에서 뽑습니다.',
  'card.alliance_for_progress.effect': '미국은 중앙아메리카와 남아메리카에서 조종하는 핵심 국가마다 1승점을 얻습니다.',
  'card.africa_scoring.effect': '아프리카를 계산합니다. 개입 1, 우세 4, 조종 6, 핵심 국가마다 1점을 더합니다.',
  'card.one_small_step.effect':
    '우주 경쟁에서 뒤진 쪽만 쓸 수 있습니다. 두 칸 나아가고 승점은 두 번째 칸에서만 얻습니다.',
  'card.south_america_scoring.effect': '남아메리카를 계산합니다. 개입 2, 우세 5, 조종 6, 핵심 국가마다 1점을 더합니다.',
  'card.iranian_hostage_crisis.effect':
    '이란에서 미국 영향력이 모두 사라지고 소련 영향력 2점이 생깁니다. 이제부터 테러리즘으로 미국은 카드 2장을 잃습니다.',
  'card.the_iron_lady.effect':
    '미국이 1승점을 얻습니다. 소련은 아르헨티나에 영향력 1점을 얻고 영국의 영향력을 모두 잃습니다. 남은 게임 동안 사회주의 정부는 일어나지 않습니다.',
  'card.reagan_bombs_libya.effect': '리비아에 있는 소련 영향력 2점마다 미국이 1승점을 얻습니다.',
  'card.star_wars.effect':
    '미국이 우주 경쟁에서 앞서 있으면 버린 카드 더미에서 승점 카드가 아닌 한 장을 골라 그 사건을 바로 일으킵니다.',
  'card.north_sea_oil.effect':
    '남은 게임 동안 OPEC은 일어나지 않습니다. 미국은 이번 턴에 여덟 번째 액션 라운드를 할 수 있습니다.',
  'card.the_reformer.effect':
    '소련이 유럽에 영향력 4점(승점에서 앞서면 6점)을 놓습니다. 한 나라에 2점까지입니다. 소련은 더 이상 유럽에서 쿠데타를 할 수 없습니다. 글라스노스트가 강해집니다.',
  'card.marine_barracks_bombing.effect':
    '레바논에서 미국 영향력이 모두 사라집니다. 소련은 중동에서 미국 영향력 2점을 더 제거합니다.',
  'card.soviets_shoot_down_kal_007.effect':
    '데프콘 −1, 미국이 2승점을 얻습니다. 남한을 조종하면 작전 4점으로 영향력을 놓거나 재조정할 수 있습니다.',
  'card.glasnost.effect':
    '소련이 2승점을 얻고 데프콘 +1입니다. 고르바초프 뒤에는 소련이 작전 4점으로 영향력을 놓거나 재조정할 수도 있습니다.',
  'card.ortega_elected_in_nicaragua.effect':
    '니카라과에서 미국 영향력이 모두 사라집니다. 소련은 그 이웃 나라 한 곳에서 자유 쿠데타를 할 수 있습니다.',
  'card.terrorism.effect':
    '상대가 손패에서 무작위로 1장을 잃습니다. 이란 인질사태 뒤에 미국은 2장을 잃습니다. 그 사건은 일어나지 않습니다.',
  'card.iran_contra_scandal.effect': '턴이 끝날 때까지 미국의 재조정 주사위는 모두 −1입니다.',
  'card.chernobyl.effect':
    '미국이 지역 하나를 고릅니다. 턴이 끝날 때까지 소련은 작전으로 그곳에 영향력을 놓을 수 없습니다.',
  'card.latin_american_debt_crisis.effect':
    '미국이 작전 3점 이상인 카드를 버리지 않으면 소련이 고른 남아메리카 두 나라에서 소련 영향력이 두 배가 됩니다.',
  'card.tear_down_this_wall.effect':
    '남은 게임 동안 빌리 브란트는 효과가 없습니다. 미국은 동독에 영향력 3점을 얻고, 데프콘에 상관없이 작전 3점으로 유럽에서 자유 쿠데타나 재조정을 할 수 있습니다.',
  'card.an_evil_empire.effect': '미국이 1승점을 얻습니다. 남은 게임 동안 히피 반전운동은 효과가 없습니다.',
  'card.aldrich_ames_remix.effect':
    '턴이 끝날 때까지 미국 손패가 공개됩니다. 소련은 그 가운데 한 장을 골라 버리게 합니다.',
  'card.pershing_ii_deployed.effect':
    '소련이 1승점을 얻습니다. 서유럽의 나라 세 곳까지 미국 영향력이 1점씩 사라집니다.',
  'card.wargames.effect':
    '데프콘 2에서만 쓸 수 있습니다. 상대에게 6승점을 주고 최종 승점 계산 없이 게임을 바로 끝낼 수 있습니다.',
  'card.solidarity.effect': '요한 바오로 2세 교황 선출 뒤에만 일어납니다. 미국이 폴란드에 영향력 3점을 얻습니다.',
  'card.iran_iraq_war.effect':
    '이란과 이라크 가운데 하나를 골라 공격합니다. 군사작전 점수 2점을 얻고, 목표의 이웃 중 상대가 조종하는 나라마다 1을 뺀 주사위가 4 이상이면 2승점을 얻으며 상대 영향력이 내 것이 됩니다.',
  'card.defectors.effect':
    '미국이 헤드라인으로 쓰면 소련의 헤드라인을 취소합니다. 소련이 액션 라운드에 쓰면 미국이 1승점을 얻습니다.',
  'card.the_cambridge_five.effect':
    '미국이 승점 카드를 보여 줍니다. 소련은 그 카드에 적힌 지역에 영향력 1점을 놓을 수 있습니다. 후기 냉전에는 일어나지 않습니다.',
  'card.special_relationship.effect':
    '미국이 영국을 조종하면 그 이웃에 영향력 1점을 놓습니다. 북대서양조약기구가 효과 중이면 대신 서유럽의 한 나라에 2점을 놓고 2승점을 얻습니다.',
  'card.norad.effect':
    '미국이 캐나다를 조종하는 동안, 데프콘이 2가 된 액션 라운드가 끝나면 미국은 영향력이 있는 나라에 1점을 더 놓을 수 있습니다. 베트남 전쟁으로 끝납니다.',
  'card.che.effect':
    '소련은 중앙아메리카, 남아메리카, 아프리카의 핵심 국가가 아닌 나라에서 작전 3점으로 쿠데타를 할 수 있습니다. 미국 영향력이 사라졌으면 다른 나라에서 한 번 더 할 수 있습니다.',
  'card.our_man_in_tehran.effect':
    '미국이 중동의 나라를 하나라도 조종하면 덱 위의 5장을 보고 원하는 만큼 버립니다. 나머지는 덱에 섞습니다.',
  'card.yuri_and_samantha.effect': '턴이 끝날 때까지 미국이 쿠데타를 시도할 때마다 소련이 1승점을 얻습니다.',
  'card.awacs_sale_to_saudis.effect':
    '미국이 사우디아라비아에 영향력 2점을 얻습니다. 남은 게임 동안 이슬람 혁명은 일어나지 않습니다.',
  'card.non_aligned_movement.effect':
    '인도나 아프리카, 동남아시아, 중동, 남아메리카에서 양측 영향력이 2점 이상씩 있는 나라를 골라 영향력을 모두 제거합니다. 덱 위의 4장을 버립니다.',
  'card.mobutu_sese_seko.effect': '남은 게임 동안 자이레의 안정도는 3이고, 미국이 그곳에 영향력 2점을 얻습니다.',
  'card.berlin_wall.effect': '소련이 동독에 영향력 2점을 얻고, 우주 경쟁에서 앞서 있지 않으면 한 칸 나아갑니다.',
  'card.stanislav_petrov.effect': '데프콘 2에서만 쓸 수 있습니다. 데프콘을 4나 5로 정합니다.',
  'card.kremlin_flu.effect':
    '미국이 이 카드의 작전 2점을 씁니다. 소련은 다음 액션 라운드에 승점 카드만 쓸 수 있고, 없으면 그 라운드를 잃습니다.',
  'card.first_lightning.effect':
    '작전으로 쓰는 미국 카드와 함께 써서 그 사건을 취소합니다. 우주 경쟁이 아니면 이 카드를 쓸 때 데프콘 −1입니다.',
  'card.who_lost_china.effect':
    '소련이 차이나 카드를 가지고 있으면 미국의 군사작전 점수가 0이 됩니다. 국공내전이 끝나기 전에는 일어나지 않습니다.',
  'card.dont_wait_for_the_translation.effect': '미국의 군사작전 점수가 소련보다 적으면 미국이 2승점을 얻습니다.',
} as const satisfies Record<keyof typeof en, string>;
