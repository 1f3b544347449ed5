// What is offered beside a question that stops another's order: the instruction that answers it and its like from now on.
import type { FromNowOn } from '../../../table/instruction.js';
import type { Question } from '../../../table/question.js';
import type { Text } from '../../../table/text.js';
import { factionName, say } from '../reports/names.js';
import { isFaction } from '../state.js';

/** Where the strengths are further apart than so many columns, few cards turn a combat. */
export const closeColumns = 2;

/** One way of an instruction. */
function fixed(key: string, id: string, text: Text): FromNowOn {
  return { id, text, key, value: [id] };
}

/** Ways of one instruction, each named after what it is about. */
function ways(key: string, about: Text, values: readonly (readonly [id: string, what: Text])[]): readonly FromNowOn[] {
  return values.map(([id, what]) => fixed(key, id, say('fromNow.of', { about, what })));
}

/** An instruction that says all by its name. */
function simply(key: string, text: Text): readonly FromNowOn[] {
  return [{ id: key, text, key, value: null }];
}

/** What can be said from now on in place of the answer to a question. */
export function fromNowOn({ key, seat, about }: Question): readonly FromNowOn[] {
  switch (key) {
    case 'battleCards':
      return [
        { id: 'big', text: say('fromNow.big', { n: '6' }), key: 'windows', value: ['6'] },
        { id: 'close', text: say('fromNow.close', { n: String(closeColumns) }), key: 'windows', value: ['lopsided'] },
        { id: 'turn', text: say('fromNow.turn'), key: 'windows', value: ['all'], thisTurn: true },
      ];
    case 'loss':
    case 'navalLoss':
    case 'rebase':
      return simply(key, say(`instruct.${key}`));
    case 'air':
      return isFaction(seat) ? simply(key, say('instruct.air', { faction: factionName(seat) })) : [];
    case 'retreat':
    case 'retreatTo':
      return (['hold', 'far', 'spare'] as const).map((id) => fixed('retreat', id, say(`fromNow.retreat.${id}`)));
    case 'advance':
      return (['cities', 'primary', 'all'] as const).map((id) => fixed(key, id, say(`fromNow.advance.${id}`)));
    case 'navalAttack':
      return ways(key, say('fromNow.navalAttack'), [
        ['even', say('instruct.navalAttack.even')],
        ['lead', say('instruct.navalAttack.lead')],
        ['never', say('instruct.navalAttack.never')],
      ]);
    case 'cancel':
      return ways(key, say('fromNow.cancel'), [
        // Of HQ cards nothing is said where another card is asked about.
        ...(about?.type === 'hq' ? [['strong', say('instruct.cancel.strong')] as const] : []),
        ['all', say('instruct.cancel.all')],
      ]);
    case 'supply':
      return ways(key, say('fromNow.supply'), [
        ['4', say('instruct.supply.upTo', { n: '4' })],
        ['10', say('instruct.supply.upTo', { n: '10' })],
      ]);
    default:
      return [];
  }
}
