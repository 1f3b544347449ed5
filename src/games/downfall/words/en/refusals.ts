// Why a march, a target or an order that somebody names cannot be had, in English.

export const refusals = {
  'why.noHex': 'There is no hex {{hex}} on the map.',
  'why.noUnit': 'You have no unit {{name}} in {{place, the}}.',
  'why.notMoved': 'This order does not move {{unit}}.',
  'why.whichOf': '“{{name, literal}}” could be {{names}}.',
  'why.bothWays': '{{unit}} can get there over land and by sea. Write which: {{names}}.',
  'why.sails': 'In one order only {{most}} steps go by sea. Left: {{left}}; {{unit}} has {{steps}}.',
  'why.beforeSailing':
    '{{subject}}: beachheads are placed and fleets move before any unit goes by sea. Take the order for {{unit}} off the sheet, and give it again afterwards.',
  'why.notIts': '{{unit}} belongs to {{faction}}, which does not move in this order.',
  'why.foe': '{{place, capitalThe}} is held by the enemy. Units may only attack into it.',
  'why.ally': '{{place, capitalThe}} is held by the other Allies, who do not stack with yours.',
  'why.noBeachhead': 'There is no beachhead at {{place, the}}. Place one first, in the same sheet.',
  'why.noBeach': 'Only Western units use beaches and the lands off the map.',
  'why.room': '{{place, capitalThe}} is full: units {{units}}, steps {{steps}}.',
  'why.way.foe': '{{unit}} cannot get to {{place, the}}: the enemy holds {{at, the}} on the way.',
  'why.way.ally': '{{unit}} cannot get to {{place, the}}: the other Allies hold {{at, the}} on the way.',
  'why.way.zone':
    '{{unit}} cannot get to {{place, the}}: it has to stop in {{at, the}}, in a zone of control of the enemy.',
  'why.way.spine':
    '{{unit}} cannot get to {{place, the}}: from {{from, the}} it may not go straight to {{to, the}}, as an enemy stands beside both.',
  'why.way.difficult':
    '{{unit}} cannot get to {{place, the}}: {{at, the}} is difficult ground in this weather, so entering it ends the move, unless by rail.',
  'why.way.border':
    '{{unit}} cannot get to {{place, the}}: it may not enter {{nation, the}}, where only the other Allies stand.',
  'why.way.points_one':
    '{{unit}} needs {{needs}} movement points to {{place, the}}; the most it can have is {{count}}.',
  'why.way.points_other':
    '{{unit}} needs {{needs}} movement points to {{place, the}}; the most it can have is {{count}}.',
  'why.way.sea': '{{unit}} cannot get to {{place, the}} over land.',
  'why.way.ports': 'This order takes {{unit}} from port to port alone, and not to {{place, the}}.',
  'why.noFoe': 'No enemy of yours stands in {{place, the}}.',
  'why.noFoeBut': 'No enemy of yours stands in {{place, the}}. You can attack: {{names}}.',
  'why.there': '{{unit}} is in {{place, the}} already.',
  'why.struck': '{{place, capitalThe}} has been attacked in this order.',
  'why.noLeader': 'No unit that may lead an attack by this order stands beside {{place, the}}.',
  'why.noAttackLeft': 'All attacks of this order are on the sheet already.',
  'why.notTwice':
    'The defenders of {{place, the}} are attacked already in this order, or all who could are busy elsewhere.',
  'why.goesElsewhere': '{{unit}} already attacks {{place, the}}.',
  'why.hasAttacked': '{{unit}} has attacked in this order.',
  'why.notBeside': '{{unit}} is in {{at, the}}, not next to {{place, the}}.',
  'why.mayNotAttack': '{{unit}} may not attack {{place, the}} in this order.',
  'why.notLeader': '{{unit}} may not lead an attack in this order; it may only flank one.',
  'why.whichPlace': '“{{name, literal}}” is no place you can attack now. Possible: {{names}}.',
  'why.whichUnit': '“{{name, literal}}” is no unit I know. {{place, capitalThe}} can be attacked by {{names}}.',
  'why.order.used': 'No space is free for {{order}} on your display until the next turn.',
  'why.order.several': 'That fits several orders; say more of the one you mean: {{orders}}.',
  'why.order.away': 'No marker for {{order}} lies on the action track, nor in your planning box.',
  'march.crowded': 'full, unless others leave',
  'march.full': 'full, only on the way',
  'march.supplied': 'in supply',
  'march.toPay': 'supply costs {{count}}',
  'march.cut': 'no supply',
  'march.joined': '{{a}} · {{b}}',
  'march.stranded': 'After these moves without supply: {{units}}',
} as const;
