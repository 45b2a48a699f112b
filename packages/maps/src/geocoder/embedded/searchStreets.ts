import { type Street, streets } from './street';
import { parseSearchTerms } from './searchTerms';

/** A street that matches a query; `house` is the query's house number, «16к2». */
export type StreetMatch = { street: Street; score: number; house?: string };

type IndexedStreet = { street: Street; names: readonly string[]; kind?: string; places: readonly string[] };

const index: readonly IndexedStreet[] = streets.map((street) => {
  const { names, numbers, kind } = parseSearchTerms(street.title);
  const places = parseSearchTerms(`${street.places.join(' ')} ${street.district}`).names;
  // «Улица 1905 года»: a number in the title is part of the name.
  return { street, names: [...names, ...numbers], kind, places };
});

const EXACT = 4;
const BEGINNING = 3;
const TYPO = 2;
const PLACE = 1;
const KIND = 2;
const WHOLE_NAME = 3;

/** Streets with every word of the query in their name or place, best first; equal matches in the order of our list. */
export function searchStreets(query: string): readonly StreetMatch[] {
  const terms = parseSearchTerms(query);
  if (terms.names.length === 0 && terms.numbers.length === 0 && !terms.kind) return [];
  return index
    .flatMap((candidate) => matchStreet(candidate, terms) ?? [])
    .toSorted((first, second) => second.score - first.score);
}

function matchStreet(
  candidate: IndexedStreet,
  terms: ReturnType<typeof parseSearchTerms>,
): StreetMatch | undefined {
  const isSameKind = terms.kind !== undefined && terms.kind === candidate.kind;
  const ownNumbers = terms.numbers.filter((number) => candidate.names.includes(number));
  const scores = terms.names.map((word) => wordScore(word, candidate));
  if (scores.includes(0)) return undefined;
  // A query without a word of the name lists a street only by its kind alone («проспект») or by its town («Химки»).
  if (scores.length === 0 && ownNumbers.length === 0 && !(isSameKind && terms.numbers.length === 0))
    return undefined;
  const isNamed = scores.some((score) => score > PLACE) || ownNumbers.length > 0;
  const found = scores.filter((score) => score > PLACE).length + ownNumbers.length;
  // «Химки 5» names no street, so the number is not a house.
  const house = isNamed ? terms.numbers.filter((number) => !ownNumbers.includes(number)).at(-1) : undefined;
  const sum = scores.reduce((total, score) => total + score, 0) + ownNumbers.length * EXACT;
  const wholeName = found >= candidate.names.length ? WHOLE_NAME : found / candidate.names.length;
  return { street: candidate.street, score: sum + wholeName + (isSameKind ? KIND : 0), house };
}

function wordScore(word: string, { names, places }: IndexedStreet): number {
  const best = Math.max(0, ...names.map((name) => compare(word, name)));
  if (best > 0) return best;
  return places.some((place) => compare(word, place) > 0) ? PLACE : 0;
}

/** Tolerates one wrong, missing or extra letter at the end of a longer word. */
function compare(word: string, name: string): number {
  if (word === name) return EXACT;
  if (name.startsWith(word)) return BEGINNING;
  const stem = word.slice(0, -1);
  return stem.length >= 3 && name.startsWith(stem) && name.length - stem.length <= 2 ? TYPO : 0;
}
