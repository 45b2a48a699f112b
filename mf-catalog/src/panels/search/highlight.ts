import { foldText } from '@storefront/domain';

/** A segment of a name, and whether it matches the phrase. */
export interface TextSegment {
  text: string;
  isMatch: boolean;
}

/**
 * Splits a name at the matches of the phrase (spec §2, Search panel). The segments are plain text, not HTML.
 */
export function highlight(name: string, phrase: string): TextSegment[] {
  const [text, searched] = [foldText(name), foldText(phrase.trim())];
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
  return phrase.trim() !== '' && foldText(name).includes(foldText(phrase.trim()));
}
