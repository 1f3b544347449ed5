// An answer in the words in which the bot would tell it, for whoever types it.
import { asChoice, asCounts, asSheet } from '../../../src/table/answer.js';
import type { Answer, Form } from '../../../src/table/question.js';
import { t, type Voice } from '../../../src/discord/voice.js';

/** The words that end what has been typed, and agree to what is asked again. */
export const typedWords = {
  en: { done: 'done', confirm: 'confirm', yes: 'yes' },
  ko: { done: '끝', confirm: '확인', yes: '네' },
} as const;

/** An answer as the bot writes it: one line, or one for each order. */
export function wordsOf({ say }: Pick<Voice, 'say'>, form: Form, answer: Answer): readonly string[] {
  switch (form.kind) {
    case 'choose': {
      const options = new Map(form.options().map((option) => [option.id, option.text]));
      const names = asChoice(answer).map((id) => {
        const text = options.get(id);
        if (text === undefined) throw new Error(`not offered: ${id}`);
        return say(text);
      });
      if (names.length === 0) return [say(form.none ?? t('ask.choose.none'))];
      return [names.join(names.some((name) => name.includes(',')) ? '; ' : ', ')];
    }
    case 'spread': {
      const rows = form.rows();
      const counts = Object.entries(asCounts(answer)).flatMap(([id, count]) => {
        const row = rows.find((one) => one.id === id);
        return row === undefined ? [] : [say(t('ask.spread.row', { row: row.text, count }))];
      });
      return counts.length === 0 ? [] : [counts.join(', ')];
    }
    case 'orders':
      return asSheet(answer).map((order) => say(form.describe(order)));
  }
}
