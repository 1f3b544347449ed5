// The rules in our own words, to look up under the rulebook's headings, in English.

export const rules = {
  'rule.turn.head': 'Turn sequence',
  'rule.turn.text':
    'A power buys units, makes its combat moves, fights all battles, makes its other moves, places what it has bought, and collects its income. All but the income may be left out. The powers go in this order: Soviet Union, Germany, United Kingdom, Japan, United States.',
  'rule.victory.head': 'Winning the game',
  'rule.victory.text':
    'Victory cities are counted when the United States has finished its turn. A side that holds as many as the table’s option says wins.',
  'rule.purchase.head': 'Purchase units',
  'rule.purchase.text':
    'Units of any kind are bought with the power’s own IPCs and come into play only at the end of the turn. Damage of industrial complexes is repaired here for 1 IPC a point. A power whose capital is in enemy hands buys nothing.',
  'rule.combat-move.head': 'Combat move',
  'rule.combat-move.text':
    'Whatever is to attack moves now, all at the same time. Entering hostile land is a combat move even where nobody defends it. Land units stop in the first hostile territory, ships in the first hostile sea zone. An air unit may only go where it can possibly land afterwards.',
  'rule.blitz.head': 'Tanks and blitz',
  'rule.blitz.text':
    'A tank may enter a hostile territory with nothing at all in it, no unit, no antiaircraft gun, no complex, take it at once, and go on one more territory, or back. If the first territory holds anything, the tank stops and fights there.',
  'rule.transport.head': 'Transports',
  'rule.transport.text':
    'A transport carries one land unit of any kind and one infantry. It loads only in friendly sea zones, and lands its cargo in one territory a turn. It cannot fight, counts as a casualty last, and is lost without dice when only undefended transports face an attacker.',
  'rule.submarine.head': 'Submarines',
  'rule.submarine.text':
    'As long as the other side has no destroyer in the battle, submarines strike before others fire, or submerge and leave the battle. They hit only ships, and aircraft hit them only beside a destroyer of their own side. They make no sea zone hostile.',
  'rule.raid.head': 'Strategic bombing raids',
  'rule.raid.text':
    'Bombers may attack an enemy industrial complex instead of fighting. The complex fires one die at each, a 1 brings it down; each survivor’s die is damage, up to twice the territory’s value. Each point of damage lowers what the complex can place by one.',
  'rule.amphibious.head': 'Amphibious assaults',
  'rule.amphibious.text':
    'First any battle in the sea zone is fought. Where there was none, battleships and cruisers there may each fire once at the coast, no more ships than units that land. Then the land battle follows; units that came by sea cannot retreat.',
  'rule.combat.head': 'General combat',
  'rule.combat.text':
    'Each round the attackers roll, then the defenders, whose units hit in this round still fire back; a die hits that is no higher than the unit’s value. Each side chooses its own losses: the cheapest first, unless its orders for the battle say otherwise or have it asked. After a round the attacker presses on or retreats.',
  'rule.aa.head': 'Antiaircraft artillery',
  'rule.aa.text':
    'Before the first round antiaircraft guns fire at attacking aircraft, up to three dice for each gun but no more than one for each aircraft; each 1 brings one down. They do not fire again, but may be taken as losses.',
  'rule.retreat.head': 'Press the attack or retreat',
  'rule.retreat.text':
    'Only the attacker retreats, after a full round, all land or sea units together to one friendly space next to it from which at least one of them came. Aircraft break off and land later.',
  'rule.capture.head': 'Capturing and liberating',
  'rule.capture.text':
    'A territory is taken when a land unit of the attacker survives; aircraft alone take nothing. Land that belonged to an ally goes back to them, unless their capital is in enemy hands. Whoever takes a capital takes all its owner’s IPCs.',
  'rule.noncombat.head': 'Noncombat move',
  'rule.noncombat.text':
    'Units that neither moved nor fought may move through friendly space, and all aircraft must land: in territories that were friendly when the turn began, fighters also on carriers. What cannot land is lost.',
  'rule.mobilize.head': 'Mobilize new units',
  'rule.mobilize.text':
    'New units go to industrial complexes you have held since the turn began, in each no more than its territory’s value less its damage; ships go to the sea zones beside it. Units that cannot be placed are refunded.',
} as const;
