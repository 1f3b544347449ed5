// Cards looked up, in English.

export const references = {
  'ref.shared': '{{nation}} {{card}}',
  'ref.facts': '{{nation}}, {{type}}. Copies in the deck: {{copies}}',
  'ref.deckCost': 'Cost: cards off the top of the deck: {{cards}}. Each one missing costs a point.',
  'ref.handCost':
    'Cost: cards from hand: {{cards}}. Any that are missing come off the deck; any missing there cost a point each.',
  'ref.perTurn': 'No more than once in a turn.',
  'ref.status': 'Lies face up and stays on the table; it cannot be used in the Play step in which it is laid.',
  'ref.response':
    'Lies face down until it is used, and is discarded then; it cannot be used in the Play step in which it is laid.',
} as const;
