// A table of Twilight Struggle for tests of single scripts: a position, dice to come, answers by the key of their question.
import { check, forcedAnswer } from '../../../../src/table/answer.js';
import { SeededDice } from '../../../../src/table/dice.js';
import type { Answer, Question } from '../../../../src/table/question.js';
import type { Audience, Request, Script } from '../../../../src/table/script.js';
import type { Text } from '../../../../src/table/text.js';
import { ForcedDice } from '../../../../src/scenario/forced-dice.js';
import type { CardId } from '../../../../src/games/twilight-struggle/data/cards.js';
import { type CountryId, countryIds } from '../../../../src/games/twilight-struggle/data/countries.js';
import { noteReach } from '../../../../src/games/twilight-struggle/phases/effects/influence.js';
import { optionsSchema, type TwilightOptions } from '../../../../src/games/twilight-struggle/options.js';
import { setup } from '../../../../src/games/twilight-struggle/setup.js';
import type { TwilightState, TwilightTable } from '../../../../src/games/twilight-struggle/state.js';

/** Influence as `US/USSR` by country. */
export type Standing = Readonly<Partial<Record<CountryId, readonly [us: number, ussr: number]>>>;

/** A position to test with: an empty board but for `influence`, the USSR on turn in round 1, hands as given. */
export interface Given {
  readonly options?: Partial<TwilightOptions>;
  readonly influence?: Standing;
  readonly us?: readonly CardId[];
  readonly ussr?: readonly CardId[];
  readonly change?: (state: TwilightState) => void;
}

/** Builds a position; cards in hands are taken out of the deck. */
export function position({ options = {}, influence = {}, us = [], ussr = [], change }: Given = {}): TwilightState {
  const { state } = setup(optionsSchema.parse(options), new SeededDice('position'));
  for (const id of countryIds) {
    const [own, other] = influence[id] ?? [0, 0];
    state.influence[id] = { us: own, ussr: other };
  }
  state.hands = { us: [...us], ussr: [...ussr] };
  state.deck = state.deck.filter((id) => !us.includes(id) && !ussr.includes(id));
  state.round = 1;
  state.phasing = 'ussr';
  change?.(state);
  noteReach(state);
  return state;
}

export interface Told {
  readonly text: Text;
  readonly to: Audience;
}

/** A table whose dice fall as given. */
export class TestTable implements TwilightTable {
  readonly told: Told[] = [];
  readonly dice: ForcedDice;

  constructor(
    readonly state: TwilightState,
    dice: readonly number[] = [],
    picks: readonly string[] = [],
  ) {
    this.dice = new ForcedDice('test', 0, dice, picks);
  }

  ask: TwilightTable['ask'] = function* (question) {
    return (yield { kind: 'ask', question }) as never;
  };

  together: TwilightTable['together'] = function* (branches, script) {
    return (yield {
      kind: 'together',
      branches: branches.map((id) => ({ id, script: () => script(id) })),
      closes: 'final',
    }) as never;
  };
  window: TwilightTable['window'] = function* () {
    yield* [];
    throw new Error('no event opens a window');
  };

  tell(text: Text, options: { readonly to?: Audience } = {}): void {
    this.told.push({ text, to: options.to ?? 'all' });
  }

  reveal(): void {
    this.told.push({ text: { key: 'reveal' }, to: [] });
  }

  /** Keys of what everybody was told. */
  get keys(): readonly string[] {
    return this.told.filter(({ to }) => to === 'all').map(({ text }) => text.key);
  }
}

/** An answer by the key of its question. */
export type Reply = readonly [key: string, answer: Answer];

/** Runs a script: replies in order, forced answers in between. Throws on a question nobody answers and on a refused reply. */
export function run<R>(script: Script<R>, replies: readonly Reply[] = []): R {
  const left = [...replies];
  const result = drive(script, left);
  if (left.length > 0) throw new Error(`never asked: ${left.map(([key]) => key).join(', ')}`);
  return result;
}

function drive<R>(script: Script<R>, left: Reply[]): R {
  let step = script.next();
  while (step.done !== true) step = script.next(respond(step.value, left));
  return step.value;
}

function respond(request: Request, left: Reply[]): unknown {
  if (request.kind === 'ask') return reply(request.question, left);
  return new Map(request.branches.map(({ id, script }) => [id, drive(script(), left)]));
}

function reply(question: Question, left: Reply[]): Answer {
  const next = left[0];
  if (next?.[0] === question.key) {
    left.shift();
    const checked = check(question, next[1]);
    if (!checked.ok) throw new Error(`refused: ${checked.refusals.map(({ key }) => key).join(', ')}`);
    return checked.answer;
  }
  const forced = question.idle === 'wait' ? undefined : forcedAnswer(question);
  if (forced === undefined) throw new Error(`unexpected question ${question.key} to ${question.seat}`);
  return forced;
}

/** The first question a script asks. */
export function firstQuestion(script: Script<unknown>): Question {
  const step = script.next();
  if (step.done === true || step.value.kind !== 'ask') throw new Error('no question');
  return step.value.question;
}

/** Ids of the options of a question. */
export function offered(question: Question): readonly string[] {
  if (question.form.kind === 'choose') return question.form.options().map(({ id }) => id);
  if (question.form.kind === 'spread') return question.form.rows().map(({ id }) => id);
  return question.form.subjects([]).map(({ id }) => id);
}

/** Ids of the options that carry a warning. */
export function dangerous(question: Question): readonly string[] {
  if (question.form.kind !== 'choose') return [];
  return question.form
    .options()
    .filter(({ danger }) => danger !== undefined)
    .map(({ id }) => id);
}
