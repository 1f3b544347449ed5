// What a nation can do in its Air step (Total War).
import type { Choose, Option, Question } from '../../../table/question.js';
import { card, type CardId } from '../data/cards.js';
import { wardOf, type Nation } from '../data/nations.js';
import { nationName, say } from '../reports/names.js';
import { airPlaces, airReserve, airSpaces, suppliedAir, superiorityPlaces } from '../rules/air.js';
import { ownGround } from '../rules/places.js';
import type { QmgState } from '../state.js';
import { framed } from './ask.js';

/** An action with the nation's own Air Forces, or with that of France or China. */
export type AirChoice = 'deploy' | 'superiority' | 'marshal' | 'marshalWard' | 'takeOff';

/** The cards that may be discarded to marshal. */
export function marshalCards({ hand }: QmgState, nation: Nation): readonly CardId[] {
  return hand[nation];
}

/** Asks for one of the actions that are left, or none; null when there is none to take. */
export function airQuestion(
  state: QmgState,
  nation: Nation,
  left: ReadonlySet<AirChoice>,
): Question<Choose<AirChoice>> | null {
  const hand = state.hand[nation];
  const power = hand.some((id) => card(id).type === 'air-power');
  const ward = wardOf(nation);
  const free = airReserve(state, nation) > 0 || airSpaces(state, nation).length > 0;
  const able: Readonly<Record<Exclude<AirChoice, 'takeOff'>, boolean>> = {
    deploy: power && free && airPlaces(state, nation).length > 0,
    superiority: power && superiorityPlaces(state, nation).length > 0,
    marshal: hand.length > 0 && suppliedAir(state, nation).length > 0,
    marshalWard: ward !== undefined && hand.length > 0 && suppliedAir(state, ward).length > 0,
  };
  const all = ['deploy', 'superiority', 'marshal', 'marshalWard'] as const;
  const options = all
    .filter((id) => left.has(id) && able[id])
    .map((id): Option<AirChoice> => ({
      id,
      text: id === 'marshalWard' ? say('air.marshalWard', { nation: nationName(ward ?? nation) }) : say(`air.${id}`),
      detail: say(`air.${id}.detail`),
    }));
  if (options.length === 0) return null;
  const takeOff: Option<AirChoice> = { id: 'takeOff', text: say('play.takeOff') };
  return {
    ...framed(state, { key: 'air', nation, text: say('ask.air'), places: ownGround(state, nation) }),
    form: { kind: 'choose', min: 0, max: 1, none: say('air.none'), options: () => [...options, takeOff] },
    fallback: () => [],
  };
}
