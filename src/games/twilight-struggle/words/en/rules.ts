// The rules in our own words, to look up under the rulebook's headings, in English.

export const rules = {
  'rule.control.head': 'Country control',
  'rule.control.text':
    'A side controls a country when its influence there is at least the country’s stability and exceeds the other side’s by at least the stability as well. Control counts for scoring, makes influence more expensive for the other side, and helps in realignments next door.',
  'rule.turn.head': 'A turn',
  'rule.turn.text':
    'DEFCON rises by one, hands are filled to eight cards (nine from turn 4), both choose a headline, then the action rounds are played: six in turns 1 to 3, seven afterwards, the USSR first. At the end the required military operations are checked and scoring cards may not be held.',
  'rule.headline.head': 'Headline phase',
  'rule.headline.text':
    'Both sides choose a card in secret and show them together. The one with more Operations happens first; if they are equal, that of the US. Scoring cards count as 0. An opponent’s event chosen as headline happens for the opponent. The China Card cannot be a headline.',
  'rule.events.head': 'Cards: events and Operations',
  'rule.events.text':
    'In an action round a card is used for its event or for its Operations. Used for Operations, a card with an opponent’s event brings that event about as well, before or after, as its player decides. Your own and neutral events do not happen then. Events with an asterisk leave the game once they have happened.',
  'rule.influence.head': 'Placing influence',
  'rule.influence.text':
    'One Operations point places one influence, two while the other side controls the country. You may place it where you had influence when the round began, in neighbours of such countries, or next to your superpower. What is placed now opens no new countries in the same round.',
  'rule.coup.head': 'Coup',
  'rule.coup.text':
    'Roll a die, add the Operations and subtract twice the stability: a positive result removes that much of the other side’s influence, and what is left over becomes yours. The target must hold influence of the other side. A coup in a battleground lowers DEFCON by one, and every coup counts as military operations.',
  'rule.realign.head': 'Realignment',
  'rule.realign.text':
    'Each Operations point pays for one roll in a country in which the other side has influence. Both roll and add one for each controlled neighbour, for more influence in the country and for bordering their own superpower. The higher removes the difference of the other’s influence; nothing is ever added.',
  'rule.space.head': 'Space Race',
  'rule.space.text':
    'Once a turn a card with enough Operations may be sent to the Space Race: its event does not happen, and a low enough roll advances one box. That is the usual way to get rid of a dangerous card. Some boxes give points and an ability to whoever is there first.',
  'rule.defcon.head': 'DEFCON track',
  'rule.defcon.text':
    'From level 4 down coups and realignments are forbidden in Europe, from 3 also in Asia, at 2 also in the Middle East. When DEFCON falls to 1 the game ends, and the phasing player loses, even if the other side’s event did it.',
  'rule.milops.head': 'Required military operations',
  'rule.milops.text':
    'At the end of a turn each side needs as many military operations as the DEFCON level. The other side gets a point for each that is missing. Coups with Operations and war events count; realignments and free coups do not.',
  'rule.china.head': 'The China Card',
  'rule.china.text':
    'It is worth 4 Operations, 5 when all of them are spent in Asia. After use it passes face down to the other side, who may use it from the next turn on. It is not part of the hand, has no event, and is worth a point to whoever holds it after turn 10.',
  'rule.scoring.head': 'Scoring',
  'rule.scoring.text':
    'A scoring card counts a region: presence needs one country, domination more countries and more battlegrounds than the other side with at least one of each sort, control more countries and all battlegrounds. Each controlled battleground and each country next to the enemy superpower gives one more. Scoring cards must be played in the turn in which they are held.',
  'rule.victory.head': 'Victory',
  'rule.victory.text':
    'A side wins at once at 20 points, or when Europe is scored while it controls Europe, or when the other side lets DEFCON fall to 1 or keeps a scoring card. After turn 10 every region is scored once more, and whoever is ahead wins.',
  'rule.wars.head': 'War cards',
  'rule.wars.text':
    'A war is decided by one roll: each neighbour of the target that the defender controls subtracts one. A success gives points and turns all the defender’s influence there into the attacker’s. The military operations count either way, and DEFCON neither forbids a war nor moves by it.',
} as const;
