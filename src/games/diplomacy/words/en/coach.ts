// Tips for a first game, by the question they belong to, in English.

export const coach = {
  'coach.movement.1':
    'Every unit gets one order each turn: hold, move, support or convoy. Nobody sees your orders until all are carried out at once, and you may change them until then.',
  'coach.movement.2':
    'All units are equally strong. To enter a province where somebody stands, or where others are going too, you need support: one unit moves, and another next to the target supports that move.',
  'coach.movement.3':
    'In 1901 take the neutral centres next to you. A unit has to stand on a centre when the fall turn ends; passing through in spring wins nothing.',
  'coach.movement.4': 'Press “Show my orders on the map” before you hand in: a wrong arrow is easy to spot.',
  'coach.retreat.1':
    'Your unit was dislodged. It may go to an empty adjacent province, but not to where the attacker came from nor where units bounced. Disbanding can be the better choice: you may build anew at home.',
  'coach.adjustment.1':
    'You have more or fewer centres than units. Builds go only into your own empty home centres: an army for the land war, a fleet where the sea decides.',
  'hint.movement':
    'It goes where supply centres can be won or must be held, and supports what an enemy could throw back.',
  'hint.retreat': 'It keeps the unit near the centres it can still win or guard.',
  'hint.adjustment': 'It builds towards the nearest centres to win, and gives up the unit that is of least use.',
} as const;
