// The rules in our own words, to look up under the rulebook's headings, in English.

export const rules = {
  'rule.phases.head': 'Overview',
  'rule.phases.text':
    'A year has a spring and a fall turn. In each the powers negotiate, write their orders in secret, and all orders are carried out at the same moment; then dislodged units retreat. After the fall turn the centres are counted and units are built or removed.',
  'rule.victory.head': 'Object of the game',
  'rule.victory.text':
    'Whoever owns 18 of the 34 supply centres when they are counted after a fall turn wins alone. Before that the survivors may end the game in a draw, which all of them share.',
  'rule.diplomacy.head': 'Diplomatic phase',
  'rule.diplomacy.text':
    'Powers may talk, publicly or in private, and promise whatever they like. Nothing that is said binds anybody: only the orders count.',
  'rule.hold.head': 'Hold',
  'rule.hold.text':
    'A unit that holds stays where it is. A unit without an order, or with an impossible one, holds as well. A holding unit may be supported.',
  'rule.move.head': 'Move',
  'rule.move.text':
    'An army moves to an adjacent land province, a fleet to an adjacent sea or along the coast. A move succeeds only with more strength than the unit that stands in the way and than every other unit that tries to enter the same province.',
  'rule.standoff.head': 'Standoff',
  'rule.standoff.text':
    'Where several units of equal strength want the same province, none of them enters and each stays where it was. A province in which units bounced stays closed to retreats. Two units cannot trade places, unless one of them goes by convoy; three or more may rotate.',
  'rule.support.head': 'Support',
  'rule.support.text':
    'A unit may lend its strength to a unit that stays, or to a move, where it could move into that province itself. It need not be adjacent to the unit it supports, and may support anybody. Support for a move fits only that very move; a unit ordered to move cannot be supported to hold.',
  'rule.cut.head': 'Cutting support',
  'rule.cut.text':
    'Support is cut when another power attacks the supporter, even without success, from anywhere but the province at which the support is aimed. A supporter that is dislodged gives no support in any case. A power never cuts its own support.',
  'rule.dislodge.head': 'Dislodged units',
  'rule.dislodge.text':
    'A unit is dislodged when a stronger attack enters its province and it has not left. No power can dislodge its own unit, nor help to. A dislodged unit may still bounce others elsewhere, but has no effect on the province its attacker came from.',
  'rule.convoy.head': 'Convoy',
  'rule.convoy.text':
    'A fleet at sea may carry one army from one coast to another. Several fleets can form a chain; each of them and the army must have orders that fit together. Fleets in coastal provinces cannot convoy.',
  'rule.disrupt.head': 'Disrupting a convoy',
  'rule.disrupt.text':
    'A convoy fails only when a fleet it needs is dislodged; a mere attack does not disturb it. Where another complete route of ordered fleets is open, the army arrives all the same.',
  'rule.retreat.head': 'Retreat and disbanding',
  'rule.retreat.text':
    'A dislodged unit retreats to an empty adjacent province that it could move to, but not to where the attack came from, nor where units bounced. Two units that retreat to the same place are both disbanded; so is a unit with nowhere to go or without an order.',
  'rule.centres.head': 'Control of supply centres',
  'rule.centres.text':
    'A centre belongs to whoever’s unit stands in it when a fall turn is over, and stays theirs until another power’s unit stands there at the end of a fall turn. Passing through in spring changes nothing.',
  'rule.adjust.head': 'Gaining and losing units',
  'rule.adjust.text':
    'After the fall turn each power is to have as many units as centres. With more centres it may build in its own home centres that it still owns and that are empty: armies anywhere, fleets on a coast. With fewer it removes units of its choice. Builds not used now cannot be saved up.',
  'rule.disorder.head': 'Civil disorder',
  'rule.disorder.text':
    'A power that sends no orders holds with all its units, which do not support each other; dislodged ones are disbanded and nothing is built. If it has to remove units, those farthest from home go first. Somebody else may take over the power.',
} as const;
