// How I Learned to Stop Worrying: the player sets DEFCON at will.
import { chooseOne } from '../../questions/ask.js';
import { charged, setDefcon } from '../effects/defcon.js';
import { setMilOps } from '../effects/military-operations.js';
import type { Frame } from './play-event.js';
import { cardName, say } from '../../reports/names.js';
import type { Script, TwilightTable } from '../../table.js';
import { eventKey } from './steps/resolve.js';

const levels = ['1', '2', '3', '4', '5'] as const;

/** DEFCON to any level, military operations to 5. */
export function* stopWorrying(t: TwilightTable, frame: Frame): Script<void> {
  const { state } = t;
  const { player } = frame;
  const suicide = charged(state) === player;
  const level = yield* chooseOne(t, {
    key: eventKey(frame),
    side: player,
    text: say('ask.stopWorrying', { card: cardName(frame.card), level: state.defcon }),
    about: { card: frame.card, defcon: state.defcon },
    ways: levels.map((id) => ({
      id,
      text: say('event.defconLevel', { level: id }),
      danger: id === '1' && suicide ? say('danger.certain') : undefined,
    })),
    fallback: levels.find((id) => Number(id) === state.defcon) ?? '5',
  });
  setDefcon(t, Number(level));
  setMilOps(t, player, 5);
}
