// The parts of an instruction, each as a question, so that they are shown, pressed and typed like any other.
import { asChoice } from '../../table/answer.js';
import type { Instruction } from '../../table/instruction.js';
import type { Answer, Choose, Question } from '../../table/question.js';
import type { Text } from '../../table/text.js';
import { inWordsOf, say } from '../change/refuse.js';
import type { InstructionInfo } from './instructions.js';

/** What changes of an instruction; null takes it back. */
type InstructionChange = Partial<Omit<Instruction, 'key'>> | null;

/** One part of an instruction. */
export interface InstructionPart {
  readonly id: 'value' | 'mode' | 'filter' | 'fallback' | 'times' | 'until' | 'priority';
  readonly question: Question;
  /** What is set now; null for nothing. */
  readonly saved: Answer | null;
  change(answer: Answer): InstructionChange;
}

/** How many game turns ahead an instruction can be limited to. */
const mostTurns = 5;
const priorities = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

/** The parts of an instruction that can be set, the most important first; there is always at least one. */
export function partsOf(kind: string, info: InstructionInfo): readonly InstructionPart[] {
  const { offer, saved, seat, turn } = info;
  const about = inWordsOf(kind, offer.text);
  const oneOf = (
    id: InstructionPart['id'],
    options: readonly (readonly [id: string, text: Text])[],
    now: string | null,
    change: (id: string) => InstructionChange,
  ): InstructionPart => {
    const form: Choose = {
      kind: 'choose',
      min: 1,
      max: 1,
      options: () => options.map(([one, text]) => ({ id: one, text })),
    };
    const text = say(`instruction.${id}`, { about });
    const key = `${offer.key}.${id}`;
    const question: Question<Choose> = { key, seat, text, pace: 'turn', form, fallback: () => [options[0]?.[0] ?? ''] };
    return { id, question, saved: now === null ? null : [now], change: (answer) => change(asChoice(answer)[0] ?? '') };
  };

  const parts: InstructionPart[] = [];
  if (offer.value !== undefined) {
    const mode = saved === null && offer.modes.includes('use') ? { mode: 'use' as const } : {};
    const text = inWordsOf(kind, offer.value.text);
    const question = { ...offer.value, seat, key: `${offer.key}.value`, text };
    parts.push({ id: 'value', question, saved: saved?.value ?? null, change: (value) => ({ ...mode, value }) });
  }
  if (offer.modes.length > 1 || saved !== null || offer.value === undefined) {
    const modes = offer.modes.map((mode) => [mode, say(`instruction.mode.${mode}`)] as const);
    parts.push(
      oneOf('mode', [...modes, ['off', say('instruction.mode.off')]], saved?.mode ?? null, (id) => {
        const mode = offer.modes.find((one) => one === id);
        return mode === undefined ? null : { mode };
      }),
    );
  }
  if (saved === null) return parts;
  if (offer.filter !== undefined) {
    const question = { ...offer.filter, seat, key: `${offer.key}.filter`, text: inWordsOf(kind, offer.filter.text) };
    parts.push({ id: 'filter', question, saved: saved.filter, change: (filter) => ({ filter }) });
  }
  if (saved.mode === 'ask' && offer.modes.includes('use')) {
    const choices = [
      ['pass', say('instruction.fallback.pass')],
      ['use', say('instruction.fallback.use')],
    ] as const;
    parts.push(oneOf('fallback', choices, saved.fallback, (id) => ({ fallback: id === 'use' ? 'use' : 'pass' })));
  }
  if (offer.early !== true && offer.until === undefined) {
    const choices = [
      ['always', say('instruction.times.always')],
      ['once', say('instruction.times.once')],
    ] as const;
    parts.push(oneOf('times', choices, saved.once ? 'once' : 'always', (id) => ({ once: id === 'once' })));
  }
  if (turn !== null && offer.until === undefined) {
    const limits = Array.from({ length: mostTurns }, (_, ahead): readonly [string, Text] => [
      String(turn.number + ahead),
      ahead === 0
        ? say('instruction.until.this', { turn: inWordsOf(kind, turn.text) })
        : say('instruction.until.more', { count: ahead }),
    ]);
    const now = saved.until === null ? 'always' : String(saved.until);
    parts.push(
      oneOf('until', [['always', say('instruction.until.always')], ...limits], now, (id) => ({
        until: id === 'always' ? null : Number(id),
      })),
    );
  }
  if (offer.ranked === true) {
    const choices = priorities.map((n) => [String(n), say('instruction.priority.number', { n })] as const);
    parts.push(oneOf('priority', choices, String(saved.priority), (id) => ({ priority: Number(id) })));
  }
  return parts;
}
