// Ways of using a card as options, with what each brings and risks.
import type { Text } from '../../../table/text.js';
import type { CardId } from '../data/cards.js';
import { perilOf } from '../rules/perils.js';
import type { Side } from '../data/terms.js';
import type { Source } from '../rules/events.js';
import { useWay } from './operations.js';
import { say } from '../reports/names.js';
import type { TwilightState } from '../state.js';
import type { Way } from '../../../table/ask.js';
import { bringsEvent, cardGrant, isUse, legalModes, type Mode } from '../rules/card-uses.js';

/** A way of using a card as an option, with what it brings and what it risks. */
export function modeWay(state: TwilightState, side: Side, id: CardId, mode: Mode, source: Source): Way<Mode> {
  const own = modeText(state, side, id, mode, source);
  const lets = mode === 'event' || (mode !== 'space' && mode !== 'cancel' && mode !== 'lightning');
  const occurs = mode === 'event' || bringsEvent(state, side, id, source);
  const danger =
    mode === 'lightning' || (id === 'first_lightning' && mode !== 'space')
      ? state.defcon === 2
        ? say('danger.certain')
        : undefined
      : lets && occurs
        ? eventDanger(state, side, id, source)
        : undefined;
  const lost = id === 'the_china_card' && side === 'us' && state.effects.formosan ? say('danger.formosan') : undefined;
  return { ...own, danger: danger ?? own.danger ?? lost };
}

function modeText(state: TwilightState, side: Side, id: CardId, mode: Mode, source: Source): Way<Mode> {
  if (isUse(mode)) {
    const then = mode !== 'space' && bringsEvent(state, side, id, source);
    const grant = { ...cardGrant(state, side, id, true), then: then ? id : undefined };
    const way = useWay(state, grant, mode);
    return { ...way, text: then ? say('mode.opsThenEvent', { use: way.text }) : way.text };
  }
  return { id: mode, text: say(`mode.${mode}`), detail: say(`mode.${mode}Detail`) };
}

/** The warning for choosing a card when every way to use it carries one. */
export function dangerOfAll(state: TwilightState, side: Side, id: CardId): Text | undefined {
  const dangers = legalModes(state, side, id, 'round').map((mode) => modeWay(state, side, id, mode, 'round').danger);
  return dangers.every((danger) => danger !== undefined) ? dangers[0] : undefined;
}

/** The warning for letting a card's event occur. */
export function eventDanger(state: TwilightState, side: Side, id: CardId, source: Source): Text | undefined {
  const kind = perilOf(state, side, id, source);
  return kind === undefined ? undefined : say(`danger.${kind}`);
}
