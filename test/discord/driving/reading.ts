// A message as a person reads it: what it offers by its labels, how it looks as a whole, and what nobody should be shown.
import type { SeenMessage } from '@fieldpost/local';

/** Everything there is to press or pick. */
export function offers({ buttons, menus }: SeenMessage): readonly string[] {
  return [...buttons.map(({ label }) => label), ...menus.flatMap(({ options }) => options.map(({ label }) => label))];
}

/** What a message says and offers, for whoever reads why a test failed. */
export function outline({ text, buttons, menus }: SeenMessage): string {
  return [
    text,
    ...menus.map(
      ({ placeholder, options }) => `<${placeholder ?? ''}: ${options.map(({ label }) => label).join(' | ')}>`,
    ),
    ...buttons.map(({ label, disabled }) => `[${label}${disabled ? ' -' : ''}]`),
  ].join('\n');
}

/** Whether a label is what somebody looks for: labels hold no markup, and are cut where Discord holds no more. */
export function isCalled(label: string, wanted: string): boolean {
  const bare = (one: string): string => one.replace(/[*_`\\]/gu, '').trim();
  if (!label.endsWith('…')) return label === wanted || bare(label) === bare(wanted);
  return label === wanted || bare(wanted).startsWith(bare(label.slice(0, -1)));
}

const odd = /undefined|null|NaN|\[object|\{\{|\}\}|\b(?:ask|report|say|refuse|unit|city|option|card|space)\.[a-z]\w+/u;

/** What is wrong with a message, whatever it says: a key instead of a sentence, two choices of one menu that look alike, a refusal. */
export function flaws(message: SeenMessage): readonly string[] {
  const { text, menus } = message;
  const details = menus.flatMap(({ options }) => options.flatMap(({ description }) => description ?? []));
  const alike = menus.flatMap(({ options }) =>
    options.filter(({ label }, at) => options.findIndex((one) => one.label === label) < at).map(({ label }) => label),
  );
  return [
    ...[text, ...offers(message), ...details].flatMap((one) => odd.exec(one)?.[0] ?? []).map((what) => `odd: ${what}`),
    ...alike.map((what) => `twice in a menu: ${what}`),
    ...(text.includes('⛔') ? ['refused'] : []),
  ];
}

/** Labels that are cut, so that their end can be read nowhere. */
export function cutLabels(message: SeenMessage): readonly string[] {
  return offers(message).filter((label) => label.endsWith('…'));
}
