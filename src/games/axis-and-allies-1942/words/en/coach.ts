// Tips for a first game, by the question they belong to, in English.

export const coach = {
  'coach.purchase.1':
    'What you buy appears only at the end of this turn, at your complexes. Infantry is the cheapest defence; tanks and aircraft are for attacking.',
  'coach.combatMoves.1':
    'Only units that are to fight or capture move now. Look at the odds before you hand in, and take one cheap land unit more than you need: aircraft alone take nothing.',
  'coach.combatMoves.2':
    'Aircraft must be able to land afterwards. Movement is counted for the whole turn, so keep enough for the way back.',
  'coach.nextBattle.1':
    'Sea battles come before the landings that depend on them. Losses are taken from the cheapest up without asking you: to choose them, press Decide ahead and put “Ask me about every loss” into the plan of a battle.',
  'coach.casualties.1':
    'Lose the cheapest first: infantry before tanks and aircraft. Keep a land unit if you want the territory.',
  'coach.press.1': 'You may retreat after any round. Break off an attack that no longer pays.',
  'coach.noncombatMoves.1':
    'Now land your aircraft and bring up reserves. What you leave next to the enemy may be attacked before your next turn.',
  'coach.mobilize.1':
    'Each complex places as many units as its territory is worth, less its damage. Put them where they are needed first.',
  'hint.purchase': 'It buys what the front will be short of when the units get there.',
  'hint.combatMoves': 'It attacks where the odds and the value of what is won outweigh what it would lose.',
  'hint.noncombatMoves':
    'It weighs what each place is worth against what could attack it, and brings units towards the front.',
  'hint.mobilize': 'It puts new units where they are needed soonest.',
  'hint.casualties': 'It gives up first what it will miss least.',
  'hint.press': 'It goes on while the odds are good.',
} as const;
