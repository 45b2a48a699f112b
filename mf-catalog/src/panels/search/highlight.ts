import { foldText } from '@storefront/domain';

/** A segment of a name, and whether it matches the phrase. */
export interface TextSegment {
  text: string;
  isMatch: boolean;
}

/** What was searched for. */
export interface Searched {
  /** As it was typed. */
  phrase: string;
  /** Words that the back end took the phrase for, as `foldText` makes them: `рамен` for «hfvty». */
  matchedWords: readonly string[];
}

/** Splits a name at the matches of the phrase (spec §2, Search panel). The segments are plain text, not HTML. */
export function highlight(name: string, searched: Searched): TextSegment[] {
  const segments: TextSegment[] = [];
  let from = 0;
  for (const { start, end } of matchesIn(name, searched)) {
    if (start > from) segments.push({ text: name.slice(from, start), isMatch: false });
    segments.push({ text: name.slice(start, end), isMatch: true });
    from = end;
  }
  if (from < name.length) segments.push({ text: name.slice(from), isMatch: false });
  return segments;
}

/** Whether a name contains the phrase, compared as in `highlight`. */
export const containsPhrase = (name: string, phrase: string): boolean =>
  phrase.trim() !== '' && foldText(name).includes(foldText(phrase.trim()));

const word = /[\p{L}\p{N}]+/gu;

/** A shorter word is marked only where it is a whole word: «с» is not marked in «сыром». */
const minBeginning = 3;

/** Where the phrase stands in a name; where it does not, the words that match or begin with a word of the phrase. */
function matchesIn(name: string, { phrase, matchedWords }: Searched): { start: number; end: number }[] {
  const text = foldText(name);
  if (containsPhrase(name, phrase)) return placesOf(foldText(phrase.trim()), text);
  const typed: readonly string[] = foldText(phrase).match(word) ?? [];
  const whole = new Set([...typed, ...matchedWords]);
  return Array.from(text.matchAll(word)).flatMap(({ 0: found, index: start }) => {
    const matched = whole.has(found)
      ? found
      : typed.find((beginning) => beginning.length >= minBeginning && found.startsWith(beginning));
    return matched === undefined ? [] : { start, end: start + matched.length };
  });
}

function placesOf(phrase: string, text: string) {
  const places: { start: number; end: number }[] = [];
  for (let start = text.indexOf(phrase); start !== -1; start = text.indexOf(phrase, start + phrase.length))
    places.push({ start, end: start + phrase.length });
  return places;
}
