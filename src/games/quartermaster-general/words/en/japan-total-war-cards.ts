// What the cards of Japan in Total War do, in English.

export const japanTotalWarCards = {
  'card.jpn-code-of-bushido.effect':
    'When your army is battled: discard a Response card from hand and it is not removed by that battle.',
  'card.jpn-imperial-japanese-navy.effect':
    'When you build a navy: discard a Response card from hand to build one more navy.',
  'card.jpn-island-fortresses.effect':
    'As your Victory step begins: discard a Response card from hand to recruit an army in Indonesia, New Guinea, Iwo Jima or the Philippines.',
  'card.jpn-mitsubishi-j8m.effect':
    'As your Discard step begins: remove an Allied Air Force beside one of your Air Forces.',
  'card.jpn-nagumo-commands-the-first-air-fleet.effect':
    'When you deploy or marshal an Air Force to a sea space: discard a Response card from hand to battle a space beside that Air Force, land or sea.',
  'card.jpn-the-pacific-empire.effect': 'In your Victory step: 1 VP per Japanese navy in a Pacific space.',
  'card.jpn-tora.effect':
    'When you take air superiority in the Central Pacific or a space beside it: discard a Response card from hand to battle that space.',
  'card.jpn-yamamoto-aboard-the-yamato.effect':
    'As your Play step begins: discard a Response card from hand to deploy an Air Force in a space with your supplied navy (no Air Power card needed).',
  'card.jpn-bombing-of-chongqing.effect':
    'For every Japanese Air Force in or beside Szechuan: 1 VP. The United States discards 2 cards from its deck.',
  'card.jpn-balloon-bombs.effect':
    '1 VP. Afterwards you may discard 3 cards from hand to take this card back into your hand.',
  'card.jpn-japanese-fleet-blockades-vladivostok.effect':
    'For every Japanese navy and Air Force in the Sea of Japan: 1 VP. The Soviet Union discards 1 card from its deck.',
  'card.jpn-chinese-civil-war.effect': 'As your Play step begins: remove a Chinese army.',
  'card.jpn-imperial-manchukuo-army.effect': 'As your Play step begins: recruit an army in China.',
  'card.jpn-japan-arms-indian-nationalists.effect': 'When you battle India: build an army in India.',
  'card.jpn-kantai-kessen.effect': 'As your Play step begins: one sea battle.',
  'card.jpn-marco-polo-bridge-incident.effect':
    'As your Play step begins: land battle in China or a land space beside it.',
  'card.jpn-snlf-paratroopers.effect': 'When you build a navy: 1 or 2 land battles beside it.',
  'card.jpn-submarine-support.effect': 'When you build a navy: 1 or 2 sea battles beside it.',
  'card.jpn-thailand.effect': 'As your Play step begins: recruit an army in Southeast Asia.',
  'card.jpn-absolute-national-defense-sphere.effect':
    'In your Victory step: 1 VP if at least 3 Japanese navies are on the board.',
  'card.jpn-hokushin-ron.effect': 'In your Victory step: 1 VP per Japanese army in Vladivostok or Siberia.',
  'card.jpn-japanese-mandate-for-the-south-seas-islands.effect':
    'In your Victory step: 1 VP if a Japanese navy is in the Central Pacific.',
} as const;
