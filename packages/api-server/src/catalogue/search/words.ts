import { foldText } from '@storefront/domain';

/** Words as the search compares them, split at anything that is neither a letter nor a digit. */
export const wordsOf = (text: string): string[] =>
  foldText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
