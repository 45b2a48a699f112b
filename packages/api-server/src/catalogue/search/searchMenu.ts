import { stemmer } from '@orama/stemmers/russian';
import type { Query } from 'minisearch';
import type { Menu } from '../menu';
import { phraseVariants } from './phraseVariants';
import { type Found, searchIndex } from './searchIndex';
import { wordsOf } from './words';

/** Words that say nothing about a dish, as in «роллы с лососем». */
const smallWords = new Set(['с', 'со', 'и', 'в', 'во', 'на', 'из', 'для', 'по', 'под']);

/** A shorter stem begins too many words. */
const minStem = 3;

/** Shorter words are not compared with typing errors. */
const minFuzzy = 4;

/** A phrase of many single letters would search the whole menu once for each: for seconds in a menu of 12,000 dishes. */
const maxWords = 8;

/** The words of a phrase that say something about a dish, or all when none does: someone types the first letter. */
function wordsToFind(phrase: string): readonly string[] {
  const words = [...new Set(wordsOf(phrase))];
  const kept = words.filter((word) => !smallWords.has(word));
  return (kept.length > 0 ? kept : words).slice(0, maxWords);
}

/** The beginning that all forms of a word share: «лосос» of «лососем». */
function stemOf(word: string): string {
  const stem = stemmer(word);
  return stem.length < minStem ? word : stem;
}

type Comparison = (words: readonly string[]) => Query;

const everyWord = (queries: Query[]): Query => ({ combineWith: 'AND', prefix: true, queries });

/** How a phrase is compared with the beginnings of words in the menu, the strictest comparison first. */
const comparisons: readonly Comparison[] = [
  (words) => everyWord([...words]),
  (words) => everyWord(words.map(stemOf)),
  // One wrong letter in five.
  (words) =>
    everyWord(
      words.map((word) => ({
        combineWith: 'OR',
        queries: [stemOf(word), { queries: [word], fuzzy: word.length >= minFuzzy && 0.2 }],
      })),
    ),
];

/**
 * Finds dishes and groups of the menu. The matched words are those that do not begin as typed: `филадельфия` for
 * «филодельфия». A more forgiving comparison is tried when the stricter ones have found nothing:
 * «кола» does not find «ролл». A phrase without a word finds nothing. The menu is in memory, because the embedded
 * database has no collation that lower-cases Cyrillic.
 */
export async function searchMenu(menu: Pick<Menu, 'products' | 'groups'>, phrase: string): Promise<Found> {
  const index = await searchIndex(menu);
  const variants = phraseVariants(phrase).map(wordsToFind);
  for (const compare of comparisons) {
    for (const words of variants) {
      const found = index.find(compare(words));
      if (found.products.length + found.groups.length === 0) continue;
      const typed = wordsToFind(phrase);
      const isAsTyped = (word: string) => typed.some((beginning) => word.startsWith(beginning));
      return { ...found, matchedWords: found.matchedWords.filter((word) => !isAsTyped(word)) };
    }
  }
  return { products: [], groups: [], matchedWords: [] };
}
