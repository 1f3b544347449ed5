// What can be looked up, in English.

export const references = {
  'ref.units': 'All units',
  'ref.units.also': 'units / unit chart / chart',
  'ref.turn': 'Order of a turn',
  'ref.turn.also': 'turn / phases',
  'ref.unitRow': '{{unit}}: {{cost}} IPC, attack {{attack}}, defence {{defense}}, moves {{move}}',
  'ref.cost': 'Cost: {{cost}} IPC',
  'ref.fights': 'Attack {{attack}}, defence {{defense}}, moves {{move}}',
  'ref.column.cost': 'IPC',
  'ref.column.attack': 'Attack',
  'ref.column.defense': 'Defence',
  'ref.column.move': 'Moves',
  'ref.infantry': 'Attacks at 2 beside an attacking artillery, one for one.',
  'ref.artillery': 'Lifts one attacking infantry each to 2.',
  'ref.tank': 'May roll through one hostile territory in which nothing stands, take it, and go on.',
  'ref.aaa':
    'Shoots before the first round at attacking aircraft: three dice a gun, one an aircraft at most, each hits on 1. Moves only in the noncombat move. Alone it is destroyed.',
  'ref.fighter':
    'Lands in territories held since the turn began, or on carriers, two to each. Cannot hit submarines without a destroyer of its side.',
  'ref.bomber':
    'May bomb an industrial complex: a die of damage each, past the complex’s own guns. Lands in territories alone.',
  'ref.battleship':
    'Takes one hit without harm in each battle. Bombards at 4 where transports land and no battle was fought at sea.',
  'ref.carrier': 'Carries two fighters, its own or allies’.',
  'ref.cruiser': 'Bombards at 3 where transports land and no battle was fought at sea.',
  'ref.destroyer': 'Stops enemy submarines, takes their surprise strike away, and lets aircraft hit them.',
  'ref.submarine':
    'Strikes first, hits ships alone, and may submerge instead, unless an enemy destroyer is there. Stops nobody.',
  'ref.transport':
    'Carries one land unit and one infantry. Is lost last, and sinks without dice when nothing else is left.',
  'ref.complex':
    'Each turn places as many units as its territory is worth, less its damage; a point of damage costs 1 IPC to repair. A new one works from the next turn.',
  'ref.step.purchase': '1. Buy units and repair complexes.',
  'ref.step.combatMove': '2. Move whatever fights or takes territory.',
  'ref.step.combat': '3. Fight: raids, then landings, then all other battles.',
  'ref.step.noncombat': '4. Move what has not moved or fought, and land the aircraft.',
  'ref.step.mobilize': '5. Place the new units, then collect the income.',
  'ref.powers': 'In this order: {{powers}}',
  'ref.land': 'Worth {{ipc}} IPC; {{power}} at the start',
  'ref.city': 'Victory city',
  'ref.cityCorrected': 'Victory city where thirteen are played',
  'ref.capital': 'Capital of {{power, the}}: whoever takes it takes its money.',
  'ref.complexThere': 'An industrial complex stands here at the start.',
  'ref.beside': 'Beside: {{spaces}}',
  'ref.canal': 'Ships pass to {{space}} only if one side has held these since its turn began: {{lands}}',
} as const;
