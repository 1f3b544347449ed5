// Why a march, a target or an order that somebody names cannot be had, in English.

export const refusals = {
  'why.noHex': 'There is no hex {{hex}} on the map.',
  'why.noUnit': 'You have no unit {{name}} in {{place}}.',
  'why.notMoved': 'This order does not move {{unit}}.',
  'why.notIts': '{{unit}} belongs to {{faction}}, which does not move in this order.',
  'why.foe': '{{place}} is held by the enemy. Units may only attack into it.',
  'why.ally': '{{place}} is held by the other Allies, who do not stack with yours.',
  'why.noBeachhead': 'There is no beachhead at {{place}}. Place one first, in the same sheet.',
  'why.noBeach': 'Only Western units use beaches and the lands off the map.',
  'why.room': '{{place}} is full: {{units}} units, {{steps}} steps stand there.',
  'why.far':
    '{{unit}} cannot get to {{place}} with what movement it has: zones of control stop it, and terrain, rivers and borders hold it up.',
  'why.noFoe': 'No enemy of yours stands in {{place}}.',
  'why.struck': '{{place}} has been attacked in this order.',
  'why.noLeader': 'No unit that may lead an attack by this order stands beside {{place}}.',
  'why.order.used': 'No space is free for {{order}} on your display until the next turn.',
  'why.order.away': 'No marker for {{order}} lies on the action track, nor in your planning box.',
  'march.full': 'full, only on the way',
  'march.supplied': 'in supply',
  'march.toPay': 'supply costs {{count}}',
  'march.cut': 'no supply',
  'march.joined': '{{a}} · {{b}}',
  'march.stranded': 'After these moves without supply: {{units}}',
} as const;
