// Tips for a first game, by the question they belong to, in English.

export const coach = {
  'coach.setup.1':
    'Control needs as much influence as the country’s stability, and that much more than the other side. A few safe battlegrounds are worth more than a point everywhere.',
  'coach.headline.1':
    'Your headline’s event happens and its Operations are not used. Pick an event of your own that hurts at any time; keep what lowers DEFCON for when you know what the other side does.',
  'coach.play.1':
    'A card with the other side’s event brings that event about when you use its Operations. Play it when the event does little, or send it to the Space Race.',
  'coach.play.2':
    'You must play a scoring card in the turn in which you hold it. Strengthen its region first, and do not leave it to your last round.',
  'coach.mode.1':
    'Event, Operations or the Space Race? Your own event is often weaker than its Operations. The other side’s event can be let happen first, so that your Operations repair what it broke.',
  'coach.opsUse.1':
    'Coups in battlegrounds lower DEFCON. Never try one while DEFCON is at 2: it would fall to 1, and you would lose.',
  'coach.influence.1':
    'A point costs two where the other side is in control. Where they are one point from losing control, breaking it first makes the rest cheap.',
  'hint.headline': 'It looks for the event that brings it most and leaves the other side least to answer.',
  'hint.play':
    'It plays each card when it is worth most or hurts least, and never lets DEFCON fall to 1 in its own round.',
  'hint.mode': 'It compares the event with what the operations points could do.',
  'hint.opsUse':
    'It compares influence, a coup and realignments by what they change in the regions that will be scored.',
  'hint.influence': 'It weighs battlegrounds and control in the regions that will be scored.',
  'hint.coupTarget': 'It weighs what a coup could turn against what DEFCON can bear.',
  'hint.setup': 'It takes what must be held from the first round on.',
} as const;
