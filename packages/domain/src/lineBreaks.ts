const prepositions = /(^|[^\p{L}\p{N}])((?:[авикосуя] )+)(?=\S)/giu;
const abbreviation = /(\p{L})-(?=\p{L}(?!\p{L}))/gu;

/** A text whose one-letter words, such as «в» and «с», do not end a line (visual direction, Type). */
export function bindPrepositions(text: string): string {
  return text.replace(
    prepositions,
    (_, before: string, words: string) => before + words.replaceAll(' ', '\u00A0'),
  );
}

/**
 * An address whose «пр-д», «пр-т» and «б-р» do not break at the hyphen. Word joiners do it: the font has no
 * non-breaking hyphen. For display only, since the characters stay in what is copied or searched.
 */
export function bindAbbreviations(address: string): string {
  return address.replace(abbreviation, '$1\u2060-\u2060');
}
