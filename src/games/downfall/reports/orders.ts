// How orders and boxes are called.
import type { Text } from '../../../table/text.js';
import type { Facts } from '../data/facts.js';
import { generalKinds, type GeneralKind, type OpsId, type Shown } from '../data/orders.js';
import { factsOf } from '../data/own-files.js';
import { seaAreas } from '../data/seas.js';
import { ownerOf } from '../rules/display.js';
import { hasNavalRules } from '../rules/fleets.js';
import { maySail } from '../rules/waters.js';
import type { BoxId, OpenState } from '../state.js';
import { say } from './names.js';

function isGeneral(box: BoxId): box is GeneralKind {
  return generalKinds.some((one) => one === box);
}

function shownText(shown: readonly Shown[] | undefined): readonly Text[] {
  return (shown ?? []).map((one) => say(`shown.${one}`));
}

/** An operations order in a few words: how far what moves, how often it attacks, and what may lead. */
function opsName(facts: Facts, id: OpsId): Text {
  const { kind, mp = 0, attacks = 0, moves, primary } = facts.orders.operations[id];
  const units = shownText(primary);
  const moving = shownText(moves);
  const isAlike = moves?.join() === primary?.join();
  switch (kind) {
    case 'redeploy':
      return say('ops.redeploy', { mp, units: moving });
    case 'attack':
      return say('ops.attack', { attacks, units });
    case 'redeploy-attack':
      return isAlike
        ? say('ops.redeploy-attack', { mp, attacks, units })
        : say('ops.redeployOthers-attack', { mp, moving, attacks, units });
    case 'attack-redeploy':
      return isAlike
        ? say('ops.attack-redeploy', { mp, attacks, units })
        : say('ops.attack-redeployOthers', { mp, moving, attacks, units });
  }
}

/** What an order that shows a ship lets its faction do: nothing where, in Overlord, it may sail no sea. */
function atSea(board: OpenState, id: OpsId): readonly Text[] {
  if (hasNavalRules(board)) return [say('shown.naval')];
  return seaAreas.some((sea) => maySail(board, ownerOf(id), sea)) ? [say('shown.sailing')] : [];
}

/** What an operations order grants beside what its name says: the sea, partisans, abilities; null for nothing. */
export function opsAlso(board: OpenState, id: OpsId): Text | null {
  const { naval, partisans, special } = factsOf(board).orders.operations[id];
  const items = [
    ...(naval === true ? atSea(board, id) : []),
    ...(partisans === true ? [say('shown.partisans')] : []),
    ...(special ?? []).map((one) => say(`ability.${one === 'fort-troop' || one === 'shock' ? one : 'airborne'}`)),
  ];
  return items.length === 0 ? null : say('list', { items });
}

/** The order of a box in a few words. */
export function boxName(facts: Facts, box: BoxId): Text {
  return isGeneral(box) ? say(`box.${box}`) : opsName(facts, box);
}
