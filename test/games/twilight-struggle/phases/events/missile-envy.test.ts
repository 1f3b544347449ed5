// Missile Envy asks the other side only when its best cards tie: that it is asked comes out of its hand.
import { describe, expect, it } from 'vitest';
import { undoable } from '../../../../../src/table/replay.js';
import type { CardId } from '../../../../../src/games/twilight-struggle/data/cards.js';
import { playPhase, type Played } from '../../support/play-game.js';
import { position } from '../../support/test-table.js';

/** The US plays Missile Envy for its event and waits. */
function played(ussr: readonly CardId[]): Played {
  const state = position({ us: ['missile_envy', 'nato'], ussr, change: (given) => (given.phasing = 'us') });
  return playPhase('envy', { phase: 'round', state, draws: 0 }, ({ seat, key }) => {
    if (seat !== 'us') return undefined;
    if (key === 'play') return ['missile_envy'];
    return key === 'mode' ? ['event'] : undefined;
  });
}

describe('Missile Envy', () => {
  it.each([
    ['tie', ['comecon', 'duck_and_cover', 'nasser'], 'ussr'],
    ['differ', ['comecon', 'romanian_abdication', 'nasser'], 'us'],
  ] as const)('cannot be taken back once it is played, whether the best cards %s or not', (_, ussr, asked) => {
    const { replayed, answers } = played(ussr);
    const open = replayed.progress.kind === 'waiting' ? replayed.progress.open : [];
    expect(open.map(({ question }) => question.seat)).toEqual([asked]);
    expect(undoable(replayed, answers, 'us')).toEqual([]);
  });
});
