// Instructions, in English.

export const instructions = {
  'instruction.ask': 'Ask me',
  'instruction.no': 'No',
  'instruction.none': 'Never',
  'instruction.participate': 'Participate',
  'instruction.boycott': 'Boycott',
  'instruction.keep': 'Never pay',
  'instruction.coupOnly': 'Ask me only before my own coup',
  'instruction.list': '{{card}}: countries in order of preference',
  'instruction.noDiscard': 'Never discard',
  'instruction.keepDefcon': 'Leave DEFCON as it is',
  'instruction.olympics': 'Olympic Games of the other side',
  'instruction.crisis': 'Ending the Cuban Missile Crisis',
  'instruction.norad': 'NORAD influence',
  'instruction.eighthRound': 'Eighth action round',
  'instruction.spaceDiscard': 'Discarding a held card',
} as const;
