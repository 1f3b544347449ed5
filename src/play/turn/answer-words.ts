// What an answer means in words, whatever its form: said back once it has been given.
import { asChoice, asCounts, asSheet } from '../../table/answer.js';
import type { Answer, Choose, Form } from '../../table/question.js';
import { keptOf } from '../../table/sheet.js';
import { sayer, type Text } from '../../table/text.js';
import type { desk } from '../../words/app/en/desk.js';

const t = sayer<typeof desk>('app');

/** What is chosen, part by part, as the form of its question tells it; ids that are not on offer are left out. */
export function chosenParts(form: Choose, chosen: readonly string[]): readonly Text[] {
  const options = new Map(form.options().map(({ id, text }) => [id, text]));
  const offered = chosen.filter((id) => options.has(id));
  return (
    form.told?.(offered) ??
    counted(
      offered.flatMap((id) => options.get(id) ?? []),
      form.ordered === true,
    )
  );
}

/** Equal parts are said once, with how many there are; where their order counts only those that follow each other. */
function counted(parts: readonly Text[], isOrdered: boolean): readonly Text[] {
  const runs: { readonly name: Text; count: number }[] = [];
  for (const name of parts) {
    const same = runs.findLast((run, n) => (n === runs.length - 1 || !isOrdered) && isEqual(run.name, name));
    if (same !== undefined) same.count += 1;
    else runs.push({ name, count: 1 });
  }
  return runs.map(({ name, count }) => (count === 1 ? name : t('ask.choose.times', { name, count })));
}

function isEqual(one: Text, other: Text): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** What an answer means, one text per part; empty when it holds nothing. */
export function echoParts(form: Form, answer: Answer | null): Text[] {
  switch (form.kind) {
    case 'choose':
      return [...chosenParts(form, asChoice(answer))];
    case 'spread': {
      const values = asCounts(answer);
      return form.rows().flatMap((row) => {
        const count = values[row.id] ?? 0;
        return count > 0 ? [t('ask.spread.row', { row: row.text, count })] : [];
      });
    }
    case 'orders': {
      return keptOf(form, asSheet(answer)).kept.map((order) => form.describe(order));
    }
  }
}

/** What an answer means, where it holds nothing what that is called. */
export function answerWords(form: Form, answer: Answer | null): readonly Text[] {
  const parts = echoParts(form, answer);
  if (parts.length > 0) return parts;
  return [(form.kind === 'spread' ? undefined : form.none) ?? t('ask.choose.none')];
}
