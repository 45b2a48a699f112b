/** A segment of a name, and whether it matches the phrase. */
export interface TextSegment {
  text: string;
  isMatch: boolean;
}

/** Ignores case, «ё» and kinds of space. The result has the length of the text, so that indices agree. */
function normalize(text: string): string {
  return Array.from(text, normalizeLetter).join('');
}

function normalizeLetter(letter: string): string {
  const small = letter.toLowerCase().replace('ё', 'е').replace(/\s/, ' ');
  return small.length === letter.length ? small : letter;
}

/**
 * Splits a name at the matches of the phrase (spec §2, Search panel). The segments are plain text, not HTML.
 */
export function highlight(name: string, phrase: string): TextSegment[] {
  const [text, searched] = [normalize(name), normalize(phrase.trim())];
  if (searched === '') return [{ text: name, isMatch: false }];
  const segments: TextSegment[] = [];
  let from = 0;
  for (let at = text.indexOf(searched); at !== -1; at = text.indexOf(searched, from)) {
    if (at > from) segments.push({ text: name.slice(from, at), isMatch: false });
    from = at + searched.length;
    segments.push({ text: name.slice(at, from), isMatch: true });
  }
  if (from < name.length) segments.push({ text: name.slice(from), isMatch: false });
  return segments;
}

/** Whether a name contains the phrase, compared as in `highlight`. */
export function containsPhrase(name: string, phrase: string): boolean {
  return phrase.trim() !== '' && normalize(name).includes(normalize(phrase.trim()));
}
