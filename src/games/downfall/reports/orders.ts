// How orders and boxes are called.
import type { Text } from '../../../table/text.js';
import { generalKinds, opsFacts, type GeneralKind, type OpsId, type Shown } from '../data/orders.js';
import type { BoxId } from '../state.js';
import { say } from './names.js';

function isGeneral(box: BoxId): box is GeneralKind {
  return generalKinds.some((one) => one === box);
}

function shownText(shown: readonly Shown[] | undefined): readonly Text[] {
  return (shown ?? []).map((one) => say(`shown.${one}`));
}

/** An operations order in a few words: what tells it from the others of its faction. */
function opsName(id: OpsId): Text {
  const { kind, mp = 0, attacks = 0, moves, primary } = opsFacts[id];
  switch (kind) {
    case 'redeploy':
      return say('ops.redeploy', { mp, units: shownText(moves) });
    case 'attack':
      return say('ops.attack', { attacks, units: shownText(primary) });
    case 'redeploy-attack':
      return say('ops.redeploy-attack', { mp, attacks, units: shownText(primary) });
    case 'attack-redeploy':
      return say('ops.attack-redeploy', { mp, attacks, units: shownText(primary) });
  }
}

/** All that stands on an operations order: what moves, what leads attacks, which abilities count. */
export function opsDetail(id: OpsId): Text {
  const { moves, primary, naval, partisans, special } = opsFacts[id];
  const others = [
    ...(naval === true ? [say('shown.naval')] : []),
    ...(partisans === true ? [say('shown.partisans')] : []),
    ...(special ?? []).map((one) => say(`ability.${one === 'fort-troop' || one === 'shock' ? one : 'airborne'}`)),
  ];
  const moving = moves === undefined ? [] : [say('ops.moves', { units: shownText(moves) })];
  const leading = primary === undefined ? [] : [say('ops.leads', { units: shownText(primary) })];
  const also = others.length === 0 ? [] : [say('ops.also', { items: others })];
  const [first = say('list', { items: [] }), ...rest] = [...moving, ...leading, ...also];
  return rest.reduce((a, b) => say('ops.joined', { a, b }), first);
}

/** The order of a box in a few words. */
export function boxName(box: BoxId): Text {
  return isGeneral(box) ? say(`box.${box}`) : opsName(box);
}
