/** Normalised words: lower case, «е» for «ё» and «э», split at anything that is neither a letter nor a digit. */
export const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replaceAll(/[ёэ]/g, 'е')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
