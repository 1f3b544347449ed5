// English sentences of press: how a table may talk, embassies, letters.

export const press = {
  'press.rule': 'Press',
  'press.rule.all': 'In secret and in public',
  'press.rule.public': 'In public only',
  'press.rule.none': 'None',
  'press.rule.rulebook': 'As the rulebook says',
  'press.anonymous': 'Seats',
  'press.anonymous.on': 'Anonymous until the end',
  'press.anonymous.off': 'Known by name',
  'press.table': '{{rule}}, seats anonymous',
} as const;
