// Text from Discord as it can be stored and shown: without what is no character.

/** What no database text and no hash can hold: NUL and other controls but line ends and tabs, halves of surrogate pairs. */
const unfit = /[\p{Cs}]|(?![\n\r\t])\p{Cc}/gu;

/** A text without control characters and halves of surrogate pairs; what else it holds stays. */
export function plainText(text: string): string {
  return text.replace(unfit, '');
}

/** Somebody's name for showing: `?` where nothing that can be shown is left of it. */
export function plainName(name: string): string {
  const plain = plainText(name);
  return /[^\s\p{Cf}\p{Default_Ignorable_Code_Point}]/u.test(plain) ? plain : '?';
}

/** Words without the signs that make them stand out in a message, for where they would be read as they are. */
export function unmarked(words: string): string {
  return words.replaceAll(/\*\*|__|~~|`/g, '').replaceAll(/\\([^\w\s])/g, '$1');
}
