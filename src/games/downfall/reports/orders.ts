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

function opsName(id: OpsId): Text {
  const { kind, mp = 0, attacks = 0, moves, primary, naval, partisans, special } = opsFacts[id];
  const extra = [
    ...(naval === true ? [say('shown.naval')] : []),
    ...(partisans === true ? [say('shown.partisans')] : []),
  ];
  const abilities = (special ?? []).map((one) =>
    say(`ability.${one === 'fort-troop' || one === 'shock' ? one : 'airborne'}`),
  );
  const movers = [...shownText(moves), ...extra];
  const by = [...shownText(primary), ...abilities];
  switch (kind) {
    case 'redeploy':
      return say('ops.redeploy', { mp, moves: [...movers, ...abilities] });
    case 'attack':
      return say('ops.attack', { attacks, primary: by });
    case 'redeploy-attack':
      return say('ops.redeploy-attack', { mp, moves: movers, attacks, primary: by });
    case 'attack-redeploy':
      return say('ops.attack-redeploy', { mp, moves: movers, attacks, primary: by });
  }
}

/** The order of a box in a few words. */
export function boxName(box: BoxId): Text {
  return isGeneral(box) ? say(`box.${box}`) : opsName(box);
}
