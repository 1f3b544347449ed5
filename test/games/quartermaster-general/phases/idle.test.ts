// Cards that would be played for nothing, or have been.
import { describe, expect, it } from 'vitest';
import type { CardId } from '../../../../src/games/quartermaster-general/data/cards.js';
import type { Nation } from '../../../../src/games/quartermaster-general/data/nations.js';
import type { SpaceId } from '../../../../src/games/quartermaster-general/data/spaces.js';
import { byNation, type QmgState } from '../../../../src/games/quartermaster-general/state.js';
import { position, questionIn, run } from '../support/play.js';

function holding(nation: Nation, pieces: readonly SpaceId[], hand: readonly CardId[]): QmgState {
  const piles = byNation((one): CardId[] => (one === nation ? [...hand] : []));
  return position(nation, { [nation]: pieces, japan: ['japan'] }, { hand: piles, responses: byNation(() => []) });
}

/** The cards on the desk of the Play step that warn, by what they say. */
function doubted(state: QmgState): Readonly<Record<string, string | undefined>> {
  const { form } = questionIn(run(state, 'play'));
  const cards = form.kind === 'choose' ? form.options() : [];
  return Object.fromEntries(cards.flatMap(({ id, danger }) => (danger === undefined ? [] : [[id, danger.key]])));
}

const told = (state: QmgState, answers: readonly (readonly string[])[]): readonly string[] =>
  run(state, 'play', answers).reports.map(({ text }) => text.key);

describe('a card of the Play step that would change nothing', () => {
  const far = holding(
    'united-states',
    ['eastern-united-states', 'north-atlantic'],
    ['usa-sbd-dauntless', 'usa-build-army', 'usa-land-battle', 'usa-firestorm-bombing', 'usa-aircraft-carriers'],
  );

  it('is asked about again, whatever its kind', () => {
    expect(doubted(far)).toEqual({
      'usa-sbd-dauntless': 'play.idle',
      // Whom it is aimed at may be chosen, but nothing comes of either.
      'usa-firestorm-bombing': 'play.idle',
    });
    const near = holding('united-states', ['eastern-united-states', 'central-pacific'], ['usa-sbd-dauntless']);
    expect(doubted(near)).toEqual({});
  });

  it('is asked about where there is no place for it, and not where the place is to be chosen', () => {
    const starved = holding('germany', ['eastern-europe'], ['ger-sea-battle', 'ger-build-navy', 'ger-plunder']);
    expect(Object.keys(doubted(starved))).toEqual(['ger-build-navy', 'ger-sea-battle']);
  });

  it('says once played that nothing has come of it, and only then', () => {
    expect(told(far, [['usa-sbd-dauntless']])).toEqual(['report.plays', 'report.noEffect']);
    const near = holding('united-states', ['eastern-united-states', 'central-pacific'], ['usa-sbd-dauntless']);
    expect(told(near, [['usa-sbd-dauntless']])).not.toContain('report.noEffect');
    expect(told(far, [['usa-build-army'], ['latin-america']])).not.toContain('report.noEffect');
    expect(told(far, [['usa-aircraft-carriers']])).toEqual(['report.laysStatus']);
  });
});
