// Questions on the data of their game: looked at whenever, by whomever, they offer and check what those data say.
import type { InstructionOffer, InstructionRules } from '../../../table/instruction.js';
import type { Form, Question } from '../../../table/question.js';
import { withData, type DataSet } from '../data/at-hand.js';
import { onItsData, setOf } from '../data/own-files.js';
import type { DownfallState } from '../state.js';
import type { DownfallView } from '../view.js';
import { instructions } from './instructions.js';

function formOn(form: Form, set: DataSet): Form {
  switch (form.kind) {
    case 'choose':
      return { ...form, options: () => withData(set, () => form.options()) };
    case 'spread': {
      const price = form.price?.bind(form);
      return {
        ...form,
        rows: () => withData(set, () => form.rows()),
        ...(price === undefined ? {} : { price: (values) => withData(set, () => price(values)) }),
      };
    }
    case 'orders': {
      const [subject, legal] = [form.subject?.bind(form), form.legal?.bind(form)];
      return {
        ...form,
        subjects: (sheet) => withData(set, () => form.subjects(sheet)),
        ...(subject === undefined ? {} : { subject: (id, sheet) => withData(set, () => subject(id, sheet)) }),
        step: (order, sheet) => withData(set, () => form.step(order, sheet)),
        ...(legal === undefined ? {} : { legal: (order, sheet) => withData(set, () => legal(order, sheet)) }),
        describe: (order) => withData(set, () => form.describe(order)),
      };
    }
  }
}

/** The same question, which reckons with a set whoever looks at it, and whenever. */
export function questionOn(question: Question, set: DataSet): Question {
  const review = question.review?.bind(question);
  return {
    ...question,
    form: formOn(question.form, set),
    fallback: () => withData(set, () => question.fallback()),
    ...(review === undefined ? {} : { review: (answer) => withData(set, () => review(answer)) }),
  };
}

function offerOn(offer: InstructionOffer, set: DataSet): InstructionOffer {
  const { value, filter } = offer;
  return {
    ...offer,
    ...(value === undefined ? {} : { value: questionOn(value, set) }),
    ...(filter === undefined ? {} : { filter: questionOn(filter, set) }),
  };
}

/** What a faction may leave to its staff, on the data of its game. */
export const instructionsOnData: InstructionRules<DownfallState, DownfallView> = {
  ...instructions,
  offers: onItsData((state: DownfallState, seat) =>
    instructions.offers(state, seat).map((offer) => offerOn(offer, setOf(state.data))),
  ),
  answer: (question, given, view) => withData(setOf(view.data), () => instructions.answer(question, given, view)),
};
