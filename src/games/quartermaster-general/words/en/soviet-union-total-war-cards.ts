// What the cards of the Soviet Union in Total War do, in English.

export const sovietUnionTotalWarCards = {
  'card.sov-asian-reserves.effect':
    'As your Discard step begins: take 2 Build Army cards from your discard pile into your hand.',
  'card.sov-battle-of-moscow.effect':
    'When your last army has been removed from the board: discard a Build Army card from hand to remove an Axis army in or beside Moscow.',
  'card.sov-cavalry-corps.effect':
    'As your Play step begins: discard a Build Army card from hand and remove one of your armies from the board; then build an army.',
  'card.sov-fortress-rebuilt.effect':
    'As your Discard step begins: discard a Build Army card from hand to lay a Response card from your discard pile face down.',
  'card.sov-operation-zet.effect':
    'As your Air step begins: deploy the Chinese Air Force, or take air superiority with it.',
  'card.sov-paratroops.effect':
    'When you deploy or marshal an Air Force: discard a Build Army card from hand to build an army beside it.',
  'card.sov-vitebsk-gate.effect':
    'As your Victory step begins: discard a Build Army card and 2 other cards from hand to remove an Axis army in Moscow or Russia.',
  'card.sov-zhukov-drives-west.effect':
    'When you battle Russia, Eastern Europe, Ukraine or the Balkans: discard a Build Army card from hand to build an army in the space just battled.',
  'card.sov-battles-of-khalkhin-gol.effect': 'Recruit an army in Mongolia; then battle Vladivostok or China.',
  'card.sov-kuril-islands-landing-operation.effect':
    'Build a navy in the Sea of Japan; then battle Japan (the land space).',
  'card.sov-siberian-transfer.effect': 'Recruit an army in or beside Siberia.',
  'card.sov-endless-expanses.effect': 'At any time: Soviet armies in Siberia and Kazakhstan are not removed this turn.',
  'card.sov-heavy-tanks.effect':
    'When your army is battled: the attacker discards 4 cards from hand or the army is not removed by that battle.',
  'card.sov-retreat-and-regroup.effect':
    'When your army in Moscow or Ukraine is removed: recruit an army in Siberia and an army in Kazakhstan.',
  'card.sov-attrition.effect': 'In your Discard step: 1 VP for every Build Army card you discard from hand.',
  'card.sov-government-evacuates-to-kuibyshev.effect':
    'Siberia is the Soviet Home space and a supply space for the Soviet Union only. Moscow is no supply space for anybody.',
  'card.sov-peoples-liberation-army.effect':
    'Chinese pieces are always in supply. In your Play step, instead of playing a card: recruit a Chinese army in Szechuan, China or Mongolia.',
  'card.sov-quantity-has-a-quality-all-its-own.effect':
    'Once per turn, when you build an army: discard a Build Army card from hand to build one more army.',
  'card.sov-tank-desant.effect':
    'When you build an army: discard a Build Army card and a Land Battle card from hand to battle a land space beside the army just built.',
} as const;
