// What a player would shake his head at in the computer player of Quartermaster General: pieces and Air Forces left where they do nothing.
import { describe, expect, it } from 'vitest';
import { bestFlight } from '../../../src/games/quartermaster-general/computer/air.js';
import { bestFreed } from '../../../src/games/quartermaster-general/computer/gains.js';
import { playsByWorth } from '../../../src/games/quartermaster-general/computer/quick.js';
import { quartermasterGeneral } from '../../../src/games/quartermaster-general/index.js';
import { setup } from '../../../src/games/quartermaster-general/setup.js';
import { view } from '../../../src/games/quartermaster-general/view.js';
import { SeededDice } from '../../../src/table/dice.js';
import { deal, position } from './support/play.js';

describe('the computer player', () => {
  it('moves a piece from where it brings nothing to a free star beside it, when none is left in reserve', () => {
    const state = position('united-states', {
      'united-states': [
        'eastern-united-states',
        'western-united-states',
        'pacific-northwest',
        'hawaii',
        'new-zealand',
        'north-atlantic',
        'north-sea',
      ],
    });
    expect(['pacific-northwest', 'hawaii', 'new-zealand']).toContain(
      bestFreed(state, 'united-states', 'usa-build-army', 'united-states', 'army'),
    );
  });

  it('lets an Air Force wait while nobody threatens its home, and sends it where somebody does', () => {
    const { state } = setup(quartermasterGeneral.options.parse({ totalWar: true }), new SeededDice('air'));
    const flies = (): readonly string[] => bestFlight(state, 'united-states', ['deploy', 'superiority']);
    expect(flies()).toEqual([]);
    state.pieces['western-united-states'] = ['japan'];
    state.pieces['north-atlantic'] = ['germany'];
    expect(flies()).toEqual(['deploy']);
  });

  it('leaves Japan by a Navy rather than lay a Response that waits for pieces to be out', () => {
    const state = position('japan', { japan: ['japan'] });
    deal(state, 'japan', { hand: ['jpn-build-navy', 'jpn-truk', 'jpn-mobile-force', 'jpn-surprise-attack'] });
    const [first] = playsByWorth(view(state, 'japan'), 'japan', state.hand.japan);
    expect(first).toBe('jpn-build-navy');
  });
});
