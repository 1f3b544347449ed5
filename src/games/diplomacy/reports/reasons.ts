// Why an order succeeded or failed, as a text: which strength met which, who cut what, where a convoy broke.
import type { Text } from '../../../table/text.js';
import { provinceOf } from '../data/geography.js';
import type { Obstacle, OrderResult, Reason, Tally } from '../rules/outcome.js';
import { ownedUnitText } from './names.js';
import { unitText } from './order-text.js';
import { say } from './say.js';

/** The whole reason of an order's outcome. */
export function reasonText(result: OrderResult): Text {
  const notes = notesOf(result);
  const main = mainText(result.reason);
  return notes.length === 0 ? main : say('why.joined', { main, notes });
}

function mainText(reason: Reason): Text {
  switch (reason.why) {
    case 'moved':
      if (reason.beaten.length > 0)
        return say('why.moved.beaten', { own: ownTally(reason.own), beaten: reason.beaten.map(obstacleText) });
      return say(reason.rotation ? 'why.moved.rotation' : 'why.moved');
    case 'bounced':
      return say('why.bounced', { own: ownTally(reason.own), by: reason.by.map(obstacleText) });
    case 'own-unit':
      return say('why.own-unit', { place: say(`province.${provinceOf(reason.unit.at)}`) });
    case 'convoy-broken': {
      const fleets = [
        ...reason.dislodged.map(({ unit, by }) =>
          say('why.fleet-dislodged', { unit: ownedUnitText(unit), by: ownedUnitText(by) }),
        ),
        ...reason.paradox.map((unit) => say('why.fleet-paradox', { unit: ownedUnitText(unit) })),
      ];
      return fleets.length === 0 ? say('why.convoy-broken') : say('why.convoy-broken.by', { fleets });
    }
    case 'support-cut':
      return say('why.support-cut', { by: ownedUnitText(reason.by) });
    case 'unmatched': {
      const other = ownedUnitText(reason.named);
      if (reason.ordered.kind === 'move')
        return say('why.unmatched.move', { other, place: say(`place.${reason.ordered.to}`) });
      return reason.ordered.kind === 'hold'
        ? say('why.unmatched.hold', { other })
        : say('why.unmatched.other', { other });
    }
    case 'held':
      return heldText(reason);
    case 'dislodged':
      return say('why.dislodged', { own: ownTally(reason.own), by: tallyText(reason.by) });
    case 'illegal':
      return say(`illegal.${reason.code}`);
    case 'no-convoy':
    case 'support-given':
    case 'convoyed':
    case 'convoy-paradox':
    case 'replaced':
      return say(`why.${reason.why}`);
  }
}

/** Which attackers the unit's own strength kept out, and which kept one another out. */
function heldText({ own, against, stopped, by }: Extract<Reason, { why: 'held' }>): Text {
  const held = say('why.held.against', { own: ownTally(own), against: against.map(tallyText) });
  if (stopped.length === 0) return against.length === 0 ? say('why.held') : held;
  const attackers = stopped.map(tallyText);
  const mutual = by.every(({ unit }) => stopped.some((one) => one.unit === unit));
  const main = mutual
    ? say('why.held.one-another', { attackers })
    : say('why.held.kept-out', { attackers, by: by.map(tallyText) });
  return against.length === 0 ? main : say('why.joined', { main, notes: [held] });
}

function ownTally({ strength, supports }: Tally): Text {
  return supports.length === 0
    ? say('tally.own', { n: strength })
    : say('tally.own.supported', { n: strength, supports: supports.map(unitText) });
}

function tallyText({ unit, strength, supports }: Tally): Text {
  return supports.length === 0
    ? say('tally.unit', { unit: ownedUnitText(unit), n: strength })
    : say('tally.unit.supported', { unit: ownedUnitText(unit), n: strength, supports: supports.map(unitText) });
}

function obstacleText(obstacle: Obstacle): Text {
  return say(`role.${obstacle.role}`, { who: tallyText(obstacle) });
}

/** What else mattered: travel by sea, supports lost or not counted, a dislodgement. */
function notesOf({ order, route, reason, dislodgedBy }: OrderResult): readonly Text[] {
  const notes: Text[] = [];
  if (order.kind === 'move' && route === 'convoy' && reason.why === 'moved') notes.push(say('why.by-sea'));
  if (reason.why === 'bounced' || reason.why === 'dislodged') {
    const { cut, uncounted } = reason.own;
    for (const { unit, by } of cut) notes.push(say('why.lost', { unit: unitText(unit), by: ownedUnitText(by) }));
    if (uncounted.length > 0) notes.push(say('why.uncounted', { units: uncounted.map(ownedUnitText) }));
  }
  if (dislodgedBy !== null && reason.why !== 'dislodged')
    notes.push(say('why.and-dislodged', { by: ownedUnitText(dislodgedBy) }));
  return notes;
}
