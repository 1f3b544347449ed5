// Tips for a first game, by the question they belong to, in English.

export const coach = {
  'coach.order.1':
    'Whoever is farthest behind on the initiative track acts. A cheap order now may let you act twice before others do once.',
  'coach.order.2':
    'Markers farther along the action track cost more. One you want but cannot afford yet may be planned for 1.',
  'coach.march.1':
    'Along rail a hex costs 1, off it difficult ground 2. Units stop beside the enemy, so bring together first what is to attack together.',
  'coach.attack.1':
    'One unit attacks, each other one next to the target adds 1. Attack where you outnumber the defender by a few and the ground is open.',
  'coach.retreat.1':
    'Up to half of the hits can be met by retreating. Save the steps where the hex is not worth dying for.',
  'coach.steps.1':
    'New steps are lost when they are not used. Strengthen the units at the front that are in supply first.',
  'coach.supply.1':
    'This unit cannot trace supply. Paying keeps it, at the price of initiative; give up what is lost anyway.',
  'hint.order': 'It looks for the order that brings the most for its marker, and whether it may act again.',
  'hint.march': 'It closes gaps in its line and goes where the next objective is.',
  'hint.attack': 'It attacks where the odds promise more than they cost.',
  'hint.supply': 'It keeps in supply what stands in front.',
  'hint.retreat': 'It keeps the line closed and the units in supply.',
} as const;
