// The rules in our own words, to look up under the rulebook's headings, in English.

export const rules = {
  'rule.sides.head': 'Factions',
  'rule.sides.text':
    'Two players run two factions each. The Western player runs the Western Allies and the OKH, the Soviet player runs the Soviets and the OKW: each attacks with one faction and defends with the other. The Western Allies and the Soviets are not enemies, but rivals for the same victory.',
  'rule.initiative.head': 'Initiative',
  'rule.initiative.text':
    'The faction whose marker is farthest behind on the initiative track acts next. Whatever it does moves its marker forward by the cost, so that an expensive action lets others act more often. On a shared space the marker at the bottom goes first.',
  'rule.round.head': 'Action rounds',
  'rule.round.text':
    'In an action round the weather may change, the action track is filled with order markers, the faction takes one of them or the one it planned, pays, and carries the order out. A faction that passed its event space then resolves an event.',
  'rule.cost.head': 'Initiative cost',
  'rule.cost.text':
    'An order costs what is printed in its box, and one more for each marker the faction could have taken that lies before it on the action track. Planning a marker for later costs 1. A marker that comes out of planning has no surcharge.',
  'rule.orders.head': 'Orders',
  'rule.orders.text':
    'Operations orders move units or let them attack, or both in the order shown; only units of the kinds that the marker shows are active. General orders recruit, mechanize, raise partisans, or wage strategic warfare. HQ lets you choose among the operations on your own display.',
  'rule.reseed.head': 'Re-seed',
  'rule.reseed.text':
    'Where no marker on the track can be used, all ten go back into the cup and new ones are drawn, for 3 initiative. It may also be chosen while only a planned marker is left.',
  'rule.zoc.head': 'Zones of control',
  'rule.zoc.text':
    'A combat unit controls its own hex and those next to it that can be walked to. Enemies stop when they enter such a hex and cannot retreat into it; supply passes through it only where a friendly unit stands. Attacks and advances ignore it.',
  'rule.stacking.head': 'Stacking',
  'rule.stacking.text':
    'A hex holds at most two combat units of one side with six steps in all, one partisan, and one air unit in a city or on rail. It counts when movement, retreat or advance is over, not on the way.',
  'rule.movement.head': 'Redeployment',
  'rule.movement.text':
    'Along rail a hex costs 1 movement point. Elsewhere clear hexes cost 1, forest, hills, swamp and mountain 2, a river or strait one more. A unit must be able to pay in full. Units in a friendly port may go to another by sea where ready fleets cover the way.',
  'rule.combat.head': 'Land combat',
  'rule.combat.text':
    'One primary unit attacks, others next to the target flank it. Compare strengths: steps of the primary with one for each flank and other bonuses against all steps of the defenders with terrain. The difference gives the column, two dice with modifiers the row. The attacker takes hits first, then the defender.',
  'rule.retreat.head': 'Hits and retreat',
  'rule.retreat.text':
    'A hit takes a step or flips an armored unit. The defender may meet up to half of the hits, rounded up, by retreating that many hexes with everything. Fortresses never retreat. Into a hex left empty up to two attackers may advance.',
  'rule.air.head': 'Air superiority',
  'rule.air.text':
    'Air units help within four hexes, elite ones within five. In a land combat the side with more of them in range has superiority: 2 on the dice in fair weather, 1 in snow, nothing in mud. Air units are never lost in combat.',
  'rule.supply.head': 'Supply',
  'rule.supply.text':
    'Supply is traced to a source of the unit’s own nationality: up to three hexes over land, then any length by rail and across seas with a ready friendly fleet. It is checked in the Supply event, when steps are gained and when air units are placed, not all the time.',
  'rule.isolation.head': 'Isolation',
  'rule.isolation.text':
    'In the Supply event a unit that cannot trace is isolated, worse if it was so before. Its faction then pays initiative for its steps or gives the unit up. Isolated units fight badly.',
  'rule.events.head': 'Events',
  'rule.events.text':
    'A faction whose marker passes its own event symbol resolves the pending event after its order. Then a new one is revealed, action cards are drawn, and the air units on the map are brought to the number that the events show.',
  'rule.victory.head': 'Victory',
  'rule.victory.text':
    'Each objective is worth a point; one gained from the rival moves the marker by two. A player who reaches ten wins at once. The game also ends when the Allies hold all objectives that count, by events, or late on turn 8; then whoever leads wins.',
} as const;
