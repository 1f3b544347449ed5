// Cards looked up, in English.

export const references = {
  'ref.shared': '{{nation}} {{card}}',
  'ref.facts': '{{nation}}, {{type}}. Copies in the deck: {{copies}}',
  'ref.deckCost': 'Cost: cards off the top of the deck: {{cards}}. What is missing costs a point each.',
  'ref.handCost': 'Cost: cards from hand: {{cards}}. What is missing comes off the deck, then costs a point each.',
  'ref.perTurn': 'No more than once in a turn.',
  'ref.status': 'Lies face up and stays on the table; it cannot be used in the Play step in which it is laid.',
  'ref.response':
    'Lies face down until it is used, and is discarded then; it cannot be used in the Play step in which it is laid.',
} as const;
