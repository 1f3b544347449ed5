// Why units cannot be sent somewhere, and what would be right, in English.

export const why = {
  'why.nobody': 'You have no units in {{space, the}}.',
  'why.battleWaits': '{{battle, capitalThe}} has to wait until raids and landings are over.',
  'why.stuck': 'No unit of yours in {{space, the}} can move now: they have moved, or find nowhere to go in this phase.',
  'why.noAttack':
    'No unit of yours in {{space, the}} finds anything to attack. Moves between territories and zones of your side belong to noncombat moves.',
  'why.idle':
    '{{space}}: no {{unit}} there finds anything to attack. Moves between territories and zones of your side belong to noncombat moves. Possible now: {{units}}.',
  'why.here': 'They are in {{to, the}} already.',
  'why.far': 'These aircraft cannot fly as far as {{to, the}} now.',
  'why.noFoe':
    'There is nobody to fight in {{to, the}}. Order land units there first, or fly there in noncombat moves.',
  'why.noReturn':
    'From {{to, the}} not all aircraft could land any more. Send fewer, send a carrier, or choose a nearer target.',
  'why.noAirfield':
    'Aircraft land only where your side has held the territory since the turn began, which is not so in {{to, the}}.',
  'why.noDeck': 'There is no deck free in {{to, the}}. Send a carrier there, or land elsewhere.',
  'why.ashore': 'Ships cannot go ashore in {{to, the}}. Order the land units there: transports fetch them.',
  'why.alone':
    'Enemy warships are in {{to, the}}, and transports cannot go there alone. Send warships there before them.',
  'why.hostileSea': 'Enemy warships are in {{to, the}}: ships go there only in combat moves.',
  'why.noSeaWay': 'No way leads to {{to, the}}: too far, or past enemy warships or a closed canal.',
  'why.noPrey':
    'Ships find nothing to fight in {{to, the}}, and no landing to support. Sail there in noncombat moves, or order the landing first.',
  'why.escort':
    'Enemy warships are in {{zone}}, from where these units could land in {{to, the}}. Send warships there first.',
  'why.noShip':
    'No transports can bring these units to {{to, the}} now: too few berths, too far, or enemy warships on the way.',
  'why.friendly': 'No enemy holds {{to, the}}. Land units march there in noncombat moves.',
  'why.calm': 'No enemy holds {{to, the}}: there is nothing to attack.',
  'why.hostile': 'An enemy holds {{to, the}}: units go there only in combat moves.',
  'why.noWay': 'These units cannot get to {{to, the}} in one turn, over land or by transport.',
  'why.room': 'There is room for only {{room}} of these units in {{to, the}}. Room for units now: {{yards}}.',
  'why.full': 'There is no room left for new units in {{to, the}}. Room for units now: {{yards}}.',
  'why.noComplex':
    'New units go where you have held an industrial complex since the turn began, which is not so in {{to, the}}. Room for units now: {{yards}}.',
  'why.atSea': 'Ships are not placed in {{to, the}}, but in a sea zone beside one of your complexes: {{zones}}.',
  'why.onLand': 'These units are not placed at sea, but in territories with a complex. Room for units now: {{yards}}.',
  'why.noHarbour': 'No complex of yours with room is beside {{to, the}}. Ships can be placed in {{zones}}.',
  'why.noNewDeck':
    'In {{to, the}} no deck of yours is free, or no complex with room is beside it. Room for units now: {{yards}}.',
  'why.noSite':
    'A new complex needs a territory of some value that you have held since the turn began and that has none yet, which is not so in {{to, the}}.',
} as const;
