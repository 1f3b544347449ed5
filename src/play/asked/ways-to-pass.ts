// The ways in which a seat can pass in all reaction windows for a while.
import type { Option, SeatId } from '../../table/question.js';
import type { Snapshot } from '../change/snapshot.js';

/** What is offered to a seat beside each window; nothing where its game knows no such thing. */
export function waysToPass({ rules, position }: Pick<Snapshot, 'rules' | 'position'>, seat: SeatId): readonly Option[] {
  const { instructions } = rules;
  if (instructions?.passing === undefined || position === null) return [];
  const offer = instructions.offers(position.replay.state, seat).find(({ key }) => key === instructions.passing);
  return offer?.value?.form.kind === 'choose' ? offer.value.form.options() : [];
}
