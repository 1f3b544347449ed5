// Powers, sides and units, in English.

export const powers = {
  'seat.ussr': 'Soviet Union',
  'seat.germany': 'Germany',
  'seat.uk': 'United Kingdom',
  'seat.japan': 'Japan',
  'seat.usa': 'United States',
  'side.allies': 'Allies',
  'side.axis': 'Axis',
  'unit.infantry': 'Infantry',
  'unit.artillery': 'Artillery',
  'unit.tank': 'Tank',
  'unit.aaa': 'Antiaircraft Artillery',
  'unit.complex': 'Industrial Complex',
  'unit.fighter': 'Fighter',
  'unit.bomber': 'Bomber',
  'unit.battleship': 'Battleship',
  'unit.carrier': 'Aircraft Carrier',
  'unit.cruiser': 'Cruiser',
  'unit.destroyer': 'Destroyer',
  'unit.submarine': 'Submarine',
  'unit.transport': 'Transport',
} as const;
