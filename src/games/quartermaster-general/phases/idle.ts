// Which cards would be played or used for nothing as the board stands: found by doing it on a copy of the position.
import { copyOf } from '../../../table/copy.js';
import { SeededDice } from '../../../table/dice.js';
import type { Answer, Question } from '../../../table/question.js';
import { simulate } from '../../../table/simulate.js';
import { card, type CardId } from '../data/cards.js';
import type { Nation } from '../data/nations.js';
import { withdrawing } from '../questions/withdraw.js';
import { isTraceless, tracesOf } from '../rules/traces.js';
import { isPlayable } from '../rules/worth.js';
import type { QmgState } from '../state.js';
import { deskOf } from './announce.js';

/** Questions that are asked of a card also where nothing comes of it: whom it is aimed at, what pays for it, what is given up instead. */
const idleToo: ReadonlySet<string> = new Set(['raidTarget', 'cost', 'giveUpStatus', 'cedeNavy', withdrawing]);

/**
 * Whether a card in a nation's hand or on the table would change nothing but hand and discards if nobody answered it. What it leaves to
 * be chosen it could do, and what is laid on the table has its time to come.
 */
export function isIdle(state: QmgState, nation: Nation, id: CardId): boolean {
  const plays = state.hand[nation].includes(id) && isPlayable(id);
  const { type } = card(id);
  if (plays && (type === 'status' || type === 'response')) return false;
  const copy = copyOf(state);
  const before = tracesOf(copy, nation);
  const choices: string[] = [];
  const answer = ({ key }: Question): Answer => {
    if (!idleToo.has(key) && !key.startsWith('respond')) choices.push(key);
    return [];
  };
  simulate({ state: copy, dice: new SeededDice('nothing comes of it'), answer }, function* (t) {
    const d = deskOf(t);
    if (plays) yield* d.play(nation, id, { from: 'hand', asPlay: true });
    else yield* d.use(nation, id);
  });
  return choices.length === 0 && isTraceless(before, copy, nation);
}
