const prepositions = /(^|[^\p{L}\p{N}])((?:[авикосуя] )+)(?=\S)/giu;

/** A text whose one-letter words, such as «в» and «с», do not end a line (visual direction, Type). */
export function bindPrepositions(text: string): string {
  return text.replace(
    prepositions,
    (_, before: string, words: string) => before + words.replaceAll(' ', '\u00A0'),
  );
}
