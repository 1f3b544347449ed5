// The rules in our own words, to look up under the rulebook's headings, in English.

export const rules = {
  'rule.turn.head': 'A turn',
  'rule.turn.text':
    'A nation plays one card, loses its pieces that are out of supply, gains victory points, discards as many cards as it likes, and draws up to seven. The nations go in a fixed order: Germany, United Kingdom, Japan, Soviet Union, Italy, United States.',
  'rule.play.head': 'Play step',
  'rule.play.text':
    'Exactly one thing is done: play a card, use a Status that takes the place of playing one, or discard a card unused. With an empty hand the top card of the deck is discarded, and where there is none the side loses a point.',
  'rule.pieces.head': 'Pieces',
  'rule.pieces.text':
    'Armies stand on land, Navies at sea; a space holds one piece of each nation of one side, never enemies together. The number of pieces is limited. When none is left, a nation may first take one of its own off the board, at any time.',
  'rule.supply.head': 'Supply',
  'rule.supply.text':
    'A piece is in supply when a chain of its own nation’s pieces leads from it to a supply space that holds an Army of that nation. A Navy also needs an Army of its side on land next to it. In its Supply step a nation removes its own pieces that are out of supply; others’ pieces are left alone.',
  'rule.straits.head': 'Straits',
  'rule.straits.text':
    'Two seas joined by a strait are adjacent only for the side that holds it: the Axis while an Axis Army is in the land space that controls it, otherwise the Allies. Armies do not use it: it only joins seas.',
  'rule.build.head': 'Build Army and Build Navy',
  'rule.build.text':
    'A new piece goes next to a piece of its nation that is in supply, and must be in supply itself; an Army may always be built in the nation’s Home space. The space must be free of enemies. Instead of placing a piece, one of the same kind in supply may be named as if just built.',
  'rule.recruit.head': 'Recruit',
  'rule.recruit.text':
    'Recruiting places a piece in one of the spaces that the card names, whether it is in supply or not. If it is still out of supply in its nation’s next Supply step, it is removed.',
  'rule.battle.head': 'Land Battle and Sea Battle',
  'rule.battle.text':
    'Name a space next to one of your pieces in supply, with no piece of your own side in it: one enemy piece there is removed. Armies and Navies may attack either kind of space. An empty space may be battled too, to make use of cards. The attacker does not move.',
  'rule.eliminate.head': 'Remove and eliminate',
  'rule.eliminate.text':
    'An effect that eliminates a piece takes it off without a battle: nothing has to be adjacent or in supply, and cards that react to battles cannot be used. Cards that protect a piece which is about to be removed help against both.',
  'rule.status.head': 'Status cards',
  'rule.status.text':
    'A Status is laid face up as the whole Play step and stays. It can be used each time its condition comes up, from the next step on but never in the Play step in which it was laid. Its cost, if any, is paid first.',
  'rule.response.head': 'Response cards',
  'rule.response.text':
    'A Response is laid face down as the whole Play step and kept secret. When its condition comes up, also in another nation’s turn, it may be turned up and carried out; then it is discarded.',
  'rule.order.head': 'Who reacts first',
  'rule.order.text':
    'When several may react to the same thing, the side that did not cause it goes first; then the sides take turns, one card each, until both pass in a row. A side that passed may still act when the other uses a card.',
  'rule.warfare.head': 'Economic Warfare',
  'rule.warfare.text':
    'It makes an enemy nation discard cards from its deck, and may give points. What the deck cannot give costs that side a point for each missing card.',
  'rule.shortage.head': 'Running out of cards',
  'rule.shortage.text':
    'Cards to be discarded from a hand that runs short come off the deck, and each one the deck lacks costs a point. Discards from the deck never touch the hand. Nobody may choose to lose points while cards are left.',
  'rule.scoring.head': 'Victory points and winning',
  'rule.scoring.text':
    'In its Victory step a nation gets 2 points for each supply space that holds its Army, 1 where an ally’s Army stands there too, then what its Status cards give. It gets nothing while an enemy Army is in its Home space. A lead of 30 at the end of a round wins at once; after round 20 the side ahead wins, on a tie the Axis.',
} as const;
