// What the events of the Late War cards do, in Korean.
import type { lateWarCards as en } from '../en/late-war-cards.js';

export const lateWarCards = {
  'card.iranian_hostage_crisis.effect':
    '이란에서 미국 영향력이 모두 사라지고 소련 영향력 2점이 생깁니다. 이후 테러리즘이 일어나면 미국은 카드 2장을 잃습니다.',
  'card.the_iron_lady.effect':
    '미국이 승점 1점을 얻습니다. 소련은 아르헨티나에 영향력 1점을 얻고 영국의 영향력을 모두 잃습니다. 남은 게임 동안 사회주의 정부는 일어나지 않습니다.',
  'card.reagan_bombs_libya.effect': '리비아에 있는 소련 영향력 2점마다 미국이 승점 1점을 얻습니다.',
  'card.star_wars.effect':
    '미국이 우주 경쟁에서 앞서 있으면 버린 카드 더미에서 승점 카드가 아닌 카드 1장을 골라 그 사건을 바로 일으킵니다.',
  'card.north_sea_oil.effect':
    '남은 게임 동안 OPEC은 일어나지 않습니다. 미국은 이번 턴에 여덟 번째 액션 라운드를 할 수 있습니다.',
  'card.the_reformer.effect':
    '소련이 유럽에 영향력 4점(승점에서 앞서면 6점)을 놓습니다. 한 나라에 2점까지입니다. 소련은 더 이상 유럽에서 쿠데타를 할 수 없습니다. 글라스노스트가 강해집니다.',
  'card.marine_barracks_bombing.effect':
    '레바논에서 미국 영향력이 모두 사라집니다. 소련은 중동에서 미국 영향력 2점을 더 제거합니다.',
  'card.soviets_shoot_down_kal_007.effect':
    '데프콘 −1, 미국이 승점 2점을 얻습니다. 남한을 조종하면 작전 4점으로 영향력을 놓거나 재조정할 수 있습니다.',
  'card.glasnost.effect':
    '소련이 승점 2점을 얻고 데프콘 +1입니다. 고르바초프 뒤에는 소련이 작전 4점으로 영향력을 놓거나 재조정할 수도 있습니다.',
  'card.ortega_elected_in_nicaragua.effect':
    '니카라과에서 미국 영향력이 모두 사라집니다. 소련은 그 이웃 나라 한 곳에서 자유 쿠데타를 할 수 있습니다.',
  'card.terrorism.effect':
    '상대가 손패에서 무작위로 1장을 잃습니다. 이란 인질사태 뒤라면 미국은 2장을 잃습니다. 잃은 카드의 사건은 일어나지 않습니다.',
  'card.iran_contra_scandal.effect': '턴이 끝날 때까지 미국의 재조정 주사위는 모두 −1입니다.',
  'card.chernobyl.effect':
    '미국이 지역 하나를 고릅니다. 턴이 끝날 때까지 소련은 작전으로 그곳에 영향력을 놓을 수 없습니다.',
  'card.latin_american_debt_crisis.effect':
    '미국이 작전 3점 이상인 카드를 버리지 않으면 소련이 고른 남아메리카 두 나라에서 소련 영향력이 두 배가 됩니다.',
  'card.tear_down_this_wall.effect':
    '남은 게임 동안 빌리 브란트는 효과가 없습니다. 미국은 동독에 영향력 3점을 얻고, 데프콘에 상관없이 작전 3점으로 유럽에서 자유 쿠데타나 재조정을 할 수 있습니다.',
  'card.an_evil_empire.effect': '미국이 승점 1점을 얻습니다. 남은 게임 동안 히피 반전운동은 효과가 없습니다.',
  'card.aldrich_ames_remix.effect':
    '턴이 끝날 때까지 미국 손패가 공개됩니다. 소련은 그 가운데 1장을 골라 버리게 합니다.',
  'card.pershing_ii_deployed.effect':
    '소련이 승점 1점을 얻습니다. 서유럽에서 세 나라까지 미국 영향력이 1점씩 사라집니다.',
  'card.wargames.effect':
    '데프콘이 2일 때만 사건으로 쓸 수 있습니다. 상대에게 승점 6점을 주고 최종 승점 계산 없이 게임을 바로 끝낼 수 있습니다.',
  'card.solidarity.effect': '요한 바오로 2세 교황 선출 뒤에만 일어납니다. 미국이 폴란드에 영향력 3점을 얻습니다.',
  'card.iran_iraq_war.effect':
    '이란과 이라크 가운데 하나를 골라 공격합니다. 주사위에서 상대가 조종하는 이웃 나라마다 −1, 4 이상이면 승점 2점을 얻고 그곳의 상대 영향력이 내 것으로 바뀝니다. 결과와 상관없이 군사작전 점수 +2.',
} as const satisfies Record<keyof typeof en, string>;
