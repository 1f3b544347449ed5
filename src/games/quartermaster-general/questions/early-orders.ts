// Orders that a nation gives for its next turn, checked again when their time comes.
import { asChoice } from '../../../table/answer.js';
import type { Instructed, Instruction, InstructionOffer } from '../../../table/instruction.js';
import type { Choose } from '../../../table/question.js';
import type { Text } from '../../../table/text.js';
import { card } from '../data/cards.js';
import { nations, type Nation } from '../data/nations.js';
import { spaceIds } from '../data/spaces.js';
import { effectText } from '../reports/card-text.js';
import { cardName, say } from '../reports/names.js';
import { isPlayable } from '../rules/worth.js';
import type { QmgState } from '../state.js';
import { cardsForm } from './ask.js';
import { plain, spacesForm } from './instruction-forms.js';

/** Orders for the next turn, by the question they answer. */
const early = {
  play: 'early.play',
  place: 'early.place',
  battle: 'early.battle',
  discard: 'early.discard',
  air: 'early.air',
} as const;
type EarlyKey = (typeof early)[keyof typeof early];

/** One of the actions of an Air step. */
const airForm: Choose = {
  kind: 'choose',
  min: 1,
  max: 1,
  options: () => (['deploy', 'superiority', 'marshal'] as const).map((id) => ({ id, text: say(`air.${id}`) })),
};

function find(given: readonly Instruction[], key: string): Instruction | undefined {
  return given.find((one) => one.key === key);
}

/** What a nation can order for its next turn. */
export function earlyOffers(state: QmgState, nation: Nation): readonly InstructionOffer[] {
  const hand = state.hand[nation];
  if (hand.length === 0) return [];
  const group = say('group.early');
  const offer = (key: EarlyKey, text: Text, form: Choose, fallback: () => readonly string[]): InstructionOffer => ({
    key,
    text,
    group,
    modes: ['use'],
    early: true,
    until: nations.indexOf(nation) < nations.indexOf(state.active) ? state.round + 1 : state.round,
    value: plain(key, nation, text, form, fallback),
  });
  const instead = state.status[nation].filter((id) => card(id).window === 'instead');
  const plays: Choose = {
    kind: 'choose',
    min: 1,
    max: 1,
    options: () => [
      ...cardsForm(hand.filter(isPlayable), 0, 1)
        .options()
        .map(({ id, text }) => ({ id, text, group: say(`type.${card(id).type}`), detail: effectText(id) })),
      ...instead.map((id) => ({ id, text: say('play.use', { card: cardName(id) }), group: say('group.table') })),
    ],
  };
  return [
    offer(early.play, say('instruct.early.play'), plays, () => hand.slice(0, 1)),
    offer(early.place, say('instruct.early.place'), spacesForm(spaceIds, 8, true), () => ['germany']),
    offer(early.battle, say('instruct.early.battle'), spacesForm(spaceIds, 8, true), () => ['germany']),
    ...(state.options.totalWar ? [offer(early.air, say('instruct.early.air'), airForm, () => ['deploy'])] : []),
    offer(early.discard, say('instruct.early.discard'), cardsForm(hand, 1, hand.length), () => hand.slice(0, 1)),
  ];
}

/** An order given early: the first of what was named that is on offer; handed back when nothing is. */
export function ordered(
  key: 'play' | 'place' | 'battle' | 'air',
  ids: readonly string[],
  given: readonly Instruction[],
): Instructed | undefined {
  const one = find(given, early[key]);
  if (one === undefined) return undefined;
  const wanted = asChoice(one.value).find((id) => ids.includes(id));
  if (wanted !== undefined) return { kind: 'answer', value: [wanted], keys: [early[key]] };
  return { kind: 'handBack', keys: [early[key]], reason: say(`instruct.gone.${key}`) };
}

/** The first of the spaces that were named for pieces in which an Air Force may be placed or take superiority. */
export function placed(ids: readonly string[], given: readonly Instruction[]): Instructed | undefined {
  const wanted = asChoice(find(given, early.place)?.value ?? []).find((id) => ids.includes(id));
  return wanted === undefined ? undefined : { kind: 'answer', value: [wanted], keys: [early.place] };
}

/** What was to be discarded, as far as it is still there; or nothing, where that is said once and for all. */
export function discarded(form: Choose, given: readonly Instruction[]): Instructed | undefined {
  const one = find(given, early.discard);
  if (one !== undefined) {
    // What was played or paid since is not there to be discarded.
    const most = new Map(form.options().map(({ id, max = 1 }) => [id, max]));
    const value = asChoice(one.value).filter((id) => {
      const left = most.get(id) ?? 0;
      most.set(id, left - 1);
      return left > 0;
    });
    return { kind: 'answer', value, keys: [early.discard] };
  }
  return find(given, 'discard') === undefined ? undefined : { kind: 'answer', value: [], keys: ['discard'] };
}
