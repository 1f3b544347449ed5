// Junta: influence in Latin America, then a free coup or realignments there.
import { countriesIn } from '../../data/geography.js';
import { card } from '../../data/cards.js';
import type { Frame } from './play-event.js';
import { askFreeAction } from '../operations/spend.js';
import type { Script, TwilightTable } from '../../table.js';
import { runSteps } from './steps/run.js';

const area = ['central_america', 'south_america'] as const;

/** 2 influence in one country; then a free coup, or realignments within one of both regions, or neither. */
export function* junta(t: TwilightTable, frame: Frame): Script<void> {
  yield* runSteps(t, frame, [{ do: 'place', side: 'player', points: 2, where: { within: area } }]);
  yield* askFreeAction(t, {
    side: frame.player,
    printed: card(frame.card).ops,
    countries: countriesIn(...area),
    oneRegion: true,
  });
}
