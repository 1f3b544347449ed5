// What is chosen in words, as the form of its question tells it.
import type { Choose } from './question.js';
import type { Text } from './text.js';

/** What is chosen, part by part; ids that are not on offer are left out. */
export function chosenParts(form: Choose, chosen: readonly string[]): readonly Text[] {
  const options = new Map(form.options().map(({ id, text }) => [id, text]));
  const offered = chosen.filter((id) => options.has(id));
  return form.told?.(offered) ?? offered.flatMap((id) => options.get(id) ?? []);
}
