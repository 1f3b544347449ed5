// Which English names stand behind the definite article in a sentence.

/** What begins or ends a name that says what it names: several lands or islands, a union or a realm, waters, a part of something larger. */
const kinds =
  /^(?:Bay|Gulf|Sea|Strait|Union) of\b|\b(?:Allies|Atlantic|Axis|Balkans|Bight|Canal|Caucasus|Channel|Coast|Colonies|Congo|East|Indies|Islands|Kingdom|Mediterranean|Netherlands|Northwest|Ocean|Okrug|Pacific|Philippines|Republic|Ruhr|Sea|Skagerrak|States|Straits|Union)$/;
/**
 * Names that take it beside those. Of the Soviet republics these are called after their people; the others begin with the name of the land,
 * which stands without it, as “Karelia” does in “Karelia S.S.R.”
 */
const others: ReadonlySet<string> = new Set([
  'Anglo-Egyptian Sudan',
  'Chinese Civil War',
  'Kazakh S.S.R.',
  'Yakut S.S.R.',
]);

/** Whether a name stands behind the definite article. What follows in brackets, such as who plays it, is passed over. */
function takesArticle(name: string): boolean {
  const bare = name.replace(/ \(.*$/u, '');
  return !/^the /iu.test(bare) && (kinds.test(bare) || others.has(bare));
}

/**
 * A name as it stands within a sentence: “the United States”, but “Japan”.
 * @param said one name, or several joined as English joins them, of which each gets its own.
 */
export function withArticle(said: string): string {
  return said
    .split(/(, and |, | and )/u)
    .map((part, index) => (index % 2 === 0 && takesArticle(part) ? `the ${part}` : part))
    .join('');
}

/** The same at the beginning of a sentence. */
export function withCapitalArticle(said: string): string {
  return withArticle(said).replace(/^the /u, 'The ');
}
